import type { Plugin } from 'vite';
import { apiReferenceOf } from './api-reference.ts';

const name = 'virtual:api-reference';

/** The reference of the public API as a module, so that no page loads the contract’s schemas: `virtual:api-reference`. */
export function apiPlugin(): Plugin {
  return {
    name: 'brandwright-api',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(apiReferenceOf())};` : null),
  };
}
