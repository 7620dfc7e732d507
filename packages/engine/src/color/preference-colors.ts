import type { Hex } from '../scene/scene.ts';
import type { ColorPreference } from './scheme.ts';

/** Three sample colors of each preference for its button: ink, partner and accent of its first anchor. */
export const preferenceColors: Readonly<Record<ColorPreference, readonly [Hex, Hex, Hex]>> = {
  professional: ['#11316F', '#0076C3', '#3BC4E0'],
  nature: ['#164F2B', '#427C35', '#F1C047'],
  warm: ['#9B4124', '#5D291C', '#EDB154'],
  creative: ['#5325AF', '#BD3DA8', '#FF7E70'],
  energetic: ['#D81618', '#1B2433', '#FBC10F'],
  monochrome: ['#16181C', '#53555A', '#96989C'],
};
