import type { Design, Scene } from '../src/index.ts';
import { hashId } from '../src/random.ts';

/** A design that was made by hand, with the id that its drawing has. */
export interface ForgedDesign {
  readonly what: string;
  readonly design: Design;
}

/** A design with the id of its fields in the order in which they stand. */
export const signed = (design: Design): Design => ({
  ...design,
  id: hashId(JSON.stringify([design.scene, design.scheme.paints])),
});

const point = [1, 1, 1, 1, 1, 1, 1, 1];
/** To the right and back, `count` times, in ever so small steps down: of few digits, so that a request can hold it. */
const zigzag = (count: number): number[] => {
  const contour = [0, 0];
  for (let i = 0; i < count; i++) {
    const x = i % 2 === 0 ? 99 : 0;
    const y = Math.round((i * 99) / count);
    contour.push(x, y, x, y, x, y);
  }
  return contour;
};
const mapped = (scene: Scene, map: (contour: readonly number[]) => readonly number[]): Scene => ({
  ...scene,
  shapes: scene.shapes.map((shape) => ({ ...shape, path: shape.path.map(map) })),
});

/** What `readDesign` has to refuse: of the right fields and kinds, and of no size, no ink or no end. */
export function forgedScenes(design: Design): readonly ForgedDesign[] {
  const { scene, avatar } = design;
  const [shape] = scene.shapes;
  if (shape === undefined) throw new Error('There is no shape to forge.');
  const logo = (what: string, changed: Scene): ForgedDesign => ({ what, design: signed({ ...design, scene: changed }) });
  const mark = (what: string, changed: Scene): ForgedDesign => ({ what, design: { ...design, avatar: changed } });
  return [
    logo('a canvas that is next to nothing', { ...scene, width: 1e-300, height: 1e-300 }),
    logo('a canvas as flat as a line', { ...scene, width: 100_000, height: 1e-5 }),
    logo('a canvas a hundred times as wide as high', { ...scene, width: 40_000, height: 400 }),
    logo('a canvas larger than any', { ...scene, width: 99_999, height: 99_999 }),
    logo('a canvas turned inside out', { ...scene, width: -scene.width }),
    logo('no shapes', { ...scene, shapes: [] }),
    logo('shapes without contours', { ...scene, shapes: [{ ...shape, path: [] }] }),
    logo(
      'contours of one point',
      mapped(scene, () => point),
    ),
    logo(
      'ink of no height',
      mapped(scene, (contour) => contour.map((v, i) => (i % 2 === 0 ? v : 100))),
    ),
    logo(
      'ink far away',
      mapped(scene, (contour) => contour.map((v) => v + 90_000)),
    ),
    logo(
      'ink that hangs over',
      mapped(scene, (contour) => contour.map((v) => v - scene.width / 2)),
    ),
    logo('a zigzag of 54,000 numbers', {
      ...scene,
      shapes: Array.from({ length: 9 }, () => ({ ...shape, path: [zigzag(1000)] })),
    }),
    logo('a zigzag that calls itself a slogan', {
      ...scene,
      shapes: Array.from({ length: 9 }, () => ({ ...shape, part: 'slogan' as const, path: [zigzag(1000)] })),
    }),
    logo('more numbers than any mark has', {
      ...scene,
      shapes: [
        { ...shape, part: 'mark', path: Array.from({ length: 1600 }, () => [50, 50, 50, 50, 60, 60, 50, 50]) },
        ...scene.shapes,
      ],
    }),
    mark('an avatar of more numbers than any has', {
      ...avatar,
      shapes: [
        { ...shape, part: 'mark', path: Array.from({ length: 800 }, () => [50, 50, 50, 50, 60, 60, 50, 50]) },
        ...avatar.shapes,
      ],
    }),
    mark('an avatar with a slogan', {
      ...avatar,
      shapes: [...avatar.shapes, { ...shape, part: 'slogan', path: [[50, 50, 50, 50, 60, 60, 50, 50]] }],
    }),
    mark('an avatar that is next to nothing', { ...avatar, width: 1e-300, height: 1e-300 }),
    mark('an avatar that is no square', { ...avatar, width: avatar.width * 2 }),
    mark('an avatar without shapes', { ...avatar, shapes: [] }),
    mark(
      'an avatar of one point',
      mapped(avatar, () => point),
    ),
    { what: 'a small avatar without shapes', design: { ...design, smallAvatar: { ...avatar, shapes: [] } } },
  ];
}

/** What `readDesign` may take: another drawing than it says it is. */
export function forgedGenomes(design: Design): readonly ForgedDesign[] {
  const { genome } = design;
  const as = (what: string, change: object): ForgedDesign => ({
    what,
    design: { ...design, genome: { ...genome, ...change } },
  });
  return [
    as('a face that there is not', { face: 'no-such-face-400' }),
    as('a partner that there is not', { partners: { ...genome.partners, slogan: 'no-such-face-400', light: 'x' } }),
    as('a mark that there is not', { mark: 'tabler/no-such-mark' }),
    as('a mark of a thousand widths', { markScale: 99_999 }),
    as('a mark turned inside out', { markScale: -3 }),
    as('a mark of no size', { markScale: 0 }),
    as('spacing without end', { spacing: 99_999 }),
    as('spacing backwards', { spacing: -99_999 }),
    as('tracking without end', { tracking: 99_999 }),
    as('tracking backwards', { tracking: -99_999 }),
    as('text of a thousand sizes', { textScale: 99_999 }),
    as('text of no size', { textScale: 0 }),
    as('kerning without end', { kerning: { 0: 99_999, 1: -99_999 } }),
    as('breaks where there is nothing to break', { breaks: [99, 98, 3, 2, 1] }),
    as('another stand', { stand: genome.stand === 'above' ? 'none' : 'above' }),
  ];
}

/** Parts of designs that were drawn, put together by hand, and one that takes minutes to cut out (H21-01). */
export function forgedMixtures(set: readonly Design[], design: Design): readonly ForgedDesign[] {
  const other = set.find(({ id, genome }) => id !== design.id && genome.mark !== design.genome.mark) ?? design;
  const [shape] = design.scene.shapes;
  if (shape === undefined) throw new Error('There is no shape to forge.');
  const loops = Array.from({ length: 700 }, (_, i) => {
    const [x, y] = [100 + ((i * 7) % 30), 100 + ((i * 11) % 30)];
    return [x, y, x + 20, y - 9, x + 9, y + 20, x + 3, y + 3, x - 20, y + 9, x - 9, y - 20, x, y];
  });
  return [
    { what: 'the mark alone of another logo', design: { ...design, avatar: other.avatar } },
    { what: 'the small mark of another logo', design: { ...design, smallAvatar: other.avatar } },
    { what: 'the genome of another logo', design: { ...design, genome: other.genome } },
    {
      what: 'seven hundred loops upon each other',
      design: signed({
        ...design,
        scene: { ...design.scene, shapes: [...design.scene.shapes, { ...shape, part: 'mark', path: loops }] },
      }),
    },
  ];
}
