import type { ApiKit, Asset } from '@brandwright/contract';
import { type Database, findKit, findOrder, type KitRow, progressOf } from '@brandwright/data';
import { type ArchiveEntry, readEntries } from '@brandwright/press';
import { refuse } from '../../http/problem-error.ts';
import type { FinishedFiles } from '../kits/finished-files.ts';
import { assetIdOf } from './asset-id.ts';

/** Where a kit is asked for. */
interface Reading {
  readonly database: Database;
  readonly personId: string;
  /** Of the server: `https://brandwright.example`. */
  readonly origin: string;
  readonly open: () => Promise<FinishedFiles>;
}

/** A kit of the person's own, with its files once it has some. Refusals: those of its files. */
export async function readApiKit({ database, personId, origin, open }: Reading, id: string): Promise<ApiKit> {
  const { kit, isPaid } = await database.asPerson(personId, async (scope) => {
    const kit = (await findKit(scope, id)) ?? refuse('route.not_found');
    const order = kit.orderId === null ? null : await findOrder(scope, kit.orderId);
    return { kit, isPaid: order?.status === 'paid' };
  });
  const isDone = kit.status === 'completed';
  const progress = isDone ? 1 : await progressOf(database, personId, id);
  const files = isDone && isPaid && kit.finished.length > 0 ? await filesOf(await open(), origin) : [];
  return apiKitView(kit, progress, files);
}

/** The kit as programs see it. */
export const apiKitView = (
  { id, businessName, status, createdAt }: Pick<KitRow, 'id' | 'businessName' | 'status' | 'createdAt'>,
  progress: number,
  files: readonly Asset[],
): ApiKit => ({
  id,
  business_name: businessName,
  status,
  progress: Math.round(progress * 100) / 100,
  files: [...files],
  created_at: createdAt.toISOString(),
});

async function filesOf({ kit, archive }: FinishedFiles, origin: string): Promise<readonly Asset[]> {
  const entries = await readEntries(archive.read, archive.size);
  return entries.map((entry) => assetView(kit.id, entry, origin));
}

/** A file as programs see it. */
export function assetView(kit: string, { path, size }: Pick<ArchiveEntry, 'path' | 'size'>, origin: string): Asset {
  const id = assetIdOf(kit, path);
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
