import type { CanvaExportLine } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { canvaOwner, gatewayTo, playCanva } from '../../testing/canva-owner.ts';
import { type CanvaFate, PlayedCanva } from '../../testing/canva-server.ts';
import { openLog } from '../operations/log.ts';

const { canvaConnections, rateLimits } = tables;
const canva = playCanva();

/** How an export ended: the number of its designs, or the code of its problem. */
const endOf = (lines: readonly CanvaExportLine[]): number | string => {
  const line = lines.at(-1);
  if (line === undefined || 'exporting' in line) return 'nothing';
  return 'designs' in line ? line.designs.length : line.problem.code;
};

onEveryDatabase((database) => {
  beforeEach(async () => {
    await database().statements.delete(rateLimits);
    canva.fate = () => null;
    Object.assign(canva, { looks: 0, jobFails: null, refusesRefresh: false });
    canva.revoked.length = 0;
  });
  const connected = async (options?: Parameters<typeof canvaOwner>[2]) => {
    const ada = await canvaOwner(database(), canva, options);
    await ada.connect();
    canva.asked.length = 0;
    return ada;
  };
  const expireTokens = () => database().statements.update(canvaConnections).set({ expiresAt: sql`now()` });
  const status = async (ada: Awaited<ReturnType<typeof connected>>) => (await ada.card()).status;

  test('[J-02] tokens that end during an export are refreshed, and the export goes on', async () => {
    const ada = await connected();
    canva.looks = 1;
    canva.fate = ({ path }) => {
      // Between two looks at a job.
      if (canva.times('POST', /token/) === 0 && /imports\/job/.test(path)) canva.endAccess();
      return null;
    };
    expect(endOf(await ada.export())).toBe(3);
    expect(canva.times('POST', /token/)).toBe(1);
    expect(canva.times('POST', /imports/)).toBe(2);
  });

  test('[J-02] of many requests with tokens that ended, one refreshes them: each token works once', async () => {
    const ada = await connected();
    await ada.export();
    for (let round = 1; round <= 2; round++) {
      await expireTokens();
      const cards = await Promise.all([1, 2, 3, 4].map(() => ada.card()));
      expect(cards.map(({ designs }) => designs.filter(({ thumbnail }) => thumbnail !== null).length)).toEqual([3, 3, 3, 3]);
      expect(canva.times('POST', /token/)).toBe(round);
    }
    expect(endOf(await ada.export())).toBe(3);
  });

  test('[J-02] a refresh that Canva refuses ends the connection', async () => {
    const ada = await connected();
    await expireTokens();
    canva.refusesRefresh = true;
    const refused = await ada.send();
    expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ code: 'canva.disconnected' })]);
    expect(await status(ada)).toBe('disconnected');
    expect(await database().statements.$count(canvaConnections, eq(canvaConnections.userId, ada.id))).toBe(0);
  });

  test('[J-02] consent taken back at Canva during an export ends it and the connection', async () => {
    const ada = await connected();
    canva.fate = ({ method, path }) => {
      if (method === 'POST' && /imports/.test(path)) Object.assign(canva, { refusesRefresh: true }).endAccess();
      return null;
    };
    expect(endOf(await ada.export())).toBe('canva.disconnected');
    expect(await status(ada)).toBe('disconnected');
  });

  test('[J-02] a refresh that fails for another reason keeps the connection', async () => {
    const ada = await connected();
    for (const fate of [{ status: 500 }, { status: 401, json: { error: 'invalid_client' } }, 'garbage'] as const) {
      await expireTokens();
      canva.fate = ({ path }) => (/token/.test(path) ? fate : null);
      expect((await ada.send()).status).toBe(503);
    }
    canva.fate = () => null;
    expect([await status(ada), endOf(await ada.export())]).toEqual(['connected', 3]);
  });

  test('[J-02] tokens that come after somebody has disconnected are revoked', async () => {
    const ada = await connected();
    await expireTokens();
    canva.fate = async ({ path }) => {
      // Canva hears of it only after it has given the tokens.
      if (path.endsWith('/revoke') && canva.times('POST', /revoke/) === 1) return { status: 200, json: {} };
      if (path.endsWith('/token')) await ada.disconnect();
      return null;
    };
    expect((await ada.send()).status).toBe(409);
    const revoked = canva.asked.filter(({ path }) => path.endsWith('/revoke')).map(({ body }) => body.toString());
    expect(new Set(revoked).size).toBe(2);
    expect([canva.revoked.length, await status(ada)]).toEqual([1, 'disconnected']);
  });

  const jobs = {
    file_too_big: 'canva.refused',
    import_failed: 'canva.refused',
    invalid_file: 'canva.refused',
    duplicate_import: 'canva.refused',
    design_creation_throttled: 'canva.throttled',
    design_import_throttled: 'canva.throttled',
    internal_error: 'canva.unavailable',
    fetch_failed: 'canva.unavailable',
  };
  test('[J-02] every error of Canva’s jobs is told in our words', async () => {
    const ada = await connected();
    for (const [code, wanted] of Object.entries(jobs)) {
      canva.jobFails = code;
      const lines = await ada.export();
      expect(endOf(lines), code).toBe(wanted);
      expect(JSON.stringify(lines), code).not.toContain('Played');
    }
  });

  test('[J-02] a job that never ends is given up', async () => {
    const ada = await connected();
    canva.looks = Number.POSITIVE_INFINITY;
    expect(endOf(await ada.export())).toBe('canva.unavailable');
    // Looks become rarer: without that there would be two hundred.
    expect(canva.times('GET', /asset-uploads/)).toBeLessThan(100);
  });

  test('[J-02] what is safe to repeat is repeated; an upload that may have arrived is not', async () => {
    const ada = await connected();
    const failing = async (which: RegExp, method: string, fate: CanvaFate, times: number) => {
      canva.asked.length = 0;
      let left = times;
      canva.fate = (asked) => (asked.method === method && which.test(asked.path) && left-- > 0 ? fate : null);
      await database().statements.delete(rateLimits);
      return [endOf(await ada.export()), canva.times(method, which)];
    };
    const limited = { status: 429, headers: { 'retry-after': '0' } };
    canva.looks = 0;
    expect(await failing(/asset-uploads$/, 'POST', limited, 2)).toEqual([3, 3]);
    expect(await failing(/asset-uploads$/, 'POST', limited, 9)).toEqual(['canva.throttled', 3]);
    expect(await failing(/asset-uploads$/, 'POST', { status: 429, headers: { 'retry-after': '900' } }, 1)).toEqual([
      'canva.throttled',
      1,
    ]);
    for (const fate of [{ status: 500 }, 'drop', 'garbage', 'huge', 'hang'] as const)
      expect(await failing(/asset-uploads$/, 'POST', fate, 1), String(fate)).toEqual(['canva.unavailable', 1]);
    canva.looks = 1;
    expect(await failing(/asset-uploads\/job/, 'GET', { status: 500 }, 2)).toEqual([3, 3]);
    expect(await failing(/imports\/job/, 'GET', 'drop', 2)).toEqual([3, 4]);
  });

  test('[J-02] answers without what they must have are Canva’s trouble, not ours', async () => {
    const ada = await connected();
    const odd = [
      {},
      { job: null },
      { job: { id: 7, status: 'success' } },
      { job: { id: '../../oauth/token', status: 'in_progress' } },
      { job: { id: 'j', status: 'success' } },
      { job: { id: 'j', status: 'success', asset: { id: '<b>' } } },
      { job: { id: 'j', status: 'other' } },
      [],
    ];
    for (const json of odd) {
      canva.fate = ({ path }) => (path.endsWith('asset-uploads') ? { status: 200, json } : null);
      expect(endOf(await ada.export()), JSON.stringify(json)).toBe('canva.unavailable');
      expect(canva.times('GET', /oauth/)).toBe(0);
    }
  });

  test('[J-02] a token is never sent on to where an answer redirects', async () => {
    const ada = await connected();
    const other = await new PlayedCanva().start();
    canva.fate = ({ path }) => (/asset-uploads/.test(path) ? { status: 307, headers: { location: `${other.url}/steal` } } : null);
    expect(endOf(await ada.export())).toBe('canva.unavailable');
    expect(other.asked).toEqual([]);
    other.close();
  });

  test('[J-02] no log holds a token, a code, a verifier or our secret', async () => {
    const log = openLog('silent');
    const said = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(log, level));
    const secret = 'wrong-secret-of-this-test';
    const ada = await connected({ change: { log } });
    canva.fate = ({ path }) => (/imports|profile/.test(path) ? { status: 500 } : null);
    await ada.export();
    await ada.card();
    await ada.connect();
    const wrong = await canvaOwner(database(), canva, { change: { log, canva: gatewayTo(canva, secret) } });
    await wrong.connect();
    const text = JSON.stringify(
      said.map(({ mock }) => mock.calls),
      (_, value: unknown) =>
        value instanceof Error ? { message: value.message, stack: value.stack, cause: value.cause } : value,
    );
    expect(text.length).toBeGreaterThan(100);
    expect(text).not.toMatch(/access\.|refresh\.|code\.\w{8}|wrong-secret|Basic /);
  });
});
