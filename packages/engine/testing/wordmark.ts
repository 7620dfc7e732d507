import { compose } from '../src/composition/compose.ts';
import type { Genome } from '../src/composition/genome.ts';
import { nameParts } from '../src/composition/name-parts.ts';
import type { Face } from '../src/concepts/face.ts';
import type { Shape } from '../src/scene/scene.ts';
import { briefOf, everyFace } from './font-book.ts';

/** What is done to a name that stands alone; everything not said is as plain as it can be. */
type Wordmark = Pick<Genome, 'treatment' | 'letterCase'> & Partial<Pick<Genome, 'mark' | 'concept'>>;

/** The shapes of a name set alone in one face, or null where the face or the name refuses what is to be done. */
export function wordmark(
  name: string,
  face: Face,
  { treatment, letterCase, mark = null, concept = null }: Wordmark,
): readonly Shape[] | null {
  const brief = briefOf({ name, industry: 'Other' });
  const genome: Genome = {
    archetype: 'wordmark',
    stand: 'none',
    face: face.id,
    partners: { light: null, italic: null, small: null, slogan: null },
    letterCase,
    treatment,
    breaks: [],
    tracking: 0,
    align: 'left',
    mark,
    concept,
    word: null,
    slogan: false,
    markScale: 1,
    spacing: 1,
  };
  return compose(genome, { brief, parts: nameParts(brief.letters), fonts: everyFace() })?.scene.shapes ?? null;
}
