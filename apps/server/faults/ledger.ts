import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tables } from '@brandwright/data';
import { expect } from 'vitest';
import type { TakenEmail } from '../testing/smtp-server.ts';
import type { RealServer } from './real-server.ts';

const { orders, brandKits, sandboxCheckouts } = tables;

/**
 * What must be true after every fault, of a server that has ended: who paid has one kit, nobody has two, no money is there without an order that
 * says so, and no half of a file lies about. Resolves to what there is.
 */
export async function squareUp(server: RealServer, dataDir: string) {
  const found = await server.look(async ({ database: { statements } }) => ({
    orders: await statements.select().from(orders),
    kits: await statements.select().from(brandKits),
    sessions: (await statements.select().from(sandboxCheckouts)).map(({ session }) => session),
  }));
  const paid = found.orders.filter(({ paidAt }) => paidAt !== null);
  expect(found.kits.map(({ orderId }) => orderId).sort()).toEqual(paid.map(({ id }) => id).sort());
  expect(new Set(paid.map(({ brandKitId }) => brandKitId))).toEqual(new Set(found.kits.map(({ id }) => id)));
  expect(found.kits.filter(({ status }) => status !== 'completed')).toEqual([]);
  const money = found.sessions.filter((session) => session.payment_status === 'paid');
  expect(money.map((session) => session.id).sort()).toEqual(paid.map(({ stripeSessionId }) => stripeSessionId).sort());
  const shelf = join(dataDir, 'kits');
  if (existsSync(shelf))
    expect(readdirSync(shelf).filter((name) => !/^[0-9a-f-]{36}\.[0-9a-f]{64}\.zip$/.test(name))).toEqual([]);
  return found;
}

/** The order or the kit that an email leads to, as it is sent: long lines are broken after a “=”. */
const subjectOf = (text: string): string =>
  /(?:order=(?:3D)?|results\/)([0-9a-f-]{36})/.exec(text.replace(/=\r?\n/g, ''))?.[1] ?? '';

/** How often each email came, by its subject and what it is about; expects one Message-ID for all copies of it. */
export function emailCopies(taken: readonly TakenEmail[]): Readonly<Record<string, number>> {
  const ids = Map.groupBy(
    taken,
    ({ text }) => `${/^Subject: (.*)$/m.exec(text)?.[1]?.replace(/\d{4}-\d{6}/, 'N')} ${subjectOf(text)}`,
  );
  const copies: Record<string, number> = {};
  for (const [subject, emails] of ids) {
    expect(new Set(emails.map(({ text }) => /^Message-ID: (\S+)/im.exec(text)?.[1])).size, subject).toBe(1);
    copies[subject] = emails.length;
  }
  return copies;
}
