import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const told = (env: Record<string, string>) => {
  const settings = parseSettings(env, '/srv');
  return 'faults' in settings ? settings.faults : settings.signIn;
};
const pem = (curve: string): string =>
  generateKeyPairSync('ec', { namedCurve: curve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const google = { GOOGLE_CLIENT_ID: '123-abc.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'GOCSPX-hidden-of-this-test' };
const apple = {
  APPLE_CLIENT_ID: 'com.example.web',
  APPLE_TEAM_ID: 'ABCDE12345',
  APPLE_KEY_ID: '12345ABCDE',
  APPLE_PRIVATE_KEY: pem('P-256'),
};

test('[A-11] each provider is configured by itself, and an Apple key may stand on one line', () => {
  const atGoogle = { clientId: google.GOOGLE_CLIENT_ID, clientSecret: google.GOOGLE_CLIENT_SECRET };
  const atApple = { clientId: 'com.example.web', teamId: 'ABCDE12345', keyId: '12345ABCDE' };
  const privateKey = apple.APPLE_PRIVATE_KEY.trim();
  expect(told({})).toEqual({ google: null, apple: null });
  expect(told(google)).toEqual({ google: atGoogle, apple: null });
  const oneLine = privateKey.replaceAll('\n', '\\n');
  expect(told({ ...apple, APPLE_PRIVATE_KEY: oneLine })).toEqual({ google: null, apple: { ...atApple, privateKey } });
  expect(told({ ...google, ...apple })).toEqual({ google: atGoogle, apple: { ...atApple, privateKey } });
});

test.each([...Object.keys(google), ...Object.keys(apple)])('[A-11] without %s, its provider is refused by that name', (name) => {
  const group: Record<string, string> = name in google ? { ...google } : { ...apple };
  delete group[name];
  expect(told(group)).toEqual([expect.stringMatching(new RegExp(`^${name} must be .* It is required with `))]);
});

test.each([
  ['GOOGLE_CLIENT_ID', 'hidden.example.com'],
  ['GOOGLE_CLIENT_SECRET', 'hidden'],
  ['GOOGLE_CLIENT_SECRET', 'two hidden words of it'],
  ['APPLE_CLIENT_ID', 'hidden app'],
  ['APPLE_TEAM_ID', 'hidden'],
  ['APPLE_KEY_ID', 'hidden12345'],
  ['APPLE_PRIVATE_KEY', 'hidden'],
  ['APPLE_PRIVATE_KEY', pem('P-384')],
])('[A-11] a malformed %s is named, and never told back', (name, text) => {
  const faults = told({ ...(name in google ? google : apple), [name]: text });
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name} must be `))]);
  expect(String(faults)).not.toMatch(/hidden|PRIVATE KEY-----/);
});
