import type { Control } from '../control.ts';

const server = 'apps/server/src';
const service = `${server}/services/kits/revise-logo.ts`;
const history = `${server}/services/kits/kit-history.ts`;
const revise = `${server}/routes/revise-logo.test.ts`;
const reading = 'packages/engine/src/edit/revisions/read-revision.test.ts';

/** A request in plain English changes what is its owner’s, within the plan, and no more than it says: V-05. */
export const revisionControls: readonly Control[] = [
  {
    row: 'V-05',
    gone: 'the icon that a logo keeps once its files were downloaded',
    file: 'packages/engine/src/edit/revisions/revise.ts',
    find: "  if (isSold && otherLogo.has(change.kind)) return 'finished';\n",
    replace: '  void [isSold, otherLogo];\n',
    test: revise,
    title: '[V-05] [B-06] once its files were downloaded',
  },
  {
    row: 'V-05',
    gone: 'the refusal to undo a downloaded logo into another one',
    file: history,
    find: ' && !(await hasSameMark(scope, kit.id, places))) refuse',
    replace: ' && false) refuse',
    test: revise,
    title: '[V-05] [B-06] once its files were downloaded',
  },
  {
    row: 'V-05',
    gone: 'the question to the plan, as a finished logo is revised',
    file: service,
    find: '      await keepWithinPlan(tx, order);\n',
    replace: '      void keepWithinPlan;\n',
    test: revise,
    title: '[V-05] [B-06] where a copy keeps the earlier version',
  },
  {
    row: 'V-05',
    gone: 'the question to the plan, as a revision of a finished logo is undone',
    file: history,
    find: '  await keepWithinPlan(scope.tx, order);\n',
    replace: '  void keepWithinPlan;\n',
    test: revise,
    title: '[V-05] [B-06] where a copy keeps the earlier version',
  },
  {
    row: 'V-05',
    gone: 'the look of files, as a revision is undone',
    file: 'packages/data/src/kits/kit-logos.ts',
    find: ' and place >= 0 and document is not null`',
    replace: ' and document is not null`',
    test: revise,
    title: '[V-05] [M-05] in a look',
  },
  {
    row: 'V-05',
    gone: 'the plan that a revision needs',
    file: service,
    find: "  if (!isPaid) refuse('kit.locked');\n",
    replace: '  void isPaid;\n',
    test: revise,
    title: '[V-05] kits of others, unknown logos',
  },
  {
    row: 'V-05',
    gone: 'the version of the kit that a preview is drawn for',
    file: service,
    find: '  if (kit.version !== asked.version) changed(asked, kit);\n',
    replace: '',
    test: revise,
    title: '[V-05] kits of others, unknown logos',
  },
  {
    row: 'V-05',
    gone: 'the refusal of a design that the kit has already',
    file: service,
    find: "  if (isKnown(revision, asked)) refuse('kit.has_design');\n",
    replace: '',
    test: revise,
    title: '[V-05] a design that the kit has already',
  },
  {
    row: 'H23-03',
    gone: 'the bound of replaced designs in bytes, for revisions',
    file: service,
    find: "  if ((await database.asPerson(personId, replacedBytes)) >= mostReplaced) refuse('kit.too_many_designs');\n",
    replace: '  void [replacedBytes, mostReplaced];\n',
    test: revise,
    title: '[V-05] [H23-03] replaced designs count',
  },
  {
    row: 'V-05',
    gone: 'the end of what is read of a request',
    file: 'packages/engine/src/edit/revisions/read-revision.ts',
    find: '    .slice(0, longestRevision)\n',
    replace: '',
    test: reading,
    title: '[V-05] is read to its 1,000th character',
  },
  {
    row: 'V-05',
    gone: 'the contradictions of a request',
    file: 'packages/engine/src/edit/revisions/contradictions.ts',
    find: 'other !== change && opposed(change, other)',
    replace: 'other !== change && opposed(change, other) && false',
    test: reading,
    title: '[V-05] that opposes itself is told',
  },
];
