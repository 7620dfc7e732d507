import plates from 'virtual:editorial-plates';
import 'virtual:editorial-plates.css';
import type { Plate } from './plates.ts';

/** A picture of the pages to read (prerender/draw-editorial.ts). */
export function editorialPlate(key: string): Plate {
  const found = plates[key];
  if (found === undefined) throw new Error(`No editorial plate ${key}.`);
  const [src, width, height, label] = found;
  return { src, width, height, label };
}
