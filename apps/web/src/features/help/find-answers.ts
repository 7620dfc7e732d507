import type { HelpTopic } from '../../content/help.ts';

/** Letters and digits without accents, in lower case. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The topics with the answers in which every word sought stands, in any case. Topics without any are left out. */
export function findAnswers(topics: readonly HelpTopic[], sought: string): readonly HelpTopic[] {
  const words = plain(sought).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return topics;
  return topics.flatMap((topic) => {
    const answers = topic.answers.filter(({ question, answer }) => {
      const text = plain(`${topic.title} ${question} ${answer}`);
      return words.every((word) => text.includes(word));
    });
    return answers.length === 0 ? [] : [{ ...topic, answers }];
  });
}
