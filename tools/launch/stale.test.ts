import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { look } from './stale.mjs';

let root = '';
const glance = () => look({ root, sources: ['web', 'lock.json'], stamp: 'web/build/.stamp' });
const settled = () => {
  glance().settle();
  return glance();
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brandwright-stale-'));
  mkdirSync(join(root, 'web'));
  writeFileSync(join(root, 'web', 'a.ts'), 'one');
  writeFileSync(join(root, 'lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('nothing made yet is stale, and made from these sources is fresh', () => {
  expect(glance().stale).toBe(true);
  expect(settled().stale).toBe(false);
});

test('a changed, new or missing source is stale', () => {
  settled();
  writeFileSync(join(root, 'web', 'a.ts'), 'two');
  expect(glance().stale).toBe(true);
  writeFileSync(join(root, 'web', 'a.ts'), 'one');
  expect(glance().stale).toBe(false);
  writeFileSync(join(root, 'web', 'b.ts'), '');
  expect(glance().stale).toBe(true);
  rmSync(join(root, 'web', 'b.ts'));
  rmSync(join(root, 'lock.json'));
  expect(glance().stale).toBe(true);
});

test('a touched file, a test, and what was made are not', () => {
  settled();
  utimesSync(join(root, 'web', 'a.ts'), new Date(0), new Date(0));
  writeFileSync(join(root, 'web', 'a.test.ts'), 'test');
  mkdirSync(join(root, 'web', 'node_modules'));
  writeFileSync(join(root, 'web', 'node_modules', 'x.js'), '');
  writeFileSync(join(root, 'web', 'build', 'index.html'), '');
  expect(glance().stale).toBe(false);
});

test('a change made while building is seen afterwards', () => {
  const before = glance();
  writeFileSync(join(root, 'web', 'a.ts'), 'changed meanwhile');
  before.settle();
  expect(glance().stale).toBe(true);
});

test('a stamp cut short means building again', () => {
  settled();
  writeFileSync(join(root, 'web', 'build', '.stamp'), '{"quick":');
  expect(glance().stale).toBe(true);
});
