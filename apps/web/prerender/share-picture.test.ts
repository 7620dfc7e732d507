import { expect, test } from 'vitest';
import { openDrawingRoom } from './drawing-room.ts';
import { fitTitle } from './share-picture.ts';

const room = openDrawingRoom();

test.each([
  'API Documentation',
  'Terms of Service',
  'Choose Your Logo Creation Path',
  'Type a name.\nSee it as a brand.',
  'M'.repeat(30),
])('[N-05] the title “%s” of a share picture stays beside the logos', async (title) => {
  const { lines, fontSize, widest } = await fitTitle(room, title);
  expect(lines.join(' ')).toBe(title.replace('\n', ' '));
  for (const line of lines) {
    const { width } = await room.line('bricolage-grotesque-700', line, fontSize);
    expect(width, line).toBeLessThanOrEqual(widest + 0.01);
  }
  expect(fontSize).toBeLessThanOrEqual(68);
});
