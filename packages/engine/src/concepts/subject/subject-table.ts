import table from '../catalogue/subjects.json' with { type: 'json' };
import { readLetters, type TradeLetters } from './letter-genres.ts';
import { singularOf } from './singular.ts';
import { readColors, type TradeColors } from './trade-colors.ts';

/** A picture that a trade or a name may ask for, and the drawings that show it. Lines of `tools/catalogue/subjects/drawings.txt`. */
export interface Picture {
  /** A noun without its article: `coffee bean`. */
  readonly name: string;
  readonly concept: string;
  /**
   * What shows it: `leaf` is an icon, `@fern` a construction or the beginning of a form's id, `=in-cup` a vessel of a merged
   * drawing, `+bolt` the thing in it, `*coffee` the letters that are first of all that concept, `*k-5` one letter.
   */
  readonly drawings: readonly string[];
}

/** The ring of petals among the drawings of pictures, which is no icon. */
export const petal = 'petal';

/** What a business does, and what is shown for it. */
export interface Trade {
  readonly name: string;
  /** Index in `industries`. */
  readonly industry: number;
  /** The thing itself, best first. */
  readonly pictures: readonly Picture[];
  /** Fitting associations. */
  readonly also: readonly Picture[];
  /** What is never shown. */
  readonly never: readonly Picture[];
  /** Letters that suit it. */
  readonly letters: TradeLetters;
  /** Colors that suit it. */
  readonly colors: TradeColors;
}

/** A thing that a name may say. Without pictures it is known and not drawn yet. */
export interface Thing {
  readonly pictures: readonly Picture[];
  readonly also: readonly Picture[];
}

/** A word with several meanings. */
export interface Senses {
  /** Pictures of the usual meaning. Empty if it shows nothing. */
  readonly usual: readonly Picture[];
  readonly all: readonly { readonly cues: readonly string[]; readonly pictures: readonly Picture[] }[];
}

interface Subjects {
  readonly pictures: readonly Picture[];
  /** Trades by each of the phrases that reveal them. */
  readonly trades: ReadonlyMap<string, readonly Trade[]>;
  readonly tradeByName: ReadonlyMap<string, Trade>;
  readonly things: ReadonlyMap<string, Thing>;
  readonly senses: ReadonlyMap<string, Senses>;
  /** Words that ask for no picture. */
  readonly empty: ReadonlySet<string>;
  /** Words that are never split. */
  readonly whole: ReadonlySet<string>;
  /** Things that count only where the trade shows them too. */
  readonly tradeOnly: ReadonlySet<string>;
  readonly surnames: ReadonlySet<string>;
  /** Surnames that are also things, such as Fox. */
  readonly surnamesOfThings: ReadonlySet<string>;
  readonly firstNames: ReadonlySet<string>;
  readonly firstNamesOfThings: ReadonlySet<string>;
}

/** The rows of a table whose columns are stored as lines. */
function rowsOf(columns: readonly string[]): readonly (readonly string[])[] {
  const [first = [], ...others] = columns.map((column) => column.split('\n'));
  return first.map((value, row) => [value, ...others.map((column) => column[row] ?? '')]);
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(';'));

function build(): Subjects {
  const pictures = table.pictures.map((line): Picture => {
    const [name = '', concept = '', drawings = name.replaceAll(' ', '-')] = line.split('|');
    return { name, concept, drawings: drawings.split(' ') };
  });
  const drawn = (indices = ''): readonly Picture[] =>
    indices === '' ? [] : indices.split(' ').map((i) => pictures[Number.parseInt(i, 36)] as Picture);
  const trades = new Map<string, Trade[]>();
  const tradeByName = new Map<string, Trade>();
  for (const [industry, words = '', own, also, never, letters = '', colors = ''] of rowsOf(table.trades)) {
    const phrases = words.split(';');
    const trade = {
      name: phrases[0] as string,
      industry: Number(industry),
      pictures: drawn(own),
      also: drawn(also),
      never: drawn(never),
      letters: readLetters(letters),
      colors: readColors(colors),
    };
    tradeByName.set(trade.name, trade);
    for (const phrase of new Set(phrases.flatMap((p) => [p, singularOf(p)]))) {
      const known = trades.get(phrase);
      if (known === undefined) trades.set(phrase, [trade]);
      else known.push(trade);
    }
  }
  const things = new Map<string, Thing>();
  for (const word of table.undrawn.split(';')) things.set(word, { pictures: [], also: [] });
  for (const [words = '', own, also] of rowsOf(table.things)) {
    const thing = { pictures: drawn(own), also: drawn(also) };
    for (const word of words.split(';')) things.set(word, thing);
  }
  const senses = new Map(
    table.senses.map((line): [string, Senses] => {
      const [word = '', usual, ...all] = line.split('|');
      const read = all.map((sense) => {
        const [cues = '', own] = sense.split('>');
        return { cues: cues.split(';'), pictures: drawn(own) };
      });
      return [word, { usual: drawn(usual), all: read }];
    }),
  );
  return {
    pictures,
    trades,
    tradeByName,
    things,
    senses,
    empty: set(table.empty),
    whole: set(table.whole),
    tradeOnly: set(table.tradeOnly),
    surnames: set(table.surnames),
    surnamesOfThings: set(table.surnamesOfThings),
    firstNames: set(table.firstNames),
    firstNamesOfThings: set(table.firstNamesOfThings),
  };
}

const built: Subjects[] = [];

/** The lists, read at the first call. */
export function subjects(): Subjects {
  const value = built[0] ?? build();
  built[0] = value;
  return value;
}
