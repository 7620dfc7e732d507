import { markupText } from '../../files/markup-text.ts';
import { oneLine } from '../../files/plain-line.ts';
import type { OfficeFont, OfficeTheme, ThemeColorName } from '../office-theme.ts';
import { xml } from './slide-xml.ts';

/** The theme’s colors in the order that the format requires. */
const slots: readonly (readonly [slot: string, name: ThemeColorName])[] = [
  ['dk1', 'dark1'],
  ['lt1', 'light1'],
  ['dk2', 'dark2'],
  ['lt2', 'light2'],
  ['accent1', 'accent1'],
  ['accent2', 'accent2'],
  ['accent3', 'accent3'],
  ['accent4', 'accent4'],
  ['accent5', 'accent5'],
  ['accent6', 'accent6'],
  ['hlink', 'hyperlink'],
  ['folHlink', 'followedHyperlink'],
];

const fonts = ({ family, script }: OfficeFont): string =>
  `<a:latin typeface="${family}"/><a:ea typeface="${script}"/><a:cs typeface="${script}"/>`;

/** Effects of shapes that people draw: flat fills and thin lines. The format requires three of each. */
const flat = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const line = (width: number): string => `<a:ln w="${width}">${flat}<a:prstDash val="solid"/></a:ln>`;
const effects = '<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3);

/** A theme as a part of a presentation. Every face is named, as presentations cannot hold them. */
export function themeXml({ name, colors, headings, body }: OfficeTheme): string {
  const title = markupText(oneLine(name));
  const scheme = slots.map(([slot, one]) => `<a:${slot}><a:srgbClr val="${colors[one].slice(1)}"/></a:${slot}>`).join('');
  return xml(
    `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${title}"><a:themeElements><a:clrScheme name="${title}">${scheme}</a:clrScheme><a:fontScheme name="${title}"><a:majorFont>${fonts(headings)}</a:majorFont><a:minorFont>${fonts(body)}</a:minorFont></a:fontScheme><a:fmtScheme name="Flat"><a:fillStyleLst>${flat.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line(6350)}${line(12_700)}${line(19_050)}</a:lnStyleLst><a:effectStyleLst>${effects}</a:effectStyleLst><a:bgFillStyleLst>${flat.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/></a:theme>`,
  );
}
