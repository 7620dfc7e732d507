import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv, Deps } from '../../deps.ts';

/** Seconds for which a browser is known as a visitor: half a year. */
const knownFor = 180 * 86_400;

/** 128 random bits in base64url. */
const form = /^[\w-]{22}$/;

/**
 * Who a visitor of a kit is to us: a hash of a random cookie and the kit, so that visitors of two kits cannot be told to be
 * one. Null if the browser never voted or commented.
 */
export function visitorOf({ auth }: Pick<Deps, 'auth'>, c: Context<AppEnv>, kitId: string): string | null {
  const cookie = getCookie(c, auth.cookies.visitor);
  return cookie === undefined || !form.test(cookie) ? null : hashOf(cookie, kitId);
}

/** The same, and from now on the browser is known. */
export function knownVisitor({ auth }: Pick<Deps, 'auth'>, c: Context<AppEnv>, kitId: string): string {
  const { visitor: name, secure } = auth.cookies;
  const known = getCookie(c, name);
  const cookie = known !== undefined && form.test(known) ? known : randomBytes(16).toString('base64url');
  setCookie(c, name, cookie, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: knownFor });
  return hashOf(cookie, kitId);
}

const hashOf = (cookie: string, kitId: string): string => createHash('sha256').update(`${kitId} ${cookie}`).digest('base64url');
