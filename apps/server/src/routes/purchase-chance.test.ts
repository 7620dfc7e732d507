import type { BrandData } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { openPress } from '@brandwright/press';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { chanceBriefs, scriptBriefs } from '../../../../packages/engine/testing/chance-briefs.ts';
import { settled } from '../../testing/settled.ts';
import { openTestShop } from '../../testing/test-shop.ts';

/** Three hundred where everything is run; else one for each plan. */
const count = process.env.WHOLE === '1' ? 300 : 4;

/** A brief of the engine as the wizard sends it, which has no seed. */
function asSent({ name, theme, quiz, seed: _, ...brief }: Readonly<Record<string, unknown>>): BrandData {
  const given = { ...brief, businessName: name, designTheme: theme, quizAnswers: quiz };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)) as BrandData;
}

test('[HR-03] chance briefs of every script are refused before payment or get their kit', async () => {
  const press = openPress({ children: 2 });
  const database = await openTestPglite();
  const testShop = await openTestShop(database, { press });
  const scripts = Math.ceil(count / 4);
  const briefs = [
    ...fc.sample(chanceBriefs, { seed: 11, numRuns: count - scripts }),
    ...fc.sample(scriptBriefs, { seed: 11, numRuns: scripts }),
  ];
  const plans = ['premium', 'starter', 'professional', 'enterprise'] as const;
  let [sold, refused] = [0, 0];
  for (const [i, brief] of briefs.entries()) {
    const ada = await testShop.buyer();
    const asked = { plan: plans[i % plans.length], brand: asSent(brief as Record<string, unknown>) };
    const { status, body } = await settled(async () => {
      // Neither the buyers before nor the tries on a busy machine are about limits.
      await database.statements.delete(tables.rateLimits);
      return ada.ask<{ url: string; code: string }>('POST', '/api/create-payment', asked);
    });
    if (status !== 200) {
      expect([status, body.code], JSON.stringify(asked)).toEqual([
        422,
        expect.stringMatching(/^brief\.(?:name|slogan)\.unsettable$/),
      ]);
      refused++;
      continue;
    }
    sold++;
    await ada.at(body.url.split('/').at(-1) ?? '', 'pay');
    const over = async () => expect((await testShop.kits(ada)).map((kit) => kit.status !== 'generating')).toEqual([true]);
    await eventually(over, 50);
    expect(await testShop.kits(ada), JSON.stringify(asked)).toMatchObject([{ status: 'completed', failures: 0 }]);
  }
  process.stdout.write(`${sold} kits bought and made, ${refused} refused, 0 in error\n`);
  await testShop.close();
  await database.close();
  await press.close();
}, 3_600_000);
