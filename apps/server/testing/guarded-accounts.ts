import type { Database } from '@brandwright/data';
import { expect, vi } from 'vitest';
import { scannedCode } from '../../../packages/data/testing/one-time-code.ts';
import { codeOf } from './code-of.ts';
import { testPassword as password, testBrowser } from './test-browser.ts';

type Browser = ReturnType<typeof testBrowser>;

let people = 0;

/** Accounts with a second factor, for tests. */
export function guardedAccounts(database: () => Database) {
  const browser = () => testBrowser(database());
  const address = (): string => `code${people++}.${database().kind}@example.com`;
  /** Somebody with a second factor; the clock stands still, so that no code changes while a test goes on. */
  const guarded = async () => {
    const [at, email] = [browser(), address()];
    await at.enter(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    const begun = await at.post('second-factor/begin', { current: password });
    const { uri, backupCodes } = (await begun.json()) as { uri: string; backupCodes: readonly string[] };
    expect(await codeOf(await at.post('second-factor', { code: scannedCode(uri) }))).toBe('204');
    return { at, email, uri, backupCodes };
  };
  /** A browser that gave the password and is asked for a code. */
  const asked = async (email: string): Promise<Browser> => {
    const at = browser();
    expect(await (await at.post('sign-in', { email, password })).json()).toEqual({ secondFactor: true });
    return at;
  };
  return { address, guarded, asked };
}

/** The time of the next code. */
export const later = () => vi.setSystemTime(Date.now() + 30_000);

/** What a browser is answered that gives a code. */
export const give = async (at: Browser, code: string | undefined): Promise<string> =>
  codeOf(await at.post('second-factor', { code }));
