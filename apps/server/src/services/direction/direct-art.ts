import { type ArtDirection, type ArtDirectionRequest, directionAnswerSchema, directionLimit } from '@brandwright/contract';
import type { RateLimit } from '@brandwright/data';
import type { Brief } from '@brandwright/engine';
import { engineVersion } from '@brandwright/engine/documents';
import type { BudgetedAi, Deps } from '../../deps.ts';
import { AiFault } from '../../http/ai-fault.ts';
import { dailyMeter } from '../accounts/daily-meter.ts';
import { clientLimits, returnAll, takeAll, tooMany } from '../accounts/rate-limits.ts';
import { readBrief } from '../logos/generate-logo.ts';
import type { RequestPress } from '../logos/request-press.ts';

type Reader = Pick<Deps, 'ai' | 'database'> & { readonly press: Pick<RequestPress, 'charge' | 'direct'> };

/** Who asks: a person, or a visitor by address. */
type Asker = { readonly personId: string } | { readonly personId: null; readonly address: string };

const builtIn = { kind: 'built-in', name: 'Brandwright’s built-in reader', version: engineVersion } as const;

/**
 * Use case: reads a brief as an art director (I-03). The model reads it if one is configured; whatever keeps it from a sound answer in
 * time, the engine reads it, in a child of the press. Each answer of the model counts as a reading, also a remembered one; where it gave none, the
 * reading is returned. Beyond the readings of an hour nobody reads. Refusals: `request.rate_limited`; rejects with EngineError in the request’s terms, PressError.
 */
export async function directArt(deps: Reader, asker: Asker, asked: ArtDirectionRequest): Promise<ArtDirection> {
  const brief = readBrief(asked);
  const directed = deps.ai === null ? null : await byModel(deps, deps.ai, asker, brief);
  if (directed !== null) return directed;
  const { press } = deps;
  await press.charge({ kind: 'direct', input: { brief } });
  return { ...(await press.direct(brief)), generator: builtIn };
}

/** Null if the model gave nothing that can be used. */
async function byModel(deps: Reader, ai: BudgetedAi, asker: Asker, brief: Brief): Promise<ArtDirection | null> {
  const { gateway, dailyTokens, directionOf } = ai;
  const calls = callsOf(asker);
  const over = await takeAll(deps.database, calls);
  if (over !== null) tooMany(over.limit, over.wait, `${directionLimit.calls} readings an hour`);
  try {
    const task = directionOf(brief);
    const meter = dailyMeter(deps.database, 'tokens', asker, dailyTokens);
    const answer = await gateway.ask({ ...task, purpose: 'direction', schema: directionAnswerSchema }, meter);
    return task.directed(answer, gateway.textModel);
  } catch (error) {
    await returnAll(deps.database, calls);
    if (error instanceof AiFault) return null;
    throw error;
  }
}

function callsOf(asker: Asker): readonly RateLimit[] {
  const { calls: most, seconds } = directionLimit;
  return asker.personId === null
    ? clientLimits('readings', asker.address, { most, seconds })
    : [{ key: `readings:${asker.personId}`, most, seconds }];
}
