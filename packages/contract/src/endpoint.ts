import type * as z from 'zod/mini';
import type { BodyBounds, RateLimited } from './limits.ts';

/** Who may ask: everybody; whoever is signed in, about their own things; people of ours, with their second factor. */
export type Access = 'anyone' | 'person' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One thing a program can ask of the server. What is not told by one of these does not exist. */
export interface Endpoint {
  readonly method: Method;
  /** Parts that begin with a colon are ids (UUIDs), `:secret` 128 bits in base64url; anything else there answers 404. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /**
   * It takes on what has to be kept from then on, so it is refused while the disk is nearly full (row R-15). False for what only reads, ends,
   * deletes or gives back, for what protects an account, for signing in, without which nobody could do these, and for money that was paid already.
   */
  readonly keeps: boolean;
  /** Whose share of requests a call is taken from. */
  readonly limit: RateLimited;
  /** Whoever is signed in has a share of the same size for their account as well, from wherever they ask (row U-05). */
  readonly limitedByAccount?: true;
  /** The JSON that has to be sent; null for none. */
  readonly body: z.ZodMiniType | null;
  /** How much it may hold, where that is more than `bodyBounds.plain`. */
  readonly bounds?: BodyBounds;
  /** The JSON that comes back; `file` for bytes of their own type; null for an empty answer (204). */
  readonly answer: z.ZodMiniType | 'file' | null;
}

/** An endpoint with its own types kept. */
export const endpoint = <const E extends Endpoint>(told: E): E => told;

export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType ? z.infer<E['body']> : undefined;
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodMiniType
  ? z.infer<E['answer']>
  : E['answer'] extends 'file'
    ? Uint8Array
    : undefined;

type IdsIn<Path extends string> = Path extends `${string}:${infer Id}/${infer Rest}`
  ? Id | IdsIn<Rest>
  : Path extends `${string}:${infer Id}`
    ? Id
    : never;
/** The ids that stand in its path, by name. */
export type IdsOf<E extends Endpoint> = Readonly<Record<IdsIn<E['path']>, string>>;
