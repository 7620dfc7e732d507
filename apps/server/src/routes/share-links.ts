import * as contract from '@brandwright/contract';
import { findSharedKit, type KitRow, readLogo } from '@brandwright/data';
import type { Design } from '@brandwright/engine';
import { createRecent } from '@brandwright/press';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { addressOf } from '../http/client-address.ts';
import { attachment } from '../http/content-disposition.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { asLeft, type LeadLogo } from '../services/kits/lead-logo.ts';
import { secretHash } from '../services/kits/share-secret.ts';
import { type RequestPress, requestPress } from '../services/logos/request-press.ts';
import { feedbackFor } from '../services/sharing/feedback-view.ts';
import { leaveComment, leaveVote, takeCommentBack, type Visit } from '../services/sharing/leave-feedback.ts';
import { isSharedPicture, type PreviewPicture, previewOf, sharedPicture } from '../services/sharing/shared-picture.ts';
import { sharedView } from '../services/sharing/shared-view.ts';
import { tellOwner } from '../services/sharing/tell-owner.ts';
import { knownVisitor, visitorOf } from '../services/sharing/visitor.ts';

/** Pictures kept in memory, and their weight in bytes. */
const kept = { entries: 1_000, weight: 16 * 1024 * 1024 };

/** Search engines are asked to pass by, wherever somebody puts the address. */
const headers = { 'x-robots-tag': 'noindex' };

/** What a share link shows to whoever has it (rows M-10, S-28): looked up each time, so that a revoked one is gone at once. */
export function shareLinkRoutes(deps: Deps, leadLogo: LeadLogo) {
  const { database } = deps;
  const pictures = createRecent<Uint8Array<ArrayBuffer>>(kept);
  /** A picture of a kit as it is now, drawn once for all who look. */
  const pictureOf = async (kit: KitRow, name: string, press: RequestPress): Promise<Uint8Array<ArrayBuffer>> => {
    const key = `${kit.id}:${kit.version}:${name}`;
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const { svg, width, height, ground } = await previewFor(deps, leadLogo, { kit, name, press });
    const options = { width, height, ground };
    await press.charge({ kind: 'raster', input: { svg, options } });
    const png = new Uint8Array(await press.raster(svg, options));
    pictures.set(key, png);
    pictures.weigh(key, png.length);
    return png;
  };
  const find = async (secret: string) => (await findSharedKit(database, secretHash(secret))) ?? refuse('route.not_found');
  const answerPicture = async (c: Context<AppEnv>, secret: string, name: string): Promise<Response> => {
    const kit = await find(secret);
    const png = await pictureOf(kit, name, requestPress(deps, c));
    return c.body(png, 200, {
      'content-type': 'image/png',
      'content-disposition': attachment(contract.logoFileName(kit.businessName, 'png', contract.kitLimits.sharePixels)),
      ...headers,
    });
  };
  const visitOf = (c: Context<AppEnv>, secret: string): Visit => ({
    link: secretHash(secret),
    visitor: (kitId) => knownVisitor(deps, c, kitId),
    address: addressOf(c, deps.settings),
  });
  return {
    readShared: endpointHandler(contract.readShared, async ({ ids, c }) => {
      const kit = await find(ids.secret);
      const lead = await leadLogo(kit, requestPress(deps, c));
      const feedback = await feedbackFor(database, kit, visitorOf(deps, c, kit.id));
      return c.json({ ...sharedView(kit, lead?.design ?? null), feedback }, 200, headers);
    }),

    sharedLogo: endpointHandler(contract.sharedLogo, ({ ids, c }) => answerPicture(c, ids.secret, lead)),

    sharedPicture: endpointHandler(contract.sharedPicture, ({ ids, c }) => answerPicture(c, ids.secret, ids.picture)),

    voteShared: endpointHandler(contract.voteShared, async ({ ids, body, c }) => {
      const votes = await leaveVote(deps, visitOf(c, ids.secret), body);
      return c.json({ votes }, 200, headers);
    }),

    commentShared: endpointHandler(contract.commentShared, async ({ ids, body, c }) => {
      const { comment, ownerId, suspected } = await leaveComment(deps, visitOf(c, ids.secret), body);
      if (!suspected) await tellOwner(deps, ownerId);
      return c.json(comment, 200, headers);
    }),

    withdrawComment: endpointHandler(contract.withdrawComment, ({ ids, c }) =>
      takeCommentBack(deps, secretHash(ids.secret), (kitId) => visitorOf(deps, c, kitId), ids.comment),
    ),
  };
}

/** The name of the first design’s picture. No design has it as its id. */
const lead = '';

interface Asked {
  readonly kit: KitRow;
  /** One of `sharedPictures`, the id of a design, or `lead`. */
  readonly name: string;
  readonly press: RequestPress;
}

/** What a picture is printed from. Refuses `kit.no_logo`, and `route.not_found` for a picture that the kit does not have. */
async function previewFor({ database }: Deps, leadLogo: LeadLogo, { kit, name, press }: Asked): Promise<PreviewPicture> {
  const first = async (): Promise<Design> => ((await leadLogo(kit, press)) ?? refuse('kit.no_logo')).design;
  if (isSharedPicture(name)) return sharedPicture(name, await first());
  const place = name === lead ? 0 : kit.logoVariants.indexOf(name);
  if (place < 0) refuse('route.not_found');
  if (place === 0) return previewOf(await first());
  const text = (await readLogo(database, kit.id, place)) ?? refuse('route.not_found');
  return previewOf(await asLeft(kit, JSON.parse(text) as contract.KitLogo, press));
}
