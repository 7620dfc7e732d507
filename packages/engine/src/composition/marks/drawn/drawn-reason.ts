import { countedBy } from './outlines/counted.ts';
import { constructionOf } from './registry.ts';

const numbers = [
  'none',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
] as const;

/**
 * Says what was drawn for this name and, where true, what it counts in the name: “Seven stones, one for each
 * letter …”.
 */
export function drawnReason(id: string, name: string): string {
  const known = constructionOf(id.slice(id.indexOf('/') + 1));
  if (known === undefined) return '';
  const [{ idea, counts, told }, form] = known;
  const n = Number.parseInt(form, 10);
  const counted = counts === null ? null : countedBy(n, name);
  return `Drawn for this name: ${told?.(form) ?? idea}.${counted === null ? '' : ` ${numbers[n] ?? n} ${counts}, one for ${counted}.`}`;
}
