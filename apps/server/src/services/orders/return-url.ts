import { refuse } from '../../http/problem-error.ts';

/**
 * Validates a return URL: this site's origin in full, or a path. Refuses everything else that a browser might
 * read as a URL, whatever it resolves to: backslashes, double slashes, credentials, other schemes (S-09).
 */
export function ownAddress(text: string, field: string, origin: string): URL {
  const isPath = /^\/(?![/\\])/.test(text);
  const isOwn = text === origin || text.startsWith(`${origin}/`);
  const plain = /^[\x21-\x5b\x5d-\x7e]*$/.test(text);
  const url = plain && (isPath || isOwn) && URL.canParse(text, origin) ? new URL(text, origin) : null;
  if (url === null || url.origin !== origin || url.username + url.password !== '')
    return refuse('payment.address', { field, received: text.slice(0, 80), allowed: `a URL on ${origin}` });
  return url;
}
