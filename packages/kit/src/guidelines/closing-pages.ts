import type { Piece } from '../document/document.ts';
import { flow, label } from '../document/flow.ts';
import { stampIn } from '../document/stamp.ts';
import { typeStyles } from '../document/type-style.ts';
import { nameOn } from '../grammar/name-on.ts';
import { box, rectangle } from '../layout/area.ts';
import { isPlaceholder } from '../stationery/contact.ts';
import type { Book, Leaf } from './book.ts';
import { decoration, figure, panel, sidePage } from './frame.ts';
import { tonesOn } from './tones.ts';

/** What the folders and single files of a kit are for. Others are listed by their name alone. */
export const purposes: Readonly<Record<string, string>> = {
  'start-here.html': 'Which file to use for what',
  logo: 'Every layout in every version and format',
  web: 'Browser icons, app icons and a link preview',
  animated: 'The logo that draws itself',
  tokens: 'Colors, type and sizes for developers',
  color: 'The palette for design programs',
  fonts: 'The typefaces and how to install them',
  guidelines: 'These guidelines and a one-page brand sheet',
  stationery: 'Business cards, letterhead and envelopes',
  social: 'Images sized for each social network',
  pattern: 'Seamless repeating patterns',
  office: 'Editable letterhead, invoice and presentation',
  'sign-maker': 'Outlines for vinyl cutters, in millimeters',
  contact: 'A contact card and a QR code for phones',
  signature: 'Your email signature',
  website: 'A one-page website, ready to edit',
  copy: 'Story, voice, taglines and social media bios',
  'licenses.txt': 'What you may do with the files',
};

/** What is where in the kit, from its list of files. */
export function fileIndexPage(book: Book): Leaf {
  const { brand, surfaces } = book;
  const ground = surfaces.sheet;
  const { ink, muted } = tonesOn(brand.design, ground);
  const folders = foldersOf(book.paths);
  const pitch = Math.min(44, 420 / Math.max(1, folders.length));
  return sidePage(
    book,
    { title: 'Files', ground },
    [
      { text: `The kit has ${book.paths.length} files. Open start-here.html first.`, style: typeStyles.body, paint: ink },
      {
        text: 'For a print shop, use the PDF files with “cmyk” in the name. For a website, use the SVGs.',
        style: typeStyles.body,
        paint: muted,
        gap: 10,
      },
    ],
    [{ kind: 'group', role: 'L', pieces: folders.map((folder, i) => entry(book, folder, 66 + i * pitch, pitch)) }],
  );
}

interface Folder {
  readonly name: string;
  readonly count: number;
  /** Endings of its files, in alphabetical order. */
  readonly formats: readonly string[];
}

/** Files by their first folder, in the kit’s order. */
function foldersOf(paths: readonly string[]): readonly Folder[] {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const name = path.split('/')[0] ?? path;
    folders.set(name, [...(folders.get(name) ?? []), path]);
  }
  return [...folders].map(([name, own]) => ({
    name,
    count: own.length,
    formats: [...new Set(own.map((path) => path.slice(path.lastIndexOf('.') + 1).toUpperCase()))].sort(),
  }));
}

function entry({ setter, brand, surfaces }: Book, { name, count, formats }: Folder, y: number, pitch: number): Piece {
  const { ink, muted, line } = tonesOn(brand.design, surfaces.sheet);
  const at = (
    text: string,
    x: number,
    paint: typeof ink,
    style: typeof typeStyles.body | typeof typeStyles.strong | typeof typeStyles.small,
  ): Piece => label(setter, { text, style, paint, x, y, role: 'LBody' });
  const single = name.includes('.');
  const shown = formats
    .filter((format) => format.length <= 4)
    .slice(0, 5)
    .join(', ');
  return {
    kind: 'group',
    role: 'LI',
    pieces: [
      at(single ? name : `${name}/`, panel.x, ink, typeStyles.strong),
      at(purposes[name] ?? '', panel.x + 116, ink, typeStyles.body),
      ...(single ? [] : [at(`${count} ${count === 1 ? 'file' : 'files'}: ${shown}`, 716, muted, typeStyles.small)]),
      decoration({ layers: [{ paint: line, path: [rectangle(box(panel.x, y + Math.min(13, 0.4 * pitch), 588, 0.6))] }] }),
    ],
  };
}

/** Who to ask, on the brand’s boldest ground. */
export function contactPage(book: Book): Leaf {
  const { brand, surfaces, setter } = book;
  const { contact } = brand;
  const ground = surfaces.bold;
  const { ink, muted } = tonesOn(brand.design, ground);
  const reach = [
    ...(contact.email === '' ? [] : [{ text: contact.email, link: { to: `mailto:${contact.email}` } }]),
    ...(contact.website === '' ? [] : [{ text: contact.website, link: { to: addressOf(contact.website) } }]),
  ];
  const plain = [contact.phone, ...contact.address].filter((line) => line !== '');
  const set = flow(setter, { x: 48, y: 42, w: 420 }, [
    { text: 'Contact', style: typeStyles.head, paint: ink, role: 'H1' },
    { text: 'Questions about the brand?', style: typeStyles.statement, paint: ink, gap: 28, balanced: true },
    ...reach.map(({ text, link }, i) => ({ text, link, style: typeStyles.lead, paint: ink, gap: i === 0 ? 26 : 0 })),
    ...plain.map((text, i) => ({ text, style: typeStyles.body, paint: ink, gap: i === 0 ? 12 : 0 })),
    ...(isPlaceholder(contact)
      ? [{ text: 'These details are placeholders until you add your own.', style: typeStyles.small, paint: muted, gap: 14 }]
      : []),
  ]);
  const at = box(560, 330, 352, 168);
  const drawn = nameOn(brand, ground, at);
  const name = figure(`The name ${brand.design.name}`, { layers: stampIn(drawn, at, { across: 1, down: 1 }) });
  return { title: 'Contact', ground, bare: true, pieces: [...set.pieces, name] };
}

const addressOf = (website: string): string => (/^https?:\/\//iu.test(website) ? website : `https://${website}`);
