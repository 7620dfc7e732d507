import { tables } from '@brandwright/data';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { codeOf } from '../../testing/code-of.ts';
import { playProvider, providerVisitor } from '../../testing/provider-visitor.ts';
import { gatewaysTo } from '../../testing/sign-in-server.ts';
import { openLog } from '../operations/log.ts';

const { credentials, profiles, rateLimits, sessions, verifications } = tables;
const played = playProvider();
let count = 0;

onEveryDatabase((database) => {
  beforeEach(async () => {
    await database().statements.delete(rateLimits);
    count++;
    played.person = { sub: `sub-${count}`, email: `ben-${count}@example.com`, email_verified: true, name: 'Ben' };
  });
  const visitor = (options?: Parameters<typeof providerVisitor>[2]) => providerVisitor(database(), played, options);
  const rows = async () => {
    const { statements } = database();
    return [await statements.$count(profiles), await statements.$count(credentials), await statements.$count(sessions)];
  };
  /** What a visit comes to, which must leave no account and no session behind. */
  const refused = async (ask: () => Promise<string>): Promise<string> => {
    const before = await rows();
    const came = await ask();
    expect(await rows()).toEqual(before);
    return came;
  };
  const accepted = { accepted: true } as const;

  test('[A-11] who refuses their consent is told so', async () => {
    played.denies = true;
    expect(await refused(() => visitor().came(accepted))).toBe('403 account.provider.denied');
    const ben = visitor();
    const { state } = await played.consent(await ben.page(accepted));
    expect(await codeOf(ben.finish({ state, error: 'server_error' }))).toBe('503 account.provider.unavailable');
  });

  test('[A-11] an answer counts once, in the browser and for the provider that it was begun with', async () => {
    const [ben, mallory] = [visitor(), visitor()];
    await mallory.page();
    const answer = await played.consent(await ben.page(accepted));
    // An attacker’s answer in a victim’s browser would sign them in to the attacker’s account.
    expect(await refused(() => codeOf(mallory.finish(answer)))).toBe('400 account.provider.state');
    expect(await refused(() => codeOf(visitor().finish(answer)))).toBe('400 account.provider.state');
    expect(await refused(() => codeOf(ben.finish({ ...answer, state: 'A'.repeat(43) })))).toBe('400 account.provider.state');
    expect((await ben.finish(answer)).status).toBe(200);
    expect(await refused(() => codeOf(ben.finish(answer)))).toBe('400 account.provider.state');
    const other = await played.consent(await ben.page(accepted));
    expect(await refused(() => codeOf(ben.finish(other, 'apple')))).toBe('400 account.provider.state');
    expect(await refused(() => codeOf(ben.finish(other)))).toBe('400 account.provider.state');
  });

  test('[A-11] an answer of more than ten minutes ago counts no more', async () => {
    const ben = visitor();
    const answer = await played.consent(await ben.page(accepted));
    const past = { expiresAt: sql`${verifications.expiresAt} - interval '10 minutes'` };
    await database().statements.update(verifications).set(past);
    expect(await refused(() => codeOf(ben.finish(answer)))).toBe('400 account.provider.state');
  });

  test('[A-11] a code that was used, or that belongs to another visit, opens nothing', async () => {
    const [ben, mallory] = [visitor(), visitor()];
    const [stolen, own] = [await played.consent(await ben.page(accepted)), await played.consent(await mallory.page(accepted))];
    // The verifier of the other visit is missing: the provider itself refuses.
    expect(await refused(() => codeOf(mallory.finish({ ...own, code: stolen.code ?? '' })))).toMatch(
      /account\.provider\.(refused|unavailable)$/,
    );
    const again = await played.consent(await ben.page(accepted));
    played.refusesCodes = true;
    expect(await refused(() => codeOf(ben.finish(again)))).toBe('400 account.provider.refused');
  });

  const hour = 3600;
  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, (claims: Record<string, unknown>) => void]>([
    ['another audience', (claims) => Object.assign(claims, { aud: 'someone-else.apps.googleusercontent.com' })],
    ['several audiences, for another party', (claims) => Object.assign(claims, { aud: [claims.aud, 'other'], azp: 'other' })],
    ['another issuer', (claims) => Object.assign(claims, { iss: 'https://accounts.google.example' })],
    ['no nonce', (claims) => Object.assign(claims, { nonce: undefined })],
    ['its end behind it', (claims) => Object.assign(claims, { exp: now() - 120 })],
    ['its beginning an hour ago', (claims) => Object.assign(claims, { iat: now() - hour })],
    ['its beginning ahead', (claims) => Object.assign(claims, { nbf: now() + hour })],
    ['nobody’s id', (claims) => Object.assign(claims, { sub: undefined })],
  ])('[A-11] a token with %s signs nobody in', async (_, tamper) => {
    played.tamper = tamper;
    expect(await refused(() => visitor().came(accepted))).toBe('400 account.provider.refused');
  });

  test('[A-11] a token without a whole id signs nobody in', async () => {
    for (const sub of ['', 's'.repeat(256), 7]) {
      played.tamper = (claims) => Object.assign(claims, { sub });
      expect(await refused(() => visitor().came(accepted)), String(sub)).toBe('400 account.provider.refused');
    }
  });

  test('[A-11] a token with another visit’s nonce signs nobody in', async () => {
    played.tamper = (claims) => Object.assign(claims, { nonce: 'A'.repeat(43) });
    expect(await refused(() => visitor().came(accepted))).toBe('400 account.provider.refused');
  });

  test('[A-11] a token that another key signed, or none, signs nobody in', async () => {
    for (const forge of ['key', 'none'] as const) {
      played.forges = forge;
      expect(await refused(() => visitor().came(accepted))).toBe('400 account.provider.refused');
    }
    played.forges = null;
    expect(await visitor().came(accepted)).toBe('200 entered');
  });

  test('[A-11] a provider’s new key is read when it first signs', async () => {
    const gateways = gatewaysTo(played, { keysAtLeast: 0 });
    const ben = visitor({ change: { signIn: gateways } });
    expect(await ben.came(accepted)).toBe('200 entered');
    await played.replaceKeys();
    expect(await ben.came()).toBe('200 entered');
  });

  test.each(['drop', 'hang', 'garbage', 'huge', 'redirect', 503] as const)(
    '[A-11] a provider that answers with “%s” is away, and nobody waits long',
    async (fate) => {
      for (const path of ['/token', '/jwks']) {
        // Each server reads the keys anew.
        const ben = visitor({ change: { signIn: gatewaysTo(played, { patience: 300 }) } });
        played.fate = (asked) => (asked === path ? fate : null);
        expect(await refused(() => ben.came(accepted)), path).toBe('503 account.provider.unavailable');
      }
    },
  );

  test('[A-11] what is logged of a refused token names no address', async () => {
    const lines: string[] = [];
    const log = openLog('warn', { write: (line: string) => void lines.push(line) });
    played.tamper = (claims) => Object.assign(claims, { nonce: 'wrong' });
    expect(await visitor({ change: { log } }).came(accepted)).toBe('400 account.provider.refused');
    expect(lines.join('')).toContain('could not be verified');
    expect(lines.join('')).toContain('nonce');
    expect(lines.join('')).not.toMatch(/ben-\d|eyJ/);
  });

  test('[A-11] addresses that sign-up refuses are refused here as well, and a name is one line', async () => {
    for (const email of ['', 'nobody', 'a@b.example, c@d.example', `${'x'.repeat(65)}@example.com`]) {
      played.person = { ...played.person, email };
      expect(await refused(() => visitor().came(accepted)), email).toBe('403 account.provider.unverified');
    }
    const email = `Upper-${count}@Example.com`;
    played.person = { ...played.person, email, name: 'Two\nlines <b>' };
    const ben = visitor();
    expect(await ben.came(accepted)).toBe('200 entered');
    expect(await ben.account()).toMatchObject({ email: email.toLowerCase(), name: `upper-${count}` });
  });

  test('[R-15] while the disk is nearly full, people sign in, and nobody new is taken', async () => {
    const full = { diskSpace: async () => ({ free: 1, total: 1e12 }) };
    expect(await refused(() => visitor({ change: full }).came(accepted))).toMatch(/^503 /);
    expect(await visitor().came(accepted)).toBe('200 entered');
    expect(await visitor({ change: full }).came()).toBe('200 entered');
  });
});
