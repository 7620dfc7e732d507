import { faceById } from '../concepts/face.ts';
import { archetypes, treatments } from '../concepts/style-spec.ts';
import { type FaultDetail, fail } from '../errors.ts';
import { type Genome, stands } from './genome.ts';

/** The editable parts of a genome. Partner faces and concept follow from the rest. */
export type GenomeEdit = Partial<Omit<Genome, 'partners' | 'concept' | 'word' | 'traced'>>;

const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): string | null =>
    values.includes(value) ? null : values.join(', ');
const within =
  (least: number, most: number) =>
  (value: unknown): string | null =>
    typeof value === 'number' && value >= least && value <= most ? null : `${least} to ${most}`;

/** Rule of each field: null if the value is allowed, otherwise what is allowed, in words. */
const rules: Readonly<Record<keyof Required<GenomeEdit>, (value: unknown) => string | null>> = {
  archetype: oneOf(archetypes),
  stand: oneOf(stands),
  face: (value) => (typeof value === 'string' && faceById(value) !== undefined ? null : 'the ID of a typeface in the catalog'),
  letterCase: oneOf(['title', 'upper', 'lower']),
  treatment: oneOf(treatments),
  breaks: (value) => (Array.isArray(value) && value.every((v) => Number.isInteger(v) && v > 0) ? null : 'word indexes'),
  tracking: within(-60, 500),
  align: oneOf(['left', 'centre']),
  mark: (value) => (value === null || typeof value === 'string' ? null : 'the ID of a mark, or null'),
  slogan: oneOf([true, false]),
  markScale: within(0.5, 1.5),
  spacing: within(0.5, 2),
  textScale: within(0.5, 2),
  kerning: (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every((v) => within(-200, 200)(v) === null)
      ? null
      : 'letter indexes, each with a value from -200 to 200',
};

/** Checks an edit. Throws `design.edit` with the field, what was received and what is allowed. */
export function checkEdit(edit: GenomeEdit): GenomeEdit {
  for (const [field, value] of Object.entries(edit)) {
    const detail = (allowed: string): FaultDetail => ({ field, received: String(value), allowed });
    if (!Object.hasOwn(rules, field)) fail('design.edit', detail(Object.keys(rules).join(', ')));
    const allowed = rules[field as keyof GenomeEdit](value);
    if (allowed !== null) fail('design.edit', detail(allowed));
  }
  return edit;
}
