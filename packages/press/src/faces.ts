import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontBook } from '@brandwright/engine';
import { typefaces } from '@brandwright/engine/documents';
import { pressError } from './errors.ts';
import { createRecent } from './recent.ts';

const require = createRequire(import.meta.url);

const fileOf: ReadonlyMap<string, string> = new Map(typefaces.map((face) => [face.id, face.file]));

/** 3 MB hold the faces of one or two briefs. Reading one again takes 0.1 ms. */
const kept = createRecent<Promise<Uint8Array>>({ entries: 256, weight: 3 * 1024 * 1024 });

/** True if the catalogue has this typeface. */
export const isFace = (id: string): boolean => fileOf.has(id);

/**
 * The full TTF of a typeface, from its npm package. Those used last stay in memory. Throws
 * `press.face.unknown` for an unknown id, `press.face.unreadable` if its package is broken or missing.
 */
export function readFace(id: string): Promise<Uint8Array> {
  const file = fileOf.get(id);
  if (file === undefined) throw pressError('press.face.unknown', { received: id });
  const known = kept.get(id);
  if (known !== undefined) return known;
  const bytes = read(id, file);
  kept.set(id, bytes);
  bytes.then(
    ({ length }) => kept.weigh(id, length),
    () => kept.drop(id),
  );
  return bytes;
}

const sizes = new Map<string, number>();

/** Size of a typeface's file in bytes, cached. 0 if it is unknown or unreadable. */
export function faceBytes(id: string): number {
  const file = fileOf.get(id);
  if (file === undefined) return 0;
  const bytes = sizes.get(id) ?? sizeOf(file);
  sizes.set(id, bytes);
  return bytes;
}

function sizeOf(file: string): number {
  try {
    return statSync(require.resolve(file)).size;
  } catch {
    return 0;
  }
}

async function read(id: string, file: string): Promise<Uint8Array> {
  try {
    return await readFile(require.resolve(file));
  } catch (cause) {
    throw pressError('press.face.unreadable', { received: id }, cause);
  }
}

/** The license that a typeface's makers published with it, as text. Errors: those of `readFace`. */
export async function readLicense(id: string): Promise<Uint8Array> {
  const file = fileOf.get(id);
  if (file === undefined) throw pressError('press.face.unknown', { received: id });
  // `@expo-google-fonts/<family>/<cut>/<file>.ttf`: the license of the font is at the package's root.
  const root = file.split('/').slice(0, 2).join('/');
  return read(id, `${root}/LICENSE_FONT`);
}

/** Adds missing typefaces to a font book. Errors: those of `readFace`. */
export async function loadFonts(ids: readonly string[], book: FontBook): Promise<void> {
  const missing = ids.filter((id) => !book.has(id));
  const faces = await Promise.all(missing.map(async (id) => ({ id, bytes: await readFace(id) })));
  for (const { id, bytes } of faces) book.add(id, bytes);
}
