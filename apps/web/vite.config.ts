import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { samplePlugin } from './prerender/sample-plugin.ts';

/** Our packages have no side effects: what a page does not use of them (schemas, catalogues of other work) stays out of it. */
const treeshake = { moduleSideEffects: [{ test: /\/packages\/[^/]+\/src\//, sideEffects: false }] };

export default defineConfig({
  plugins: [samplePlugin(), reactRouter()],
  worker: { format: 'es', rolldownOptions: { treeshake } },
  build: { target: 'es2023', assetsInlineLimit: 0, rolldownOptions: { treeshake } },
  server: { proxy: { '^/api/': 'http://localhost:3000' } },
});
