import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawing, EngineError, parseBrief, printSvg } from '../src/index.ts';
import { setOf } from './font-book.ts';

// Read as text: the list holds lone surrogates, which JSON allows and module loaders do not.
const names = JSON.parse(readFileSync(new URL('./torture.json', import.meta.url), 'utf8')) as {
  succeed: string[];
  refuse: Record<string, string[]>;
};

describe('torture names', () => {
  test.each(names.succeed.map((name) => ({ name })))('[corpus] $name gives eight', ({ name }) => {
    const { designs } = setOf({ name, industry: 'Food & Beverage', slogan: 'Slow & good' });
    expect(designs).toHaveLength(8);
    for (const design of designs) {
      expect(design.scene.shapes.some((s) => s.part === 'name')).toBe(true);
      expect(printSvg(drawing(design, 'full'), { title: design.name })).not.toMatch(/<(?!svg|\/svg|title|\/title|path)/);
    }
  });

  const refusals = Object.entries(names.refuse).flatMap(([code, list]) => list.map((name) => ({ code, name })));
  test.each(refusals)('[corpus] “$name” is refused as $code', ({ code, name }) => {
    const parsed = parseBrief({ name });
    if (!parsed.ok) {
      expect(parsed.faults.map((f) => f.code)).toContain(code);
      expect(parsed.faults[0]?.field).toBe('name');
      return;
    }
    try {
      setOf({ name });
      expect.unreachable('it was set');
    } catch (error) {
      expect(error).toBeInstanceOf(EngineError);
      const { fault } = error as EngineError;
      expect(fault.code).toBe(code);
      // It names the characters, so that the person knows which ones.
      expect(fault.received?.length).toBeGreaterThan(0);
    }
  });

  test.each([
    'שלום',
    'हिन्दी',
    '中文',
    '好吃，真的！',
    '（自然）の味：毎日',
    'ラーメンと餃子',
    'ขนมปัง',
    'রুটি',
    '빵집',
    'Fresh مرحبا',
  ])('[corpus] the slogan “%s” is set', (slogan) => {
    const { designs } = setOf({ name: 'Acme', slogan });
    expect(designs.some((d) => d.scene.shapes.some((s) => s.part === 'slogan'))).toBe(true);
  });

  test.each(['မြန်မာ', 'தமிழ்'])('[corpus] the slogan “%s” is refused, naming the slogan', (slogan) => {
    try {
      setOf({ name: 'Acme', slogan });
      expect.unreachable('it was set');
    } catch (error) {
      expect((error as EngineError).fault).toMatchObject({ code: 'brief.slogan.unsettable', field: 'slogan' });
    }
  });

  test('an ordinary slogan is set under most designs, and a missing one is told', () => {
    const { designs } = setOf({ name: 'Harbor', slogan: 'Bread, slowly since nineteen hundred' });
    const without = designs.filter((d) => !d.scene.shapes.some((s) => s.part === 'slogan') && d.genome.slogan);
    expect(without.length).toBeLessThanOrEqual(3);
    for (const design of without) expect(design.reasons.join(' ')).toContain('slogan is left out');
  });

  test('NFC and NFD of a name are one name, whatever was typed around it', () => {
    const composed = setOf({ name: 'Café Ångström' });
    const decomposed = setOf({ name: `  ${'Café Ångström'.normalize('NFD')} ` });
    expect(decomposed).toEqual(composed);
  });
});
