import { wizard } from '../../../content/wizard.ts';
import type { ThingPicture } from '../../../drawing-worker/tasks/heard.ts';
import type { Drawing } from '../use-drawing.ts';
import type { Reading } from './reading.ts';

const words = wizard.ideas;

/** What came of asking a model, in a sentence or two. Empty before anybody asks, and while the suggestions are drawn. */
export function saidOf(
  reading: Reading | null,
  model: string,
  drawing: Pick<Drawing<readonly ThingPicture[]>, 'drawn' | 'current' | 'trouble'>,
  shown: number,
  known: readonly string[],
): string {
  switch (reading?.state) {
    case undefined:
      return '';
    case 'asking':
      return words.asking(model);
    case 'failed':
      return words.failed(model);
    case 'unreached':
      return words.unreached;
    case 'limited':
      return words.limited(model, new Date(reading.until));
    case 'answered': {
      const names = reading.direction.things.map(({ thing }) => thing);
      if (names.length > 0 && drawing.trouble !== null) return words.undrawn;
      if (names.length > 0 && (drawing.drawn === null || !drawing.current)) return '';
      const missing = names.filter((name) => !known.includes(name) && !drawing.drawn?.some((one) => one.name === name));
      const found = shown > 0 ? words.found(shown) : missing.length > 0 ? '' : words.nothingNew(reading.model);
      return [found, missing.length > 0 ? words.missing(missing) : ''].join(' ').trim();
    }
    default:
      return reading satisfies never;
  }
}
