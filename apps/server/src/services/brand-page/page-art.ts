import type { Design, Drawing, Hex } from '@brandwright/engine';
import { contrastRatio, drawing, frame, inkBox, printSvg } from '@brandwright/engine/documents';

/** A drawing on what it stands on. */
export interface Plate {
  /** Name of its files. */
  readonly key: PlateKey;
  /** What it is, for people. */
  readonly label: string;
  readonly picture: Drawing;
  readonly ground: Hex;
}

const plateKeys = ['logo', 'logo-on-dark', 'logo-black', 'logo-white', 'icon'] as const;
type PlateKey = (typeof plateKeys)[number];

const paper = '#FFFFFF';
const night = '#000000';

/** The drawings of a logo that a press kit has, each on the ground it is made for. */
export function platesOf(design: Design): readonly Plate[] {
  const { paints, onDark } = design.scheme;
  const own = paints.ground ?? paper;
  return [
    { key: 'logo', label: 'Full color', picture: drawing(design, 'full'), ground: own },
    { key: 'logo-on-dark', label: 'On dark', picture: drawing(design, 'on-dark'), ground: onDark.ground ?? night },
    { key: 'logo-black', label: 'In black', picture: drawing(design, 'mono-black'), ground: paper },
    { key: 'logo-white', label: 'In white', picture: drawing(design, 'mono-white'), ground: night },
    { key: 'icon', label: 'Icon', picture: drawing(design, 'mark'), ground: own },
  ];
}

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

/** A drawing on its ground, as SVG of a page. */
export const plateArt = ({ picture, ground, label }: Plate, name: string): string =>
  svgOf([440, 280], `${name}: ${label.toLowerCase()}`, rect(ground, 440, 280) + inkOf(frame(picture, 440, 280)));

/** The logo large on its own ground, as wide as the page. */
export function heroArt(design: Design): { readonly art: string; readonly ground: Hex } {
  const ground = design.scheme.paints.ground ?? paper;
  const framed = frame(drawing(design, 'full'), 1200, 460, { area: 0.15, wide: 0.6, tall: 0.56, steps: 10 });
  return { art: svgOf([1200, 460], `${design.name} logo`, inkOf(framed)), ground };
}

/** Clear space as high as the logo on every side (row L-01). */
export function clearSpaceArt(design: Design): string {
  const picture = drawing(design, 'full');
  const ratio = proportionOf(picture);
  const [w, h] = [100 * (ratio + 2), 300];
  const own = design.scheme.paints.ground ?? paper;
  const line = contrastRatio(night, own) > contrastRatio(paper, own) ? night : paper;
  const box = (x: number, y: number, wide: number, tall: number, dash: string): string =>
    `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" fill="none" stroke="${line}" stroke-opacity="0.5" stroke-dasharray="${dash}"/>`;
  const framed = frame(picture, w, h, { area: 1, wide: ratio / (ratio + 2), tall: 1 / 3 });
  const lines = box(0.5, 0.5, w - 1, h - 1, '6 4') + box(100, 100, w - 200, 100, '2 3');
  return svgOf([w, h], 'The logo with clear space equal to its height on every side', rect(own, w, h) + inkOf(framed) + lines);
}

/** Wrong uses, drawn with this logo. The rules are those of the guidelines. */
export function wrongUses(design: Design): readonly { readonly rule: string; readonly art: string }[] {
  const { paints, palette } = design.scheme;
  const own = paints.ground ?? paper;
  const picture = drawing(design, 'full');
  const ink = inkOf(frame(picture, 440, 280));
  const drawn = (rule: string, label: string, ground: string, art: string) => ({
    rule,
    art: svgOf([440, 280], label, rect(ground, 440, 280) + art),
  });
  const turned = {
    ...picture,
    paints: { ...picture.paints, mark: paints.name, name: '#C2185B', tone: '#FFB300', accent: '#FFB300', second: '#00897B' },
  } as Drawing;
  const blended =
    contrastRatio(palette.primary, paints.name) < contrastRatio(palette.accent, paints.name) ? palette.primary : palette.accent;
  return [
    drawn(
      'Don’t stretch or squeeze it.',
      'The logo stretched',
      own,
      `<g transform="translate(220 140) scale(1.35 .7) translate(-220 -140)">${ink}</g>`,
    ),
    drawn('Don’t rotate it.', 'The logo rotated', own, `<g transform="rotate(-24 220 140)">${ink}</g>`),
    drawn('Don’t change its colors.', 'The logo in other colors', own, inkOf(frame(turned, 440, 280))),
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

const rect = (fill: string, w: number, h: number): string => `<rect width="${w}" height="${h}" fill="${fill}"/>`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text as HTML, within elements and in quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const svgOf = ([w, h]: readonly [number, number], label: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" aria-label="${escaped(label)}">${inside}</svg>`;
