import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PictureFile } from '@brandwright/engine';
import type { Plugin } from 'vite';
import { shelfCount, shelfOf } from '../src/drawing-worker/shelf-of.ts';

const catalogue = new URL('../../../packages/engine/src/concepts/catalogue/', import.meta.url);
const files = ['outlines.json', 'letter-paths.json', 'pictures.json'];
const index = 'virtual:picture-shelves';

/** The addresses of files with the engine's drawings, outlines and letters that a page fetches on demand: `virtual:picture-shelves`. */
export function picturePlugin(): Plugin {
  return {
    name: 'brandwright-pictures',
    resolveId: (id) => (id === index ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${index}`) return null;
      const addresses = (await readShelves()).map((text, i) => {
        if (this.environment.mode !== 'build') return `data:application/json,${encodeURIComponent(text)}`;
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
        const fileName = `assets/pictures-${i}-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source: text });
        return `/${fileName}`;
      });
      return `export default ${JSON.stringify(addresses)};`;
    },
  };
}

/** Each shelf as JSON. */
export async function readShelves(): Promise<readonly string[]> {
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, catalogue), 'utf8')));
  const all = texts.flatMap((text) => Object.entries(JSON.parse(text) as PictureFile));
  return Array.from({ length: shelfCount }, (_, shelf) =>
    JSON.stringify(Object.fromEntries(all.filter(([name]) => shelfOf(name) === shelf))),
  );
}
