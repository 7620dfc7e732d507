/** A thing that can be meant and drawn. Stored in `catalogue/concepts.json`. */
export interface Concept {
  /** A noun in kebab-case: `pine`, `coffee`, `growth`. */
  readonly id: string;
  /** Words and stems that lead here, in lower case. Two-word phrases are allowed. */
  readonly words: readonly string[];
  /** Phosphor icon names, best first. */
  readonly icons: readonly string[];
  /** literal: the thing itself; metaphor: a benefit or likeness; abstract: a form without an object. */
  readonly kind: 'literal' | 'metaphor' | 'abstract';
  /** How overused the picture is, 0 (fresh) – 3 (everywhere). */
  readonly cliche: 0 | 1 | 2 | 3;
  /** What it suggests, as the end of “The icon suggests …”: a noun phrase of fewer than 48 characters, such as “calm and growth”. */
  readonly says: string;
  /** Trade in `subjects.json` that its words mean, where they say what a business does. */
  readonly trade?: string;
}

/** Pictures typical of an industry, with weights in (0, 1]. */
export type IndustryConcepts = readonly (readonly [concept: string, weight: number])[];
