import { type ApiKey, type ApiScope, apiKeyLimits } from '@brandwright/contract';
import { type ApiKeyRow, addApiKey, revokeApiKey as revoke, writeAudit } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import type { Person } from '../accounts/accounts.ts';
import { lockOwnAccount } from '../accounts/own-account.ts';
import { consumeOrRefuse } from '../accounts/rate-limits.ts';
import { tellOwner } from '../accounts/recovery.ts';
import { newKey } from './key-text.ts';

/** Keys that a person makes in an hour: each sends an email, and its row stays for a month after it is revoked. */
const often = { most: 50, seconds: 3600 } as const;

/**
 * Use case: makes a key and tells its owner by email, with a link that takes the account back: a key goes on where a session
 * ends. Refuses `key.too_many` and `rate.limited`.
 */
export async function makeApiKey(
  deps: Pick<Deps, 'database' | 'notify' | 'mailSender'>,
  person: Person,
  { name, scopes }: { readonly name: string; readonly scopes: readonly ApiScope[] },
  requestId: string,
): Promise<ApiKey & { readonly key: string }> {
  const { key, prefix, keyHash } = newKey();
  const most = apiKeyLimits.keys;
  await consumeOrRefuse(deps, { key: `api-keys:${person.id}`, ...often }, `${often.most} keys an hour`);
  const made = await deps.database.asSystem(async (tx) => {
    const account = await lockOwnAccount(tx, person);
    const row = await addApiKey(tx, account.id, { name, prefix, keyHash, scopes: [...new Set(scopes)] }, most);
    if (row === null) return refuse('key.too_many', { received: `${most} keys`, allowed: `${most} keys` });
    await writeAudit(tx, { action: 'key.made', personId: account.id, subject: row.id, requestId });
    await tellOwner(deps, tx, account, 'key-made');
    return row;
  });
  deps.mailSender.call();
  return { ...keyView(made), key };
}

/** Use case: revokes one of the person's keys. Refuses `route.not_found`. */
export async function revokeApiKey(
  { database }: Pick<Deps, 'database'>,
  { id: personId }: Pick<Person, 'id'>,
  key: string,
  requestId: string,
): Promise<void> {
  await database.asSystem(async (tx) => {
    if (!(await revoke(tx, personId, key))) refuse('route.not_found');
    await writeAudit(tx, { action: 'key.revoked', personId, subject: key, requestId });
  });
}

/** A key as its owner sees it. */
export const keyView = ({ id, name, prefix, scopes, createdAt, lastUsedAt }: ApiKeyRow): ApiKey => ({
  id,
  name,
  prefix,
  scopes: [...scopes],
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
