import type { Brief } from '../brief/brief.ts';
import { setsItself } from '../composition/emblems/kinds.ts';
import { type Genome, isEmblem } from '../composition/genome.ts';
import { type NameParts, nameParts } from '../composition/name-parts.ts';
import { partnersOf } from '../composition/partners.ts';
import { trackingFor } from '../composition/tracking.ts';
import { covers, type Face, faceById } from '../concepts/face.ts';
import { styleSpecs } from '../concepts/style-spec.ts';
import type { Design } from '../design-document.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import { unknownScript } from '../typography/script.ts';
import type { Customization, EditorLayout } from './customization.ts';
import { cutsFor, fontNameOf } from './editor-faces.ts';
import { iconDrawing } from './icon-drawing.ts';
import { type LayoutForm, type LayoutSource, layoutForms } from './layout-forms.ts';
import { layoutOf } from './layout-of.ts';
import { heldMarks, markForm } from './mark-form.ts';
import { facesInVoice } from './voice-faces.ts';

/** What an edit asks to be drawn. */
export interface EditPlan {
  /** Genomes that would do at usual sizes, best first; the sliders come on top of whichever is drawn. */
  readonly genomes: readonly Genome[];
  /** What every name can be set in, for when none of those can be drawn. */
  readonly last: readonly Genome[];
  /** The first is the design's own form: no gate judges it again. */
  readonly own: boolean;
  /** The layout that was asked for; null where the design's own stays. */
  readonly layout: EditorLayout | null;
  readonly notes: readonly string[];
}

/** How the name is to be set, beyond what the editor offers; null leaves a thing as it was designed. */
export interface Lettering {
  /** Cuts to try, best first. */
  readonly faces: readonly Face[] | null;
  readonly letterCase: LetterCase | null;
  /** em/1000. */
  readonly tracking: number | null;
  /** Without the styling of the name. */
  readonly isPlain: boolean;
  /** The slogan keeps its face. */
  readonly keepsSlogan: boolean;
}

/** Genomes for an edit; `edited` is the brief with the slogan of the edit. */
export function genomesFor(
  design: Design,
  brief: Brief,
  edited: Brief,
  wanted: Customization,
  lettering: Lettering | null = null,
): EditPlan {
  const parts = nameParts(brief.letters);
  const notes: string[] = [];
  const c = { ...wanted, icon: iconFor(design, wanted, notes) };
  const slogan = wantsSlogan(design, brief, edited, c, notes);
  const { genome: designed } = design;
  const cuts = lettering?.faces ?? facesOf(design, brief, c, notes);
  const layout = c.layout !== null && c.layout !== layoutOf(designed) ? c.layout : null;
  const designedForms = formsOf(designed, layout, brief, parts, c, notes);
  const forms = lettering?.isPlain ? designedForms.map((form): LayoutForm => ({ ...form, treatment: 'plain' })) : designedForms;
  const air = styleSpecs[design.style].air;
  const careful = brief.industry === 'Finance' || brief.industry === 'Healthcare';
  const partnersFor = (face: Face, form: LayoutForm): Genome['partners'] | null => {
    const partners = partnersOf(face, form.treatment, parts, edited);
    if (lettering === null || partners === null) return partners;
    if (face.id === designed.face && form.treatment === designed.treatment) return ownPartners(designed, { partners });
    return lettering.keepsSlogan ? { ...partners, slogan: designed.partners.slogan ?? partners.slogan } : partners;
  };
  const settled = (form: LayoutForm, face: Face): Genome | null => {
    const stamp = setsItself(form.stand);
    const letterCase = stamp ? 'upper' : (lettering?.letterCase ?? caseFor(form.letterCase, face, designed, parts));
    const partners = partnersFor(face, form);
    if (partners === null || parts.cased[letterCase] === null) return null;
    const kept = face.id === designed.face && letterCase === designed.letterCase && !setsItself(designed.stand);
    const tracking = kept ? designed.tracking : trackingFor(face, { words: parts.words, letterCase, air, careful });
    const set = {
      ...designed,
      ...form,
      face: face.id,
      partners,
      letterCase,
      tracking: stamp ? 0 : (lettering?.tracking ?? tracking),
      slogan,
    };
    if (lettering === null || kept) return set;
    // A person's kerning was made for the letters that stood there.
    const { kerning: _, ...unkerned } = set;
    return unkerned;
  };
  const settle = (from: readonly LayoutForm[]): readonly Genome[] =>
    from.flatMap((form) => cuts.flatMap((face) => settled(form, face) ?? []));
  const genomes = settle(forms);
  // The design as it is keeps its own partners, whatever today's tables would choose.
  const own = cuts[0]?.id === designed.face && layout === null && c.icon === null && lettering === null;
  const first: Genome = { ...designed, slogan, partners: ownPartners(designed, genomes[0]) };
  const all = own ? [first, ...genomes] : genomes;
  const seen = new Set<string>();
  return {
    genomes: all.filter((g) => {
      const key = JSON.stringify(g);
      return !seen.has(key) && seen.add(key);
    }),
    last: settle(lastForms(designed, brief, parts)),
    own,
    layout,
    notes,
  };
}

/** Partners of the design, with a face for a slogan that it did not have. */
const ownPartners = (designed: Genome, settled: Pick<Genome, 'partners'> | undefined): Genome['partners'] => ({
  ...designed.partners,
  slogan: designed.partners.slogan ?? settled?.partners.slogan ?? null,
});

/** A slogan stands under its name; inside an emblem it may stand as well, and is part of the name there. */
export const hasSlogan = ({ scene }: Pick<Design, 'scene'>): boolean => scene.shapes.some((s) => s.part === 'slogan');

/** The mark that takes the place of the design's; null where none was chosen, or none is known by that id. */
function iconFor({ genome }: Design, { icon }: Customization, notes: string[]): string | null {
  if (icon === null || icon === genome.mark) return null;
  if (markForm(icon).lettered || iconDrawing(icon) !== null) return icon;
  notes.push('We couldn’t find this icon, so we kept the original.');
  return null;
}

/** Whether a slogan is set: as the person says, as designed, or because there is one now. */
function wantsSlogan(design: Design, brief: Brief, edited: Brief, c: Customization, notes: string[]): boolean {
  const designed = hasSlogan(design) || (isEmblem(design.genome.stand) && design.genome.slogan);
  const wanted = c.showSlogan ?? (designed || (brief.slogan === '' && (c.slogan ?? '') !== ''));
  if (!wanted || edited.slogan === '') return wanted;
  const face = faceById(design.genome.face);
  const able = face !== undefined && partnersOf(face, 'plain', nameParts(brief.letters), edited)?.slogan !== null;
  if (able && !unknownScript.test(edited.slogan)) return true;
  notes.push('We don’t have a font with all the characters in this slogan, so we left it out.');
  return false;
}

/** Cuts to set the name in, nearest in weight first. */
function facesOf({ genome: designed, slot }: Design, brief: Brief, c: Customization, notes: string[]): readonly Face[] {
  const own = faceById(designed.face);
  if (own === undefined) return [];
  if (c.fontFamily === null && c.voice !== null) {
    const voiced = facesInVoice(c.voice, brief.letters, slot);
    return voiced.length === 0 ? [own] : voiced;
  }
  if (c.fontFamily === null || fontNameOf(own.family) === c.fontFamily) return [own];
  const cuts = cutsFor(c.fontFamily, own.metrics.stem, brief.letters);
  if (cuts.length > 0) return cuts;
  notes.push(`${c.fontFamily} doesn’t have all the characters in this name, so we kept ${own.family}.`);
  return [own];
}

/** The design's own case where the face is drawn for it, else the face's first that the name has. */
function caseFor(wanted: LetterCase, face: Face, designed: Genome, parts: NameParts): LetterCase {
  const kept = setsItself(designed.stand) ? null : wanted;
  if (kept !== null && (face.id === designed.face || face.cases.includes(kept)) && parts.cased[kept] !== null) return kept;
  return (
    face.cases.find((letterCase) => parts.cased[letterCase] !== null && covers(face, (parts.cased[letterCase] ?? []).join(''))) ??
    'title'
  );
}

/** Forms the edit asks for, best first. */
function formsOf(
  designed: Genome,
  layout: EditorLayout | null,
  brief: Brief,
  parts: NameParts,
  c: Customization,
  notes: string[],
): readonly LayoutForm[] {
  const replaced = c.icon !== null;
  const picture = replaced ? { mark: c.icon, concept: null, word: null } : {};
  const source: LayoutSource = { genome: { ...designed, ...picture }, brief, parts };
  if (layout !== null) return layoutForms(layout, source);
  if (!replaced) return [designed, ...sameLayout(source)];
  if (designed.mark === null && designed.stand === 'none' && c.layout === null) {
    notes.push('This design had no icon, so we placed the new one beside the name.');
    return layoutForms('horizontal', source);
  }
  if (designed.mark === null && designed.stand === 'none') return [designed];
  // A form that held a picture holds the new one.
  if (designed.archetype === 'container')
    return [...heldMarks(c.icon ?? '', null).map((mark) => ({ ...source.genome, mark })), ...sameLayout(source)];
  const stands = designed.stand === 'above' ? 'above' : 'beside';
  const held = designed.archetype === 'emblem' || designed.stand === 'none';
  const archetype = held ? designed.archetype : markForm(c.icon ?? '').lettered ? 'monogram' : stands;
  return [{ ...source.genome, archetype }, ...sameLayout(source)];
}

/** Other forms of the layout a genome has, for when a new face or mark does not go with its own. */
function sameLayout(source: LayoutSource): readonly LayoutForm[] {
  const { genome } = source;
  const layout = layoutOf(genome);
  return genome.archetype === 'emblem' && genome.mark === null ? layoutForms('wordmark', source) : layoutForms(layout, source);
}

/** What every name can be set in: mark over it, mark beside it, the letters alone. */
const lastForms = (genome: Genome, brief: Brief, parts: NameParts): readonly LayoutForm[] => {
  const source = { genome, brief, parts };
  const alone = layoutForms('wordmark', source);
  if (genome.mark === null) return alone;
  return [...layoutForms('vertical', source).slice(0, 2), ...layoutForms('horizontal', source).slice(0, 2), ...alone];
};
