import { box, inset } from '../../layout/area.ts';
import { fittedArea } from '../../layout/ink.ts';
import { mark, markOn, surface } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';
import { words } from '../words.ts';

/** Radius of a plate ÷ its side, by the corners of the name’s letters. */
const radius = { sharp: 0, soft: 0.16, round: 0.5 } as const;

/** The mark on a large plate that runs off the far corner, its corners like those of the letters. */
export function plate(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base, grammar } = stage;
  const tall = ratio === 'tall' || ratio === 'square';
  const set = words(stage, tall ? { ...safe, h: safe.h * 0.4 } : { ...safe, w: safe.w * (ratio === 'strip' ? 0.56 : 0.46) }, {
    arrangement: tall ? 'head' : ratio === 'strip' ? 'middle' : 'apart',
  });
  const top = tall ? set.head + 0.09 * base : page.h * 0.14;
  const left = tall ? page.w * 0.16 : Math.max(set.right + 0.08 * base, page.w * 0.5);
  const seen = box(left, top, page.w - left, page.h - top);
  const round = radius[grammar.corner] * Math.min(seen.w, seen.h);
  const room = inset(seen, Math.min(seen.w, seen.h) * 0.17);
  return [
    // Its other corners lie beyond the page.
    surface(stage, tone.other, box(left, top, seen.w + 1.2 * round, seen.h + 1.2 * round), round),
    mark(stage, fittedArea(markOn(stage, tone.other), room), tone.other),
    ...set.pieces,
  ];
}
