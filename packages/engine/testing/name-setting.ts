import type { NameSetting } from '../src/composition/name/setting.ts';
import { nameParts } from '../src/composition/name-parts.ts';
import type { Face } from '../src/concepts/face.ts';
import type { LetterCase } from '../src/typography/letter-case.ts';
import { everyFace } from './font-book.ts';

/** A name set plainly in one face and, unless told otherwise, on one line. */
export function settingOf(name: string, face: Face, letterCase: LetterCase, changed: Partial<NameSetting> = {}): NameSetting {
  const parts = nameParts(name);
  const words = parts.cased[letterCase] ?? [];
  return {
    book: everyFace(),
    face,
    light: null,
    italic: face,
    small: face,
    parts,
    words,
    lines: [words.join(' ')],
    tracking: 0,
    leading: 1,
    kerning: {},
    align: 'centre',
    concept: null,
    picture: null,
    ...changed,
  };
}
