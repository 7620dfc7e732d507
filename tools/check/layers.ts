/** A workspace, or one of the root's folders of programs; config files at the root count as tools. */
export type Unit =
  | 'engine'
  | 'copy'
  | 'kit'
  | 'press'
  | 'contract'
  | 'data'
  | 'server'
  | 'web'
  | 'cli'
  | 'bench'
  | 'e2e'
  | 'tools';

/** Which faces (`@brandwright/<unit>`) a unit may import. Server and web never meet; packages never see apps. */
export const faces: Readonly<Record<Unit, readonly Unit[]>> = {
  engine: [],
  copy: ['engine'],
  kit: ['engine', 'copy'],
  press: ['engine', 'kit'],
  contract: ['engine', 'kit'],
  data: ['engine', 'contract'],
  server: ['engine', 'kit', 'press', 'contract', 'data'],
  web: ['engine', 'kit', 'contract'],
  cli: ['engine', 'kit', 'press', 'contract', 'data'],
  bench: ['engine', 'kit', 'press', 'contract', 'data', 'server'],
  e2e: ['engine', 'kit', 'press', 'contract'],
  tools: ['engine', 'kit', 'press', 'contract'],
};

/**
 * Further faces (`@brandwright/<unit>/<name>`): `documents` reads, checks and prints briefs and designs without the catalogs that
 * drawing needs; `maker` draws in the process that imports it, where the plain face of the press hands work to its children.
 */
export const furtherFaces: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  engine: ['documents'],
  kit: ['documents'],
  press: ['maker'],
};

/**
 * Units that a server loads and that draw nothing. Of engine and kit they see types and `documents`, and of the press no maker: the
 * catalogs of drawings, the copywriter's texts and the makers of office files would take 66 MB of a server.
 */
export const drawsNothing: readonly Unit[] = ['server', 'contract', 'data'];

/**
 * Relative imports that may leave their unit: the browser's path is needed by bench and e2e, and the catalogue builders belong
 * to the engine but need Node, so they see its inside; so does the rubric, which measures foreign logos with the engine's rules.
 * The kit's specimens are the engine's, drawn with the one font book of a test process, and shown in the tools' browser.
 */
export const crossings: readonly { readonly from: string; readonly to: string }[] = [
  { from: 'bench/', to: 'tools/' },
  { from: 'e2e/', to: 'tools/' },
  // Share pictures are pixels, which the press fills; pages never see it.
  { from: 'apps/web/prerender/', to: 'packages/press/src/raster.ts' },
  // The list of the pages there are, which has no imports but their words.
  { from: 'e2e/', to: 'apps/web/src/pages.ts' },
  // The program that receivers of events copy from the page, which is run as it stands.
  { from: 'e2e/', to: 'apps/web/src/content/webhook-sample.ts' },
  { from: 'tools/catalogue/', to: 'packages/engine/' },
  { from: 'bench/src/rubric/', to: 'packages/engine/' },
  // The trades that the copywriter has words for are the engine's, and so are briefs by chance.
  { from: 'packages/copy/testing/', to: 'packages/engine/' },
  { from: 'packages/kit/testing/', to: 'packages/engine/testing/' },
  { from: 'packages/kit/testing/', to: 'tools/' },
  { from: 'packages/press/testing/', to: 'packages/engine/testing/' },
  { from: 'packages/press/src/raster-request.test.ts', to: 'packages/engine/testing/processor-time.ts' },
  { from: 'packages/contract/src/endpoints.test.ts', to: 'packages/engine/testing/processor-time.ts' },
  { from: 'vitest.config.ts', to: 'packages/data/testing/patience.ts' },
  { from: 'playwright.config.ts', to: 'packages/data/testing/patience.ts' },
  // For tests: databases, empty and migrated, and the codes of an authenticator app.
  { from: 'e2e/', to: 'packages/data/testing/' },
  { from: 'apps/server/', to: 'packages/data/testing/' },
  // Faults open a downloaded archive by a reader that shares nothing with the writer.
  { from: 'apps/server/faults/', to: 'e2e/' },
  // For tests of buying: briefs by chance, and designs made by hand.
  { from: 'apps/server/', to: 'packages/engine/testing/' },
  // For tests of models: texts as one writes them, and pictures as one draws them.
  { from: 'apps/server/', to: 'packages/copy/testing/' },
  { from: 'apps/server/', to: 'packages/press/testing/' },
  { from: 'apps/cli/', to: 'packages/data/testing/' },
  { from: 'bench/', to: 'packages/data/testing/' },
  // What must be there before the face of that package is loaded, which loads everything.
  { from: 'apps/server/src/main.ts', to: 'packages/data/src/connection/quick-imports.ts' },
  { from: 'apps/cli/bin/brandwright.mjs', to: 'packages/data/src/connection/quick-imports.ts' },
];

/** Third-party modules of the pure packages, by full specifier. A new one must be as pure as the engine: no Node, no DOM. */
export const pureModules: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  // Its own drawings, which programs hold and pages fetch (package.json, imports).
  engine: ['zod/mini', 'bidi-js', '#pictures', '#meanings'],
  copy: [],
  kit: ['zod/mini', 'uqr'],
};

/** Units that run in a browser as well: no `node:` there. */
export const nodeFree: readonly Unit[] = ['engine', 'copy', 'kit', 'contract', 'web'];

/**
 * Inside the engine: what each area (a folder of `src`, or a file of its root without `.ts`) may import besides itself.
 * brief ← concepts ← composition → scene; judgement → scene; scene is the vocabulary of drawing (paths and paint roles), so that
 * everything above geometry may speak it. Only design.ts, more.ts, edit, what draws and finishes their sets, the quality report, and the face, see all.
 */
export const engineAreas: Readonly<Record<string, readonly string[] | 'all'>> = {
  errors: [],
  random: ['errors'],
  steps: [],
  geometry: ['errors', 'random'],
  scene: ['errors', 'geometry'],
  color: ['errors', 'random', 'geometry', 'scene'],
  typography: ['errors', 'random', 'geometry', 'scene'],
  brief: ['errors', 'random'],
  concepts: ['errors', 'random', 'geometry', 'scene', 'color', 'typography', 'brief'],
  composition: ['errors', 'random', 'geometry', 'scene', 'color', 'typography', 'brief', 'concepts'],
  judgement: ['errors', 'random', 'steps', 'geometry', 'scene', 'color', 'typography'],
  'ink-layers': ['errors', 'geometry', 'scene', 'color'],
  svg: ['errors', 'geometry', 'scene', 'ink-layers'],
  'vector-page': ['errors', 'geometry', 'scene', 'color', 'ink-layers'],
  pdf: ['vector-page'],
  eps: ['vector-page'],
  trace: ['geometry'],
  specimen: ['geometry', 'scene', 'typography', 'concepts', 'composition'],
  typeset: ['geometry', 'typography', 'concepts'],
  'design-document': ['errors', 'geometry', 'scene', 'color', 'typography', 'brief', 'concepts', 'composition', 'judgement'],
  free: ['errors', 'random', 'geometry', 'scene', 'color', 'typography', 'brief', 'concepts', 'composition'],
  contenders: 'all',
  finish: 'all',
  'logo-kinds': 'all',
  'logo-square': ['geometry', 'scene', 'design-document'],
  design: 'all',
  more: 'all',
  edit: 'all',
  'quality-report': 'all',
  'read-design': 'all',
  redrawn: 'all',
  'pictures-for': ['brief', 'composition', 'concepts', 'typography'],
  index: 'all',
  documents: 'all',
  'engine-version': [],
  'kind-rounds': [],
};

/**
 * Inside the server: what each room (a folder of `src`, or a file of its root without `.ts`) may import besides itself.
 * Routes and jobs call services. A route may call the data package itself where one call answers it; whatever takes more steps is a service.
 * Types of `deps` are open to all rooms: it names what handlers are given, and imports nothing but types.
 */
export const serverAreas: Readonly<Record<string, readonly string[]>> = {
  settings: [],
  http: ['settings'],
  site: ['http'],
  operations: ['http', 'settings'],
  gateways: ['http', 'settings'],
  services: ['http', 'gateways', 'operations'],
  jobs: ['http', 'gateways', 'operations', 'services'],
  pipeline: ['http', 'operations', 'services'],
  routes: ['http', 'site', 'settings', 'operations', 'gateways', 'services', 'pipeline'],
  deps: ['settings', 'site', 'operations', 'gateways', 'services', 'jobs'],
  app: ['http', 'operations', 'pipeline', 'routes'],
  startup: ['http', 'settings', 'site', 'operations', 'gateways', 'services', 'jobs'],
  serve: ['settings', 'site', 'operations', 'jobs', 'startup', 'app'],
  main: ['settings', 'serve', 'operations'],
};

/** Files of the server that make gateways: what starts it, and what opens accounts. Everything else takes them from `deps`. */
export const gatewayBuilders: readonly string[] = [
  'apps/server/src/startup/open-deps.ts',
  'apps/server/src/services/accounts/open-accounts.ts',
];

/** The unit a path belongs to; null for files outside all of them. */
export function unitOf(path: string): Unit | null {
  const [top = '', second = ''] = path.split('/');
  const name = top === 'packages' || top === 'apps' ? second : path.includes('/') ? top : 'tools';
  return Object.hasOwn(faces, name) ? (name as Unit) : null;
}

/** `packages/engine/src/marks/disc.ts` → `marks`; `packages/engine/src/svg.ts` → `svg`; null outside `src` (the web's `app`). */
export function areaOf(path: string): string | null {
  const inside = /^(?:packages|apps)\/[^/]+\/(?:src|app)\/(.+)$/.exec(path)?.[1];
  return inside === undefined ? null : (inside.split('/')[0] ?? inside).replace(/(?:\.d)?\.tsx?$/, '');
}
