import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QueuedLetter } from '@brandwright/data';
import { createTransport } from 'nodemailer';

/** Where letters go. */
export interface MailGateway {
  /** Letters that it takes at a time. */
  readonly atOnce: number;
  /** Letters that it takes at a time with those whose server takes its time: they must not hold up the others (H8-13). */
  readonly atMost: number;
  /**
   * Hands a letter over; resolves once the other side has it. One to nobody (no recipient) is made and thrown away: it takes what others take (row S-03). One that is given up
   * because its time is over, or because `signal` says so with one, rejects with a `TimeoutError`.
   */
  send(letter: QueuedLetter, signal?: AbortSignal): Promise<void>;
  close(): void;
}

export interface Sender {
  /** `Brandwright <hello@brandwright.example>`. */
  readonly from: string;
  /** Right part of every Message-ID: the site's host name. */
  readonly host: string;
}

/** Sent twice after a fault, a letter keeps its Message-ID, and mail programs show one. */
const messageOf = ({ id, recipient, subject, text, html, replyTo = null }: QueuedLetter, { from, host }: Sender) => ({
  from,
  to: recipient === '' ? [] : { name: '', address: recipient },
  ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  html,
  messageId: `<${id}@${host}>`,
  // Nobody is away from a desk to which a program writes.
  headers: { 'Auto-Submitted': 'auto-generated' },
  // Texts are ours: nothing in them is a file or an address to fetch.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Milliseconds: a server that says nothing must not hold up the letters behind. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** Milliseconds for one letter, and half of that for its first try: a server that drips its answer is never silent (H7-02). */
const longestLetter = 60_000;

/**
 * A mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. With a password nothing is sent in clear (H7-08), unless the address ends with
 * `?ignoreTLS=true`.
 */
export function smtpGateway(url: string, sender: Sender, longest = longestLetter): MailGateway {
  const atOnce = 5;
  // Mail servers commonly allow 50 connections of one client; the further ones are opened while others are slow alone.
  const atMost = 4 * atOnce;
  const { password, searchParams } = new URL(url);
  const requireTLS = password !== '' && searchParams.get('ignoreTLS') !== 'true';
  const transport = createTransport({ url, pool: true, maxConnections: atMost, requireTLS, ...patience });
  const rehearsal = createTransport({ streamTransport: true, buffer: true });
  return {
    atOnce,
    atMost,
    async send(letter, given) {
      const own = AbortSignal.timeout(letter.tries > 1 ? longest : longest / 2);
      const signal = given === undefined ? own : AbortSignal.any([own, given]);
      const sending = (letter.recipient === '' ? rehearsal : transport).sendMail({ ...messageOf(letter, sender), signal });
      await sending.catch((error: unknown) => {
        throw signal.aborted ? signal.reason : error;
      });
    },
    close: () => transport.close(),
  };
}

/** Letters as .eml files of a folder, which any mail program opens: what is used while no mail server is named. */
export function outboxGateway(folder: string, sender: Sender): MailGateway {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    atOnce: 1,
    atMost: 1,
    async send(letter) {
      const { message } = await transport.sendMail({ ...messageOf(letter, sender), date: new Date() });
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${letter.id}.eml`);
      // Under its name only when it is whole.
      await writeFile(`${path}.part`, message as Buffer);
      await (letter.recipient === '' ? rm(`${path}.part`) : rename(`${path}.part`, path));
    },
    close: () => {},
  };
}
