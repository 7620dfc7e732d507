import type { AskedPicture } from '../../../../concepts/subject/asked-pictures.ts';
import { filledCraft, filledId, mayFill } from './filled.ts';
import type { VesselName } from './merged.ts';
import { nameVessels } from './name-vessels.ts';

/** Vessels that an icon may be cut out of. Others were drawn for a few figures: their rooms are small, or their forms busy. */
const vessels = [
  'balloon',
  'barrel',
  'bag',
  'book',
  'box',
  'bubble',
  'cup',
  'drop',
  'flacon',
  'heart',
  'house',
  'kettlebell',
  'lantern',
  'pot',
  'stein',
  'suitcase',
  'teapot',
  'tooth',
  'van',
] as const satisfies readonly VesselName[];

/** Concepts of living things, and what must not hold them: a jar of cat, a bird that drowns, a beetle in a tooth. */
export const living: ReadonlySet<string> = new Set(
  'baby bird bug butcher butterfly cat child dog egg farm fish horse people rabbit raven wave wild yarn'.split(' '),
);
const deadly: ReadonlySet<VesselName> = new Set(['drop', 'pot', 'tooth']);
/** Concepts of screens, papers, signs and parts of the body, which say nothing in a cup. */
const dull: ReadonlySet<string> = new Set(
  `bath bed body care chat chip code construction data eye hair industry insurance law mail medicine network news partner people place
   print recycling security store tax time`.split(/\s+/u),
);
/** Least craft of an icon: every line of it is cut. */
const leastCraft = 4;

/** A pair of an asked thing that holds and an asked icon that is held. */
interface FilledPair {
  readonly id: string;
  /** Name of the merged drawing, so that a set does not get four cups. */
  readonly vessel: string;
  readonly holds: AskedPicture;
  readonly held: AskedPicture;
  readonly craft: number;
  readonly fused: false;
}

/**
 * Icons of the name in things of the trade, and icons of the trade in things of the name. `asked` are the pictures by the drawings
 * that show them, without those that are never shown.
 */
export function filledPairs(asked: ReadonlyMap<string, AskedPicture>): readonly FilledPair[] {
  const icons = [...asked].filter(
    ([drawing, { from, picture }]) =>
      /^[a-z]/u.test(drawing) &&
      // What was drawn to be held is held as it was drawn.
      !picture.drawings.some((other) => other.startsWith('+')) &&
      (from === 'name' || from === 'trade') &&
      !dull.has(picture.concept) &&
      filledCraft(drawing) >= leastCraft,
  );
  const pairs = (names: readonly VesselName[], isOfName: boolean): readonly FilledPair[] =>
    names.flatMap((vessel) => {
      const holds = asked.get(`=in-${vessel}`);
      if (holds === undefined) return [];
      return icons.flatMap(([icon, held]) => {
        if (isOfName ? holds.from !== 'name' || held.from !== 'trade' : held.from !== 'name') return [];
        if (deadly.has(vessel) && living.has(held.picture.concept)) return [];
        if (!mayFill(icon, vessel)) return [];
        const id = filledId(vessel, icon);
        return [{ id, vessel: `in-${vessel}`, holds, held, craft: filledCraft(icon), fused: false as const }];
      });
    });
  return [...pairs(vessels, false), ...pairs(Object.keys(nameVessels) as VesselName[], true)];
}
