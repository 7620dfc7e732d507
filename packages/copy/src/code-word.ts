import type { Random } from '@brandwright/engine';

/** Ways to say one thing, a prime. */
const ways = 5;
type Way = 0 | 1 | 2 | 3 | 4;

/**
 * Which of five ways each of four things is said: a word of a Reed–Solomon code, the values of a polynomial of degree two at 0, 1, 2 and 3,
 * modulo five. Of the 125 words, any two agree in at most two places, so that two stories of one kind seldom share more than a sentence.
 */
export function codeWord(random: Random): readonly [Way, Way, Way, Way] {
  const [a, b, c] = [random.below(ways), random.below(ways), random.below(ways)];
  const at = (x: number): Way => ((a + b * x + c * x * x) % ways) as Way;
  return [at(0), at(1), at(2), at(3)];
}
