import type { Brief } from '../../brief/brief.ts';
import type { Design } from '../../design-document.ts';
import { type Box, height, unionAll } from '../../geometry/box.ts';
import { pathBounds } from '../../geometry/path.ts';
import type { PaintRole, Shape } from '../../scene/scene.ts';
import type { FontBook } from '../../typography/font-book.ts';
import type { LetterCase } from '../../typography/letter-case.ts';
import { asDesigned, type Customization } from '../customization.ts';
import { customizeLettering } from '../customize.ts';
import { hasSlogan, type Lettering } from '../genomes.ts';
import type { Fact, Refusal } from './outcome.ts';
import type { KeptPart } from './revision.ts';

/** A design while it is revised. */
export interface Canvas {
  readonly design: Design;
  readonly brief: Brief;
  readonly fonts: FontBook;
  /** What its owner asked to be left alone. */
  readonly kept: ReadonlySet<KeptPart>;
  /** The case that was asked for, which its letters must be drawn for; null if none was. */
  readonly letterCase: LetterCase | null;
}

/** A step of a revision: the design after it with what changed, or why it stays. */
export type Stepped = { readonly design: Design; readonly facts: readonly Fact[] } | Refusal;

/** Parts of a design that a step may change. Whatever else it would change makes it `does-not-fit`. */
type Allowed = 'mark' | 'stand' | 'slogan' | 'treatment' | 'breaks' | 'case';

/** Draws a design with some settings changed; null if that changes more than what is allowed. */
export function drawn(
  { design, brief, fonts }: Canvas,
  changes: Partial<Customization>,
  allowed: readonly Allowed[],
  lettering: Lettering | null = null,
): Design | null {
  const changed = customizeLettering(design, brief, { ...asDesigned, ...changes }, fonts, lettering).design;
  const may = (part: Allowed): boolean => allowed.includes(part);
  const [a, b] = [design.genome, changed.genome];
  const holds =
    (may('mark') || a.mark === b.mark) &&
    (may('stand') || (a.stand === b.stand && a.archetype === b.archetype)) &&
    (may('slogan') || hasSlogan(design) === hasSlogan(changed)) &&
    (may('treatment') || a.treatment === b.treatment) &&
    (may('case') || a.letterCase === b.letterCase) &&
    (may('breaks') || a.breaks.join() === b.breaks.join());
  return holds ? changed : null;
}

const colored = ({ scene }: Design): readonly Shape[] => scene.shapes.filter((s) => s.only !== 'mono');

/** Ink bounds of a part of a design, in scene units; null if it has none. */
export function boxOf(design: Design, part: Shape['part']): Box | null {
  return unionAll(colored(design).flatMap((s) => (s.part === part ? [pathBounds(s.path)] : [])));
}

/** Height of the icon ÷ height of the name; null without an icon of its own. */
export function iconShare(design: Design): number | null {
  const icon = boxOf(design, 'mark');
  const name = boxOf(design, 'name');
  return icon === null || name === null ? null : height(icon) / height(name);
}

/** Roles that a design paints; of one part, if it is named. */
export const rolesIn = (design: Design, part: Shape['part'] | null = null): ReadonlySet<PaintRole> =>
  new Set(colored(design).flatMap((s) => (part === null || s.part === part ? [s.role] : [])));

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A measurement before and after. */
export const fact = (measure: Fact['measure'], before: Fact['before'], after: Fact['after']): Fact => ({
  measure,
  before: typeof before === 'number' ? rounded(before) : before,
  after: typeof after === 'number' ? rounded(after) : after,
});
