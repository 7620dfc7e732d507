import type { Config } from '@react-router/dev/config';
import { comingPages } from './src/content/coming.ts';

/**
 * Every page is a static file. `/404` is the catch-all route and `/results/_id` the page of every kit, each drawn once; the pages'
 * names are settled when they are finished (prerender/finish-pages.ts).
 */
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/create', '/create/kit', '/create/free', ...comingPages.map(({ path }) => path), '/results/_id', '/404'],
} satisfies Config;
