import type { Brand } from './brand.ts';
import type { KitFile } from './kit-file.ts';
import { logoFiles } from './logo-files.ts';

/** Raised with every change that makes another kit of the same brand. */
export const kitEdition = 1;

/** Every file of the logo set, in the order in which it stands in the archive. */
export const kitFiles = (brand: Brand): readonly KitFile[] => [...logoFiles(brand)];
