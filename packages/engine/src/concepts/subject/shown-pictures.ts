import type { Brief } from '../../brief/brief.ts';
import { singularOf } from './singular.ts';
import { type Picture, petal, subjects } from './subject-table.ts';

const byName = new Map<string, readonly Picture[]>();

/** The pictures of a name. Several if two concepts have a thing of that name; none for a name that no list knows. */
export function picturesNamed(name: string): readonly Picture[] {
  if (byName.size === 0)
    for (const picture of subjects().pictures) byName.set(picture.name, [...(byName.get(picture.name) ?? []), picture]);
  return byName.get(name) ?? [];
}

/** Whether a drawing shows its picture by itself, neither in a letter nor in another thing. */
const standsAlone = (drawing: string): boolean => /^[a-z@]/u.test(drawing) && drawing !== petal;

/** The pictures that the client chose, best first, of those that can stand alone. */
export const chosenPictures = ({ shows }: Pick<Brief, 'shows'>): readonly Picture[] =>
  (shows?.things ?? []).flatMap((name) => picturesNamed(name).filter(({ drawings }) => drawings.some(standsAlone)));

/** Whether a picture is a kind of another by its name: a breaking wave, or a wave on a shore, is a wave. */
export const isKindOf = (name: string, of: string): boolean =>
  name.split(' ').length > of.split(' ').length &&
  ` ${name.split(' ').map(singularOf).join(' ')} `.includes(` ${of.split(' ').map(singularOf).join(' ')} `);

const noPictures: readonly Picture[] = [];

/** The pictures that the client never wants to see, with every kind of them but those that they chose. */
export function ruledOutPictures({ shows }: Pick<Brief, 'shows'>): readonly Picture[] {
  if (shows === undefined || shows.never.length === 0) return noPictures;
  const { things, never } = shows;
  return subjects().pictures.filter(
    ({ name }) => never.includes(name) || (!things.includes(name) && never.some((one) => isKindOf(name, one))),
  );
}

/** Every drawing of what the client never wants to see. Another picture that is drawn the same way loses that drawing too. */
export const ruledOutDrawings = (brief: Pick<Brief, 'shows'>): ReadonlySet<string> =>
  new Set(ruledOutPictures(brief).flatMap(({ drawings }) => drawings));

/** Concepts of what the client never wants to see, for devices that draw a concept and not one picture of it. */
export const ruledOutConcepts = (brief: Pick<Brief, 'shows'>): ReadonlySet<string> =>
  new Set(ruledOutPictures(brief).map(({ concept }) => concept));
