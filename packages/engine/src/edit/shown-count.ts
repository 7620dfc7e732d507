import type { Brief } from '../brief/brief.ts';
import { showsDrawing } from '../composition/marks/ruled-out.ts';
import { chosenPictures } from '../concepts/subject/shown-pictures.ts';

/** How many of some marks, by their ids, show a thing that the client chose. 0 if nothing was chosen. */
export function shownCount(brief: Pick<Brief, 'shows'>, marks: readonly (string | null)[]): number {
  const drawings = new Set(chosenPictures(brief).flatMap((picture) => picture.drawings));
  return marks.filter((mark) => mark !== null && showsDrawing(mark, drawings)).length;
}
