import { Resolver } from 'node:dns/promises';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { AttemptFailure } from '@brandwright/contract';
import { isLoopbackAddress, isPublicAddress } from '../../http/public-address.ts';
import { hostOf, readWebhookUrl } from '../../http/webhook-url.ts';

/** What a webhook answered. */
export interface WebhookAnswer {
  readonly status: number;
  /** Beginning of its text. */
  readonly said: string;
}

/** Why there is no answer, inside of this gateway. */
class WebhookFault extends Error {
  readonly failure: AttemptFailure;
  constructor(failure: AttemptFailure) {
    super(`No answer: ${failure}.`);
    this.failure = failure;
  }
}

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Ends the attempt. */
  readonly signal: AbortSignal;
}

/** Sends events to addresses that people name. */
export interface WebhookGateway {
  /** POSTs a body once and follows no redirects; resolves to the answer, or to why there is none. Rejects with the signal’s reason. */
  send(sent: Sent): Promise<WebhookAnswer | { readonly failure: AttemptFailure }>;
}

/** Bytes of an answer that are read, and characters of it that are kept. */
const most = { bytes: 4_096, headers: 8_192, characters: 300 } as const;

/** Addresses of a name. The system’s own look-up would hold a thread for as long as a slow name server likes. */
async function resolveName(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

export interface WebhookGatewayOptions {
  /** Whether this machine may be a receiver, for development. */
  readonly toLoopback: boolean;
  /** Default: `webhookLimits.ports`. */
  readonly ports?: readonly number[];
  /** Default: DNS. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
}

/**
 * Every attempt resolves the name once, refuses it unless all its addresses are public, and connects to these addresses: a
 * second look-up could give others (DNS rebinding).
 */
export function openWebhooks({ toLoopback, ports, resolve = resolveName }: WebhookGatewayOptions): WebhookGateway {
  const addressesOf = async (host: string): Promise<readonly string[]> => {
    if (isIP(host) !== 0) return [host];
    return toLoopback && host === 'localhost' ? ['127.0.0.1'] : resolve(host);
  };
  const isAllowed = (address: string): boolean => isPublicAddress(address) || (toLoopback && isLoopbackAddress(address));
  const ask = async ({ url: text, headers, body, signal }: Sent): Promise<WebhookAnswer> => {
    // The operator’s setting may have changed since it was added.
    const url = readWebhookUrl(text, { toLoopback, ...(ports === undefined ? {} : { ports }) });
    if (url === null) throw new WebhookFault('address');
    const host = hostOf(url);
    const addresses = await withSignal(addressesOf(host), signal);
    if (addresses.length === 0 || !addresses.every(isAllowed)) throw new WebhookFault('address');
    const answer = await post(url, { host, addresses, headers, body, signal });
    return { status: answer.statusCode ?? 0, said: await beginningOf(answer) };
  };
  return {
    send: (sent) =>
      ask(sent).catch((error: unknown) => {
        if (error instanceof WebhookFault) return { failure: error.failure };
        throw error;
      }),
  };
}

interface Posted extends Omit<Sent, 'url'> {
  readonly host: string;
  readonly addresses: readonly string[];
}

/** Answers a look-up with what is known. */
const knownLookup =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, done) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all === true) done(null, known);
    else done(null, known[0]?.address ?? '', known[0]?.family);
  };

function post(url: URL, { host, addresses, headers, body, signal }: Posted): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const isEncrypted = url.protocol === 'https:';
  const asked = (isEncrypted ? overHttps : overHttp)({
    host,
    port: url.port === '' ? (isEncrypted ? 443 : 80) : Number(url.port),
    path: url.pathname + url.search,
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    lookup: knownLookup(addresses),
    // The name that the certificate is for. An address is none (RFC 6066, 3).
    servername: isIP(host) === 0 ? host : '',
    // A connection of its own, straight to the receiver.
    agent: false,
    maxHeaderSize: most.headers,
    signal,
  });
  asked.on('response', resolve);
  asked.on('error', (error) => reject(signal.aborted ? signal.reason : faultOf(error)));
  // Ended without an answer and without an error, as after a switch of protocols.
  asked.on('close', () => reject(new WebhookFault('connection')));
  asked.end(body);
  return promise;
}

/** Node’s codes of certificates that can’t be trusted are OpenSSL’s. */
const ofCertificates = /CERT|TLS|SSL|SIGNATURE|ISSUER|CHAIN|EPROTO/;

const faultOf = ({ code = '' }: NodeJS.ErrnoException): WebhookFault =>
  new WebhookFault(ofCertificates.test(code) ? 'tls' : 'connection');

/** The beginning of an answer’s text, without control characters. Its status counts, even if the rest never comes. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= most.bytes) break;
    }
  } catch {
    // Broken off, or too slow.
  }
  answer.destroy();
  return readable(Buffer.concat(parts).subarray(0, most.bytes).toString('utf8'));
}

/** One line of text that may stand in a log and on a page: controls would garble both, and no database keeps U+0000. */
const readable = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, most.characters).join('');

/** Rejects with the signal’s reason once it is aborted. */
function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = (): void => reject(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', end));
}
