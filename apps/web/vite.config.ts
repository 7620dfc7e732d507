import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { layerOrderPlugin } from './prerender/layer-order-plugin.ts';
import { samplePlugin } from './prerender/sample-plugin.ts';

/** Our packages have no side effects: what a page does not use of them (schemas, catalogues of other work) stays out of it. */
const treeshake = { moduleSideEffects: [{ test: /\/packages\/[^/]+\/src\//, sideEffects: false }] };

export default defineConfig({
  plugins: [samplePlugin(), reactRouter(), layerOrderPlugin()],
  worker: { format: 'es', rolldownOptions: { treeshake } },
  // One stylesheet for all pages: a few kB more on the first, instead of five requests before the first paint.
  build: { target: 'es2023', assetsInlineLimit: 0, cssCodeSplit: false, rolldownOptions: { treeshake } },
  server: { proxy: { '^/api/': 'http://localhost:3000' } },
});
