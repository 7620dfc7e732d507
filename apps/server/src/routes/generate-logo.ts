import { setImmediate as others } from 'node:timers/promises';
import { generateLogoRequest } from '@brandwright/contract';
import type { Handler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { readJson } from '../http/body.ts';
import { bodyOfParts } from '../http/body-of-parts.ts';
import { readFields } from '../http/parse-fields.ts';
import { createClientTurns } from '../pipeline/client-turns.ts';
import type { GeneratedLogos, GenerateLogo } from '../services/logos/generate-logo.ts';
import { requestPress } from '../services/logos/request-press.ts';

/** POST: the seeds' function of this name (row Y-01). */
export function generateLogoRoute(deps: Deps, { generate }: GenerateLogo): Handler<AppEnv> {
  const { take } = createClientTurns();
  return async (c) => {
    const request = readFields(generateLogoRequest, await readJson(c.req.raw, { late: c.var.late }));
    const press = requestPress(deps, c);
    const answer = await generate(request, press);
    // A hundred that waited for one set would be printed, a megabyte each, before anybody else had a turn (H6-01).
    return take(press.client, 1, async () => {
      await others();
      return bodyOfParts(c, print(answer), 'application/json');
    });
  };
}

/** The contract's GenerateLogoResponse as UTF-8; designs and pictures are that already. */
function print({ logos, round }: GeneratedLogos): readonly Buffer[] {
  const parts = logos.flatMap(({ design, imageData, ...rest }, i) => [
    Buffer.from(`${i === 0 ? '{"logos":[' : ','}${JSON.stringify(rest).slice(0, -1)},"imageData":"`),
    imageData,
    Buffer.from('","design":'),
    design,
    Buffer.from('}'),
  ]);
  return [...parts, Buffer.from(`],"round":${round}}`)];
}
