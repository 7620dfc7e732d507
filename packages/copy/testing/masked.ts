const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];

/** Words that every text has; to mask them would hide what two stories share. */
const common: ReadonlySet<string> = new Set(
  'a an the and or of for to in on at by from with who that is are we i it its no not our your as'.split(' '),
);

/** A story as words, with those of the name and the description masked by dashes; dashes in a row are one. */
function masked(story: string, { name, description = '' }: Told): readonly string[] {
  const own = new Set([...wordsOf(name), ...wordsOf(description)].filter((word) => !common.has(word)));
  return wordsOf(story)
    .map((word) => (own.has(word) ? '–' : word))
    .filter((word, i, all) => word !== '–' || all[i - 1] !== '–');
}

interface Told {
  readonly name: string;
  readonly description?: string;
}

/** Every run of six words of a story. Runs with two masks are left out: four words such as “is a … with” say nothing. */
export function sixGrams(story: string, brief: Told): ReadonlySet<string> {
  const words = masked(story, brief);
  const runs = words.slice(5).map((_, i) => words.slice(i, i + 6));
  return new Set(runs.filter((run) => run.filter((word) => word === '–').length < 2).map((run) => run.join(' ')));
}

/** Runs that two stories share. */
export const sharedRuns = (a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] =>
  [...a].filter((run) => b.has(run));

/** Share of the runs of the shorter story that the other has as well, in [0, 1]. */
export const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.size === 0 || b.size === 0 ? 0 : sharedRuns(a, b).length / Math.min(a.size, b.size);
