import type { Control } from '../control.ts';

const press = 'packages/press/src';

/** Child processes of the press that end, or whose parent ends: the part of R-19 that the press holds. */
export const childControls: readonly Control[] = [
  {
    row: 'R-19',
    gone: 'the second try of a job whose child ended',
    file: `${press}/press.ts`,
    find: '++task.ends < mostEnds',
    replace: '++task.ends < 1',
    test: `${press}/press.test.ts`,
    title: '[R-19] the job of a killed child is done by another',
  },
  {
    row: 'R-19',
    gone: 'the look whether a judged child still is idle',
    file: `${press}/crew.ts`,
    find: '(await isWorn(child, retireAt)) && withdraw(child)',
    replace: '(await isWorn(child, retireAt)) && (withdraw(child) || true)',
    test: `${press}/press.test.ts`,
    title: '[R-19] no job is given to a child that is about to be replaced',
  },
  {
    row: 'R-19',
    gone: 'the end of children whose parent is gone',
    file: `${press}/guard.ts`,
    find: '|| kill -9 $held',
    replace: '|| true',
    test: `${press}/guard.test.ts`,
    title: '[R-19] whoever is watched ends with the guard',
  },
];
