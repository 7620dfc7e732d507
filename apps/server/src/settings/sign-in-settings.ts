import { createPrivateKey } from 'node:crypto';

/** A Google OAuth client. */
interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A Services ID of Sign in with Apple, and the key that signs its client secrets. */
export interface AppleSettings {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8 PEM of a P-256 key, as Apple hands it out. */
  readonly privateKey: string;
}

/** Sign-in providers, from the environment; null for those that aren’t configured. Secrets are never echoed. */
export interface SignInSettings {
  readonly google: GoogleSettings | null;
  readonly apple: AppleSettings | null;
}

const google = {
  GOOGLE_CLIENT_ID: {
    isRight: (text: string) => /^[\w-]{5,150}\.apps\.googleusercontent\.com$/.test(text),
    is: 'the client ID of your OAuth client at Google, which ends with .apps.googleusercontent.com',
  },
  GOOGLE_CLIENT_SECRET: {
    isRight: (text: string) => /^[\x21-\x7e]{16,200}$/.test(text),
    is: 'the secret of your OAuth client at Google (GOCSPX-…)',
  },
};

const apple = {
  APPLE_CLIENT_ID: {
    isRight: (text: string) => /^[A-Za-z0-9][A-Za-z0-9.-]{2,254}$/.test(text),
    is: 'the identifier of your Services ID at Apple, such as com.example.web',
  },
  APPLE_TEAM_ID: { isRight: isAppleId, is: 'your ten-character Team ID at Apple' },
  APPLE_KEY_ID: { isRight: isAppleId, is: 'the ten-character ID of your Sign in with Apple key' },
  APPLE_PRIVATE_KEY: {
    isRight: (text: string) => isSigningKey(pem(text)),
    is: 'the content of your Sign in with Apple key (AuthKey_….p8); line breaks may be written as \\n',
  },
};

function isAppleId(text: string): boolean {
  return /^[A-Z0-9]{10}$/.test(text);
}

type Name = keyof typeof google | keyof typeof apple;
type Group = Readonly<Record<string, { readonly isRight: (text: string) => boolean; readonly is: string }>>;

/** The sign-in providers of the settings. Each group of variables is complete or absent. */
export function readSignIn(read: (name: Name) => string | undefined, faults: string[]): SignInSettings {
  const g = readGroup(google, read, faults);
  const a = readGroup(apple, read, faults);
  return {
    google: g === null ? null : { clientId: g.GOOGLE_CLIENT_ID, clientSecret: g.GOOGLE_CLIENT_SECRET },
    apple:
      a === null
        ? null
        : {
            clientId: a.APPLE_CLIENT_ID,
            teamId: a.APPLE_TEAM_ID,
            keyId: a.APPLE_KEY_ID,
            privateKey: pem(a.APPLE_PRIVATE_KEY),
          },
  };
}

/** The texts of a group by name; null if none is set, or one is missing or malformed, which is named. */
function readGroup<G extends Group>(
  group: G,
  read: (name: Name) => string | undefined,
  faults: string[],
): Readonly<Record<keyof G, string>> | null {
  const names = Object.keys(group);
  const texts = Object.fromEntries(names.map((name) => [name, read(name as Name)]));
  if (names.every((name) => texts[name] === undefined)) return null;
  const wrong = Object.entries(group).filter(([name, { isRight }]) => !isRight(texts[name] ?? ''));
  for (const [name, { is }] of wrong)
    faults.push(`${name} must be ${is}. It is required with ${names.filter((one) => one !== name).join(', ')}.`);
  return wrong.length > 0 ? null : (texts as Readonly<Record<keyof G, string>>);
}

/** A key as OpenSSL reads it: many hosts keep a variable on one line. */
const pem = (text: string): string => text.replaceAll('\\n', '\n').trim();

/** True for a private key on the curve P-256, which ES256 needs (RFC 7518, 3.4). */
function isSigningKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
