import type { Control } from '../control.ts';

const log = 'apps/server/src/routes/admin-log.test.ts';
const people = 'apps/server/src/routes/admin-people.test.ts';

/** What admins may do, and that it leaves a trace: rows S-25, S-30 and S-34. */
export const adminControls: readonly Control[] = [
  {
    row: 'S-25',
    gone: 'the apostrophe before a formula',
    file: 'apps/server/src/services/exports/csv.ts',
    find: 'quoted(guarded(textOf(cell)))',
    replace: 'quoted(textOf(cell))',
    test: log,
    title: '[S-25] exported cells that begin',
  },
  {
    row: 'S-30',
    gone: 'the role that an export needs',
    file: 'packages/contract/src/admin-export.ts',
    find: "access: 'admin'",
    replace: "access: 'person'",
    test: log,
    title: '[S-25] [S-30] an export is counted',
  },
  {
    row: 'S-34',
    gone: 'the audit line of a changed limit',
    file: 'apps/server/src/routes/admin-people.ts',
    find: "const entry = { action: 'person.limit-changed', personId: person.id, subject: account.id, detail } as const;\n        return writeAudit(tx, { ...entry, requestId: c.var.requestId });",
    replace: 'return detail;',
    test: people,
    title: '[U-01] [S-34] an admin raises',
  },
  {
    row: 'S-34',
    gone: 'the years for which lines are kept',
    file: 'packages/data/migrations/0038-admin-actions.sql',
    find: "OLD.at > now() - interval '2 years'",
    replace: 'false',
    test: 'packages/data/src/connection/database.test.ts',
    title: '[S-34] the log cannot be changed',
  },
  {
    row: 'S-30',
    gone: 'the new code that an erasure needs',
    file: 'apps/server/src/services/accounts/erase-on-request.ts',
    find: "  if (!(await proveFactor(deps, admin, proof))) refuse('account.forbidden');\n",
    replace: '',
    test: people,
    title: '[A-10] [S-30] [S-34] an admin erases',
  },
  {
    row: 'A-10',
    gone: 'the ledger by which erased people stay hidden',
    file: 'packages/data/src/accounts/people-search.ts',
    find: 'where not exists (select from erasures where person_id = person.id)\n      and',
    replace: 'where',
    test: people,
    title: '[A-10] [R-20] whoever was erased',
  },
];
