import { freeLogoRequest } from '@brandwright/contract';
import { EngineError, type EngineFault, parseFreeDesign } from '@brandwright/engine';
import type { Handler } from 'hono';
import type { AppEnv, Deps } from '../app-env.ts';
import { readJson } from '../body.ts';
import { refuse } from '../problem-error.ts';
import { readFields } from '../request-fields.ts';
import { createFreeLogo } from '../services/free-logo.ts';

/**
 * POST: the free builder's download (rows F-03, F-05, F-06). The file is made, then counted, then released: a failure costs
 * nothing, and no file leaves uncounted.
 */
export function freeLogoRoute(deps: Deps): Handler<AppEnv> {
  const { who, usage } = deps.accounts;
  const freeLogo = createFreeLogo(deps);
  return async (c) => {
    const { format = 'zip', ...fields } = readFields(freeLogoRequest, await readJson(c.req.raw));
    const design = parseFreeDesign(fields);
    if (!design.ok) throw new EngineError(design.faults[0] as EngineFault);
    const person = await who(c.req.raw);
    if (person === null) return refuse('account.needed', { message: 'Please sign in to generate logos.' });
    const rows = await usage.list(person);
    if (rows.some(({ type, isLimitReached }) => type === 'logo_generation' && isLimitReached)) refuse('usage.limit');
    const { name, type, bytes } = await freeLogo(design.value, format);
    if (!(await usage.spend(person, 'logo_generation'))) refuse('usage.limit');
    return c.body(bytes, 200, { 'content-type': type, 'content-disposition': attachment(name) });
  };
}

/** RFC 6266: the name in plain ASCII, and whole for everybody who reads RFC 8187. */
function attachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w.\- &+,!]/gu, '');
  const whole = encodeURIComponent(name).replace(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
