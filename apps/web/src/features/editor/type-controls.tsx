import type { Controls } from './controls.ts';
import { FontRow } from './font-row.tsx';
import { KerningRow } from './kerning-row.tsx';
import { SliderRow } from './slider-row.tsx';

/** Font, sizes, and the space of single pairs. */
export function TypeControls({ state: { now }, dispatch, logo, opened, pair, pickPair }: Controls) {
  return (
    <>
      <FontRow font={now.fontFamily} fonts={opened.fonts} designed={opened.designed.shown.fontFamily} dispatch={dispatch} />
      <SliderRow label="Text size" field="textSize" value={now.textSize} most={200} dispatch={dispatch} />
      <SliderRow label="Spacing" field="spacing" value={now.spacing} most={200} dispatch={dispatch} />
      <KerningRow letters={logo.letters} kerning={now.kerning} pair={pair} pickPair={pickPair} dispatch={dispatch} />
    </>
  );
}
