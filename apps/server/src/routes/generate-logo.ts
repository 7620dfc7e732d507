import { generateLogoRequest } from '@brandwright/contract';
import type { Handler } from 'hono';
import type { AppEnv, Deps } from '../app-env.ts';
import { readJson } from '../body.ts';
import { readFields } from '../request-fields.ts';
import { requestPress } from '../request-press.ts';
import { createGenerateLogo, type GeneratedLogos } from '../services/generate-logo.ts';

/** POST: the seeds' function of this name (row Y-01). */
export function generateLogoRoute(deps: Deps): Handler<AppEnv> {
  const generateLogo = createGenerateLogo();
  return async (c) => {
    const request = readFields(generateLogoRequest, await readJson(c.req.raw, { late: c.var.late }));
    const answer = await generateLogo(request, requestPress(deps, c));
    return c.body(print(answer), 200, { 'content-type': 'application/json' });
  };
}

/** The contract's GenerateLogoResponse as text; designs are texts already. */
function print({ logos, round }: GeneratedLogos): string {
  const printed = logos.map(({ design, ...rest }) => `${JSON.stringify(rest).slice(0, -1)},"design":${design}}`);
  return `{"logos":[${printed.join(',')}],"round":${round}}`;
}
