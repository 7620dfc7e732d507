import type { LockupKey } from '../brand.ts';
import { kitPath } from '../kit-file.ts';
import { type LogoFormat, logoPath } from '../logo/logo-path.ts';
import type { VersionKey } from '../logo/versions.ts';

/** The files of a kit that a page may link: a link is looked up here or it is not made. */
export interface Shelf {
  /** In the order of the kit. */
  readonly paths: readonly string[];
  /** The first of these paths that is in the kit; null when none is. */
  readonly first: (...paths: readonly string[]) => string | null;
  /** The logo in the first of these forms that the kit has it in. */
  readonly logo: (forms: readonly LockupKey[], version: VersionKey, ...formats: readonly LogoFormat[]) => string | null;
}

/** Paths that could mean anything but a file below this folder are left out. */
export function shelfOf(files: readonly { readonly path: string }[]): Shelf {
  const paths = files.map(({ path }) => path).filter((path) => kitPath.test(path) && !path.includes('..'));
  const there = new Set(paths);
  const first: Shelf['first'] = (...wanted) => wanted.find((path) => there.has(path)) ?? null;
  const logo: Shelf['logo'] = (forms, version, ...formats) =>
    first(...forms.flatMap((form) => formats.map((format) => logoPath(form, version, format))));
  return { paths, first, logo };
}
