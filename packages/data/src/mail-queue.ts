import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { mails } from './tables/mails.ts';

export interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The law asks for it: it goes out also when its reader's account is erased before. */
  readonly owed?: boolean;
}

/** A letter on its way. */
export interface QueuedLetter extends Letter {
  /** UUID: the left part of its Message-ID. */
  readonly id: string;
  /** Tries so far, this one among them. */
  readonly tries: number;
}

/** Promises a letter: it goes out when the transaction holds, and not otherwise. */
export async function queueLetter(scope: Pick<Transaction, 'insert'>, letter: Letter): Promise<void> {
  await scope.insert(mails).values(letter);
}

/** Tries after which a letter is given up: some two days. */
const most = 80;

/**
 * Seconds until another try: half a minute, doubled with each, and at most two minutes for the first thirty, so that mail goes within five
 * minutes after a mail server that was away for less than an hour is back, and fails once more (row R-11); then doubled on, to an hour.
 */
const pause = sql`make_interval(secs => case when tries < 30 then least(120, 30 * power(2, tries)) else least(3600, 120 * power(2, tries - 29)) end)`;

/**
 * Takes a letter that is due, if there is one: those that were never tried before the others, and of these the one that waits longest. It is due again after its pause, so that a process that dies while it sends loses
 * nothing: the letter then goes out twice at worst, under one Message-ID. One that is due later than after its pause was tried before the clock was set
 * back.
 */
export async function nextLetter({ statements }: Database): Promise<QueuedLetter | null> {
  const { rows } = (await statements.execute(sql`
    update mails set tries = tries + 1, due_at = now() + ${pause} where id = (
      select id from mails where sent_at is null and tries < ${most}
        and (due_at <= now() or due_at > now() + ${pause}) order by (tries > 0), due_at limit 1 for update skip locked)
    returning id, recipient, subject, text, html, tries`)) as unknown as { readonly rows: readonly QueuedLetter[] };
  return rows[0] ?? null;
}

/** A letter that was handed over: when is kept, what it said is not. */
export async function letterSent({ statements }: Database, id: string): Promise<void> {
  await statements.execute(
    sql`update mails set sent_at = now(), recipient = '', subject = '', text = '', html = '' where id = ${id}`,
  );
}

/** Whether a letter to somebody was tried and waits for more than a minute (row R-11). One that was given up is waited for no more. */
export async function isMailDelayed({ statements }: Database, recipient: string): Promise<boolean> {
  const { rows } = (await statements.execute(sql`
    select exists (select from mails where recipient = ${recipient} and sent_at is null and tries between 1 and ${most - 1}
      and created_at < now() - interval '1 minute') as delayed`)) as unknown as {
    readonly rows: readonly { delayed: boolean }[];
  };
  return rows[0]?.delayed === true;
}
