import { describe, expect, test } from 'vitest';
import { everyFace } from '../../../testing/font-book.ts';
import { type Face, faceById } from '../../concepts/face.ts';
import { nameParts } from '../name-parts.ts';
import { crestCandidates, crestMark } from './crest.ts';

const book = everyFace();
const crest = (face: string, detail: string) => crestMark(book, faceById(face) as Face, detail);

describe('a crest', () => {
  test('holds one to three initials over a picture, and drops them for 32 px', () => {
    for (const text of ['B', 'HP', 'ABC']) {
      const mark = crest('archivo-800', `${text}+anchor`);
      expect(mark?.r16).toBeGreaterThan(0.8);
      expect(mark?.small?.[0]?.path.length).toBeLessThan(mark?.shapes[0]?.path.length ?? 0);
    }
  });

  test('refuses letters that would fill in, hairlines, and pictures of several pieces or none', () => {
    expect(crest('playfair-display-600', 'AB+anchor')).toBeNull();
    expect(crest('italiana-400', 'HP+anchor')).toBeNull();
    expect(crest('archivo-800', 'HP+nothing')).toBeNull();
  });

  test('is offered for the pictures the brief asks for, under initials that are plain capitals', () => {
    const anchor = {
      id: 'icon/anchor',
      kind: 'icon',
      relevance: 0.8,
      concept: 'harbour',
      word: 'harbor',
      craft: 5,
      contained: false,
    } as const;
    const ids = (name: string): readonly string[] => crestCandidates([anchor, anchor], nameParts(name)).map((c) => c.id);
    expect(ids('Harbor & Pine')).toEqual(['crest/HP+anchor']);
    expect(ids('Bolt & Barrel Brewery')).toEqual(['crest/BB+anchor']);
    expect(ids('Özge Yıldız')).toEqual([]);
    expect(ids('Saffron Street')).toEqual([]);
  });
});
