import type { SignInProvider } from '@brandwright/contract';
import { type Database, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { codeOf } from './code-of.ts';
import { gatewaysTo, PlayedProvider, type ProviderAnswer } from './sign-in-server.ts';
import { type BrowserOptions, testBrowser } from './test-browser.ts';

/** A provider that is played during the tests of a file. */
export function playProvider(): PlayedProvider {
  const played = new PlayedProvider();
  beforeAll(() => played.start());
  afterAll(() => played.close());
  beforeEach(() => {
    played.denies = false;
    played.tamper = () => {};
    played.fate = () => null;
    played.asked.length = 0;
    played.refusesCodes = false;
    played.forges = null;
  });
  return played;
}

/** What a visit is begun with, besides its purpose. */
interface Asked {
  readonly provider?: SignInProvider;
  readonly purpose?: 'enter' | 'connect' | 'prove';
  readonly accepted?: true;
  readonly current?: string;
  readonly code?: string;
}

/** A browser in front of a server that is configured for providers that are played. */
export function providerVisitor(database: Database, played: PlayedProvider, { change = {}, ...options }: BrowserOptions = {}) {
  const browser = testBrowser(database, { ...options, change: { signIn: gatewaysTo(played), ...change } });
  const begin = (asked: Asked = {}) => browser.post('provider/begin', { provider: 'google', purpose: 'enter', ...asked });
  /** The provider’s page. */
  const page = async (asked?: Asked): Promise<string> => ((await (await begin(asked)).json()) as { url: string }).url;
  const finish = (answer: ProviderAnswer & { readonly name?: string }, provider: SignInProvider = 'google') =>
    browser.post('provider/finish', { provider, ...pick(answer) });
  /** Goes to the provider and back. */
  const visit = async (asked: Asked = {}) => finish(await played.consent(await page(asked)), asked.provider);
  return {
    ...browser,
    ...{ begin, page, finish, visit },
    /** What a visit came to: `200 entered`, or the code of its refusal. */
    came: async (asked?: Asked): Promise<string> => {
      const response = await visit(asked);
      if (response.status !== 200) return codeOf(Promise.resolve(response));
      return `200 ${((await response.json()) as { done: string }).done}`;
    },
    account: async () =>
      (await (await browser.call('GET', '/api/account')).json()) as {
        readonly name: string;
        readonly email: string;
        readonly password: boolean;
        readonly providers: readonly string[];
        readonly proved: boolean;
      },
  };
}

const pick = ({ state, code, error, name }: ProviderAnswer & { readonly name?: string }) => ({
  state,
  ...(code === undefined ? {} : { code }),
  ...(error === undefined ? {} : { error }),
  ...(name === undefined ? {} : { name }),
});

/** Rows of an account: by address, with what lets its owner in. */
export async function accountRows({ statements }: Database, email: string) {
  const { profiles, credentials } = tables;
  const [profile] = await statements.select().from(profiles).where(eq(profiles.email, email));
  const ways = await statements
    .select()
    .from(credentials)
    .where(eq(credentials.userId, profile?.id ?? '00000000-0000-4000-8000-000000000000'));
  return { profile, ways };
}
