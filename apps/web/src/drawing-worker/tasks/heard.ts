import { heardIn, iconDrawing, picturesFor } from '@brandwright/engine';
import { inInk } from '../in-ink.ts';
import type { Studio } from '../open-studio.ts';
import { type BriefInput, readBrief } from '../read-brief.ts';

/** A word of the brief that was understood, with small drawings in the ink of the page. */
export interface HeardPictures {
  readonly word: string;
  readonly from: 'name' | 'description';
  readonly art: readonly string[];
}

/** Side of a drawing's view box. */
const side = 48;

/** What was understood of a brief, for the first step of the wizard. */
export async function heardTask(
  ask: { readonly brief: BriefInput },
  { stockPictures }: Studio,
  signal: AbortSignal,
): Promise<readonly HeardPictures[]> {
  const brief = readBrief(ask.brief);
  await stockPictures(picturesFor(brief), signal);
  return heardIn(brief).map(({ word, from, pictures }) => ({
    word,
    from,
    art: pictures.flatMap((id) => {
      const drawn = iconDrawing(id);
      return drawn === null ? [] : [inInk(drawn, side, side)];
    }),
  }));
}
