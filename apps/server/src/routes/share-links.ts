import * as contract from '@brandwright/contract';
import { findSharedKit } from '@brandwright/data';
import { answering } from '../answering.ts';
import type { Deps } from '../app-env.ts';
import { attachment } from '../attachment.ts';
import { refuse } from '../problem-error.ts';
import { previewSvg, sharedView } from '../services/kit-view.ts';
import type { LeadLogo } from '../services/lead-logo.ts';
import { secretHash } from '../services/share-secret.ts';

/** What a share link shows to whoever has it (rows M-10, S-28): looked up each time, so that a revoked one is gone at once. */
export function shareLinkRoutes({ database, press }: Deps, leadLogo: LeadLogo) {
  const find = async (secret: string) => (await findSharedKit(database, secretHash(secret))) ?? refuse('route.not_found');
  // Search engines are asked to pass by, wherever somebody puts the address.
  const headers = { 'x-robots-tag': 'noindex' };
  return {
    readShared: answering(contract.readShared, async ({ ids, c }) => {
      const kit = await find(ids.secret);
      return c.json(sharedView(kit, await leadLogo(kit)), 200, headers);
    }),

    sharedLogo: answering(contract.sharedLogo, async ({ ids, c }) => {
      const kit = await find(ids.secret);
      const design = (await leadLogo(kit)) ?? refuse('kit.no_logo');
      const { svg, ground } = previewSvg(design);
      const side = contract.kitLimits.sharePixels;
      const png = await press.raster(svg, { width: side, height: Math.round((side * 3) / 4), ground: ground ?? '#FFFFFF' });
      return c.body(new Uint8Array(png), 200, {
        'content-type': 'image/png',
        'content-disposition': attachment(contract.logoFileName(kit.businessName, 'png', side)),
        ...headers,
      });
    }),
  };
}
