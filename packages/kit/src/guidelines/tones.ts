import { contrastRatio, type Design, type Hex, hexToOklch, oklchToHex } from '@brandwright/engine';

/** Paints of text and lines on a ground. */
export interface Tones {
  /** Contrast of at least 7 where the brand’s colors allow it, and never less than 4.5. */
  readonly ink: Hex;
  /** For notes: at least 4.6. */
  readonly muted: Hex;
  /** For hairlines. */
  readonly line: Hex;
  /** The brand’s most vivid color that reads as text, or else the ink. */
  readonly accent: Hex;
}

const comfortable = 7;
const readable = 4.5;
/** Slightly above the requirement, for imperfect screens. */
const quiet = 4.8;

export function tonesOn({ scheme }: Design, ground: Hex): Tones {
  const { palette, onDark } = scheme;
  const own: readonly Hex[] = [palette.ink, palette.paper, onDark.name];
  const clearest = (among: readonly Hex[]): Hex =>
    among.reduce((best, one) => (contrastRatio(one, ground) > contrastRatio(best, ground) ? one : best));
  const ink = own.find((hex) => contrastRatio(hex, ground) >= comfortable) ?? clearest([...own, '#FFFFFF', '#000000']);
  const vivid = [palette.primary, palette.accent, palette.secondary].find(
    (hex) => contrastRatio(hex, ground) >= readable && hexToOklch(hex).c >= 0.06,
  );
  const steps = [0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1].map((share) => mixed(ink, ground, share));
  return {
    ink,
    muted: steps.find((hex) => contrastRatio(hex, ground) >= quiet) ?? ink,
    line: mixed(ink, ground, 0.82),
    accent: vivid ?? ink,
  };
}

/** A color with a share of another, mixed in OKLab. */
export function mixed(one: Hex, other: Hex, share: number): Hex {
  const flat = (hex: Hex): readonly [number, number, number] => {
    const { l, c, h } = hexToOklch(hex);
    const angle = (h * Math.PI) / 180;
    return [l, c * Math.cos(angle), c * Math.sin(angle)];
  };
  const [from, to] = [flat(one), flat(other)];
  const at = (i: 0 | 1 | 2): number => from[i] * (1 - share) + to[i] * share;
  const [l, a, b] = [at(0), at(1), at(2)];
  return oklchToHex({ l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 });
}
