import type { Design } from '@brandwright/engine';

/** One design as the page needs it: printed, with the two colors the cell around it takes. */
export interface Picture {
  readonly id: string;
  /** The name as set; part of what the picture is called. */
  readonly name: string;
  /** Its variation style, for the caption: “Modern minimalist”. */
  readonly caption: string;
  readonly ground: string;
  /** One of the design's own paints that can be read as small text on its ground. */
  readonly ink: string;
  /** The logo placed in a cell of 360 × 220, for the page. */
  readonly art: string;
  /** The file as it is downloaded; null for the page's own samples, whose files are fetched when wanted. */
  readonly file: string | null;
}

/** A small picture beside a claim of the page. */
export interface Proof {
  readonly key: string;
  readonly ground: string;
  readonly art: string;
}

/** Everything drawn for one name. */
export interface Sheet {
  readonly name: string;
  readonly pictures: readonly Picture[];
  readonly proofs: readonly Proof[];
}

/** The cell of the mosaic. */
export const cell = { width: 360, height: 220 } as const;

/** A printed drawing for the page: decoration that follows its box, whose name is told by the element around it. */
export const inline = (svg: string): string =>
  svg.trimEnd().replace(/^<svg\b[^>]*viewBox="([^"]+)"[^>]*>/, '<svg viewBox="$1" aria-hidden="true" focusable="false">');

/** Relative luminance contrast (WCAG 2) of two `#RRGGBB` colors, 1–21. */
export function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => {
    const [r, g, bl] = [1, 3, 5].map((i) => {
      const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [high, low] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The design's paint for the caption: the slogan's, the name's or any other with 4.5 : 1, else the best of black and white. */
export function captionInk(design: Design): string {
  const { paints } = design.scheme;
  const ground = paints.ground ?? '#FFFFFF';
  const own = [paints.slogan, paints.name, paints.second, paints.mark, paints.tone, paints.accent].find(
    (ink) => contrast(ink, ground) >= 4.5,
  );
  if (own !== undefined) return own;
  return contrast('#FFFFFF', ground) > contrast('#171614', ground) ? '#FFFFFF' : '#171614';
}

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
