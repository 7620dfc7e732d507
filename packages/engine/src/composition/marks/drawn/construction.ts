import type { CornerClass } from '../../../concepts/typeface.ts';
import type { Path } from '../../../geometry/path.ts';
import type { Shape } from '../../../scene/scene.ts';

/** One paint of a drawn mark. */
export type Piece = Pick<Shape, 'role' | 'path' | 'only'>;

export const piece = (role: Shape['role'], path: Path, only?: Shape['only']): Piece =>
  only === undefined ? { role, path } : { role, path, only };

/**
 * A picture drawn from numbers: one idea in many forms, each checked by eye. Coordinates are arbitrary; the
 * mark is fitted later.
 */
export interface Construction {
  readonly name: string;
  /** The concepts it depicts, with the fit of each in (0, 1]; 1 means the thing itself. */
  readonly serves: Readonly<Record<string, number>>;
  /** Only one thing of its concept, so that a search for the concept does not find it: a fox is not a picture of a wolf. */
  readonly only?: true;
  /** What is drawn, with its article and without a period. */
  readonly idea: string;
  /** The same for one form, where forms show different things. */
  readonly told?: (form: string) => string;
  /** The same where it stands for one concept, by that concept: a half arch is a kiln's mouth to a potter. */
  readonly toldFor?: Readonly<Record<string, string>>;
  /** Plural of what the first number of a form counts, for “Each of the four branches”; null when it counts nothing. */
  readonly counts: string | null;
  /** The same of one form, where forms differ in what they count. */
  readonly counted?: (form: string) => string;
  /** Forms as they stand in ids (`7-legs`): numbers and words with hyphens between. */
  readonly forms: readonly string[];
  readonly corner: CornerClass;
  /** Craft by eye, 1–5. */
  readonly craft: number;
  /**
   * Whether the silhouette is a neutral ground that holds the picture, so that it may also serve as a
   * container.
   */
  readonly contained: (form: string) => boolean;
  /**
   * Correlation of the 16-px render with the full one: the lowest of all forms, as measured (the tests
   * measure it again).
   */
  readonly r16: number;
  /**
   * Whether it is less than 0.6 as wide as it is high. Such a mark is small beside one line of type and works
   * better above it or beside a stack.
   */
  readonly upright?: (form: string) => boolean;
  readonly draw: (...form: readonly string[]) => readonly Piece[];
  /** The form's drawing for 32 px and below, where it needs one: fewer parts, wider air. */
  readonly small?: (...form: readonly string[]) => readonly Piece[];
}

/** What a construction tells about itself. Constructions of one trade differ in this and share the rest. */
export type Told = Pick<Construction, 'name' | 'idea' | 'counts' | 'forms' | 'serves'>;

export const never = (): boolean => false;
