import type { Brief } from '../../brief/brief.ts';
import type { Industry } from '../../brief/choices.ts';
import { forChildren } from '../../concepts/audience.ts';

/** Every way a name can stand inside its own sign. */
export const emblemKinds = ['roundel', 'woodtype', 'panel', 'horizon'] as const;
export type EmblemKind = (typeof emblemKinds)[number];

/** Emblems that set their letters themselves, in capitals on lines of their own making; a panel takes the name as any lockup does. */
export const setsItself = (stand: string): boolean => stand === 'roundel' || stand === 'woodtype' || stand === 'horizon';

/** How often each is tried where the name offers it. */
const likings: Readonly<Record<EmblemKind, number>> = { roundel: 1, woodtype: 0.4, panel: 0.7, horizon: 0.8 };

/** Trades that hang out a sign or print a label; of the others only those that say they make things or work out of doors. */
const signTrades: ReadonlySet<string> = new Set<Industry>(['Food & Beverage']);
const otherTrades: ReadonlySet<string> = new Set<Industry>(['Other', 'Creative Services', 'E-commerce', 'Retail']);
const made =
  /\b(?:wood|timber|carpent|joiner|leather|forge|smith|hardware|tool|saddle|boot|barber|tattoo|brew|distill|roast|bak(?:e|ing)|butcher|ceramic|potter|camp|hik|climb|trail|mountain|outdoor|surf|fish|garden|farm)/iu;

/** Whether a plate, a panel or a frame is right for this trade: on any other it is a saloon sign. */
export const hangsSign = (brief: Brief): boolean =>
  !forChildren(brief) &&
  (signTrades.has(brief.industry) || (otherTrades.has(brief.industry) && made.test(`${brief.name} ${brief.description}`)));

/** Kinds a name offers, with their weights: rows want several words, a window one short one. */
export function kindsFor(words: readonly string[], signs = true): readonly (readonly [kind: EmblemKind, weight: number])[] {
  const letters = [...words.join('')].length;
  const offered: Readonly<Record<EmblemKind, boolean>> = {
    roundel: letters >= 4 && letters <= 34,
    woodtype: signs && words.length > 1 && words.length <= 6,
    panel: signs && letters <= 24,
    horizon: words.length === 1 && letters >= 3 && letters <= 9,
  };
  return emblemKinds.filter((kind) => offered[kind]).map((kind) => [kind, likings[kind]]);
}
