import pictures from './catalogue/pictures.json' with { type: 'json' };
import type { PictureFile } from './picture-file.ts';

/** Every drawing, where they cost nothing: `#pictures` of programs. */
const all = pictures as unknown as PictureFile;

export { all as pictures };
