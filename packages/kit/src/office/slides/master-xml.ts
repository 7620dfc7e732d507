import { box } from '../../layout/area.ts';
import { slideMargin, slideSize, slideText } from './slide.ts';
import { type DeckStyle, frameOf, ground, namespaces, shapes, slideNumber, themeFaces, xml } from './slide-xml.ts';

const { width, height } = slideSize;
const { side, top, foot } = slideMargin;

/** Areas of the master, from which new layouts begin. */
const areas = {
  title: box(side, top - 6, 720, 80),
  body: box(side, 160, width - 2 * side, 310),
} as const;

/** Areas of the name and the number at the foot. */
export function footAreas(rtl: boolean): { readonly name: typeof areas.title; readonly number: typeof areas.title } {
  const y = height - foot - 20;
  const [start, end] = [box(side, y, 600, 20), box(width - side - 80, y, 80, 20)];
  const turned = ({ x, w, ...rest }: typeof start) => ({ ...rest, w, x: width - x - w });
  return rtl ? { name: turned(start), number: turned(end) } : { name: start, number: end };
}

/** The master: a heading, text in five levels, the name and the number. */
export function masterXml(style: DeckStyle, layouts: number): string {
  const { theme, rtl } = style;
  const ids = Array.from({ length: layouts }, (_, i) => `<p:sldLayoutId id="${2_147_483_649 + i}" r:id="rId${i + 1}"/>`);
  const foots = footAreas(rtl);
  const [start, end] = rtl ? ['r', 'l'] : ['l', 'r'];
  const body = [1, 2, 3, 4, 5].map((level) => `<a:p><a:pPr lvl="${level - 1}"/>${words(`Text, level ${level}`)}</a:p>`).join('');
  const inside =
    holder(2, 'Title', 'title', '', areas.title, '<a:normAutofit/>', 't', '', `<a:p>${words('Heading')}</a:p>`) +
    holder(3, 'Text', 'body', ' idx="1"', areas.body, '<a:normAutofit/>', 't', '', body) +
    holder(
      4,
      'Footer',
      'ftr',
      ' sz="quarter" idx="3"',
      foots.name,
      '',
      'b',
      small(start, rtl),
      '<a:p><a:endParaRPr lang="en-US"/></a:p>',
    ) +
    holder(5, 'Number', 'sldNum', ' sz="quarter" idx="4"', foots.number, '', 'b', small(end, rtl), `<a:p>${slideNumber}</a:p>`);
  return xml(
    `<p:sldMaster ${namespaces}><p:cSld>${ground(theme.colors.light1, theme)}${shapes(inside)}</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst>${ids.join('')}</p:sldLayoutIdLst><p:hf hdr="0" dt="0"/><p:txStyles>${textStyles(style)}</p:txStyles></p:sldMaster>`,
  );
}

const words = (text: string): string => `<a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r>`;

const small = (side: string | undefined, rtl: boolean): string =>
  `<a:lvl1pPr algn="${side}" rtl="${rtl ? 1 : 0}"><a:defRPr sz="${slideText.small * 100}"><a:solidFill><a:schemeClr val="accent6"/></a:solidFill>${themeFaces('mn')}</a:defRPr></a:lvl1pPr>`;

const holder = (
  id: number,
  name: string,
  type: string,
  reference: string,
  area: typeof areas.title,
  autofit: string,
  anchor: string,
  list: string,
  text: string,
): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name} ${id}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="${type}"${reference}/></p:nvPr></p:nvSpPr><p:spPr>${frameOf(area)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr vert="horz" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="${anchor}">${autofit}</a:bodyPr><a:lstStyle>${list}</a:lstStyle>${text}</p:txBody></p:sp>`;

/** Looks of headings, of text in nine levels, and of everything else. */
function textStyles({ theme, rtl, bullet }: DeckStyle): string {
  const way = `algn="${rtl ? 'r' : 'l'}" defTabSz="914400" rtl="${rtl ? 1 : 0}" eaLnBrk="1" latinLnBrk="0" hangingPunct="1"`;
  const letters = (font: 'mj' | 'mn', size: number, color: string, bold: boolean): string =>
    `<a:defRPr sz="${size * 100}" b="${bold ? 1 : 0}" kern="1200"><a:solidFill><a:schemeClr val="${color}"/></a:solidFill>${themeFaces(font)}</a:defRPr>`;
  const spacing = (before: number, lines: number): string =>
    `<a:lnSpc><a:spcPct val="${lines * 1000}"/></a:lnSpc><a:spcBef><a:spcPts val="${before * 100}"/></a:spcBef>`;
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const body = levels.map((level) => {
    const size = level === 1 ? slideText.body : slideText.small + 2;
    return `<a:lvl${level}pPr marL="${254_000 * level}" indent="-254000" ${way}>${spacing(level === 1 ? 9 : 5, 112)}<a:buClr><a:schemeClr val="accent1"/></a:buClr><a:buFont typeface="Arial"/><a:buChar char="${bullet}"/>${letters('mn', size, 'tx1', false)}</a:lvl${level}pPr>`;
  });
  const other = levels.map(
    (level) =>
      `<a:lvl${level}pPr marL="${457_200 * (level - 1)}" ${way}>${letters('mn', slideText.body, 'tx1', theme.body.bold)}</a:lvl${level}pPr>`,
  );
  return `<p:titleStyle><a:lvl1pPr ${way}>${spacing(0, 96)}<a:buNone/>${letters('mj', slideText.heading, 'tx1', theme.headings.bold)}</a:lvl1pPr></p:titleStyle><p:bodyStyle>${body.join('')}</p:bodyStyle><p:otherStyle>${other.join('')}</p:otherStyle>`;
}
