/// <reference path="./bidi-js.d.ts" />
import bidiFactory from 'bidi-js';
import { hasOwnScript, mainScript, type Script, scriptOf } from './script.ts';

/** A stretch of text with one script and direction, the unit of shaping. */
interface TextRun {
  readonly text: string;
  /** Index of its first UTF-16 unit in the line. */
  readonly start: number;
  readonly script: Script;
  readonly rtl: boolean;
}

interface ItemisedLine {
  /** In visual order, from the left. */
  readonly runs: readonly TextRun[];
  /** True if the line runs from right to left, by its first strong letter. */
  readonly rtl: boolean;
}

/** Matches strong right-to-left letters. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const firstStrong = /\p{L}/u;
const bidi = bidiFactory();

/** True if a text runs from right to left, by its first letter. */
export function readsRightToLeft(text: string): boolean {
  const first = firstStrong.exec(text)?.[0];
  return first !== undefined && rightToLeft.test(first);
}

/**
 * Splits a line into runs by direction (the Unicode Bidirectional Algorithm) and script, in visual order.
 * Marks and symbols belong to the letter before them, or else after them.
 */
export function itemise(text: string): ItemisedLine {
  if (!hasOwnScript(text)) return { runs: [{ text, start: 0, script: 'latin', rtl: false }], rtl: false };
  const levels = rightToLeft.test(text) ? bidi.getEmbeddingLevels(text, 'auto').levels : new Uint8Array(text.length);
  const scripts = scriptPerUnit(text, levels);
  const runs: { run: TextRun; level: number }[] = [];
  let start = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && levels[i] === levels[start] && scripts[i] === scripts[start]) continue;
    const level = levels[start] as number;
    runs.push({ run: { text: text.slice(start, i), start, script: scripts[start] as Script, rtl: level % 2 === 1 }, level });
    start = i;
  }
  return { runs: visual(runs).map(({ run }) => run), rtl: readsRightToLeft(text) };
}

function scriptPerUnit(text: string, levels: Uint8Array): readonly Script[] {
  const found: (Script | null)[] = [];
  for (const char of text) for (let i = 0; i < char.length; i++) found.push(scriptOf(char));
  const main = mainScript(text);
  // Only neighbors with the same direction count: the space after a number in Hebrew is Hebrew.
  for (let i = 1; i < found.length; i++) if (levels[i] === levels[i - 1]) found[i] ??= found[i - 1] ?? null;
  for (let i = found.length - 2; i >= 0; i--) if (levels[i] === levels[i + 1]) found[i] ??= found[i + 1] ?? null;
  return found.map((script) => script ?? main);
}

/** Rule L2: from the highest level to the lowest odd one, reverses every stretch at that level or above. */
function visual<T extends { readonly level: number }>(runs: readonly T[]): readonly T[] {
  let order = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    const next: T[] = [];
    let stretch: T[] = [];
    for (const run of order) {
      if (run.level >= level) {
        stretch.unshift(run);
        continue;
      }
      next.push(...stretch, run);
      stretch = [];
    }
    order = [...next, ...stretch];
  }
  return order;
}
