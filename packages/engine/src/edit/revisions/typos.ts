/** Letters from which a word is corrected: shorter ones have too many neighbors. */
const leastLetters = 5;

/** Words of other meanings that are one letter away from one of ours. */
const meant: ReadonlySet<string> = new Set(
  (
    'border borders boulder folder holder older solder colder golden lighters slither sighter fatter matter patter batter ' +
    'thinker thickest wormer warder farmer former harmer barker larker marker parker darken dinner winner tiner liner miner ' +
    'dagger digger jigger rigger wigger fonts front found fount pound round hound bound sound wound ground grind groan ' +
    'latter letter litter later waiter rather lather father soften sifter looter router shaper sharer sharped shaved ' +
    'spice spices place places plane planet plant white while whale wheel green greed greet queen black block blank brown crown ' +
    'drown grown frown house mouse horse worse nurse purse cover clever lever levers never fever sever rose ruse rise ' +
    'softer coder cooker poler bowler fewer sewer'
  ).split(' '),
);

/** One letter more, less or other, or two neighbors exchanged. */
function oneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const [restA, restB] = [a.slice(i), b.slice(i)];
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/**
 * The word of the vocabulary that a misspelled one must be; null if there is none or more than one, or if it is a word of its own. The first
 * letter counts as right: nearly everybody gets it right.
 */
export function corrected(word: string, vocabulary: ReadonlySet<string>): string | null {
  if (word.length < leastLetters || word.length > 14 || meant.has(word)) return null;
  const near = [...vocabulary].filter((known) => known.length >= leastLetters && known[0] === word[0] && oneOff(word, known));
  return near.length === 1 ? (near[0] as string) : null;
}
