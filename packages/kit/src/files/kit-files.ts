import { guidelineFiles } from '../guidelines/guideline-files.ts';
import type { Brand } from './brand.ts';
import { fontFiles } from './fonts/font-files.ts';
import { licenseFiles } from './fonts/licenses.ts';
import type { KitFile } from './kit-file.ts';
import { animatedLogo, animatedLogoNote } from './logo/animated-logo.ts';
import { logoFiles } from './logo/logo-files.ts';
import { paletteFiles } from './palette/palette-files.ts';
import { startPage, startPath } from './start-page/start-page.ts';
import { tokenFiles } from './tokens/token-files.ts';
import { webFiles } from './web/web-files.ts';

/** Raised with every change that makes another kit of the same brand. */
export const kitEdition = 6;

/** Every file of the kit, in archive order. The page that explains them comes first. */
export function kitFiles(brand: Brand): readonly KitFile[] {
  const others = [
    ...logoFiles(brand),
    ...webFiles(brand),
    animatedLogo(brand),
    animatedLogoNote(brand),
    ...tokenFiles(brand),
    ...paletteFiles(brand),
    ...fontFiles(brand),
    ...licenseFiles(brand),
  ];
  const paths = [startPath, ...others.map(({ path }) => path)];
  const files = [...others, ...guidelineFiles(brand, paths)];
  return [startPage(brand, files), ...files];
}
