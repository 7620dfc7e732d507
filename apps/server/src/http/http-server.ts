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
  /** Takes no new connection, lets requests end within `grace` milliseconds, then cuts those that are left. */
  close(grace: number): Promise<void>;
}

/** Milliseconds, and bytes. Node's own limits (60 s, 300 s) let slow clients hold connections for too long. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  // Node would answer without a body; the listener refuses it in the one form.
  requireHostHeader: false,
};

/** Milliseconds for which a client may read its refusal: as long as the listener's own. */
const lingering = 500;

/** Nothing sent or received for so long ends a connection; longer than a job of the press may take. */
const silence = 60_000;

/** Serves the app over HTTP/1.1. Rejects when the address cannot be listened on. */
export async function listen(
  app: Hono<AppEnv>,
  { port, host, ...unread }: { readonly port: number; readonly host: string } & Partial<UnreadAnswersOptions>,
): Promise<HttpServer> {
  const listener = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0], { errorHandler: () => malformed() });
  /** The last request of a connection, and its answer. */
  const last = new WeakMap<Socket, { readonly request: IncomingMessage; readonly response: ServerResponse }>();
  const server = createServer(limits, (request, response) => {
    last.set(request.socket, { request, response });
    // Two programs in a row would take another of them each (RFC 9112, 3.2).
    if (hostsIn(request) > 1) {
      const { status, headers, text } = brokenAnswer(new ProblemError('request.malformed'));
      response.writeHead(status, { ...headers, connection: 'close' }).end(text);
    } else void listener(request, response);
  });
  server.setTimeout(silence);
  watchUnread(server, { trustedProxies: 0, ...unread });
  server.on('clientError', (error, socket: Socket) => {
    const { request, response } = last.get(socket) ?? {};
    // Behind a whole request: words of our own would stand in the middle of its answer, or in its place (H6-09).
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
  // A connection that was busy when closing began stays open for its keep-alive time once it is idle.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Lines that name the host. */
const hostsIn = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, i) => i % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length;

/** A request that HTTP allows and the app never sees: an impossible Host, a backslash in the path. */
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

/** A request that HTTP does not allow: there is no request object, only a socket to answer on. */
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
  // A client that never closes its side would keep what its request holds for as long as a silent connection (H5-05).
  setTimeout(() => socket.destroy(), lingering).unref();
}
