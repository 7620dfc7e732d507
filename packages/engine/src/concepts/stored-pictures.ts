import { pictures as atHand } from '#pictures';
import { addLetterPaths } from './letter-catalogue.ts';
import { addOutline, cataloguedMarks, iconMarks, type LoadedMark, loadMark } from './mark-catalogue.ts';
import type { LetterPaths, PictureFile, StoredPicture } from './picture-file.ts';
import { subjects } from './subject/subject-table.ts';
import type { CornerClass } from './typeface.ts';

const stored = new Map<string, LoadedMark>();
const sources = new Map<string, string>();

const isPicture = (one: StoredPicture | LetterPaths): one is StoredPicture => Array.isArray(one);

/** Makes drawings known. On a server all of them are from the beginning; a page fetches those that a brief asks for. */
export function addPictures(file: PictureFile): void {
  for (const [name, one] of Object.entries(file)) {
    if (typeof one === 'string') {
      addOutline(name, one);
      continue;
    }
    if (!isPicture(one)) {
      addLetterPaths(one);
      continue;
    }
    const [d, corner, r16, craft, source] = one;
    stored.set(
      name,
      loadMark({
        id: `icon/${name}`,
        family: 'icon',
        icons: [name],
        parts: [{ role: 'mark', d }],
        corner: corner as CornerClass,
        r16,
        craft,
      }),
    );
    sources.set(name, source);
  }
}
addPictures(atHand);

/** The ring of petals in drawings.txt, which is no icon. */
const petal = 'petal';

const listed: { names?: ReadonlySet<string> } = {};

/** Whether a brief may ask for a drawing that is kept apart. */
function isListed(name: string): boolean {
  listed.names ??= new Set(
    subjects().pictures.flatMap(({ drawings }) =>
      drawings.filter((d) => /^[a-z]/u.test(d) && d !== petal && iconMarks(d).length === 0),
    ),
  );
  return listed.names.has(name);
}

/** Those of the names whose drawings are kept apart. */
export const storedNames = (names: readonly string[]): readonly string[] => [...new Set(names.filter(isListed))];

/**
 * A drawing that is kept apart; undefined if no drawing has this name. Throws if a page has not fetched it: a set drawn without it
 * would differ from the server's.
 */
function storedPicture(name: string): LoadedMark | undefined {
  const known = stored.get(name);
  if (known === undefined && isListed(name)) throw new Error(`The drawing “${name}” has to be fetched first.`);
  return known;
}

/** The entry of a mark's id, in the catalogue or kept apart. */
export const markEntry = (id: string): LoadedMark | undefined =>
  cataloguedMarks().get(id) ?? (id.startsWith('icon/') ? storedPicture(id.slice('icon/'.length)) : undefined);

/** Marks made from an icon, in any family. */
export function marksWithIcon(icon: string): readonly LoadedMark[] {
  const own = iconMarks(icon);
  if (own.length > 0) return own;
  const apart = storedPicture(icon);
  return apart === undefined ? [] : [apart];
}

/** Whether an icon is a drawing that is kept apart. */
export const isStored = (name: string): boolean => stored.has(name);

/** Icon set and name that a drawing was made from, such as `mdi:owl`. Empty for our own, undefined for what is not kept apart. */
export const pictureSource = (name: string): string | undefined => sources.get(name);
