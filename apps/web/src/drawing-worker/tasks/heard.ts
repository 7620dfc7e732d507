import { findThings, type HeardThing, heardIn, iconDrawing, picturesIn, thingsNamed } from '@brandwright/engine';
import { inInk } from '../in-ink.ts';
import type { Studio } from '../open-studio.ts';
import { type BriefInput, readBrief } from '../read-brief.ts';

/** A thing that the mark can show, drawn in the ink of the page. */
export interface ThingPicture extends Omit<HeardThing, 'icon'> {
  readonly art: string;
}

/** Side of a drawing's view box. */
const side = 48;

/** What was understood of a brief, for the first step of the wizard. */
export const heardTask = (
  ask: { readonly brief: BriefInput },
  studio: Studio,
  signal: AbortSignal,
): Promise<readonly ThingPicture[]> => drawn(heardIn(readBrief(ask.brief)), studio, signal);

/** Things whose names match, the closest first. */
export const findThingsTask = (
  { query, limit }: { readonly query: string; readonly limit: number },
  studio: Studio,
  signal: AbortSignal,
): Promise<readonly ThingPicture[]> => drawn(findThings(query, limit), studio, signal);

/** Things by their names, as far as we draw them. */
export const drawThingsTask = (
  { names }: { readonly names: readonly string[] },
  studio: Studio,
  signal: AbortSignal,
): Promise<readonly ThingPicture[]> => drawn(thingsNamed(names), studio, signal);

async function drawn(
  things: readonly HeardThing[],
  { stockPictures }: Studio,
  signal: AbortSignal,
): Promise<readonly ThingPicture[]> {
  await stockPictures(picturesIn(things.map(({ icon }) => icon)), signal);
  return things.flatMap(({ icon, ...thing }) => {
    const drawing = iconDrawing(icon);
    return drawing === null ? [] : [{ ...thing, art: inInk(drawing, side, side) }];
  });
}
