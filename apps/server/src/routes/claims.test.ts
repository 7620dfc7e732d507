import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminClaims, type Claims, claimsSchema, defaultClaims } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { memberBrowser, testBrowser } from '../../testing/test-browser.ts';
import { openLog } from '../operations/log.ts';
import { readClaims, stateClaims } from '../settings/claims.ts';
import type { Settings } from '../settings/settings.ts';

const database = await openTestPglite();
afterAll(() => database.close());
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'brandwright-claims-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const none: Claims = { home: [], pricing: [], about: [], contact: [] };
const write = (text: string): void => writeFileSync(join(dataDir, 'claims.json'), text);

/** A site with these settings; what it claims. */
function site(settings: Pick<Settings, 'publicUrl' | 'claimsConfirmed'>) {
  const claims = () => readClaims({ ...settings, dataDir }, openLog('silent'));
  const visitor = testBrowser(database, { change: { claims } });
  return async () => claimsSchema.parse(await (await visitor.call('GET', '/api/claims')).json());
}
const publicUrl = new URL('https://brandwright.example');

test('[B-10] local mode shows the claims of both seed documents, each for its page', async () => {
  const shown = await site({ publicUrl: null, claimsConfirmed: false })();
  expect(shown).toEqual(defaultClaims);
  const said = {
    home: /30 seconds.*PNG.*design-editor.*personal dashboard.*1000 businesses/,
    pricing: /4\.9\/5 .*2,500\+.*10,000\+/,
  };
  for (const [page, words] of Object.entries({ ...said, about: /50,000\+.*95%.*30\+ countries/, contact: /24 hours/ }))
    expect(shown[page as keyof Claims].join(' '), page).toMatch(words);
});

test('[B-10] production shows no claim until its operator confirms that they are true', async () => {
  expect(await site({ publicUrl, claimsConfirmed: false })()).toEqual(none);
  expect(await site({ publicUrl, claimsConfirmed: true })()).toEqual(defaultClaims);
  // A loopback address is no production.
  expect(await site({ publicUrl: new URL('http://localhost:3000'), claimsConfirmed: false })()).toEqual(defaultClaims);
});

test('[B-10] an operator edits the claims in the data folder while the server runs', async () => {
  const shown = site({ publicUrl, claimsConfirmed: true });
  write(JSON.stringify({ home: [], pricing: ['12 brands created'] }));
  expect(await shown()).toEqual({ ...defaultClaims, home: [], pricing: ['12 brands created'] });
  write(JSON.stringify({ pricing: ['13 brands created'] }));
  expect(await shown()).toEqual({ ...defaultClaims, pricing: ['13 brands created'] });
});

test.each(['', '{', '[]', '{"hone": []}', '{"home": "best"}', '{"home": [""]}', '{"home": [1]}'])(
  '[B-10] a claims file that holds %j shows no claim at all',
  async (text) => {
    write(text);
    expect(await site({ publicUrl, claimsConfirmed: true })()).toEqual(none);
  },
);

test('[B-10] admins see what is claimed, where it comes from, and whether visitors see it', async () => {
  const stated = async (settings: Pick<Settings, 'publicUrl' | 'claimsConfirmed'>) => {
    const statedClaims = () => stateClaims({ ...settings, dataDir });
    const { id, call } = await memberBrowser(database, { change: { statedClaims } });
    await database.statements
      .update(tables.profiles)
      .set({ role: 'admin', twoFactorEnabled: true })
      .where(eq(tables.profiles.id, id));
    return adminClaims.answer.parse(await (await call('GET', adminClaims.path)).json());
  };
  const local = { areShown: true, isConfirmed: false, isProduction: false, source: 'defaults', claims: defaultClaims };
  expect(await stated({ publicUrl: null, claimsConfirmed: false })).toEqual(local);
  // Not shown, and told all the same: what an operator would confirm.
  write(JSON.stringify({ contact: ['Reply within a day'] }));
  const own = { source: 'file', claims: { ...defaultClaims, contact: ['Reply within a day'] } };
  const unconfirmed = await stated({ publicUrl, claimsConfirmed: false });
  expect(unconfirmed).toEqual({ ...local, ...own, areShown: false, isProduction: true });
  const confirmed = await stated({ publicUrl, claimsConfirmed: true });
  expect(confirmed).toEqual({ ...unconfirmed, areShown: true, isConfirmed: true });
  write('{"contact": 5}');
  expect(await stated({ publicUrl, claimsConfirmed: true })).toEqual({
    ...confirmed,
    ...{ areShown: false, source: 'unreadable', claims: none },
  });
});
