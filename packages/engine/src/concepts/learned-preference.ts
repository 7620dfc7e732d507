import type { FontStyle } from '../brief/choices.ts';
import type { ColorPreference, GroundKind } from '../color/scheme.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import type { Archetype, MarkKind, StyleSpec, Treatment } from './style-spec.ts';

/** Values that a design shows, by gene, to learn from. */
export interface Traces {
  readonly archetype: Archetype;
  readonly fontStyle: FontStyle;
  readonly letterCase: LetterCase;
  readonly treatment: Treatment;
  readonly markKind: MarkKind | 'none';
  readonly concept: string;
  readonly ground: GroundKind;
  readonly preference: ColorPreference;
}

export interface Shown {
  readonly traces: Traces;
  readonly liked: boolean;
  /** Rounds ago, 0 for the last. Each round reduces its weight by a fifth. */
  readonly age: number;
}

type Gene = keyof Traces;
export type LearnedPreference = (gene: Gene, value: string) => number;

/** How much a design that was merely passed over counts against its values. */
const ignored = 0.25;
const fading = 0.8;
/** Weight of the prior, in designs seen. */
const priorWeight = 3;
const prior = 0.25;

/**
 * Learned log odds that a person likes a gene's value: ln((liked + 3p) / (passed over + 3(1 − p))), p = .25,
 * minus that of an unseen value, so that 0 means “nothing known” (design rules §7).
 */
export function learnPreference(history: readonly Shown[]): LearnedPreference {
  const table = new Map<string, { liked: number; passed: number }>();
  for (const { traces, liked, age } of history) {
    const weight = fading ** age;
    for (const [gene, value] of Object.entries(traces)) {
      const key = `${gene}/${value}`;
      const cell = table.get(key) ?? { liked: 0, passed: 0 };
      if (liked) cell.liked += weight;
      else cell.passed += weight * ignored;
      table.set(key, cell);
    }
  }
  const odds = (liked: number, passed: number): number =>
    Math.log((liked + priorWeight * prior) / (passed + priorWeight * (1 - prior)));
  const unknown = odds(0, 0);
  return (gene, value) => {
    const cell = table.get(`${gene}/${value}`);
    return cell === undefined ? 0 : odds(cell.liked, cell.passed) - unknown;
  };
}

/** A style with its weights multiplied by e to the learned log odds. */
export function applyPreference(spec: StyleSpec, learned: LearnedPreference): StyleSpec {
  const tilt = <K extends string>(gene: Gene, weights: Readonly<Partial<Record<K, number>>>): Partial<Record<K, number>> =>
    Object.fromEntries(
      Object.entries(weights).map(([value, w]) => [value, (w as number) * Math.exp(learned(gene, value))]),
    ) as Partial<Record<K, number>>;
  return {
    ...spec,
    archetypes: tilt('archetype', spec.archetypes),
    fonts: tilt('fontStyle', spec.fonts),
    cases: tilt('letterCase', spec.cases),
    treatments: tilt('treatment', spec.treatments),
    marks: tilt('markKind', spec.marks),
    grounds: tilt('ground', spec.grounds),
  };
}
