import {
  contrastRatio,
  type Hex,
  hexToOklch,
  inkBox,
  nearestColorName,
  oklchToHex,
  type Paints,
  typefaces,
} from '@brandwright/engine';
import type { Brand, BrandFace } from '../brand.ts';
import { leastWidthOf } from '../least-width.ts';
import { rolesOf } from '../logo/painted.ts';
import { logoRules } from '../logo-rules.ts';

/** A color with a name for code, and a note for people (ASCII). */
export interface ColorToken {
  /** kebab-case, such as `on-primary`, `text-muted`, `logo-ground`. */
  readonly key: string;
  readonly hex: Hex;
  readonly note: string;
}

/** Typeface of the name or the slogan. */
export interface FontToken {
  readonly key: BrandFace['role'];
  readonly family: string;
  /** CSS generic family to fall back to. */
  readonly generic: 'serif' | 'sans-serif' | 'cursive' | 'system-ui';
  /** 100–900. */
  readonly weight: number;
  readonly italic: boolean;
}

/** A brand's tokens. The stylesheet, Tailwind theme and tokens file are formats of these. */
export interface BrandTokens {
  /** All six palette roles, so that code never misses one. */
  readonly palette: readonly ColorToken[];
  /** Readable text colors on each of them. */
  readonly on: readonly ColorToken[];
  /** Interface colors, then logo colors, for light and for dark pages. Both have the same keys. */
  readonly light: readonly ColorToken[];
  readonly dark: readonly ColorToken[];
  readonly fonts: readonly FontToken[];
  /** Width ÷ height of the logo's file. */
  readonly logoRatio: number;
  /** Clear space on every side of the logo as `logoRules` has it, as a share of the file's height. */
  readonly clearSpace: number;
  /** Least margin within the file, as a share of its height. */
  readonly logoMargin: number;
  /** Width in pixels below which the logo's smallest line is unreadable. */
  readonly logoMinWidth: number;
}

const roles = ['primary', 'secondary', 'accent', 'ink', 'paper', 'dark'] as const;

/** WCAG 2.2 AA for text of any size. */
const readable = 4.5;

export function brandTokens(brand: Brand): BrandTokens {
  const { palette, paints, onDark } = brand.design.scheme;
  const night = onDark.ground ?? palette.dark;
  return {
    palette: roles.map((key) => ({ key, hex: palette[key], note: sentenceCase(nearestColorName(palette[key])) })),
    on: roles.map((role) => {
      const hex = textOn(palette[role], [palette.paper, palette.ink]);
      return { key: `on-${role}`, hex, note: measured(hex, palette[role], role) };
    }),
    light: page(brand, paints, palette.paper, palette.ink, [palette.primary, palette.secondary, palette.accent]),
    // On dark, a logo's name may use its most vivid color, which is too strong for body text.
    dark: page(brand, onDark, night, textOn(night, [palette.paper, onDark.name]), [
      onDark.mark,
      palette.accent,
      palette.secondary,
      onDark.accent,
    ]),
    fonts: brand.faces.map(fontOf),
    ...logoMeasures(brand),
  };
}

/**
 * The more readable of the brand's text colors if it has enough contrast; otherwise black or white, one of
 * which always does.
 */
function textOn(ground: Hex, own: readonly Hex[]): Hex {
  const clearest = (among: readonly Hex[]): Hex =>
    among.reduce((best, one) => (contrastRatio(one, ground) > contrastRatio(best, ground) ? one : best));
  const mine = clearest(own);
  return contrastRatio(mine, ground) >= readable ? mine : clearest(['#FFFFFF', '#000000']);
}

/**
 * Colors of a page with this ground and text. Links and buttons use the first readable color of `lively`, or
 * else the text color.
 */
function page({ design }: Brand, paints: Paints, surface: Hex, text: Hex, lively: readonly Hex[]): readonly ColorToken[] {
  const quiet = mutedText(text, surface);
  const action = lively.find((hex) => hex !== text && contrastRatio(hex, surface) >= readable) ?? text;
  const onAction = textOn(action, [surface, text]);
  return [
    { key: 'surface', hex: surface, note: 'Page background' },
    { key: 'text', hex: text, note: measured(text, surface, 'surface') },
    { key: 'text-muted', hex: quiet, note: measured(quiet, surface, 'surface') },
    { key: 'action', hex: action, note: `Links and buttons. ${measured(action, surface, 'surface')}` },
    { key: 'on-action', hex: onAction, note: measured(onAction, action, 'action') },
    { key: 'logo-ground', hex: paints.ground ?? surface, note: 'Logo background' },
    ...rolesOf(design.scene).map((role) => ({
      key: `logo-${role}`,
      hex: paints[role],
      note: measured(paints[role], paints.ground ?? surface, 'logo-ground'),
    })),
  ];
}

/** Contrast of muted text: slightly above the requirement, for imperfect screens. */
const quietContrast = 5.2;

/** The text color mixed with its ground, as far as it stays readable. */
function mutedText(text: Hex, surface: Hex): Hex {
  const [from, to] = [flat(text), flat(surface)];
  const steps = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);
  const mixed = steps.map((t) => {
    const [l, a, b] = [0, 1, 2].map((k) => (from[k] ?? 0) * (1 - t) + (to[k] ?? 0) * t) as [number, number, number];
    return oklchToHex({ l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 });
  });
  return mixed.findLast((hex) => contrastRatio(hex, surface) >= quietContrast) ?? text;
}

/** OKLab, in which colors mix as they look. */
function flat(hex: Hex): readonly number[] {
  const { l, c, h } = hexToOklch(hex);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

/** Contrast rounded down, so that the note never promises too much. */
const measured = (hex: Hex, ground: Hex, name: string): string =>
  `Contrast ${Math.floor(contrastRatio(hex, ground) * 10) / 10}:1 on ${name}`;

function fontOf({ role, id, family, weight, italic }: BrandFace): FontToken {
  const style = typefaces.find((face) => face.id === id)?.style;
  const generic =
    style === 'serif' ? 'serif' : style === 'handwritten' ? 'cursive' : style === 'display' ? 'system-ui' : 'sans-serif';
  return { key: role, family, generic, weight, italic };
}

function logoMeasures({
  design,
  lockups: [first],
}: Brand): Pick<BrandTokens, 'logoRatio' | 'clearSpace' | 'logoMargin' | 'logoMinWidth'> {
  const { scene } = first?.design ?? design;
  const box = inkBox({ scene, paints: design.scheme.paints });
  const ink = box ?? { x0: 0, y0: 0, x1: scene.width, y1: scene.height };
  const free = Math.min(ink.x0, ink.y0, scene.width - ink.x1, scene.height - ink.y1);
  return {
    logoRatio: round(scene.width / scene.height),
    clearSpace: round((logoRules.clear * (ink.y1 - ink.y0)) / scene.height),
    logoMargin: round(Math.max(0, free) / scene.height),
    logoMinWidth: Math.ceil((leastWidthOf(design) * scene.width) / (ink.x1 - ink.x0)),
  };
}

const round = (v: number): number => Math.round(v * 1000) / 1000;

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
