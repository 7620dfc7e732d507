/** Sizes in points, each 1.25 times the one before (design rules §9). */
const typeScale = [9.6, 12, 15, 18.75, 23.44, 29.3, 36.62, 45.78, 57.22, 71.53, 89.41] as const;

/** Which face a text has: the family paired with the name, or the name’s own. */
export type TextCut = 'regular' | 'bold' | 'display';

export interface TypeStyle {
  readonly cut: TextCut;
  /** The em in points. */
  readonly size: number;
  /** Distance of baselines in points. */
  readonly leading: number;
}

const style = (cut: TextCut, size: (typeof typeScale)[number], leading: number): TypeStyle => ({ cut, size, leading });

/** Every style of text in the document. */
export const typeStyles = {
  small: style('regular', 9.6, 14),
  label: style('bold', 9.6, 14),
  body: style('regular', 12, 18),
  strong: style('bold', 12, 18),
  head: style('bold', 15, 20),
  lead: style('regular', 18.75, 27),
  title: style('display', 36.62, 40),
  /** For wide faces. */
  smallTitle: style('display', 29.3, 34),
  narrowTitle: style('display', 23.44, 28),
  statement: style('display', 45.78, 52),
  giant: style('display', 57.22, 62),
} as const satisfies Readonly<Record<string, TypeStyle>>;
