/** A moment at which a process dies by SIGKILL: before a statement of the product is reached, or once it has passed. */
export interface Point {
  readonly title: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Text that stands once in the file; the process dies just before it. */
  readonly before?: string;
  /** The same, just after. */
  readonly after?: string;
  /** Only when this holds, in the terms of that place. */
  readonly when?: string;
  /** Processes that die there, one after another. */
  readonly times: number;
}

const checkout = 'apps/server/src/services/orders/begin-checkout.ts';
const maker = 'apps/server/src/jobs/kit-maker.ts';
const resolve = 'apps/server/src/services/kits/resolve-kit.ts';
const shelf = 'packages/press/src/kit-shelf.ts';
const refund = 'apps/server/src/services/orders/revoke-order.ts';

/**
 * Row R-01's moments, and those of money that goes back. A kit has no files until it is asked for: “each file” are the designs and documents
 * that are stored, and the archive that is printed of them.
 */
export const points: readonly Point[] = [
  { title: 'order saved', file: checkout, before: 'const session = await payment\n    .open({', times: 3 },
  { title: 'session made', file: checkout, before: 'await keepSession(database, order.id, session);', times: 3 },
  {
    title: 'event received',
    file: 'apps/server/src/routes/purchases.ts',
    before: "if ('stripeSessionId' in about)",
    times: 3,
  },
  {
    title: 'committed, before it says so',
    file: 'apps/server/src/services/orders/settle-order.ts',
    before: "deps.mailSender.call();\n  if (order?.status !== 'refunding')",
    when: "order?.status === 'paid'",
    times: 3,
  },
  { title: 'job claimed', file: maker, before: 'const designs = await resolveKit(', times: 3 },
  { title: 'drawn, not sold', file: 'apps/server/src/services/orders/prove-brand.ts', before: 'const [lead] = logos;', times: 3 },
  { title: 'designs at hand', file: resolve, before: "await tell({ step: 'Putting your kit together'", times: 3 },
  { title: 'documents made, not kept', file: maker, before: 'const held = await lockOrder(tx, { id: order.id });', times: 3 },
  { title: 'kept, before its end', file: maker, before: 'await complete(tx);\n    });\n    call();', times: 3 },
  // Its job ended with it: nobody comes there again.
  { title: 'marked ready', file: maker, after: 'await complete(tx);\n    });\n', times: 1 },
  {
    title: 'in the middle of the archive',
    file: 'packages/press/src/kit-press.ts',
    before: 'yield* answer.files;',
    when: 'part === 3',
    times: 3,
  },
  { title: 'archive whole, not named', file: shelf, before: 'await rename(part, path);', times: 3 },
  { title: 'archive named', file: shelf, before: 'await tidy();', times: 1 },
  // Each more is one more copy, after twice the pause.
  { title: 'mail sent', file: 'apps/server/src/jobs/mail-sender.ts', before: 'await emailSent(database, email);', times: 1 },
  { title: 'refund asked', file: refund, before: 'await deps.payment.refund', times: 3 },
  // The next process is told by the provider that it is back, and comes there no more.
  {
    title: 'refund made, not kept',
    file: refund,
    before: 'const after = await deps.database.asSystem(async (tx) => {\n    const held',
    times: 1,
  },
];

/** Row R-14's: a share of what is free was taken, and nothing given for it. */
export const counting: Point = {
  title: 'counted, not handed out',
  file: 'apps/server/src/routes/free-logo.ts',
  before: "return c.body(bytes, 200, { 'content-type': type",
  times: 3,
};

/** A file's text with the death in it. Throws when the place is not there, or there more than once: the list is behind the code. */
export function deadly(text: string, { title, file, before, after, when = 'true' }: Point): string {
  const place = before ?? after ?? '';
  const parts = text.split(place);
  const [head, tail] = parts;
  if (place === '' || parts.length !== 2 || head === undefined || tail === undefined)
    throw new Error(`${title}: ${file} has not once “${place}”.`);
  const death = `if (${when}) { process.kill(process.pid, 'SIGKILL'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); }\n`;
  return before === undefined ? `${head}${place}${death}${tail}` : `${head}${death}${place}${tail}`;
}
