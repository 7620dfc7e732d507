import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TracedDrawing } from '@brandwright/engine';

/** A drawing as it was traced, for whoever asks next. */
export type Unsealed = Omit<TracedDrawing, 'seal'>;

const digest = (secret: string, personId: string, { maker, path }: Unsealed): Buffer =>
  createHmac('sha256', secret)
    .update(`traced drawing ${JSON.stringify([personId, maker, path])}`)
    .digest();

/** The drawing with the seal of this server for one person. */
export const sealed = (secret: string, personId: string, drawing: Unsealed): TracedDrawing => ({
  ...drawing,
  seal: digest(secret, personId, drawing).toString('base64url'),
});

/** Whether this server traced a drawing for the person who brings it back: nobody else’s outlines get into a kit (K-09). */
export function isSealed(secret: string, personId: string, drawing: TracedDrawing): boolean {
  const [own, brought] = [digest(secret, personId, drawing), Buffer.from(drawing.seal, 'base64url')];
  return own.length === brought.length && timingSafeEqual(own, brought);
}
