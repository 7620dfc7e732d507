import { createHash } from 'node:crypto';
import * as contract from '@brandwright/contract';
import { endBrandPage, findBrandPage, findKit, lockKitId } from '@brandwright/data';
import { createRecent } from '@brandwright/press';
import type { Context, Handler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { attachment } from '../http/content-disposition.ts';
import { matches } from '../http/etag.ts';
import { refuse } from '../http/problem-error.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { brandPageOf, changeBrandPage } from '../services/brand-page/brand-page.ts';
import { platesOf, pressFile } from '../services/brand-page/page-art.ts';
import { brandPageHtml, facesOf } from '../services/brand-page/page-html.ts';
import { webFont } from '../services/brand-page/web-font.ts';
import type { LeadLogo } from '../services/kits/lead-logo.ts';
import { requestPress } from '../services/logos/request-press.ts';
import { pressPicture } from '../services/sharing/shared-picture.ts';
import { inlineHashes } from '../site/csp-hashes.ts';

/** Files and pages kept in memory, and their weight in bytes. */
const kept = { entries: 500, weight: 24 * 1024 * 1024 };
/** Pixels of the longest side of a press kit’s PNG. */
const pixels = 2048;

/** What the owner of a kit does with its public page (M-10). */
export function brandPageRoutes(deps: Deps) {
  const { database, origin } = deps;
  return {
    readBrandPage: endpointHandler(contract.readBrandPage, ({ ids, person }) =>
      database.asPerson(person.id, async (scope) =>
        brandPageOf(scope, (await findKit(scope, ids.kit)) ?? refuse('route.not_found'), origin),
      ),
    ),

    setBrandPage: endpointHandler(contract.setBrandPage, ({ ids, body, person }) =>
      changeBrandPage(deps, person.id, ids.kit, body),
    ),

    endBrandPage: endpointHandler(contract.endBrandPage, ({ ids, person }) =>
      database.asPerson(person.id, async (scope) => {
        if (!(await lockKitId(scope, ids.kit))) refuse('route.not_found');
        await endBrandPage(scope, ids.kit);
      }),
    ),
  };
}

/** A brand page and its files, for everyone. Looked up each time, so that one that is switched off is gone at once. */
export function publicBrandPage(deps: Deps, leadLogo: LeadLogo): Readonly<Record<'page' | 'file', Handler<AppEnv>>> {
  const { database, settings } = deps;
  const https = settings.publicUrl?.protocol === 'https:';
  const made = createRecent<Uint8Array<ArrayBuffer>>(kept);
  const find = async (c: Context<AppEnv>) => {
    const found = await findBrandPage(database, c.req.param('slug') ?? '');
    if (found === null) return null;
    const press = requestPress(deps, c);
    const lead = await leadLogo(found.kit, press);
    return lead === null ? null : { ...found, design: lead.design, press };
  };
  type Found = NonNullable<Awaited<ReturnType<typeof find>>>;
  /** What a page or file consists of, made once for each version of it. */
  const once = async ({ kit, page }: Found, what: string, make: () => Promise<string | Uint8Array>) => {
    const key = `${kit.id}:${kit.version}:${page.updatedAt.getTime()}:${what}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const bytes = new Uint8Array(Buffer.from(await make()));
    made.set(key, bytes);
    made.weigh(key, bytes.length);
    return bytes;
  };
  const send = (c: Context<AppEnv>, body: Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>): Response => {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const all = { ...headers, etag, 'cache-control': 'no-cache' };
    return matches(c.req.header('if-none-match'), etag) ? c.body(null, 304, all) : c.body(body, 200, all);
  };
  const fileOf = async (found: Found, name: string): Promise<string | Uint8Array | null> => {
    const { design, page, press, kit } = found;
    const [, key = '', type = ''] = /^([a-z0-9-]{1,60})\.(svg|png|ttf)$/.exec(name) ?? [];
    if (type === 'ttf') {
      if (!facesOf(design).some(({ id }) => id === key)) return null;
      const text = `Aa Bb Cc 123${kit.businessName}`;
      await press.charge({ kind: 'subset', input: { ids: [key], text } });
      const [cut] = await press.subset([key], text);
      return cut === undefined ? null : webFont(cut.bytes);
    }
    const raster = async (svg: string, options: Parameters<typeof press.raster>[1]) => {
      await press.charge({ kind: 'raster', input: { svg, options } });
      return press.raster(svg, options);
    };
    if (name === 'share.png') {
      const { svg, ...options } = pressPicture(design);
      return raster(svg, options);
    }
    const plate = platesOf(design).find((one) => one.key === key);
    // The icon is the page’s own in the browser’s tab.
    const mayHave = page.downloads === 'all' || (page.downloads === 'png' && type === 'png') || name === 'icon.svg';
    if (plate === undefined || !mayHave) return null;
    const { svg, width, height } = pressFile(plate, pixels);
    return type === 'svg' ? svg : raster(svg, { width, height });
  };
  return {
    page: async (c, next) => {
      const found = await find(c);
      if (found === null) return next();
      const origin = settings.publicUrl?.origin ?? null;
      const html = await once(found, 'page', async () => brandPageHtml({ ...found, origin }));
      const policy = { kind: 'page', ...inlineHashes(Buffer.from(html).toString('utf8')) } as const;
      return send(c, html, { ...securityHeaders(policy, https), 'content-type': 'text/html; charset=utf-8' });
    },

    file: async (c, next) => {
      const name = c.req.param('file') ?? '';
      const found = await find(c);
      if (found === null) return next();
      const file = await once(found, `file:${name}`, async () => (await fileOf(found, name)) ?? refuse('route.not_found'));
      const type = name.split('.').at(-1) ?? '';
      const isShown = name === 'share.png' || type === 'ttf' || name === 'icon.svg';
      return send(c, file, {
        ...securityHeaders({ kind: 'inert' }, https),
        'content-type': types[type] ?? 'application/octet-stream',
        ...(isShown ? {} : { 'content-disposition': attachment(`${found.page.slug}-${name}`) }),
      });
    },
  };
}

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ttf: 'font/ttf' };
