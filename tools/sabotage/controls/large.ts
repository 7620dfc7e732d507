import type { Control } from '../control.ts';

const server = 'apps/server/src';
const data = 'packages/data/src';
const answers = `${server}/large-answers.ts`;
const logos = `${data}/kit-logos.ts`;
const kits = `${server}/routes/large-kits.test.ts`;
const inPortions = '[H3-04] [HR-09] a kit of forty megabytes';
const underWay = '[H3-04] a person has so many kits under way';
const proofs = `${data}/order-proofs.ts`;
const proofsTest = `${data}/order-proofs.test.ts`;
const broken = `${server}/large-answers.test.ts`;

/** Large kits and exports go out in portions, so many at a time: H3-04, H3-09. */
export const largeControls: readonly Control[] = [
  {
    row: 'H3-04',
    gone: 'the length of what one statement brings of a kit',
    file: logos,
    find: 'const portion = 500_000;',
    replace: 'const portion = 1e12;',
    test: `${data}/kit-logos.test.ts`,
    title: '[H3-04] [Y-04] the logos of a kit are read some at a time',
  },
  {
    row: 'H3-04',
    gone: 'the turns in which portions are read',
    file: logos,
    find: 'await turns.take(() => database.askAsPerson(personId, asked));',
    replace: 'await database.askAsPerson(personId, asked);',
    test: `${data}/kit-logos.test.ts`,
    title: '[H3-04] however many read kits at once',
  },
  {
    row: 'H3-04',
    gone: 'the care after a small logo, which large ones may follow',
    file: logos,
    find: 'Math.min(2 * most, ',
    replace: 'Math.min(100 * most, ',
    test: kits,
    title: inPortions,
  },
  {
    row: 'H3-04',
    gone: 'the logos’ going out as the texts that they are',
    file: `${server}/services/kit-view.ts`,
    find: "yield Buffer.from(waiting + after + texts.join(','));",
    replace: "yield Buffer.from(waiting + after + texts.map((text) => JSON.stringify(JSON.parse(text))).join(','));",
    test: kits,
    title: inPortions,
  },
  {
    row: 'H3-04',
    gone: 'the memory of the logo that stands for a kit',
    file: `${server}/services/lead-logo.ts`,
    find: 'if (known !== undefined) return known;',
    replace: 'if (known === null) return known;',
    test: kits,
    title: '[H3-04] [S-32] a link and a picture',
  },
  {
    row: 'H3-04',
    gone: 'the number of answers that a person has under way',
    file: answers,
    find: 'most: largeAnswers.person }',
    replace: 'most: 1e9 }',
    test: kits,
    title: underWay,
  },
  {
    row: 'H3-04',
    gone: 'the number of answers that an address has under way',
    file: answers,
    find: 'most: largeAnswers.address }',
    replace: 'most: 1e9 }',
    test: kits,
    title: underWay,
  },
  {
    row: 'H3-04',
    gone: 'the place of who leaves',
    file: answers,
    find: '            leave();\n            await reading.return?.();\n',
    replace: '            await reading.return?.();\n',
    test: kits,
    title: underWay,
  },
  {
    row: 'H3-04',
    gone: 'the place of who has read all of it',
    file: answers,
    find: 'return controller.enqueue(value);\n              leave();\n',
    replace: 'return controller.enqueue(value);\n',
    test: kits,
    title: underWay,
  },
  {
    row: 'H3-04',
    gone: 'the place of who was refused',
    file: answers,
    find: '        leave();\n        throw error;\n',
    replace: '        throw error;\n',
    test: kits,
    title: underWay,
  },
  {
    row: 'H3-09',
    gone: 'the line in the log of an answer that broke off',
    file: answers,
    find: "              log.error({ err, id: c.var.requestId }, 'an answer broke off');\n",
    replace: '',
    test: broken,
    title: '[H3-09] an answer that breaks off',
  },
  {
    row: 'H3-09',
    gone: 'the end of the connection in place of an error on the console',
    file: answers,
    find: 'if (outgoing === undefined) return controller.error(err);',
    replace: 'if (outgoing !== null) return controller.error(err);',
    test: broken,
    title: '[H3-09] an answer that breaks off',
  },
  {
    row: 'H3-09',
    gone: 'the length of a file of an export',
    file: `${data}/person-export.ts`,
    find: '      if (length > portion) yield file();\n',
    replace: '',
    test: `${server}/routes/account-export.test.ts`,
    title: '[H3-09] [A-06] an export holds every row',
  },
  {
    row: 'H3-09',
    gone: 'the number of unpaid orders that keep what was drawn for them',
    file: proofs,
    find: 'const mostUnpaid = 3;',
    replace: 'const mostUnpaid = 1e6;',
    test: proofsTest,
    title: '[H3-09] of the orders that a person has not paid',
  },
  {
    row: 'H3-09',
    gone: 'the stay of what was drawn for an order whose money is under way',
    file: proofs,
    find: "and status in ('open', 'expired') order by",
    replace: "and status in ('open', 'expired', 'pending') order by",
    test: proofsTest,
    title: '[H3-09] of the orders that a person has not paid',
  },
  {
    row: 'H3-09',
    gone: 'the lock under which they are counted',
    file: proofs,
    find: '  await tx.execute(sql`select pg_advisory_xact_lock(7269409, hashtext($' + '{order.userId}))`);\n',
    replace: '',
    test: proofsTest,
    title: '[H3-09] orders that begin at once',
  },
];
