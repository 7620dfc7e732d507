import { findIcons, iconDrawing } from '@brandwright/engine';
import { inInk } from '../in-ink.ts';

/** An icon to choose, drawn in the ink of the page. */
export interface FoundIcon {
  readonly id: string;
  readonly label: string;
  readonly art: string;
}

/** Side of an icon's view box. */
const side = 48;

/** Icons whose words match, the closest first. */
export async function findIconsTask({
  query,
  limit,
}: {
  readonly query: string;
  readonly limit: number;
}): Promise<readonly FoundIcon[]> {
  return findIcons(query, limit).flatMap(({ id, label }) => {
    const drawn = iconDrawing(id);
    return drawn === null ? [] : [{ id, label, art: inInk(drawn, side, side) }];
  });
}
