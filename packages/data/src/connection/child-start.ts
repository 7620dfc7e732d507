import { fileURLToPath } from 'node:url';

/** Where every program of this repository keeps compiled code between starts. */
const compileCache = fileURLToPath(new URL('../../../../node_modules/.cache/brandwright', import.meta.url));

/**
 * The environment of a child process. Cached code saves 0.3 s of processor time, and 30 MB of type stripper. Options of
 * the parent, such as a debugger's, are not for it.
 */
export const childEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: '',
  NODE_COMPILE_CACHE: compileCache,
});
