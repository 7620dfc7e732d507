/**
 * `npm run subjects`: how well sets show what the lists of `subjects` ask for. Draws a set for each fourth trade with a name
 * that says nothing, and for each of the 150 cases, and counts pictures by the drawings in them. Takes about a minute.
 */
import { markCandidates } from '../../packages/engine/src/composition/marks/candidates.ts';
import { readFilledId } from '../../packages/engine/src/composition/marks/drawn/merged/filled.ts';
import { innerMark } from '../../packages/engine/src/composition/marks/inner-mark.ts';
import { planSet } from '../../packages/engine/src/composition/plan.ts';
import { cataloguedMarks } from '../../packages/engine/src/concepts/mark-catalogue.ts';
import { type Design, parseBrief } from '../../packages/engine/src/index.ts';
import { setOf } from '../../packages/engine/testing/font-book.ts';
import { drawnPictures } from './listed-pictures.ts';
import { type ListedTrade, type ReadingCase, readings, trades } from './subject-lists.ts';

type Input = Pick<ReadingCase, 'name' | 'industry' | 'description'>;

/** A picture in a set: the drawings that could be meant by it, and whether it joins two that were asked for. */
interface ShownPicture {
  readonly drawings: readonly string[];
  readonly isMerged: boolean;
}

const pictures = drawnPictures();
const drawnBy = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(pictures.flatMap((one) => (one.phrases.some((phrase) => phrases.includes(phrase)) ? one.drawings.split(' ') : [])));

/** The drawings that a mark is made of, as the lists call them: `=in-cup` and `owl-head` in `filled/cup+owl-head`. */
function drawingsIn(mark: string): readonly string[] {
  const [, vessel, figure] = /^drawn\/((?:in|out)-[a-z]+)-(.+)$/u.exec(mark) ?? [];
  if (vessel !== undefined && figure !== undefined) return [`=${vessel}`, `+${figure}`];
  const inner = innerMark(mark);
  const filled = readFilledId(mark)?.vessel;
  return [
    ...(filled === undefined ? [] : [`=in-${filled}`]),
    ...(inner.startsWith('icon/') ? [inner.slice('icon/'.length)] : []),
    ...(cataloguedMarks().get(inner)?.icons ?? []),
    ...(mark.startsWith('crest/') ? mark.split('+').slice(1) : []),
  ];
}

/** The pictures of a set, in the order in which it is shown. Letters and plain forms have none. */
function picturesIn(input: Input): readonly ShownPicture[] {
  const parsed = parseBrief(input);
  if (!parsed.ok) throw new Error(`${input.name} must parse.`);
  const plan = planSet(parsed.value, 0);
  const offered = markCandidates(parsed.value, plan.parts, plan.random.fork('marks'));
  const byId = new Map(offered.map((mark) => [mark.id, mark]));
  const shown = ({ genome: { mark, concept } }: Design): readonly ShownPicture[] => {
    if (mark === null || concept === null) return [];
    const candidate = byId.get(mark);
    const named = pictures.filter(({ phrases }) => candidate?.picture !== undefined && phrases.includes(candidate.picture));
    const drawings = [...named.flatMap(({ drawings }) => drawings.split(' ')), ...drawingsIn(mark)];
    return [{ drawings, isMerged: candidate?.merged === true }];
  };
  const { designs, order } = setOf(input);
  return order.flatMap((i) => shown(designs[i] as Design));
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function measureTrades(trades: readonly ListedTrade[]): void {
  let [never, fitting, all, four] = [0, 0, 0, 0];
  for (const { trade, industry, pictures: own, also, never: ruledOut } of trades) {
    const shown = picturesIn({ name: 'Kelmora', industry, description: trade });
    const right = drawnBy([...own, ...also]);
    const wrong = [...drawnBy(ruledOut)].filter((drawing) => !right.has(drawing));
    const fits = shown.filter(({ drawings, isMerged }) => isMerged || drawings.some((drawing) => right.has(drawing)));
    const isWrong = (one: ShownPicture): boolean =>
      !fits.includes(one) && one.drawings.some((drawing) => wrong.includes(drawing));
    all += shown.length;
    fitting += fits.length;
    if (fits.length >= 4) four++;
    if (shown.some(isWrong)) never++;
  }
  console.log(
    `${trades.length} trades: ${never} sets show what the trade never does; ${share(fitting, all)} of ${all} pictures fit;`,
  );
  console.log(`  at least four of eight fit in ${share(four, trades.length)} of sets`);
}

function measureCases(cases: readonly ReadingCase[]): void {
  let [wrong, drawn, any, first] = [0, 0, 0, 0];
  for (const { reads, not, ...input } of cases) {
    const shown = picturesIn(input);
    const right = drawnBy(reads);
    const ruledOut = [...drawnBy(not)].filter((drawing) => !right.has(drawing));
    const isRight = ({ drawings }: ShownPicture): boolean => drawings.some((drawing) => right.has(drawing));
    if (shown.some((one) => !isRight(one) && one.drawings.some((drawing) => ruledOut.includes(drawing)))) wrong++;
    if (right.size === 0) continue;
    drawn++;
    if (shown.some(isRight)) any++;
    if (shown[0] !== undefined && isRight(shown[0])) first++;
  }
  console.log(`${cases.length} cases: ${wrong} sets show what the case rules out`);
  console.log(`  of ${drawn} that have a drawing, ${any} show it, and ${first} show it as their first picture`);
}

measureTrades(trades.filter((_, i) => i % 4 === 0));
measureCases(readings.tests);
