import { readFile } from 'node:fs/promises';
import type { PictureFile } from '@brandwright/engine';
import type { Plugin } from 'vite';
import { shelfOf, shelves } from '../src/drawing-worker/shelf-of.ts';

const source = new URL('../../../packages/engine/src/concepts/catalogue/pictures.json', import.meta.url);
const index = 'virtual:picture-shelves';
const shelf = 'virtual:picture-shelf/';

/** The engine's drawings that come with the words that ask for them, a file a shelf, and `virtual:picture-shelves`, which fetches them. */
export function picturePlugin(): Plugin {
  const read = async (): Promise<PictureFile> => JSON.parse(await readFile(source, 'utf8')) as PictureFile;
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
