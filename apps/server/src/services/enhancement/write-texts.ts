import { brandCopySchema } from '@brandwright/contract';
import type { Enhancement } from '@brandwright/kit';
import type { TextRequest } from '@brandwright/press';
import type { Deps } from '../../deps.ts';
import { AiFault } from '../../http/ai-fault.ts';
import { dailyMeter } from '../accounts/daily-meter.ts';
import type { RequestPress } from '../logos/request-press.ts';

/** What a text is written with: the model and the count of its tokens, and the press. */
export type Writers = Pick<Deps, 'ai' | 'database'> & { readonly press: Pick<RequestPress, 'write'> };

/**
 * The texts of a brand, by the model if one is configured. Whatever keeps it from writing sound ones in time, the built-in
 * copywriter writes them, in a child of the press: loading its texts would hold up everybody. The texts name their writer.
 */
export async function writeTexts({ ai, database, press }: Writers, personId: string, wanted: TextRequest): Promise<Enhancement> {
  if (ai === null) return press.write(wanted);
  const { gateway, dailyTokens, taskOf } = ai;
  const task = taskOf(wanted.brief, wanted.colors, wanted.round);
  try {
    const meter = dailyMeter(database, 'tokens', { personId }, dailyTokens);
    const copy = await gateway.ask({ ...task, purpose: 'copy', schema: brandCopySchema }, meter);
    return task.written(copy, gateway.textModel);
  } catch (error) {
    if (!(error instanceof AiFault)) throw error;
    return press.write(wanted);
  }
}
