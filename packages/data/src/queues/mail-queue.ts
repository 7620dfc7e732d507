import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { mails } from '../tables/mails.ts';

export interface Email {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Reply-To address. Default: none. */
  readonly replyTo?: string | null;
  /** Legally required: sent even if the recipient's account is erased first. */
  readonly owed?: boolean;
}

/** An email being sent. */
export interface QueuedEmail extends Email {
  /** A UUID, also the left part of its Message-ID. */
  readonly id: string;
  /** Attempts so far, including this one. */
  readonly tries: number;
}

/** Queues an email. It goes out only if the transaction commits. */
export async function queueEmail(scope: Pick<Transaction, 'insert'>, email: Email): Promise<void> {
  await scope.insert(mails).values(email);
}

/** Attempts before an email is given up, after about two days. Another number needs another index. */
const most = 80;

/**
 * Matches emails that are neither sent nor given up (`most`). Word for word the condition of the table's index, without
 * parameters: otherwise each look would read everything that was given up in a month (H15-05).
 */
const waiting = sql`sent_at is null and tries < 80`;

/**
 * Seconds until the next attempt: 30, doubling, at most two minutes for the first 30 attempts; then doubling
 * to an hour. After an outage of up to an hour, mail goes out within five minutes of the server's return,
 * even if one more attempt fails.
 */
const pause = sql`make_interval(secs => case when tries < 30 then least(120, 30 * power(2, tries)) else least(3600, 120 * power(2, tries - 29)) end)`;

/** Extra attempts counted per timeout when emails are ordered. */
const behind = 10;
const rank = sql`tries + ${behind}::int * timeouts`;

interface Choice {
  /** Which emails may be chosen: all (the default), those that never timed out, or those never tried. */
  readonly among?: 'any' | 'timely' | 'new';
  /** Whether to look for emails that are due too late as well. Default true. */
  readonly lookBack?: boolean;
}

/**
 * Claims the next due email, if any: fewest attempts first, then longest waiting, with timed-out ones behind
 * the rest. The email is due again after its pause, so a process that dies while sending loses nothing; at
 * worst it goes out twice, under one Message-ID.
 */
export async function nextEmail(
  { statements }: Database,
  { among = 'any', lookBack = true }: Choice = {},
): Promise<QueuedEmail | null> {
  const claim = async (due: SQL): Promise<QueuedEmail | null> => {
    const allowed = { any: sql`true`, timely: sql`timeouts = 0`, new: sql`tries = 0` }[among];
    const { rows } = (await statements.execute(sql`
      update mails set tries = tries + 1, due_at = now() + ${pause} where id = (
        select id from mails where ${waiting} and ${allowed} and ${due}
          order by ${rank}, due_at limit 1 for update skip locked)
      returning id, recipient, subject, text, html, reply_to as "replyTo", tries`)) as unknown as {
      readonly rows: readonly QueuedEmail[];
    };
    return rows[0] ?? null;
  };
  const due = await claim(sql`due_at <= now()`);
  if (due !== null || !lookBack) return due;
  // An email due later than after its pause was tried before the clock was set back. To find one, all that wait
  // are looked through (H16-05, H17-03).
  return claim(sql`due_at > now() + ${pause}`);
}

/**
 * After a permanent refusal, allows six more attempts an hour apart, in case the mail server is misconfigured
 * and gets fixed. More attempts at a dead address would hurt the sender's reputation.
 */
export async function emailRefused({ statements }: Database, id: string): Promise<void> {
  await statements.execute(sql`
    update mails set tries = greatest(tries, ${most - 6}), due_at = now() + interval '1 hour' where id = ${id} and sent_at is null`);
}

/**
 * Counts a timeout. Emails that merely failed now go first (H8-13), but this one keeps its number of attempts
 * (H10-10).
 */
export async function emailTimedOut({ statements }: Database, id: string): Promise<void> {
  await statements.execute(sql`update mails set timeouts = timeouts + 1 where id = ${id} and sent_at is null`);
}

/**
 * Deletes the text of an email whose attempt failed, if that was its last. The rest stays for a month, so that
 * admins see that it did not arrive.
 */
export async function emailFailed({ statements }: Database, { id, tries }: Pick<QueuedEmail, 'id' | 'tries'>): Promise<void> {
  if (tries < most) return;
  await statements.execute(sql`update mails set text = '', html = '' where id = ${id} and sent_at is null`);
}

/**
 * Records that an email was handed over and deletes its content. One without a recipient leaves no row,
 * because every refused sign-in makes one (H8-12).
 */
export async function emailSent(
  { statements }: Database,
  { id, recipient }: Pick<QueuedEmail, 'id' | 'recipient'>,
): Promise<void> {
  if (recipient === '') return void (await statements.execute(sql`delete from mails where id = ${id}`));
  await statements.execute(
    sql`update mails set sent_at = now(), recipient = '', subject = '', text = '', html = '', reply_to = null where id = ${id}`,
  );
}

/**
 * True if an email to this address was tried at least once and has waited for more than a minute.
 * Emails that were given up do not count.
 */
export async function isMailDelayed({ statements }: Database, recipient: string): Promise<boolean> {
  const { rows } = (await statements.execute(sql`
    select exists (select from mails where recipient = ${recipient} and ${waiting} and tries > 0
      and created_at < now() - interval '1 minute') as delayed`)) as unknown as {
    readonly rows: readonly { delayed: boolean }[];
  };
  return rows[0]?.delayed === true;
}
