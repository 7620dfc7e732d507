import { brandCopySchema } from '@brandwright/contract';
import type { Brief } from '@brandwright/engine';
import type { Enhancement } from '@brandwright/kit';
import type { Deps } from '../../deps.ts';
import { AiFault } from '../../http/ai-fault.ts';
import { tokenMeter } from './token-meter.ts';

interface Wanted {
  readonly brief: Brief;
  readonly colors: Enhancement['colors'];
  /** Each round has other words. The first is 0. */
  readonly round?: number;
}

/**
 * The texts of a brand, by the model if one is configured. Whatever keeps it from writing sound ones in time, the built-in
 * copywriter writes them. The texts name their writer.
 */
export async function writeTexts(
  { ai, database }: Pick<Deps, 'ai' | 'database'>,
  personId: string,
  { brief, colors, round = 0 }: Wanted,
): Promise<Enhancement> {
  // The copywriter's texts and the words of trades take 30 MB, which a server holds from the first text it writes.
  const { enhancementTask, writeEnhancement } = await import('@brandwright/kit');
  if (ai === null) return writeEnhancement(brief, colors, round);
  const { gateway, dailyTokens } = ai;
  const task = enhancementTask(brief, colors, round);
  try {
    const meter = tokenMeter(database, personId, dailyTokens);
    const copy = await gateway.ask({ ...task, purpose: 'copy', schema: brandCopySchema }, meter);
    return task.written(copy, gateway.textModel);
  } catch (error) {
    if (!(error instanceof AiFault)) throw error;
    return writeEnhancement(brief, colors, round);
  }
}
