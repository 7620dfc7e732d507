import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { OutputIntent } from '@brandwright/engine';
import { compactProfile } from './compact-profile.ts';
import type { InkOptions } from './declare-inks.ts';

const compressed = promisify(deflate);

let coated: Promise<OutputIntent> | undefined;

/** The printing condition that inks are declared for, as a page that goes to press states it. `profile` was read before. */
export function outputIntent({ profile }: Pick<InkOptions, 'profile'> = {}): Promise<OutputIntent> {
  if (profile !== undefined) return readFile(profile).then(intentOf);
  // The same for every kit, so it is made once in a process.
  coated ??= coatedProfile().then(compactProfile).then(intentOf);
  return coated;
}

/** The generic coated profile in libvips, which has no other way out than in a picture. In the public domain. */
async function coatedProfile(): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const pixel = { create: { width: 1, height: 1, channels: 3, background: '#fff' } } as const;
  const picture = await sharp(pixel).withIccProfile('cmyk').toColourspace('cmyk').tiff().toBuffer();
  const { icc } = await sharp(picture).metadata();
  if (icc === undefined) throw new Error('libvips has no profile for inks.');
  return icc;
}

async function intentOf(profile: Uint8Array): Promise<OutputIntent> {
  return { condition: nameOf(profile), profile: base85(await compressed(profile, { level: 9 })) };
}

/** The profile’s own name (`textDescriptionType`, ICC.1:2001-04, 6.5.17), its printable ASCII alone. */
function nameOf(profile: Uint8Array): string {
  const bytes = Buffer.from(profile);
  const entry = bytes.indexOf('desc', 132, 'latin1');
  const from = bytes.readUInt32BE(entry + 4);
  if (bytes.toString('latin1', from, from + 4) !== 'desc') return 'CMYK';
  const text = bytes.toString('latin1', from + 12, from + 12 + bytes.readUInt32BE(from + 8));
  return text.replace(/[^ -~]/gu, '').replace(/[()\\]/gu, ' ') || 'CMYK';
}

/** Bytes as text of PDF’s ASCII85Decode (ISO 32000-1, 7.4.3). */
export function base85(bytes: Uint8Array): string {
  const whole = bytes.length - (bytes.length % 4);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let out = '';
  for (let at = 0; at < whole; at += 4) out += digits(view.getUint32(at), at);
  if (whole < bytes.length) {
    const rest = new Uint8Array(4);
    rest.set(bytes.subarray(whole));
    out += five(new DataView(rest.buffer).getUint32(0)).slice(0, bytes.length - whole + 1);
  }
  return `${out}~>`;
}

/** Four bytes, and a line break now and then, because some programs read files by lines. */
const digits = (word: number, at: number): string => `${word === 0 ? 'z' : five(word)}${at % 60 === 56 ? '\n' : ''}`;

function five(word: number): string {
  let out = '';
  for (let left = word, i = 0; i < 5; i++, left = Math.floor(left / 85)) out = String.fromCharCode(33 + (left % 85)) + out;
  return out;
}
