import { readFile } from 'node:fs/promises';
import type { PictureFile } from '@brandwright/engine';
import type { Plugin } from 'vite';
import { shelfOf, shelves } from '../src/drawing-worker/shelf-of.ts';

const catalogue = new URL('../../../packages/engine/src/concepts/catalogue/', import.meta.url);
const files = ['outlines.json', 'letter-paths.json', 'pictures.json'];
const index = 'virtual:picture-shelves';
const shelf = 'virtual:picture-shelf/';

/** The engine's drawings that come with the words that ask for them, a file a shelf, and `virtual:picture-shelves`, which fetches them. */
export function picturePlugin(): Plugin {
  const read = async (): Promise<PictureFile> => {
    const texts = await Promise.all(files.map((file) => readFile(new URL(file, catalogue), 'utf8')));
    return Object.assign({}, ...texts.map((text) => JSON.parse(text) as PictureFile)) as PictureFile;
  };
  return {
    name: 'brandwright-pictures',
    resolveId: (id) => (id === index || id.startsWith(shelf) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${index}`)
        return `export default [${Array.from({ length: shelves }, (_, i) => `() => import('${shelf}${i}')`).join(',')}];`;
      if (!id.startsWith(`\0${shelf}`)) return null;
      const number = Number(id.slice(shelf.length + 1));
      const own = Object.entries(await read()).filter(([name]) => shelfOf(name) === number);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(own)))});`;
    },
  };
}
