import { describe, expect, test } from 'vitest';
import briefs from '../testing/briefs.json' with { type: 'json' };
import { briefOf, everyFace, setOf } from '../testing/font-book.ts';
import { type Brief, type Design, EngineError, moreLikeThis, readDesign, redesign, redrawn } from './index.ts';
import { hashId } from './random.ts';
import type { Scene } from './scene/scene.ts';

const book = everyFace();
const inputs = [...briefs.filter((_, i) => i % 4 === 0), { name: 'قهوة الصباح' }, { name: '東京珈琲', slogan: '1901年' }];

/** A document as a client sends it. */
function sent(design: Design): Design {
  const read = readDesign(JSON.parse(JSON.stringify(design)));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

/** With the id that its drawing asks for. */
const signed = (design: Design): Design => ({ ...design, id: hashId(JSON.stringify([design.scene, design.scheme.paints])) });

const refusal = (design: Design, brief: Brief): string => {
  try {
    redrawn(design, brief, book);
    return 'none';
  } catch (error) {
    return error instanceof EngineError ? error.fault.code : String(error);
  }
};

const moved = (scene: Scene, by: number): Scene => ({
  ...scene,
  shapes: scene.shapes.map((shape) => ({ ...shape, path: shape.path.map((contour) => contour.map((v) => v + by)) })),
});

describe('a design that a client brings', () => {
  test('[H21-01] is drawn again as it was: of any set, relative and edit', () => {
    for (const [i, input] of inputs.entries()) {
      const brief = briefOf(input);
      const { designs } = setOf(input, i % 3);
      const [liked, other] = [designs[i % designs.length] as Design, designs[(i + 3) % designs.length] as Design];
      const relatives = moreLikeThis(brief, { liked: [liked, other], passed: [] }, { fonts: book, round: 4 }).designs;
      const edited = [{ tracking: 80 }, { markScale: 1.3 }, { slogan: false }].flatMap((edit) => {
        try {
          return [redesign(liked, brief, edit, book)];
        } catch {
          // A gate refuses this edit of this design.
          return [];
        }
      });
      for (const design of [...designs, ...relatives, ...edited])
        expect(redrawn(sent(design), brief, book), `${brief.name} ${design.id}`).toEqual(sent(design));
    }
  });

  test('[H23-02] is read again from a database that keeps no order of fields', () => {
    const [brief, { designs }] = [briefOf(inputs[0]), setOf(inputs[0])];
    const design = designs[0] as Design;
    const paints = Object.fromEntries(Object.entries(design.scheme.paints).reverse()) as unknown as typeof design.scheme.paints;
    const turned = { ...design, scheme: { ...design.scheme, paints } };
    const sold = redrawn(sent(signed(turned)), brief, book);
    expect(sold.id).toBe(design.id);
    const sorted = { ...sold, scheme: { ...sold.scheme, paints } };
    expect(readDesign(JSON.parse(JSON.stringify(sorted))).ok).toBe(true);
  });

  test('[H20-01] [H20-03] [H21-01] is refused if any drawing in it is another', () => {
    const [brief, { designs }] = [briefOf(inputs[0]), setOf(inputs[0])];
    const design = designs.find(({ smallAvatar }) => smallAvatar !== undefined) as Design;
    const other = designs.find(({ genome }) => genome.mark !== null && genome.mark !== design.genome.mark) as Design;
    const extra = design.scene.shapes.slice(0, 1);
    const forged: readonly Design[] = [
      signed({ ...design, scene: { ...design.scene, shapes: [...design.scene.shapes, ...extra] } }),
      signed({ ...design, scene: moved(design.scene, 1) }),
      { ...design, avatar: other.avatar },
      { ...design, avatar: moved(design.avatar, 0.5) },
      { ...design, smallAvatar: other.avatar },
      { ...design, genome: other.genome },
      { ...design, archetype: 'emblem' as const },
    ];
    for (const [i, one] of forged.entries()) expect(refusal(sent(one), brief), String(i)).toBe('design.foreign');
  });

  test('is refused once it has another slogan', () => {
    const input = { name: 'Juniper & Rye', slogan: 'Gin from the hill' };
    const slogan = ({ scene }: Design) => scene.shapes.some(({ part }) => part === 'slogan');
    const design = setOf(input).designs.find(slogan) as Design;
    expect(refusal(sent(design), briefOf(input))).toBe('none');
    expect(refusal(sent(design), briefOf({ ...input, slogan: 'Gin from the sea' }))).toBe('design.foreign');
  });

  test('[H21-01] is refused if its genome is none of ours', () => {
    const [brief, { designs }] = [briefOf(inputs[0]), setOf(inputs[0])];
    const design = designs[0] as Design;
    for (const change of [
      { tracking: 100_000 },
      { markScale: 40 },
      { spacing: -3 },
      { kerning: { 0: 90_000 } },
      { face: 'nothing' },
    ])
      expect(refusal(sent({ ...design, genome: { ...design.genome, ...change } }), brief), JSON.stringify(change)).toBe(
        'design.edit',
      );
  });

  test('is kept as it was shown where a browser rounded otherwise', () => {
    const [brief, { designs }] = [briefOf(inputs[0]), setOf(inputs[0])];
    const design = designs[0] as Design;
    const shown = sent(signed({ ...design, scene: moved(design.scene, 0.01) }));
    expect(redrawn(shown, brief, book)).toEqual(shown);
  });

  test('brings no reasons or metrics of its own, but quality', () => {
    const [brief, { designs }] = [briefOf(inputs[0]), setOf(inputs[0])];
    const design = designs[0] as Design;
    const { quality } = design.metrics;
    const told = sent({ ...design, reasons: ['Buy now.'], metrics: { ...design.metrics, aspect: 9 } });
    expect(redrawn(told, brief, book)).toEqual({ ...design, metrics: { ...design.metrics, quality } });
  });
});
