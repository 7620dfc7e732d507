import type { FreeDesign } from '@brandwright/engine';

/** Disc for the icon, bars for the words. */
const sketches: Readonly<Record<FreeDesign['layout'], string>> = {
  stacked: 'M60 10a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM34 35h52v9H34z',
  inline: 'M31 21a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM46 25h52v10H46z',
  'icon-left': 'M38 14a16 16 0 1 1 0 32a16 16 0 1 1 0-32zM62 17h34v11H62zM62 33h26v11H62z',
};

/** A layout while there is no name to show it with. */
export function LayoutSketch({ layout }: { readonly layout: FreeDesign['layout'] }) {
  return (
    <svg className="layout-sketch" viewBox="0 0 120 60" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={sketches[layout]} />
    </svg>
  );
}
