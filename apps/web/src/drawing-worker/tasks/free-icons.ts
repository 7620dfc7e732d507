import { freeIconArt, freeIcons } from '@brandwright/engine';
import { oneInk } from '../../features/free-builder/draw-free.ts';

/** Every icon of the free builder, by name, in the ink of the page. */
export const freeIconsTask = async (_ask: null): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(freeIcons.map(({ name }) => [name, oneInk(freeIconArt(name))]));
