import { type Written, written } from './specimens.ts';

/**
 * One call of the logo interface. The 24 briefs and their eight slots come in a mixed order, and again with the next round after every
 * 192 calls. Each call says that it comes from another address, as a trusted proxy would, so that the limit by address is not reached.
 */
export async function generateLogo(origin: string, call: number, firstRound = 0): Promise<void> {
  const mixed = (call * 7) % (written.length * 8);
  const { name, ...rest } = written[mixed % written.length] as Written;
  const slot = Math.floor(mixed / written.length);
  const round = firstRound + Math.floor(call / (written.length * 8));
  const response = await fetch(`${origin}/api/generate-logo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${call >> 16}.${(call >> 8) & 255}.${call & 255}` },
    body: JSON.stringify({ businessName: name, ...rest, slot, round }),
  });
  const body = await response.arrayBuffer();
  if (!response.ok)
    throw new Error(`Call ${call} was answered ${response.status}: ${Buffer.from(body).toString('utf8', 0, 300)}`);
}

/** What makes a server believe the addresses above. */
export const behindProxy = { TRUST_PROXY: '1' } as const;
