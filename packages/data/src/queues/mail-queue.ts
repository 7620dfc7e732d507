import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { mails } from '../tables/mails.ts';

export interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom its reader answers; default: nobody. */
  readonly replyTo?: string | null;
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

/** Tries that go before a letter whose server used up its time, for each time. */
const behind = 10;
const rank = sql`tries + ${behind}::int * timeouts`;

/**
 * Takes a letter that is due, if there is one: the one with the fewest tries, and of several the one that waits longest; those whose server used up their time come after others. `among` is which may be taken: `any`, those that
 * never were out of time (`timely`), or those that were never tried (`new`). It is due again after its pause, so that a process that dies
 * while it sends loses nothing: the letter then goes out twice at worst, under one Message-ID. One that is due later than after its pause was tried before the clock was set back.
 */
export async function nextLetter(
  { statements }: Database,
  { among = 'any' }: { readonly among?: 'any' | 'timely' | 'new' } = {},
): Promise<QueuedLetter | null> {
  const allowed = { any: sql`true`, timely: sql`timeouts = 0`, new: sql`tries = 0` }[among];
  const { rows } = (await statements.execute(sql`
    update mails set tries = tries + 1, due_at = now() + ${pause} where id = (
      select id from mails where sent_at is null and tries < ${most} and ${allowed}
        and (due_at <= now() or due_at > now() + ${pause}) order by ${rank}, due_at limit 1 for update skip locked)
    returning id, recipient, subject, text, html, reply_to as "replyTo", tries`)) as unknown as {
    readonly rows: readonly QueuedLetter[];
  };
  return rows[0] ?? null;
}

/**
 * A letter that was refused for good: six more tries, an hour apart, for a mail server that is set up wrongly and mended meanwhile. Each further one to nobody's
 * address costs the sender their good name.
 */
export async function letterRefused({ statements }: Database, id: string): Promise<void> {
  await statements.execute(sql`
    update mails set tries = greatest(tries, ${most - 6}), due_at = now() + interval '1 hour' where id = ${id} and sent_at is null`);
}

/** A letter whose server used up all its time: letters that only failed go before it (H8-13). It is tried as often as they are (H10-10). */
export async function letterTimedOut({ statements }: Database, id: string): Promise<void> {
  await statements.execute(sql`update mails set timeouts = timeouts + 1 where id = ${id} and sent_at is null`);
}

/** A letter that was handed over: when is kept, what it said is not. Of one to nobody nothing is kept: each refused sign-in makes one (H8-12). */
export async function letterSent(
  { statements }: Database,
  { id, recipient }: Pick<QueuedLetter, 'id' | 'recipient'>,
): Promise<void> {
  if (recipient === '') return void (await statements.execute(sql`delete from mails where id = ${id}`));
  await statements.execute(
    sql`update mails set sent_at = now(), recipient = '', subject = '', text = '', html = '', reply_to = null where id = ${id}`,
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
