import type { ModelFate } from './ai-server.ts';

/** For tests: what a text model may do instead of its work, by name, and where it matters the milliseconds until it is given up. */
export const modelTroubles: readonly (readonly [string, ModelFate, number?])[] = [
  ['429', { status: 429 }],
  ['500', { status: 500 }],
  ['401', { status: 401 }],
  ['a redirect', { status: 302, headers: { location: 'http://169.254.169.254/latest' } }],
  ['no connection', { trouble: 'drop' }],
  ['silence', { trouble: 'hang' }, 40],
  ['a drip', { trouble: 'drip' }, 40],
  ['50 MB', { trouble: 'huge' }],
  ['HTML', { trouble: 'html' }],
  ['a filter', { trouble: 'filtered' }],
  ['garbage', 'Sure, here is what you asked for:'],
];
