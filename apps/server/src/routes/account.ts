import { Readable } from 'node:stream';
import * as contract from '@brandwright/contract';
import {
  countUnusedPlans,
  endSession,
  findDraft,
  hasLargeDraft,
  hasOwnerProof,
  keepDraft,
  largeDraft,
  listSessions,
  readSignInMethods,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../deps.ts';
import { addressOf } from '../http/client-address.ts';
import { attachment } from '../http/content-disposition.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import type { LargeAnswers } from '../pipeline/large-answers.ts';
import { askToMove } from '../services/accounts/address-change.ts';
import { isTaken, withAuthErrors } from '../services/accounts/auth-errors.ts';
import { eraseAccount } from '../services/accounts/erase-account.ts';
import { exportAccount } from '../services/accounts/export-account.ts';
import { inSteps } from '../services/accounts/in-steps.ts';
import { changePassword } from '../services/accounts/password-change.ts';
import { checkPassword } from '../services/accounts/passwords.ts';
import { consumeOrRefuse, firstDraftFrom, tryAsKnown } from '../services/accounts/rate-limits.ts';
import { endFactor } from '../services/accounts/second-factor.ts';
import { mailed, markKnown, passCookies } from './account-entry.ts';

/** Exports of an account: each reads everything there is. */
const exports = { most: 6, seconds: 3600 } as const;

/** What people do with their own account (row A-06). Whatever could take it from them asks once more for the password, or for what stands in its place. */
export function accountRoutes(deps: Deps, largeAnswers: LargeAnswers) {
  const { auth, database } = deps;
  return {
    readAccount: endpointHandler(contract.readAccount, async ({ person, c }) => {
      const { headers, response: account } = await withAuthErrors(
        deps,
        auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true }),
      );
      passCookies(c, headers);
      const { sessions, unusedPlans, methods } = await database.asPerson(person.id, async (scope) => ({
        sessions: await listSessions(scope),
        unusedPlans: await countUnusedPlans(scope),
        methods: await readSignInMethods(scope.tx, person.id),
      }));
      return {
        name: person.name,
        email: person.email,
        createdAt: (account?.user.createdAt ?? new Date()).toISOString(),
        role: person.role,
        secondFactor: person.secondFactor,
        ...{ password: methods.password, providers: [...methods.providers] },
        proved: !methods.password && (await hasOwnerProof(database, person.id, person.sessionId)),
        unusedPlans,
        sessions: sessions.map(({ id, userAgent, createdAt }) => ({
          id,
          userAgent,
          createdAt: createdAt.toISOString(),
          own: id === person.sessionId,
        })),
      };
    }),

    changeName: endpointHandler(contract.changeName, async ({ body, c }) => {
      await withAuthErrors(deps, auth.api.updateUser({ body, headers: c.req.raw.headers }));
      return;
    }),

    changePassword: endpointHandler(contract.changePassword, async ({ body, person, c }) => {
      checkPassword(body.password);
      await markKnown(deps, c, await changePassword(deps, person, body, c.var.requestId));
      return;
    }),

    changeEmail: endpointHandler(contract.changeEmail, ({ body: { email, current, code }, person, c }) =>
      inSteps(deps.entryStep, async () => {
        await askToMove(deps, person, { email, current, code }, c.req.raw.headers);
        return mailed(deps, c);
      }),
    ),

    beginSecondFactor: endpointHandler(contract.beginSecondFactor, async ({ body: { current }, person, c }) => {
      if (person.secondFactor) refuse('account.second_factor');
      await tryAsKnown(deps, person.email, person.sessionId);
      const call = auth.api.enableTwoFactor({ body: { password: current }, headers: c.req.raw.headers, returnHeaders: true });
      const { headers, response } = await withAuthErrors(deps, call).catch((error: unknown) => {
        if (isTaken(error))
          refuse('account.second_factor', { message: 'You’ve also started this in another tab. Please try again.' });
        throw error;
      });
      passCookies(c, headers);
      if (response.method !== 'totp') throw new Error('The accounts library offers no codes of an app.');
      return { uri: response.totpURI, backupCodes: response.backupCodes };
    }),

    endSecondFactor: endpointHandler(contract.endSecondFactor, async ({ body: { current, code }, person, c }) => {
      await endFactor(deps, person, { current, code }, { headers: c.req.raw.headers, requestId: c.var.requestId });
      return;
    }),

    endSession: endpointHandler(contract.endSession, async ({ ids, person }) => {
      if (!(await endSession(database, person.id, ids.session))) refuse('route.not_found');
      return;
    }),

    exportAccount: endpointHandler(contract.exportAccount, async ({ person, c }) => {
      const headers = { 'content-type': 'application/zip', 'content-disposition': attachment('brandwright-account.zip') };
      return largeAnswers.send(c, async () => {
        await consumeOrRefuse(deps, { key: `export:${person.id}`, ...exports }, `${exports.most} exports an hour`);
        await writeAudit(database.statements, { action: 'account.exported', personId: person.id, requestId: c.var.requestId });
        return { headers, parts: exportAccount(database, person) };
      });
    }),

    deleteAccount: endpointHandler(contract.deleteAccount, async ({ body: { current, code }, person, c }) => {
      const { headers } = c.req.raw;
      await eraseAccount(deps, person, { current, code, headers }, c.var.requestId);
      passCookies(c, (await auth.api.signOut({ headers, returnHeaders: true })).headers);
      return;
    }),

    readDraft: endpointHandler(contract.readDraft, async ({ person, c }) => {
      const found = await findDraft(database, person.id);
      const at = JSON.stringify(found?.updatedAt.toISOString() ?? null);
      const text = `{"draft":${found?.document ?? null},"updatedAt":${at}}`;
      const headers = { 'content-type': 'application/json' };
      if (text.length < largeDraft) return c.body(text, 200, headers);
      return largeAnswers.send(c, async () => ({ headers, parts: Readable.from([Buffer.from(text)]) }));
    }),

    keepDraft: endpointHandler(contract.keepDraft, async ({ body, person, c }) => {
      const isLarge = Buffer.byteLength(JSON.stringify(body.draft)) > largeDraft;
      if (isLarge && !(await hasLargeDraft(database, person.id)))
        await firstDraftFrom(deps, addressOf(c, deps.settings), person.id);
      const updatedAt = await database.asPerson(person.id, (scope) => keepDraft(scope, body.draft));
      return { updatedAt: updatedAt.toISOString() };
    }),
  };
}
