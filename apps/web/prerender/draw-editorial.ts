import type { Design } from '@brandwright/engine';
import { characters, editorialSamples as samples } from '../src/content/sample-brands.ts';
import type { DrawingRoom } from './drawing-room.ts';
import type { DrawnPlate } from './drawn-plate.ts';
import { aboutPlates } from './editorial/about-plates.ts';
import { guidelinePlates } from './editorial/guideline-plates.ts';
import { tipPlates } from './editorial/tip-plates.ts';

/** The pictures of the pages to read: brand guidelines, design tips, about us (row X-01). */
export async function drawEditorial(room: DrawingRoom): Promise<readonly DrawnPlate[]> {
  const one = async (brief: object, slot: number): Promise<Design> => {
    const design = (await room.designs(brief))[slot];
    if (design === undefined) throw new Error(`There is no design in slot ${slot}.`);
    return design;
  };
  const of = ({ name, slot }: { readonly name: string; readonly slot: number }): Promise<Design> => one({ name }, slot);
  const [formal, friendly] = characters;
  const simple = await of(samples.simple);
  const color = await of(samples.color);
  return [
    ...(await guidelinePlates(room, await of(samples.guidelines))),
    ...(await tipPlates(room, {
      audience: [await one(formal.brief, formal.slots[0]), await one(friendly.brief, friendly.slots[0])],
      color,
      simple,
      consistent: await of(samples.consistent),
      process: await Promise.all(samples.process.slots.map((slot) => of({ name: samples.process.name, slot }))),
    })),
    ...(await aboutPlates(room, {
      hero: await of(samples.about),
      names: await Promise.all(samples.names.map(of)),
      vector: simple,
      measured: await of(samples.measured),
    })),
  ];
}
