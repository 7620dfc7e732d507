import { type ApiKit, type ApiKitListing, type ApiKitLogo, type Asset, apiKeyLimits } from '@brandwright/contract';
import { type Database, findKit, findOrder, type KitRow, listKitPage, progressOf } from '@brandwright/data';
import { type ArchiveEntry, readEntries } from '@brandwright/press';
import { refuse } from '../../http/problem-error.ts';
import type { FinishedFiles } from '../kits/finished-files.ts';
import { assetIdOf, assetOf } from './asset-id.ts';

/** Where a kit is asked for. */
interface Reading {
  readonly database: Database;
  readonly personId: string;
  /** Of the server: `https://brandwright.example`. */
  readonly origin: string;
  /** Opens the files of a finished logo. Null: of the first one. */
  readonly open: (kit: string, logo: string | null) => Promise<FinishedFiles>;
}

type Listed = Pick<KitRow, 'id' | 'businessName' | 'status' | 'createdAt'>;

/** A page of the person’s kits, newest first. `cursor` is the end of the page before. */
export async function listApiKits(
  { database, personId }: Pick<Reading, 'database' | 'personId'>,
  { limit = apiKeyLimits.listed.usual, cursor }: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): Promise<{ readonly kits: ApiKitListing[]; readonly next_cursor: string | null }> {
  const [micros = '', id = ''] = cursor?.split('.') ?? [];
  // One more than asked for tells whether others follow.
  const found = await listKitPage(database, personId, { after: cursor === undefined ? null : { micros, id }, most: limit + 1 });
  const kits = found.slice(0, limit);
  const last = found.length > limit ? kits.at(-1) : undefined;
  return { kits: kits.map(listingView), next_cursor: last === undefined ? null : `${last.micros}.${last.id}` };
}

/** A kit of the person’s own, with its files once it has some. Refusals: those of its files. */
export async function readApiKit({ database, personId, origin, open }: Reading, id: string): Promise<ApiKit> {
  const { kit, isPaid } = await database.asPerson(personId, async (scope) => {
    const kit = (await findKit(scope, id)) ?? refuse('route.not_found');
    const order = kit.orderId === null ? null : await findOrder(scope, kit.orderId);
    return { kit, isPaid: order?.status === 'paid' };
  });
  const isDone = kit.status === 'completed';
  const progress = isDone ? 1 : await progressOf(database, personId, id);
  if (!isDone || !isPaid || kit.finished.length === 0) return apiKitView(kit, progress, origin);
  const files = await filesOf(await open(id, null), origin);
  return apiKitView(kit, progress, origin, { files, finished: kit.finished });
}

/** The kit as programs see it. */
export const apiKitView = (
  kit: Listed,
  progress: number,
  origin: string,
  { files, finished }: { readonly files: readonly Asset[]; readonly finished: readonly string[] } = { files: [], finished: [] },
): ApiKit => ({
  ...listingView(kit),
  progress: Math.round(progress * 100) / 100,
  files: [...files],
  logos: finished.map((logo) => ({ id: logo, url: logoUrl(origin, kit.id, logo) })),
});

const listingView = ({ id, businessName, status, createdAt }: Listed): ApiKitListing => ({
  id,
  business_name: businessName,
  status,
  created_at: createdAt.toISOString(),
});

const logoUrl = (origin: string, kit: string, logo: string): string => `${origin}/api/v1/brand-kits/${kit}/logos/${logo}`;

/** One of the finished logos of a kit, with its files. Refusals: those of its files. */
export async function readApiLogo(
  { origin, open }: Pick<Reading, 'origin' | 'open'>,
  kit: string,
  logo: string,
): Promise<ApiKitLogo> {
  const url = logoUrl(origin, kit, logo);
  return { id: logo, url, archive: `${url}/archive`, files: [...(await filesOf(await open(kit, logo), origin))] };
}

/** A file of one of the person’s kits, and the archive that it is in. Refuses `route.not_found`. */
export async function findAsset({ database, personId, open }: Omit<Reading, 'origin'>, id: string) {
  const { kit, isOfFirst, isOf, isAt } = assetOf(id);
  const logo = isOfFirst ? null : await finishedLogo(database, personId, kit, isOf);
  const files = await open(kit, logo);
  const entries = await readEntries(files.archive.read, files.archive.size);
  return { files, entry: entries.find(({ path }) => isAt(path)) ?? refuse('route.not_found') };
}

async function finishedLogo(database: Database, personId: string, id: string, isIt: (logo: string) => boolean): Promise<string> {
  const kit = await database.asPerson(personId, (scope) => findKit(scope, id));
  return kit?.finished.find(isIt) ?? refuse('route.not_found');
}

async function filesOf(files: FinishedFiles, origin: string): Promise<readonly Asset[]> {
  const entries = await readEntries(files.archive.read, files.archive.size);
  return entries.map((entry) => assetView(files, entry, origin));
}

/** A file as programs see it. */
export function assetView(
  { kit, logo, place }: Pick<FinishedFiles, 'kit' | 'logo' | 'place'>,
  { path, size }: Pick<ArchiveEntry, 'path' | 'size'>,
  origin: string,
): Asset {
  const id = assetIdOf(kit.id, path, place === 0 ? null : logo);
  const [folder = '', ...inside] = path.split('/');
  return {
    id,
    type: inside.length === 0 ? 'kit' : folder,
    format: path.split('.').at(-1) ?? '',
    url: `${origin}/api/v1/assets/${id}/file`,
    path,
    bytes: size,
  };
}
