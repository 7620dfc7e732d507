import { generateAiLogosResponse, type Kit, problemSchema, sessionSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { type Brief, contrastRatio, type Design, engineVersion } from '@brandwright/engine';
import { type Press, PressError } from '@brandwright/press';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { buyKit } from '../../testing/kit-owner.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { memberBrowser, testBrowser } from '../../testing/test-browser.ts';
import { openTestShop, premium } from '../../testing/test-shop.ts';

const path = '/api/generate-ai-logos';
const kiln = { businessName: 'Juniper & Rye', industry: 'Food & Beverage', style: 'elegant', personality: '', colors: 'nature' };
const seeds = { ...kiln, personality: 'Friendly Creative' };

const read = async (response: Response) => {
  expect(response.status).toBe(200);
  return generateAiLogosResponse.parse(await response.json());
};
const partsOf = (logos: readonly { readonly design: Design }[]) =>
  logos.map(({ design: { genome } }) => ({ mark: genome.mark, face: genome.face }));

/** Opacity of each pixel of a PNG, and its sides. */
async function opacityOf(png: string) {
  const { data, info } = await sharp(Buffer.from(png, 'base64')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, alpha: data.filter((_, i) => i % 4 === 3) };
}

onEveryDatabase((database) => {
  /** Somebody signed in, with what they ask and what the press was asked. */
  const member = async (change: Partial<Press> = {}) => {
    const briefs: Brief[] = [];
    const kinds: Press['kinds'] = (brief, ...rest) => {
      briefs.push(brief);
      return (change.kinds ?? press.kinds)(brief, ...rest);
    };
    const browser = await memberBrowser(database(), { press: { ...press, ...change, kinds } });
    const ask = (body: unknown) => browser.call('POST', path, body);
    const counted = async () => {
      const { usage } = sessionSchema.parse(await (await browser.call('GET', '/api/session')).json());
      return usage.find(({ type }) => type === 'logo_generation')?.count;
    };
    return { ...browser, ask, counted, briefs };
  };

  test('[M-07] [Y-01] [I-03] one logo of each kind comes as transparent squares, and says what drew it', async () => {
    const { ask, counted } = await member();
    const { logos, generator } = await read(await ask(seeds));
    expect(generator).toEqual({ kind: 'built-in', version: engineVersion });
    expect(logos.map(({ kind }) => kind)).toEqual(['icon-based', 'typographic', 'combination']);
    for (const { imageData, imageDataOnDark, id, design, variation } of logos) {
      expect(design.id).toBe(id);
      expect(variation.description).not.toBe('');
      for (const png of [imageData, imageDataOnDark]) {
        expect(Buffer.from(png, 'base64').toString('latin1')).toContain(
          `Software\0Brandwright ${engineVersion} (built-in design engine)`,
        );
        const { width, height, alpha } = await opacityOf(png);
        expect([width, height]).toEqual([1024, 1024]);
        // The edge is empty all around, and the ink is whole.
        for (let i = 0; i < 1024; i++)
          for (const at of [i, i * 1024, i * 1024 + 1023, 1023 * 1024 + i]) expect(alpha[at]).toBe(0);
        expect(alpha.filter((a) => a === 255).length).toBeGreaterThan(10_000);
      }
      expect(imageDataOnDark).not.toBe(imageData);
      expect(contrastRatio(design.scheme.paints.name, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    }
    const parts = partsOf(logos);
    expect(new Set(parts.map(({ face }) => face)).size).toBe(3);
    expect(parts[0]?.mark).not.toBe(parts[2]?.mark);
    expect(await counted()).toBe(1);
  });

  test('[M-07] a visitor is asked to sign in, and nothing is drawn', async () => {
    const { briefs } = await member();
    const kinds: Press['kinds'] = (brief) => {
      briefs.push(brief);
      return Promise.reject(new Error('drawn'));
    };
    const answer = await testBrowser(database(), { press: { ...press, kinds } }).call('POST', path, seeds);
    const { status, code, detail } = problemSchema.parse(await answer.json());
    expect([status, code, detail]).toEqual([401, 'account.needed', 'Please sign in to generate AI logos.']);
    expect(briefs).toEqual([]);
  });

  test('[M-07] [U-01] [U-05] three are free, a fourth is not drawn, and a premium customer has no limit', async () => {
    const { id, ask, counted, briefs } = await member();
    for (let count = 1; count <= 3; count++) {
      await read(await ask(seeds));
      expect(await counted()).toBe(count);
    }
    const refused = problemSchema.parse(await (await ask(seeds)).json());
    expect(refused).toMatchObject({
      status: 403,
      code: 'usage.limit',
      detail: 'Upgrade to premium for unlimited AI logo generation!',
    });
    expect([briefs.length, await counted()]).toEqual([3, 3]);
    const order = { userId: id, status: 'paid' as const, plan: 'starter', amount: 2999, paidAt: new Date() };
    await database().statements.insert(tables.orders).values(order);
    await read(await ask(seeds));
    expect(await counted()).toBe(4);
  });

  test('[M-07] [U-03] of five at once three are answered, and the others get no logo', async () => {
    const { ask, counted } = await member();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(seeds)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403]);
    expect(await counted()).toBe(3);
  });

  test('[M-07] [U-05] what cannot be drawn is not counted, and a repeated press is counted once', async () => {
    let broken = true;
    const failing: Partial<Press> = {
      kinds: async (...asked) => {
        if (broken) throw new PressError({ code: 'press.busy', message: 'Later.' });
        return press.kinds(...asked);
      },
    };
    const { ask, counted } = await member(failing);
    expect((await ask(seeds)).status).toBe(503);
    expect(await counted()).toBe(0);
    broken = false;
    const attempt = 'first-press';
    const [first, again] = [await read(await ask({ ...seeds, attempt })), await read(await ask({ ...seeds, attempt }))];
    expect(again).toEqual(first);
    expect(await counted()).toBe(1);
    // With what was a press for one three, no other is had.
    await read(await ask({ ...seeds, attempt, round: 1 }));
    expect(await counted()).toBe(2);
  });

  test('[M-07] the drawing ends with a client that leaves, and is not counted', async () => {
    const gone = new AbortController();
    const { app, deps, close, buyer } = await openTestShop(database(), {
      press: {
        ...press,
        kinds: (_brief, _options, terms) =>
          new Promise((_, reject) => {
            terms?.signal?.addEventListener('abort', () => reject(new PressError({ code: 'press.cancelled', message: 'Gone.' })));
            gone.abort();
          }),
      },
    });
    const { cookie, id } = await buyer();
    const headers = { cookie, origin: 'http://localhost', 'content-type': 'application/json' };
    const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(seeds), signal: gone.signal });
    expect(answer.status).toBe(503);
    const rows = await deps.database.statements.select().from(tables.usage);
    expect(rows.filter(({ userId }) => userId === id)).toEqual([]);
    await close();
  });

  test.each([
    [{ ...seeds, businessName: ' ' }, 'businessName'],
    [{ ...seeds, industry: 'Fishing' }, 'industry'],
    [{ ...seeds, style: 'loud' }, 'style'],
    [{ ...seeds, round: 500 }, 'round'],
    [{ ...seeds, seen: [{ mark: null, face: 7 }] }, 'seen.0.face'],
    [{ ...seeds, kit: 'x' }, 'kit'],
  ])('[Y-01] %j is refused', async (body, field) => {
    const { ask, briefs } = await member();
    const { status, field: at } = problemSchema.parse(await (await ask(body)).json());
    expect([status, at, briefs.length]).toEqual([400, field, 0]);
  });

  test('[M-07] another round gives other marks and typefaces', async () => {
    const { ask } = await member();
    const { logos } = await read(await ask(seeds));
    const seen = partsOf(logos);
    const next = partsOf((await read(await ask({ ...seeds, round: 1, seen }))).logos);
    for (const { mark, face } of next) {
      expect(seen.map((one) => one.face)).not.toContain(face);
      if (mark !== null) expect(seen.map((one) => one.mark)).not.toContain(mark);
    }
  });

  test('[M-07] a kit’s logos are drawn from its own complete brief, for its owner', async () => {
    const briefs: Brief[] = [];
    const kinds: Press['kinds'] = (brief, ...rest) => {
      briefs.push(brief);
      return press.kinds(brief, ...rest);
    };
    const shop = await openTestShop(database(), { press: { ...press, kinds } });
    const { businessName, industry } = kiln;
    const brand = { businessName, industry, slogan: 'Bread, slowly', description: 'A bakery.' };
    const { buyer, path: at } = await buyKit(shop, { ...premium, brand });
    const kit = (await buyer.ask<Kit>('GET', at)).body;
    const seen = partsOf(kit.logos);
    const answer = await buyer.ask('POST', `${at}/ai-logos`, { seen });
    const { logos } = generateAiLogosResponse.parse(answer.body);
    expect(briefs).toEqual([kit.brief]);
    for (const { mark } of partsOf(logos).filter((one) => one.mark !== null))
      expect(seen.map((one) => one.mark)).not.toContain(mark);
    const stranger = await memberBrowser(database(), { press });
    expect((await stranger.call('POST', `${at}/ai-logos`, {})).status).toBe(404);
    await shop.close();
  });
});
