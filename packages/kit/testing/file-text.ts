import type { KitFile } from '../src/files/kit-file.ts';

/** The text of one file among others. Throws if there is none, or if it is no text. */
export function textAt(files: readonly KitFile[], path: string): string {
  const file = files.find((one) => one.path === path);
  if (file?.kind !== 'text') throw new Error(`There is no text at ${path}.`);
  return file.text();
}
