import { contactFiles } from '../contact/contact-files.ts';
import { copyFiles } from '../copy/copy-files.ts';
import { cutFiles } from '../cutting/cut-files.ts';
import { patternFiles } from '../grammar/pattern-files.ts';
import { guidelineFiles } from '../guidelines/guideline-files.ts';
import { officeFiles } from '../office/office-files.ts';
import { signatureFiles } from '../signature/signature-files.ts';
import { socialFiles } from '../social/social-files.ts';
import { stationeryFiles } from '../stationery/stationery.ts';
import { websiteFiles } from '../website/website-files.ts';
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

/** Every file of the kit, in archive order. The page that explains them comes first. */
export function kitFiles(brand: Brand): readonly KitFile[] {
  const others = [
    ...logoFiles(brand),
    ...webFiles(brand),
    ...stationeryFiles(brand),
    ...patternFiles(brand),
    ...socialFiles(brand),
    animatedLogo(brand),
    animatedLogoNote(brand),
    ...tokenFiles(brand),
    ...paletteFiles(brand),
    ...fontFiles(brand),
    ...licenseFiles(brand),
    ...officeFiles(brand),
    ...cutFiles(brand),
    ...contactFiles(brand),
    ...signatureFiles(brand),
    ...websiteFiles(brand),
    ...copyFiles(brand),
  ];
  const paths = [startPath, ...others.map(({ path }) => path)];
  const files = [...others, ...guidelineFiles(brand, paths)];
  return [startPage(brand, files), ...files];
}
