import plates from 'virtual:plates';
import 'virtual:plates.css';
import { type Plate, plateIn } from './plate-list.ts';

/** A picture of the pages of the product (prerender/draw-plates.ts). */
export const plate = (key: string): Plate => plateIn(plates, key);
