import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('pictures/', import.meta.url);

/** A line of a list: a drawing’s name, its craft from 3 to 5 by what a blind reader made of it (decision 0081), its concept, and the phrases that ask for it. */
export interface ListedPicture {
  readonly name: string;
  readonly craft: number;
  readonly concept: string;
  readonly phrases: readonly string[];
}

/** Every line of the lists, in their order. */
export const listedPictures = (): readonly ListedPicture[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', craft = '', concept = '', phrases = ''] = line.split('|').map((cell) => cell.trim());
      return { name, craft: Number(craft), concept, phrases: phrases.split(';').map((phrase) => phrase.trim()) };
    });

/** A line of drawings.txt: a picture, its concept, its drawings, and the phrases that ask for it. */
export interface DrawnPicture {
  readonly concept: string;
  readonly drawings: string;
  readonly phrases: readonly string[];
}

export const drawnPictures = (): readonly DrawnPicture[] => [
  ...readFileSync(new URL('subjects/drawings.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [concept = '', drawings = '', phrases = ''] = line.split('|').map((cell) => cell.trim());
      return { concept, drawings, phrases: phrases.split(';').map((phrase) => phrase.trim()) };
    }),
  ...listedPictures().map(({ name, concept, phrases }) => ({ concept, drawings: name, phrases })),
];
