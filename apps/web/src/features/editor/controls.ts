import type { Dispatch } from 'react';
import type { Surroundings } from '../../drawing-worker/tasks/surroundings.ts';
import type { EditedLogo } from './edited-logo.ts';
import type { EditorEvent, EditorState } from './editor-state.ts';
import type { Opened } from './opened.ts';
import type { Versions } from './version-controls.tsx';

/** Both are one step that can be undone. */
export interface Resets {
  /** Back to the design as it came. */
  readonly toDesign: () => void;
  /** The product's own settings, whatever the design. */
  readonly toDefaults: () => void;
}

/** What the inspector works with. */
export interface Controls {
  readonly state: EditorState;
  readonly dispatch: Dispatch<EditorEvent>;
  readonly logo: EditedLogo;
  readonly surroundings: Surroundings | null;
  readonly opened: Opened;
  readonly pair: number | null;
  readonly pickPair: (pair: number | null) => void;
  readonly say: (sentence: string) => void;
  readonly resets: Resets;
  readonly versions: Versions;
}
