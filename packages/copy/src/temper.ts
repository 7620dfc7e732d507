import type { Brief, QuizAnswers } from '@brandwright/engine';
import type { Character, Energy } from './kind.ts';

/** The pairs of answers that the personalities stand for (row Q-03). */
const pairs: Readonly<Record<NonNullable<Brief['personality']>, Pick<QuizAnswers, 'energy' | 'personality'>>> = {
  'Premium Professional': { energy: 'sophisticated', personality: 'expert' },
  'Friendly Creative': { energy: 'playful', personality: 'friend' },
  'Dynamic Leader': { energy: 'energetic', personality: 'leader' },
  'Zen Innovator': { energy: 'calm', personality: 'innovator' },
  'Balanced Brand': {},
};

/** The energy that was answered, else that of the chosen personality. Null if neither says. */
export const energyOf = ({ quiz, personality }: Brief): Energy | null =>
  quiz.energy ?? (personality === null ? undefined : pairs[personality].energy) ?? null;

/** The character that was answered, else that of the chosen personality. Null if neither says. */
export const characterOf = ({ quiz, personality }: Brief): Character | null =>
  quiz.personality ?? (personality === null ? undefined : pairs[personality].personality) ?? null;
