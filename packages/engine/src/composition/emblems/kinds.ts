import type { Brief } from '../../brief/brief.ts';
import type { Industry } from '../../brief/choices.ts';
import { forChildren } from '../../concepts/audience.ts';

/** Kinds of signs that contain the name. */
export const emblemKinds = ['roundel', 'woodtype', 'panel', 'horizon'] as const;
export type EmblemKind = (typeof emblemKinds)[number];

/**
 * True for emblems that set their own letters, in capitals on their own lines. A panel uses the name as set.
 */
export const setsItself = (stand: string): boolean => stand === 'roundel' || stand === 'woodtype' || stand === 'horizon';

/** How often each kind is tried if the name allows it. */
const likings: Readonly<Record<EmblemKind, number>> = { roundel: 1, woodtype: 0.4, panel: 0.7, horizon: 0.8 };

/** Trades with signs or labels. Of other trades, only those that make things or work outdoors. */
const signTrades: ReadonlySet<string> = new Set<Industry>(['Food & Beverage']);
const otherTrades: ReadonlySet<string> = new Set<Industry>(['Other', 'Creative Services', 'E-commerce', 'Retail']);
const made =
  /\b(?:wood|timber|carpent|joiner|leather|forge|smith|hardware|tool|saddle|boot|barber|tattoo|brew|distill|roast|bak(?:e|ing)|butcher|ceramic|potter|camp|hik|climb|trail|mountain|outdoor|surf|fish|garden|farm)/iu;

/** True if a plate, a panel or a frame suits the trade. Elsewhere it looks like a saloon sign. */
export const hangsSign = (brief: Brief): boolean =>
  !forChildren(brief) &&
  (signTrades.has(brief.industry) || (otherTrades.has(brief.industry) && made.test(`${brief.name} ${brief.description}`)));

/** Kinds that a name allows, with weights. Rows need several words, a window a single short one. */
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
