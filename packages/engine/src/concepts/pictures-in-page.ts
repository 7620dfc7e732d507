import type { PictureFile } from './picture-file.ts';

/** `#pictures` in browsers: nothing yet, since they fetch on demand. */
export const pictures: PictureFile = {};
