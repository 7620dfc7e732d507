import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { rateLimits } from '../tables/usage.ts';
import { consume, refundUnits } from './rate-limits.ts';

onEveryDatabase((database) => {
  const share = { key: 'drawing:somebody', most: 10, seconds: 60 };
  const count = async () =>
    (await database().statements.select().from(rateLimits).where(eq(rateLimits.key, share.key)))[0]?.count;
  beforeEach(() => database().statements.delete(rateLimits));

  test('[H2-19] [HR-02] units that are given back may be taken again, and nobody gains by more than was taken', async () => {
    await refundUnits(database(), { ...share, units: 5 });
    expect(await count()).toBeUndefined();
    expect(await consume(database(), { ...share, units: 8 })).toBeNull();
    await refundUnits(database(), { ...share, units: 5 });
    expect(await count()).toBe(3);
    await refundUnits(database(), { ...share, units: 5 });
    expect(await count()).toBe(0);
    expect(await consume(database(), { ...share, units: 10 })).toBeNull();
    expect(await consume(database(), share)).toBeGreaterThan(0);
  });

  test('[H2-19] [HR-02] a window that is over is left as it is', async () => {
    await consume(database(), { ...share, units: 8 });
    const before = new Date(Date.now() - 120_000);
    await database().statements.update(rateLimits).set({ windowStart: before });
    await refundUnits(database(), { ...share, units: 5 });
    expect(await count()).toBe(8);
  });

  test('[H4-01] [R-10] a window from before the clock was set back is over, and one of a moment ahead is not', async () => {
    const begins = (ahead: number) =>
      database()
        .statements.update(rateLimits)
        .set({ windowStart: sql`now() + make_interval(secs => ${ahead})` });
    await consume(database(), { ...share, units: 10 });
    await begins(3600);
    expect(await consume(database(), share)).toBeNull();
    expect(await count()).toBe(1);
    await begins(5);
    await consume(database(), share);
    expect(await count()).toBe(2);
  });
});
