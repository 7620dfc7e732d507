import * as contract from '@brandwright/contract';
import { findKit } from '@brandwright/data';
import type { Brief } from '@brandwright/engine';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { bodyOfParts } from '../http/body-of-parts.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import type { Person } from '../services/accounts/accounts.ts';
import { countLogo, pressKey } from '../services/accounts/count-logo.ts';
import { drawAiLogos } from '../services/logos/ai-logos.ts';
import { readBrief } from '../services/logos/generate-logo.ts';
import { createModelMarks } from '../services/logos/model-marks.ts';
import { requestPress } from '../services/logos/request-press.ts';

/** The prototypes’ words. */
const limitText = 'Upgrade to premium for unlimited AI logo generation!';

type Which = Pick<contract.GenerateAiLogosRequest, 'round' | 'seen' | 'attempt'>;

/** AI logos: for the fields of a brief, which is the seeds' function of this name (row Y-01), and for a kit (row M-07). */
export function aiLogoRoutes(deps: Deps) {
  const modelMarks = createModelMarks(deps);
  const answer = async (c: Context<AppEnv>, person: Person, brief: Brief, { round = 0, seen = [], attempt }: Which) => {
    const counted = { person, key: pressKey(attempt, ['ai-logos', brief, round, seen]), limitText };
    const body = await countLogo(deps, counted, () => {
      const press = requestPress(deps, c);
      const marksOf = (late: AbortSignal) => modelMarks({ press, personId: person.id, brief, round, late });
      return drawAiLogos(press, brief, { round, seen, limits: deps.markLimits }, marksOf);
    });
    return bodyOfParts(c, [body], 'application/json');
  };
  return {
    generateAiLogos: endpointHandler(contract.generateAiLogos, ({ body, person, c }) => {
      const { round, seen, attempt, ...fields } = body;
      const brief = readBrief(fields);
      if (person === null) return refuse('account.needed', { message: 'Please sign in to generate AI logos.' });
      return answer(c, person, brief, { round, seen, attempt });
    }),

    generateKitLogos: endpointHandler(contract.generateKitLogos, async ({ ids, body, person, c }) => {
      const kit = (await deps.database.asPerson(person.id, (scope) => findKit(scope, ids.kit))) ?? refuse('route.not_found');
      if (kit.status !== 'completed') refuse('kit.unfinished');
      // The brief was validated before we stored it.
      return answer(c, person, (kit.brief ?? refuse('kit.no_logo')) as unknown as Brief, body);
    }),
  };
}
