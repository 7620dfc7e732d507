import type { Kit } from '@brandwright/contract';
import { type KindDesign, parseBrief } from '@brandwright/engine';
import { brandColors, writeEnhancement } from '@brandwright/kit';
import { kitSample, otherKitSamples } from '../src/content/sample-brands.ts';
import type { DrawingRoom } from './drawing-room.ts';

/** The day the sample was made up: a kit has one, and the build must give the same bytes every day. */
const day = '2026-11-20T09:00:00.000Z';

/** AI logos of that kit, unlike its own (row M-07). */
export const sampleAiLogos = ({ kinds }: DrawingRoom, { logos }: Kit): Promise<readonly KindDesign[]> =>
  kinds(
    kitSample.brief,
    logos.map(({ design: { genome } }) => genome),
  );

/** The coffee company's kit as its own page shows it (row M-04). */
export const sampleKit = (room: DrawingRoom): Promise<Kit> =>
  finishedKit(room, { id: 'sample', ...kitSample, texts: kitSample.brief });

/** The kits that can be leafed through besides it. */
export const otherKits = (room: DrawingRoom): Promise<readonly Kit[]> =>
  Promise.all(
    otherKitSamples.map(({ id, name, slot, description, ...facts }) =>
      finishedKit(room, { id, brief: { name }, slot, facts, texts: { name, industry: facts.industry, description } }),
    ),
  );

interface SampleKit {
  readonly id: string;
  /** What its design is drawn from, and which of the eight it is. */
  readonly brief: { readonly name: string };
  readonly slot: number;
  readonly facts: Pick<Kit, 'industry' | 'personality' | 'style' | 'colors'>;
  /** The brief that its texts are written from. */
  readonly texts: object;
}

/** A finished kit of nobody's. */
async function finishedKit({ designs }: DrawingRoom, { id, brief, slot, facts, texts }: SampleKit): Promise<Kit> {
  const design = (await designs(brief))[slot];
  if (design === undefined) throw new Error(`The sample kit has no design in slot ${slot}.`);
  const parsed = parseBrief(texts);
  if (!parsed.ok) throw new Error('The brief of the sample kit is none.');
  return {
    id,
    businessName: brief.name,
    status: 'completed',
    ...facts,
    variants: 1,
    createdAt: day,
    updatedAt: day,
    logos: [{ design, customization: null }],
    templates: [],
    brief: null,
    contact: null,
    headlines: {},
    look: null,
    enhancement: writeEnhancement(parsed.value, brandColors(design)),
    version: 1,
    changes: [],
    shares: [],
    downloads: {},
    plan: null,
    failure: null,
    finished: [],
    chosenElsewhere: [],
    mayFinish: 0,
  };
}
