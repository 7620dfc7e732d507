import type { Brief } from '../brief/brief.ts';
import { type Composition, compose } from '../composition/compose.ts';
import { nameParts } from '../composition/name-parts.ts';
import { faceById } from '../concepts/face.ts';
import { textFor } from '../design.ts';
import type { Design } from '../design-document.ts';
import { documentOf } from '../finish.ts';
import { measure } from '../judgement/metrics.ts';
import { hashId } from '../random.ts';
import type { PaintRole, Scene } from '../scene/scene.ts';
import { drawing } from '../scene/variants.ts';
import type { FontBook } from '../typography/font-book.ts';
import { contrastWarnings } from './contrast-warnings.ts';
import type { Customised, Shown } from './customised.ts';
import type { Customization } from './customization.ts';
import { fontNameOf } from './editor-faces.ts';
import { genomesFor } from './genomes.ts';
import { layoutOf } from './layout-of.ts';
import { recolour, secondaryOf, secondaryRoles } from './recolour.ts';

/** The brief with the slogan of the edit. */
const briefFor = (brief: Brief, { slogan }: Customization): Brief => (slogan === null ? brief : { ...brief, slogan });

/** Ids of the faces that `customise` may set anything in: the host hands their bytes to the font book first. */
export function facesForCustomization(design: Design, brief: Brief, c: Customization): readonly string[] {
  const { genomes } = genomesFor(design, briefFor(brief, c), brief, c);
  return [...new Set([design.genome, ...genomes].flatMap((g) => [g.face, ...Object.values(g.partners)]))].filter(
    (id) => id !== null,
  );
}

/** Every character those faces may be asked for. */
export const textForCustomization = (brief: Brief, c: Customization): string => textFor(briefFor(brief, c));

/**
 * A design after a person's changes: the layout is solved anew from its genome, never scaled, and the colours are recast. What cannot be
 * followed to the letter is drawn as near to it as it can be, and said in a note; what is hard to read is a warning. Untouched settings give
 * the design's own scene, byte for byte. Throws only `face.missing`, when the book lacks a face of `facesForCustomization`.
 */
export function customise(design: Design, brief: Brief, c: Customization, fonts: FontBook): Customised {
  const edited = briefFor(brief, c);
  const plan = genomesFor(design, edited, brief, c);
  const parts = nameParts(brief.letters);
  const notes = [...plan.notes];
  let drawn: Composition | null = null;
  for (const genome of plan.genomes) {
    drawn = compose(genome, { brief: edited, parts, fonts, kept: true });
    if (drawn !== null) break;
  }
  const form = drawn === null || plan.untouched ? design : documentFor(design, edited, drawn, fonts);
  if (drawn === null) notes.push('This combination could not be drawn, so the form is as it was designed.');
  const painted = paintedIn(form.scene);
  const scheme = recolour(
    design.scheme,
    { primary: c.primaryColor, secondary: c.secondaryColor, background: c.backgroundColor, dark: c.isDarkMode },
    painted,
  );
  const coloured: Design =
    scheme === form.scheme ? form : { ...form, scheme, id: hashId(JSON.stringify([form.scene, scheme.paints])) };
  const { paints } = scheme;
  const roles = secondaryRoles(paints, painted);
  return {
    design: coloured,
    shown: shownOf(coloured, edited, c, painted),
    warnings: contrastWarnings(drawing(coloured, 'full'), (role) =>
      roles.includes(role) || (role === 'tone' && roles.includes('mark')) ? 'secondaryColor' : 'primaryColor',
    ),
    letters: drawn?.letters ?? [],
    notes,
  };
}

const paintedIn = (scene: Scene): ReadonlySet<PaintRole> =>
  new Set(scene.shapes.filter((s) => s.only !== 'mono').map((s) => s.role));

/** The document of an edited composition: judged by nobody, so it keeps the quality of the design it came from. */
function documentFor(design: Design, brief: Brief, composition: Composition, fonts: FontBook): Design {
  const metrics = { ...measure(composition), quality: design.metrics.quality };
  return documentOf({ slot: design.slot, composition, metrics }, design.scheme, brief, design.round, fonts);
}

function shownOf(design: Design, brief: Brief, c: Customization, painted: ReadonlySet<PaintRole>): Shown {
  const { genome, scheme, scene } = design;
  const hasSlogan = scene.shapes.some((s) => s.part === 'slogan');
  return {
    fontFamily: fontNameOf(faceById(genome.face)?.family ?? genome.face),
    primaryColor: c.primaryColor ?? scheme.paints.name,
    secondaryColor: c.secondaryColor ?? secondaryOf(scheme.paints, painted),
    backgroundColor: scheme.paints.ground ?? '#FFFFFF',
    layout: c.layout ?? layoutOf(genome),
    showSlogan: c.showSlogan ?? hasSlogan,
    slogan: brief.slogan,
    hasIcon: genome.mark !== null,
    icon: genome.mark,
  };
}
