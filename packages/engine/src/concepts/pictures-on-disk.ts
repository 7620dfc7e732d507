import letters from './catalogue/letter-paths.json' with { type: 'json' };
import outlines from './catalogue/outlines.json' with { type: 'json' };
import drawings from './catalogue/pictures.json' with { type: 'json' };
import type { PictureFile } from './picture-file.ts';

/** `#pictures` of programs: everything that is kept apart, since it costs them nothing. */
export const pictures = { ...outlines, ...letters, ...drawings } as unknown as PictureFile;
