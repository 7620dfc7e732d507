import type { Answers } from './answers.ts';
import type { Key } from './key.ts';
import { type Rival, rivals } from './pair-plan.ts';
import { mean, type Share, weightedKappa, wilson } from './statistics.ts';

/** One answer beside what it was about. `ours`: 1 ours was preferred, .5 neither, 0 the rival. */
interface Judged {
  readonly reader: string;
  /** Set and number: the same for two readers who saw the same picture. */
  readonly id: string;
  readonly rival: Rival;
  readonly ours: 0 | 0.5 | 1;
  readonly brief: string;
  readonly why: string;
  readonly known: boolean;
}

/** How often ours was preferred; equal counts as half. `known`: pairs with a firm that the reader knew, which are among them. */
interface Preference extends Share {
  readonly rival: Rival;
  /** Null: all readers together. */
  readonly reader: string | null;
  readonly n: number;
  readonly equal: number;
  readonly known: number;
}

interface Scores {
  readonly n: number;
  readonly mean: number;
  /** Means in the order of the criteria. */
  readonly byCriterion: readonly number[];
  /** The logo with the lowest mean over those who read its sheet. */
  readonly leastLogo: { readonly score: number; readonly sheet: string; readonly brief: string; readonly number: number } | null;
}

export interface Verdicts {
  readonly preferences: readonly Preference[];
  /** Agreement of each two readers about the same pictures. */
  readonly kappas: readonly {
    readonly readers: string;
    readonly about: 'pairs' | 'scores';
    readonly n: number;
    readonly kappa: number;
  }[];
  readonly scores: Scores | null;
  readonly styles: { readonly right: Share; readonly n: number } | null;
  /** Why ours lost, and faults of sheets, as readers wrote them. */
  readonly lost: readonly { readonly brief: string; readonly rival: Rival; readonly reader: string; readonly why: string }[];
  readonly faults: readonly { readonly brief: string; readonly reader: string; readonly fault: string }[];
}

/** Joins answers with their keys. Throws when an answer is about a picture that no key knows. */
export function judge(keys: readonly Key[], answers: readonly Answers[]): Verdicts {
  const keyOf = ({ set, reader }: Answers): Key =>
    known(
      keys.find((key) => key.set === set),
      `set “${set}” (${reader})`,
    );
  for (const one of answers) keyOf(one);
  const judged = answers.flatMap((one) =>
    one.pairs.map(({ pair, choice, why, known: knew }): Judged => {
      const keyed = known(
        keyOf(one).pairs?.find((p) => p.pair === pair),
        `pair ${pair}`,
      );
      const ours = choice === 'equal' ? 0.5 : choice === keyed.ours ? 1 : 0;
      return { reader: one.reader, id: `${one.set}/${pair}`, rival: keyed.rival, ours, brief: keyed.brief, why, known: knew };
    }),
  );
  const sheets = answers.flatMap((one) =>
    one.sheets.map((sheet) => {
      const keyed = known(
        keyOf(one).sheets?.find((s) => s.sheet === sheet.sheet),
        `sheet ${sheet.sheet}`,
      );
      return { ...sheet, reader: one.reader, id: `${one.set}/${sheet.sheet}`, brief: keyed.brief };
    }),
  );
  const styles = answers.flatMap((one) =>
    one.styles.map(({ row, style }) => {
      const keyed = known(
        keyOf(one).styles?.find((s) => s.row === row),
        `row ${row}`,
      );
      return keyed.style === style;
    }),
  );
  const readers = [...new Set(answers.map(({ reader }) => reader))].sort();
  const right = styles.filter(Boolean).length;
  return {
    preferences: rivals.flatMap((rival) =>
      [null, ...readers].flatMap((reader) => {
        const some = judged.filter((j) => j.rival === rival && (reader === null || j.reader === reader));
        if (some.length === 0) return [];
        const wins = some.reduce((sum, { ours }) => sum + ours, 0);
        const equal = some.filter(({ ours }) => ours === 0.5).length;
        return [
          { rival, reader, n: some.length, equal, known: some.filter((j) => j.known).length, ...wilson(wins, some.length) },
        ];
      }),
    ),
    kappas: readers.flatMap((a, i) => readers.slice(i + 1).flatMap((b) => agreement(a, b, judged, sheets))),
    scores: sheets.length === 0 ? null : scoresOf(sheets),
    styles: styles.length === 0 ? null : { right: wilson(right, styles.length), n: styles.length },
    lost: judged.filter(({ ours }) => ours === 0).map(({ brief, rival, reader, why }) => ({ brief, rival, reader, why })),
    faults: sheets.flatMap(({ brief, reader, faults }) => faults.map((fault) => ({ brief, reader, fault }))),
  };
}

type JudgedSheet = Answers['sheets'][number] & { readonly reader: string; readonly id: string; readonly brief: string };

function agreement(
  a: string,
  b: string,
  judged: readonly Judged[],
  sheets: readonly JudgedSheet[],
): readonly Verdicts['kappas'][number][] {
  const readers = `${a} and ${b}`;
  const both = <T extends { readonly id: string; readonly reader: string }>(all: readonly T[]): readonly (readonly [T, T])[] =>
    all
      .filter(({ reader }) => reader === a)
      .flatMap((one) => all.filter((other) => other.reader === b && other.id === one.id).map((other) => [one, other] as const));
  const verdicts = both(judged).map(([x, y]) => [x.ours * 2, y.ours * 2] as const);
  const score = (v: number): number => Math.round(v) - 1;
  const scores = both(sheets).flatMap(([x, y]) => x.criteria.map((v, i) => [score(v), score(y.criteria[i] ?? v)] as const));
  return [
    ...(verdicts.length === 0
      ? []
      : [{ readers, about: 'pairs' as const, n: verdicts.length, kappa: weightedKappa(verdicts, 3, 1) }]),
    ...(scores.length === 0 ? [] : [{ readers, about: 'scores' as const, n: scores.length, kappa: weightedKappa(scores, 5, 2) }]),
  ];
}

function scoresOf(sheets: readonly JudgedSheet[]): Scores {
  const byCriterion = (sheets[0]?.criteria ?? []).map((_, i) => mean(sheets.map(({ criteria }) => criteria[i] ?? Number.NaN)));
  const logos = [...new Set(sheets.map(({ id }) => id))].flatMap((id) => {
    const readings = sheets.filter((one) => one.id === id);
    return (readings[0] as JudgedSheet).perLogo.map((_, i) => ({
      score: mean(readings.map(({ perLogo }) => perLogo[i] ?? Number.NaN)),
      sheet: (readings[0] as JudgedSheet).sheet,
      brief: (readings[0] as JudgedSheet).brief,
      number: i + 1,
    }));
  });
  const leastLogo = [...logos].sort((a, b) => a.score - b.score)[0] ?? null;
  return { n: sheets.length, mean: mean(byCriterion), byCriterion, leastLogo };
}

function known<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The key knows no ${what}.`);
  return found;
}
