import { describe, expect, test } from 'vitest';
import { EngineError, redesign, reportOf } from '../src/index.ts';
import { briefOf, everyFace, setOf } from './font-book.ts';

const briefs = [
  { name: 'Quantum Ledger', industry: 'Finance', colors: 'professional' },
  { name: 'Bolt & Barrel Brewery', industry: 'Food & Beverage', description: 'Craft brewery' },
  { name: 'Marisol Dental', industry: 'Healthcare', slogan: 'Gentle by nature' },
] as const;

describe.each(briefs)('the report of a set for “$name”', (brief) => {
  test('has a finite row for every check once, and a fix only where something is to be mended', () => {
    for (const design of setOf(brief).designs) {
      const rows = reportOf(design);
      expect(new Set(rows.map(({ check }) => check)).size).toBe(rows.length);
      for (const { value, sentence, grade, fix } of rows) {
        expect(Number.isFinite(value)).toBe(true);
        expect(sentence).toMatch(/^[A-Z].*\.$/u);
        if (grade === 'good') expect(fix).toBeNull();
      }
      // What the gates promise.
      expect(rows.find(({ check }) => check === 'contrast-name')?.grade).toBe('good');
    }
  });

  test('offers edits that better the row, or that a gate refuses', () => {
    for (const design of setOf(brief).designs) {
      for (const { check, value, unit, fix } of reportOf(design)) {
        if (fix?.edit == null) continue;
        try {
          const mended = reportOf(redesign(design, briefOf(brief), fix.edit, everyFace())).find((row) => row.check === check);
          if (mended === undefined) continue;
          if (unit === 'px' || unit === 'mm') expect(mended.value).toBeLessThan(value);
          else expect(mended.value).toBeGreaterThan(value);
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
        }
      }
    }
  });
});

test('the same design gives the same report', () => {
  const [design] = setOf({ name: 'Fernwell' }).designs;
  if (design === undefined) throw new Error('There is no design.');
  expect(reportOf(design)).toEqual(reportOf(structuredClone(design)));
});
