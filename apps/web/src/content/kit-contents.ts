import { isHeld, type KitItemId } from '@brandwright/contract';

/** What a thing of a kit is called inside a sentence. */
const names = {
  logo: 'the logo set',
  formats: 'PNG, SVG, PDF, JPG and EPS files',
  highResolution: 'high-resolution files',
  palette: 'the palette',
  tokens: 'design tokens',
  typefaces: 'fonts',
  icons: 'icons',
  license: 'a commercial license',
  card: 'business cards',
  letterhead: 'letterhead',
  envelope: 'envelopes',
  social: 'social media templates in 11 sizes',
  guidelines: 'a guidelines PDF',
  revisions: 'revisions by our designers',
} as const satisfies Readonly<Record<KitItemId, string>>;

/** Things that a page offers, each in the page's own words. */
type Offer = Readonly<Partial<Record<KitItemId, string>>>;

const idsOf = (offer: Offer): readonly KitItemId[] => Object.keys(offer) as KitItemId[];

/** The words of those that a kit holds today (row B-11). */
export const heldIn = (offer: Offer): readonly string[] => idsOf(offer).flatMap((id) => (isHeld(id) ? (offer[id] ?? []) : []));

/** The words of those that it does not hold yet. */
export const comingIn = (offer: Offer): readonly string[] => idsOf(offer).flatMap((id) => (isHeld(id) ? [] : (offer[id] ?? [])));

/** “a, b and c”: no comma before “and”, as everywhere on the site. */
const list = new Intl.ListFormat('en-GB');

/** One notice for what a page does not offer yet; null where there is nothing of that kind. */
export function stillBeingBuilt(offer: Offer): string | null {
  const coming = idsOf(offer).filter((id) => !isHeld(id));
  if (coming.length === 0) return null;
  const things = coming.filter((id) => id !== 'revisions').map((id) => names[id]);
  const built =
    things.length === 0
      ? []
      : [`Still being built: ${list.format(things)}. We’ll add them to every kit as they’re finished, at no extra cost.`];
  // They are no part of every kit.
  const revised = coming.includes('revisions') ? ['Two free revisions by our designers will be added to Enterprise.'] : [];
  return [...built, ...revised].join(' ');
}
