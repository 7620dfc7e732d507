import { pictures } from '#pictures';
import type { Path } from '../geometry/path.ts';
import { parsePath } from '../geometry/path-data.ts';
import marksData from './catalogue/marks.json' with { type: 'json' };
import type { CataloguedMark, MarkCatalogue, MarkPart } from './mark.ts';
import { partPath } from './mark-part.ts';
import { contentsOf } from './picture-file.ts';

/** A painted part whose contours are parsed on first use. */
type LoadedPart = Pick<MarkPart, 'role' | 'only'> & { readonly path: Path };

/** A catalogue mark ready to draw. */
export type LoadedMark = Omit<CataloguedMark, 'parts' | 'small'> & {
  readonly parts: readonly LoadedPart[];
  readonly small?: readonly LoadedPart[];
};

const catalogue = marksData as unknown as MarkCatalogue;

const outlines = new Map<string, Path>();

/** Outlines of single marks fetched on demand, by key: `leaf/ring-break-0`. */
const onDemand = new Map(contentsOf(pictures).outlines);

/** Makes a fetched outline known. */
export const addOutline = (key: string, d: string): void => void onDemand.set(key, d);

/** An outline of the catalogue, parsed once. Throws if a page has not fetched it. */
function outlineOf(key: string): Path {
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const d = catalogue.outlines[key] ?? onDemand.get(key);
  if (d === undefined) throw new Error(`The outline “${key}” has to be fetched first.`);
  const path = parsePath(d);
  outlines.set(key, path);
  return path;
}

function lazy(part: MarkPart): LoadedPart {
  const cell: { path?: Path } = {};
  return {
    role: part.role,
    ...(part.only === undefined ? {} : { only: part.only }),
    get path(): Path {
      cell.path ??= partPath(part, outlineOf);
      return cell.path;
    },
  };
}

/** Prepares a mark of a catalogue for drawing. */
export const loadMark = ({ parts, small, ...mark }: CataloguedMark): LoadedMark => ({
  ...mark,
  parts: parts.map(lazy),
  ...(small === undefined ? {} : { small: small.map(lazy) }),
});

const loaded = new Map<string, LoadedMark>(catalogue.marks.map((mark) => [mark.id, loadMark(mark)]));

/** Every mark of the catalogue, by id. */
export const cataloguedMarks = (): ReadonlyMap<string, LoadedMark> => loaded;

const byIcon = new Map<string, LoadedMark[]>();
for (const mark of loaded.values()) {
  for (const icon of mark.icons) byIcon.set(icon, [...(byIcon.get(icon) ?? []), mark]);
}

/** Keys of a mark's outlines that are not in the catalogue. */
const keysOutside = ({ parts, small = [] }: CataloguedMark): readonly string[] =>
  [...parts, ...small].flatMap(({ stamps = [] }) =>
    stamps.flatMap(({ of }) => (Object.hasOwn(catalogue.outlines, of) ? [] : [of])),
  );

const keysOnDemand = new Map(catalogue.marks.map((mark) => [mark.id, keysOutside(mark)]));

/** Keys of a mark's outlines that a page fetches before it draws the mark. */
export const outlinesOnDemand = (id: string): readonly string[] => keysOnDemand.get(id) ?? [];

/** Marks of the catalogue made from an icon, in any family. */
export const iconMarks = (icon: string): readonly LoadedMark[] => byIcon.get(icon) ?? [];
