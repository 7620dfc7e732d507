import type { Brief } from '../brief/brief.ts';
import { constructions } from '../composition/marks/drawn/registry.ts';
import { askedPictures } from '../concepts/subject/asked-pictures.ts';
import type { Picture } from '../concepts/subject/subject-table.ts';
import { iconDrawing } from './icon-drawing.ts';

/** A word of a brief that was understood, and what it asks for. */
export interface HeardWord {
  /** As it stands in the brief: `Kettle`, `Boat builder`. */
  readonly word: string;
  readonly from: 'name' | 'description';
  /** Ids of `iconDrawing`, the best first; at least one. */
  readonly pictures: readonly string[];
}

/** Most words that are told, and most pictures of each. */
const mostWords = 4;
const mostPictures = 2;

/**
 * What was understood of a brief, for its author to see before anything is chosen: words of the name first, then of the description.
 * Associations, and what only the industry suggests, are left out. In a page, the drawings of `picturesFor` have to be there.
 */
export function heardIn(brief: Brief): readonly HeardWord[] {
  const { pictures, never } = askedPictures(brief);
  const heard = new Map<string, { readonly from: HeardWord['from']; readonly pictures: string[] }>();
  for (const { picture, from, word } of pictures) {
    if (word === null || from === 'also' || from === 'industry') continue;
    const own = asWritten(word, brief);
    const id = own === null ? undefined : idOf(picture, never);
    if (own === null || id === undefined) continue;
    const known = heard.get(own.word) ?? { from: own.from, pictures: [] };
    if (known.pictures.length < mostPictures && !known.pictures.includes(id)) known.pictures.push(id);
    heard.set(own.word, known);
  }
  const inOrder = [...heard].sort(([, a], [, b]) => Number(a.from === 'description') - Number(b.from === 'description'));
  return inOrder.slice(0, mostWords).map(([word, one]) => ({ word, ...one }));
}

/** A word as the client wrote it, and where. Null if it is not in the brief as it stands, such as a plural that was read as a singular. */
function asWritten(word: string, { letters, description }: Brief): Pick<HeardWord, 'word' | 'from'> | null {
  for (const [from, text] of [
    ['name', letters],
    ['description', description],
  ] as const) {
    const at = text.toLowerCase().indexOf(word);
    if (at >= 0) return { from, word: text.slice(at, at + word.length) };
  }
  return null;
}

/** The first drawing of a picture that stands by itself. */
function idOf({ drawings }: Picture, never: ReadonlySet<string>): string | undefined {
  return drawings
    .filter((drawing) => !never.has(drawing))
    .map(markOf)
    .find((id) => id !== '' && iconDrawing(id) !== null);
}

/** The mark of a drawing of `subjects.json`; empty for drawings within a letter or another thing. */
function markOf(drawing: string): string {
  if (!drawing.startsWith('@')) return /^[a-z]/u.test(drawing) ? `icon/${drawing}` : '';
  const name = drawing.slice(1);
  const construction = constructions.find((one) => one.name === name);
  return construction === undefined ? `drawn/${name}` : `drawn/${name}-${construction.forms[0]}`;
}
