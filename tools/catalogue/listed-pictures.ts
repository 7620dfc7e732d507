import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('pictures/', import.meta.url);

/**
 * A line of a list: a drawing's name, its score, its concept, and the phrases that ask for it. A reader who is not told what the
 * drawings show scores them from 1 to 5, in halves (decision 0081).
 */
export interface ListedPicture {
  readonly name: string;
  readonly score: number;
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
      const [name = '', score = '', concept = '', phrases = ''] = line.split('|').map((cell) => cell.trim());
      return { name, score: Number(score), concept, phrases: phrases.split(';').map((phrase) => phrase.trim()) };
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
