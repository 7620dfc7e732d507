import { registerHooks } from 'node:module';
import { counting, deadly, points } from './points.ts';

/** Loaded before the server (`node --import`): puts the death that DIE_AT names into the module it belongs to, as that is loaded. */
const point = [...points, counting].find(({ title }) => title === process.env.DIE_AT);
if (point === undefined) throw new Error(`No point is called “${process.env.DIE_AT}”.`);
const { href } = new URL(`../../../${point.file}`, import.meta.url);

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url !== href) return loaded;
    const { source } = loaded;
    if (source === null || source === undefined) throw new Error(`${point.file} came without its text.`);
    return { ...loaded, source: deadly(typeof source === 'string' ? source : new TextDecoder().decode(source), point) };
  },
});
