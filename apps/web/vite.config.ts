import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiPlugin } from './prerender/api-plugin.ts';
import { devPagesPlugin } from './prerender/dev-pages-plugin.ts';
import { fontPlugin } from './prerender/font-plugin.ts';
import { layerOrderPlugin } from './prerender/layer-order-plugin.ts';
import { picturePlugin } from './prerender/picture-plugin.ts';
import { samplePlugin } from './prerender/sample-plugin.ts';
import { typefacePlugin } from './prerender/typeface-plugin.ts';
import { routes } from './src/pages.ts';

/** Our packages have no side effects: what a page does not use of them (schemas, catalogues of other work) stays out of it. */
const treeshake = { moduleSideEffects: [{ test: /\/packages\/[^/]+\/src\//, sideEffects: false }] };

/** What takes time is the engine, drawing the pages' pictures: nothing to be told of at every start. */
const checks = { bundlerTimings: false } as const;

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the loader imports: what brings a page alive, and what fills each. */
const input = {
  'entry.client': at('src/entry.client.tsx'),
  ...Object.fromEntries(routes.map((route) => [route, at(`src/routes/${route}.tsx`)])),
};

export default defineConfig({
  appType: 'custom',
  plugins: [react(), apiPlugin(), fontPlugin(), picturePlugin(), samplePlugin(), devPagesPlugin(), layerOrderPlugin()],
  worker: { format: 'es', plugins: () => [picturePlugin(), typefacePlugin()], rolldownOptions: { treeshake } },
  build: { target: 'es2023', assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: { input, treeshake, preserveEntrySignatures: 'strict', checks },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        rolldownOptions: { input: at('src/entry.server.tsx'), treeshake, checks },
      },
    },
  },
  // The browser's files and the program that writes the pages; prerender/write-pages.ts runs it.
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (client === undefined || ssr === undefined) throw new Error('An environment of the build is missing.');
      await build(client);
      await build(ssr);
    },
  },
  server: { proxy: { '^/api/': 'http://localhost:3000' } },
});
