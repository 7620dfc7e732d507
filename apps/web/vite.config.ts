import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { fontPlugin } from './prerender/font-plugin.ts';
import { layerOrderPlugin } from './prerender/layer-order-plugin.ts';
import { samplePlugin } from './prerender/sample-plugin.ts';

/** Our packages have no side effects: what a page does not use of them (schemas, catalogues of other work) stays out of it. */
const treeshake = { moduleSideEffects: [{ test: /\/packages\/[^/]+\/src\//, sideEffects: false }] };

export default defineConfig({
  plugins: [fontPlugin(), samplePlugin(), reactRouter(), layerOrderPlugin()],
  worker: { format: 'es', rolldownOptions: { treeshake } },
  build: { target: 'es2023', assetsInlineLimit: 0, rolldownOptions: { treeshake } },
  server: { proxy: { '^/api/': 'http://localhost:3000' } },
});
