import { styleDirections } from '@brandwright/engine';

/** Criteria of the rubric, in their order; each is scored 1 to 5. */
export const criteria = [
  'idea',
  'legibility',
  'typography',
  'mark craft',
  'unity of mark and type',
  'proportion',
  'color',
  'small size and one color',
  'distinctiveness',
  'diversity of the set',
] as const;

interface PairAnswer {
  readonly pair: number;
  readonly choice: 'A' | 'B' | 'equal';
  readonly why: string;
  /** The reader knew one of the two firms: who is recognized is not judged by the drawing alone. */
  readonly known: boolean;
}

interface SheetAnswer {
  readonly sheet: string;
  /** Ten scores, 1–5, in the order of `criteria`. */
  readonly criteria: readonly number[];
  /** One whole score, 1–5, for each of the logos in the order of their numbers. */
  readonly perLogo: readonly number[];
  readonly faults: readonly string[];
}

interface StyleAnswer {
  readonly row: string;
  readonly style: string;
}

/** What one reader made of one set of pictures. */
export interface Answers {
  readonly reader: string;
  readonly date: string;
  readonly set: string;
  readonly pairs: readonly PairAnswer[];
  readonly sheets: readonly SheetAnswer[];
  readonly styles: readonly StyleAnswer[];
}

/** Reads answers; throws naming the first entry that is not as docs/rubric.md asks. */
export function readAnswers(file: string, json: string): Answers {
  const wrong = (what: string): never => {
    throw new Error(`${file}: ${what}`);
  };
  const given = JSON.parse(json) as Partial<Answers>;
  const words = (field: 'reader' | 'date' | 'set'): string =>
    typeof given[field] === 'string' && given[field] !== '' ? given[field] : wrong(`“${field}” is missing.`);
  const score = (v: unknown, of: string): number =>
    typeof v === 'number' && v >= 1 && v <= 5 ? v : wrong(`${of}: ${String(v)} is no score from 1 to 5.`);
  const pairs = (given.pairs ?? []).map(({ pair, choice, why, known }): PairAnswer => {
    if (!['A', 'B', 'equal'].includes(choice)) wrong(`pair ${pair}: the choice is “A”, “B” or “equal”, not “${choice}”.`);
    if (known !== undefined && typeof known !== 'boolean')
      wrong(`pair ${pair}: “known” is true or false, not “${String(known)}”.`);
    return { pair, choice, why: why ?? '', known: known ?? false };
  });
  const sheets = (given.sheets ?? []).map((one): SheetAnswer => {
    if (one.criteria?.length !== criteria.length) wrong(`sheet ${one.sheet}: there are ${criteria.length} criteria.`);
    return {
      sheet: one.sheet,
      criteria: one.criteria.map((v) => score(v, one.sheet)),
      perLogo: (one.perLogo ?? []).map((v) => score(v, one.sheet)),
      faults: one.faults ?? [],
    };
  });
  const styles = (given.styles ?? []).map(({ row, style }): StyleAnswer => {
    if (!styleDirections.some((known) => known === style))
      wrong(`row ${row}: “${style}” is none of ${styleDirections.join(', ')}.`);
    return { row, style };
  });
  for (const [what, ids] of [
    ['pair', pairs.map(({ pair }) => String(pair))],
    ['sheet', sheets.map(({ sheet }) => sheet)],
    ['row', styles.map(({ row }) => row)],
  ] as const) {
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) wrong(`${what} ${twice} is answered twice.`);
  }
  return { reader: words('reader'), date: words('date'), set: words('set'), pairs, sheets, styles };
}
