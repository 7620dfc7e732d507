import type { Brief, Random } from '@brandwright/engine';
import { lengthOf, lineLimits } from './brand-copy.ts';
import type { Business } from './business.ts';
import { expand } from './frame.ts';
import { mayRepeat } from './own-words.ts';
import { contradicts, jars } from './suited-items.ts';

/** How many lines are offered, and how many of them are of the trade after the first round. */
const offered = 5;
const again = 3;

/**
 * Lines for under the name, without a period: the owner’s own slogan first, then those of the trade. A trade has six: the first round shows five, and
 * a later one begins with those that it left out, shows three and has the others from the kind. A trade that is not known has its kind’s.
 */
export function taglinesOf(
  { slogan, description }: Brief,
  { kind, filling, known }: Business,
  { random, first, round }: { readonly random: Random; readonly first: Random; readonly round: number },
): readonly string[] {
  const own = slogan !== '' && mayRepeat(slogan) && lengthOf(slogan) <= lineLimits.tagline ? [slogan] : [];
  const ofTrade = shuffled(known?.pitch?.taglines ?? [], first);
  const start = ofTrade.length === 0 ? 0 : (offered * round) % ofTrade.length;
  const turned = [...ofTrade.slice(start), ...ofTrade.slice(0, start)].slice(0, round === 0 ? offered : again);
  const ofKind = shuffled(
    kind.taglines.filter((line) => !contradicts(line, description) && !jars(line, description)),
    random,
  );
  const said = slogan.toLowerCase().replace(/[.!?]$/u, '');
  const isNew = (line: string): boolean => own.length === 0 || !line.toLowerCase().includes(said);
  const lines = [...own, ...turned, ...ofKind.map((frame) => expand(frame, filling)), ...ofTrade, ...kind.taglines];
  return [...new Set(lines.filter((line) => own.includes(line) || (isNew(line) && lengthOf(line) <= lineLimits.tagline)))].slice(
    0,
    offered,
  );
}

/** In an order by chance. */
function shuffled(all: readonly string[], random: Random): readonly string[] {
  const left = [...all];
  return all.map(() => left.splice(random.below(left.length), 1)[0] ?? '');
}
