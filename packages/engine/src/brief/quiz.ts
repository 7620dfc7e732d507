/** The personality quiz: four questions, four answers each (rows ). */
export const quizQuestions = {
  energy: ['calm', 'energetic', 'sophisticated', 'playful'],
  personality: ['leader', 'friend', 'innovator', 'expert'],
  values: ['quality', 'accessibility', 'innovation', 'tradition'],
  aesthetic: ['minimal', 'bold', 'classic', 'organic'],
} as const;

export type QuizQuestion = keyof typeof quizQuestions;
export type QuizAnswers = { readonly [Q in QuizQuestion]?: (typeof quizQuestions)[Q][number] };

export const personalities = [
  'Premium Professional',
  'Friendly Creative',
  'Dynamic Leader',
  'Zen Innovator',
  'Balanced Brand',
] as const;
export type Personality = (typeof personalities)[number];

/** The label of a set of answers (row Q-03): four pairs of energy and personality have their own, all else is balanced. */
export function personalityOf(answers: QuizAnswers): Personality {
  const pair = `${answers.energy}+${answers.personality}`;
  if (pair === 'sophisticated+expert') return 'Premium Professional';
  if (pair === 'playful+friend') return 'Friendly Creative';
  if (pair === 'energetic+leader') return 'Dynamic Leader';
  if (pair === 'calm+innovator') return 'Zen Innovator';
  return 'Balanced Brand';
}
