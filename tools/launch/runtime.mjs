import { at } from './place.mjs';

/**
 * What the server's process is started with, where nothing else is said; none of it can be set from inside. Compiled code is kept between
 * starts: half a second and some megabytes less each time. glibc's malloc has one arena instead of eight a core, and gives pieces above 32 kB
 * back when they are freed. Compiling the embedded database's WASM needs 600 MB of small pieces for a moment, of which 77 MB stayed for good.
 * @type {Readonly<Record<string, string>>}
 */
export const runtime = {
  NODE_COMPILE_CACHE: at('node_modules', '.cache', 'brandwright'),
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
