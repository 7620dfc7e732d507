import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const parse = (env: Record<string, string>) => parseSettings(env, '/srv');

/** In production, where nothing is sold. */
const shown = { PUBLIC_URL: 'https://brandwright.example', PAYMENTS: 'sandbox' };

test('an empty environment gives local mode on this machine, with data in the working folder', () => {
  expect(parse({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/data',
    publicUrl: null,
    trustedProxies: 0,
    logLevel: 'warn',
    databaseUrl: null,
    secret: null,
    smtpUrl: null,
    mailFrom: 'Brandwright <hello@localhost>',
    backupDir: null,
    payment: null,
    canva: null,
    signIn: { google: null, apple: null },
    ai: null,
    seller: { lines: ['Brandwright'], taxId: null },
    support: null,
    claimsConfirmed: false,
    metricsToken: null,
    webhooksToLoopback: false,
  });
  expect(parse({ BACKUP_DIR: 'nightly' })).toMatchObject({ backupDir: '/srv/nightly' });
  expect(parse({ PORT: '', HOST: ' ' })).toEqual(parse({}));
});

test('passwords and secrets that are wrong are named, and never told back', () => {
  const faults = (env: Record<string, string>) => {
    const settings = parse(env);
    return 'faults' in settings ? settings.faults.join(' ') : '';
  };
  const told = faults({
    SECRET: 'too-short-1',
    METRICS_TOKEN: 'hidden-4',
    DATABASE_URL: 'mysql://u:hidden-2@h/d',
    SMTP_URL: 'http://u:hidden-3@h',
    MAIL_FROM: 'a, b',
  });
  for (const name of ['SECRET', 'METRICS_TOKEN', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM']) expect(told).toContain(name);
  expect(told).not.toMatch(/too-short-1|hidden/);
  const shared = { ...shown, DATABASE_URL: 'postgres://u@h/d' };
  expect(faults(shared)).toContain('SECRET must be set');
  expect(faults({ ...shared, SECRET: 'x'.repeat(32) })).toBe('');
});

test('[Z-06] where people write is one address that can stand in a link', () => {
  expect(parse({})).toMatchObject({ claimsConfirmed: false });
  expect(parse({ CLAIMS_CONFIRMED: 'yes' })).toMatchObject({ claimsConfirmed: true });
  expect(parse({ CLAIMS_CONFIRMED: 'perhaps' })).toEqual({ faults: [expect.stringContaining('must be yes or no')] });
  expect(parse({ SUPPORT_EMAIL: ' help@brandwright.example ' })).toMatchObject({ support: 'help@brandwright.example' });
  for (const SUPPORT_EMAIL of [
    'help',
    'Help <help@a.example>',
    'a@b.example, c@d.example',
    'a@b.example?bcc=c@d.example',
    'a%0d@b.example',
    'mailto:a@b.example',
  ])
    expect(parse({ SUPPORT_EMAIL }), SUPPORT_EMAIL).toEqual({
      faults: [expect.stringContaining(`SUPPORT_EMAIL is “${SUPPORT_EMAIL}”`)],
    });
});

test('a public address opens the network and the log; a loopback one does not', () => {
  expect(parse(shown)).toMatchObject({ host: '0.0.0.0', logLevel: 'info' });
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
  expect(parse({ ...shown, PUBLIC_URL: 'http://brandwright.example' })).toMatchObject({
    faults: [expect.stringContaining('https://')],
  });
  for (const PUBLIC_URL of ['brandwright.example', 'https://u:p@a.example', 'ftp://a.example', 'https://a.example?x']) {
    expect(parse({ PUBLIC_URL }), PUBLIC_URL).toHaveProperty('faults');
  }
});

test('[S-12] [B-05] [R-05] settings refuse a sandbox, a key and a database that don’t belong together', () => {
  const key = 'sk_live_hidden123456';
  const live = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_hidden123456' };
  const kept = { DATABASE_URL: 'postgres://u@h/d', SECRET: 'x'.repeat(32) };
  const faults = (env: Record<string, string>): string => {
    const settings = parse(env);
    return 'faults' in settings ? settings.faults.join('\n') : '';
  };
  const url = { PUBLIC_URL: 'https://brandwright.example' };
  expect(faults(url)).toContain('STRIPE_SECRET_KEY must be set');
  expect(faults({ ...url, ...live })).toContain('DATABASE_URL is required with a live key');
  expect(faults({ ...live })).toContain('DATABASE_URL is required with a live key');
  expect(faults({ ...kept, STRIPE_SECRET_KEY: key })).toContain('STRIPE_WEBHOOK_SECRET is required');
  expect(faults({ ...kept, ...live, PAYMENTS: 'sandbox' })).toContain('can’t be used together');
  expect(faults({ ...live, STRIPE_SECRET_KEY: 'pk_live_hidden123456' })).toContain('must be a secret key');
  expect(faults({ PAYMENTS: 'free' })).toContain('PAYMENTS is “free”');
  expect(faults({ ...live, ...kept, STRIPE_API_URL: 'ftp://a' })).toContain('STRIPE_API_URL is “ftp://a”');
  expect(faults({ ...live, ...kept, STRIPE_TAX: 'yes' })).toContain('STRIPE_TAX is “yes”');
  expect(faults({ STRIPE_TAX: 'automatic' })).toContain('STRIPE_TAX needs STRIPE_SECRET_KEY');
  expect(faults({ ...live, ...kept, STRIPE_PROMOTION_CODES: 'all' })).toContain('STRIPE_PROMOTION_CODES is “all”');
  expect(faults({ STRIPE_PROMOTION_CODES: 'yes' })).toContain('STRIPE_PROMOTION_CODES needs STRIPE_SECRET_KEY');
  expect(parse({ ...live, ...kept, STRIPE_PROMOTION_CODES: 'yes' })).toMatchObject({ payment: { promotionCodes: true } });
  expect(parse({ ...live, ...kept, STRIPE_TAX: 'automatic' })).toMatchObject({ payment: { automaticTax: true } });
  for (const told of [faults({ ...url, ...live }), faults({ ...live, STRIPE_SECRET_KEY: 'pk_live_hidden123456' })])
    expect(told).not.toContain('hidden');
  expect(parse({ ...url, ...kept, ...live })).toMatchObject({ payment: { secretKey: key, automaticTax: false, apiUrl: null } });
  expect(parse({ STRIPE_SECRET_KEY: 'rk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' })).toHaveProperty(
    'payment.secretKey',
  );
  expect(parse({ SELLER: 'Wright & Co | 1 Mill Lane|Leeds', SELLER_TAX_ID: 'GB 1' })).toMatchObject({
    seller: { lines: ['Wright & Co', '1 Mill Lane', 'Leeds'], taxId: 'GB 1' },
  });
});

test('[J-02] Canva needs both of its credentials, and neither is told back', () => {
  const told = (env: Record<string, string>) => {
    const settings = parse(env);
    return 'faults' in settings ? settings.faults.join(' ') : settings.canva;
  };
  const both = { CANVA_CLIENT_ID: 'OC-FAB12-AbCdEf', CANVA_CLIENT_SECRET: 'cnvca-hidden-of-this-test' };
  expect(told(both)).toEqual({ clientId: both.CANVA_CLIENT_ID, clientSecret: both.CANVA_CLIENT_SECRET, url: null });
  expect(told({ ...both, CANVA_URL: 'http://127.0.0.1:4010' })).toMatchObject({ url: new URL('http://127.0.0.1:4010') });
  for (const [name, text] of Object.entries(both)) expect(told({ [name]: text })).toMatch(/^CANVA_CLIENT_(?:ID|SECRET) must be/);
  for (const text of ['short', 'two words of a secret', `hidden\u0000${'x'.repeat(20)}`])
    expect(told({ ...both, CANVA_CLIENT_SECRET: text })).toMatch(/^CANVA_CLIENT_SECRET (?!.*(?:short|words|hidden))/);
  expect(told({ ...both, CANVA_CLIENT_ID: 'a:b' })).toMatch(/^CANVA_CLIENT_ID (?!.*a:b)/);
  for (const url of ['canva', 'file:///etc', 'https://canva.example/rest', 'https://canva.example?x'])
    expect(told({ ...both, CANVA_URL: url })).toContain(`CANVA_URL is “${url}”`);
});

test('[I-01] an AI provider needs an address and a model, and its key is never told back', () => {
  const told = (env: Record<string, string>) => {
    const settings = parse(env);
    return 'faults' in settings ? settings.faults.join(' ') : settings.ai;
  };
  const needed = { AI_BASE_URL: 'https://models.example/v1', AI_TEXT_MODEL: 'org/model-1:small' };
  const usual = {
    textModel: 'org/model-1:small',
    apiKey: null,
    prices: null,
    dailyTokens: 50_000,
    deadline: 15_000,
    images: null,
  };
  expect(told(needed)).toEqual({ ...usual, baseUrl: new URL('https://models.example/v1') });
  const more = { AI_API_KEY: 'sk-hidden', AI_PRICES: '0.15/12', AI_DAILY_TOKENS: '9', AI_TIMEOUT: '18' };
  expect(told({ ...needed, ...more })).toMatchObject({
    apiKey: 'sk-hidden',
    prices: { read: 0.15, written: 12 },
    dailyTokens: 9,
    deadline: 18_000,
  });
  expect(told({ AI_BASE_URL: needed.AI_BASE_URL })).toContain('AI_TEXT_MODEL must be set');
  for (const name of ['AI_API_KEY', 'AI_TEXT_MODEL'])
    expect(told({ [name]: 'hidden' })).toMatch(/^AI_BASE_URL must be set(?!.*hidden)/);
  for (const url of ['models', 'file:///etc', 'https://u:hidden@models.example', 'https://models.example?key=hidden'])
    expect(told({ ...needed, AI_BASE_URL: url }), url).toMatch(/^AI_BASE_URL must be a URL(?!.*hidden)/);
  for (const key of ['two hidden words', 'hidden\u0000', `hidden${'x'.repeat(500)}`])
    expect(told({ ...needed, AI_API_KEY: key }), key).toMatch(/^AI_API_KEY must be(?!.*hidden)/);
  for (const [name, text] of Object.entries({ AI_TEXT_MODEL: '<b>', AI_PRICES: '1', AI_DAILY_TOKENS: '0', AI_TIMEOUT: '19' }))
    expect(told({ ...needed, [name]: text }), name).toContain(`${name} is “${text}”`);
});

test('[M-07] an image model needs the address of its API, and has a price and a limit a day', () => {
  const told = (env: Record<string, string>) => {
    const settings = parse(env);
    return 'faults' in settings ? settings.faults.join(' ') : settings.ai?.images;
  };
  const text = { AI_BASE_URL: 'https://models.example/v1', AI_TEXT_MODEL: 'm' };
  expect(told({ ...text, AI_IMAGE_MODEL: 'gpt-image-1' })).toEqual({ model: 'gpt-image-1', price: null, daily: 20 });
  const more = { AI_IMAGE_MODEL: 'org/painter:2', AI_IMAGE_PRICE: '0.042', AI_DAILY_IMAGES: '6' };
  expect(told({ ...text, ...more })).toEqual({ model: 'org/painter:2', price: 0.042, daily: 6 });
  expect(told({ AI_IMAGE_MODEL: 'hidden' })).toMatch(/^AI_BASE_URL must be set(?!.*hidden)/);
  for (const [name, value] of Object.entries({ AI_IMAGE_MODEL: '<b>', AI_IMAGE_PRICE: '1/2', AI_DAILY_IMAGES: '0' }))
    expect(told({ ...text, ...more, [name]: value }), name).toContain(`${name} is “${value}”`);
});

test('[I-01] a key is sent unencrypted to this machine alone', () => {
  const faults = (AI_BASE_URL: string, AI_API_KEY: string) => parse({ AI_BASE_URL, AI_API_KEY, AI_TEXT_MODEL: 'm' });
  expect(faults('http://10.0.0.7:8000/v1', 'sk-1')).toEqual({ faults: [expect.stringContaining('https://')] });
  expect(faults('http://10.0.0.7:8000/v1', '')).toMatchObject({ ai: { apiKey: null } });
  expect(faults('http://127.0.0.1:11434/v1', 'sk-1')).toMatchObject({ ai: { apiKey: 'sk-1' } });
});
