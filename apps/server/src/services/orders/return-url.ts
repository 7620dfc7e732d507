import { refuse } from '../../http/problem-error.ts';

/**
 * An address of this site as somebody asked for it, absolute: its own origin in full, or a path. Everything else that a browser might
 * read as an address is refused, whatever it would come to: backslashes, two slashes, users, other schemes (row S-09).
 */
export function ownAddress(text: string, field: string, origin: string): URL {
  const isPath = /^\/(?![/\\])/.test(text);
  const isOwn = text === origin || text.startsWith(`${origin}/`);
  const plain = /^[\x21-\x5b\x5d-\x7e]*$/.test(text);
  const url = plain && (isPath || isOwn) && URL.canParse(text, origin) ? new URL(text, origin) : null;
  if (url === null || url.origin !== origin || url.username + url.password !== '')
    return refuse('payment.address', { field, received: text.slice(0, 80), allowed: `an address of ${origin}` });
  return url;
}
