import type { Brief } from '../brief/brief.ts';
import type { Genome } from '../composition/genome.ts';
import type { Design } from '../design-document.ts';
import type { Customization } from './customization.ts';

/** What an edit asks to be drawn. */
interface EditPlan {
  /** The genomes that would do, best first. */
  readonly genomes: readonly Genome[];
  /** Nothing of the form is changed: the design's own scene stands. */
  readonly untouched: boolean;
  readonly notes: readonly string[];
}

/** Genomes for an edit. */
export function genomesFor(design: Design, _edited: Brief, _brief: Brief, c: Customization): EditPlan {
  const genome: Genome = {
    ...design.genome,
    markScale: (design.genome.markScale * c.iconSize) / 100,
    spacing: c.spacing / 100,
    slogan: c.showSlogan ?? design.genome.slogan,
    ...(c.textSize === 100 ? {} : { textScale: c.textSize / 100 }),
    ...(Object.keys(c.kerning).length === 0 ? {} : { kerning: c.kerning }),
  };
  const untouched = JSON.stringify(genome) === JSON.stringify(design.genome);
  return { genomes: [genome], untouched, notes: [] };
}
