import type { PictureFile } from './picture-file.ts';

/** None: `#pictures` of browsers, which fetch those that a brief asks for. */
export const pictures: PictureFile = {};
