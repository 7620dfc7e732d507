import { iconSets } from '@brandwright/kit';
import type { Installed } from './installed.ts';

/** Icon sets whose outlines were changed and stand in `tools/catalogue/pictures` or in the catalogue of marks, as rows of the notices. */
export const iconSetNotices: readonly Installed[] = Object.values(iconSets).map(({ title, site, license, text }) => ({
  name: `${title} (${site})`,
  version: 'changed',
  license,
  texts: text === '' ? [] : [text],
}));
