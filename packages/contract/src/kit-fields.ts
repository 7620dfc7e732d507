import * as z from 'zod/mini';

/** Id of a design among a kit's logos. */
export const designId = z.string().check(z.regex(/^[a-z0-9]{1,64}$/));

/** The version of a kit that its owner sees. A change of another one is refused: `kit.changed`. */
export const kitVersion = z.int().check(z.minimum(1));
