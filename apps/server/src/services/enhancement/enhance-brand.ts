import type { BodyOf, enhanceBrandKit } from '@brandwright/contract';
import { spendUsage } from '@brandwright/data';
import type { EngineFault } from '@brandwright/engine';
import {
  colorsOfText,
  EngineError,
  industries,
  nearestColorName,
  parseBrief,
  personalities,
  styleDirections,
} from '@brandwright/engine/documents';
import type { Enhancement } from '@brandwright/kit';
import { refuse } from '../../http/problem-error.ts';
import { inRequestTerms } from '../logos/request-names.ts';
import { asPremiumCall } from './premium-calls.ts';
import { type Writers, writeTexts } from './write-texts.ts';

type Asked = BodyOf<typeof enhanceBrandKit>;

/**
 * Use case: writes the texts of a brand that is described in a few words (I-01), and counts one use. Refusals: those of `asPremiumCall`;
 * rejects with EngineError for a name that is none.
 */
export async function enhanceBrand(deps: Writers, personId: string, asked: Asked): Promise<Enhancement> {
  const { database } = deps;
  const brief = briefOf(asked);
  return asPremiumCall(database, personId, async () => {
    const colors = colorsOfText(asked.colors ?? '').map((hex) => ({ hex, name: nearestColorName(hex) }));
    const enhancement = await writeTexts(deps, personId, { brief, colors, round: 0 });
    if (!(await spendUsage(database, personId, 'ai_enhancement'))) refuse('enhancement.premium');
    return enhancement;
  });
}

/** One of some values, whatever its case; null for anything else, such as the prototypes’ “Modern” and “Unknown”. */
const among = <T extends string>(values: readonly T[], text: string | null | undefined): T | null =>
  values.find((value) => value.toLowerCase() === text?.trim().toLowerCase()) ?? null;

function briefOf({ businessName: name, industry, personality, style, colors }: Asked) {
  const parsed = parseBrief({
    name,
    industry: among(industries, industry),
    personality: among(personalities, personality),
    style: among(styleDirections, style),
    colors,
  });
  if (parsed.ok) return parsed.value;
  throw new EngineError(inRequestTerms(parsed.faults[0] as EngineFault));
}
