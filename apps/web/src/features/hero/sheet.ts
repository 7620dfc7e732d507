import { type Design, drawing, frame, printSvg, type Variant } from '@brandwright/engine';
import { anchorsOf } from '../home-showcase/anchors.ts';
import { captionInk, cell, inline, type Picture, type Proof, type Sheet, sentenceCase } from './picture.ts';

/** Prints a set, some 7 ms of work. The same code runs in the build and in the worker, and gives the same bytes. */
export const sheetOf = (name: string, designs: readonly Design[]): Sheet => ({
  name,
  pictures: designs.map(pictureOf),
  proofs: proofsOf(designs),
});

function pictureOf(design: Design): Picture {
  const full = drawing(design, 'full');
  return {
    id: design.id,
    name: design.name,
    caption: sentenceCase(design.style),
    ground: full.paints.ground ?? paper,
    ink: captionInk(design),
    art: inline(printSvg(frame(full, cell.width, cell.height, { steps }), { ground: false })),
    file: printSvg(full, { title: design.name }),
  };
}

const paper = '#FFFFFF';

/** A tenth of a pixel: the page's eight logos and six proofs are a quarter lighter than on the engine's own grid. */
const steps = 10;

/** The small pictures beside the claims, in pixels of the page, so that 16 and 32 are true sizes. */
export const proofSize = { width: 112, height: 84 } as const;

/** Six claims, each shown on the design of the sheet that shows it best. */
function proofsOf(designs: readonly Design[]): Proof[] {
  const marked = designs.filter(({ scene }) => scene.shapes.some((shape) => shape.part === 'mark'));
  const lettered = designs.filter((design) => !marked.includes(design));
  const pick = (list: readonly Design[], i: number): Design => {
    const from = list.length > 0 ? list : designs;
    return from[i % from.length] as Design;
  };
  return [
    proof('letters', pick(lettered, 0), 'full'),
    proof('mark', pick(marked, 0), 'mark'),
    proof('dark', pick(marked, 1), 'on-dark'),
    outlined('vector', designs),
    proof('mono', pick(marked, 2), 'mono-black'),
    small('small', pick(marked, 3)),
  ];
}

function proof(key: string, design: Design, variant: Variant): Proof {
  const picture = drawing(design, variant);
  const framed = frame(picture, proofSize.width, proofSize.height, { area: 0.26, wide: 0.76, tall: 0.62, steps });
  return { key, ground: picture.paints.ground ?? paper, art: inline(printSvg(framed, { ground: false })) };
}

/** Points of a curve that can still be told apart in a small picture. */
const legible = 36;

/** The outlines themselves, with the points they run through: of the mark that is neither too plain nor too busy for it. */
function outlined(key: string, designs: readonly Design[]): Proof {
  const points = ({ avatar }: Design): number =>
    avatar.shapes.flatMap(({ path }) => path).reduce((sum, line) => sum + line.length / 6, 0);
  const far = (design: Design): number => Math.abs(points(design) - legible);
  const mark = drawing(
    designs.reduce((best, design) => (far(design) < far(best) ? design : best)),
    'mark',
  );
  const { scene, paints } = frame(mark, proofSize.width, proofSize.height, { area: 1, wide: 0.84, tall: 0.76, steps });
  const art = `<svg viewBox="0 0 ${proofSize.width} ${proofSize.height}" aria-hidden="true" focusable="false">${anchorsOf(scene, paints.mark)}</svg>`;
  return { key, ground: paints.ground ?? paper, art };
}

/** The mark at 32 and at 16 px, side by side, as a browser tab shows it. */
function small(key: string, design: Design): Proof {
  const mark = drawing(design, 'mark-small');
  const at = (size: number, center: number): string => {
    const print = printSvg(frame(mark, size, size, { area: 1, wide: 1, tall: 1 }), { ground: false });
    return print.trimEnd().replace('<svg ', `<svg x="${center - size / 2}" y="${(proofSize.height - size) / 2}" `);
  };
  const both = `<svg viewBox="0 0 ${proofSize.width} ${proofSize.height}" aria-hidden="true" focusable="false">${at(32, 40)}${at(16, 78)}</svg>`;
  return { key, ground: mark.paints.ground ?? paper, art: both };
}
