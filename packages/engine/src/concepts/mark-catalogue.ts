import type { Path } from '../geometry/path.ts';
import { parsePath } from '../geometry/path-data.ts';
import marksData from './catalogue/marks.json' with { type: 'json' };
import type { CataloguedMark, MarkCatalogue, MarkPart } from './mark.ts';
import { partPath } from './mark-part.ts';

/** A painted part whose contours are parsed on first use. */
type LoadedPart = Pick<MarkPart, 'role' | 'only'> & { readonly path: Path };

/** A catalogue mark ready to draw. */
export type LoadedMark = Omit<CataloguedMark, 'parts' | 'small'> & {
  readonly parts: readonly LoadedPart[];
  readonly small?: readonly LoadedPart[];
};

const catalogue = marksData as unknown as MarkCatalogue;

const outlines = new Map<string, Path>();

/** An outline shared by many marks, parsed once. */
function outlineOf(key: string): Path {
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const path = parsePath(catalogue.outlines[key] ?? '');
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

/** Marks of the catalogue made from an icon, in any family. */
export const iconMarks = (icon: string): readonly LoadedMark[] => byIcon.get(icon) ?? [];
