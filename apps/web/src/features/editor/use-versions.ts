import { type Design, readCustomization } from '@brandwright/engine';
import type { Dispatch } from 'react';
import type { SavedVersion } from '../../draft/brand-draft.ts';
import { patchDraft, readDraft, useDraft } from '../../draft/draft.ts';
import type { EditorEvent, Settings } from './editor-state.ts';
import type { Versions } from './version-controls.tsx';

interface Stand {
  /** The design under the name that was last drawn. */
  readonly design: Design;
  readonly settings: Settings;
  readonly dispatch: Dispatch<EditorEvent>;
  readonly say: (sentence: string) => void;
}

/** Versions in the draft: of the design on the desk one is opened as a step that can be undone, of another in its place. */
export function useVersions({ design, settings, dispatch, say }: Stand): Versions {
  const saved = useDraft()?.savedVersions ?? [];
  const others = (name: string): readonly SavedVersion[] => readDraft().savedVersions.filter((one) => one.name !== name);
  return {
    saved,
    save(name) {
      const { name: _, ...customization } = settings;
      patchDraft({ savedVersions: [...others(name), { name, design, customization }] });
      say(`Saved as ${name}`);
    },
    open(version) {
      if (version.design.id === design.id) {
        dispatch({ kind: 'changed', change: readCustomization(version.customization) });
      } else {
        const { design: selectedLogo, customization: logoCustomization } = version;
        patchDraft({ selectedLogo, logoCustomization, businessName: selectedLogo.name });
      }
      say(`Opened ${version.name}`);
    },
    remove({ name }) {
      patchDraft({ savedVersions: others(name) });
      say(`Deleted ${name}`);
    },
  };
}
