import { type ErrorCode, type Problem, problems } from '@brandwright/contract';
import type { Context } from 'hono';
import type { AppEnv } from '../deps.ts';
import { refuse } from '../http/problem-error.ts';

/** GET: what the `type` of a problem stands for, so that the address in every refusal leads somewhere. */
export function problemsRoute(c: Context<AppEnv>): Response {
  const code = c.req.param('code') ?? '';
  if (!Object.hasOwn(problems, code)) refuse('route.not_found');
  const { status, retryable, text }: Problem = problems[code as ErrorCode];
  const again = retryable ? 'The same request may succeed later.' : 'The same request will fail again.';
  return c.text(`${text}\n\n${code}, HTTP ${status}. ${again}\n`, 200, { 'cache-control': 'no-cache' });
}
