import type { CornerClass } from '../../../concepts/typeface.ts';
import type { Path } from '../../../geometry/path.ts';
import type { Shape } from '../../../scene/scene.ts';

/** One paint of a drawn mark. */
export type Piece = Pick<Shape, 'role' | 'path' | 'only'>;

export const piece = (role: Shape['role'], path: Path, only?: Shape['only']): Piece =>
  only === undefined ? { role, path } : { role, path, only };

/** A picture drawn from numbers: one idea, many forms, every one looked at. Coordinates are free; the mark is fitted later. */
export interface Construction {
  readonly name: string;
  /** Concepts it pictures, with how well it does in (0, 1]; 1 is the thing itself. */
  readonly serves: Readonly<Record<string, number>>;
  /** Words, lower case, that mean just this kind of a concept's thing: a foxglove, among flowers. */
  readonly species?: ReadonlySet<string>;
  /** For those words and for no other of its concepts: a fox is no picture of a wolf. */
  readonly only?: true;
  /** What is drawn, as the end of “It shows …”, with its article and without a period. */
  readonly idea: string;
  /** The same of one form, where forms differ in what they show. */
  readonly told?: (form: string) => string;
  /** Plural of what the first number of a form counts, for “Each of the four branches”; null when it counts nothing. */
  readonly counts: string | null;
  /** The same of one form, where forms differ in what they count. */
  readonly counted?: (form: string) => string;
  /** Forms as they stand in ids (`7-legs`): numbers and words with hyphens between. */
  readonly forms: readonly string[];
  readonly corner: CornerClass;
  /** Craft by eye, 1–5. */
  readonly craft: number;
  /** The silhouette is a neutral ground that holds the picture, so that it may stand as a container too. */
  readonly contained: (form: string) => boolean;
  /** Correlation of the 16-px render with the full one: the least of all forms, measured (the tests measure it again). */
  readonly r16: number;
  /** Less than .6 as wide as high: small beside one line of type, at home over it or beside a stack. */
  readonly upright?: (form: string) => boolean;
  readonly draw: (...form: readonly string[]) => readonly Piece[];
  /** A form's drawing for 32 px and below, where it needs one: fewer parts, wider air. */
  readonly small?: (...form: readonly string[]) => readonly Piece[];
}

/** What a construction says of itself; constructions of one trade differ in it and share the rest. */
export type Told = Pick<Construction, 'name' | 'idea' | 'counts' | 'forms' | 'serves'>;

export const never = (): boolean => false;
