import {
  type Brief,
  type Design,
  type DesignSet,
  drawing,
  EngineError,
  type FontBook,
  facesFor,
  fontStyles,
  frame,
  parseBrief,
  printSvg,
  redesign,
  styleDirections,
  textFor,
  themes,
  typefaces,
} from '@brandwright/engine';
import type { Studio } from '../../../drawing-worker/open-studio.ts';
import { setOf } from '../../../drawing-worker/set-of.ts';
import { inline } from '../../hero/picture.ts';
import type { Example, Examples, ThemeExamples } from '../examples.ts';

type Edit = Parameters<typeof redesign>[2];

/** Pixels of a tile's picture: of letters, and of a whole logo in the quiz. */
const low = { width: 208, height: 68 } as const;
const high = { width: 208, height: 80 } as const;

const inInk = (design: Design, { width, height }: typeof low | typeof high): string =>
  inline(
    printSvg(frame(drawing(design, 'mono-black'), width, height, { area: 0.46, wide: 0.76, tall: 0.66 }), { ground: false }),
  ).replaceAll('#000000', 'currentColor');

/** Nothing but the name. */
const bare: Edit = { archetype: 'wordmark', stand: 'none', mark: null, treatment: 'plain', slogan: false };

/** The first of some edits that this name can carry. */
function tried(design: Design, brief: Brief, edits: readonly Edit[], fonts: FontBook): Design | null {
  for (const edit of edits) {
    try {
      return redesign(design, brief, edit, fonts);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  }
  return null;
}

const print = (design: Design | null): Example => (design === null ? null : inInk(design, low));

type Face = (typeof typefaces)[number];
type LetterCase = Face['cases'][number];

/** What a face is looked at for where it stands for a style direction, and the case that shows it best. */
const voices: Readonly<Record<string, { readonly worth: (face: Face) => number; readonly cases: readonly LetterCase[] }>> = {
  elegant: { worth: ({ traits: t }) => t.elegant + 0.4 * t.formal - t.bold - t.playful, cases: ['title'] },
  minimalist: {
    worth: ({ traits: t, style, metrics }) =>
      (style === 'sans-serif' ? 2 : 0) - t.playful - t.vintage - 0.5 * t.elegant - 4 * metrics.stem,
    cases: ['lower', 'title'],
  },
  bold: { worth: ({ traits: t, italic }) => t.bold - t.playful - t.elegant - (italic ? 0.5 : 0), cases: ['upper', 'title'] },
  playful: { worth: ({ traits: t }) => t.playful + 0.4 * t.warm + 0.4 * t.bold - t.formal, cases: ['lower', 'title'] },
};

/** The same for a font style: its own features first. */
const features: Readonly<Record<string, (face: Face) => number>> = {
  serif: ({ traits: t }) => t.formal + 0.4 * t.warm - t.elegant,
  'sans-serif': ({ traits: t }) => -t.playful - t.vintage,
  handwritten: ({ traits: t }) => t.elegant + t.warm - t.bold,
  display: ({ traits: t }) => t.bold + 0.6 * t.vintage - t.playful,
};

/** Variation styles that a style direction leads to. */
const leads: Readonly<Record<string, Design['style']>> = {
  elegant: 'elegant sophisticated',
  minimalist: 'modern minimalist',
  bold: 'bold statement',
  playful: 'playful friendly',
};

/** Examples of every choice, made of one set of the name. */
export async function drawExamples(brief: Brief, set: DesignSet, studio: Studio, signal: AbortSignal): Promise<Examples> {
  const hands: Record<string, Example> = Object.fromEntries(set.designs.map((design) => [design.style, inInk(design, high)]));
  const styleFaces = styleDirections.map((style) =>
    ranked(facesIn({ ...brief, style }, set), (voices[style] as (typeof voices)[string]).worth),
  );
  const fontFaces = fontStyles.map((style) =>
    ranked(
      facesIn({ ...brief, fontStyle: style }, set).filter((face) => face.style === style),
      features[style] as (typeof features)[string],
    ),
  );
  // In one request; seconds of a group are fetched where a first cannot set the name.
  const firsts = [...styleFaces, ...fontFaces].flatMap(([face]) => face?.id ?? []);
  await studio.stock([...new Set(firsts)], textFor(brief), signal);

  const styles: Record<string, Example> = {};
  const oneLine = [...brief.letters].length <= 16 ? { breaks: [] } : {};
  for (const [i, style] of styleDirections.entries()) {
    const cases = voices[style]?.cases ?? [];
    const letters = await setLetters(styleFaces[i] ?? [], cases, brief, set, oneLine, studio, signal);
    styles[style] = print(letters);
    // Nothing chosen yet, the set's own designs are mild: each is set in the letters of what it stands for.
    const hand = set.designs.find((design) => design.style === leads[style]);
    const { face, letterCase } = letters?.genome ?? {};
    const spoken = hand && face && letterCase ? tried(hand, brief, [{ face, letterCase }], studio.fonts) : null;
    if (hand !== undefined && spoken !== null) hands[hand.style] = inInk(spoken, high);
  }
  const fonts: Record<string, Example> = {};
  const word = parseBrief({ name: brief.letters.split(' ').find((one) => [...one].length > 2) ?? brief.letters });
  for (const [i, style] of fontStyles.entries()) {
    const faces = fontFaces[i] ?? [];
    fonts[style] = word.ok ? print(await setLetters(faces, [], word.value, set, { breaks: [] }, studio, signal)) : null;
  }
  return { hands, styles, fonts, placements: await drawPlacements(brief, set, studio, signal) };
}

const ranked = (faces: readonly Face[], worth: (face: Face) => number): readonly Face[] =>
  [...faces].sort((a, b) => worth(b) - worth(a));

/** Faces the engine would take for a brief, besides those of the set. */
function facesIn(brief: Brief, set: DesignSet): readonly Face[] {
  const ids = new Set([...set.designs.map(({ genome }) => genome.face), ...facesFor(brief)]);
  return typefaces.filter((face) => ids.has(face.id) && face.uses.includes('name'));
}

/** The name in the first of some faces that can set it. */
async function setLetters(
  faces: readonly Face[],
  cases: readonly LetterCase[],
  brief: Brief,
  set: DesignSet,
  edit: Edit,
  { fonts, stock }: Studio,
  signal: AbortSignal,
): Promise<Design | null> {
  const lead = set.designs[set.lead] as Design;
  for (const face of faces.slice(0, 4)) {
    await stock([face.id], textFor(brief), signal);
    const wished = cases.find((one) => face.cases.includes(one));
    // Scripts without capitals have one case, which is called title.
    const edits = [wished, face.cases[0], 'title' as const].flatMap((letterCase): Edit[] =>
      letterCase === undefined ? [] : [{ ...bare, face: face.id, letterCase, tracking: 0, ...edit }],
    );
    const drawn = tried(lead, brief, edits, fonts);
    if (drawn !== null) return drawn;
  }
  return null;
}

/** One logo in four places: the first of the set that shows a mark, else whatever stands there already. */
async function drawPlacements(
  brief: Brief,
  set: DesignSet,
  studio: Studio,
  signal: AbortSignal,
): Promise<Examples['placements']> {
  const { fonts } = studio;
  const inOrder = (of: DesignSet): readonly Design[] => of.order.map((index) => of.designs[index] as Design);
  const logos = inOrder(set);
  const marked =
    logos.find(({ archetype }) => archetype === 'beside' || archetype === 'above') ?? logos.find((d) => d.genome.mark);
  const own = (archetypes: readonly string[], from = logos): Design | null =>
    from.find((d) => archetypes.includes(d.archetype)) ?? null;
  const placed = (stand: 'beside' | 'above'): Example => {
    const edits = ([stand, 'monogram'] as const).map((archetype): Edit => ({ archetype, stand, treatment: 'plain' }));
    return print((marked && tried(marked, brief, edits, fonts)) ?? own([stand, 'monogram']));
  };
  const inside = ['emblem', 'container'];
  const integrated = own(inside) ?? own(inside, inOrder(await setOf({ ...brief, iconPlacement: 'integrated' }, studio, signal)));
  return {
    left: placed('beside'),
    above: placed('above'),
    integrated: print(integrated),
    wordmark: print((marked && tried(marked, brief, [bare], fonts)) ?? own(['wordmark'])),
  };
}

/** The name in the heading face of each theme of its trade. */
export async function drawThemes(
  brief: Brief,
  set: DesignSet,
  { fonts, stock }: Studio,
  signal: AbortSignal,
): Promise<ThemeExamples> {
  const lead = set.designs[set.lead] as Design;
  const out: Record<string, Example> = {};
  for (const { industry, name, headingFont } of themes) {
    if (industry !== brief.industry) continue;
    const face = typefaces
      .filter(({ family, italic, uses }) => family === headingFont && !italic && uses.includes('name'))
      .sort((a, b) => Math.abs(a.weight - 600) - Math.abs(b.weight - 600))[0];
    if (face === undefined) continue;
    await stock([face.id], textFor(brief), signal);
    const letterCase = face.cases[0] ?? 'title';
    out[name] = print(tried(lead, brief, [{ ...bare, face: face.id, letterCase, tracking: 0 }], fonts));
  }
  return out;
}
