import type { Control } from '../control.ts';

const server = 'apps/server/src';
const finished = `${server}/routes/finished-logos.test.ts`;
const free = `${server}/routes/free-logo-faults.test.ts`;
const history = `${server}/services/kits/kit-history.ts`;

/** What a plan holds is used once, and what is counted is counted truly: M-09 and U-04. */
export const planControls: readonly Control[] = [
  {
    row: 'T-02',
    gone: 'the refusal of a headline that no font has',
    file: `${server}/services/kits/change-headline.ts`,
    find: '  if (after !== undefined && !canSetLine(after)) refuseLine(after);\n',
    replace: '',
    test: `${server}/routes/kit-headlines.test.ts`,
    title: '[T-02] a headline that is too long',
  },
  {
    row: 'H20-02',
    gone: 'the weaker lock of an order, beside which a kit is copied',
    file: 'packages/data/src/orders/orders.ts',
    find: "where(marked(mark)).for('no key update')",
    replace: "where(marked(mark)).for('update')",
    test: 'packages/data/src/connection/lock-order.test.ts',
    title: '[H20-02] a kit is copied',
  },
  {
    row: 'H22-03',
    gone: 'the order that a copy names before its kit is locked',
    file: 'packages/data/src/kits/kits.ts',
    find: 'insert into brand_kits (user_id, business_name, personality_traits, color_palette, order_id)\n    select user_id, business_name, personality_traits, color_palette, order_id from',
    replace:
      'insert into brand_kits (user_id, business_name, personality_traits, color_palette)\n    select user_id, business_name, personality_traits, color_palette from',
    test: 'packages/data/src/connection/lock-order.test.ts',
    title: '[H22-03] a kit is copied',
  },
  {
    row: 'H23-03',
    gone: 'the bound of replaced designs in bytes',
    file: `${server}/services/kits/regenerate-logo.ts`,
    find: "  if (kept >= mostReplaced) refuse('kit.too_many_designs');\n",
    replace: '  void kept;\n',
    test: `${server}/routes/regenerate-logo.test.ts`,
    title: '[M-06] [H23-03] replaced designs are bounded',
  },
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
    row: 'H19-01',
    gone: 'the refusal to finish a design that was replaced',
    file: `${server}/services/kits/finish-logo.ts`,
    find: "  if (place < 0) refuse('kit.no_logo');\n  const logo = (await readLogo(database, kitId, place))",
    replace: '  const logo = (await readLogo(database, kitId, Math.abs(place)))',
    test: `${server}/routes/regenerate-logo.test.ts`,
    title: '[M-06] [H19-01] a replaced design',
  },
  {
    row: 'M-09',
    gone: 'the second look at a logo, as its download is counted',
    file: `${server}/services/kits/finished-files.ts`,
    find: '      if (held?.finished[place] !== logo) return false;\n',
    replace: '',
    test: finished,
    title: '[M-09] a logo whose choice is undone',
  },
  {
    row: 'U-04',
    gone: 'going on where earlier downloads cannot be read',
    file: `${server}/services/accounts/accounts.ts`,
    find: "          log.warn({ err }, 'earlier downloads could not be read');\n          return null;\n",
    replace: '          throw err;\n',
    test: free,
    title: '[U-04] what cannot be read of earlier downloads',
  },
  {
    row: 'U-04',
    gone: 'the word that a count which cannot be written is our fault',
    file: `${server}/routes/free-logo.ts`,
    find: "    throw new ProblemError('usage.unrecorded', { retryAfter: 5 }, error);\n",
    replace: "    refuse('usage.limit');\n",
    test: free,
    title: '[U-04] a count that cannot be written',
  },
  {
    row: 'B-10',
    gone: 'the hiding of claims that nobody confirmed',
    file: `${server}/settings/claims.ts`,
    find: '  if (isProduction({ publicUrl }) && !claimsConfirmed) return none;\n',
    replace: '',
    test: `${server}/routes/claims.test.ts`,
    title: '[B-10] production shows no claim',
  },
];
