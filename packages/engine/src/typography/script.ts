/**
 * Writing systems by their setting rules. `latin` covers those with capitals (Latin, Greek, Cyrillic). Han,
 * kana and Hangul fill square bodies and share rules.
 */
export type Script = 'latin' | 'arabic' | 'hebrew' | 'devanagari' | 'bengali' | 'thai' | 'cjk';

/** Setting rules of a script (design rules §2, Other scripts). */
export interface ScriptRules {
  /**
   * Letters join, or hang from one headline: no tracking, no adjustments, never cut out of a solid letter by
   * letter.
   */
  readonly joined: boolean;
  /** Tracking in em/1000: minimum, maximum, and what is added to the gentle tracking of lowercase. */
  readonly tracking: readonly [least: number, most: number];
  /** Cap height of adjacent Latin ÷ the script's optical height. */
  readonly latin: number;
  /** Word space at display sizes, as a share of the face's own. */
  readonly wordSpace: number;
  /** True if spacing is evened by outlines, as in Latin. Otherwise the face's own applies. */
  readonly evened: boolean;
  /**
   * True if a single letter works as a picture: its first grapheme cluster may be set in a tile or a ring.
   */
  readonly initials: boolean;
}

export const scriptRules: Readonly<Record<Script, ScriptRules>> = {
  latin: { joined: false, tracking: [-1000, 1000], latin: 1, wordSpace: 0.82, evened: true, initials: true },
  // Lam, kaf and alef are tall, the rest is low. Capitals as tall as the alef would look too large.
  arabic: { joined: true, tracking: [0, 0], latin: 0.84, wordSpace: 1.1, evened: false, initials: false },
  hebrew: { joined: false, tracking: [-10, 60], latin: 1.06, wordSpace: 1, evened: true, initials: true },
  devanagari: { joined: true, tracking: [0, 0], latin: 1, wordSpace: 1, evened: false, initials: true },
  bengali: { joined: true, tracking: [0, 0], latin: 1, wordSpace: 1, evened: false, initials: true },
  thai: { joined: false, tracking: [0, 20], latin: 1.14, wordSpace: 0.82, evened: false, initials: false },
  cjk: { joined: false, tracking: [20, 80], latin: 0.84, wordSpace: 0.9, evened: false, initials: true },
};

const letters: readonly (readonly [Script, RegExp])[] = [
  ['latin', /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['thai', /\p{Script=Thai}/u],
  ['cjk', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u],
];

/** Matches letters of the supported scripts other than Latin, Greek and Cyrillic. */
const foreign =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The script of a character. Null if shared by all scripts (spaces, marks, most symbols). */
export function scriptOf(char: string): Script | null {
  // Digits and these symbols have the height of Latin capitals in every face.
  if (/[A-Za-z0-9&@#%$€£¥+]/u.test(char)) return 'latin';
  return letters.find(([, test]) => test.test(char))?.[0] ?? null;
}

/** True if a text has letters without capitals. It is then set as typed, by the rules of its script. */
export const hasOwnScript = (text: string): boolean => foreign.test(text);

/** The script that determines a line's height: the first without capitals, otherwise Latin. */
export function mainScript(text: string): Script {
  const own = foreign.exec(text)?.[0];
  return own === undefined ? 'latin' : (scriptOf(own) ?? 'latin');
}

/** Size and rise of Latin beside a script, as shares of the script's optical height. */
export function latinBeside(script: Script): { readonly size: number; readonly rise: number } {
  const { latin } = scriptRules[script];
  return { size: latin, rise: script === 'cjk' ? (1 - latin) / 2 : 0 };
}

/** Matches letters of unsupported scripts. They are refused even if a face has their glyphs. */
export const unknownScript =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * The first grapheme cluster: a letter with its marks; in Indic scripts the whole akshara (consonants joined
 * by virama, with their vowel sign). `Intl.Segmenter` differs between hosts; this covers the part of UAX #29
 * that the beginning of a name needs.
 */
export function firstCluster(text: string): string {
  const akshara = /^[\u0915-\u0939\u0958-\u095f](?:\p{M}*[\u094d]\u200d?[\u0915-\u0939])*\p{M}*/u;
  const bengali = /^[\u0995-\u09b9\u09dc-\u09df](?:\p{M}*[\u09cd]\u200d?[\u0995-\u09b9])*\p{M}*/u;
  // A Thai vowel written first is pronounced after its consonant.
  const thai = /^[\u0e40-\u0e44]?[\u0e01-\u0e2e]\p{M}*\u0e33?/u;
  const plain = /^.[\p{M}\u200c\u200d]*/u;
  return (akshara.exec(text) ?? bengali.exec(text) ?? thai.exec(text) ?? plain.exec(text))?.[0] ?? '';
}
