import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TracedDrawing } from '@brandwright/engine';

type Unsealed = Omit<TracedDrawing, 'seal'>;

const digest = (secret: string, { maker, path }: Unsealed): Buffer =>
  createHmac('sha256', secret)
    .update(`traced drawing ${JSON.stringify([maker, path])}`)
    .digest();

/** The drawing with the seal of this server. */
export const sealed = (secret: string, drawing: Unsealed): TracedDrawing => ({
  ...drawing,
  seal: digest(secret, drawing).toString('base64url'),
});

/** Whether this server traced a drawing that a client brings back: nobody else’s outlines get into a kit (K-09). */
export function isSealed(secret: string, drawing: TracedDrawing): boolean {
  const [own, brought] = [digest(secret, drawing), Buffer.from(drawing.seal, 'base64url')];
  return own.length === brought.length && timingSafeEqual(own, brought);
}
