import type { KitLogo } from '@brandwright/contract';
import type { DrawnLogo } from '@brandwright/data';
import type { Customization } from '@brandwright/engine';
import type { KitOrder } from '@brandwright/press';

/** What the files of one finished logo are printed from, with the versions of what resolved it: an upgrade never changes a sold logo. */
export interface KitDocument {
  /** The design it is of; documents of before have it in their order alone. */
  readonly logo?: string;
  readonly engine: string;
  readonly edition: number;
  readonly order: KitOrder;
}

/** A logo as a kit keeps it, of a design document as text. */
export const logoText = (design: string, customization: Customization | null): string =>
  `{"design":${design},"customization":${JSON.stringify(customization)}}`;

/** A logo to be kept; with what its files are printed from where it is a finished one. */
export const drawnLogo = ({ design, customization }: KitLogo, document: KitDocument | null = null): DrawnLogo => ({
  id: design.id,
  logo: logoText(JSON.stringify(design), customization),
  document: document === null ? null : JSON.stringify(document),
});
