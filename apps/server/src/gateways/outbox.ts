import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LetterHead } from '@brandwright/contract';
import PostalMime from 'postal-mime';

/** An email as plain text. */
interface KeptEmail extends LetterHead {
  readonly text: string;
}

/** The emails that `outboxGateway` keeps as files. */
export interface Mailbox {
  /** The newest 50, newest first, without unreadable ones. */
  list(): Promise<readonly KeptEmail[]>;
  /** The email with an id (UUID); null if there is none. */
  read(id: string): Promise<KeptEmail | null>;
}

/** The same folder, for cleanup. */
export interface Outbox extends Mailbox {
  /** Deletes the emails to an address whose account was erased, if they were written before the erasure. */
  forget(address: string, erasedAt: Date): Promise<void>;
  /** Deletes emails older than `before`, and partial files of a crash. Returns the number of files. */
  clear(before: Date): Promise<number>;
}

/** Maximum emails in a list. */
const most = 50;
const named = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.eml$/;
/** Files that `outboxGateway` writes. Others are left alone. */
const ours = /\.eml(?:\.part)?$/;

export function openOutbox(folder: string): Outbox {
  const names = async (): Promise<readonly string[]> => (await readdir(folder).catch(nothingThere)) ?? [];
  const ids = async (): Promise<readonly string[]> => (await names()).flatMap((name) => named.exec(name)?.[1] ?? []);
  /** Milliseconds since 1970. */
  const written = async (name: string): Promise<number> => (await stat(join(folder, name)).catch(nothingThere))?.mtimeMs ?? 0;
  const read = async (id: string): Promise<KeptEmail | null> => {
    const bytes = await readFile(join(folder, `${id}.eml`)).catch(nothingThere);
    if (bytes === null) return null;
    const { to, subject, date, text } = await PostalMime.parse(bytes);
    return {
      id,
      to: to?.map(({ address }) => address ?? '').join(', ') ?? '',
      subject: subject ?? '',
      date: date ?? new Date(0).toISOString(),
      text: text ?? '',
    };
  };
  return {
    read,
    async list() {
      const dated = await Promise.all((await ids()).map(async (id) => [id, await written(`${id}.eml`)] as const));
      const newest = dated.toSorted(([, a], [, b]) => b - a).slice(0, most);
      const emails = await Promise.all(newest.map(([id]) => read(id)));
      return emails.filter((email) => email !== null);
    },
    async forget(address, erasedAt) {
      // One at a time, because there may be a month's worth.
      for (const id of await ids()) {
        if ((await written(`${id}.eml`)) >= erasedAt.getTime()) continue;
        if ((await read(id))?.to === address) await rm(join(folder, `${id}.eml`), { force: true });
      }
    },
    async clear(before) {
      let gone = 0;
      for (const name of await names()) {
        if (!ours.test(name) || (await written(name)) >= before.getTime()) continue;
        await rm(join(folder, name), { force: true });
        gone++;
      }
      return gone;
    },
  };
}

function nothingThere(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
