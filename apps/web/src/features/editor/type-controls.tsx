import type { Customization } from '@brandwright/engine';
import type { Dispatch } from 'react';
import type { Letter } from './edited-logo.ts';
import type { EditorEvent } from './editor-state.ts';
import { FontRow } from './font-row.tsx';
import { KerningRow } from './kerning-row.tsx';
import type { Opened } from './opened.ts';
import { SliderRow } from './slider-row.tsx';

interface Props {
  readonly now: Customization;
  readonly letters: readonly Letter[];
  readonly opened: Opened;
  readonly pair: number | null;
  readonly pickPair: (pair: number | null) => void;
  readonly dispatch: Dispatch<EditorEvent>;
}

/** Font, sizes, and the space of single pairs. */
export function TypeControls({ now, letters, opened, pair, pickPair, dispatch }: Props) {
  return (
    <>
      <FontRow font={now.fontFamily} fonts={opened.fonts} designed={opened.designed.shown.fontFamily} dispatch={dispatch} />
      <SliderRow label="Text size" field="textSize" value={now.textSize} most={200} dispatch={dispatch} />
      <SliderRow label="Spacing" field="spacing" value={now.spacing} most={200} dispatch={dispatch} />
      <KerningRow letters={letters} kerning={now.kerning} pair={pair} pickPair={pickPair} dispatch={dispatch} />
    </>
  );
}
