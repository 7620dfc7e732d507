import { typefaces } from '@brandwright/engine';
import type { Brand } from '../files/brand.ts';
import type { KitFile } from '../files/kit-file.ts';
import { brandTokens } from '../files/tokens/brand-tokens.ts';
import { tokenCss } from '../files/tokens/token-css.ts';
import { favicon } from '../files/web/icon-art.ts';
import { box } from '../layout/area.ts';
import { fittedArea, inkIn } from '../layout/ink.ts';
import { edgeOf } from '../mockups/greek.ts';
import { layersSvg } from '../office/office-document.ts';
import { signOf } from '../stationery/sign-of.ts';
import { heroOf } from './hero.ts';
import { type WebFace, type WebFaces, websiteCss } from './website-css.ts';
import { firstWords, type LogoSize, websiteHtml } from './website-html.ts';

/** Scripts whose faces have several million bytes, too many for a page. */
const largeScripts = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]/u;

/** The folder `website/`: one page to put on any host as it is. */
export function websiteFiles(brand: Brand): readonly KitFile[] {
  const { design, contact } = brand;
  const rtl = edgeOf(design, 0, 1).way === -1;
  const faces = facesOf(brand);
  const text = (file: string, make: () => string): KitFile => ({ path: `website/${file}`, kind: 'text', text: make });
  const hero = heroOf(brand);
  const { onDark } = hero;
  return [
    text('index.html', () => websiteHtml(brand, contact, hero, logoOf(brand, 'light').size)),
    text('style.css', () => websiteCss(design.name, firstWords(brand), hero, faces, rtl)),
    text('tokens.css', () => tokenCss(design.name, brandTokens(brand))),
    text('logo.svg', () => logoOf(brand, 'light').svg),
    text('logo-on-dark.svg', () => logoOf(brand, 'dark').svg),
    text('hero.svg', () => hero.picture),
    ...(onDark === null ? [] : [text('hero-on-dark.svg', () => onDark)]),
    text('favicon.svg', () => favicon(design, 32)),
    ...(faces.headings.file === null ? [] : fontFiles(brand, faces.headings.file)),
  ];
}

const fontFiles = ({ lettering }: Brand, file: string): readonly KitFile[] => {
  const face = lettering.faces.bold[0] ?? '';
  return [
    { path: `website/${file}`, kind: 'font', face },
    { path: 'website/fonts/license.txt', kind: 'font-licence', face },
  ];
};

/** The faces that text beside the logo is set in. Only the headings’ face is a file, so that the page loads fast. */
function facesOf({ design, lettering }: Brand): WebFaces {
  const face = (id: string | undefined, shipped: boolean): WebFace => {
    const one = typefaces.find((known) => known.id === id);
    return {
      family: one?.family ?? 'Arial',
      weight: one?.weight ?? 400,
      file: shipped && one !== undefined && !largeScripts.test(design.name) ? `fonts/${one.id}.ttf` : null,
      generic: one?.style === 'serif' ? 'serif' : 'sans-serif',
    };
  };
  return { headings: face(lettering.faces.bold[0], true), body: face(lettering.faces.regular[0], false) };
}

/** The logo in one line, cropped to its ink, in paints that read on the page. */
function logoOf(brand: Brand, mode: 'light' | 'dark'): { readonly svg: string; readonly size: LogoSize } {
  const ground = brandTokens(brand)[mode].find(({ key }) => key === 'surface')?.hex ?? '#FFFFFF';
  const sign = signOf(brand, ground);
  const at = fittedArea(sign, box(0, 0, 360, 44), { across: 0, down: 0 });
  return { svg: layersSvg(inkIn(sign, at), at), size: { width: Math.round(at.w), height: Math.round(at.h) } };
}
