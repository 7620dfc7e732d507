import type { Genome } from '../composition/genome.ts';
import type { EditorLayout } from './customization.ts';

/** Which of the editor's layouts a genome is. */
export function layoutOf({ archetype, stand, mark }: Pick<Genome, 'archetype' | 'stand' | 'mark'>): EditorLayout {
  if (archetype === 'emblem' || archetype === 'container' || stand === 'between') return 'integrated';
  if (stand === 'none') return mark === null ? 'wordmark' : 'integrated';
  return stand === 'above' ? 'vertical' : 'horizontal';
}
