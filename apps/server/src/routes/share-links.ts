import * as contract from '@brandwright/contract';
import { findSharedKit, type KitRow } from '@brandwright/data';
import { createRecent } from '@brandwright/press';
import type { Deps } from '../deps.ts';
import { attachment } from '../http/content-disposition.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { previewSvg, sharedView } from '../services/kits/kit-view.ts';
import type { LeadLogo } from '../services/kits/lead-logo.ts';
import { secretHash } from '../services/kits/share-secret.ts';
import { type RequestPress, requestPress } from '../services/logos/request-press.ts';

/** Pictures kept in memory, and their weight in bytes. */
const kept = { entries: 200, weight: 8 * 1024 * 1024 };

/** What a share link shows to whoever has it (rows M-10, S-28): looked up each time, so that a revoked one is gone at once. */
export function shareLinkRoutes(deps: Deps, leadLogo: LeadLogo) {
  const { database } = deps;
  const pictures = createRecent<Uint8Array<ArrayBuffer>>(kept);
  /** The picture of a kit as it is now, drawn once for all who look. */
  const pictureOf = async (kit: KitRow, press: RequestPress): Promise<Uint8Array<ArrayBuffer>> => {
    const key = `${kit.id}:${kit.version}`;
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const { design } = (await leadLogo(kit, press)) ?? refuse('kit.no_logo');
    const { svg, ground } = previewSvg(design);
    const width = contract.kitLimits.sharePixels;
    const options = { width, height: Math.round((width * 3) / 4), ground: ground ?? '#FFFFFF' };
    await press.charge({ kind: 'raster', input: { svg, options } });
    const png = new Uint8Array(await press.raster(svg, options));
    pictures.set(key, png);
    pictures.weigh(key, png.length);
    return png;
  };
  const find = async (secret: string) => (await findSharedKit(database, secretHash(secret))) ?? refuse('route.not_found');
  // Search engines are asked to pass by, wherever somebody puts the address.
  const headers = { 'x-robots-tag': 'noindex' };
  return {
    readShared: endpointHandler(contract.readShared, async ({ ids, c }) => {
      const kit = await find(ids.secret);
      const lead = await leadLogo(kit, requestPress(deps, c));
      return c.json(sharedView(kit, lead?.design ?? null), 200, headers);
    }),

    sharedLogo: endpointHandler(contract.sharedLogo, async ({ ids, c }) => {
      const kit = await find(ids.secret);
      const png = await pictureOf(kit, requestPress(deps, c));
      return c.body(png, 200, {
        'content-type': 'image/png',
        'content-disposition': attachment(contract.logoFileName(kit.businessName, 'png', contract.kitLimits.sharePixels)),
        ...headers,
      });
    }),
  };
}
