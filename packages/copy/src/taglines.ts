import type { Brief, Random } from '@brandwright/engine';
import { lengthOf, lineLimits } from './brand-copy.ts';
import type { Business } from './business.ts';
import { expand } from './frame.ts';
import { mayRepeat } from './own-words.ts';

/** How many lines are offered. */
const offered = 5;

/** Lines for under the name, without a period: the owner’s own slogan first. */
export function taglinesOf({ slogan }: Brief, { kind, filling }: Business, random: Random): readonly string[] {
  const own = slogan !== '' && mayRepeat(slogan) && lengthOf(slogan) <= lineLimits.tagline ? [slogan] : [];
  const left = [...kind.taglines];
  const lines = new Set(own);
  while (lines.size < offered && left.length > 0) {
    const [frame = ''] = left.splice(random.below(left.length), 1);
    const line = expand(frame, filling);
    if (lengthOf(line) <= lineLimits.tagline) lines.add(line);
  }
  return [...lines];
}
