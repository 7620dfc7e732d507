import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textFor } from '../design.ts';
import { parseBrief } from './brief.ts';
import { typographic } from './quotation.ts';

test.each([
  ["O'Brien & Søns", 'O’Brien & Søns'],
  ["Joe's", 'Joe’s'],
  ["The Kids' Room", 'The Kids’ Room'],
  ["Rock 'n' Roll", 'Rock ’n’ Roll'],
  ["'Til Dawn", '’Til Dawn'],
  ["Class of '98", 'Class of ’98'],
  ["The 90's Bar", 'The 90’s Bar'],
  ["'Hello' Books", '‘Hello’ Books'],
  ['The "Blue" Room', 'The “Blue” Room'],
  ['Bar "No 7"', 'Bar “No 7”'],
  ['5\'10" Tailors', '5\'10" Tailors'],
  ['12" Pizza', '12" Pizza'],
  ['צה"ל', 'צה"ל'],
])('%s is set as %s', (typed, set) => {
  expect(typographic(typed)).toBe(set);
});

test('setting a line twice changes nothing more, and no sign is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', "'", '"', '-') }), (line) => {
      const once = typographic(line);
      expect(typographic(once)).toBe(once);
      expect(once).toHaveLength(line.length);
    }),
  );
});

test('the name stays as typed, and its letters and font subset have the typographic apostrophe', () => {
  const read = parseBrief({ name: "O'Brien", slogan: "It's home", industry: 'Real Estate' });
  if (!read.ok) throw new Error('refused');
  expect(read.value.name).toBe("O'Brien");
  expect(read.value.letters).toBe('O’Brien');
  expect(read.value.slogan).toBe('It’s home');
  expect(textFor(read.value)).toContain('’');
});
