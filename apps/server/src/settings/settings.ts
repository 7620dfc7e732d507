import { resolve } from 'node:path';
import { readPlace, type Seller } from '@brandwright/data';
import { type AiSettings, readAi } from './ai-settings.ts';
import { type CanvaSettings, readCanva } from './canva-settings.ts';
import { type PaymentSettings, readPayment } from './payment-settings.ts';
import { secretLength } from './secret.ts';
import { readSignIn, type SignInSettings } from './sign-in-settings.ts';

export interface Settings {
  /** 0–65535. 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder with everything that must survive a restart. */
  readonly dataDir: string;
  /** Postgres 15 or later. Null: the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** The product's public origin, such as `https://brandwright.example`. Null in local mode. */
  readonly publicUrl: URL | null;
  /** Number of our own proxies in front, each of which appends to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly logLevel: LogLevel;
  /** Signs cookies and links, 32 characters or more. Null: one is created in the data folder. */
  readonly secret: string | null;
  /** `smtp://user:password@host:587`. Null: emails are kept as files in the data folder. */
  readonly smtpUrl: string | null;
  /** Sender of emails, such as `Brandwright <hello@brandwright.example>`. */
  readonly mailFrom: string;
  /** Absolute path of the folder for nightly backups. Null: no backups. */
  readonly backupDir: string | null;
  /** The payment provider. Null: the sandbox, in which no money moves. */
  readonly payment: PaymentSettings | null;
  /** The Canva integration. Null: kits can't be exported to Canva. */
  readonly canva: CanvaSettings | null;
  /** Providers that people sign in with. */
  readonly signIn: SignInSettings;
  /** The AI provider. Null: the built-in copywriter writes everything. */
  readonly ai: AiSettings | null;
  /** The seller named on receipts. */
  readonly seller: Seller;
  /** The support address. Null: only the contact page is shown. */
  readonly support: string | null;
  /** The operator says that the claims of the pages are true: they are shown in production too (row B-10). */
  readonly claimsConfirmed: boolean;
  /** Whether webhooks may lead to this machine, for development. Never in production. */
  readonly webhooksToLoopback: boolean;
  /** Who may read /metrics, 16 characters or more; null lets this machine alone, and in production nobody. */
  readonly metricsToken: string | null;
}

/**
 * True if people reach the product from elsewhere. Then everything meant for one's own machine must be off.
 */
export const isProduction = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean =>
  publicUrl !== null && !isLoopback(publicUrl.hostname);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Every environment variable, with its default and meaning. Printed if one is invalid. */
export const variables = {
  PORT: '3000. The port to listen on, 0–65535. 0 uses any free port.',
  HOST: '127.0.0.1, or 0.0.0.0 if PUBLIC_URL is set. The address to listen on.',
  DATA_DIR: './data. The folder for everything that must survive a restart. Only one process can use it at a time.',
  DATABASE_URL: 'None: an embedded database in DATA_DIR. Or Postgres 15 or later: postgres://user:password@host/name.',
  PUBLIC_URL: 'None: local mode. The address of the site, such as https://brandwright.example. Required in production.',
  TRUST_PROXY: '0. How many of your own proxies sit in front of the server and append to X-Forwarded-For, 0–10.',
  SECRET:
    'Created in DATA_DIR. The secret that signs cookies and links, at least 32 characters. Must be the same on all nodes, so it is required with DATABASE_URL in production.',
  SMTP_URL:
    'None: emails are saved as files in DATA_DIR/outbox. A mail server: smtp://user:password@host:587 or smtps://host:465.',
  MAIL_FROM: 'Brandwright <hello@HOST>, with the host of PUBLIC_URL. The sender of emails: one address, with or without a name.',
  BACKUP_DIR:
    'None: no backups. The folder for nightly backups (03:00 UTC). The last 14 are kept. With several nodes, set it on one or share it among all.',
  STRIPE_SECRET_KEY:
    'None: a sandbox that moves no money. Required in production. A Stripe secret key: sk_live_… (with DATABASE_URL), sk_test_… or rk_….',
  STRIPE_WEBHOOK_SECRET: 'None. Required with a key: the whsec_… of an endpoint at PUBLIC_URL/api/stripe-webhook.',
  STRIPE_TAX:
    'None: no tax is charged. automatic: Stripe Tax, once you set it up in Stripe, calculates tax and adds it to the price.',
  STRIPE_PROMOTION_CODES:
    'None: checkout takes no promotion codes. yes: it takes the codes that you created in Stripe, and orders and receipts show the discount.',
  STRIPE_API_URL: 'Stripe’s own. Set this to use a different address for the Stripe API.',
  PAYMENTS:
    'None. Only for sites that don’t take real payments. sandbox: allows the sandbox in production. test: allows a test key in production.',
  CANVA_CLIENT_ID: 'None: kits can’t be exported to Canva. The ID of your integration at Canva, such as OC-FAB12-AbCdEf.',
  CANVA_CLIENT_SECRET: 'None. Required with CANVA_CLIENT_ID: the integration’s secret (cnvca…).',
  CANVA_URL: 'Canva’s own. Set this to use a different address for Canva’s pages and API.',
  GOOGLE_CLIENT_ID:
    'None: nobody signs in with Google. The client ID of your OAuth client at Google (….apps.googleusercontent.com). Required with a secret.',
  GOOGLE_CLIENT_SECRET: 'None. The client’s secret (GOCSPX-…). Required with a client ID.',
  APPLE_CLIENT_ID:
    'None: nobody signs in with Apple. The identifier of your Services ID at Apple, such as com.example.web. Required with the other three.',
  APPLE_TEAM_ID: 'None. Your ten-character Team ID at Apple.',
  APPLE_KEY_ID: 'None. The ten-character ID of your Sign in with Apple key.',
  APPLE_PRIVATE_KEY: 'None. The content of that key (AuthKey_….p8). Line breaks may be written as \\n.',
  AI_BASE_URL:
    'None: the built-in copywriter writes everything. The address of an OpenAI-compatible API, such as https://api.openai.com/v1.',
  AI_API_KEY: 'None: the API needs no key. The key of that API.',
  AI_TEXT_MODEL: 'None. Required with AI_BASE_URL: the model that writes brand copy and reads briefs (art direction).',
  AI_PRICES: 'None: the cost isn’t logged. US dollars per million tokens read and written, such as 0.15/0.60.',
  AI_DAILY_TOKENS:
    '50000. How many tokens one account, or one visitor’s address, can use a day for brand copy and art direction. After that, the built-in copywriter and engine take over.',
  AI_TIMEOUT:
    '15. How many seconds to wait for a model before the built-in copywriter or engine takes over, 1–18. Pictures: at most 15.',
  AI_IMAGE_MODEL:
    'None: the built-in engine draws the icons of AI logos. A model of that API that draws them, such as gpt-image-1.',
  AI_IMAGE_PRICE: 'None: the cost isn’t logged. US dollars for one picture of 1024 × 1024 pixels, such as 0.04.',
  AI_DAILY_IMAGES: '20. How many pictures one account can have a day. After that, the built-in engine draws.',
  SELLER: 'Brandwright. The seller’s name and address on receipts, with lines separated by “|”.',
  SELLER_TAX_ID: 'None. The seller’s tax ID on receipts.',
  SUPPORT_EMAIL: 'None: contact page only. An email address where people can get help.',
  CLAIMS_CONFIRMED:
    'None: no marketing claims if PUBLIC_URL is set. yes: you confirm that the claims, or those in DATA_DIR/claims.json, are true, so pages show them.',
  METRICS_TOKEN:
    'None: /metrics answers only on this machine, and not at all if PUBLIC_URL is set (behind a proxy, everyone would look local). A token of at least 16 characters, sent as Authorization: Bearer.',
  WEBHOOKS_TO_LOOPBACK:
    'None: webhooks lead to public addresses only. yes: also to http://localhost on this machine, for development. Not allowed in production.',
  LOG_LEVEL: 'warn, or info if PUBLIC_URL is set. One of fatal, error, warn, info, debug, silent.',
} as const;
type Variable = keyof typeof variables;

/** The settings, or every fault of the environment, one sentence each. Empty variables count as unset. */
export function parseSettings(
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): Settings | { readonly faults: readonly string[] } {
  const faults: string[] = [];
  const read = (name: Variable): string | undefined => env[name]?.trim() || undefined;
  const whole = (name: Variable, fallback: number, most: number): number => {
    const text = read(name);
    if (text === undefined) return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value <= most) return value;
    faults.push(`${name} is “${text}”; it must be a whole number from 0 to ${most}.`);
    return fallback;
  };
  const publicUrl = readPublicUrl(read('PUBLIC_URL'), faults);
  const production = publicUrl !== null && !isLoopback(publicUrl.hostname);
  const logLevel = read('LOG_LEVEL') ?? (production ? 'info' : 'warn');
  if (!logLevels.some((level) => level === logLevel))
    faults.push(`LOG_LEVEL is “${logLevel}”; it must be one of ${logLevels.join(', ')}.`);
  const host = read('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1');
  if (/[\s/]/.test(host)) faults.push(`HOST is “${host}”; it must be an IP address or a host name.`);
  const backupDir = read('BACKUP_DIR');
  const { place, faults: misplaced } = readPlace(env, cwd);
  faults.push(...misplaced);
  const secret = readSecret(read('SECRET'), production && place.databaseUrl !== null, faults);
  const settings: Settings = {
    port: whole('PORT', 3000, 65_535),
    host,
    ...place,
    publicUrl,
    trustedProxies: whole('TRUST_PROXY', 0, 10),
    logLevel: logLevel as LogLevel,
    secret,
    smtpUrl: readSmtpUrl(read('SMTP_URL'), faults),
    mailFrom: readMailFrom(read('MAIL_FROM') ?? `Brandwright <hello@${publicUrl?.hostname ?? 'localhost'}>`, faults),
    backupDir: backupDir === undefined ? null : resolve(cwd, backupDir),
    payment: readPayment({ read, production, databaseUrl: place.databaseUrl }, faults),
    canva: readCanva(read, faults),
    signIn: readSignIn(read, faults),
    ai: readAi({ read, isLoopback }, faults),
    seller: {
      lines: (read('SELLER') ?? 'Brandwright').split('|').map((line) => line.trim().slice(0, 200)),
      taxId: read('SELLER_TAX_ID') ?? null,
    },
    support: readSupport(read('SUPPORT_EMAIL'), faults),
    claimsConfirmed: readConfirmed(read('CLAIMS_CONFIRMED'), faults),
    metricsToken: readMetricsToken(read('METRICS_TOKEN'), faults),
    webhooksToLoopback: readLoopback(read('WEBHOOKS_TO_LOOPBACK'), production, faults),
  };
  return faults.length > 0 ? { faults } : settings;
}

/** The secret is never echoed. */
function readSecret(text: string | undefined, needed: boolean, faults: string[]): string | null {
  if (text === undefined && needed)
    faults.push(
      'SECRET must be set, because nodes that share a database need the same one. Create one with: openssl rand -base64 32',
    );
  if (text !== undefined && text.length < secretLength) faults.push(`SECRET must have at least ${secretLength} characters.`);
  return text ?? null;
}

function readConfirmed(text: string | undefined, faults: string[]): boolean {
  if (text !== undefined && text !== 'yes' && text !== 'no') faults.push(`CLAIMS_CONFIRMED is “${text}”; it must be yes or no.`);
  return text === 'yes';
}

/** In production, people could reach what only this machine may. */
function readLoopback(text: string | undefined, production: boolean, faults: string[]): boolean {
  if (text !== undefined && text !== 'yes' && text !== 'no')
    faults.push(`WEBHOOKS_TO_LOOPBACK is “${text}”; it must be yes or no.`);
  if (text === 'yes' && production) faults.push('WEBHOOKS_TO_LOOPBACK can’t be yes in production.');
  return text === 'yes' && !production;
}

/** Never told back. */
function readMetricsToken(text: string | undefined, faults: string[]): string | null {
  if (text !== undefined && !/^[\w.~+/=-]{16,200}$/.test(text))
    faults.push('METRICS_TOKEN must have 16 to 200 characters: letters, digits and . _ ~ + / = -');
  return text ?? null;
}

/** The URL is never echoed, because it holds a password. */
function readSmtpUrl(text: string | undefined, faults: string[]): string | null {
  if (text === undefined) return null;
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)) return text;
  faults.push('SMTP_URL must be a URL such as smtp://user:password@host:587.');
  return null;
}

function readMailFrom(text: string, faults: string[]): string {
  if (!/^(?:[^<>\p{Cc}]{1,80} )?<?[^\s@<>,;]+@[^\s@<>,;]+>?$/u.test(text))
    faults.push(`MAIL_FROM is “${text}”; it must be one email address, such as Brandwright <hello@brandwright.example>.`);
  return text;
}

/** A bare address, because it becomes part of a link. */
function readSupport(text: string | undefined, faults: string[]): string | null {
  if (text !== undefined && !/^[^\s@<>(),;:"%?&#/\\]{1,64}@[^\s@<>(),;:"%?&#/\\]{1,189}$/.test(text))
    faults.push(`SUPPORT_EMAIL is “${text}”; it must be one email address, such as help@brandwright.example.`);
  return text ?? null;
}

function readPublicUrl(text: string | undefined, faults: string[]): URL | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const bare =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search + url.hash + url.username + url.password === '';
  if (!bare) {
    faults.push(`PUBLIC_URL is “${text}”; it must be a URL without a path, such as https://brandwright.example.`);
    return null;
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    faults.push(`PUBLIC_URL is “${text}”; it must begin with https:// unless it points to this machine.`);
  }
  return url;
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
