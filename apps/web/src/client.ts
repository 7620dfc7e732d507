import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  EndpointName,
  ErrorCode,
  endpoints,
  IdsOf,
  LineOf as JsonLineOf,
  ProblemBody,
} from '@brandwright/contract';
import { clientErrors } from './content/client-errors.ts';

type Known = (typeof endpoints)[EndpointName];
type LineOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;
/** An endpoint of the contract as it is called: `POST /api/account/sign-in`. Types alone, so that no page loads the schemas. */
type Line = LineOf<Known>;
type At<L extends Line> = Known extends infer E ? (E extends Endpoint ? (LineOf<E> extends L ? E : never) : never) : never;

type Sent<E extends Endpoint> = (BodyOf<E> extends undefined ? { readonly body?: never } : { readonly body: BodyOf<E> }) &
  (keyof IdsOf<E> extends never ? { readonly ids?: never } : { readonly ids: IdsOf<E> }) & {
    /** Sent to its end even when the page goes away; 64 kB at most. */
    readonly keepalive?: boolean;
  };

interface Loosely {
  readonly body?: unknown;
  readonly ids?: Readonly<Record<string, string>>;
  readonly keepalive?: boolean;
}

/** A file as it came, with the name the server gave it. */
interface FetchedFile {
  readonly blob: Blob;
  readonly name: string;
}
type Answered<E extends Endpoint> = E['answer'] extends 'file' ? FetchedFile : AnswerOf<E>;
/** Endpoints that answer in lines. */
type LinesLine = Known extends infer E ? (E extends { readonly answer: { readonly lines: unknown } } ? LineOf<E> : never) : never;

/** A code of the contract's problems; `unreachable` when no whole answer came, `unreadable` when it was not the server's. */
export type RefusalCode = ErrorCode | 'unreachable' | 'unreadable';

/** What the server, or the way to it, said no with. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** The field of the body at fault. */
  readonly field: string | undefined;
  /** Seconds after which the same may be asked again. */
  readonly retryAfter: number | undefined;
  constructor(
    code: RefusalCode,
    message: string,
    { field, retryAfter }: Pick<Partial<ProblemBody>, 'field' | 'retryAfter'> = {},
  ) {
    super(message);
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** Whether an error is a refusal with one of these codes. */
export const isRefusal = (error: unknown, ...codes: readonly RefusalCode[]): error is Refusal =>
  error instanceof Refusal && codes.includes(error.code);

/** Milliseconds after which nobody waits any longer. */
const patience = 60_000;

/**
 * Asks the server. Rejects with a Refusal whose message can be shown.
 *
 * @example await call('POST /api/account/sign-in', { body: { email, password } })
 */
export async function call<L extends Line>(
  line: L,
  ...[sent]: Record<never, never> extends Sent<At<L>> ? [Sent<At<L>>?] : [Sent<At<L>>]
): Promise<Answered<At<L>>> {
  const response = await ask(line, { ...(sent as Loosely) });
  return (await answerOf(response).catch(brokenOff)) as Answered<At<L>>;
}

/**
 * Asks for an answer in lines and passes each on as it arrives. Rejects with a Refusal whose message can be
 * shown, also if the answer breaks off.
 */
export async function callLines<L extends LinesLine>(
  line: L,
  sent: Sent<At<L>>,
  take: (line: JsonLineOf<At<L>>) => void,
): Promise<void> {
  const response = await ask(line, { ...(sent as Loosely) });
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (begun + value).split('\n');
      begun = lines.pop() ?? '';
      for (const text of lines) take(JSON.parse(text));
    }
  } catch (error) {
    brokenOff(error);
  }
}

async function ask(line: string, { body, ids = {}, keepalive = false }: Loosely): Promise<Response> {
  const [method = '', path = ''] = line.split(' ');
  const response = await fetch(
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? '')),
    {
      method,
      keepalive,
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    },
  ).catch(() => {
    throw new Refusal('unreachable', clientErrors.unreachable);
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** Says why an answer could not be read. What stands between, a hotel's way in for one, answers with pages of its own; or the connection was lost on the way. */
function brokenOff(error: unknown): never {
  const code = error instanceof SyntaxError ? 'unreadable' : 'unreachable';
  throw new Refusal(code, clientErrors[code]);
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.status === 204) return;
  const disposition = response.headers.get('content-disposition');
  return disposition === null ? response.json() : { blob: await response.blob(), name: fileName(disposition) };
}

async function refusalOf(response: Response): Promise<Refusal> {
  const { code, detail, field, retryAfter } = ((await response.json().catch(() => ({}))) ?? {}) as Partial<ProblemBody>;
  // A proxy's fault has no code of ours.
  return new Refusal((code as ErrorCode | undefined) ?? 'server.internal', detail ?? clientErrors.wrong, { field, retryAfter });
}

/** The name the server gave a file: whole (RFC 8187), else in plain letters. */
function fileName(disposition: string): string {
  const [, whole] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const [, plain = 'file'] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return whole === undefined ? plain : decodeURIComponent(whole);
}
