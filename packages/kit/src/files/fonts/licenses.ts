import { iconSources } from '@brandwright/engine';
import type { Brand, BrandFace } from '../brand.ts';
import type { KitFile } from '../kit-file.ts';
import { plainLine } from '../plain-line.ts';
import { slugOf } from '../slug.ts';
import { type IconSet, iconSets } from './icon-sets.ts';

/** `licenses.txt`: what people may do with the files and what was not checked, in plain words (K-06, B-09). */
export const licenseFiles = (brand: Brand): readonly KitFile[] => [
  { path: 'licenses.txt', kind: 'text', text: () => licenses(brand) },
];

function licenses(brand: Brand): string {
  const sections = [yours, notPromised, ...(brand.faces.length > 0 ? [typefacesOf(brand.faces)] : []), pictureOf(brand)];
  const title = `Licenses: ${plainLine(brand.design.name) || 'your brand'}`;
  return `${title}\n${'='.repeat(Math.min(72, [...title].length))}\n\n${sections.map(({ head, text }) => `${head}\n${'-'.repeat(head.length)}\n${text}\n`).join('\n\n')}`;
}

interface Section {
  readonly head: string;
  readonly text: string;
}

const yours: Section = {
  head: 'What is yours',
  text: `All the files in this kit: the logo in every form and format, the icons, the
palette and the design tokens. You can use, change, print, publish and share them,
for business or personal use, as often and for as long as you like, without
crediting us.
The letters in the logo files are outlines, so they do not need a font license.`,
};

const notPromised: Section = {
  head: 'What we do not promise',
  text: `The logo is not exclusive. A mark may come from a shared library, and someone
else’s logo may use it, or a font, a color or an arrangement like yours.

We do not provide trademark clearance. Nobody has checked whether the name, the mark or
the two together are free to use in your industry and country. Have that checked
before you register the logo or invest in it.`,
};

/**
 * Families under another license than the SIL Open Font License, which covers all others (decisions 0003 and
 * 0019).
 */
const apache: readonly string[] = ['Kosugi Maru', 'Yellowtail'];

const typefacesOf = (faces: readonly BrandFace[]): Section => {
  const families = [...new Set(faces.map(({ family }) => family))];
  const line = (family: string): string =>
    `  ${family}: ${apache.includes(family) ? 'Apache License 2.0' : 'SIL Open Font License 1.1'}\n      fonts/${slugOf(family)}/license.txt`;
  return {
    head: 'Fonts',
    text: `The fonts are not ours and do not become yours. They are free for everyone under
their makers’ licenses, which are included in full next to them.

${families.map(line).join('\n')}

These licenses cover the font files. What you write with the fonts is yours.`,
  };
};

function pictureOf({ design }: Brand): Section {
  const { traced } = design.genome;
  if (traced !== undefined) {
    const text = `An AI model (${traced.maker}) made a picture for this business,\nand the mark was redrawn from it in clean curves. It contains no icon from a\npublic set. A model may draw what others have drawn: look for similar marks\nbefore you register it.`;
    return { head: 'The mark', text };
  }
  const icons = design.genome.mark === null ? [] : iconSources(design.genome.mark);
  if (icons.length === 0) {
    const text =
      design.genome.mark === null
        ? 'The logo is made up of lettering only. It contains no icon from a public set.'
        : 'The mark comes from our own library or from the letters of the name. It contains\nno icon from a public set.';
    return { head: 'The mark', text };
  }
  const texts = [...new Set(icons.map(setOf))].map((set) => {
    const own = icons.filter((icon) => setOf(icon) === set);
    const names = own.map((icon) => `“${icon.slice(icon.indexOf(':') + 1)}”`).join(' and ');
    const { title, site, license, text } = iconSets[set];
    return `It is based on ${names} from ${title} (${site}), ${granted[license]}${text === '' ? '' : `\n\n${text}`}`;
  });
  return { head: 'The mark', text: texts.join('\n\n') };
}

/** What each license grants, as the rest of a sentence. */
const granted = {
  MIT: 'which are\nfree for everyone under the MIT License:',
  'Apache-2.0': 'which are free for everyone\nunder the Apache License 2.0. The drawing was changed for this logo.',
  'CC0-1.0': 'whose\nmakers gave up all rights to them (CC0 1.0).',
} as const;

/** The set of an icon such as `mdi:owl`. A name without a prefix is from Phosphor. */
const setOf = (icon: string): IconSet => {
  const prefix = icon.includes(':') ? icon.slice(0, icon.indexOf(':')) : 'ph';
  if (!Object.hasOwn(iconSets, prefix)) throw new Error(`${icon}: a set without a license.`);
  return prefix as IconSet;
};
