import { providerReturnPath } from '@brandwright/contract';
import type { Handler } from 'hono';
import type { AppEnv } from '../deps.ts';
import { refuse } from '../http/problem-error.ts';
import { readBounded } from '../http/read-bounded.ts';

/** Bytes of the form that Apple posts: a code, a state and a name have less than 2 kB. */
const mostBytes = 16_384;

/** Where Apple posts what other providers put into the address. */
export const appleReturnPath = providerReturnPath('apple');

/**
 * POST: Apple sends people back by a form, without our cookies, because it comes from its site. What it holds becomes the address of the page that
 * other providers lead to. Nothing is read or changed here: the page then asks as every page does.
 */
export const appleReturn: Handler<AppEnv> = async (c) => {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
    refuse('request.media_type', { message: 'The body must be sent as a form.' });
  const bytes = await readBounded(new Response(c.req.raw.body), mostBytes).catch(() => refuse('request.body.too_large'));
  const form = new URLSearchParams(Buffer.from(bytes).toString('utf8'));
  const kept = new URLSearchParams();
  for (const name of ['state', 'code', 'error']) {
    const text = form.get(name);
    if (text !== null) kept.set(name, text);
  }
  const name = nameOf(form.get('user'));
  if (name !== '') kept.set('name', name);
  return c.redirect(`${appleReturnPath}?${kept}`, 303);
};

/** The name in what Apple calls `user`, which it sends the first time only. */
function nameOf(user: string | null): string {
  try {
    const { name } = JSON.parse(user ?? '{}') as {
      readonly name?: { readonly firstName?: unknown; readonly lastName?: unknown };
    };
    const parts = [name?.firstName, name?.lastName].filter((part): part is string => typeof part === 'string');
    return parts.join(' ').trim().slice(0, 200);
  } catch {
    return '';
  }
}
