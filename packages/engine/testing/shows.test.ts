import fc from 'fast-check';
import { expect, test } from 'vitest';
import { innerMarks } from '../src/composition/marks/inner-mark.ts';
import { letterMarkById } from '../src/concepts/letter-catalogue.ts';
import { subjects } from '../src/concepts/subject/subject-table.ts';
import { type Design, moreLikeThis } from '../src/index.ts';
import { facesForMore } from '../src/more.ts';
import { bookWith, briefOf, setOf } from './font-book.ts';

/** Things that have a drawing of their own, as a client may choose or rule out. */
const things = [
  ...new Set(
    subjects().pictures.flatMap(({ name, drawings }) =>
      drawings.some((d) => /^[a-z@]/u.test(d) && d !== 'petal') ? [name] : [],
    ),
  ),
];

/** The parts of a mark’s id that name its drawings: `cup` and `owl` of `filled/cup+owl`. */
const partsOf = (mark: string): readonly string[] => [mark, ...innerMarks(mark)].flatMap((id) => id.split(/[/+~]/u).slice(1));

/** Whether a part of a mark’s id is a drawing of the lists: `waves`, `@waves`, `=in-cup`, `+wave`. */
function isDrawn(part: string, drawing: string): boolean {
  const name = drawing.replace(/^[@=+*]/u, '');
  if (part === name) return !drawing.startsWith('*');
  if (drawing.startsWith('@') || drawing.startsWith('=')) return part.startsWith(`${name}-`) || `in-${part}` === name;
  return drawing.startsWith('+') && /^(?:in|out|as)-/u.test(part) && part.endsWith(`-${name}`);
}

/** Whether a letter is a drawing of the lists: `*n-0`, or `*star`, every letter that is a star before anything else. */
function isLetter(mark: string, drawing: string): boolean {
  const [first] = Object.keys(letterMarkById(mark)?.serves ?? {});
  return mark.startsWith('letter-idea/') && [`*${mark.split('/')[1]}`, `*${first}`].includes(drawing);
}

/** Whether a mark shows a thing, by the drawings that the lists name for it. */
const shows = ({ genome: { mark } }: Pick<Design, 'genome'>, thing: string): boolean =>
  mark !== null &&
  subjects().pictures.some(
    ({ name, drawings }) =>
      name === thing && drawings.some((d) => isLetter(mark, d) || partsOf(mark).some((part) => isDrawn(part, d))),
  );

/** Marks of letters alone, by the first part of their ids. */
const initials =
  /^(?:notch|cut-disc|tile|ring|pair|track|horizon|pinwheel|ring-bar|pipes|light|fold|cube|block|weave|shared-stem|ribbon)\//u;

const names = [
  'Tidewater Oyster Co.',
  'Juniper & Rye',
  'Okoye Partners',
  'Pelican',
  'Northlight',
  'Studio 24',
  'Ångström',
  'Bakehouse of the Old Harbor',
  'Q',
];
const briefs = fc.record({
  name: fc.constantFrom(...names),
  industry: fc.constantFrom('Food & Beverage', 'Finance', 'Other'),
  description: fc.constantFrom('', 'Surf school by the bay', 'Oysters from our own farm, bar on the pier'),
  iconPlacement: fc.constantFrom('', '', '', 'left', 'above', 'integrated', 'wordmark'),
});
const runs = process.env.WHOLE === '1' ? 120 : 10;

test('[W-17] a thing that was chosen stands in three or more of eight designs and leads', () => {
  const chosen = fc.uniqueArray(fc.constantFrom(...things), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(briefs, chosen, fc.boolean(), fc.boolean(), (brief, things, letters, nothing) => {
      const { designs, lead } = setOf({ ...brief, shows: { things, letters, nothing } });
      const shown = designs.filter((design) => things.some((thing) => shows(design, thing)));
      const marks = designs.map(({ genome }) => genome.mark);
      expect(shown.length, JSON.stringify(marks)).toBeGreaterThanOrEqual(3);
      expect(shown).toContain(designs[lead]);
    }),
    // An N that holds a star leads.
    {
      numRuns: runs,
      examples: [
        [
          { name: 'Northlight', industry: 'Food & Beverage', description: '', iconPlacement: '' },
          ['four-pointed star'],
          false,
          false,
        ],
      ],
    },
  );
});

test('[W-17] a thing that was ruled out is in no design of a set, nor in those after a like', () => {
  const never = fc.uniqueArray(fc.constantFrom(...things, 'oyster with pearl', 'pelican', 'wave', 'surfboard', 'sun'), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(briefs, never, (given, never) => {
      const open = setOf(given);
      const brief = { ...given, shows: { never } };
      const read = briefOf(brief);
      const history = { liked: open.designs.slice(0, 2), passed: [] };
      const more = moreLikeThis(read, history, { fonts: bookWith(facesForMore(read, history, 1)), round: 1 });
      for (const design of [...setOf(brief).designs, ...more.designs])
        for (const thing of never) expect(shows(design, thing), `${design.genome.mark} shows a ${thing}`).toBe(false);
    }),
    { numRuns: runs },
  );
});

test('[W-17] whatever a set shows can be ruled out, again and again', () => {
  const brief = { name: 'Tidewater Oyster Co.', industry: 'Food & Beverage', description: 'Oyster bar on the pier' };
  const never: string[] = [];
  for (let i = 0; i < 4; i++) {
    const { designs } = setOf({ ...brief, shows: { never } });
    const shown = things.filter((thing) => designs.some((design) => shows(design, thing)));
    expect(shown.filter((thing) => never.includes(thing))).toEqual([]);
    never.push(...shown.slice(0, 5));
  }
  expect(never.length).toBeGreaterThanOrEqual(5);
});

test('[W-17] ruling out a thing rules out every kind of it but one that was chosen', () => {
  const of = (shows: object) =>
    setOf({ name: 'Pelican', description: 'Surf school', shows })
      .designs.flatMap(({ genome }) => genome.mark ?? [])
      .join(' ');
  expect(of({})).toMatch(/wave/);
  expect(of({ never: ['wave'] })).not.toMatch(/wave/);
  expect(of({ never: ['wave'], things: ['breaking wave'] })).toMatch(/wave-crest/);
});

test('[W-17] letters alone give initials and names, no picture alone gives names', () => {
  fc.assert(
    fc.property(briefs, fc.boolean(), (brief, letters) => {
      const { designs, lead } = setOf({ ...brief, shows: { letters, nothing: !letters } });
      for (const { genome } of designs) {
        if (!letters) expect(genome.mark).toBeNull();
        if (genome.mark !== null) expect(genome.mark).toMatch(initials);
      }
      const marked = designs.filter(({ genome }) => genome.mark !== null);
      if (letters) expect(marked.length).toBeGreaterThanOrEqual(3);
      if (letters) expect(marked).toContain(designs[lead]);
      expect(designs.length).toBe(8);
    }),
    { numRuns: runs },
  );
});

test('[W-17] the same choice gives the same designs, and an empty choice those without one', () => {
  const brief = { name: 'Pelican', industry: 'Retail', description: 'Surf school' };
  const ids = (input: object) => setOf(input).designs.map(({ id }) => id);
  const chosen = { ...brief, shows: { things: ['surfboard'], never: ['wave'] } };
  expect(ids(chosen)).toEqual(ids(chosen));
  expect(ids({ ...brief, shows: { things: [], never: [], letters: false } })).toEqual(ids(brief));
  expect(ids({ ...brief, shows: { things: ['no such thing'] } })).toEqual(ids(brief));
});
