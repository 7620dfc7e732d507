import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import {
  type Brief,
  createFontBook,
  type DesignSet,
  designSet,
  type FontBook,
  facesFor,
  parseBrief,
  typefaces,
} from '../src/index.ts';

// The faces are the press's dependencies; the engine itself only ever sees bytes.
const { resolve } = createRequire(new URL('../../press/package.json', import.meta.url));
const files = new Map(typefaces.map((face) => [face.id, face.file]));
const book = createFontBook(harfbuzz);

/** The one font book of a test process, holding every face a brief may use. */
export const fontsFor = (brief: Brief, round = 0): FontBook => bookWith(facesFor(brief, round));

/** The same book, holding at least these faces. */
export function bookWith(ids: readonly string[]): FontBook {
  for (const id of ids) if (!book.has(id)) book.add(id, readFileSync(resolve(files.get(id) ?? id)));
  return book;
}

/** The book with every face of the catalogue in it. */
export function everyFace(): FontBook {
  for (const [id, file] of files) if (!book.has(id)) book.add(id, readFileSync(resolve(file)));
  return book;
}

/** A new book that holds just the faces this brief asks for. */
export function freshBookFor(brief: Brief): FontBook {
  const fresh = createFontBook(harfbuzz);
  for (const id of facesFor(brief)) fresh.add(id, readFileSync(resolve(files.get(id) ?? id)));
  return fresh;
}

/** A brief that must parse. */
export function briefOf(input: unknown): Brief {
  const parsed = parseBrief(input);
  if (!parsed.ok) throw new Error(parsed.faults.map((f) => f.message).join(' '));
  return parsed.value;
}

/** Sets drawn last, by brief and round. A set takes 220 kB (40 measured). */
const drawn = new Map<string, DesignSet>();
const mostDrawn = 64;

/**
 * Brief in, set out, fonts and all. The files of a test process ask for the same sets, so each is drawn once while it is among the
 * last. Nobody may change a set; tests of drawing the same twice call `designSet`.
 */
export function setOf(input: unknown, round = 0): DesignSet {
  const brief = briefOf(input);
  const key = `${round} ${JSON.stringify(brief)}`;
  const set = drawn.get(key) ?? designSet(brief, { fonts: fontsFor(brief, round), round });
  drawn.delete(key);
  drawn.set(key, set);
  for (const [oldest] of drawn) if (drawn.size > mostDrawn) drawn.delete(oldest);
  return set;
}
