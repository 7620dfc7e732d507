import type { Design, Drawing, Hex } from '@brandwright/engine';
import { contrastRatio, drawing, frame, inkBox, printSvg } from '@brandwright/engine/documents';

/** A drawing on what it stands on. */
export interface Plate {
  /** Name of its files. */
  readonly key: string;
  /** What it is, for people. */
  readonly label: string;
  readonly picture: Drawing;
  readonly ground: Hex;
}

/** What a page shows as a PNG: the owner decides whether anybody has outlines. */
export interface PagePicture {
  /** Alternative text. */
  readonly label: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Prints it, which takes up to 20 ms. */
  readonly svg: () => string;
}

/** A picture of a rule. */
export interface RulePicture extends PagePicture {
  readonly rule: string;
}

const paper = '#FFFFFF';
const night = '#000000';
const sheet = { width: 440, height: 280 } as const;

/** The drawings of a logo that a press kit has, each on the ground it is made for. */
export function platesOf(design: Design): readonly Plate[] {
  const own = groundOf(design);
  return [
    { key: 'logo', label: 'Full color', picture: drawing(design, 'full'), ground: own },
    { key: 'logo-on-dark', label: 'On dark', picture: drawing(design, 'on-dark'), ground: design.scheme.onDark.ground ?? night },
    { key: 'logo-black', label: 'In black', picture: drawing(design, 'mono-black'), ground: paper },
    { key: 'logo-white', label: 'In white', picture: drawing(design, 'mono-white'), ground: night },
    { key: 'icon', label: 'Icon', picture: drawing(design, 'mark'), ground: own },
  ];
}

export const groundOf = ({ scheme }: Design): Hex => scheme.paints.ground ?? paper;

/** A drawing as a file: close to its ink, without its ground. Longest side in units. */
export function pressFile(
  { picture }: Plate,
  longest: number,
): { readonly svg: string; readonly width: number; readonly height: number } {
  const ratio = proportionOf(picture);
  const size = { width: Math.round(longest * Math.min(1, ratio)), height: Math.round(longest / Math.max(1, ratio)) };
  const framed = frame(picture, size.width, size.height, { area: 1, wide: 0.98, tall: 0.98 });
  return { svg: printSvg(framed, { ground: false }), ...size };
}

/** Every picture of a page, by the name of its file: `hero`, the keys of the plates, `clear-space`, `wrong-1` to `wrong-4`, `tab`. */
export function pagePictures(design: Design, name: string): ReadonlyMap<string, PagePicture> {
  const ground = groundOf(design);
  const full = drawing(design, 'full');
  const hero = () => inkOf(frame(full, 1200, 460, { area: 0.15, wide: 0.6, tall: 0.56, steps: 10 }));
  return new Map([
    ['hero', pictureOf(`${name} logo`, { width: 1200, height: 460 }, ground, hero)],
    ...platesOf(design).map((plate) => [plate.key, plateOf(plate, name)] as const),
    ['clear-space', clearSpace(design)],
    ...wrongUses(design).map((one, i) => [`wrong-${i + 1}`, one] as const),
    ['tab', pictureOf('', { width: 32, height: 32 }, ground, () => inkOf(frame(drawing(design, 'mark'), 32, 32)))],
  ]);
}

const plateOf = ({ picture, ground, label }: Plate, name: string): PagePicture =>
  pictureOf(`${name}: ${label.toLowerCase()}`, sheet, ground, () => inkOf(frame(picture, sheet.width, sheet.height)));

/** Clear space as high as the logo on every side (row L-01). */
function clearSpace(design: Design): PagePicture {
  const picture = drawing(design, 'full');
  const ratio = proportionOf(picture);
  const [w, h] = [Math.round(100 * (ratio + 2)), 300];
  const own = groundOf(design);
  const line = contrastRatio(night, own) > contrastRatio(paper, own) ? night : paper;
  const box = (x: number, y: number, wide: number, tall: number, dash: string): string =>
    `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" fill="none" stroke="${line}" stroke-opacity="0.5" stroke-dasharray="${dash}"/>`;
  const lines = box(0.5, 0.5, w - 1, h - 1, '6 4') + box(100, 100, w - 200, 100, '2 3');
  return pictureOf('The logo with clear space equal to its height on every side', { width: w, height: h }, own, () => {
    const framed = frame(picture, w, h, { area: 1, wide: ratio / (ratio + 2), tall: 1 / 3 });
    return inkOf(framed) + lines;
  });
}

/** Wrong uses, drawn with this logo. The rules are those of the guidelines. */
export function wrongUses(design: Design): readonly RulePicture[] {
  const { paints, palette } = design.scheme;
  const own = groundOf(design);
  const picture = drawing(design, 'full');
  const ink = (): string => inkOf(frame(picture, sheet.width, sheet.height));
  const moved = (how: string) => () => `<g transform="${how}">${ink()}</g>`;
  const drawn = (rule: string, label: string, ground: string, inside: () => string): RulePicture => ({
    rule,
    ...pictureOf(label, sheet, ground, inside),
  });
  const turned = {
    ...picture,
    paints: { ...picture.paints, mark: paints.name, name: '#C2185B', tone: '#FFB300', accent: '#FFB300', second: '#00897B' },
  } as Drawing;
  const blended =
    contrastRatio(palette.primary, paints.name) < contrastRatio(palette.accent, paints.name) ? palette.primary : palette.accent;
  const squeezed = moved('translate(220 140) scale(1.35 .7) translate(-220 -140)');
  const inOther = (): string => inkOf(frame(turned, sheet.width, sheet.height));
  return [
    drawn('Don’t stretch or squeeze it.', 'The logo stretched', own, squeezed),
    drawn('Don’t rotate it.', 'The logo rotated', own, moved('rotate(-24 220 140)')),
    drawn('Don’t change its colors.', 'The logo in other colors', own, inOther),
    drawn('Don’t let it blend into the background.', 'The logo blending into its background', blended, ink),
  ];
}

/** Width by height of a drawing’s ink. */
function proportionOf(picture: Drawing): number {
  const box = inkBox(picture);
  return box === null ? 1 : (box.x1 - box.x0) / (box.y1 - box.y0);
}

/** The shapes of a drawing alone. */
const inkOf = (framed: Drawing): string =>
  printSvg(framed, { ground: false })
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');

type Size = Pick<PagePicture, 'width' | 'height'>;

const pictureOf = (label: string, { width, height }: Size, ground: string, inside: () => string): PagePicture => ({
  label,
  width,
  height,
  svg: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${inside()}</svg>`,
});
