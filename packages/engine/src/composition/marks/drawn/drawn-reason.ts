import { countedBy } from './outlines/counted.ts';
import { constructionOf } from './registry.ts';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/**
 * What a drawn mark shows, and what of the name it counts, where that is true: “It shows an arch. Each of the seven stones stands for a
 * letter in your name.” One of a kind counts nothing that is worth saying. Empty for an id that no construction lists.
 */
export function drawnReason(id: string, name: string, concept: string | null = null): string {
  const known = constructionOf(id.slice(id.indexOf('/') + 1));
  if (known === undefined) return '';
  const [{ idea, counts, counted, told, toldFor }, form] = known;
  const n = Number.parseInt(form, 10);
  const meant = counts === null || n < 2 ? null : countedBy(n, name);
  const said = meant === null ? '' : ` Each of the ${numbers[n] ?? n} ${counted?.(form) ?? counts} stands for ${ended(meant)}`;
  const shown = (concept === null ? undefined : toldFor?.[concept]) ?? told?.(form) ?? idea;
  return `It shows ${shown}.${said}`;
}

/** A sentence with its period, which goes inside a closing quotation mark. */
const ended = (text: string): string => (text.endsWith('”') ? `${text.slice(0, -1)}.”` : `${text}.`);
