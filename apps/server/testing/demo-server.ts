/**
 * The real server on a database in memory, with people and kits to meet in a browser: `node demo-server.ts`. Prints where, and who, as
 * JSON. With `--failed`, one of Maya’s kits was paid for and could not be made. With `--canva` it is configured for a Canva that is played in this process, and makes the files of kits. With `--sign-in`, people sign in with Google and Apple, which are played as well. With `--model`, a model that writes and one that draws are played.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addKit, changeKit, lockKit, type NewKit, tables } from '@brandwright/data';
import { asDesigned, parseBrief } from '@brandwright/engine';
import { openKitShelf, openPress } from '@brandwright/press';
import { eq } from 'drizzle-orm';
import { patience } from '../../../packages/data/testing/patience.ts';
import { openTestPglite } from '../../../packages/data/testing/pglite-copy.ts';
import { createApp } from '../src/app.ts';
import type { Deps } from '../src/deps.ts';
import { openCanva } from '../src/gateways/canva/canva.ts';
import { listen } from '../src/http/http-server.ts';
import { longestWait } from '../src/http/wait-limit.ts';
import { drawnLogo } from '../src/services/kits/kit-document.ts';
import { receiptOf } from '../src/services/orders/receipt.ts';
import { loadSite } from '../src/site/load-site.ts';
import { PlayedModel } from './ai-server.ts';
import { budgetedModel } from './budgeted-model.ts';
import { canvaClient, PlayedCanva, quickPatience } from './canva-server.ts';
import { budgetedPainter, goodPictures, PlayedPainter } from './image-server.ts';
import { modelDirection } from './model-direction.ts';
import { gatewaysTo, PlayedProvider } from './sign-in-server.ts';
import { testDeps, testSettings } from './test-app.ts';
import { testPerson } from './test-person.ts';

// Its limits are those of other tests: a busy machine is no reason to refuse.
const press = openPress({ children: 1, startTime: patience, jobTime: patience, patience });
const site = await loadSite(fileURLToPath(new URL('../../web/build/client', import.meta.url)));
const database = await openTestPglite();

/** A kit of so many logos for a name, as the wizard's brief would be. */
async function kitFor(name: string, industry: string, slots: readonly number[], change: Partial<NewKit> = {}): Promise<NewKit> {
  const parsed = parseBrief({ name, industry });
  if (!parsed.ok) throw new Error('The brief of these rooms is none.');
  const designs = slots.length === 0 ? [] : await press.design(parsed.value, { round: 0 });
  return {
    businessName: name,
    industry,
    status: 'completed',
    personalityTraits: { personality: 'Zen Innovator', style: 'Minimalist' },
    colorPalette: { colors: 'Forest Green and Earth Tones' },
    logos: slots.map((slot) => drawnLogo({ design: JSON.parse(designs[slot]?.json ?? ''), customization: null })),
    brief: { ...parsed.value },
    ...change,
  };
}

/** Somebody who is signed in and has these kits, each a day younger than the one before. */
async function person(told: Parameters<typeof testPerson>[1] & { readonly email: string }, kits: readonly NewKit[]) {
  const { id, cookie } = await testPerson(database, told);
  const { email } = told;
  await database.statements.update(tables.profiles).set({ email }).where(eq(tables.profiles.id, id));
  const ids = [];
  for (const [age, kit] of kits.entries()) {
    const row = await database.asPerson(id, (scope) => addKit(scope, kit));
    const day = new Date(Date.UTC(2026, 10, 12 + age, 9));
    await database.statements
      .update(tables.brandKits)
      .set({ createdAt: day, updatedAt: day })
      .where(eq(tables.brandKits.id, row.id));
    ids.push(row.id);
  }
  const [name, value] = cookie.split('=');
  return { id, kits: ids, cookie: { name, value } };
}

const plain = await kitFor('Juniper & Rye', 'Food & Beverage', [0, 3]);
// Its second logo was changed in the editor: the page has it drawn anew.
const purple = { ...asDesigned, primaryColor: '#7A1FA2' };
const rye = {
  ...plain,
  logos: (plain.logos ?? []).map((one, place) =>
    place === 1 ? drawnLogo({ ...JSON.parse(one.logo), customization: purple }) : one,
  ),
};
const tide = await kitFor('Tidewater Kayaks', 'Retail', [2], { status: 'error' });
const maya = await person({ email: 'maya@juniperandrye.com' }, [
  { ...tide, businessName: 'Old Pier Rentals', status: 'pending', logos: [] },
  tide,
  rye,
  await kitFor('Northlight Physio', 'Healthcare', [], { status: 'generating' }),
]);
// One change to begin with, so that there is something to undo.
await database.asPerson(maya.id, async (scope) => {
  const held = await lockKit(scope, maya.kits[2] ?? '');
  if (held !== null) await changeKit(scope, held, 'Renamed to “Juniper & Rye Bakery”', { businessName: 'Juniper & Rye Bakery' });
});
const many = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo'];
const otto = await person(
  { email: 'otto@example.com' },
  many.map((businessName, place) => ({
    ...tide,
    status: 'completed',
    businessName,
    industry: place === 2 ? 'Finance' : 'Retail',
  })),
);
/** Bought a kit once. */
const cedar = await kitFor('Cedar & Salt', 'Retail', [1]);
const finished = (cedar.logos ?? []).map(({ logo }) => {
  const { design } = JSON.parse(logo);
  return drawnLogo({ design, customization: null }, { engine: '', edition: 1, order: { design, brief: cedar.brief as never } });
});
const paula = await person({ email: 'paula@example.com' }, [{ ...cedar, logos: finished }]);
const receipt = receiptOf(
  { plan: 'premium', granted: null, currency: 'usd' },
  {
    amount: 1500,
    discount: 0,
    tax: 0,
    taxRate: null,
    paidBy: null,
    buyer: { name: 'Paula', email: null, address: [], country: 'US', taxId: null },
  },
  null,
  { lines: ['Brandwright'], taxId: null },
);
const paid = { status: 'paid' as const, paidAt: new Date(), receiptNumber: 'TEST-2026-000001', receipt, test: true };
const [bought] = await database.statements
  .insert(tables.orders)
  .values({ userId: paula.id, plan: 'premium', amount: 1500, ...paid })
  .returning();
await database.statements.update(tables.brandKits).set({ orderId: bought?.id }).where(eq(tables.brandKits.userId, paula.id));
/** Bought the plan with revisions. */
const enid = await person({ email: 'enid@example.com' }, [{ ...cedar, logos: finished }]);
const [largest] = await database.statements
  .insert(tables.orders)
  .values({ userId: enid.id, plan: 'enterprise', amount: 9999, ...paid, receiptNumber: 'TEST-2026-000002' })
  .returning();
await database.statements.update(tables.brandKits).set({ orderId: largest?.id }).where(eq(tables.brandKits.userId, enid.id));
// The numbers that are given out above are taken.
await database.statements.insert(tables.receiptNumbers).values({ series: 'TEST-', year: 2026, last: 3 });
/** Was paid for, and could not be made. */
if (process.argv.includes('--failed')) {
  const sold = { userId: maya.id, plan: 'premium', amount: 1500, ...paid, receiptNumber: 'TEST-2026-000003' };
  const [order] = await database.statements
    .insert(tables.orders)
    .values({ ...sold, brandKitId: maya.kits[1] ?? '', usedAt: new Date() })
    .returning();
  const given = { orderId: order?.id ?? '', failures: 3, failedAt: new Date() };
  await database.statements
    .update(tables.brandKits)
    .set(given)
    .where(eq(tables.brandKits.id, maya.kits[1] ?? ''));
}
/** Has used all there is of one thing. */
const ida = await person({ email: 'ida@example.com' }, []);
await database.statements.insert(tables.usage).values({ userId: ida.id, usageType: 'logo_generation', count: 3 });
const people = {
  /** Has a kit of which nothing but the name is known (row M-08). */
  bea: await person({ email: 'bea@example.com' }, [{ businessName: 'Plainfield', status: 'completed' }]),
  maya,
  otto,
  paula,
  enid,
  ida,
  nell: await person({ email: 'nell@example.com' }, []),
  admin: await person({ email: 'admin@example.com', role: 'admin', secondFactor: true }, []),
  careless: await person({ email: 'careless@example.com', role: 'admin' }, []),
};

/** Makes archives of kits, and exports them to a Canva whose jobs take a second. */
async function withCanva() {
  const played = await new PlayedCanva().start();
  played.looks = 3;
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-demo-'));
  // A job is waited for as long as in production: a test may hold it.
  const waits = { ...quickPatience, request: 10_000, poll: 250, longestPoll: 400, job: 200_000 };
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // One proxy is believed: each journey comes from an address of its own (e2e/quiet.ts).
  const settings = { ...testSettings, trustedProxies: 1 };
  return {
    settings,
    // As in production: the page asks again for files that take longer. A connection that stays silent for a minute is closed.
    longestWait,
    canva: openCanva({ ...canvaClient, url: new URL(played.url) }, waits),
    playedAt: played.url,
    shelf: openKitShelf(press, { folder }),
  };
}

/** People sign in with a provider that stands for Google and Apple. Emails lie in the database, and each journey has an address of its own. */
async function withSignIn() {
  const played = await new PlayedProvider().start();
  return { settings: { ...testSettings, trustedProxies: 1 }, signIn: gatewaysTo(played), playedAt: played.url };
}

/** A model that reads “Harbor & Pine”, and is away for a name with “Away” in it; and one that draws two icons. */
async function withModel() {
  const played = await new PlayedModel().start();
  const painter = await new PlayedPainter().start();
  const [first, second] = await goodPictures();
  // An AI logo has an icon of its own, and one beside the name.
  painter.fate = ({ body }) => (body.prompt.includes('fits this business best') ? first : second) as Uint8Array;
  played.fate = ({ body }) =>
    (body.messages[1]?.content ?? '').includes('Away') ? { status: 503 } : JSON.stringify(modelDirection);
  return {
    settings: { ...testSettings, trustedProxies: 1 },
    ai: { ...budgetedModel(played), images: budgetedPainter(painter).images },
    playedAt: played.url,
  };
}

const flags: Readonly<Record<string, () => Promise<Partial<Deps> & { readonly playedAt: string }>>> = {
  '--canva': withCanva,
  '--sign-in': withSignIn,
  '--model': withModel,
};
const flag = process.argv.find((one) => one in flags) ?? '';
const { playedAt = '', ...configured } = (await flags[flag]?.()) ?? {};
const app = createApp(testDeps(press, database, { site, ...configured }));
const server = await listen(app, { host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ origin: `http://127.0.0.1:${server.address.port}`, people, playedAt })}\n`);
process.on('SIGTERM', async () => {
  await server.close(1000);
  await press.close();
  process.exit(0);
});
