import type { Brand } from '../files/brand.ts';
import { officeTheme } from './office-theme.ts';

/** How to use the office files. `ownFonts`: some of their fonts are in this folder and not in `fonts/`. */
export function officeNote(brand: Brand, ownFonts: boolean): string {
  const { headings, body } = officeTheme(brand);
  const families = [...new Set([headings.family, headings.script, body.family, body.script])].join(', ');
  return `Your brand's office files
=========================

They open in Word and PowerPoint, in LibreOffice, in Google Docs and Slides, and
in Pages and Keynote.


Fonts
  The files use ${families}.
  Install the fonts before you open the files:
  they are in the kit’s ${ownFonts ? '“office/fonts” and “fonts” folders' : '“fonts” folder'}.
  Smaller font files are also embedded in the Word documents. A computer that
  doesn’t have a font shows
  ${[...new Set([headings.fallback, body.fallback])].join(' or ')} instead.

Letterhead
  Click a gray line and type. The line disappears.
  Later pages have the small mark and a page number.
  To change the address, double-click the footer.

Invoice
  Type quantities and prices. Then press Ctrl+A and F9 (on a Mac, Cmd+A and
  Fn+F9) to update the totals. Type your tax rate, such as 8.25, in its row.
  If your computer writes decimals with a comma, change the number format of the
  totals once: press Alt+F9, replace every #,##0.00 with #.##0,00, and press
  Alt+F9 again.

Presentation
  New Slide shows the layouts: title, section, heading and text, two columns,
  picture and text, quote, heading only, closing.
  To change all slides at once, choose View, then Slide Master.

Colors
  Your brand's colors are the theme colors, so they come first in every menu.
`;
}
