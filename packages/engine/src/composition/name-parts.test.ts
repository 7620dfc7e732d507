import { describe, expect, test } from 'vitest';
import { joinLines, lineBreaks } from './line-break.ts';
import { humps, nameParts } from './name-parts.ts';

describe('what a name is made of', () => {
  test.each([
    ['Stonebridge Capital', 1, -1, ['S', 'C']],
    ['Bolt & Barrel Brewery', 3, 1, ['B', 'B', 'B']],
    ['Cilantro Farm Real Estate', 2, -1, ['C', 'F', 'R']],
    ['Harbor & Pine', -1, 1, ['H', 'P']],
    ['Salt & Coffee', -1, 1, ['S', 'C']],
    ['The Coffee Company', -1, -1, ['C', 'C']],
    ['Coffee', -1, -1, ['C']],
    ['éclair de lune', -1, -1, ['É', 'L']],
  ] as const)('%s', (name, descriptorFrom, joint, initials) => {
    const parts = nameParts(name);
    expect([parts.descriptorFrom, parts.joint]).toEqual([descriptorFrom, joint]);
    expect(parts.initials).toEqual(initials);
  });

  test('one hump splits a word, more do not', () => {
    expect(humps('PixelForge')).toEqual(['Pixel', 'Forge']);
    expect(humps('McDonald')).toEqual(['Mc', 'Donald']);
    expect(humps('ABC')).toEqual(['ABC']);
    expect(humps('OneTwoThree')).toEqual(['OneTwoThree']);
  });
});

describe('line breaks', () => {
  const broken = (name: string, upper = false): readonly (readonly string[])[] => {
    const words = name.split(' ');
    return lineBreaks(words, upper).map((b) => joinLines(words, b));
  };
  test('short names may stay on one line, long ones may not', () => {
    expect(broken('Harbor & Pine')).toEqual([['Harbor & Pine'], ['Harbor', '& Pine']]);
    expect(broken('Northlight Physiotherapy')).toEqual([['Northlight', 'Physiotherapy']]);
  });
  test('a line never ends on a connector, and three lines are the most', () => {
    const lines = broken('The International Association of Independent Coffee Roasters & Sons');
    for (const option of lines) {
      expect(option.length).toBeLessThanOrEqual(3);
      for (const line of option.slice(0, -1)) expect(line).not.toMatch(/(?: of| &| The)$/);
    }
  });
  test('words are never split', () => {
    expect(broken('Donaudampfschifffahrtsgesellschaft')).toEqual([['Donaudampfschifffahrtsgesellschaft']]);
  });
});
