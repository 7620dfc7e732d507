import { isPlaceholder } from '../../stationery/contact.ts';
import type { Brand, LockupKey } from '../brand.ts';
import type { Shelf } from './shelf.ts';

/** A file to use. `when` distinguishes it from the previous one. */
export interface Take {
  readonly when: string | null;
  readonly path: string;
}

/** A purpose and the files for it. The first file is the answer. */
export interface Use {
  readonly title: string;
  readonly advice: string;
  readonly takes: readonly Take[];
  /** Show the file on a photo background, which illustrates the use better. */
  readonly photo?: true;
}

export interface UseGroup {
  readonly title: string;
  readonly uses: readonly Use[];
}

const take = (path: string | null, when: string | null = null): readonly Take[] => (path === null ? [] : [{ when, path }]);

/** What people need a logo for, in their words. Omits purposes that no file serves. */
export function usesOf({ lockups, contact }: Brand, shelf: Shelf): readonly UseGroup[] {
  const forms = lockups.map(({ key }) => key);
  const whole: readonly LockupKey[] = forms.filter((form) => form !== 'mark' && form !== 'avatar');
  const first = (...keys: readonly LockupKey[]): readonly LockupKey[] => [...keys.filter((k) => whole.includes(k)), ...whole];
  const wide = first('horizontal', 'wordmark');
  const compact = first('stacked', 'combined');
  const { logo } = shelf;
  const groups: readonly UseGroup[] = [
    {
      title: 'On screen',
      uses: [
        {
          title: 'Website header',
          advice: 'Stays sharp at any size, and your page shows through the transparent background.',
          takes: [
            ...take(logo(wide, 'transparent', '.svg', '-1000.png')),
            ...take(logo(wide, 'on-dark-transparent', '.svg', '-1000.png'), 'On a dark page'),
          ],
        },
        {
          title: 'Email signature',
          advice:
            'Most email programs can’t show SVG. This file has its own background, so it also works in dark mode. Set it to 200 pixels wide.',
          takes: take(logo(wide, 'color', '-500.png', '.jpg')),
        },
        {
          title: 'Profile picture on Instagram, Facebook or LinkedIn',
          advice: 'A square that can be cropped to a circle without losing anything.',
          takes: take(shelf.first('web/profile-800.png') ?? logo(['avatar', 'mark'], 'color', '-1000.png', '-500.png', '.jpg')),
        },
        {
          title: 'Link preview',
          advice: 'The image that messaging apps and social networks show when someone shares your link.',
          takes: take(shelf.first('web/share-1200x630.png')),
        },
        {
          title: 'Posts, stories and cover images',
          advice: 'Each is the right size for its network, with nothing important where buttons or profile pictures go.',
          takes: [
            ...take(shelf.first('social/instagram-post-1080x1080.png'), 'Instagram post'),
            ...take(shelf.first('social/facebook-cover-1640x859.png'), 'Facebook cover'),
            ...take(shelf.first('social/linkedin-cover-1584x396.png'), 'LinkedIn cover'),
          ],
        },
        {
          title: 'On a dark photo',
          advice: 'A single color stays readable on a photo where several would get lost.',
          takes: [
            ...take(logo(compact, 'white', '-1000.png', '.svg')),
            ...take(logo(compact, 'black', '-1000.png', '.svg'), 'On a light photo'),
          ],
          photo: true,
        },
        {
          title: 'Website or video intro',
          advice: 'The logo draws itself once and then stays still. Open it in a browser.',
          takes: take(shelf.first('animated/logo-animated.svg')),
        },
      ],
    },
    {
      title: 'In print and on products',
      uses: [
        {
          title: 'Business cards',
          advice: `For the print shop, with bleed, crop marks and ink percentages.${
            isPlaceholder(contact) ? ' The contact details are placeholders: replace them first.' : ''
          }`,
          takes: [
            ...take(shelf.first('stationery/business-card-front-print-cmyk.pdf'), 'Front'),
            ...take(shelf.first('stationery/business-card-back-print-cmyk.pdf'), 'Back'),
            ...take(shelf.first('stationery/business-cards-us-letter-front.pdf'), 'Ten per Letter sheet, to print yourself'),
            ...take(shelf.first('stationery/business-cards-a4-front.pdf'), 'Ten per A4 sheet'),
          ],
        },
        {
          title: 'Letterhead and envelopes',
          advice: 'Have them printed in advance, or write your letters in the Word file.',
          takes: [
            ...take(shelf.first('stationery/letterhead-us-letter-print-cmyk.pdf'), 'For the print shop'),
            ...take(shelf.first('office/letterhead-us-letter.docx'), 'Editable in Word'),
            ...take(shelf.first('stationery/envelope-no10-front-print-cmyk.pdf'), 'No. 10 envelope'),
            ...take(shelf.first('stationery/letterhead-a4-print-cmyk.pdf'), 'For the print shop, A4'),
            ...take(shelf.first('office/letterhead-a4.docx'), 'Editable in Word, A4'),
            ...take(shelf.first('stationery/envelope-dl-front-print-cmyk.pdf'), 'DL envelope'),
          ],
        },
        {
          title: 'Flyer, menu, poster',
          advice: 'For the print shop. Ink percentages are set in the file, so nobody has to guess your colors.',
          takes: [
            ...take(logo(wide, 'transparent', '-cmyk.pdf', '.pdf')),
            ...take(logo(wide, 'on-dark', '-cmyk.pdf', '.pdf'), 'With a dark background'),
          ],
        },
        {
          title: 'Signs, store windows, vehicles',
          advice: 'Pure outlines: sharp at any size and ready for vinyl cutters.',
          takes: [
            ...take(logo(wide, 'transparent', '.eps', '-cmyk.pdf', '.svg')),
            ...take(logo(wide, 'black', '.svg', '.eps'), 'Cut from a single color of vinyl'),
            ...take(shelf.first('sign-maker/logo-100mm.dxf'), 'For a vinyl cutter'),
          ],
        },
        {
          title: 'Embroidery, stamp, engraving',
          advice: 'Made for a single color: gaps replace color differences.',
          takes: [
            ...take(logo(compact, 'black', '.eps', '.pdf', '.svg')),
            ...take(logo(compact, 'one-color', '.eps', '-cmyk.pdf', '.svg'), 'In your brand color'),
          ],
        },
      ],
    },
    {
      title: 'In documents',
      uses: [
        {
          title: 'Word, Google Docs, invoices',
          advice: 'Insert it as a picture. Drag a corner to resize it.',
          takes: take(logo(wide, 'transparent', '-1000.png', '-500.png')),
        },
        {
          title: 'Slide deck',
          advice: 'Start with our presentation, or add your logo to one of your own.',
          takes: [
            ...take(shelf.first('office/presentation.pptx')),
            ...take(logo(compact, 'transparent', '-1000.png', '-500.png')),
            ...take(logo(compact, 'on-dark-transparent', '-1000.png', '-500.png'), 'On dark slides'),
          ],
        },
        {
          title: 'Text for your website and profiles',
          advice: 'Your story, mission, taglines and a bio for each social network. Check every statement before you publish it.',
          takes: [
            ...take(shelf.first('copy/brand-copy.md')),
            ...take(shelf.first('copy/profile-bios.txt'), 'Bios to paste into your profiles'),
          ],
        },
        {
          title: 'A form that asks for “your logo”',
          advice: 'Works for most online stores, directories and sponsor pages.',
          takes: [
            ...take(shelf.first('logo/web-1200x400.png')),
            ...take(logo(compact, 'color', '.jpg', '-1000.png'), 'If it has to be a JPG'),
          ],
        },
      ],
    },
    {
      title: 'For developers and designers',
      uses: [
        {
          title: 'Favicon, the icon in the browser tab',
          advice: 'Put these in the same folder as your home page. The tags for its <head> are in head.html.',
          takes: [
            ...take(shelf.first('web/favicon.svg')),
            ...take(shelf.first('web/favicon.ico'), 'For older browsers'),
            ...take(shelf.first('web/head.html'), 'Tags for the page head'),
          ],
        },
        {
          title: 'App store, home screen',
          advice: 'An icon for each store, in the right size.',
          takes: [
            // Google Play rounds the corners itself and wants none that are transparent.
            ...take(shelf.first('web/app-icon-512.png'), 'Google Play'),
            ...take(
              shelf.first('web/app-icon-1024.png') ?? logo(['avatar', 'mark'], 'color', '-1000.png', '.svg'),
              'App Store, 1024 pixels',
            ),
            ...take(shelf.first('web/apple-touch-icon.png'), 'iPhone home screen'),
          ],
        },
        {
          title: 'Developers',
          advice: 'Colors and fonts as variables, named for what they do.',
          takes: [
            ...take(shelf.first('tokens/tokens.css')),
            ...take(shelf.first('tokens/tailwind.css'), 'With Tailwind'),
            ...take(shelf.first('tokens/brand.tokens.json', 'tokens/tokens.json'), 'For design tools'),
          ],
        },
        {
          title: 'Designers and agencies',
          advice: 'Opens in Illustrator, Affinity, Figma and Inkscape. You can edit every curve.',
          takes: [
            ...take(shelf.paths.find((path) => path.endsWith('-brand-guidelines.pdf')) ?? null, 'The rules'),
            ...take(logo(compact, 'transparent', '.pdf', '.svg')),
            ...take(shelf.first('color/palette.ase'), 'Adobe swatches'),
          ],
        },
      ],
    },
  ];
  return groups
    .map(({ title, uses }) => ({ title, uses: uses.filter(({ takes }) => takes.length > 0) }))
    .filter(({ uses }) => uses.length > 0);
}
