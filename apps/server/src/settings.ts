import { resolve } from 'node:path';

export interface Settings {
  /** 0–65535; 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds everything that must survive a restart. */
  readonly dataDir: string;
  /** Origin under which people reach the product, such as `https://brandwright.example`; null in local mode. */
  readonly publicUrl: URL | null;
  /** Proxies of our own in front, each of which appends to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly logLevel: LogLevel;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Every variable that is read, with its default and meaning; told whenever one of them is wrong. */
export const variables = {
  PORT: '3000. Where to listen, 0–65535; 0 takes any free port.',
  HOST: '127.0.0.1, or 0.0.0.0 when PUBLIC_URL is set. The address to listen on.',
  DATA_DIR: './data. The folder that holds everything that must survive a restart; one process at a time.',
  PUBLIC_URL: 'None: local mode. The address people use, such as https://brandwright.example; needed in production.',
  TRUST_PROXY: '0. How many proxies of your own stand in front and append to X-Forwarded-For, 0–10.',
  LOG_LEVEL: 'warn, or info when PUBLIC_URL is set. One of fatal, error, warn, info, debug, silent.',
} as const;
type Variable = keyof typeof variables;

/** The settings, or every fault of the environment at once, one sentence each. Empty variables are as if they were not set. */
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
  if (/[\s/]/.test(host)) faults.push(`HOST is “${host}”; it must be an address or a host name.`);
  const settings: Settings = {
    port: whole('PORT', 3000, 65_535),
    host,
    dataDir: resolve(cwd, read('DATA_DIR') ?? 'data'),
    publicUrl,
    trustedProxies: whole('TRUST_PROXY', 0, 10),
    logLevel: logLevel as LogLevel,
  };
  return faults.length > 0 ? { faults } : settings;
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
    faults.push(`PUBLIC_URL is “${text}”; it must be an address without a path, such as https://brandwright.example.`);
    return null;
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    faults.push(`PUBLIC_URL is “${text}”; outside this machine it must begin with https://.`);
  }
  return url;
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
