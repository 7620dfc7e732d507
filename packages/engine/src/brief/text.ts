import { type EngineFault, fault } from '../errors.ts';
import { limits } from './limits.ts';

/**
 * Invisible characters that carry nothing to draw: soft hyphen, zero-width space, word joiner, BOM, direction marks, tags.
 * Every format character but the two joiners, which shape letters and bind pictographs.
 */
const invisible = /(?![\u200C\u200D])\p{Cf}/gu;
const embeddings = /[\u202A-\u202E\u2066-\u2069]/u;
const controls = /[\p{Cc}\u2028\u2029]/u;
const surrogates = /\p{Cs}/u;

/** Length as people count it for limits: code points. */
const codePoints = (text: string): number => [...text].length;

/**
 * One line of text made fit for setting: NFC, no invisible characters, single spaces, trimmed.
 * Faults: line breaks and controls, direction overrides, lone surrogates, stacks of combining marks, too long.
 */
export function readLine(field: string, text: string, limit: number): { line: string } | { fault: EngineFault } {
  // Refuse before any per-character work, so that the length of hostile input costs nothing.
  if (text.length > limit * 8)
    return { fault: fault('brief.field.too_long', { field, received: text.slice(0, 80), allowed: `${limit} characters` }) };
  if (surrogates.test(text)) return { fault: fault('brief.text.broken', { field, received: text }) };
  if (controls.test(text)) return { fault: fault('brief.text.control', { field, received: text, allowed: 'one line of text' }) };
  if (embeddings.test(text)) return { fault: fault('brief.text.bidi', { field, received: text }) };
  const line = text.normalize('NFC').replace(invisible, '').replace(/\s+/gu, ' ').trim();
  let run = 0;
  for (const char of line) {
    run = /\p{M}/u.test(char) && !/[\uFE00-\uFE0F]/u.test(char) ? run + 1 : 0;
    if (run > limits.marksInARow) {
      return {
        fault: fault('brief.text.marks', { field, received: line, allowed: `${limits.marksInARow} marks on one letter` }),
      };
    }
  }
  if (codePoints(line) > limit)
    return { fault: fault('brief.field.too_long', { field, received: line, allowed: `${limit} characters` }) };
  // Joiners alone, or marks without a letter, would set as nothing.
  return { line: /[^\p{M}\p{Cf}\s]/u.test(line) ? line : '' };
}

/** Pictographs: drawn as marks, never set as letters. Digits, # and * count only in keycap sequences. */
const emoji =
  /(?:\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?)*)/gu;

/** Signs that Unicode calls pictographs but every text face sets: ©, ®, ™ and the like stay letters. */
const textual = /^[\u00A9\u00AE\u2122\u203C\u2049\u2139]$/u;

/** Splits a name into what is set as letters and the pictographs that lead to concepts. */
export function splitEmoji(line: string): { letters: string; emoji: readonly string[] } {
  const found: string[] = [];
  const letters = line.replace(emoji, (match) => {
    if (textual.test(match)) return match;
    found.push(match);
    return ' ';
  });
  return {
    letters: letters
      // Ligature characters are letters that a face joins by itself: ﬁ is set as f and i.
      .replace(/[\uFB00-\uFB06]/gu, (c) => c.normalize('NFKD'))
      .replace(/[\uFE00-\uFE0F]/gu, '')
      // A mark whose letter was a pictograph has nothing left to stand on.
      .replace(/(^|\s)\p{M}+/gu, '$1')
      .replace(/\s+/gu, ' ')
      .trim(),
    emoji: found,
  };
}
