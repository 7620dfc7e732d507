import { generateLogoRequest } from '@brandwright/contract';
import type { Handler } from 'hono';
import type { AppEnv, Deps } from '../app-env.ts';
import { readJson } from '../body.ts';
import { readFields } from '../request-fields.ts';
import { createGenerateLogo } from '../services/generate-logo.ts';

/** POST: the seeds' function of this name (row Y-01). */
export function generateLogoRoute(deps: Deps): Handler<AppEnv> {
  const generateLogo = createGenerateLogo(deps);
  return async (c) => c.json(await generateLogo(readFields(generateLogoRequest, await readJson(c.req.raw))));
}
