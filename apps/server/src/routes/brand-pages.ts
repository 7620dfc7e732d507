import { createHash } from 'node:crypto';
import * as contract from '@brandwright/contract';
import { type BrandPageRow, endBrandPage, findBrandPage, findKit, type KitRow, lockKitId } from '@brandwright/data';
import type { Design } from '@brandwright/engine';
import { createRecent } from '@brandwright/press';
import type { Context, Handler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { attachment } from '../http/content-disposition.ts';
import { matches } from '../http/etag.ts';
import { refuse } from '../http/problem-error.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { brandPageOf, changeBrandPage } from '../services/brand-page/brand-page.ts';
import { brandPageHtml, facesOf } from '../services/brand-page/page-html.ts';
import { type PagePicture, pagePictures, platesOf, pressFile } from '../services/brand-page/page-pictures.ts';
import { webFont } from '../services/brand-page/web-font.ts';
import type { LeadLogo } from '../services/kits/lead-logo.ts';
import { type RequestPress, requestPress } from '../services/logos/request-press.ts';
import { createSharedWork } from '../services/logos/shared-work.ts';
import { pressPicture } from '../services/sharing/shared-picture.ts';
import { inlineHash } from '../site/csp-hashes.ts';

/** Files and pages kept in memory, and their weight in bytes. */
const bounds = { entries: 500, weight: 24 * 1024 * 1024 };
/** Pixels of the longest side of a press kit’s PNG. */
const pixels = 2048;
/** Pixels of the longest picture on the page. */
const finest = 1600;

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

/** What is answered: made once for each version of a page, and looked up from then on. */
interface Made {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A brand page and its files, for everyone. Looked up each time, so that one that is switched off is gone at once. */
export function publicBrandPage(deps: Deps, leadLogo: LeadLogo): Readonly<Record<'page' | 'file', Handler<AppEnv>>> {
  const { database, settings } = deps;
  const https = settings.publicUrl?.protocol === 'https:';
  const kept = createRecent<Made>(bounds);
  const running = createSharedWork<Made>();
  const find = async (c: Context<AppEnv>) => {
    const found = await findBrandPage(database, c.req.param('slug') ?? '');
    // A first design that was exchanged may not be finished yet.
    if (found === null || !found.kit.finished.includes(found.kit.logoVariants[0] ?? '')) return null;
    const press = requestPress(deps, c);
    const lead = await leadLogo(found.kit, press);
    return lead === null ? null : { ...found, design: lead.design, press };
  };
  /** The page or a file as it was made for this version, or made now: once for all requests of a client. */
  const answer = async (
    c: Context<AppEnv>,
    { kit, page, press }: Found,
    what: string,
    make: (press: Drawing) => Promise<Made>,
  ): Promise<Response> => {
    const key = `${kit.id}:${kit.version}:${page.updatedAt.getTime()}:${what}`;
    const known =
      kept.get(key) ?? (await running.join(`${press.client}:${key}`, press.signal, (signal) => make(press.until(signal))));
    kept.set(key, known);
    kept.weigh(key, known.bytes.length);
    const all = { ...known.headers, etag: known.etag, 'cache-control': 'no-cache' };
    return matches(c.req.header('if-none-match'), known.etag) ? c.body(null, 304, all) : c.body(known.bytes, 200, all);
  };
  return {
    page: async (c, next) => {
      const found = await find(c);
      if (found === null) return next();
      const origin = settings.publicUrl?.origin ?? null;
      return answer(c, found, 'page', async () => {
        const { html, style, script } = brandPageHtml({ ...found, origin });
        const policy = { kind: 'page', scripts: [inlineHash(script)], styles: [inlineHash(style)] } as const;
        return made(html, { ...securityHeaders(policy, https), 'content-type': 'text/html; charset=utf-8' });
      });
    },

    file: async (c, next) => {
      const name = c.req.param('file') ?? '';
      const found = await find(c);
      if (found === null) return next();
      return answer(c, found, `file:${name}`, async (drawing) => {
        const file = (await fileOf(found, name, drawing)) ?? refuse('route.not_found');
        const type = name.split('.').at(-1) ?? '';
        const isShown = name === 'share.png' || type === 'ttf' || name.startsWith(view);
        return made(file, {
          ...securityHeaders({ kind: 'inert' }, https),
          'content-type': types[type] ?? 'application/octet-stream',
          ...(isShown ? {} : { 'content-disposition': attachment(`${found.page.slug}-${name}`) }),
        });
      });
    },
  };
}

interface Found {
  readonly kit: KitRow;
  readonly page: BrandPageRow;
  readonly design: Design;
  readonly press: RequestPress;
}
type Drawing = Pick<RequestPress, 'raster' | 'subset'>;

/** Begins the names of the page’s own pictures. */
const view = 'view-';

/** A file of a page. Null if there is none, or if the owner does not permit it. */
async function fileOf({ design, page, press, kit }: Found, name: string, drawing: Drawing): Promise<string | Uint8Array | null> {
  const [, key = '', type = ''] = /^([a-z0-9-]{1,60})\.(svg|png|ttf)$/.exec(name) ?? [];
  if (type === 'ttf') {
    if (!facesOf(design).some(({ id }) => id === key)) return null;
    const text = `Aa Bb Cc 123${kit.businessName}`;
    await press.charge({ kind: 'subset', input: { ids: [key], text } });
    const [cut] = await drawing.subset([key], text);
    return cut === undefined ? null : webFont(cut.bytes);
  }
  const raster = async (svg: string, options: Parameters<typeof drawing.raster>[1]) => {
    await press.charge({ kind: 'raster', input: { svg, options } });
    return drawing.raster(svg, options);
  };
  if (name === 'share.png') {
    const { svg, ...options } = pressPicture(design);
    return raster(svg, options);
  }
  const picture = type === 'png' && key.startsWith(view) ? pagePictures(design, '').get(key.slice(view.length)) : undefined;
  // Twice as fine as it is shown, for fine screens, and never as fine as a file for print.
  if (picture !== undefined)
    return raster(picture.svg(), { width: Math.min(finest, 2 * picture.width), height: heightOf(picture) });
  const plate = platesOf(design).find((one) => one.key === key);
  const mayHave = page.downloads === 'all' || (page.downloads === 'png' && type === 'png');
  if (plate === undefined || !mayHave) return null;
  const { svg, width, height } = pressFile(plate, pixels);
  return type === 'svg' ? svg : raster(svg, { width, height });
}

const heightOf = ({ width, height }: PagePicture): number => Math.round((Math.min(finest, 2 * width) * height) / width);

function made(body: string | Uint8Array, headers: Made['headers']): Made {
  const bytes = new Uint8Array(Buffer.from(body as string));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`, headers };
}

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ttf: 'font/ttf' };
