import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const parse = (env: Record<string, string>) => parseSettings(env, '/srv');

test('without an environment it is local mode: this machine only, quiet, data in the working folder', () => {
  expect(parse({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/data',
    publicUrl: null,
    trustedProxies: 0,
    logLevel: 'warn',
  });
  expect(parse({ PORT: '', HOST: ' ' })).toEqual(parse({}));
});

test('a public address opens the network and the log; a loopback one does not', () => {
  expect(parse({ PUBLIC_URL: 'https://brandwright.example' })).toMatchObject({ host: '0.0.0.0', logLevel: 'info' });
  expect(parse({ PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({ host: '127.0.0.1', logLevel: 'warn' });
});

test('every fault is told at once, each by its name', () => {
  const settings = parse({
    PORT: '70000',
    TRUST_PROXY: '-1',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'https://a.example/path',
    HOST: 'a b',
  });
  const faults = 'faults' in settings ? settings.faults : [];
  for (const name of ['PORT', 'TRUST_PROXY', 'LOG_LEVEL', 'PUBLIC_URL', 'HOST'])
    expect(faults.filter((fault) => fault.startsWith(`${name} is “`))).toHaveLength(1);
  expect(parse({ PUBLIC_URL: 'http://brandwright.example' })).toMatchObject({ faults: [expect.stringContaining('https://')] });
  for (const PUBLIC_URL of ['brandwright.example', 'https://u:p@a.example', 'ftp://a.example', 'https://a.example?x']) {
    expect(parse({ PUBLIC_URL }), PUBLIC_URL).toHaveProperty('faults');
  }
});
