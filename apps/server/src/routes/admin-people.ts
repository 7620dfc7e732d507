import * as contract from '@brandwright/contract';
import {
  endApiKeys,
  endEntries,
  type FoundPerson,
  lockAccount,
  readPersonRecord,
  searchPeople,
  setAllowed,
  setApiRate,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { eraseOnRequest } from '../services/accounts/erase-on-request.ts';

/** People of one page. */
const page = 25;

/** People with an account, for our own people: who they are, and what is done for them. */
export function adminPeopleRoutes(deps: Deps) {
  const { database } = deps;
  return {
    adminPeople: endpointHandler(contract.adminPeople, async ({ body: { search = '', after = null }, person, c }) => {
      // Who looked is kept, what for is not: it may be somebody's address.
      await writeAudit(database.statements, {
        action: 'person.searched',
        personId: person.id,
        detail: { all: search === '' },
        requestId: c.var.requestId,
      });
      const found = await searchPeople(database, { text: search, after }, page + 1);
      return { people: found.slice(0, page).map(told), more: found.length > page };
    }),

    adminPerson: endpointHandler(contract.adminPerson, async ({ ids, person, c }) => {
      const found = (await readPersonRecord(database, ids.person)) ?? refuse('route.not_found');
      const { requestId } = c.var;
      await writeAudit(database.statements, { action: 'person.read', personId: person.id, subject: found.id, requestId });
      const { usage, orderList, kitList, apiKeys: keys, apiPerMinute: perMinute, apiRate: own, ...known } = found;
      return {
        ...told(known),
        secondFactor: known.secondFactor,
        sessions: known.sessions,
        hasPremium: known.hasPremium,
        api: { keys, perMinute, own },
        usage: contract.usageTypes.map((type) => {
          const { count = 0, allowed = null } = usage.find((one) => one.type === type) ?? {};
          return { type, count, free: contract.usageLimits[type].free, allowed };
        }),
        orderList: orderList.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
        kitList: kitList.map((kit) => ({ ...kit, createdAt: kit.createdAt.toISOString() })),
      };
    }),

    signOutPerson: endpointHandler(contract.signOutPerson, ({ ids, person, c }) =>
      database.asSystem(async (tx) => {
        const account = (await lockAccount(tx, ids.person)) ?? refuse('route.not_found');
        await endEntries(tx, account.id, null);
        // Somebody else may have made keys, and these would go on.
        await endApiKeys(tx, account.id);
        const entry = { action: 'person.signed-out', personId: person.id, subject: account.id } as const;
        return writeAudit(tx, { ...entry, requestId: c.var.requestId });
      }),
    ),

    limitPerson: endpointHandler(contract.limitPerson, ({ ids, body: { type, allowed }, person, c }) =>
      database.asSystem(async (tx) => {
        const account = (await lockAccount(tx, ids.person)) ?? refuse('route.not_found');
        await setAllowed(tx, account.id, type, allowed);
        const detail = { type, allowed: allowed ?? 'as everyone' };
        const entry = { action: 'person.limit-changed', personId: person.id, subject: account.id, detail } as const;
        return writeAudit(tx, { ...entry, requestId: c.var.requestId });
      }),
    ),

    setApiRate: endpointHandler(contract.setApiRate, ({ ids, body: { perMinute }, person, c }) =>
      database.asSystem(async (tx) => {
        const account = (await lockAccount(tx, ids.person)) ?? refuse('route.not_found');
        await setApiRate(tx, account.id, perMinute);
        const detail = { perMinute: perMinute ?? 'as everyone' };
        const { requestId } = c.var;
        return writeAudit(tx, { action: 'person.api-rate-changed', personId: person.id, subject: account.id, detail, requestId });
      }),
    ),

    erasePersonRequest: endpointHandler(contract.erasePersonRequest, async ({ ids, body, person, c }) => {
      const asked = { personId: ids.person, ...body, headers: c.req.raw.headers };
      await eraseOnRequest(deps, person, asked, c.var.requestId);
    }),
  };
}

const told = ({ id, email, name, since, confirmed, isAdmin, orders, kits }: FoundPerson) => ({
  id,
  email,
  name,
  since: since.toISOString(),
  confirmed,
  isAdmin,
  orders,
  kits,
});
