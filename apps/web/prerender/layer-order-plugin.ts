import type { Plugin } from 'vite';

/**
 * All styles stand in one file, in the order of the chunks that brought them; the order of their layers is said first, or that of their
 * first appearance would count.
 */
export function layerOrderPlugin(): Plugin {
  return {
    name: 'brandwright-layer-order',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `@layer base,component,page;${file.source}`;
      }
    },
  };
}
