import { type Enhancement, enhancementSchema, type KitLogo } from '@brandwright/contract';
import type { DrawnLogo, KitRow, LogoTraits } from '@brandwright/data';
import type { Customization } from '@brandwright/engine';
import type { KitOrder } from '@brandwright/press';
import { traitsOf } from './logo-traits.ts';

/**
 * What the files of a finished logo are printed from, with the versions that resolved it. Upgrades never
 * change a sold logo.
 */
export interface KitDocument {
  /** Id of its design. Older documents have it in their order only. */
  readonly logo?: string;
  readonly engine: string;
  readonly edition: number;
  readonly order: KitOrder;
}

/** A stored logo, from a design document as text. */
export const logoText = (design: string, customization: Customization | null): string =>
  `{"design":${design},"customization":${JSON.stringify(customization)}}`;

/** A logo for the database, with its document if it is finished. */
export const drawnLogo = ({ design, customization }: KitLogo, document: KitDocument | null = null): DrawnLogo => ({
  id: design.id,
  logo: logoText(JSON.stringify(design), customization),
  document: document === null ? null : JSON.stringify(document),
  traits: knownTraits({ design, customization }, document),
});

/** Traits of a logo whose document was drawn, or which has no edits to draw. */
export function knownTraits(
  { design, customization }: Pick<KitLogo, 'design' | 'customization'>,
  document: Pick<KitDocument, 'order'> | null,
): LogoTraits | null {
  if (document !== null) return traitsOf(document.order.design);
  return customization === null ? traitsOf(design) : null;
}

/** The texts that were written for a kit. What cannot be read of them is as if none were: files are made without them (K-08). */
export const enhancementOf = ({ enhancement }: Pick<KitRow, 'enhancement'>): Enhancement | null =>
  enhancementSchema.safeParse(enhancement).data ?? null;

/** The order of a document for a kit with these texts. Of one without, it is as it was before kits had any. */
export function orderFor({ order }: KitDocument, kit: Pick<KitRow, 'contact' | 'headlines' | 'enhancement'>): KitOrder {
  const { contact, headlines } = kit;
  const enhancement = enhancementOf(kit);
  return {
    ...order,
    ...(contact === null ? {} : { contact }),
    ...(Object.keys(headlines).length === 0 ? {} : { headlines }),
    ...(enhancement === null ? {} : { enhancement }),
  };
}
