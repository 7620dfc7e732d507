import type { Control } from '../control.ts';

const server = 'apps/server/src';
const adopted = `${server}/routes/adopt-logo.test.ts`;
const generated = `${server}/routes/generate-ai-logos.test.ts`;
const counting = `${server}/services/accounts/count-logo.ts`;
const adopting = `${server}/services/kits/adopt-logo.ts`;

/** AI logos are for who is signed in, are counted, and give a kit nothing but another of our designs: M-07 and K-09. */
export const aiLogoControls: readonly Control[] = [
  {
    row: 'M-07',
    gone: 'the question who is signed in',
    file: `${server}/routes/generate-ai-logos.ts`,
    find: "      if (person === null) return refuse('account.needed', { message: 'Please sign in to generate AI logos.' });\n",
    replace: '      if (person === null) return c.json({});\n',
    test: generated,
    title: '[M-07] a visitor is asked to sign in',
  },
  {
    row: 'M-07',
    gone: 'the look at the limit before anything is drawn',
    file: counting,
    find: "  if (rows.some(({ type, isLimitReached }) => type === 'logo_generation' && isLimitReached)) refuseMore();\n",
    replace: '  void rows;\n',
    test: generated,
    title: '[M-07] [U-01] [U-05] three are free',
  },
  {
    row: 'M-07',
    gone: 'the refusal of what could not be counted any more',
    file: counting,
    find: '  if (counted !== true && !(await spend(usage, person, key))) refuseMore();\n',
    replace: '  if (counted !== true) await spend(usage, person, key);\n',
    test: generated,
    title: '[M-07] [U-03] of five at once three',
  },
  {
    row: 'K-09',
    gone: 'the drawing again of a design that a client brings',
    file: adopting,
    find: 'return press.redraw(brought).catch(',
    replace: 'return Promise.resolve(brought.design).catch(',
    test: adopted,
    title: '[K-09] designs that our engine does not draw',
  },
  {
    row: 'K-09',
    gone: 'the look for downloads before a finished logo gives up its place',
    file: `${server}/services/kits/finish-logo.ts`,
    find: '  if (instead !== null && (await wasDownloaded({ tx }, kit, instead)))\n',
    replace: '  if (instead === undefined)\n',
    test: adopted,
    title: '[K-09] [B-06] a finished logo that was downloaded',
  },
  {
    row: 'K-09',
    gone: 'the question to the plan before a finished logo gives up its place',
    file: adopting,
    find: '    if (isFinished) await planFor(tx, held, order, id, asked.logo);\n',
    replace: '',
    test: adopted,
    title: '[K-09] [B-06] a copy of the kit',
  },
  {
    row: 'K-09',
    gone: 'the question to the plan before a finished logo comes back to its place',
    file: `${server}/services/kits/kit-history.ts`,
    find: '  await keepWithinPlan(scope.tx, order);\n',
    replace: '  void keepWithinPlan;\n',
    test: adopted,
    title: '[K-09] [M-09] undo gives no files beside those of a copy',
  },
  {
    row: 'K-09',
    gone: 'the bound of replaced designs in bytes',
    file: adopting,
    find: '    await requireRoom(scope);\n',
    replace: '    void requireRoom;\n',
    test: adopted,
    title: '[K-09] [H23-03] replaced designs are bounded',
  },
  {
    row: 'K-09',
    gone: 'the look that a replaced design keeps for its return',
    file: 'packages/data/src/kits/kit-logos.ts',
    find: 'and place >= 0 and document is not null',
    replace: 'and document is not null',
    test: adopted,
    title: '[K-09] [M-05] its files are in the kit’s look',
  },
];
