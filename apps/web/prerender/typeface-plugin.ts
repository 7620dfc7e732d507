import type { Plugin } from 'vite';

/** Leaves the paths of font files out of the drawing worker. Only Node opens them. */
export function typefacePlugin(): Plugin {
  return {
    name: 'brandwright-typefaces',
    enforce: 'pre',
    transform: {
      filter: { id: /\/catalogue\/typefaces\.json$/ },
      handler: (code) => JSON.stringify(JSON.parse(code), (key, value: unknown) => (key === 'file' ? undefined : value)),
    },
  };
}
