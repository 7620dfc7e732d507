import type { Brief, Design } from '@brandwright/engine';
import { facesForLettering } from '../layout/lettering.ts';
import { type Headlines, plainHeadlines } from '../social/headlines.ts';
import { facesForLockups } from './logo/lockups.ts';

/**
 * Ids of the faces that the files of a kit may need: those of its lockups and of its texts. Add them to the font book
 * first. Default headlines: the templates’ own.
 */
export function facesForKit(design: Design, brief: Brief, headlines: Headlines = {}): readonly string[] {
  const lettering = facesForLettering(design, Object.values(plainHeadlines(headlines)));
  return [...new Set([...facesForLockups(design, brief), ...Object.values(lettering).flat()])];
}
