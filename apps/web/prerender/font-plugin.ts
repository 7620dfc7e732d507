import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * What nearly every text of the pages is written in. A face cut to it, at the weights and widths in use, is a third of the file;
 * the rest of a face is fetched by the page that needs it (fonts.css).
 */
const basic = {
  text: `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}\u00A0©·×é–—‘’“”•…→`,
  range: 'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+00E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2192',
};

/** Spacing, and figures of one width for what counts up; the alternates of all other features are a third of a face. */
const features = ['kern', 'tnum'];

const cuts = [
  {
    name: 'bricolage',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    // Headings have one weight (tokens.css, --w-head) and three widths.
    axes: { wght: 640, wdth: { min: 75, max: 100 } },
    face: 'font-family:"Bricolage Grotesque Variable";font-weight:200 800;font-stretch:75% 100%',
  },
  {
    name: 'inter',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    face: 'font-family:"Inter Variable";font-weight:100 900',
  },
] as const;

interface Cut {
  /** Its place in the build, named by what is in it. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Its @font-face rule. */
  readonly rule: string;
}

/** The resolved id is an address that ends as the bundler expects of a stylesheet. */
const sheet = '/__fonts.css';

/** The interface's two faces, cut, and declared by `virtual:fonts.css`. */
export function fontPlugin(): Plugin {
  let cutting: Promise<readonly Cut[]> | null = null;
  const cut = (): Promise<readonly Cut[]> => {
    cutting ??= Promise.all(cuts.map(cutOne));
    return cutting;
  };
  return {
    name: 'brandwright-fonts',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:fonts.css' ? sheet : null),
    async load(id) {
      if (id !== sheet) return null;
      const done = await cut();
      if (this.environment.mode === 'build' && this.environment.name === 'client')
        for (const { file, bytes } of done) this.emitFile({ type: 'asset', fileName: file, source: bytes });
      return done.map(({ rule }) => rule).join('\n');
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/assets/basic-')) return next();
        response.setHeader('content-type', 'font/woff2');
        response.end((await cut()).find(({ file }) => `/${file}` === request.url)?.bytes);
      });
    },
  };
}

async function cutOne({ name, source, axes, face }: (typeof cuts)[number]): Promise<Cut> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  const bytes = await subsetFont(whole, basic.text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
  const file = `assets/basic-${name}-${hash}.woff2`;
  const rule = `@font-face{${face};font-display:swap;src:url("/${file}") format("woff2");unicode-range:${basic.range}}`;
  return { file, bytes, rule };
}
