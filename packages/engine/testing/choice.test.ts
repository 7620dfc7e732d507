import { expect, test } from 'vitest';
import { quizQuestions } from '../src/brief/quiz.ts';
import { type Design, themes, typefaces } from '../src/index.ts';
import specimens from './briefs.json' with { type: 'json' };
import { setOf } from './font-book.ts';

/** Eight of the specimens, with nothing chosen: one in three of them. */
const open = specimens
  .filter((_, i) => i % 3 === 0)
  .map(({ name, industry, description }) => ({ name, industry, description: description ?? '' }));

/** What a person sees of a design at a glance: its face, its picture or device, its layout. */
const look = ({ genome: g }: Design): string =>
  `${g.face} ${g.mark ?? g.treatment} ${g.archetype}/${g.stand}/${g.treatment}/${g.breaks.length}`;

const looks = (input: object): ReadonlySet<string> => new Set(setOf(input).designs.map(look));

/** Designs of the second set that the first does not hold. */
const fresh = (before: ReadonlySet<string>, input: object): number =>
  setOf(input).designs.filter((d) => !before.has(look(d))).length;

for (const [question, answers] of Object.entries(quizQuestions)) {
  test(`every answer to “${question}” changes three or more of eight designs with the same seed`, () => {
    for (const brief of open.slice(0, 4)) {
      const before = looks(brief);
      for (const answer of answers) {
        expect(fresh(before, { ...brief, quiz: { [question]: answer } }), `${brief.name}: ${answer}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
}

const opposites = [
  [{ style: 'elegant' }, { style: 'playful' }],
  [{ style: 'minimalist' }, { style: 'bold' }],
  [{ personality: 'Premium Professional' }, { personality: 'Friendly Creative' }],
  [{ personality: 'Dynamic Leader' }, { personality: 'Zen Innovator' }],
  [
    { quiz: { energy: 'calm', personality: 'expert', values: 'tradition', aesthetic: 'classic' } },
    { quiz: { energy: 'playful', personality: 'friend', values: 'innovation', aesthetic: 'bold' } },
  ],
] as const;

test('opposite profiles share at most one design in ten', () => {
  // Every second brief, which takes seconds; all of them with WHOLE=1.
  const briefs = process.env.WHOLE === '1' ? open : open.filter((_, i) => i % 2 === 0);
  for (const [one, other] of opposites) {
    let shared = 0;
    for (const brief of briefs) shared += 8 - fresh(looks({ ...brief, ...one }), { ...brief, ...other });
    expect(shared / (briefs.length * 8), JSON.stringify([one, other])).toBeLessThanOrEqual(0.1);
  }
});

test.each(themes.map(({ name, industry }) => ({ theme: name, industry })))(
  '[W-13] the theme $theme sets two or more designs in its heading face, and colors five or more',
  ({ theme, industry }) => {
    const { headingFont, colors } = themes.find((t) => t.name === theme) ?? themes[0];
    const { designs } = setOf({ name: 'Marlow Finch', industry, theme });
    const family = new Map(typefaces.map((face) => [face.id, face.family]));
    expect(designs.filter((d) => family.get(d.genome.face) === headingFont).length).toBeGreaterThanOrEqual(2);
    const painted = designs.filter((d) =>
      [...Object.values(d.scheme.paints), ...Object.values(d.scheme.palette)].some(
        (hex) => hex === colors[0] || hex === colors[1],
      ),
    );
    expect(painted.length).toBeGreaterThanOrEqual(5);
  },
);
