import type { Design } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { placeOf } from '../../draft/gallery-page.ts';
import { firstGallery, type GalleryEvent, type GalleryState, galleryReducer } from './gallery-state.ts';
import { drawnFrom } from './restore-logos.ts';

const logo = (id: string) => drawnFrom({ id, style: 'bold statement', reasons: ['Because.'] } as unknown as Design, '<svg/>');
const after = (...events: readonly GalleryEvent[]): GalleryState => events.reduce(galleryReducer, firstGallery);
const asked: GalleryEvent = { kind: 'asked', positions: [0, 1, 2], said: 'Drawing' };

test('[G-01] places wait until their design arrives, one by one', () => {
  const state = after(asked, { kind: 'arrived', position: 0, arrival: { logo: logo('a'), delay: 60 } });
  expect([...state.going]).toEqual([
    [1, 'waiting'],
    [2, 'waiting'],
  ]);
  expect(state.drawn.get('a')?.delay).toBe(60);
});

test('[G-07] what arrived stays when the rest fails, and trying again clears the failure', () => {
  const failed = after(
    asked,
    { kind: 'arrived', position: 0, arrival: { logo: logo('a'), delay: 0 } },
    { kind: 'failed', positions: [1, 2], refusal: 'No.' },
  );
  expect(failed.drawn.has('a')).toBe(true);
  expect([...failed.going.values()]).toEqual(['failed', 'failed']);
  expect(failed.refusal).toBe('No.');
  const again = galleryReducer(failed, { kind: 'asked', positions: [1, 2], said: '' });
  expect([...again.going.values()]).toEqual(['waiting', 'waiting']);
  expect(again.refusal).toBeNull();
});

test('[G-04] one step back is kept for a place that was drawn again, until it is taken', () => {
  const before = placeOf({ id: 'a', round: 0, slot: 0 }, 'set');
  const replaced = after(
    { kind: 'renewing', position: 0, said: '' },
    { kind: 'replaced', position: 0, before, arrival: { logo: logo('b'), delay: 0 } },
  );
  expect(replaced.going.size).toBe(0);
  expect(replaced.before.get(0)).toBe(before);
  expect(galleryReducer(replaced, { kind: 'restored', position: 0 }).before.size).toBe(0);
});

test('[G-04] a place whose new design fails is at rest again', () => {
  const state = after({ kind: 'renewing', position: 3, said: '' }, { kind: 'rested', position: 3 });
  expect(state.going.size).toBe(0);
});

test('leaving forgets what was under way, not what is drawn', () => {
  const state = after(asked, { kind: 'printed', logos: [logo('a')] }, { kind: 'left' });
  expect(state.going.size).toBe(0);
  expect(state.drawn.has('a')).toBe(true);
});
