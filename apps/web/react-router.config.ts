import type { Config } from '@react-router/dev/config';

/** Marketing pages are static files; `/404` is the catch-all route drawn once, and becomes 404.html when the pages are finished. */
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/create', '/create/kit', '/create/free', '/404'],
} satisfies Config;
