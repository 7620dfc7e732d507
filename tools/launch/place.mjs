import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. Everything in this folder runs on Node 20 and needs nothing installed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * A path inside the repository, in this system's own spelling.
 * @param {string[]} parts
 */
export const at = (...parts) => join(root, ...parts);
