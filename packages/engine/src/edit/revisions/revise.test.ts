import { describe, expect, test } from 'vitest';
import { bookWith, briefOf, setOf } from '../../../testing/font-book.ts';
import { proofs } from '../../../testing/revision-proofs.ts';
import { inShort, type RevisionRequest, revisionRequests } from '../../../testing/revision-requests.ts';
import type { Brief } from '../../brief/brief.ts';
import { isEmblem } from '../../composition/genome.ts';
import { faceById } from '../../concepts/face.ts';
import type { Design } from '../../design-document.ts';
import { kitPalettes } from '../looks.ts';
import { readRevision } from './read-revision.ts';
import { facesForRevision, type Revised, reviseDesign } from './revise.ts';

interface Subject {
  readonly is: string;
  readonly brief: Brief;
  readonly design: Design;
  readonly designs: readonly Design[];
}

const subject = (is: string, input: Record<string, unknown>, fits: (design: Design) => boolean): Subject => {
  const { designs } = setOf(input);
  const design = designs.find(fits);
  if (design === undefined) throw new Error(`no design that is ${is}`);
  return { is, brief: briefOf(input), design, designs };
};

const harbor = { name: 'Harbor & Pine', industry: 'Food & Beverage', slogan: 'Coffee by the water' };
const sorrel = { name: 'Sorrel Studio', industry: 'Creative Services', colors: 'green' };
const bakery = { name: 'Maple Bakery', industry: 'Food & Beverage', iconPlacement: 'integrated' };
const teahouse = { name: '晨光茶社', industry: 'Food & Beverage' };

/** One of each kind of design that a kit may have. */
const subjects: readonly Subject[] = [
  subject('beside its name, with a slogan', harbor, (d) => d.genome.stand === 'beside' && d.scheme.ground === 'tint'),
  subject('above its name', harbor, (d) => d.archetype === 'above' && d.scheme.ground === 'dark'),
  subject('two things in a row', harbor, (d) => d.genome.mark?.startsWith('flanked/') === true),
  subject('initials beside the name', sorrel, (d) => d.archetype === 'monogram' && d.genome.stand === 'beside'),
  subject('in three inks', sorrel, (d) => d.scheme.inks === 3 && d.archetype === 'above'),
  subject('an emblem', harbor, (d) => isEmblem(d.genome.stand)),
  subject('held by a form', bakery, (d) => d.archetype === 'container' && d.genome.stand === 'beside'),
  subject(
    'letters alone',
    { name: 'Northwind Capital', industry: 'Finance', iconPlacement: 'wordmark' },
    (d) => d.genome.mark === null && d.genome.treatment !== 'plain',
  ),
  subject(
    'on a ground of full color',
    { name: 'Lumen', industry: 'Technology', iconPlacement: 'above' },
    (d) => d.scheme.ground === 'vivid' && d.genome.stand === 'beside',
  ),
  subject(
    'handwritten',
    { name: 'Rosa & Finn', industry: 'Food & Beverage', fontStyle: 'handwritten' },
    (d) => faceById(d.genome.face)?.style === 'handwritten' && d.archetype === 'above',
  ),
  subject('in Chinese', teahouse, (d) => d.genome.stand === 'above' && d.scheme.inks === 1 && d.scheme.ground === 'tint'),
  subject('in Chinese, beside', teahouse, (d) => d.genome.stand === 'beside' && d.scheme.ground === 'vivid'),
];

function revised({ brief, design, designs }: Subject, text: string): Revised {
  const { changes } = readRevision(text);
  const fonts = bookWith(facesForRevision(design, brief, changes, { designs }));
  return reviseDesign(design, brief, changes, { fonts, designs });
}

const wrong = ['nonsense', 'contradictions', 'languages', 'hostile'];
const understood = revisionRequests.filter(({ about, changes }) => !wrong.includes(about) && changes.length > 0);
/** Each once: what is read alike is drawn alike. */
const distinct: readonly RevisionRequest[] = [...new Map(understood.map((one) => [one.changes.join(), one])).values()];

const tally = { done: 0, already: 0, refused: 0 };

describe('[V-05] A revision', () => {
  test.each(distinct)('changes what “$text” asks for, and little else', (request) => {
    let changed = 0;
    for (const one of subjects) {
      const { design, outcomes } = revised(one, request.text);
      const changes = readRevision(request.text).changes;
      expect(outcomes.map(({ change }) => inShort(change))).toEqual(changes.map(inShort));
      const fault = proofs(one, design, outcomes);
      expect(fault, `${request.text}, ${one.is}`).toEqual([]);
      if (request.about !== 'impossible')
        for (const o of outcomes) tally[o.done ? 'done' : o.why === 'already' ? 'already' : 'refused']++;
      if (outcomes.some((o) => o.done)) changed++;
    }
    if (request.about === 'impossible') expect(changed, request.text).toBe(0);
    else expect(changed, request.text).toBeGreaterThanOrEqual(1);
  });

  test('is made in nine of ten tries, where the design is not like that already', () => {
    const { done, refused } = tally;
    expect(done / (done + refused), JSON.stringify(tally)).toBeGreaterThan(0.89);
  });

  test('is the same whenever it is made, and in whatever words it is asked for', () => {
    const [one] = subjects as [Subject];
    expect(revised(one, 'bolder and greener').design).toEqual(revised(one, 'make it greener, and bolder too').design);
    expect(revised(one, 'bolder').design).toEqual(revised(one, 'the font is too thin').design);
  });

  test('goes as far as the words go: a bit, plainly, much', () => {
    const one = subjects[1] as Subject;
    const stems = ['a bit bolder', 'bolder', 'much bolder'].map(
      (text) => faceById(revised(one, text).design.genome.face)?.metrics.stem ?? 0,
    );
    expect([...stems].sort((a, b) => a - b)).toEqual(stems);
    expect(new Set(stems).size).toBeGreaterThan(1);
    const scales = ['a bit bigger icon', 'bigger icon', 'much bigger icon'].map(
      (text) => revised(one, text).design.genome.markScale,
    );
    expect(scales).toEqual([1.12, 1.25, 1.5]);
  });

  test('leaves the letters alone where that was asked: bolder is another weight of the family', () => {
    for (const one of subjects) {
      const { design } = revised(one, 'bolder but keep the font');
      expect(faceById(design.genome.face)?.family).toBe(faceById(one.design.genome.face)?.family);
    }
  });

  test('says that a kit’s palette and personality decide colors and letters', () => {
    const [one] = subjects as [Subject];
    const { changes } = readRevision('bolder, greener and a bigger icon');
    const fonts = bookWith(facesForRevision(one.design, one.brief, changes, one));
    const look = { palette: kitPalettes[0].name, personality: 'Bold & Energetic' } as const;
    const { outcomes } = reviseDesign(one.design, one.brief, changes, { fonts, designs: one.designs, look });
    expect(outcomes.map((o) => (o.done ? o.change.kind : o.why))).toEqual(['kit-letters', 'kit-colors', 'size']);
  });

  test('of a slogan tells the slogan, which whoever draws it again needs', () => {
    const [one] = subjects as [Subject];
    expect(revised(one, 'change the slogan to "Open daily"').slogan).toBe('Open daily');
    expect(revised(one, 'change the slogan to "開店中 \u0E01"').outcomes).toMatchObject([{ done: expect.any(Boolean) }]);
    expect(revised(one, 'bolder').slogan).toBeNull();
  });
});
