import { open } from 'node:fs/promises';
import { declaredInks, type Hex, type InkTable, inkLimit } from '@brandwright/engine';
import { pressError } from './errors.ts';

export interface InkOptions {
  /** Path of an ICC profile for four process inks. Default: the generic coated profile in libvips. */
  readonly profile?: string;
  /** Maximum total ink in percent, 200–400. Default 300. */
  readonly limit?: number;
}

/**
 * Process inks for colors: what the profile gives (perceptual intent, which libvips takes), rounded to whole percents by the
 * engine's rules (grays in black alone, no traces, the ink limit). Throws `press.profile.unreadable`.
 */
export async function declareInks(hexes: readonly Hex[], { profile, limit = inkLimit }: InkOptions = {}): Promise<InkTable> {
  if (profile !== undefined) await checkProfile(profile);
  const { default: sharp } = await import('sharp');
  const colors = [...new Set(hexes)];
  const pixels = Uint8Array.from(colors.flatMap((hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))));
  const image = sharp(pixels, { raw: { width: colors.length, height: 1, channels: 3 } });
  const { data, info } = await image
    .withIccProfile(profile ?? 'cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw pressError('press.profile.unreadable', { received: profile ?? 'cmyk' }, cause);
    });
  if (info.channels !== 4) throw pressError('press.profile.unreadable', { received: profile ?? 'cmyk' });
  const share = (i: number): number => ((data[i] ?? 0) * 100) / 255;
  return new Map(
    colors.map((hex, i) => [hex, declaredInks(hex, [share(4 * i), share(4 * i + 1), share(4 * i + 2), share(4 * i + 3)], limit)]),
  );
}

/**
 * libvips silently uses its own profile for one it cannot read, so check the header first (ICC.1:2022, 7.2).
 */
async function checkProfile(path: string): Promise<void> {
  const unreadable = (cause?: unknown) => pressError('press.profile.unreadable', { received: path }, cause);
  const head = Buffer.alloc(40);
  try {
    const file = await open(path);
    await file.read(head, 0, head.length, 0).finally(() => file.close());
  } catch (cause) {
    throw unreadable(cause);
  }
  if (head.toString('latin1', 16, 20) !== 'CMYK' || head.toString('latin1', 36, 40) !== 'acsp') throw unreadable();
}
