/** A paper size in points, with a bleed of 3 mm. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  readonly scale: 1;
}

/** Points of a millimeter. */
export const mm = 72 / 25.4;

const paper = (width: number, height: number): Paper => ({ width: width * mm, height: height * mm, bleed: 3 * mm, scale: 1 });

/** Sheets and envelopes: ISO 216 and ISO 269, and their North American counterparts. */
export const papers = {
  a4: paper(210, 297),
  'us-letter': paper(215.9, 279.4),
  'note-card': paper(210, 99),
  'envelope-dl': paper(220, 110),
  'envelope-no10': paper(241.3, 104.775),
} as const satisfies Readonly<Record<string, Paper>>;
