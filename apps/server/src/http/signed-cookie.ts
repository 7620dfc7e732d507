import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token of a cookie that we signed: `token.signature`, HMAC-SHA256 in base64 (RFC 2104). Null for
 * anything else.
 */
export function signedToken(cookies: string | null, name: string, secret: string): string | null {
  return read(cookies, name, secret)?.token ?? null;
}

/**
 * Headers whose cookie line holds only the named cookies with a valid signature, each once. The accounts
 * library then reads exactly what `signedToken` read: two parsers could otherwise see two different people in
 * one line.
 */
export function withSignedCookies(headers: Headers, names: readonly string[], secret: string): Headers {
  const line = headers.get('cookie');
  const signed = names.flatMap((name) => {
    const found = read(line, name, secret);
    return found === null ? [] : [`${name}=${encodeURIComponent(found.text)}`];
  });
  const own = new Headers(headers);
  own.delete('cookie');
  if (signed.length > 0) own.set('cookie', signed.join('; '));
  return own;
}

/** The first cookie with that name, if its signature is valid. */
function read(cookies: string | null, name: string, secret: string): { readonly token: string; readonly text: string } | null {
  const value = cookies
    ?.split(/; ?/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (value === undefined || value.length > 300) return null;
  const text = decoded(value);
  const at = text.lastIndexOf('.');
  const [token, signature] = [text.slice(0, Math.max(0, at)), Buffer.from(text.slice(at + 1), 'base64')];
  const wanted = createHmac('sha256', secret).update(token).digest();
  return signature.length === wanted.length && timingSafeEqual(signature, wanted) ? { token, text } : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
