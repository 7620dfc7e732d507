import type { Kit } from '@brandwright/contract';
import { type KindDesign, parseBrief } from '@brandwright/engine';
import { brandColors, writeEnhancement } from '@brandwright/kit';
import { kitSample } from '../src/content/sample-brands.ts';
import type { DrawingRoom } from './drawing-room.ts';

/** The day the sample was made up: a kit has one, and the build must give the same bytes every day. */
const day = '2026-11-20T09:00:00.000Z';

/** AI logos of that kit, unlike its own (row M-07). */
export const sampleAiLogos = ({ kinds }: DrawingRoom, { logos }: Kit): Promise<readonly KindDesign[]> =>
  kinds(
    kitSample.brief,
    logos.map(({ design: { genome } }) => genome),
  );

/** The coffee company's kit as its own page shows it (row M-04): a finished one, of nobody's. */
export async function sampleKit({ designs }: DrawingRoom): Promise<Kit> {
  const { brief, slot, facts } = kitSample;
  const design = (await designs(brief))[slot];
  if (design === undefined) throw new Error(`The sample kit has no design in slot ${slot}.`);
  const parsed = parseBrief(brief);
  if (!parsed.ok) throw new Error('The brief of the sample kit is none.');
  return {
    id: 'sample',
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
