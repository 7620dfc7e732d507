import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClaimPage, type Claims, claimsFileSchema, defaultClaims } from '@brandwright/contract';
import type { Logger } from 'pino';
import { isProduction, type Settings } from './settings.ts';

const none: Claims = { home: [], pricing: [], about: [], contact: [] };

/**
 * The claims that pages show (row B-10), read anew each time, so that an operator edits `claims.json` in the data folder while the server runs. In production there are
 * none until CLAIMS_CONFIRMED says that they are true. A file that cannot be read, or holds anything else, shows none: nobody chose what would stand there.
 */
export async function readClaims(
  { dataDir, publicUrl, claimsConfirmed }: Pick<Settings, 'dataDir' | 'publicUrl' | 'claimsConfirmed'>,
  log: Pick<Logger, 'warn'>,
): Promise<Claims> {
  if (isProduction({ publicUrl }) && !claimsConfirmed) return none;
  try {
    const text = await readFile(join(dataDir, 'claims.json'), 'utf8');
    const given = claimsFileSchema.parse(JSON.parse(text));
    const of = (page: ClaimPage): string[] => given[page] ?? defaultClaims[page];
    return { home: of('home'), pricing: of('pricing'), about: of('about'), contact: of('contact') };
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code === 'ENOENT') return defaultClaims;
    log.warn({ err }, 'claims.json in the data folder cannot be read, so no claim is shown');
    return none;
  }
}
