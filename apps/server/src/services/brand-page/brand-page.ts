import { type BodyOf, type BrandPage, brandPageLimits, type setBrandPage as endpoint } from '@brandwright/contract';
import { type BrandPageFields, type KitRow, type PersonScope, readBrandPage, setBrandPage } from '@brandwright/data';
import { slugOf } from '@brandwright/kit/documents';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { enhancementOf } from '../kits/kit-document.ts';
import { withLockedKit } from '../kits/locked-kit.ts';

/** Addresses that people would take for ours, or for anybody’s. */
const reserved: ReadonlySet<string> = new Set([
  ...['brandwright', 'admin', 'administrator', 'api', 'app', 'account', 'about', 'assets', 'billing', 'blog', 'brand'],
  ...['brands', 'contact', 'dashboard', 'help', 'legal', 'login', 'logo', 'mail', 'new', 'null', 'official', 'payment'],
  ...['press', 'pricing', 'privacy', 'root', 'security', 'settings', 'shared', 'sign-in', 'signup', 'sign-up', 'static'],
  ...['status', 'support', 'terms', 'test', 'undefined', 'www'],
]);

/** An address made of a name; the owner can change it. */
function suggested({ businessName, id }: KitRow): string {
  const slug = slugOf(businessName);
  const isUsable = slug !== 'brand' && slug.length >= brandPageLimits.slug.least && !reserved.has(slug);
  return isUsable ? slug : `brand-${id.slice(0, 8)}`;
}

const viewOf = (origin: string, { slug, isOn, downloads, about, contact }: BrandPageFields): BrandPage => ({
  page: { slug, isOn, downloads, about, contact },
  url: `${origin}/brand/${slug}`,
});

/** The page of a kit, or how it would begin: off, without files. */
export async function brandPageOf(scope: PersonScope, kit: KitRow, origin: string): Promise<BrandPage> {
  const set = await readBrandPage(scope, kit.id);
  const about = enhancementOf(kit)?.brandStory.slice(0, brandPageLimits.about) ?? '';
  return viewOf(origin, set ?? { slug: suggested(kit), isOn: false, downloads: 'none', about, contact: '' });
}

/**
 * Use case: the owner of a paid kit sets its public page (M-10). Refusals: `route.not_found`, `kit.locked`, `kit.unfinished`,
 * `brand.reserved`, `brand.taken`.
 */
export async function changeBrandPage(
  { database, origin }: Pick<Deps, 'database' | 'origin'>,
  personId: string,
  kitId: string,
  page: BodyOf<typeof endpoint>,
): Promise<BrandPage> {
  if (reserved.has(page.slug)) refuse('brand.reserved', { field: 'slug' });
  return withLockedKit(database, personId, kitId, async ({ tx, kit, order }) => {
    if (order?.status !== 'paid') refuse('kit.locked');
    if (kit.status !== 'completed') refuse('kit.unfinished');
    const set = await setBrandPage(tx, kitId, page);
    return viewOf(origin, set ?? refuse('brand.taken', { field: 'slug' }));
  });
}
