import type { Control } from '../control.ts';

const meter = 'apps/server/src/services/accounts/daily-meter.ts';
const task = 'packages/kit/src/direction/direction-task.ts';
const taskTest = 'packages/kit/src/direction/direction-task.test.ts';
const service = 'apps/server/src/services/direction/direct-art.ts';
const routeTest = 'apps/server/src/routes/art-direction.test.ts';

/** A model that reads briefs says nothing in its own words, and costs no more than it may: I-03, R-12 and S-26. */
export const artDirectionControls: readonly Control[] = [
  {
    row: 'S-26',
    gone: 'the list of things that an answer may name',
    file: task,
    find: 'if (known.has(name) && !words.has(name))',
    replace: 'if (!words.has(name))',
    test: taskTest,
    title: '[S-26] whatever a model answers',
  },
  {
    row: 'S-26',
    gone: 'the list of things that an answer may rule out',
    file: task,
    find: 'filter((name) => known.has(name) && !words.has(name))',
    replace: 'filter((name) => !words.has(name))',
    test: taskTest,
    title: '[S-26] whatever a model answers',
  },
  {
    row: 'S-26',
    gone: 'the refusal of names that are markup',
    file: task,
    find: '...strange.slice(0, 3)',
    replace: '...strange.slice(0, 0)',
    test: routeTest,
    title: '[S-26] unknown letters and colors, markup',
  },
  {
    row: 'S-26',
    gone: 'the search for a word in the brief',
    file: task,
    find: '.find((found) => found !== undefined) ?? null;',
    replace: '.find((found) => found !== undefined) ?? text;',
    test: routeTest,
    title: '[S-26] unknown letters and colors, markup',
  },
  {
    row: 'S-26',
    gone: 'the names of letters that an answer may hold',
    file: 'packages/contract/src/art-direction.ts',
    find: 'suited(z.enum(letterGenres))',
    replace: 'suited(z.string())',
    test: routeTest,
    title: '[S-26] unknown letters and colors, markup',
  },
  {
    row: 'R-12',
    gone: 'the return of a reading that failed',
    file: service,
    find: '    await returnAll(deps.database, calls);\n',
    replace: '',
    test: routeTest,
    title: '[R-12] whatever a model does, the engine',
  },
  {
    row: 'R-12',
    gone: 'the engine’s reading where a model gave none',
    file: service,
    find: '    if (error instanceof AiFault) return null;\n',
    replace: '',
    test: routeTest,
    title: '[R-12] whatever a model does, the engine',
  },
  {
    row: 'I-03',
    gone: 'the tokens that one address may use',
    file: meter,
    find: 'clientLimits(resource, user.address, { most,',
    replace: 'clientLimits(resource, user.address, { most: 1e9,',
    test: routeTest,
    title: '[I-03] an address, an account and all visitors',
  },
  {
    row: 'I-03',
    gone: 'the tokens that one account may use',
    file: meter,
    find: 'user.personId}`, most, seconds',
    replace: 'user.personId}`, most: 1e9, seconds',
    test: routeTest,
    title: '[I-03] an address, an account and all visitors',
  },
  {
    row: 'I-03',
    gone: 'the return of what narrower networks gave before a wider one refused',
    file: 'apps/server/src/services/accounts/rate-limits.ts',
    find: '    await returnAll(database, limits.slice(0, i + 1));\n',
    replace: '',
    test: routeTest,
    title: '[I-03] what a wider network refuses',
  },
  {
    row: 'I-03',
    gone: 'the tokens that all visitors together may use',
    file: meter,
    find: 'most: most * visitorsAs',
    replace: 'most: 1e9 * visitorsAs',
    test: routeTest,
    title: '[I-03] an address, an account and all visitors',
  },
  {
    row: 'I-03',
    gone: 'the readings of an hour',
    file: service,
    find: 'await takeAll(deps.database, calls)',
    replace: 'await takeAll(deps.database, calls.slice(0, 0))',
    test: routeTest,
    title: '[I-03] the same brief is read once',
  },
];
