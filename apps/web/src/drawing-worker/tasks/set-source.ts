import { shownCount, tradeOf } from '@brandwright/engine';
import { type BriefInput, readBrief } from '../read-brief.ts';

/** What a set of designs came from, as far as only the engine can tell. */
export interface SetSource {
  /** What the business does, as it was understood: “surf school”. Empty if that is not known. */
  readonly trade: string;
  /** How many of the designs show a thing that was chosen. */
  readonly shown: number;
}

/** `marks` are those of the designs, by their ids; null for a name alone. */
export async function setSourceTask(ask: {
  readonly brief: BriefInput;
  readonly marks: readonly (string | null)[];
}): Promise<SetSource> {
  const brief = readBrief(ask.brief);
  return { trade: tradeOf(brief)?.name ?? '', shown: shownCount(brief, ask.marks) };
}
