import type { Context, Handler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { acceptedEncoding } from '../http/accept-encoding.ts';
import { matches } from '../http/etag.ts';
import { refuse } from '../http/problem-error.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { markShared } from '../http/unread-answers.ts';
import type { SiteFile } from '../site/load-site.ts';
import { mailboxPath } from './mailbox-path.ts';

/** Where share links lead. Their secret stands in the address, so no page that is opened from there is told it (S-28). */
const sharedPath = '/shared/';

/** Pages and assets of the web build; a page that says so, with status 404, for every other address. */
export function siteRoute({ site, settings, mailbox }: Deps): Handler<AppEnv> {
  // The page of the mailbox is there as little as the mailbox.
  const isHidden = (path: string): boolean =>
    mailbox === null && path.startsWith(mailboxPath) && /^\/*$/.test(path.slice(mailboxPath.length));
  const https = settings.publicUrl?.protocol === 'https:';
  return (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') refuse('route.method', { allow: 'GET, HEAD' });
    const path = c.req.path;
    const file = isHidden(path) ? undefined : site.find(path);
    if (file !== undefined) return send(c, file, 200, { https, isShared: path.startsWith(sharedPath) });
    // One address for each page: the other spelling leads there, with its query.
    if (path !== '/' && path.endsWith('/') && !isHidden(path) && site.find(path.slice(0, -1)) !== undefined) {
      return c.redirect(path.slice(0, -1) + new URL(c.req.url).search, 308);
    }
    const page = site.notFound;
    return page === undefined ? refuse('route.not_found') : send(c, page, 404, { https, isShared: false });
  };
}

interface Sent {
  readonly https: boolean;
  /** The page behind a share link: hidden from search engines, and silent about its address. */
  readonly isShared: boolean;
}

function send(c: Context<AppEnv>, file: SiteFile, status: 200 | 404, { https, isShared }: Sent): Response {
  const encoding = file.compressed === null ? 'identity' : acceptedEncoding(c.req.header('accept-encoding'));
  const body = encoding === 'identity' ? file.body : (file.compressed?.[encoding] ?? file.body);
  const tag = `"${file.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = {
    ...securityHeaders(file.policy, https),
    'content-type': file.type,
    'cache-control': file.cacheControl,
    etag: tag,
    vary: 'accept-encoding',
    ...(isShared ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  if (status === 200 && matches(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers);
  markShared(c.env?.outgoing);
  // The very bytes that everybody gets: a copy would be held for as long as its reader likes (H8-01).
  return c.body(body, status, { ...headers, 'content-length': String(body.length) });
}
