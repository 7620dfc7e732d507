import type { Brand } from '../files/brand.ts';
import type { KitFile } from '../files/kit-file.ts';
import { brandSheet } from './brand-sheet.ts';
import { guidelines } from './guidelines.ts';

/** The folder `guidelines/`: the whole document, and the brand on one page. `paths` are those of the other files. */
export function guidelineFiles(brand: Brand, paths: readonly string[]): readonly KitFile[] {
  const book = `guidelines/${brand.slug}-brand-guidelines.pdf`;
  const page = `guidelines/${brand.slug}-brand-sheet.pdf`;
  return [
    { path: book, kind: 'document', document: () => guidelines(brand, [...paths, book, page]) },
    { path: page, kind: 'document', document: () => brandSheet(brand) },
  ];
}
