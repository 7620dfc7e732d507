import { countedBy } from './outlines/counted.ts';
import { constructionOf } from './registry.ts';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** What a drawn mark shows, with its article: `an arch of stones`. Null for an id that no construction lists. */
export function drawnThing(id: string, concept: string | null = null): string | null {
  const known = constructionOf(id.slice(id.indexOf('/') + 1));
  if (known === undefined) return null;
  const [{ idea, told, toldFor }, form] = known;
  return (concept === null ? undefined : toldFor?.[concept]) ?? told?.(form) ?? idea;
}

/**
 * What of the name a drawn mark counts, where that is true: “Each of the seven stones stands for a letter in your name.” One of a kind
 * counts nothing that is worth saying. Empty where nothing is counted.
 */
export function countedReason(id: string, name: string): string {
  const known = constructionOf(id.slice(id.indexOf('/') + 1));
  if (known === undefined) return '';
  const [{ counts, counted }, form] = known;
  const n = Number.parseInt(form, 10);
  const meant = counts === null || n < 2 ? null : countedBy(n, name, 'worth telling');
  return meant === null ? '' : `Each of the ${numbers[n] ?? n} ${counted?.(form) ?? counts} stands for ${ended(meant)}`;
}

/** A sentence with its period, which goes inside a closing quotation mark. */
const ended = (text: string): string => (text.endsWith('”') ? `${text.slice(0, -1).replace(/\.$/u, '')}.”` : `${text}.`);
