import { type Brief, type Design, EngineError, facesFor, redesign } from '@brandwright/engine';
import type { Studio } from '@brandwright/press';
import { drawSet, loadFonts, openStudio } from '@brandwright/press/maker';
import type { Bench } from '../bench.ts';
import { type Figure, figure } from '../figure.ts';
import { rounds, timed } from '../interleave.ts';
import { briefOf, written } from '../specimens.ts';
import { median } from '../spread.ts';

type Edit = Parameters<typeof redesign>[2];

/** What a person changes in an editor. Numbers differ from round to round: a slider hardly ever comes back to where it was. */
const edits: Readonly<Record<string, (design: Design, brief: Brief, round: number) => Edit>> = {
  'letter spacing': ({ genome }, _, round) => ({ tracking: genome.tracking + 5 + round }),
  'size of the mark': ({ genome }, _, round) => ({ markScale: genome.markScale * (1.06 + round / 50) }),
  'distance of the mark': ({ genome }, _, round) => ({ spacing: genome.spacing * (1.1 + round / 50) }),
  'letter case': ({ genome }) => ({ letterCase: genome.letterCase === 'upper' ? 'title' : 'upper' }),
  typeface: ({ genome, slot }, brief, round) => {
    const others = facesFor(brief).filter((id) => id !== genome.face);
    return { face: others[(slot + round + 1) % others.length] ?? genome.face };
  },
};

/** One design drawn again after an edit: what stands between a drag and the next frame. */
export const redesigns: Bench = {
  name: 'redesign',
  title: 'One design drawn again after an edit (24 briefs × 8, five kinds of edits)',
  async run() {
    const sets: { brief: Brief; designs: readonly Design[] }[] = [];
    const studio = await openStudio();
    for (const brief of written.map(briefOf))
      sets.push({ brief, designs: (await drawSet(studio, brief, { round: 0 })).set.designs });

    const kinds = Object.keys(edits);
    const byKind = new Map(kinds.map((kind) => [kind, [] as number[]]));
    const all: number[] = [];
    const slow: number[] = [];
    let refused = 0;
    let asked = 0;
    for (let round = -1; round < rounds; round++) {
      const fresh = await bookFor(sets.map(({ brief }) => brief));
      const times: number[] = [];
      for (const kind of kinds) {
        const ofKind: number[] = [];
        for (const { brief, designs } of sets) {
          for (const design of designs) {
            const ms = await once(design, brief, edits[kind]?.(design, brief, round) ?? {}, fresh);
            asked++;
            if (ms === null) refused++;
            else ofKind.push(ms);
          }
        }
        times.push(...ofKind);
        if (round >= 0 && ofKind.length > 0) byKind.get(kind)?.push(median(ofKind));
      }
      if (round < 0) continue;
      all.push(median(times));
      slow.push(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN);
    }
    return [
      figure('one edit', 'ms', all, { demand: 8 }),
      figure('nineteen edits of twenty', 'ms', slow),
      ...kinds.flatMap((kind): Figure[] => {
        const samples = byKind.get(kind) ?? [];
        return samples.length === 0 ? [] : [figure(`edit: ${kind}`, 'ms', samples)];
      }),
      figure('edits that a name does not allow', '%', [(100 * refused) / asked]),
    ];
  },
};

/** A book with every face, in which no name has been set yet. */
async function bookFor(briefs: readonly Brief[]): Promise<Studio['book']> {
  const { book } = await openStudio();
  for (const brief of briefs) await loadFonts(facesFor(brief), book);
  return book;
}

/** Milliseconds, or null where the name does not offer what the edit asks for. */
async function once(design: Design, brief: Brief, edit: Edit, book: Studio['book']): Promise<number | null> {
  try {
    return await timed(() => redesign(design, brief, edit, book));
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}
