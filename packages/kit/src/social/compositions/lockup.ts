import { mapPath, placing } from '@brandwright/engine';
import { type Area, box } from '../../layout/area.ts';
import { isEmblem } from '../../mockups/gesture.ts';
import { headline, largeName, type Placed } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';

/** Share of the height that the name may take, and the rest for words below it. */
const shares = { name: 0.66, words: 0.26 } as const;
/** Em of the words ÷ the stage’s base. */
const small = { wide: 0.12, other: 0.09 } as const;
/** Share of the width that a name may take on a landscape page. */
const across = 0.84;
/** Cap height of a cover’s name at most ÷ the stage’s base. */
const onCover = 0.2;

/**
 * The name, or the sign that holds it, as large as the page allows, and the words small at its foot. On a cover it stands
 * in the middle, clear of the profile picture on either side. So does a sign on every page.
 */
export function lockup(stage: Stage): readonly Piece[] {
  const { page, safe, tone, base, format, ratio, brand, headline: text } = stage;
  const isCover = format.kind === 'cover';
  const isCentered = isCover || isEmblem(brand.design);
  const edge = Math.max(safe.x, page.w - safe.x - safe.w);
  const area = isCentered ? box(edge, safe.y, page.w - 2 * edge, safe.h) : safe;
  const most = ratio === 'wide' ? small.wide : small.other;
  const foot = box(area.x, area.y + area.h * (1 - shares.words), area.w, area.h * shares.words);
  const below = text === '' ? null : headline(stage, foot, { most: isCover ? small.other : most, down: 1, lines: 2 });
  const high = below === null ? area : { ...area, h: area.h * shares.name };
  const room = ratio === 'tall' || ratio === 'square' || isCentered ? high : { ...high, w: high.w * across };
  const name = largeName(stage, room, tone.ground, below === null ? 0.5 : 0.4, isCover ? onCover * base : base);
  return [name, below].flatMap((placed) => {
    if (placed === null) return [];
    return isCentered ? inMiddle(stage, placed, area).piece : placed.piece;
  });
}

/** What was set in a room, moved to the middle of its width. */
function inMiddle({ fromRight }: Stage, { area, piece }: Placed, room: Area): Placed {
  const across = room.x + (room.w - area.w) / 2 - area.x;
  const move = placing(1, fromRight ? -across : across, 0);
  return {
    area: { ...area, x: area.x + across },
    piece: { ...piece, layers: piece.layers.map(({ paint, path }) => ({ paint, path: mapPath(path, move) })) },
  };
}
