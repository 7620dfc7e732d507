import type { Brand } from './brand.ts';
import { fontFiles } from './font-files.ts';
import type { KitFile } from './kit-file.ts';
import { licenceFiles } from './licences.ts';
import { logoFiles } from './logo-files.ts';
import { paletteFiles } from './palette-files.ts';
import { tokenFiles } from './token-files.ts';
import { webFiles } from './web-files.ts';

/** Raised with every change that makes another kit of the same brand. */
export const kitEdition = 1;

/** Every file of the logo set, in the order in which it stands in the archive. */
export const kitFiles = (brand: Brand): readonly KitFile[] => [
  ...logoFiles(brand),
  ...webFiles(brand),
  ...tokenFiles(brand),
  ...paletteFiles(brand),
  ...fontFiles(brand),
  ...licenceFiles(brand),
];
