import type { Brand } from '../../files/brand.ts';
import type { PackagePart } from '../../files/kit-file.ts';
import { markupText } from '../../files/markup-text.ts';
import { oneLine } from '../../files/plain-line.ts';
import { edgeOf } from '../../mockups/greek.ts';
import type { Contact } from '../../stationery/contact.ts';
import { officeTheme } from '../office-theme.ts';
import { footAreas, masterXml } from './master-xml.ts';
import { type SlideLayout, slideSize } from './slide.ts';
import { slideLayouts } from './slide-layouts.ts';
import {
  barXml,
  type DeckStyle,
  footHolders,
  ground,
  layoutHolder,
  namespaces,
  pictureXml,
  shapes,
  slideHolder,
  slideNumber,
  xml,
} from './slide-xml.ts';
import { themeXml } from './theme-xml.ts';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const content = 'application/vnd.openxmlformats-officedocument.presentationml';

/** Stands for the time at which a presentation was made, so that the same brand gives the same bytes. */
const made = '2000-01-01T00:00:00Z';

/** A presentation as the parts of its package: one master, its layouts, and a slide that shows each. */
export function deckParts(brand: Brand, contact: Contact): readonly PackagePart[] {
  const { design, grammar } = brand;
  const style: DeckStyle = {
    theme: officeTheme(brand),
    rtl: edgeOf(design, 0, 1).way === -1,
    bullet: grammar.corner === 'sharp' ? '▪' : '•',
  };
  const layouts = slideLayouts(brand, contact);
  const name = oneLine(design.name);
  return [
    { path: '[Content_Types].xml', text: contentTypes(layouts.length) },
    {
      path: '_rels/.rels',
      text: related(
        [
          ['officeDocument', 'ppt/presentation.xml'],
          ['extended-properties', 'docProps/app.xml'],
        ],
        coreRelation,
      ),
    },
    { path: 'docProps/app.xml', text: appXml(layouts.length) },
    { path: 'docProps/core.xml', text: coreXml(name) },
    { path: 'ppt/presentation.xml', text: presentationXml(layouts.length) },
    {
      path: 'ppt/_rels/presentation.xml.rels',
      text: related([
        ['slideMaster', 'slideMasters/slideMaster1.xml'],
        ...layouts.map((_, i) => ['slide', `slides/slide${i + 1}.xml`] as const),
        ['presProps', 'presProps.xml'],
        ['viewProps', 'viewProps.xml'],
        ['theme', 'theme/theme1.xml'],
        ['tableStyles', 'tableStyles.xml'],
      ]),
    },
    { path: 'ppt/presProps.xml', text: xml(`<p:presentationPr ${namespaces}/>`) },
    { path: 'ppt/viewProps.xml', text: xml(`<p:viewPr ${namespaces}/>`) },
    {
      path: 'ppt/tableStyles.xml',
      text: xml(
        '<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>',
      ),
    },
    { path: 'ppt/theme/theme1.xml', text: themeXml(style.theme) },
    { path: 'ppt/slideMasters/slideMaster1.xml', text: masterXml(style, layouts.length) },
    {
      path: 'ppt/slideMasters/_rels/slideMaster1.xml.rels',
      text: related([
        ...layouts.map((_, i) => ['slideLayout', `../slideLayouts/slideLayout${i + 1}.xml`] as const),
        ['theme', '../theme/theme1.xml'],
      ]),
    },
    ...layouts.flatMap((layout, i) => layoutParts(layout, i + 1, name, style)),
  ];
}

/** A layout with its pictures, and the slide that shows it. */
function layoutParts(layout: SlideLayout, number: number, name: string, style: DeckStyle): readonly PackagePart[] {
  const { art, holders, type } = layout;
  const pictures = art.flatMap((one) => (one.kind === 'picture' ? [one.placed] : []));
  const media = (i: number, ending: string): string => `media/layout${number}-${i + 1}.${ending}`;
  let picture = 0;
  const drawn = art.map((one, i) => {
    if (one.kind === 'bar') return barXml(one, 20 + i, style.theme);
    const first = 2 + 2 * picture++;
    return pictureXml(one.placed.alt, one.placed.area, 20 + i, `rId${first}`, `rId${first + 1}`);
  });
  const texts = holders.map((holder, i) => layoutHolder(holder, 2 + i, style));
  const foots = footHolders(layout, name, style, footAreas(style.rtl), 30);
  const own = holders.map((holder, i) => slideHolder(holder, 2 + i, style.rtl)).join('');
  const kind = type === null ? ' userDrawn="1"' : ` type="${type}"`;
  return [
    {
      path: `ppt/slideLayouts/slideLayout${number}.xml`,
      text: xml(
        `<p:sldLayout ${namespaces}${kind} preserve="1"><p:cSld name="${layout.name}">${ground(layout.ground, style.theme)}${shapes(drawn.join('') + texts.join('') + foots)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
      ),
    },
    {
      path: `ppt/slideLayouts/_rels/slideLayout${number}.xml.rels`,
      text: related([
        ['slideMaster', '../slideMasters/slideMaster1.xml'],
        ...pictures.flatMap((_, i) => [['image', `../${media(i, 'png')}`] as const, ['image', `../${media(i, 'svg')}`] as const]),
      ]),
    },
    ...pictures.flatMap(({ picture: one }, i) => [
      { path: `ppt/${media(i, 'png')}`, picture: one },
      { path: `ppt/${media(i, 'svg')}`, text: one.svg },
    ]),
    {
      path: `ppt/slides/slide${number}.xml`,
      text: xml(
        `<p:sld ${namespaces}><p:cSld>${shapes(own + slideFoots(layout, name))}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`,
      ),
    },
    {
      path: `ppt/slides/_rels/slide${number}.xml.rels`,
      text: related([['slideLayout', `../slideLayouts/slideLayout${number}.xml`]]),
    },
  ];
}

/** The name and the number on a slide, in the places of its layout. */
function slideFoots({ foot }: SlideLayout, name: string): string {
  if (foot === null) return '';
  const holder = (type: string, index: number, inside: string): string =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${40 + index}" name="${type === 'ftr' ? 'Footer' : 'Number'} ${index}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="${type}" sz="quarter" idx="${index}"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p>${inside}</a:p></p:txBody></p:sp>`;
  return holder('ftr', 11, `<a:r><a:rPr lang="en-US"/><a:t>${markupText(name)}</a:t></a:r>`) + holder('sldNum', 12, slideNumber);
}

const coreRelation =
  '<Relationship Id="core" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>';

const related = (all: readonly (readonly [type: string, target: string])[], more = ''): string =>
  xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${relations}/${type}" Target="${target}"/>`).join('')}${more}</Relationships>`,
  );

function contentTypes(slides: number): string {
  const part = (path: string, type: string): string => `<Override PartName="/${path}" ContentType="${type}"/>`;
  const each = Array.from({ length: slides }, (_, i) => i + 1).map(
    (i) =>
      part(`ppt/slideLayouts/slideLayout${i}.xml`, `${content}.slideLayout+xml`) +
      part(`ppt/slides/slide${i}.xml`, `${content}.slide+xml`),
  );
  return xml(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="svg" ContentType="image/svg+xml"/>${part('ppt/presentation.xml', `${content}.presentation.main+xml`)}${part('ppt/slideMasters/slideMaster1.xml', `${content}.slideMaster+xml`)}${part('ppt/presProps.xml', `${content}.presProps+xml`)}${part('ppt/viewProps.xml', `${content}.viewProps+xml`)}${part('ppt/tableStyles.xml', `${content}.tableStyles+xml`)}${part('ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml')}${part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}${part('docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml')}${each.join('')}</Types>`,
  );
}

function presentationXml(slides: number): string {
  const ids = Array.from({ length: slides }, (_, i) => `<p:sldId id="${256 + i}" r:id="rId${i + 2}"/>`).join('');
  const size = { cx: slideSize.width * 12_700, cy: slideSize.height * 12_700 };
  return xml(
    `<p:presentation ${namespaces} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="${size.cx}" cy="${size.cy}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
  );
}

const appXml = (slides: number): string =>
  xml(
    `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><PresentationFormat>Widescreen</PresentationFormat><Slides>${slides}</Slides></Properties>`,
  );

const coreXml = (name: string): string =>
  xml(
    `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${markupText(`${name} presentation`)}</dc:title><dc:creator>${markupText(name)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${made}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${made}</dcterms:modified></cp:coreProperties>`,
  );
