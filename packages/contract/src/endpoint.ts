import type * as z from 'zod/mini';
import type { ApiScope } from './api-scope.ts';
import type { BodyBounds, RateLimited } from './limits.ts';

/**
 * Who may call: everyone; signed-in people, for their own data; our staff, with their second factor; programs with a
 * person’s API key, for that person’s data. No other calls take a key, and these take no cookie.
 */
export type Access = 'anyone' | 'person' | 'admin' | 'key';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the HTTP API. Anything not described by an endpoint does not exist. */
export interface Endpoint {
  readonly method: Method;
  /**
   * Parts after a colon are UUIDs, except `:secret`, 128 bits in base64url, `:template`, a name of small
   * letters, digits and hyphens, `:picture`, the same, `:logo`, the id of a design, and `:asset`, see `assetIdOf`. Anything else there
   * answers 404.
   */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /**
   * True if the call stores new data; it is refused while the disk is nearly full. False for calls
   * that only read, end, delete or refund, that protect an account, that sign in (the others depend on it),
   * or that complete a payment already made.
   */
  readonly keeps: boolean;
  /** What a key must be allowed to do. With access `key` alone. */
  readonly scope?: ApiScope;
  /** What it does, in a few words for the OpenAPI document. Of the public API alone. */
  readonly about?: string;
  /** Takes an Idempotency-Key: the same key and body have the same answer, and make nothing twice. */
  readonly isRepeatable?: true;
  /** HTTP status of its JSON. Default 200. */
  readonly status?: 201;
  /** The rate limit that a call counts against. With access `key`, what keys that don’t exist count against. */
  readonly limit: RateLimited;
  /**
   * For signed-in callers, a second limit of the same size applies to the account, from any address (U-05).
   */
  readonly limitedByAccount?: true;
  /** Schema of the JSON body; null for none. */
  readonly body: z.ZodMiniType | null;
  /** Schema of the parameters behind the question mark. Default: they say nothing. Digits alone are read as a number. */
  readonly query?: z.ZodMiniType<Readonly<Record<string, unknown>>>;
  /** Size limits of the body. Default: `bodyBounds.plain`. */
  readonly bounds?: BodyBounds;
  /**
   * Schema of the JSON answer; `lines` for JSON lines (application/jsonl) that arrive one by one; `file` for
   * bytes of their own type; null for an empty answer (204).
   */
  readonly answer: z.ZodMiniType | { readonly lines: z.ZodMiniType } | 'file' | null;
}

/** Returns the endpoint with its literal types. */
export const endpoint = <const E extends Endpoint>(told: E): E => told;

export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType ? z.infer<E['body']> : undefined;
export type QueryOf<E extends Endpoint> = E extends { readonly query: infer Query extends z.ZodMiniType }
  ? z.infer<Query>
  : undefined;
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodMiniType
  ? z.infer<E['answer']>
  : E['answer'] extends 'file' | { readonly lines: z.ZodMiniType }
    ? Uint8Array
    : undefined;

/** One line of an answer in lines. */
export type LineOf<E extends Endpoint> = E['answer'] extends { readonly lines: infer Line extends z.ZodMiniType }
  ? z.infer<Line>
  : never;

type IdsIn<Path extends string> = Path extends `${string}:${infer Id}/${infer Rest}`
  ? Id | IdsIn<Rest>
  : Path extends `${string}:${infer Id}`
    ? Id
    : never;
/** The ids in the path, by name. */
export type IdsOf<E extends Endpoint> = Readonly<Record<IdsIn<E['path']>, string>>;
