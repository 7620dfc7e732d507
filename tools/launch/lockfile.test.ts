import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled, outOfStep } from './lockfile.mjs';

let root = '';
const write = (path: string, value: object): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(value));
};

const zod = { version: '4.6.7', integrity: 'sha512-a' };
const foreign = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const manifest = { dependencies: { zod: '4.6.7' } };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brandwright-lock-'));
  write('package.json', { workspaces: ['packages/*', 'bench'] });
  write('packages/engine/package.json', manifest);
  write('package-lock.json', {
    packages: { '': {}, 'packages/engine': manifest, 'node_modules/zod': zod, 'node_modules/for-another-system': foreign },
  });
  write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': zod } });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what npm installed by hand counts as installed, without the packages of other systems', () => {
  expect(outOfStep(root)).toEqual([]);
  expect(isInstalled(root)).toBe(true);
});

test('a dependency the lockfile does not know is out of step, in a new workspace as well', () => {
  write('packages/engine/package.json', { dependencies: { zod: '4.6.8' } });
  write('bench/package.json', {});
  expect(outOfStep(root)).toEqual(['packages/engine/package.json', 'bench/package.json']);
  expect(isInstalled(root)).toBe(false);
});

test('another version, other bytes or a missing package have to be installed', () => {
  for (const found of [
    { ...zod, version: '4.6.6' },
    { ...zod, integrity: 'sha512-c' },
  ]) {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': found } });
    expect(isInstalled(root)).toBe(false);
  }
  write('node_modules/.package-lock.json', { packages: {} });
  expect(isInstalled(root)).toBe(false);
});
