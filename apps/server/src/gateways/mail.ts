import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QueuedLetter } from '@brandwright/data';
import { createTransport } from 'nodemailer';

/** Where letters go. */
export interface MailGateway {
  /** Letters that it takes at a time: one whose server takes its time must not hold up the others. */
  readonly atOnce: number;
  /** Hands a letter over; resolves once the other side has it. One to nobody (no recipient) is made and thrown away: it takes what others take (row S-03). */
  send(letter: QueuedLetter): Promise<void>;
  close(): void;
}

export interface Sender {
  /** `Brandwright <hello@brandwright.example>`. */
  readonly from: string;
  /** Right part of every Message-ID: the site's host name. */
  readonly host: string;
}

/** Sent twice after a fault, a letter keeps its Message-ID, and mail programs show one. */
const messageOf = ({ id, recipient, subject, text, html }: QueuedLetter, { from, host }: Sender) => ({
  from,
  to: recipient === '' ? [] : { name: '', address: recipient },
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

/** Milliseconds for one letter: a server that drips its answer is never silent (H7-02). */
const longestLetter = 60_000;

/**
 * A mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. With a password nothing is sent in clear (H7-08), unless the address ends with
 * `?ignoreTLS=true`.
 */
export function smtpGateway(url: string, sender: Sender, longest = longestLetter): MailGateway {
  const atOnce = 5;
  const { password, searchParams } = new URL(url);
  const requireTLS = password !== '' && searchParams.get('ignoreTLS') !== 'true';
  const transport = createTransport({ url, pool: true, maxConnections: atOnce, requireTLS, ...patience });
  const rehearsal = createTransport({ streamTransport: true, buffer: true });
  return {
    atOnce,
    async send(letter) {
      const signal = AbortSignal.timeout(longest);
      await (letter.recipient === '' ? rehearsal : transport).sendMail({ ...messageOf(letter, sender), signal });
    },
    close: () => transport.close(),
  };
}

/** Letters as .eml files of a folder, which any mail program opens: what is used while no mail server is named. */
export function outboxGateway(folder: string, sender: Sender): MailGateway {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    atOnce: 1,
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
