import { readFileSync } from 'node:fs';
import { type Kit, type ProblemBody, plans } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { asDesigned, type Design } from '@brandwright/engine';
import { openPress, type Press, PressError, pressErrorCodes } from '@brandwright/press';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { settled } from '../../testing/settled.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { brand, openTestShop, premium } from '../../testing/test-shop.ts';
import { readBrand } from '../services/orders/brand.ts';

const { logos: logosTable, orders, orderProofLogos, orderProofs, rateLimits } = tables;

/** Names and slogans that look sound and hold letters that no typeface has. */
const hostile = [
  '𝔅𝔯𝔞𝔫𝔡',
  'Ａｃｍｅ',
  'ﷺ',
  '꧁Brand꧂',
  'A\u200DB',
  '\u3164',
  '\u115F',
  '\u200B',
  'Acme\u0301\u0301\u0301\u0301\u0301',
  '🦊',
  '1️⃣',
  '\uE000',
  '①②③',
];
const scripts = [
  'தமிழ்',
  'မြန်မာ',
  'አማርኛ',
  'ქართული',
  'Հայերեն',
  'ខ្មែរ',
  'ລາວ',
  'සිංහල',
  'ਪੰਜਾਬੀ',
  'ગુજરાતી',
  'తెలుగు',
  'ಕನ್ನಡ',
  'മലയാളം',
  'ᏣᎳᎩ',
  'ⵜⵉⴼⵉⵏⴰⵖ',
  '𐌰𐌱𐌲',
  '𓀀𓁐',
  'ᠮᠣᠩᠭᠣᠯ',
  'བོད',
  'ދިވެހި',
  '𞤀𞤁',
  'ⲁⲃⲅ',
  'עברית',
  'عربي',
  'हिन्दी',
  'বাংলা',
  'ไทย',
  '日本語',
  '한국어',
  '中文',
  'Ελληνικά',
  'Кириллица',
];
const torture = JSON.parse(
  readFileSync(new URL('../../../../packages/engine/testing/torture.json', import.meta.url), 'utf8'),
) as { readonly succeed: readonly string[]; readonly refuse: Readonly<Record<string, readonly string[]>> };
const corpusNames = JSON.parse(
  readFileSync(new URL('../../../../packages/engine/testing/corpus-names.json', import.meta.url), 'utf8'),
) as readonly string[];
const whole = process.env.WHOLE === '1';
/** Every so many-th: what is accepted has its whole kit drawn, which takes about a second each. All of them with WHOLE=1. */
const sampled = <T>(list: readonly T[], every: number): readonly T[] => (whole ? list : list.filter((_, i) => i % every === 0));

test('[HR-03] create-payment refuses exactly what generate-logo refuses, by the same code and field', async () => {
  const database = await openTestPglite();
  const testShop = await openTestShop(database, { press });
  // What no database can keep is refused before a brand is read of it (`request.text`).
  const kept = (list: readonly string[]) => [...new Set(list)].filter((text) => !/\0|\p{Cs}/u.test(text));
  const refusals = Object.values(torture.refuse).flat();
  const briefs = [
    ...kept([...hostile, ...sampled(scripts, 5), ...refusals]).map((businessName) => ({ businessName })),
    ...kept([...hostile, ...sampled(scripts, 5), ...sampled(refusals, 8)]).map((slogan) => ({ businessName: 'Acme', slogan })),
    ...sampled([...torture.succeed, ...corpusNames], 40).map((businessName) => ({ businessName })),
    { businessName: 'Acme', slogan: 'a'.repeat(91) },
    { businessName: 'Acme', description: 'a'.repeat(1001) },
    { businessName: 'a'.repeat(81) },
    { businessName: 'Acme', industry: 'Piracy' },
    { businessName: 'Acme', quizAnswers: { energy: 'None' } },
  ];
  let ada = await testShop.buyer();
  const begun = new Set<string>();
  let refused = 0;
  for (const [i, data] of briefs.entries()) {
    // The first of many open checkouts would be closed for the next.
    if (i % 15 === 14) ada = await testShop.buyer();
    await database.statements.delete(rateLimits);
    const drawn = await settled(() => ada.ask<ProblemBody>('POST', '/api/generate-logo', data));
    const sold = await settled(() =>
      ada.ask<ProblemBody & { orderId: string }>('POST', '/api/create-payment', { plan: 'premium', brand: data }),
    );
    const of = ({ status, body: { code, field } }: Pick<typeof drawn, 'status' | 'body'>) => ({ status, code, field });
    expect(of(sold), JSON.stringify(data)).toEqual(of(drawn));
    if (sold.status === 200) begun.add(sold.body.orderId);
    else refused++;
  }
  expect(refused).toBeGreaterThan(40);
  // There is an order of what was sold, and of nothing else.
  const made = await database.statements.select({ id: orders.id }).from(orders);
  expect(made.map(({ id }) => id).sort()).toEqual([...begun].sort());
  await testShop.close();
  await database.close();
});

/** The press, and how often each of its jobs was asked for. */
function counted(change: Partial<Press> = {}) {
  const asked = { design: 0, edit: 0, prove: 0 };
  const whole = { ...press, ...change };
  const counting: Press = {
    ...whole,
    design(...of) {
      asked.design++;
      return whole.design(...of);
    },
    edit(...of) {
      asked.edit++;
      return whole.edit(...of);
    },
    prove(...of) {
      asked.prove++;
      return whole.prove(...of);
    },
  };
  return { asked, press: counting };
}

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));

  test('[HR-03] a name or slogan that can’t be set is refused without an order, and uses up no plan', async () => {
    const testShop = await openTestShop(database(), { press });
    const ada = await testShop.buyer();
    for (const [change, field, code] of [
      [{ businessName: '𝔅𝔯𝔞𝔫𝔡' }, 'businessName', 'brief.name.unsettable'],
      [{ slogan: '𝔅𝔯𝔞𝔫𝔡' }, 'slogan', 'brief.slogan.unsettable'],
    ] as const) {
      const sold = await ada.ask<ProblemBody>('POST', '/api/create-payment', { ...premium, brand: { ...brand, ...change } });
      expect([sold.status, sold.body.code, sold.body.field]).toEqual([422, code, field]);
    }
    expect(await database().statements.$count(orders, eq(orders.userId, ada.id))).toBe(0);

    await ada.at(await ada.begin({ plan: 'starter' }), 'pay');
    await ada.until((order) => expect(order).toMatchObject({ status: 'paid', credit: true }));
    const [plan] = await ada.orders();
    const redeem = (change: object) =>
      ada.ask<ProblemBody & { brandKitId: string }>('POST', '/api/generate-brand-kit', {
        ...brand,
        ...change,
        orderId: plan?.id,
      });
    const refused = await redeem({ businessName: '𝔅𝔯𝔞𝔫𝔡' });
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([422, 'brief.name.unsettable', 'businessName']);
    expect(await ada.orders()).toMatchObject([{ credit: true, brandKitId: null, businessName: null }]);
    expect((await redeem({})).status).toBe(200);
    await eventually(async () =>
      expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed', businessName: brand.businessName }]),
    );
    await testShop.close();
  });

  test('[HR-03] a kit is made of the logos drawn before payment, and nothing is drawn twice', async () => {
    // Two who ask at once share what takes its time, which an answer from memory does not.
    const own = openPress({ children: 1 });
    const [selling, making] = [counted(own), counted()];
    const testShop = await openTestShop(database(), { press: making.press, change: { press: selling.press } });
    const ada = await testShop.buyer();
    const [chosen] = await press.design(briefOfBrand(), { round: 0 });
    const design = JSON.parse(chosen?.json ?? '') as Design;
    const purple = { ...asDesigned, primaryColor: '#7A1FA2' };
    const data = { ...brand, selectedLogo: design, logoCustomization: purple };
    const bought = { plan: 'enterprise', price: 99.99, brand: data };
    const [one, two] = await Promise.all([ada.begin(bought), ada.begin(bought)]);
    expect(two).toBe(one);
    // Asked again, and by another process that remembers nothing of it: drawn for this order already.
    await ada.begin(bought);
    const again = counted();
    const other = await openTestShop(database(), { press: making.press, change: { press: again.press } });
    const answer = await other.app.request('/api/create-payment', {
      method: 'POST',
      headers: { cookie: ada.cookie, origin: 'http://localhost', 'content-type': 'application/json' },
      body: JSON.stringify(bought),
    });
    expect(answer.status).toBe(200);
    await other.close();
    expect(again.asked).toEqual({ design: 0, edit: 0, prove: 0 });
    expect(selling.asked).toEqual({ design: 4, edit: 1, prove: 1 });
    const [proof] = await database().statements.select().from(orderProofs);
    expect(proof?.logos).toHaveLength(plans.enterprise.kept);
    const kept = await database()
      .statements.select({ logo: logosTable.logo })
      .from(orderProofLogos)
      .innerJoin(logosTable, eq(logosTable.id, orderProofLogos.logoId))
      .orderBy(orderProofLogos.place);
    expect(kept[0]?.logo).toEqual({ design, customization: purple });

    await ada.at(one, 'pay');
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
    expect(making.asked).toEqual({ design: 0, edit: 0, prove: 0 });
    const [kit] = await testShop.kits(ada);
    expect(kit).toMatchObject({ logoVariants: proof?.logos, finished: [design.id], variants: plans.enterprise.kept });
    const { logos, documents } = await testShop.drawings({ id: kit?.id ?? '' });
    expect(logos).toEqual(kept.map(({ logo }) => logo));
    expect(documents).toMatchObject([{ logo: design.id, order: { design: { scheme: { paints: { name: '#7A1FA2' } } } } }]);
    for (const table of [orderProofs, orderProofLogos]) expect(await database().statements.$count(table)).toBe(0);
    await testShop.close();
    await own.close();
  });

  test('[HR-03] an order begun before kits were drawn in advance still gets its kit', async () => {
    const testShop = await openTestShop(database(), { press });
    const [ada, ben] = [await testShop.buyer(), await testShop.buyer()];
    const before = await ada.begin(premium);
    await testShop.undrawn();
    // Another logo, then the first again: the order that is paid is the one whose page was paid.
    const changed = await ben.begin({ ...premium, brand: { ...brand, slogan: 'Bread, slowly' } });
    const [drawn] = await database().statements.select().from(orderProofs);
    await ada.at(before, 'pay');
    await ben.at(changed, 'pay');
    for (const buyer of [ada, ben])
      await eventually(async () => expect(await testShop.kits(buyer)).toMatchObject([{ status: 'completed' }]));
    const [[old], [fresh]] = [await testShop.kits(ada), await testShop.kits(ben)];
    expect(old?.logoVariants).toHaveLength(plans.premium.kept);
    expect(fresh?.logoVariants).toEqual(drawn?.logos);
    expect(fresh?.brief).toMatchObject({ slogan: 'Bread, slowly' });
    await testShop.close();
  });

  test('[HR-03] a busy, stopped or crashing press sells nothing and loses nothing', async () => {
    const codes = pressErrorCodes.filter((code) => /busy|time|memory|aborted|crashed|closed|unavailable|failed/.test(code));
    let fault: Error | null = null;
    const faulty = counted({ design: (...of) => (fault === null ? press.design(...of) : Promise.reject(fault)) });
    const testShop = await openTestShop(database(), { press: faulty.press });
    const ada = await testShop.buyer();
    await ada.at(await ada.begin({ plan: 'starter' }), 'pay');
    await ada.until((order) => expect(order).toMatchObject({ credit: true }));
    const [plan] = await ada.orders();
    for (const error of [...codes.map((code) => new PressError({ code, message: code })), new Error('Nobody foresaw this.')]) {
      fault = error;
      for (const [path, body] of [
        ['/api/create-payment', premium],
        ['/api/generate-brand-kit', { ...brand, orderId: plan?.id }],
      ] as const) {
        const { status, body: said } = await ada.ask<ProblemBody>('POST', path, body);
        // A job that takes more memory than it may would do so again.
        const again = !/memory|aborted/.test(error.message);
        expect([status, said.retryAfter], `${error.message} ${path}`).toEqual(again ? [503, 5] : [422, undefined]);
      }
    }
    expect(await ada.orders()).toMatchObject([{ credit: true }]);
    expect(await database().statements.$count(orders, eq(orders.userId, ada.id))).toBe(1);
    fault = null;
    expect((await ada.ask('POST', '/api/generate-brand-kit', { ...brand, orderId: plan?.id })).status).toBe(200);
    await testShop.close();
  });

  test('[HR-03] a plan of more designs than a brand has is refused, not sold', async () => {
    const poor = counted({ design: (brief) => press.design(brief, { round: 0 }) });
    const testShop = await openTestShop(database(), { press: poor.press });
    const ada = await testShop.buyer();
    const { status, body } = await ada.ask<ProblemBody>('POST', '/api/create-payment', { plan: 'professional', brand });
    expect([status, body.code, body.field, body.received, body.allowed]).toEqual([
      422,
      'order.variations',
      'businessName',
      '8',
      '15 designs',
    ]);
    expect((await ada.ask('POST', '/api/create-payment', premium)).status).toBe(200);
    await testShop.close();
  });

  test('[HR-03] [HR-11] a slogan that was typed in the editor has to be settable as well', async () => {
    const testShop = await openTestShop(database(), { press });
    const ada = await testShop.buyer();
    const [chosen] = await press.design(briefOfBrand(), { round: 0 });
    const data = (slogan: string) => ({
      ...premium,
      brand: {
        ...brand,
        selectedLogo: JSON.parse(chosen?.json ?? ''),
        logoCustomization: { ...asDesigned, showSlogan: true, slogan },
      },
    });
    for (const slogan of ['தமிழ்', '𝔅𝔯𝔞𝔫𝔡', 'Ａｃｍｅ']) {
      const { status, body } = await ada.ask<ProblemBody>('POST', '/api/create-payment', data(slogan));
      expect([status, body.code, body.field], slogan).toEqual([422, 'brief.slogan.unsettable', 'logoCustomization.slogan']);
      expect(body.detail).toContain('logoCustomization.slogan: ');
    }
    // One of another script than the name is set in a face of its own.
    await ada.at(await ada.begin(data('毎日のパン')), 'pay');
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
    const [kit] = await testShop.kits(ada);
    const { body } = await ada.ask<Kit>('GET', `/api/kits/${kit?.id}`);
    expect(body).toMatchObject({ status: 'completed', failure: null });
    const [document] = (await testShop.drawings({ id: kit?.id ?? '' })).documents;
    expect(document?.order.design.scene.shapes.map(({ part }) => part)).toContain('slogan');
    await testShop.close();
  });
});

/** The brief that the wizard's data of these tests is. */
const briefOfBrand = () => readBrand(brand).brief;
