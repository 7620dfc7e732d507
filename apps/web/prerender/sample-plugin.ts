import { createHash } from 'node:crypto';
import type { Kit } from '@brandwright/contract';
import type { KindDesign } from '@brandwright/engine';
import type { Plugin } from 'vite';
import type { Plates } from '../src/content/plate-list.ts';
import { drawEditorial } from './draw-editorial.ts';
import { type DrawnPlates, drawPlates } from './draw-plates.ts';
import { type Drawn, drawSamples } from './draw-samples.ts';
import { openDrawingRoom } from './drawing-room.ts';
import type { DrawnPlate } from './drawn-plate.ts';
import { otherKits, sampleAiLogos, sampleKit } from './sample-kit.ts';

interface Work extends DrawnPlates {
  readonly drawn: Drawn;
  readonly kit: Kit;
  readonly others: readonly Kit[];
  readonly aiLogos: readonly KindDesign[];
  /** Plates of the pages to read, which no other page loads a list of. */
  readonly editorial: readonly DrawnPlate[];
}

const modules: Readonly<Record<string, (work: Work) => string>> = {
  'virtual:samples': ({ drawn }) => jsonModule(drawn.notes),
  'virtual:samples/art': ({ drawn }) => jsonModule(drawn.art),
  'virtual:samples/files': ({ drawn }) => jsonModule(drawn.files),
  'virtual:samples/kit': ({ kit }) => jsonModule(kit),
  'virtual:samples/other-kits': ({ others }) => jsonModule(others),
  'virtual:samples/ai-logos': ({ aiLogos }) => jsonModule(aiLogos),
  'virtual:plates': ({ plates }) => jsonModule(noted(plates)),
  'virtual:editorial-plates': ({ editorial }) => jsonModule(noted(editorial)),
};

const sheets: Readonly<Record<string, (work: Work) => string>> = {
  'virtual:samples.css': ({ drawn }) => drawn.css,
  'virtual:plates.css': ({ grounds }) => groundRules(grounds),
  'virtual:editorial-plates.css': ({ editorial }) => groundRules(editorial),
};

const groundRules = (grounds: DrawnPlates['grounds']): string =>
  grounds.map(({ key, ground, ink }) => `[data-plate="${key}"]{--ground:${ground};--caption:${ink}}`).join('\n');

/** Resolved ids are addresses that end as the bundler expects of a stylesheet and of a module. */
const sheetId = (id: string): string => `/__${id.slice('virtual:'.length)}`;

const jsonModule = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** A plate's file, named by what is in it. */
const fileOf = ({ svg }: DrawnPlate): string =>
  `assets/plate-${createHash('sha256').update(svg).digest('base64url').slice(0, 10)}.svg`;

/** Where the last step of the build reads which plates there are; it is not served (write-pages.ts). */
const plateList = '.vite/plates.json';

const everyPlate = ({ plates, editorial }: Work): readonly DrawnPlate[] => [...plates, ...editorial];

const noted = (plates: readonly DrawnPlate[]): Plates =>
  Object.fromEntries(plates.map((plate) => [plate.key, [`/${fileOf(plate)}`, plate.width, plate.height, plate.label]]));

/** Hands the pages what the engine draws at build time: notes, drawings and files as modules, their colors as stylesheets. */
export function samplePlugin(): Plugin {
  let working: Promise<Work> | null = null;
  const work = (): Promise<Work> => {
    working ??= draw();
    return working;
  };
  return {
    name: 'brandwright-samples',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(sheets, id) ? sheetId(id) : Object.hasOwn(modules, id) ? `\0${id}` : null),
    async load(id) {
      const sheet = Object.keys(sheets).find((name) => sheetId(name) === id);
      if (sheet !== undefined) return sheets[sheet]?.(await work()) ?? null;
      const module = modules[id.slice(1)];
      if (module === undefined) return null;
      const done = await work();
      if (id === '\0virtual:plates' && this.environment.mode === 'build' && this.environment.name === 'client') {
        for (const plate of everyPlate(done)) this.emitFile({ type: 'asset', fileName: fileOf(plate), source: plate.svg });
        const shelf = Object.fromEntries(everyPlate(done).map((plate) => [plate.key, { ...plate, svg: fileOf(plate) }]));
        this.emitFile({ type: 'asset', fileName: plateList, source: JSON.stringify(shelf) });
      }
      return module(done);
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/assets/plate-')) return next();
        const plates = everyPlate(await work());
        response.setHeader('content-type', 'image/svg+xml');
        response.end(plates.find((plate) => `/${fileOf(plate)}` === request.url)?.svg);
      });
    },
  };
}

async function draw(): Promise<Work> {
  const room = openDrawingRoom();
  const drawn = await drawSamples(room);
  const { plates, grounds } = await drawPlates(room);
  const kit = await sampleKit(room);
  const others = await otherKits(room);
  const aiLogos = await sampleAiLogos(room, kit);
  const editorial = await drawEditorial(room);
  return { drawn, kit, others, aiLogos, editorial, plates: [...plates, ...drawn.proofs], grounds: [...grounds, ...drawn.proofs] };
}
