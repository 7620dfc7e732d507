import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QueuedEmail } from '@brandwright/data';
import { createTransport } from 'nodemailer';

/** Sends emails. */
export interface MailGateway {
  /** Concurrent emails. */
  readonly atOnce: number;
  /** Concurrent emails including slow ones, which must not hold up the others (H8-13). */
  readonly atMost: number;
  /**
   * Hands an email over; resolves once the other side has it. An email without a recipient is built and
   * discarded, in the usual time (S-03). Rejects with a `TimeoutError` if it takes too long or `signal`
   * aborts with one.
   */
  send(email: QueuedEmail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

export interface Sender {
  /** Such as `Brandwright <hello@brandwright.example>`. */
  readonly from: string;
  /** Right part of every Message-ID: the site's host name. */
  readonly host: string;
}

/** An email sent twice keeps its Message-ID, so mail programs show one. */
const messageOf = ({ id, recipient, subject, text, html, replyTo = null }: QueuedEmail, { from, host }: Sender) => ({
  from,
  to: recipient === '' ? [] : { name: '', address: recipient },
  ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  html,
  messageId: `<${id}@${host}>`,
  // Suppresses out-of-office replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  // Our texts never refer to files or URLs to include.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Milliseconds. A silent server must not hold up the emails behind. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/**
 * Milliseconds per email, and half of that on its first try. A server that trickles its answer is never
 * silent (H7-02).
 */
const longestEmail = 60_000;

/**
 * Sends through a mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. With a
 * password, nothing is sent unencrypted (H7-08) unless the URL ends with `?ignoreTLS=true`.
 */
export function smtpGateway(url: string, sender: Sender, longest = longestEmail): MailGateway {
  const atOnce = 5;
  // Mail servers commonly allow 50 connections per client. More than `atOnce` are opened only while some are
  // slow.
  const atMost = 4 * atOnce;
  const { password, searchParams } = new URL(url);
  const requireTLS = password !== '' && searchParams.get('ignoreTLS') !== 'true';
  const transport = createTransport({ url, pool: true, maxConnections: atMost, requireTLS, ...patience });
  const rehearsal = createTransport({ streamTransport: true, buffer: true });
  return {
    atOnce,
    atMost,
    async send(email, given) {
      const own = AbortSignal.timeout(email.tries > 1 ? longest : longest / 2);
      const signal = given === undefined ? own : AbortSignal.any([own, given]);
      const sending = (email.recipient === '' ? rehearsal : transport).sendMail({ ...messageOf(email, sender), signal });
      await sending.catch((error: unknown) => {
        throw signal.aborted ? signal.reason : error;
      });
    },
    close: () => transport.close(),
  };
}

/** Writes emails as .eml files to a folder, for any mail program. Used without a mail server. */
export function outboxGateway(folder: string, sender: Sender): MailGateway {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    atOnce: 1,
    atMost: 1,
    async send(email) {
      const { message } = await transport.sendMail({ ...messageOf(email, sender), date: new Date() });
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${email.id}.eml`);
      // The file gets its name only once it is complete.
      await writeFile(`${path}.part`, message as Buffer);
      await (email.recipient === '' ? rm(`${path}.part`) : rename(`${path}.part`, path));
    },
    close: () => {},
  };
}
