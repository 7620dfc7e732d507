import type { LockupKey } from '../brand.ts';
import { kitPath } from '../kit-file.ts';
import { type LogoFormat, logoPath } from '../logo/logo-path.ts';
import type { VersionKey } from '../logo/versions.ts';

/** The kit's files. The page links only what is found here. */
export interface Shelf {
  /** In kit order. */
  readonly paths: readonly string[];
  /** The first of these paths that exists; null if none does. */
  readonly first: (...paths: readonly string[]) => string | null;
  /** The logo in the first of these lockups that the kit has; null if none. */
  readonly logo: (forms: readonly LockupKey[], version: VersionKey, ...formats: readonly LogoFormat[]) => string | null;
}

/** Lists a kit's files. Omits paths that could point outside this folder. */
export function shelfOf(files: readonly { readonly path: string }[]): Shelf {
  const paths = files.map(({ path }) => path).filter((path) => kitPath.test(path) && !path.includes('..'));
  const there = new Set(paths);
  const first: Shelf['first'] = (...wanted) => wanted.find((path) => there.has(path)) ?? null;
  const logo: Shelf['logo'] = (forms, version, ...formats) =>
    first(...forms.flatMap((form) => formats.map((format) => logoPath(form, version, format))));
  return { paths, first, logo };
}
