import { createHash } from 'node:crypto';
import { type FreeLogoRequest, freeLogoRequest } from '@brandwright/contract';
import { hasSession } from '@brandwright/data';
import { EngineError, type EngineFault, type FreeDesign, parseFreeDesign } from '@brandwright/engine';
import type { Context, Handler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { readJson } from '../http/body.ts';
import { attachment } from '../http/content-disposition.ts';
import { readFields } from '../http/parse-fields.ts';
import { ProblemError, refuse } from '../http/problem-error.ts';
import type { Accounts, Person } from '../services/accounts/accounts.ts';
import { makeFreeLogo } from '../services/logos/free-logo.ts';
import { requestPress } from '../services/logos/request-press.ts';

/** What a download is made of. */
interface Asked {
  readonly design: FreeDesign;
  readonly format: NonNullable<FreeLogoRequest['format']>;
  readonly attempt: string | undefined;
}

const keyOf = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * POST: the free builder's download (rows F-03, F-05, F-06). The file is made, then counted, then released: a failure costs
 * nothing, and no file leaves uncounted. Whose answer is lost asks again by the same attempt, and is counted once (row R-14).
 */
export function freeLogoRoute(deps: Deps): Handler<AppEnv> {
  const { usage } = deps.accounts;
  return async (c) => {
    const { format = 'zip', attempt, ...fields } = readFields(freeLogoRequest, await readJson(c.req.raw, { late: c.var.late }));
    const design = parseFreeDesign(fields);
    if (!design.ok) throw new EngineError(design.faults[0] as EngineFault);
    const { person } = c.var;
    if (person === null) return refuse('account.needed', { message: 'Please sign in to generate logos.' });
    // The session may have ended while the body was on its way (H14-04).
    return c.var.inTurn(() => download(c, person, { design: design.value, format, attempt }), { waited: true });
  };

  async function download(c: Context<AppEnv>, person: Person, { design, format, attempt }: Asked): Promise<Response> {
    // Of this very file: with what was a press for one, no other is had.
    const key = attempt === undefined ? undefined : keyOf([attempt, format, design]);
    const counted = key === undefined ? false : await usage.spent(person, key);
    // What cannot be read stops nobody: the count below decides.
    const rows = counted === false ? await usage.list(person) : [];
    if (rows.some(({ type, isLimitReached }) => type === 'logo_generation' && isLimitReached)) refuse('usage.limit');
    const { name, type, bytes } = await makeFreeLogo(requestPress(deps, c), design, format);
    // Or while it was drawn (H15-06).
    if (!(await hasSession(deps.database.statements, person.sessionId))) refuse('account.needed');
    if (counted !== true && !(await spend(usage, person, key))) refuse('usage.limit');
    return c.body(bytes, 200, { 'content-type': type, 'content-disposition': attachment(name) });
  }
}

/** Counts a download; false at the limit. What cannot be counted is not handed out, and that is our fault (row U-04): `usage.unrecorded`. */
const spend = (usage: Accounts['usage'], person: Person, key: string | undefined): Promise<boolean> =>
  usage.spend(person, 'logo_generation', key).catch((error: unknown) => {
    throw new ProblemError('usage.unrecorded', { retryAfter: 5 }, error);
  });
