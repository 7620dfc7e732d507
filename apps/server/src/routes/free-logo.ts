import { type FreeLogoRequest, freeLogoRequest } from '@brandwright/contract';
import type { EngineFault, FreeDesign } from '@brandwright/engine';
import { EngineError, parseFreeDesign } from '@brandwright/engine/documents';
import type { Context, Handler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { readJson } from '../http/body.ts';
import { attachment } from '../http/content-disposition.ts';
import { readFields } from '../http/parse-fields.ts';
import { refuse } from '../http/problem-error.ts';
import type { Person } from '../services/accounts/accounts.ts';
import { countLogo, pressKey } from '../services/accounts/count-logo.ts';
import { makeFreeLogo } from '../services/logos/free-logo.ts';
import { requestPress } from '../services/logos/request-press.ts';

/** What a download is made of. */
interface Asked {
  readonly design: FreeDesign;
  readonly format: NonNullable<FreeLogoRequest['format']>;
  readonly attempt: string | undefined;
}

/**
 * POST: the free builder's download (rows F-03, F-05, F-06). The file is made, then counted, then released: a failure costs
 * nothing, and no file leaves uncounted. Whose answer is lost asks again by the same attempt, and is counted once (row R-14).
 */
export function freeLogoRoute(deps: Deps): Handler<AppEnv> {
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
    const key = pressKey(attempt, [format, design]);
    const make = () => makeFreeLogo(requestPress(deps, c), design, format);
    const { name, type, bytes } = await countLogo(deps, { person, key }, make);
    return c.body(bytes, 200, { 'content-type': type, 'content-disposition': attachment(name) });
  }
}
