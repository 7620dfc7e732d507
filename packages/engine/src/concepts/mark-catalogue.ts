import type { Path } from '../geometry/path.ts';
import { parsePath } from '../geometry/path-data.ts';
import marksData from './catalogue/marks.json' with { type: 'json' };
import type { CataloguedMark, MarkPart } from './mark.ts';

/** A catalogued mark whose outlines are parsed when first looked at. */
export type LoadedMark = Omit<CataloguedMark, 'parts'> & {
  readonly parts: readonly (Omit<MarkPart, 'd'> & { readonly path: Path })[];
};

const loaded = new Map<string, LoadedMark>();
for (const mark of marksData as unknown as readonly CataloguedMark[]) loaded.set(mark.id, lazy(mark));

function lazy(mark: CataloguedMark): LoadedMark {
  const parts = mark.parts.map((part) => {
    const cell: { path?: Path } = {};
    return {
      role: part.role,
      ...(part.only === undefined ? {} : { only: part.only }),
      get path(): Path {
        cell.path ??= parsePath(part.d);
        return cell.path;
      },
    };
  });
  return { ...mark, parts };
}

/** Every mark of the catalogue by id. */
export const cataloguedMarks = (): ReadonlyMap<string, LoadedMark> => loaded;

const byIcon = new Map<string, LoadedMark[]>();
for (const mark of loaded.values()) {
  for (const icon of mark.icons) byIcon.set(icon, [...(byIcon.get(icon) ?? []), mark]);
}

/** Marks made from an icon, whatever their family. */
export const marksWithIcon = (icon: string): readonly LoadedMark[] => byIcon.get(icon) ?? [];
