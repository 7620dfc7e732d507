import plates from 'virtual:editorial-plates';
import 'virtual:editorial-plates.css';
import { type Plate, plateIn } from './plate-list.ts';

/** A picture of the pages to read (prerender/draw-editorial.ts). */
export const editorialPlate = (key: string): Plate => plateIn(plates, key);
