import { type Design, type Drawing, drawing, frame, printSvg } from '@brandwright/engine';
import { mockup } from '@brandwright/kit';
import { inline } from '../hero/picture.ts';

/** One picture of the two cards, on its ground. */
export interface Panel {
  readonly key: 'free' | 'lead' | 'mark' | 'other' | 'palette' | 'card';
  readonly ground: string;
  readonly art: string;
}

/** The pictures of the path selector for one name. */
export interface PathsArt {
  readonly name: string;
  readonly panels: readonly Panel[];
}

/** “Ocean Blue”, the first of the free builder's schemes. */
export const oceanBlue = { ink: '#0B4F7D', ground: '#E7F0F7' } as const;
const wide = { width: 440, height: 288 } as const;
const small = { width: 210, height: 144 } as const;

/** Draws both cards for a name, of its first designs: the same code in the build and in the worker. */
export function drawPaths(name: string, designs: readonly Design[]): PathsArt {
  const lead = designs[0];
  if (lead === undefined) throw new Error('A set without designs.');
  const leadGround = lead.scheme.paints.ground ?? '#FFFFFF';
  const taken = [leadGround, lead.scheme.onDark.ground ?? '#000000'];
  const other = designs.slice(1).reduce((best, one) => (unlike(one, taken) > unlike(best, taken) ? one : best), lead);
  const panels: readonly Panel[] = [
    { key: 'free', ground: oceanBlue.ground, art: lettersOf(designs) },
    panel('lead', drawing(lead, 'full'), wide),
    panel('mark', { scene: lead.avatar, paints: lead.scheme.onDark }, small, { area: 0.3, wide: 0.5, tall: 0.56 }),
    panel('other', drawing(other, 'full'), small, { area: 0.24, wide: 0.7, tall: 0.62 }),
    { key: 'palette', ground: leadGround, art: paletteOf(lead) },
    mocked('card', lead),
  ];
  return { name, panels };
}

/** A mock-up whole, on the ground that it stands on itself. */
function mocked(kind: 'card', design: Design): Panel {
  const { svg } = mockup(kind, design);
  const [, ground = '#FFFFFF'] = /fill="(#[\dA-F]{6})"/i.exec(svg) ?? [];
  return { key: kind, ground, art: inline(svg) };
}

type Size = { readonly width: number; readonly height: number };

function panel(key: Panel['key'], picture: Drawing, { width, height }: Size, options = {}): Panel {
  const art = inline(printSvg(frame(picture, width, height, options), { ground: false }));
  return { key, ground: picture.paints.ground ?? '#FFFFFF', art };
}

/** The name alone in one color, low in its panel: the free builder sets an icon above it. */
function lettersOf(designs: readonly Design[]): string {
  const lettered = designs.find(({ scene }) => scene.shapes.every(({ part }) => part !== 'device')) ?? designs[0];
  if (lettered === undefined) return '';
  const scene = { ...lettered.scene, shapes: lettered.scene.shapes.filter(({ part }) => part === 'name') };
  const paints = { ...drawing(lettered, 'mono-black').paints, name: oceanBlue.ink, second: oceanBlue.ink, accent: oceanBlue.ink };
  const tall = { width: wide.width, height: 120 };
  return inline(
    printSvg(frame({ scene, paints }, tall.width, tall.height, { area: 0.2, wide: 0.62, tall: 0.6 }), { ground: false }),
  );
}

/** The colors of the design besides its ground, as bars. */
function paletteOf({ scheme: { paints } }: Design): string {
  const inks = new Set([paints.mark, paints.tone, paints.accent, paints.name, paints.second, paints.slogan]);
  const colors = [...inks].filter((ink) => ink !== paints.ground).slice(0, 4);
  const width = small.width / colors.length;
  const bars = colors.map((ink, i) => `<path fill="${ink}" d="M${width * i} 0h${width}v${small.height}h-${width}z"/>`);
  return `<svg viewBox="0 0 ${small.width} ${small.height}" preserveAspectRatio="none" aria-hidden="true" focusable="false">${bars.join('')}</svg>`;
}

/** How far a design's ground is from the nearest of those taken, in steps of the three channels. */
const unlike = ({ scheme }: Design, taken: readonly string[]): number => {
  const own = channels(scheme.paints.ground ?? '#FFFFFF');
  return Math.min(...taken.map((hex) => channels(hex).reduce((sum, value, i) => sum + Math.abs(value - (own[i] ?? 0)), 0)));
};

const channels = (hex: string): readonly number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
