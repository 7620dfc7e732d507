import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { faceById, faces } from './face.ts';
import { type FaceQuery, lightCut, rankFaces, secondLineFace } from './face-rank.ts';
import { styleSpecs } from './style-spec.ts';

const query = (text: string, more: Partial<FaceQuery> = {}): FaceQuery => ({
  text,
  voice: styleSpecs['elegant sophisticated'].voice,
  style: styleSpecs['elegant sophisticated'],
  industry: 'Education',
  wanted: null,
  longest: 6,
  childlike: false,
  moving: false,
  letters: null,
  ...more,
});

const ranked = (q: FaceQuery) => rankFaces(q, createRandom('faces'));

test('a script whose Cyrillic letters do not join sets Latin only', () => {
  const ids = (text: string) => ranked(query(text, { wanted: 'handwritten' })).map((r) => r.face.id);
  expect(ids('Zarya')).toContain('marck-script-400');
  expect(ids('Заря')).not.toContain('marck-script-400');
  expect(ids('Заря')).not.toContain('bad-script-400');
});

test('no hairline serif is among the first faces of a children’s club, however elegant', () => {
  const first = ranked(query('Little Orbit', { childlike: true })).slice(0, 12);
  for (const { face } of first)
    expect(face.style === 'serif' && face.metrics.hairline < 0.06, `${face.id} ${face.metrics.hairline}`).toBe(false);
});

test('a second line holds: Latin ones weigh 500 or more, lighter halves of a name 400', () => {
  for (const face of faces.filter((f) => f.uses.includes('name') && f.script === undefined)) {
    const small = secondLineFace(face, 'CAPITAL');
    expect(small?.weight ?? 0, `${face.id} ${small?.id}`).toBeGreaterThanOrEqual(500);
  }
  for (const face of faces) expect(lightCut(face)?.weight ?? 400, face.id).toBeGreaterThanOrEqual(400);
  expect(lightCut(faceById('inter-600') ?? (faces[0] as (typeof faces)[number]))?.id).toBe('inter-400');
});
