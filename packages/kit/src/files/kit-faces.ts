import type { Brief, Design } from '@brandwright/engine';
import { facesForLettering } from '../layout/lettering.ts';
import { facesForLockups } from './logo/lockups.ts';

/** Ids of the faces that the files of a kit may need: those of its lockups and of its texts. Add them to the font book first. */
export const facesForKit = (design: Design, brief: Brief): readonly string[] => [
  ...new Set([...facesForLockups(design, brief), ...Object.values(facesForLettering(design)).flat()]),
];
