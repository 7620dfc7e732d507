import type { Face } from '../concepts/face.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import { trackingIn } from '../typography/line.ts';
import { mainScript } from '../typography/script.ts';

/** What determines a name's tracking besides its face. */
export interface TrackingWish {
  /** The words of the name, as typed. */
  readonly words: readonly string[];
  readonly letterCase: LetterCase;
  /** Extra tracking of the style in em/1000. */
  readonly air: number;
  /** True for healthcare and finance, where compact names look more trustworthy. */
  readonly careful: boolean;
}

/** Tracking in em/1000 for a face and case (design rules §1 and §2, golden rule 12). */
export function trackingFor(face: Face, { words, letterCase, air, careful }: TrackingWish): number {
  if (face.connected) return 0;
  const letters = [...words.join('')].length;
  const script = mainScript(words.join(''));
  const s = face.metrics.stem;
  // Ideographs need space, short names more of it. Other scripts get slight tracking within their limits.
  if (script === 'cjk') return Math.round(trackingIn(script, 24 + Math.max(0, air) * 0.5 + Math.max(0, 5 - letters) * 8));
  if (script !== 'latin') return Math.round(trackingIn(script, 8 - 40 * s));
  if (letterCase === 'upper') {
    const wide = 130 - 400 * s + Math.max(0, 6 - letters) * 8 + (s < 0.2 ? air : Math.min(0, air));
    return Math.round(Math.max(-12, Math.min(200, wide - (careful ? 30 : 0))));
  }
  const base = 5 - 100 * s;
  return Math.round(face.style === 'serif' ? Math.max(-6, Math.min(6, base + 10)) : Math.max(-18, Math.min(4, base)));
}
