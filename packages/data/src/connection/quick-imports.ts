/**
 * Import this before anything that imports drizzle. Node reads a package's `package.json` anew for each of its files,
 * and parses the list of exports in it: 180 kB, 440 times, half of the processor time that a command takes to start.
 * Files of drizzle find each other by plain paths, so nothing has to be read.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL;
    if (!specifier.startsWith('.') || from?.includes('/node_modules/drizzle-orm/') !== true || !from.endsWith('.js'))
      return next(specifier, context);
    return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
  },
});
