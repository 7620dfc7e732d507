import { type Database, queueEmail } from '@brandwright/data';
import type { Logger } from 'pino';
import type { Deps } from '../../deps.ts';
import { openAuth, type PasswordHashes } from '../../gateways/auth.ts';
import { emailOf } from '../emails/account-emails.ts';
import { openAccounts } from './accounts.ts';

export interface AccountServicesOptions {
  readonly database: Database;
  /** 32 characters or more. */
  readonly secret: string;
  /** The product's public origin, the base of links in emails. */
  readonly origin: URL;
  readonly log: Logger;
  /** See `openAuth`. */
  readonly hashes?: PasswordHashes;
}

/** All account services over one database. */
export function openAccountServices({
  database,
  secret,
  origin,
  log,
  hashes,
}: AccountServicesOptions): Pick<Deps, 'auth' | 'accounts' | 'notify'> {
  const notify: Deps['notify'] = (scope, notice) => queueEmail(scope, emailOf(notice, origin.origin));
  const auth = openAuth({ database, secret, origin, ...(hashes === undefined ? {} : { hashes }) });
  return { auth, notify, accounts: openAccounts({ database, secret, cookieName: auth.cookies.session, log }) };
}
