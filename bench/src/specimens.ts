import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Brief, parseBrief, typefaces } from '@brandwright/engine';

/** A brief as somebody writes it. */
export interface Written {
  readonly name: string;
  readonly industry?: string;
  readonly description?: string;
  readonly slogan?: string;
  readonly style?: string;
  readonly colors?: string;
}

/** The 24 briefs the engine's own specimens are drawn from. */
export const written = JSON.parse(
  readFileSync(new URL('../../packages/engine/testing/briefs.json', import.meta.url), 'utf8'),
) as readonly Written[];

/** A brief that must parse. */
export function briefOf(input: unknown): Brief {
  const parsed = parseBrief(input);
  if (!parsed.ok) throw new Error(parsed.faults.map(({ message }) => message).join(' '));
  return parsed.value;
}

// The faces are the press's dependencies.
const { resolve } = createRequire(new URL('../../packages/press/package.json', import.meta.url));

/** The whole TTF of a typeface. */
export function faceFile(id: string): Buffer {
  const face = typefaces.find((one) => one.id === id);
  if (face === undefined) throw new Error(`There is no typeface ${id}.`);
  return readFileSync(resolve(face.file));
}
