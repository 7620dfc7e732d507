import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as contract from '@brandwright/contract';
import {
  addCopy,
  addShareLink,
  changeKit,
  copyKit,
  countKits,
  countShareLinks,
  deleteKit,
  findKit,
  findKitName,
  type KitRow,
  listKits,
  lockKit,
  lockKitId,
  nextRedo,
  nextUndo,
  type PersonScope,
  restoreKit,
  revokeShareLink,
  writeAudit,
  writeAuditSeldom,
} from '@brandwright/data';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { attachment } from '../http/content-disposition.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import type { LargeAnswers } from '../pipeline/large-answers.ts';
import { adoptLogo } from '../services/kits/adopt-logo.ts';
import { changeHeadline } from '../services/kits/change-headline.ts';
import { changeLook, type LookDocuments, lookDocuments, lookDocumentsOfStep } from '../services/kits/change-look.ts';
import { finishLogo } from '../services/kits/finish-logo.ts';
import { redoLast, undoLast } from '../services/kits/kit-history.ts';
import { deletedView, kitParts, kitView, summaryOf } from '../services/kits/kit-view.ts';
import type { LeadLogo } from '../services/kits/lead-logo.ts';
import { requireVersion } from '../services/kits/locked-kit.ts';
import { regenerateLogo } from '../services/kits/regenerate-logo.ts';
import { acceptRevision, previewRevision } from '../services/kits/revise-logo.ts';
import { secretHash } from '../services/kits/share-secret.ts';
import { requestPress } from '../services/logos/request-press.ts';

/** Refuses a further kit beside so many, counted under a lock. A kit that was paid for is made in any case, and counts from then on. */
function roomForOneMore(kept: number): void {
  const most = contract.kitLimits.kits;
  if (kept >= most) refuse('kit.too_many', { received: `${kept} kits`, allowed: `${most} kits` });
}

/** The same for a copy: deleted kits are kept for 30 days, and take as much room. */
function roomForCopy({ kept, withDeleted }: Awaited<ReturnType<typeof countKits>>): void {
  roomForOneMore(kept);
  const most = contract.kitLimits.kitsWithDeleted;
  if (withDeleted < most) return;
  const received = `${withDeleted} kits`;
  const message = 'Kits you delete count toward the limit for 30 days, so you can’t add another yet.';
  refuse('kit.too_many', { message, received, allowed: `${most} kits, including any deleted in the last 30 days` });
}

/** What its owner does with a kit: rows D and M. Another's kit is answered as one that does not exist. */
export function kitRoutes(
  deps: Deps,
  { leadLogo, largeAnswers }: { readonly leadLogo: LeadLogo; readonly largeAnswers: LargeAnswers },
) {
  const { database } = deps;
  /** The kit, held for a change by somebody who saw this version of it. */
  const held = async (scope: PersonScope, id: string, version: number): Promise<KitRow> => {
    const kit = (await lockKit(scope, id)) ?? refuse('route.not_found');
    requireVersion(kit, version);
    return kit;
  };
  /** A kit of the person's own, as `work` leaves it, with what `before` prepared outside the transaction. Nothing is changed where the answer would be one too many. */
  const answerKit = <T = unknown>(
    c: Context<AppEnv>,
    personId: string,
    work: (scope: PersonScope, prepared: T) => Promise<KitRow | null>,
    before?: () => Promise<T>,
  ): Promise<Response> =>
    largeAnswers.send(c, async () => {
      // Whoever prepares nothing takes nothing.
      const prepared = (await before?.()) as T;
      const view = await database.asPerson(personId, async (scope) =>
        kitView(scope, (await work(scope, prepared)) ?? refuse('route.not_found')),
      );
      return { headers: { 'content-type': 'application/json' }, parts: kitParts(database, personId, view) };
    });
  /** The kit as somebody saw it, and what finished logos are printed from after a step through its history. */
  const documentsOfStep = async (c: Context<AppEnv>, personId: string, id: string, version: number, way: 'undo' | 'redo') => {
    const { kit, step } = await database.asPerson(personId, async (scope) => ({
      kit: await held(scope, id, version),
      step: await (way === 'undo' ? nextUndo : nextRedo)(scope, id),
    }));
    return step === null ? null : lookDocumentsOfStep({ database, press: requestPress(deps, c) }, kit, step, way);
  };
  /** Logs links, with one line a minute for each person. The links themselves keep their times. */
  const auditLink = (action: 'kit.shared' | 'kit.unshared', personId: string, subject: string, requestId: string) =>
    writeAuditSeldom(database, { action, personId, subject, requestId }, personId);

  return {
    listKits: endpointHandler(contract.listKits, async ({ person }) => {
      const { kits, deleted } = await listKits(database, person.id);
      return { kits: kits.map(summaryOf), deleted: deleted.map(deletedView) };
    }),

    readKit: endpointHandler(contract.readKit, ({ ids, person, c }) =>
      answerKit(c, person.id, (scope) => findKit(scope, ids.kit)),
    ),

    kitLogo: endpointHandler(contract.kitLogo, async ({ ids, person, c }) => {
      const kit = (await database.asPerson(person.id, (scope) => findKit(scope, ids.kit))) ?? refuse('route.not_found');
      const { svg } = (await leadLogo(kit, requestPress(deps, c))) ?? refuse('kit.no_logo');
      return c.body(svg(), 200, {
        'content-type': 'image/svg+xml',
        'content-disposition': attachment(contract.logoFileName(kit.businessName, 'svg')),
      });
    }),

    finishLogo: endpointHandler(contract.finishLogo, ({ ids, body, person, c }) =>
      answerKit(
        c,
        person.id,
        (scope) => findKit(scope, ids.kit),
        () => finishLogo({ database, press: requestPress(deps, c) }, person.id, ids.kit, body),
      ),
    ),

    renameKit: endpointHandler(contract.renameKit, ({ ids, body: { businessName, version }, person, c }) =>
      answerKit(c, person.id, async (scope) => {
        const kit = await held(scope, ids.kit, version);
        const same = kit.businessName === businessName;
        return same ? kit : changeKit(scope, kit, `Renamed to “${businessName}”`, { businessName });
      }),
    ),

    changeKitContact: endpointHandler(contract.changeKitContact, ({ ids, body: { contact, version }, person, c }) =>
      answerKit(c, person.id, async (scope) => {
        const kit = await held(scope, ids.kit, version);
        return isDeepStrictEqual(kit.contact, contact) ? kit : changeKit(scope, kit, 'Contact details changed', { contact });
      }),
    ),

    changeKitHeadline: endpointHandler(contract.changeKitHeadline, ({ ids, body: { template, headline, version }, person, c }) =>
      answerKit(c, person.id, async (scope) => changeHeadline(scope, await held(scope, ids.kit, version), template, headline)),
    ),

    changeKitLook: endpointHandler(contract.changeKitLook, ({ ids, body: { look, version }, person, c }) =>
      answerKit<LookDocuments>(
        c,
        person.id,
        async (scope, documents) => changeLook(scope, await held(scope, ids.kit, version), look, documents),
        async () => {
          const kit = await database.asPerson(person.id, (scope) => held(scope, ids.kit, version));
          return lookDocuments({ database, press: requestPress(deps, c) }, kit, look);
        },
      ),
    ),

    regenerateLogo: endpointHandler(contract.regenerateLogo, ({ ids, body, person, c }) =>
      answerKit(
        c,
        person.id,
        (scope) => findKit(scope, ids.kit),
        () => regenerateLogo({ database, press: requestPress(deps, c) }, person.id, ids.kit, body),
      ),
    ),

    adoptLogo: endpointHandler(contract.adoptLogo, ({ ids, body, person, c }) =>
      answerKit(
        c,
        person.id,
        (scope) => findKit(scope, ids.kit),
        () => adoptLogo({ database, press: requestPress(deps, c), secret: deps.settings.secret }, person.id, ids.kit, body),
      ),
    ),

    previewRevision: endpointHandler(contract.previewRevision, ({ ids, body, person, c }) =>
      previewRevision({ database, press: requestPress(deps, c) }, person.id, ids.kit, body),
    ),

    acceptRevision: endpointHandler(contract.acceptRevision, ({ ids, body, person, c }) =>
      answerKit(
        c,
        person.id,
        (scope) => findKit(scope, ids.kit),
        () => acceptRevision({ database, press: requestPress(deps, c) }, person.id, ids.kit, body),
      ),
    ),

    duplicateKit: endpointHandler(contract.duplicateKit, ({ ids, person }) =>
      database.asPerson(person.id, async (scope) => {
        const count = await countKits(scope);
        const copy = (await addCopy(scope, ids.kit)) ?? refuse('route.not_found');
        // Held, so that its names and its logos are copied as they belong together (H19-02).
        if (!(await lockKitId(scope, ids.kit))) refuse('route.not_found');
        const kit = (await findKitName(scope, ids.kit)) ?? refuse('route.not_found');
        // Nobody would end the making of a copy.
        if (kit.status === 'generating') refuse('kit.unfinished');
        roomForCopy(count);
        // The name keeps within its limit; what is cut off is cut between characters.
        const name = [...kit.businessName].slice(0, contract.kitLimits.name - 5).join('');
        return summaryOf(await copyKit(scope, { from: ids.kit, to: copy, businessName: `${name} copy` }));
      }),
    ),

    deleteKit: endpointHandler(contract.deleteKit, async ({ ids, person, c }) => {
      const deleted = (await database.asPerson(person.id, (scope) => deleteKit(scope, ids.kit))) ?? refuse('route.not_found');
      const { requestId } = c.var;
      await writeAudit(database.statements, { action: 'kit.deleted', personId: person.id, subject: ids.kit, requestId });
      return deletedView(deleted);
    }),

    restoreKit: endpointHandler(contract.restoreKit, async ({ ids, person }) => {
      const back = await database.asPerson(person.id, async (scope) => {
        const { kept } = await countKits(scope);
        const back = (await restoreKit(scope, ids.kit)) ?? refuse('route.not_found');
        // Whoever deleted it may have filled its place.
        roomForOneMore(kept);
        return back;
      });
      return summaryOf(back);
    }),

    undoKit: endpointHandler(contract.undoKit, ({ ids, body: { version }, person, c }) =>
      answerKit(
        c,
        person.id,
        (scope) => findKit(scope, ids.kit),
        async () => {
          const documents = await documentsOfStep(c, person.id, ids.kit, version, 'undo');
          await undoLast(database, person.id, { kitId: ids.kit, version, documents });
        },
      ),
    ),

    redoKit: endpointHandler(contract.redoKit, ({ ids, body: { version }, person, c }) =>
      answerKit(
        c,
        person.id,
        (scope) => findKit(scope, ids.kit),
        async () => {
          const documents = await documentsOfStep(c, person.id, ids.kit, version, 'redo');
          await redoLast(database, person.id, { kitId: ids.kit, version, documents });
        },
      ),
    ),

    shareKit: endpointHandler(contract.shareKit, async ({ ids, person, c }) => {
      const secret = randomBytes(16).toString('base64url');
      const { id } = await database.asPerson(person.id, async (scope) => {
        if (!(await lockKitId(scope, ids.kit))) refuse('route.not_found');
        const most = contract.kitLimits.shares;
        if ((await countShareLinks(scope, ids.kit)) >= most) refuse('kit.too_many_links', { allowed: `${most} links` });
        return addShareLink(scope, ids.kit, secretHash(secret));
      });
      await auditLink('kit.shared', person.id, ids.kit, c.var.requestId);
      return { id, path: `/shared/${secret}` };
    }),

    unshareKit: endpointHandler(contract.unshareKit, async ({ ids, person, c }) => {
      const ended = await database.asPerson(person.id, (scope) => revokeShareLink(scope, ids.kit, ids.share));
      if (!ended) refuse('route.not_found');
      await auditLink('kit.unshared', person.id, ids.kit, c.var.requestId);
    }),
  };
}
