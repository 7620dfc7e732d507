import { constructions } from '../composition/marks/drawn/registry.ts';
import { isRefused, pictureCraft } from '../composition/marks/rated-marks.ts';
import type { Concept } from '../concepts/concept.ts';
import { cataloguedMarks, iconMarks, type LoadedMark } from '../concepts/mark-catalogue.ts';
import { mayPicture } from '../concepts/pictured.ts';
import { getIndex, read, readEmoji, tokenise } from '../concepts/reading.ts';
import { relatedConcepts } from '../concepts/related-concepts.ts';
import { storedNames } from '../concepts/stored-pictures.ts';
import { subjects } from '../concepts/subject/subject-table.ts';
import { thingsOf } from '../concepts/subject/things.ts';
import { figureOf } from '../scene/figure.ts';
import { iconLabel } from './icon-labels.ts';

/** A mark that a search found. */
export interface FoundIcon {
  /** What `Customization.icon` and `iconDrawing` take. */
  readonly id: string;
  /** For people and screen readers: “Coffee, in a disc”. */
  readonly label: string;
}

interface Scored extends FoundIcon {
  readonly score: number;
}

const usual = 48;
/** Letters of a word from which its beginning is searched for, while somebody types. */
const leastTyped = 2;
/** Worth of a word that only begins with what was typed. */
const begun = 0.6;
/** How well a construction must picture a concept to be found by it, and the forms of one that are shown. */
const leastServed = 0.4;
const formsShown = 4;
/** Worth of what only goes with the thing meant, and of icons that no set is offered: a person may ask for them. */
const near = 0.35;
const unoffered = 0.5;
/** Drawings of two things at once were made for names that say both. */
const merged = /^(?:in|out|as)-/u;
const pictured = constructions.filter(({ name }) => !merged.test(name));
/** Taken off for every earlier mark of the same figure, so that other things are seen too. */
const repeated = 0.12;

/**
 * Marks of the catalogue for a query in any language of the lexicon, best and least alike first; for an empty query a varied selection of the
 * best drawn. Never throws; nothing found is an empty list.
 */
export function findIcons(query: string, limit: number = usual): readonly FoundIcon[] {
  const text = query.slice(0, 80);
  const asked = text.trim() === '' ? null : conceptsOf(text);
  const found =
    asked === null
      ? best()
      : [...named(text), ...onDemand(text), ...[...asked].flatMap(([concept, weight]) => pictures(concept, weight, asked))];
  const unique = new Map<string, Scored>();
  for (const one of found) if (one.score > (unique.get(one.id)?.score ?? 0)) unique.set(one.id, one);
  return spread([...unique.values()])
    .slice(0, Math.max(0, limit))
    .map(({ id, label }) => ({ id, label }));
}

/** What a query means, and what its last word may be about to mean. */
function conceptsOf(text: string): ReadonlyMap<Concept, number> {
  const index = getIndex();
  const out = new Map<Concept, number>();
  const add = (concept: Concept, weight: number): void => void out.set(concept, Math.max(weight, out.get(concept) ?? 0));
  // A word that says little in a brief is all that a search has.
  for (const [concept, { trust, word }] of read(text, true, index)) add(concept, index.byWord.has(word) ? 1 : trust);
  const emoji = text.match(/\p{Extended_Pictographic}/gu) ?? [];
  for (const [concept, { trust }] of readEmoji(emoji, index)) add(concept, trust);
  const typed = tokenise(text).at(-1) ?? text.trim().toLowerCase();
  // Whole words seldom begin others that are meant: “tech” is no “techo”.
  const share = index.byWord.has(typed) ? begun / 3 : begun;
  if ([...typed].length >= leastTyped)
    for (const [word, concepts] of index.byWord)
      if (word.startsWith(typed)) for (const c of concepts) add(c, (share * typed.length) / word.length);
  for (const [{ id }, weight] of [...out])
    for (const other of relatedConcepts.get(id) ?? []) {
      const concept = index.byId.get(other);
      if (concept !== undefined) add(concept, near * weight);
    }
  return out;
}

/** Drawn things and icons that are called what was typed. */
function named(text: string): Scored[] {
  const typed = text.trim().toLowerCase().replace(/\s+/gu, '-');
  if (typed.length < leastTyped) return [];
  const icons = new Set([...cataloguedMarks().values()].flatMap(({ icons }) => icons));
  const worth = (name: string): number =>
    name === typed ? 1 : name.split('-').includes(typed) ? 0.8 : name.startsWith(typed) ? begun : 0;
  return [
    ...[...icons].flatMap((icon) =>
      worth(icon) === 0
        ? []
        : iconMarks(icon).flatMap((mark) => (mark.icons.length === 1 ? scored(mark, icon, 0.9 * worth(icon)) : [])),
    ),
    ...pictured.flatMap((c) => (worth(c.name) === 0 ? [] : formsOf(c, worth(c.name)))),
  ];
}

/** Worth of a drawing whose picture is called what was typed, that a word typed asks for, and whose name has a word of it. */
const worthOf = { called: 0.95, asked: 0.85, within: 0.7 } as const;

/** Drawings that pages fetch on demand, here those that were found. */
function onDemand(text: string): readonly Scored[] {
  const typed = text.trim().toLowerCase();
  const meant = new Set(thingsOf(text).flatMap((thing) => thing.pictures));
  return subjects().pictures.flatMap((picture) => {
    const { name, drawings } = picture;
    const worth =
      name === typed ? worthOf.called : meant.has(picture) ? worthOf.asked : name.split(' ').includes(typed) ? worthOf.within : 0;
    const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return worth === 0 ? [] : storedNames(drawings).map((drawing) => ({ id: `icon/${drawing}`, label, score: worth }));
  });
}

function pictures(concept: Concept, weight: number, asked: ReadonlyMap<Concept, number>): readonly Scored[] {
  const meant = new Set([...asked].flatMap(([c, w]) => (w >= begun ? c.icons : [])));
  const icons = concept.icons
    .slice(0, 5)
    .flatMap((icon, rank) =>
      iconMarks(icon).flatMap((mark) =>
        mayPicture(mark, icon, concept.id, meant) ? scored(mark, icon, weight * (1 - 0.1 * rank)) : [],
      ),
    );
  const drawn = pictured.flatMap((c) => {
    const served = c.only === true ? 0 : (c.serves[concept.id] ?? 0);
    return served < leastServed ? [] : formsOf(c, weight * served);
  });
  return [...icons, ...drawn];
}

function scored(mark: LoadedMark, icon: string, weight: number): readonly Scored[] {
  // Whatever the icon, a gravestone is none.
  if (mark.letter !== undefined || isRefused(mark, '')) return [];
  const worth = weight * (isRefused(mark, icon) ? unoffered : 1);
  return [{ id: mark.id, label: labelOf(mark), score: (worth * pictureCraft(mark, icon)) / 5 }];
}

const formsOf = ({ name, forms, craft }: (typeof pictured)[number], weight: number): readonly Scored[] =>
  forms.slice(0, formsShown).map((form, i) => ({
    id: `drawn/${name}-${form}`,
    label: i === 0 ? iconLabel(name) : `${iconLabel(name)}, version ${i + 1}`,
    score: (weight * craft) / 5 + 0.05 - 0.02 * i,
  }));

/** The best drawn marks of the catalogue, one of a figure. */
function best(): Scored[] {
  const icons = [...cataloguedMarks().values()].flatMap((mark) =>
    mark.craft >= 4.5 ? mark.icons.slice(-1).flatMap((icon) => scored(mark, icon, 1)) : [],
  );
  const drawn = pictured.flatMap((c) => formsOf(c, 1).slice(0, 1));
  const first = new Map<string, Scored>();
  for (const one of [...drawn, ...icons].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))) {
    const figure = figureOf(one.id);
    if (!first.has(figure)) first.set(figure, one);
  }
  return [...first.values()];
}

/** Best first, but not one thing five times before the next. */
function spread(found: readonly Scored[]): readonly Scored[] {
  const sorted = [...found].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const seen = new Map<string, number>();
  return sorted
    .map((one) => {
      const figure = figureOf(one.id);
      const before = seen.get(figure) ?? 0;
      seen.set(figure, before + 1);
      return { one, value: one.score - repeated * before };
    })
    .sort((a, b) => b.value - a.value || (a.one.id < b.one.id ? -1 : 1))
    .map(({ one }) => one);
}

/** What each making adds to the name of a thing. */
const making: Readonly<Partial<Record<LoadedMark['family'], string>>> = {
  crop: 'cropped',
  'split-tone': 'in two tones',
  rotate: 'repeated in a circle',
  'ring-break': 'breaking out of a ring',
  seal: 'in a seal',
};

function labelOf({ family, icons, id }: LoadedMark): string {
  const thing = iconLabel(icons.at(-1) ?? id);
  const held = icons.length > 1 ? icons[0] : /\/([a-z-]+)\+/u.exec(id)?.[1];
  if (held !== undefined) {
    const around = iconLabel(held);
    return `${thing} in ${/^[aeiou]/iu.test(around) ? 'an' : 'a'} ${around.toLowerCase()}`;
  }
  const made = making[family];
  return made === undefined ? thing : `${thing}, ${made}`;
}
