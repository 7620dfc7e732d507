import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSecret, SecretError, secretLength } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandwright-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made once, for its owner alone, whatever a crash left of the first try', async () => {
  writeFileSync(join(folder, 'secret.part'), 'half', { mode: 0o600 });
  const secret = await keepSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(secretLength);
  expect(await keepSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('[H4-14] a secret that is empty or too short is refused without being shown or changed', async () => {
  const file = join(folder, 'secret');
  for (const text of ['', '\n', 'short', `${'s'.repeat(secretLength - 1)}\n`]) {
    writeFileSync(file, text);
    const refused = await keepSecret(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SecretError);
    expect(String(refused)).toContain(`${file} must have at least ${secretLength} characters.`);
    expect(String(refused)).not.toMatch(/short|ss/);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
  writeFileSync(file, `${'s'.repeat(secretLength)}\n`);
  expect(await keepSecret(folder)).toBe('s'.repeat(secretLength));
});
