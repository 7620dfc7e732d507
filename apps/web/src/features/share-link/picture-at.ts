import type { SharedPicture } from '@brandwright/contract';

/** Address of a picture behind a share link: one by its name, or a design by its id. */
export const pictureAt = (secret: string, picture: SharedPicture | (string & {})): string =>
  `/api/shared/${secret}/pictures/${picture}`;
