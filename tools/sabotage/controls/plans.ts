import type { Control } from '../control.ts';

const server = 'apps/server/src';
const finished = `${server}/routes/finished-logos.test.ts`;
const history = `${server}/services/kits/kit-history.ts`;

/** What a plan holds is used once, and what is counted is counted truly: M-09 and U-04. */
export const planControls: readonly Control[] = [
  {
    row: 'M-09',
    gone: 'the look for downloads before a finished logo is undone',
    file: history,
    find: "  if (logo !== null && (await wasDownloaded(scope, kit, logo))) refuse('kit.downloaded');\n",
    replace: '',
    test: finished,
    title: '[M-09] [B-06] a finished logo goes back to its plan',
  },
  {
    row: 'M-09',
    gone: 'the question to the plan before a finished logo is redone',
    file: history,
    find: '      await planFor(tx, kit, order, logo);\n',
    replace: '',
    test: finished,
    title: '[M-09] [B-06] a finished logo goes back to its plan',
  },
  {
    row: 'M-09',
    gone: 'the second look at a logo, as its download is counted',
    file: `${server}/routes/kits.ts`,
    find: '        if (held?.finished[place] !== logo) return false;\n',
    replace: '',
    test: finished,
    title: '[M-09] a logo whose choice is undone',
  },
];
