import { kitStatuses, orderStatuses, refundReasons } from '@brandwright/contract';
import { expect, test } from 'vitest';
import { admin } from './admin.ts';
import { statusWords } from './dashboard.ts';
import { orders } from './orders.ts';

test('[B-08] every status of an order and every reason of a refund has its words', () => {
  const words = orderStatuses.map((status) => orders.status[status]);
  for (const word of words) expect(word).toMatch(/^[A-Z]/);
  expect(new Set(words).size).toBe(orderStatuses.length);
  for (const reason of refundReasons) {
    expect(admin.orders.why[reason], reason).toMatch(/^[a-z]/);
    expect(orders.why, reason).toHaveProperty(reason);
  }
});

test('[D-05] every status of a kit has words of its own', () => {
  const words = kitStatuses.map((status) => statusWords[status]);
  expect(new Set(words).size).toBe(kitStatuses.length);
  for (const word of words) expect(word).toMatch(/^[A-Z]/);
});
