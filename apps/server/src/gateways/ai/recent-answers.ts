/** The latest values by key, so many at most. Whatever was not read for longest leaves first. */
export interface RecentAnswers {
  get(key: string): unknown;
  keep(key: string, answer: unknown): void;
}

export function createRecentAnswers(most: number): RecentAnswers {
  const answers = new Map<string, unknown>();
  const keep = (key: string, answer: unknown): void => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
  };
  return {
    get(key) {
      const answer = answers.get(key);
      if (answer !== undefined) keep(key, answer);
      return answer;
    },
    keep,
  };
}
