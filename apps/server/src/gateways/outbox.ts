import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LetterHead } from '@brandwright/contract';
import PostalMime from 'postal-mime';

/** A letter as it is read: its words alone. */
interface KeptLetter extends LetterHead {
  readonly text: string;
}

/** The letters that gateways/mail.ts keeps as files of a folder. */
export interface Mailbox {
  /** The newest 50, newest first; what cannot be read is left out. */
  list(): Promise<readonly KeptLetter[]>;
  /** The letter with an id (UUID); null when there is none. */
  read(id: string): Promise<KeptLetter | null>;
}

/** Letters that are listed at most. */
const most = 50;
const named = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.eml$/;

export function openMailbox(folder: string): Mailbox {
  const read = async (id: string): Promise<KeptLetter | null> => {
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
      const names = (await readdir(folder).catch(nothingThere)) ?? [];
      const ids = names.flatMap((name) => named.exec(name)?.[1] ?? []);
      const dated = await Promise.all(
        ids.map(async (id) => [id, (await stat(join(folder, `${id}.eml`)).catch(nothingThere))?.mtimeMs ?? 0] as const),
      );
      const newest = dated.toSorted(([, a], [, b]) => b - a).slice(0, most);
      const letters = await Promise.all(newest.map(([id]) => read(id)));
      return letters.filter((letter) => letter !== null);
    },
  };
}

function nothingThere(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
