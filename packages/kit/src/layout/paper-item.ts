import type { Sheet } from './sheet.ts';

/** An item on paper. */
export interface PaperItem {
  /** Name of its files without endings, such as `business-card-front`. */
  readonly stem: string;
  /** For people, such as “Business card, front”. */
  readonly title: string;
  /** Has a file with bleed, crop marks and inks, for a printing company. */
  readonly printed: boolean;
  /** Composes the item when it is first asked for. */
  readonly compose: () => Sheet;
}
