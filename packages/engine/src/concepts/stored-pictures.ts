import { pictures as atHand } from '#pictures';
import { addLetterPaths } from './letter-catalogue.ts';
import { addOutline, cataloguedMarks, iconMarks, type LoadedMark, loadMark } from './mark-catalogue.ts';
import { contentsOf, type PictureFile, type StoredPicture } from './picture-file.ts';
import { petal, subjects } from './subject/subject-table.ts';
import type { CornerClass } from './typeface.ts';

const stored = new Map<string, LoadedMark>();
const sources = new Map<string, string>();

/** Makes drawings known. On a server all of them are from the beginning; a page fetches those that a brief asks for. */
export function addPictures(file: PictureFile): void {
  const { drawings, outlines, letters } = contentsOf(file);
  for (const [key, d] of outlines) addOutline(key, d);
  for (const paths of letters) addLetterPaths(paths);
  for (const [name, drawing] of drawings) addDrawing(name, drawing);
}

function addDrawing(name: string, [d, corner, r16, craft, source]: StoredPicture): void {
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

// The catalogues read the outlines and letters in it themselves.
for (const [name, drawing] of contentsOf(atHand).drawings) addDrawing(name, drawing);

const listed: { names?: ReadonlySet<string> } = {};

/** Whether a brief may ask for a drawing of this name that is fetched on demand. */
function isListed(name: string): boolean {
  listed.names ??= new Set(
    subjects().pictures.flatMap(({ drawings }) =>
      drawings.filter((d) => /^[a-z]/u.test(d) && d !== petal && iconMarks(d).length === 0),
    ),
  );
  return listed.names.has(name);
}

/** Those of the names whose drawings are fetched on demand. */
export const storedNames = (names: readonly string[]): readonly string[] => [...new Set(names.filter(isListed))];

/**
 * A drawing fetched on demand; undefined if no drawing has this name. Throws if a page has not fetched it: a set drawn without it
 * would differ from the server's.
 */
function storedPicture(name: string): LoadedMark | undefined {
  const known = stored.get(name);
  if (known === undefined && isListed(name)) throw new Error(`The drawing “${name}” has to be fetched first.`);
  return known;
}

/** The entry of a mark's id, in the catalogue or on demand. */
export const markEntry = (id: string): LoadedMark | undefined =>
  cataloguedMarks().get(id) ?? (id.startsWith('icon/') ? storedPicture(id.slice('icon/'.length)) : undefined);

/** Marks made from an icon, in any family. */
export function marksWithIcon(icon: string): readonly LoadedMark[] {
  const own = iconMarks(icon);
  if (own.length > 0) return own;
  const drawing = storedPicture(icon);
  return drawing === undefined ? [] : [drawing];
}

/** Whether an icon is a drawing fetched on demand. */
export const isStored = (name: string): boolean => stored.has(name);

/** Icon set and name that a drawing was made from, such as `mdi:owl`. Empty for our own, undefined for icons of the catalogue. */
export const pictureSource = (name: string): string | undefined => sources.get(name);
