import { artKey } from '../src/content/art-key.ts';
import type { SampleArt, SampleNotes } from '../src/content/samples.ts';
import { contrast, type Picture, type Proof } from '../src/features/hero/picture.ts';
import { proofSize, sheetOf } from '../src/features/hero/sheet.ts';
import { drawPaths, oceanBlue } from '../src/features/path-chooser/paths-art.ts';
import type { DrawingRoom } from './drawing-room.ts';
import type { DrawnPlate } from './drawn-plate.ts';

/** The name in the field when the page opens, and the firm of the page that is not there. */
const sampleName = 'Juniper & Rye';
const lostName = 'Off the Map';

export interface Drawn {
  readonly notes: SampleNotes;
  readonly art: SampleArt;
  /** The small pictures beside the claims: too far down to stand in the page. */
  readonly proofs: readonly DrawnPlate[];
  /** Standalone SVG files by design. */
  readonly files: Readonly<Record<string, string>>;
  /** Colors of the samples by place in the page: no style attribute may stand in the HTML. */
  readonly css: string;
}

/** Draws what stands in the pages' own HTML. */
export async function drawSamples({ designs }: DrawingRoom): Promise<Drawn> {
  const art: Record<string, string> = {};
  const samples = await designs({ name: sampleName });
  const sheet = sheetOf(sampleName, samples);
  for (const [slot, picture] of sheet.pictures.entries()) art[artKey('cell', slot)] = picture.art;
  const lost = outstanding(sheetOf(lostName, await designs({ name: lostName })).pictures);
  art[artKey('lost', 0)] = lost.art;

  const { panels } = drawPaths(sampleName, samples);
  for (const panel of panels) art[artKey('panel', panel.key)] = panel.art;

  const notes: SampleNotes = {
    name: sheet.name,
    pictures: sheet.pictures.map(noted),
    lost: noted(lost),
    panels: panels.map(({ key, ground }) => ({ key, ground })),
  };
  return {
    notes,
    art,
    proofs: sheet.proofs.map(proofPlate),
    files: Object.fromEntries(sheet.pictures.map(({ id, file }) => [id, file ?? ''])),
    css: stylesheet(notes),
  };
}

const proofPlate = ({ key, ground, art }: Proof): DrawnPlate => ({
  key: `proof-${key}`,
  svg: art.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '),
  ...proofSize,
  ground,
  ink: ground,
  label: '',
});

const noted = ({ id, name, caption, ground, ink }: Picture): Omit<Picture, 'art' | 'file'> => ({
  id,
  name,
  caption,
  ground,
  ink,
});

/** The picture that stands out most from a page of paper and from a dark one. */
const outstanding = (pictures: readonly Picture[]): Picture =>
  pictures.reduce((best, picture) => (apart(picture) > apart(best) ? picture : best));

const apart = ({ ground }: Picture): number => Math.min(contrast(ground, '#FBFAF7'), contrast(ground, '#131211'));

function stylesheet({ pictures, lost, panels }: SampleNotes): string {
  return [
    ...pictures.map(({ ground, ink }, i) => `[data-sample="${i}"]{--ground:${ground};--caption:${ink}}`),
    ...panels.map(({ key, ground }) => `[data-panel="${key}"]{--ground:${ground}}`),
    `.static{--ground:${oceanBlue.ground};--caption:${oceanBlue.ink}}`,
    `[data-lost]{--ground:${lost.ground};--caption:${lost.ink}}`,
  ].join('\n');
}
