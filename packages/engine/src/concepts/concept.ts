/** A thing that can be meant and drawn. `catalogue/concepts.json`. */
export interface Concept {
  /** kebab-case noun: `pine`, `coffee`, `growth`. */
  readonly id: string;
  /** Surface words and stems that lead here, lower case; a phrase of two words is allowed. */
  readonly words: readonly string[];
  /** Phosphor icon names, best first. */
  readonly icons: readonly string[];
  /** literal: the thing itself; metaphor: a benefit or likeness; abstract: a form without an object. */
  readonly kind: 'literal' | 'metaphor' | 'abstract';
  /** How worn out the picture is, 0 (fresh) – 3 (everywhere). */
  readonly cliche: 0 | 1 | 2 | 3;
  /** What it suggests, as the end of “The icon suggests …”: a noun phrase of fewer than 48 characters, such as “calm and growth”. */
  readonly says: string;
}

/** Pictures that everyone expects of an industry, with their weights in (0, 1]. */
export type IndustryConcepts = readonly (readonly [concept: string, weight: number])[];
