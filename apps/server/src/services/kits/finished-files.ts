import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { KitContents } from '@brandwright/contract';
import { isInPackage, packageTypes } from '@brandwright/contract';
import { countDownload, type Database, findKit, findOrder, type KitRow, lockKit, readDocument } from '@brandwright/data';
import {
  type ArchiveEntry,
  archiveOf,
  archiveSize,
  type KitShelf,
  type Making,
  type PackedFile,
  readEntries,
  readEntry,
} from '@brandwright/press';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { inTime } from '../../http/wait-limit.ts';
import { type KitDocument, orderFor } from './kit-document.ts';
import { type OpenArchive, openArchive } from './open-archive.ts';

/** A finished logo of a kit that is paid for, and the archive of its files. */
export interface FinishedFiles {
  readonly kit: KitRow;
  /** Id of its design. */
  readonly logo: string;
  /** Index among the kit's finished logos, from 0. */
  readonly place: number;
  readonly archive: OpenArchive;
}

/** A finished logo of a kit that is paid for, with what its files are printed from. Refusals: `kit.locked`, `kit.unfinished`. */
async function finishedLogo(database: Database, personId: string, kitId: string, logo: string | null) {
  const { kit, order } = await database.asPerson(personId, async (scope) => {
    const kit = (await findKit(scope, kitId)) ?? refuse('route.not_found');
    return { kit, order: kit.orderId === null ? null : await findOrder(scope, kit.orderId) };
  });
  if (order?.status !== 'paid') refuse('kit.locked');
  const place = logo === null ? 0 : kit.finished.indexOf(logo);
  const id = kit.finished[place];
  if (id === undefined || kit.status !== 'completed') return refuse('kit.unfinished');
  const document = await readDocument(database, personId, kit.id, kit.logoVariants.indexOf(id));
  if (document === null) return refuse('kit.unfinished');
  return { kit, logo: id, place, document: document as KitDocument };
}

/** Which files are opened, and how they are made if they are missing. */
export interface FilesWanted extends Making {
  readonly kitId: string;
  /** Id of the design. Null: the first finished logo. */
  readonly logo: string | null;
}

/** Opens the files of a finished logo. They are made if needed. Refusals: `kit.locked`, `kit.unfinished`. */
export async function openFiles(
  { database, shelf, longestWait }: Pick<Deps, 'database' | 'longestWait'> & { readonly shelf: Pick<KitShelf, 'archive'> },
  { kitId, logo, ...making }: FilesWanted,
): Promise<FinishedFiles> {
  const first = await finishedLogo(database, making.owner, kitId, logo);
  // The same however often it is found: what changes meanwhile is for the next reader.
  const order = orderFor(first.document, first.kit);
  let isKnown = true;
  const archive = await openArchive(async () => {
    // Looked up again whenever it is made again: of somebody who was erased while they read it, nothing is (H9-03).
    if (!isKnown) await finishedLogo(database, making.owner, kitId, first.logo);
    isKnown = false;
    return inTime(shelf.archive(order, making), longestWait);
  });
  return { kit: first.kit, logo: first.logo, place: first.place, archive };
}

/** Lists the files of an archive and what can be downloaded by itself. */
export async function contentsOf(archive: OpenArchive): Promise<KitContents> {
  const { read, size } = archive;
  const entries = await readEntries(read, size);
  const packages = packageTypes.map((type) => {
    const some = entries.filter(({ path }) => isInPackage(type, path));
    return { type, files: some.length, bytes: archiveSize(some) };
  });
  // A list of files is worth having without the inks of its colors.
  const inks = entries.some(({ path }) => path === colorTable) ? await inksOf(archive) : {};
  return { files: entries.map(({ path, size: bytes }) => ({ path, bytes })), packages, inks, bytes: size };
}

/** The palette as a spreadsheet, and the hex and inks of one of its rows. */
const colorTable = 'color/colors.csv';
const inkRow = /(#[0-9A-F]{6}),.*,(\d+),(\d+),(\d+),(\d+)$/;

/** The declared inks of an archive's colors, as its own palette file has them. */
async function inksOf(archive: OpenArchive): Promise<KitContents['inks']> {
  const { bytes } = await fileOf(archive, ({ path }) => path === colorTable);
  const rows = bytes.toString('utf8').split('\r\n');
  return Object.fromEntries(
    rows.flatMap((row) => {
      const [, hex = '', ...inks] = inkRow.exec(row) ?? [];
      const [c, m, y, k] = inks.map(Number);
      return c === undefined || m === undefined || y === undefined || k === undefined ? [] : [[hex, [c, m, y, k] as const]];
    }),
  );
}

/** An archive of some of the files of another one, as they are packed there. */
export async function archiveOfSome(
  { read, size }: OpenArchive,
  isWanted: (path: string) => boolean,
): Promise<{ readonly size: number; readonly parts: AsyncIterable<Uint8Array> }> {
  const some = (await readEntries(read, size)).filter(({ path }) => isWanted(path));
  const files = async function* (): AsyncGenerator<PackedFile> {
    for (const entry of some) yield await readEntry(read, entry);
  };
  return { size: archiveSize(some), parts: archiveOf(files()) };
}

const inflate = promisify(inflateRaw);

/** The bytes of one file of an archive. Refusals: `kit.no_file`. */
export async function fileOf({ read, size }: OpenArchive, isIt: (entry: ArchiveEntry) => boolean) {
  const entry = (await readEntries(read, size)).find(isIt) ?? refuse('kit.no_file');
  const { data, path } = await readEntry(read, entry);
  return { path, bytes: await inflate(data) };
}

/** Something that is downloaded of a finished logo. */
interface Downloaded {
  readonly fileType: string;
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
}

/** Counts a download. A fault in counting stops none (K-08). Refusals: `kit.unfinished`, if the choice of this logo was undone meanwhile. */
export async function countFiles(
  { database, log }: Pick<Deps, 'database' | 'log'>,
  { kit, logo, place }: FinishedFiles,
  file: Downloaded,
  requestId: string,
): Promise<void> {
  const isStillFinished = await database
    .asPerson(kit.userId, async (scope) => {
      // Locked, so that nobody undoes the choice of this logo between the look and the count.
      const held = await lockKit(scope, kit.id);
      if (held?.finished[place] !== logo) return false;
      await countDownload(scope, { brandKitId: kit.id, place, ...file });
      return true;
    })
    .catch((err: unknown) => {
      log.warn({ err, id: requestId }, 'a download could not be counted');
      return true;
    });
  if (!isStillFinished) refuse('kit.unfinished');
}
