import type { Sheet } from './sheet.ts';

/** Outlines to edit, a page to print, a page for a printing company with bleed, crop marks and inks, and a picture. */
export type PaperFormat = 'svg' | 'pdf' | 'print' | 'png';

/** An item on paper. */
export interface PaperItem {
  /** Name of its files without endings, such as `business-card-front`. */
  readonly stem: string;
  /** For people, such as “Business card, front”. */
  readonly title: string;
  readonly formats: readonly PaperFormat[];
  /** Composes the item when it is first asked for. */
  readonly compose: () => Sheet;
}
