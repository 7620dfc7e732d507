import type { Plugin } from 'vite';
import { type Drawn, drawSamples } from './draw-samples.ts';

const modules: Readonly<Record<string, (drawn: Drawn) => string>> = {
  'virtual:samples': ({ notes }) => jsonModule(notes),
  'virtual:samples/art': ({ art }) => jsonModule(art),
  'virtual:samples/files': ({ files }) => jsonModule(files),
};

/** Resolved ids are addresses that end as the bundler expects of a stylesheet and of a module. */
const sheet = '/__samples.css';

const jsonModule = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** Hands the page what the engine draws at build time: notes, drawings and files as modules, their colours as a stylesheet. */
export function samplePlugin(): Plugin {
  let drawing: Promise<Drawn> | null = null;
  const drawn = (): Promise<Drawn> => {
    drawing ??= drawSamples();
    return drawing;
  };
  return {
    name: 'brandwright-samples',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:samples.css' ? sheet : Object.hasOwn(modules, id) ? `\0${id}` : null),
    load: async (id) => (id === sheet ? (await drawn()).css : (modules[id.slice(1)]?.(await drawn()) ?? null)),
  };
}
