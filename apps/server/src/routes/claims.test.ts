import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Claims, claimsSchema, defaultClaims } from '@brandwright/contract';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { openLog } from '../operations/log.ts';
import { readClaims } from '../settings/claims.ts';
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
