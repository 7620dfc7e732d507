import { rasterize } from '../../../packages/press/src/raster.ts';
import { home } from '../src/content/home.ts';
import type { Route } from '../src/pages.ts';
import type { DrawingRoom } from './drawing-room.ts';
import type { DrawnPlate } from './drawn-plate.ts';
import { type Area, filled, house, lettering } from './editorial/board.ts';

/** The plates of the build by key; `svg` is the file of each, under the site's root. */
export type PlateList = Readonly<Record<string, DrawnPlate>>;

const size = { width: 1200, height: 630 } as const;
const text: Area = { x: 0, y: 0, w: 480, h: 630 };
const shown: Area = { x: 480, y: 0, w: 720, h: 630 };
const margin = 56;
/** Of a title whose longest word fits; a longer word is set smaller. */
const heading = { face: 'bricolage-grotesque-700', size: 68, leading: 72 / 68 } as const;

/** What stands beside a page's title when it is shared: one plate, or four. */
const platesOf: Readonly<Partial<Record<Route, readonly string[]>>> = {
  home: ['use-full', 'character-b-0', 'character-a-1', 'script-1'],
  create: ['character-a-0', 'character-b-1', 'character-b-2', 'character-a-3'],
  free: ['use-mono-black'],
  pricing: ['plan-professional'],
  contact: ['form-contact'],
  help: ['guide-help-center'],
  'api-documentation': ['guide-api-documentation'],
  'brand-guidelines': ['guideline-hero'],
  'design-tips': ['tip-simplicity'],
  'about-us': ['about-hero'],
  login: ['form-login'],
  signup: ['form-signup'],
};

interface Shared {
  readonly route: Route;
  readonly title: string;
  readonly plates: PlateList;
  /** The text of a file of the build. */
  read(file: string): Promise<string>;
}

/** A page's picture for networks and chats as PNG, 1200 × 630: its title, beside logos of our engine. */
export async function sharePicture(room: DrawingRoom, { route, title, plates, read }: Shared): Promise<Uint8Array> {
  const keys = platesOf[route] ?? ['kit-logo'];
  const tall = keys.length === 1 ? 1 : 2;
  const cells = await Promise.all(
    keys.map(async (key, i) => {
      const plate = plates[key];
      if (plate === undefined) throw new Error(`There is no plate ${key} to share.`);
      const [w, h] = [shown.w / tall, shown.h / tall];
      const area = { x: shown.x + (i % tall) * w, y: Math.floor(i / tall) * h, w, h };
      return filled(area, plate.ground) + within(await read(plate.svg), plate, area);
    }),
  );
  const name = route === 'home' ? home.headline.join('\n') : title.replace(' · Brandwright', '');
  const { lines, fontSize } = await fitTitle(room, name);
  const words = lines.map((line, i) => {
    const baseline = text.h - margin - (lines.length - 1 - i) * heading.leading * fontSize;
    return lettering(room, line, margin, baseline, { face: heading.face, size: fontSize, paint: house.ink });
  });
  const brand = [
    `<g transform="translate(${margin} ${margin}) scale(1.6)"><path fill="${house.ink}" d="M0 0H9.5A5.1 5.1 0 0 1 9.5 10.2H0Z"/><path fill="${house.signal}" d="M0 11.4H11.6A5.3 5.3 0 0 1 11.6 22H0Z"/></g>`,
    await lettering(room, 'Brandwright', margin + 44, margin + 28, { face: heading.face, size: 30, paint: house.ink }),
  ];
  const parts = [filled(text, house.paper), ...cells, ...brand, ...(await Promise.all(words))];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">${parts.join('')}</svg>`;
  return rasterize(svg, { ...size, ground: house.paper });
}

/** A plate's file as part of a drawing: whole, in the middle of an area. */
const within = (svg: string, { width, height }: DrawnPlate, { x, y, w, h }: Area): string =>
  svg.replace(/<svg [^>]*>/, `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}">`);

/** A title in lines that fit beside the logos, and its font size and the width there is for it, in pixels. */
export async function fitTitle(room: Pick<DrawingRoom, 'line'>, title: string) {
  const widest = text.w - 2 * margin;
  const widthOf = async (words: string, size: number): Promise<number> => (await room.line(heading.face, words, size)).width;
  const widths = await Promise.all(title.split(/\s/).map((word) => widthOf(word, heading.size)));
  const fontSize = heading.size * Math.min(1, widest / Math.max(...widths));
  const lines: string[] = [];
  for (const sentence of title.split('\n')) {
    let line = '';
    for (const word of sentence.split(' ')) {
      const longer = `${line} ${word}`.trim();
      if (line !== '' && (await widthOf(longer, fontSize)) > widest) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return { lines, fontSize, widest };
}
