import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from '../deps.ts';
import { ProblemError } from './problem-error.ts';
import { answerProblem } from './problem-response.ts';
import { securityHeaders } from './security-headers.ts';
import { type UnreadAnswersOptions, watchUnread } from './unread-answers.ts';

export interface HttpServer {
  readonly address: AddressInfo;
  /** Accepts no new connections, lets requests finish for `grace` milliseconds, then closes the rest. */
  close(grace: number): Promise<void>;
}

/** Milliseconds and bytes. Node's defaults (60 s, 300 s) let slow clients hold connections for too long. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  // Node would refuse it without a body. Our listener refuses it with a problem.
  requireHostHeader: false,
};

/** Milliseconds for a client to read its refusal; the same as the listener's own. */
const lingering = 500;

/** Milliseconds without traffic that end a connection. Longer than any job of the press. */
const silence = 60_000;

/** Serves the app over HTTP/1.1. Rejects if it cannot listen on the address. */
export async function listen(
  app: Hono<AppEnv>,
  { port, host, ...unread }: { readonly port: number; readonly host: string } & Partial<UnreadAnswersOptions>,
): Promise<HttpServer> {
  const listener = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0], { errorHandler: () => malformed() });
  /** The last request of each connection, with its response. */
  const last = new WeakMap<Socket, { readonly request: IncomingMessage; readonly response: ServerResponse }>();
  const server = createServer(limits, (request, response) => {
    last.set(request.socket, { request, response });
    // A proxy and this server could each use a different one (RFC 9112, 3.2).
    if (hostsIn(request) > 1) {
      const { status, headers, text } = brokenAnswer(new ProblemError('request.malformed'));
      response.writeHead(status, { ...headers, connection: 'close' }).end(text);
    } else void listener(request, response);
  });
  server.setTimeout(silence);
  watchUnread(server, { trustedProxies: 0, ...unread });
  server.on('clientError', (error, socket: Socket) => {
    const { request, response } = last.get(socket) ?? {};
    // A complete request is being answered on this connection. An error page would end up inside its answer,
    // or replace it (H6-09).
    if (request?.complete === true && response?.writableFinished === false) response.once('close', () => socket.destroySoon());
    else answerBrokenRequest(error, socket);
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done();
    });
  });
  return { address: server.address() as AddressInfo, close: (grace) => close(server, grace) };
}

async function close(server: Server, grace: number): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  // A connection that was busy at the start becomes idle later, and would stay open for its keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Number of Host headers. */
const hostsIn = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, i) => i % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length;

/**
 * Answers requests that are valid HTTP but that Hono refuses: an impossible Host, a backslash in the path.
 */
function malformed(): Response {
  const { status, headers, text } = brokenAnswer(new ProblemError('request.malformed'));
  return new Response(text, { status, headers });
}

function brokenAnswer(problem: ProblemError) {
  const id = randomUUID();
  const { status, headers, body } = answerProblem(problem, id);
  const text = JSON.stringify(body);
  const all = {
    ...headers,
    ...securityHeaders({ kind: 'inert' }, false),
    'x-request-id': id,
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(text)),
  };
  return { status, headers: all, text };
}

/** Answers invalid HTTP, for which there is only a socket and no request object. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'request.headers.too_large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request.timeout'
        : 'request.malformed';
  const { status, headers, text } = brokenAnswer(new ProblemError(code));
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
  // Otherwise a client that never closes its side would hold the memory of its request as long as a silent
  // connection (H5-05).
  setTimeout(() => socket.destroy(), lingering).unref();
}
