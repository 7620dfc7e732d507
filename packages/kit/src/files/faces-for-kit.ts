import { type Brief, type Design, textFaces } from '@brandwright/engine';
import { facesForLockups } from './logo/lockups.ts';

/** Ids of the faces that a kit may set, of its lockups and of text beside them. Add them to the font book first. */
export function facesForKit(design: Design, brief: Brief): readonly string[] {
  const { regular, bold } = textFaces(design.genome.face, design.name);
  return [...new Set([...facesForLockups(design, brief), ...regular, ...bold])];
}
