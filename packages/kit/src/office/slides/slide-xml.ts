import type { Hex } from '@brandwright/engine';
import { markupText } from '../../files/markup-text.ts';
import { oneLine } from '../../files/plain-line.ts';
import type { Area } from '../../layout/area.ts';
import { type OfficeTheme, themeColorNames } from '../office-theme.ts';
import { type Holder, type SlideArt, type SlideLayout, slideText } from './slide.ts';

/** What a deck’s parts are printed with. */
export interface DeckStyle {
  readonly theme: OfficeTheme;
  readonly rtl: boolean;
  /** Character before the lines of a list. */
  readonly bullet: string;
}

export const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

export const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;

/** English Metric Units of a point. */
const emu = (points: number): number => Math.round(points * 12_700);

/** Names of the theme’s colors in DrawingML. */
const schemeNames: Readonly<Record<(typeof themeColorNames)[number], string>> = {
  dark1: 'tx1',
  light1: 'bg1',
  dark2: 'tx2',
  light2: 'bg2',
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
};

/** A fill by its name in the theme, so that it changes with the theme; otherwise by its value. */
function fill(hex: Hex, { colors }: OfficeTheme): string {
  const name = themeColorNames.find((one) => colors[one] === hex);
  const color = name === undefined ? `<a:srgbClr val="${hex.slice(1)}"/>` : `<a:schemeClr val="${schemeNames[name]}"/>`;
  return `<a:solidFill>${color}</a:solidFill>`;
}

/** The theme’s faces for headings or for text. */
export const themeFaces = (font: 'mj' | 'mn'): string =>
  `<a:latin typeface="+${font}-lt"/><a:ea typeface="+${font}-ea"/><a:cs typeface="+${font}-cs"/>`;

export const ground = (hex: Hex, theme: OfficeTheme): string => `<p:bg><p:bgPr>${fill(hex, theme)}<a:effectLst/></p:bgPr></p:bg>`;

export const frameOf = ({ x, y, w, h }: Area): string =>
  `<a:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(w)}" cy="${emu(h)}"/></a:xfrm>`;

/** The root of a slide’s shapes. */
export const shapes = (inside: string): string =>
  `<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${inside}</p:spTree>`;

/** A picture with its pixels for programs that cannot show vectors. `id` is unique on its slide. */
export const pictureXml = (alt: string, area: Area, id: number, png: string, svg: string): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="${alt === '' ? 'Decoration' : 'Logo'} ${id}" descr="${markupText(oneLine(alt))}"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr userDrawn="1"/></p:nvPicPr><p:blipFill><a:blip r:embed="${png}"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="${svg}"/></a:ext></a:extLst></a:blip><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${frameOf(area)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;

export const barXml = ({ area, paint }: Extract<SlideArt, { kind: 'bar' }>, id: number, theme: OfficeTheme): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Bar ${id}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${frameOf(area)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill(paint, theme)}<a:ln><a:noFill/></a:ln></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-US"/></a:p></p:txBody></p:sp>`;

const anchors = { top: 't', middle: 'ctr', foot: 'b' } as const;

const holderNames: Readonly<Record<Holder['type'], string>> = {
  ctrTitle: 'Title',
  title: 'Title',
  subTitle: 'Subtitle',
  body: 'Text',
  obj: 'Content',
  pic: 'Picture',
};

/** The reference of a placeholder to its master, or of a slide’s text to its layout. */
const phOf = ({ type, index }: Holder, hinted: boolean): string =>
  `<p:ph${type === 'obj' ? '' : ` type="${type}"`}${index === null ? '' : ` idx="${index}"`}${hinted ? ' hasCustomPrompt="1"' : ''}/>`;

const shapeStart = (holder: Holder, id: number, hinted: boolean): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${holderNames[holder.type]} ${id}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${phOf(holder, hinted)}</p:nvPr></p:nvSpPr>`;

/** A placeholder of a layout: where it is, how its text looks, and what it says while it is empty. */
export function layoutHolder(holder: Holder, id: number, { theme, rtl, bullet }: DeckStyle): string {
  const { area, size, ink, font, stand, bullets, hint, type } = holder;
  const list = bullets
    ? `<a:buClr><a:schemeClr val="accent1"/></a:buClr><a:buFont typeface="Arial"/><a:buChar char="${bullet}"/>`
    : '<a:buNone/>';
  const indent = bullets ? ` ${rtl ? 'marR="0" ' : ''}marL="254000" indent="-254000"` : ' marL="0" indent="0"';
  const face = font === 'headings' ? 'mj' : 'mn';
  const letters = `<a:defRPr sz="${size * 100}" b="${theme[font].bold ? 1 : 0}">${fill(ink, theme)}${themeFaces(face)}</a:defRPr>`;
  const level = `<a:lvl1pPr${indent} algn="${rtl ? 'r' : 'l'}" rtl="${rtl ? 1 : 0}">${list}${letters}</a:lvl1pPr>`;
  // Shows where the picture comes, while there is none.
  const plate = type === 'pic' ? fill(theme.colors.light2, theme) : '';
  return `${shapeStart(holder, id, true)}<p:spPr>${frameOf(area)}${plate}</p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="${type === 'pic' ? 'ctr' : anchors[stand]}"><a:normAutofit/></a:bodyPr><a:lstStyle>${type === 'pic' ? level.replace(/ algn="\w"/, ' algn="ctr"') : level}</a:lstStyle>${lines([hint], rtl)}</p:txBody></p:sp>`;
}

/** Text on a slide, which takes its place and its looks from the layout. */
export const slideHolder = (holder: Holder, id: number, rtl: boolean): string =>
  `${shapeStart(holder, id, false)}<p:spPr/>${holder.type === 'pic' ? '' : `<p:txBody><a:bodyPr/><a:lstStyle/>${lines(holder.sample, rtl)}</p:txBody>`}</p:sp>`;

/** Paragraphs, one at least. */
function lines(all: readonly string[], rtl: boolean): string {
  if (all.length === 0) return '<a:p><a:endParaRPr lang="en-US"/></a:p>';
  // Keeps the numbers and the full stops of Latin text in their order on a slide from the right.
  const mark = rtl ? '\u200E' : '';
  return all
    .map((line) => `<a:p><a:r><a:rPr lang="en-US"/><a:t>${mark}${markupText(oneLine(line))}${mark}</a:t></a:r></a:p>`)
    .join('');
}

/** The number of a slide, which the program fills in. */
export const slideNumber =
  '<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US"/><a:t>‹#›</a:t></a:fld>';

/** The name and the number at the foot of a layout. */
export function footHolders(
  { foot }: SlideLayout,
  name: string,
  { theme, rtl }: DeckStyle,
  areas: { readonly name: Area; readonly number: Area },
  id: number,
): string {
  if (foot === null) return '';
  const holder = (type: 'ftr' | 'sldNum', index: number, area: Area, start: boolean, inside: string): string => {
    const right = start === rtl;
    return `<p:sp><p:nvSpPr><p:cNvPr id="${id + index}" name="${type === 'ftr' ? 'Footer' : 'Number'} ${index}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="${type}" sz="quarter" idx="${index}"/></p:nvPr></p:nvSpPr><p:spPr>${frameOf(area)}</p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="b"/><a:lstStyle><a:lvl1pPr algn="${right ? 'r' : 'l'}" rtl="${rtl ? 1 : 0}"><a:defRPr sz="${slideText.small * 100}">${fill(foot, theme)}${themeFaces('mn')}</a:defRPr></a:lvl1pPr></a:lstStyle><a:p>${inside}</a:p></p:txBody></p:sp>`;
  };
  return (
    holder('ftr', 11, areas.name, true, `<a:r><a:rPr lang="en-US"/><a:t>${markupText(oneLine(name))}</a:t></a:r>`) +
    holder('sldNum', 12, areas.number, false, slideNumber)
  );
}
