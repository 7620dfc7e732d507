/** Words that mean a trade without naming it, by the first letters of both. */
const kin: Readonly<Record<string, string>> = {
  app: 'soft',
  apps: 'soft',
  lega: 'law',
  lawy: 'law',
  atto: 'law',
  hiki: 'hike',
  japa: 'lang',
  span: 'lang',
  fren: 'lang',
  germ: 'lang',
  ital: 'lang',
  kore: 'lang',
  mand: 'lang',
  flow: 'flor',
};

/** The first four letters of the words of a text that have three or more, in small letters. */
export const stemsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
    ?.map((word) => word.slice(0, 4)) ?? [];

/** Stems that stand in the words of every trade and so name none. */
const vague: ReadonlySet<string> = new Set(
  'the and for with new old cold hot smal larg good best fres fine home hous shop stor busi serv comp stud prac work onli loca days even firs long'.split(
    ' ',
  ),
);

/** Whether two texts share a word, or one that means the same trade. */
export function shareWord(one: string, other: string): boolean {
  const named = (text: string): string[] =>
    // A student is no studio.
    stemsOf(text.replace(/\bstudents?\b/giu, 'pupils'))
      .flatMap((stem) => [stem, kin[stem] ?? stem])
      .filter((stem) => !vague.has(stem));
  const known = new Set(named(one));
  return named(other).some((stem) => known.has(stem));
}
