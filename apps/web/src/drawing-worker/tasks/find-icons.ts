import { findIcons, iconDrawing, picturesIn } from '@brandwright/engine';
import { inInk } from '../in-ink.ts';
import type { Studio } from '../open-studio.ts';

/** An icon to choose, drawn in the ink of the page. */
export interface FoundIcon {
  readonly id: string;
  readonly label: string;
  readonly art: string;
}

/** Side of an icon's view box. */
const side = 48;

/** Icons whose words match, the closest first. */
export async function findIconsTask(
  { query, limit }: { readonly query: string; readonly limit: number },
  { stockPictures }: Studio,
  signal: AbortSignal,
): Promise<readonly FoundIcon[]> {
  const found = findIcons(query, limit);
  await stockPictures(picturesIn(found.map(({ id }) => id)), signal);
  return found.flatMap(({ id, label }) => {
    const drawn = iconDrawing(id);
    return drawn === null ? [] : [{ id, label, art: inInk(drawn, side, side) }];
  });
}
