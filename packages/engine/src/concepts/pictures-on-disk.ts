import letters from './catalogue/letter-paths.json' with { type: 'json' };
import outlines from './catalogue/outlines.json' with { type: 'json' };
import drawings from './catalogue/pictures.json' with { type: 'json' };
import type { PictureFile } from './picture-file.ts';

/** `#pictures` in Node: everything that pages fetch on demand. */
export const pictures = { ...outlines, ...letters, ...drawings } as unknown as PictureFile;
