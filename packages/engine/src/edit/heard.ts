import type { Brief } from '../brief/brief.ts';
import { constructions } from '../composition/marks/drawn/registry.ts';
import { cataloguedMarks } from '../concepts/mark-catalogue.ts';
import { storedNames } from '../concepts/stored-pictures.ts';
import { askedPictures } from '../concepts/subject/asked-pictures.ts';
import { isKindOf, picturesNamed } from '../concepts/subject/shown-pictures.ts';
import { type Picture, subjects } from '../concepts/subject/subject-table.ts';
import { thingsOf } from '../concepts/subject/things.ts';

/** A thing that a mark can show, as a person picks it or rules it out. */
export interface HeardThing {
  /** Name of the picture, as `Shows` takes it: `coffee bean`. */
  readonly name: string;
  /** The word that asks for it, as it stands in the brief. Empty if the client added the thing. */
  readonly word: string;
  readonly from: 'name' | 'description' | 'added';
  /** Id of `iconDrawing`. */
  readonly icon: string;
}

/** Most things that are told, and most of one word. Things that the client added come on top. */
const most = 8;
const mostOfWord = 3;

/**
 * What was understood of a brief, for its author to see and to choose from: things of the name first, then of the description, then what
 * the client added. Associations, and what only the industry suggests, are left out; what the client ruled out is told, so that it can be
 * brought back.
 */
export function heardIn({ shows, ...brief }: Brief): readonly HeardThing[] {
  const { pictures, never } = askedPictures(brief);
  const heard: HeardThing[] = [];
  for (const { picture, from, word } of pictures) {
    if (word === null || from === 'also' || from === 'industry') continue;
    const own = asWritten(word, brief);
    const icon = own === null ? undefined : iconOf(picture, never);
    if (own === null || icon === undefined) continue;
    const isKnown = heard.some((one) => one.icon === icon || one.name === picture.name);
    if (!isKnown && heard.filter((one) => one.word === own.word).length < mostOfWord)
      heard.push({ name: picture.name, ...own, icon });
  }
  // A kind of another thing is told with it.
  const apart = heard.filter(({ name }) => !heard.some((one) => isKindOf(name, one.name)));
  const inOrder = apart.sort((a, b) => Number(a.from === 'description') - Number(b.from === 'description')).slice(0, most);
  const wished = [...(shows?.things ?? []), ...(shows?.never ?? [])].filter((name) => inOrder.every((one) => one.name !== name));
  return [...inOrder, ...wished.flatMap(addedThing)];
}

/** Names of pictures that a search found, best first, with the drawing of each: what a client may add. */
export function findThings(query: string, limit: number): readonly HeardThing[] {
  const typed = query.slice(0, 80).trim().toLowerCase();
  if (typed === '') return [];
  const meant = new Set(thingsOf(typed).flatMap((thing) => thing.pictures));
  const worth = (picture: Picture): number => {
    const { name } = picture;
    if (name === typed) return 4;
    if (meant.has(picture)) return 3;
    return name.split(' ').includes(typed) ? 2 : name.split(' ').some((word) => word.startsWith(typed)) ? 1 : 0;
  };
  const found = subjects()
    .pictures.map((picture) => ({ name: picture.name, worth: worth(picture) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  return [...new Set(found.map(({ name }) => name))].flatMap(addedThing).slice(0, limit);
}

/** Things by their names, with the drawing of each. Names that nothing is drawn for are left out. */
export const thingsNamed = (names: readonly string[]): readonly HeardThing[] => [...new Set(names)].flatMap(addedThing);

const drawn: (readonly string[])[] = [];

/** The name of every thing that is drawn by itself: what `Shows` can ask for. Takes some 50 ms at first. */
export function thingNames(): readonly string[] {
  drawn[0] ??= thingsNamed(subjects().pictures.map(({ name }) => name)).map(({ name }) => name);
  return drawn[0];
}

/** A thing by its name. None if the lists do not know it, or if it is never drawn by itself. */
function addedThing(name: string): readonly HeardThing[] {
  const icon = picturesNamed(name).flatMap((picture) => iconOf(picture, new Set()) ?? [])[0];
  return icon === undefined ? [] : [{ name, word: '', from: 'added', icon }];
}

/** A word as the client wrote it, and where. Null if it is not in the brief as it stands, such as a plural that was read as a singular. */
function asWritten(word: string, { letters, description }: Brief): Pick<HeardThing, 'word' | 'from'> | null {
  for (const [from, text] of [
    ['name', letters],
    ['description', description],
  ] as const) {
    const at = text.toLowerCase().indexOf(word);
    if (at >= 0) return { from, word: text.slice(at, at + word.length) };
  }
  return null;
}

/** The first drawing of a picture that stands by itself. Undefined if there is none. */
const iconOf = ({ drawings }: Picture, never: ReadonlySet<string>): string | undefined =>
  drawings
    .filter((drawing) => !never.has(drawing))
    .map(markOf)
    .find(isKnown);

/** Whether a mark of this id can be drawn, perhaps after a page has fetched it. */
const isKnown = (id: string): boolean =>
  id.startsWith('drawn/') || cataloguedMarks().has(id) || (id !== '' && storedNames([id.slice('icon/'.length)]).length > 0);

/** The mark of a drawing of `subjects.json`; empty for drawings within a letter or another thing. */
function markOf(drawing: string): string {
  if (!drawing.startsWith('@')) return /^[a-z]/u.test(drawing) ? `icon/${drawing}` : '';
  const name = drawing.slice(1);
  const construction = constructions.find((one) => one.name === name);
  return construction === undefined ? `drawn/${name}` : `drawn/${name}-${construction.forms[0]}`;
}
