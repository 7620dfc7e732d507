import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClaimPage, type ClaimSource, type Claims, claimsFileSchema, defaultClaims } from '@brandwright/contract';
import type { Logger } from 'pino';
import { isProduction, type Settings } from './settings.ts';

const none: Claims = { home: [], pricing: [], about: [], contact: [] };

type Stating = Pick<Settings, 'dataDir' | 'publicUrl' | 'claimsConfirmed'>;

/** What the site states, and whether its visitors see it. */
export interface StatedClaims {
  readonly areShown: boolean;
  readonly isConfirmed: boolean;
  readonly isProduction: boolean;
  readonly source: ClaimSource;
  readonly claims: Claims;
}

/**
 * The claims that pages show (row B-10), read anew each time, so that an operator edits `claims.json` in the data folder while the server runs. In production there are
 * none until CLAIMS_CONFIRMED says that they are true. A file that cannot be read, or holds anything else, shows none: nobody chose what would stand there.
 */
export async function readClaims(settings: Stating, log: Pick<Logger, 'warn'>): Promise<Claims> {
  if (!mayShow(settings)) return none;
  const { claims, fault } = await readStated(settings);
  if (fault !== null) log.warn({ err: fault }, 'claims.json in the data folder cannot be read, so no claim is shown');
  return claims;
}

/** The same for our staff: also what is not shown. */
export async function stateClaims(settings: Stating): Promise<StatedClaims> {
  const { claims, source, fault } = await readStated(settings);
  return {
    areShown: fault === null && mayShow(settings),
    isConfirmed: settings.claimsConfirmed,
    isProduction: isProduction(settings),
    source,
    claims,
  };
}

const mayShow = ({ publicUrl, claimsConfirmed }: Stating): boolean => !isProduction({ publicUrl }) || claimsConfirmed;

interface Read extends Pick<StatedClaims, 'claims' | 'source'> {
  /** Why the file could not be read; null if it was, or is not there. */
  readonly fault: unknown;
}

async function readStated({ dataDir }: Pick<Stating, 'dataDir'>): Promise<Read> {
  try {
    const text = await readFile(join(dataDir, 'claims.json'), 'utf8');
    const given = claimsFileSchema.parse(JSON.parse(text));
    const of = (page: ClaimPage): string[] => given[page] ?? defaultClaims[page];
    const claims = { home: of('home'), pricing: of('pricing'), about: of('about'), contact: of('contact') };
    return { claims, source: 'file', fault: null };
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code === 'ENOENT') return { claims: defaultClaims, source: 'defaults', fault: null };
    return { claims: none, source: 'unreadable', fault: err };
  }
}
