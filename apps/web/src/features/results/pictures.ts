import { type Design, type Drawing, drawing, frame, printSvg, type Variant } from '@brandwright/engine';
import { type MockupKind, mockup } from '@brandwright/kit';
import { contrast, inline } from '../hero/picture.ts';
import { legible } from '../home-showcase/tones.ts';
import { paleTone, type Tone } from './pale-tone.ts';

/** A drawing on what it stands on, and an ink for small words there. */
export interface Placed extends Tone {
  /** SVG without its ground. */
  readonly art: string;
}

const paper = '#FFFFFF';
const night = '#000000';

const put = (picture: Drawing, ground: string, size: readonly [number, number], room: Parameters<typeof frame>[3]): Placed => ({
  ground,
  ink: legible(picture.paints.name, ground),
  art: inline(printSvg(frame(picture, ...size, room), { ground: false })),
});

/** The logo large, on its own ground. */
export const stageOf = (design: Design): Placed =>
  put(drawing(design, 'full'), design.scheme.paints.ground ?? paper, [960, 420], { area: 0.2, wide: 0.66, tall: 0.56 });

/** The logo where the cover shows it: a wide cell. */
export const coverLogo = (design: Design): Placed =>
  put(drawing(design, 'full'), design.scheme.paints.ground ?? paper, [580, 376], { area: 0.19, wide: 0.7, tall: 0.56 });

/** The mark on the other side of light and dark, so that the two cells of the cover are seen as two. */
export function coverMark(design: Design): Placed {
  const { paints, onDark } = design.scheme;
  const ground = paints.ground ?? paper;
  const room = { area: 0.34, wide: 0.62, tall: 0.62 };
  if (contrast(onDark.ground ?? night, ground) >= 2)
    return put({ scene: design.avatar, paints: onDark }, onDark.ground ?? night, [290, 376], room);
  // A design on a dark ground: its mark with the two colors changed over.
  const ink = paints.ground ?? night;
  const turned = { ...paints, mark: ink, tone: ink, accent: ink, name: ink };
  return put({ scene: design.avatar, paints: turned }, paints.mark, [290, 376], room);
}

/** What the specimen of the typeface stands on: a pale tone of the brand that is told from its neighbors, and an ink that reads on it. */
export function coverTone({ scheme: { palette, paints } }: Design): Tone {
  const colors = [palette.accent, palette.primary, palette.secondary];
  const pale = paleTone(colors, palette.ink, paints.ground ?? paper);
  return pale ?? { ground: palette.paper, ink: legible(palette.ink, palette.paper) };
}

/** The other drawings of a logo, each on the ground it is made for. */
export function platesOf(design: Design): readonly (Placed & { readonly key: keyof typeof grounds })[] {
  return (Object.keys(grounds) as (keyof typeof grounds)[]).map((key) => {
    const room = key === 'mark' ? { area: 0.3, wide: 0.5, tall: 0.6 } : { area: 0.19, wide: 0.7, tall: 0.5 };
    return { key, ...put(drawing(design, key), grounds[key](design), [220, 140], room) };
  });
}

const grounds = {
  'on-dark': ({ scheme }) => scheme.onDark.ground ?? night,
  'mono-black': () => paper,
  'mono-white': () => night,
  mark: ({ scheme }) => scheme.paints.ground ?? paper,
} as const satisfies Partial<Record<Variant, (design: Design) => string>>;

const shownUses: readonly MockupKind[] = ['card', 'sign', 'phone', 'favicon'];

/** The brand where it will live; `shape` is width by height. */
export const usesOf = (design: Design) =>
  shownUses.map((kind) => {
    const { label, svg, width, height } = mockup(kind, design);
    return { kind, label, shape: width / height, art: inline(svg).replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"') };
  });
