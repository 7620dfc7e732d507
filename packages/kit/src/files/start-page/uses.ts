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
export function usesOf({ lockups }: Brand, shelf: Shelf): readonly UseGroup[] {
  const forms = lockups.map(({ key }) => key);
  const whole: readonly LockupKey[] = forms.filter((form) => form !== 'mark' && form !== 'avatar');
  const first = (...keys: readonly LockupKey[]): readonly LockupKey[] => [...keys.filter((k) => whole.includes(k)), ...whole];
  const wide = first('horizontal', 'wordmark');
  const compact = first('stacked', 'combined');
  const { logo } = shelf;
  const groups: readonly UseGroup[] = [
    {
      title: 'On screens',
      uses: [
        {
          title: 'Website header',
          advice: 'Stays sharp at every size, and lets the page show through.',
          takes: [
            ...take(logo(wide, 'transparent', '.svg', '-1000.png')),
            ...take(logo(wide, 'on-dark-transparent', '.svg', '-1000.png'), 'On a dark page'),
          ],
        },
        {
          title: 'E-mail signature',
          advice:
            'Mail programs show no SVG. This one brings its own ground, so it also reads in dark mode. Set it 200 pixels wide.',
          takes: take(logo(wide, 'color', '-500.png', '.jpg')),
        },
        {
          title: 'Instagram, Facebook, LinkedIn: the profile picture',
          advice: 'A square that may be cut to a circle: nothing is lost at the corners.',
          takes: take(shelf.first('web/profile-800.png') ?? logo(['avatar', 'mark'], 'color', '-1000.png', '-500.png', '.jpg')),
        },
        {
          title: 'A link that somebody shares',
          advice: 'The picture that chats and social networks show beside your address.',
          takes: take(shelf.first('web/share-1200x630.png')),
        },
        {
          title: 'On a dark photo',
          advice: 'One ink reads on a picture where colors would drown.',
          takes: [
            ...take(logo(compact, 'white', '-1000.png', '.svg')),
            ...take(logo(compact, 'black', '-1000.png', '.svg'), 'On a light photo'),
          ],
          photo: true,
        },
        {
          title: 'Opening of a page or a video',
          advice: 'The logo draws itself once, then stands. It opens in a browser.',
          takes: take(shelf.first('animated/logo-animated.svg')),
        },
      ],
    },
    {
      title: 'On paper and on things',
      uses: [
        {
          title: 'Business card, flyer, menu: the print shop',
          advice: 'Ink percentages are set in the file: the printer need not guess your colors.',
          takes: [
            ...take(logo(wide, 'transparent', '-cmyk.pdf', '.pdf')),
            ...take(logo(wide, 'on-dark', '-cmyk.pdf', '.pdf'), 'On the dark ground'),
          ],
        },
        {
          title: 'Sign maker, shop window, vehicle',
          advice: 'Pure outlines: sharp as large as a house, and cutting plotters read them.',
          takes: [
            ...take(logo(wide, 'transparent', '.eps', '-cmyk.pdf', '.svg')),
            ...take(logo(wide, 'black', '.svg', '.eps'), 'Cut from one film'),
          ],
        },
        {
          title: 'Embroidery, stamp, engraving',
          advice: 'Drawn for one ink: what color kept apart is kept apart by a gap.',
          takes: [
            ...take(logo(compact, 'black', '.eps', '.pdf', '.svg')),
            ...take(logo(compact, 'one-color', '.eps', '-cmyk.pdf', '.svg'), 'In your color'),
          ],
        },
      ],
    },
    {
      title: 'In documents',
      uses: [
        {
          title: 'Word, Google Docs, invoices',
          advice: 'Insert it as a picture. Scale it by a corner only.',
          takes: take(logo(wide, 'transparent', '-1000.png', '-500.png')),
        },
        {
          title: 'Slide deck',
          advice: 'Large enough for a projector.',
          takes: [
            ...take(logo(compact, 'transparent', '-1000.png', '-500.png')),
            ...take(logo(compact, 'on-dark-transparent', '-1000.png', '-500.png'), 'On dark slides'),
          ],
        },
        {
          title: 'A form that asks for “your logo”',
          advice: 'Shops, directories and sponsors’ walls take this anywhere.',
          takes: [
            ...take(shelf.first('logo/web-1200x400.png')),
            ...take(logo(compact, 'color', '.jpg', '-1000.png'), 'When it must be a JPG'),
          ],
        },
      ],
    },
    {
      title: 'For whoever builds with it',
      uses: [
        {
          title: 'Favicon: the sign in the browser tab',
          advice: 'Put these beside your home page; the lines for its head are in head.html.',
          takes: [
            ...take(shelf.first('web/favicon.svg')),
            ...take(shelf.first('web/favicon.ico'), 'For older browsers'),
            ...take(shelf.first('web/head.html'), 'Lines for the head'),
          ],
        },
        {
          title: 'App store, home screen',
          advice: 'No transparency, no round corners: the stores cut those themselves.',
          takes: [
            ...take(shelf.first('web/icon-512.png'), 'Google Play'),
            ...take(
              shelf.first('web/app-icon-1024.png') ?? logo(['avatar', 'mark'], 'color', '-1000.png', '.svg'),
              'App Store, 1024 pixels',
            ),
            ...take(shelf.first('web/apple-touch-icon.png'), 'iPhone home screen'),
          ],
        },
        {
          title: 'Developer',
          advice: 'Colors and type as variables, under names that say what they are for.',
          takes: [
            ...take(shelf.first('tokens/tokens.css')),
            ...take(shelf.first('tokens/tailwind.css'), 'With Tailwind'),
            ...take(shelf.first('tokens/brand.tokens.json', 'tokens/tokens.json'), 'For design tools'),
          ],
        },
        {
          title: 'Designer, agency',
          advice: 'Opens in Illustrator, Affinity, Figma and Inkscape; every curve can be edited.',
          takes: [
            ...take(logo(compact, 'transparent', '.pdf', '.svg')),
            ...take(shelf.first('color/palette.ase'), 'Swatches for Adobe'),
          ],
        },
      ],
    },
  ];
  return groups
    .map(({ title, uses }) => ({ title, uses: uses.filter(({ takes }) => takes.length > 0) }))
    .filter(({ uses }) => uses.length > 0);
}
