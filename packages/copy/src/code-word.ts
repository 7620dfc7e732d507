import type { Random } from '@brandwright/engine';

/** Ways to say one thing, a prime. */
const ways = 7;
type Way = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Which of seven ways each of five things is said: a word of a Reed–Solomon code, the values of a line at 0 to 4, modulo seven.
 * Any two of the 49 words agree in at most one place, so that two stories of one kind seldom share more than a sentence.
 */
export function codeWord(random: Random): readonly [Way, Way, Way, Way, Way] {
  const start = random.below(ways);
  const slope = random.below(ways);
  const at = (x: number): Way => ((start + slope * x) % ways) as Way;
  return [at(0), at(1), at(2), at(3), at(4)];
}
