import { type Brief, personalityOf, type QuizAnswers, quizQuestions } from '@brandwright/engine';

/** A rule of the brand’s voice: a word for it, what to do, and a sentence that keeps it. */
export interface VoiceRule {
  readonly title: string;
  readonly rule: string;
  readonly say: string;
  readonly not: string;
}

/** Rules by quiz answer. Each follows from the answer’s meaning alone. */
const byAnswer: Readonly<Record<string, VoiceRule>> = {
  calm: {
    title: 'Calm',
    rule: 'Write short, even sentences. Skip the exclamation points.',
    say: 'Your order is on its way.',
    not: 'Great news! Your order is on its way!',
  },
  energetic: {
    title: 'Energetic',
    rule: 'Start with a verb. Keep sentences short and active.',
    say: 'Book today. Start on Monday.',
    not: 'Bookings can be made at any time.',
  },
  sophisticated: {
    title: 'Refined',
    rule: 'Choose the exact word. Use few adjectives.',
    say: 'Cut and sewn by hand.',
    not: 'Really amazing quality.',
  },
  playful: {
    title: 'Playful',
    rule: 'Allow yourself one light touch per piece, and keep it clear.',
    say: 'All done. Time for a break.',
    not: 'The process has completed.',
  },
  leader: {
    title: 'Decisive',
    rule: 'Say what you recommend, and why.',
    say: 'We recommend the larger size.',
    not: 'Some customers may prefer the larger size.',
  },
  friend: {
    title: 'Friendly',
    rule: 'Say “you” and “we.” Write the way you talk.',
    say: 'We’ll call you tomorrow.',
    not: 'Customers will be contacted.',
  },
  innovator: {
    title: 'Curious',
    rule: 'Explain what is new in everyday words.',
    say: 'It learns which lights you use.',
    not: 'A next-generation lighting solution.',
  },
  expert: {
    title: 'Precise',
    rule: 'Give figures and names. Explain terms once.',
    say: 'It takes three to five days.',
    not: 'It won’t take long.',
  },
  quality: {
    title: 'Careful',
    rule: 'Show how something is made.',
    say: 'Baked twice, then rested overnight.',
    not: 'Only the very best.',
  },
  accessibility: {
    title: 'Clear',
    rule: 'Use common words. Put the most important thing first.',
    say: 'Open daily from 9 to 5.',
    not: 'Please refer to our posted hours of operation.',
  },
  innovation: {
    title: 'Forward-looking',
    rule: 'Say what gets better, and for whom.',
    say: 'You wait half as long.',
    not: 'Reimagined from the ground up.',
  },
  tradition: {
    title: 'Steady',
    rule: 'Talk about what has lasted. Avoid trendy words.',
    say: 'The same recipe every morning.',
    not: 'The hottest trend in town.',
  },
  minimal: {
    title: 'Brief',
    rule: 'Cut every word that does no work.',
    say: 'Made to last.',
    not: 'Products that are designed in such a way that they last.',
  },
  bold: {
    title: 'Bold',
    rule: 'Make one clear claim at a time.',
    say: 'Two tools. No waiting.',
    not: 'We offer a range of possible options.',
  },
  classic: {
    title: 'Courteous',
    rule: 'Write full sentences. Say please and thank you.',
    say: 'Thank you for visiting.',
    not: 'Thx, see ya.',
  },
  organic: {
    title: 'Natural',
    rule: 'Use words for things people can see and touch.',
    say: 'Oak, wool and daylight.',
    not: 'A premium material experience.',
  },
};

/** Rules of a brand that has said nothing about its personality. */
const general: readonly string[] = ['accessibility', 'friend', 'expert'];

/** Answers that a personality stands for (row Q-03). */
const answersOf: Readonly<Record<string, readonly string[]>> = {
  'Premium Professional': ['sophisticated', 'expert', 'quality'],
  'Friendly Creative': ['playful', 'friend', 'accessibility'],
  'Dynamic Leader': ['energetic', 'leader', 'bold'],
  'Zen Innovator': ['calm', 'innovator', 'minimal'],
};

const styleAnswers: Readonly<Record<string, string>> = {
  elegant: 'sophisticated',
  minimalist: 'minimal',
  bold: 'bold',
  playful: 'playful',
};

/** The personality of a brief: chosen, or the one of a finished quiz. Null if there is neither. */
export function personalityIn({ personality, quiz }: Brief): string | null {
  return personality ?? (isFinished(quiz) ? personalityOf(quiz) : null);
}

const isFinished = (quiz: QuizAnswers): boolean => Object.keys(quizQuestions).every((question) => question in quiz);

/** True if the brief says how the brand speaks. */
export const hasVoice = (brief: Brief): boolean =>
  personalityIn(brief) !== null || brief.style !== null || Object.keys(brief.quiz).length > 0;

/** Three rules, from the quiz first, then from the personality and the style, then general ones. */
export function voiceRules(brief: Brief): readonly VoiceRule[] {
  const personality = personalityIn(brief);
  const answers = [
    ...Object.values(brief.quiz),
    ...(personality === null ? [] : (answersOf[personality] ?? [])),
    ...(brief.style === null ? [] : [styleAnswers[brief.style] ?? '']),
    ...general,
  ];
  return [...new Set(answers)].flatMap((answer) => byAnswer[answer] ?? []).slice(0, 3);
}
