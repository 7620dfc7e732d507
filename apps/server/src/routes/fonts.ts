import type { Handler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { acceptedEncoding } from '../http/accept-encoding.ts';
import { attachment } from '../http/content-disposition.ts';
import { matches } from '../http/etag.ts';
import { readFontQuery } from '../services/logos/font-query.ts';
import { createPackFonts } from '../services/logos/pack-fonts.ts';
import { requestPress } from '../services/logos/request-press.ts';

/** GET ?faces=a,b&text=…: typefaces cut to a text, in one pack (see the contract's font-pack). */
export function fontsRoute(deps: Deps): Handler<AppEnv> {
  const packFonts = createPackFonts();
  return async (c) => {
    const pack = await packFonts(readFontQuery(new URL(c.req.url).searchParams), requestPress(deps, c));
    const encoding = acceptedEncoding(c.req.header('accept-encoding')) === 'br' ? 'br' : 'identity';
    const tag = `"${pack.tag}${encoding === 'br' ? '-br' : ''}"`;
    const headers = {
      'content-type': 'application/octet-stream',
      'content-disposition': attachment('typefaces.bin'),
      // The bytes depend on the typefaces' files and on what cuts them, which the address does not tell.
      'cache-control': 'no-cache',
      etag: tag,
      vary: 'accept-encoding',
      ...(encoding === 'br' ? { 'content-encoding': 'br' } : {}),
    };
    if (matches(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers);
    const body = encoding === 'br' ? pack.brotli : pack.bytes;
    return c.body(body, 200, { ...headers, 'content-length': String(body.length) });
  };
}
