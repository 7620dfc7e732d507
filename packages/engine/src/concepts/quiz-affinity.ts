import type { Brief } from '../brief/brief.ts';
import type { StyleDirection } from '../brief/choices.ts';
import { type Personality, personalityOf, quizQuestions } from '../brief/quiz.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Pictures that match a quiz answer. Among concepts that a brief means, these are preferred. */
const suits: Readonly<Record<string, ReadonlySet<string>>> = {
  calm: list('water wave lotus calm moon leaf feather dawn circle lighthouse tree balance sky river olive fern lantern'),
  energetic: list(
    'fire lightning sun mountain comet spark wind road rocket flag strength wild star bicycle ember pepper citrus boxing',
  ),
  sophisticated: list('feather jewel column crown flower star moon champagne castle pen key butterfly tailor wine vine lotus'),
  playful: list(
    'parachute party rainbow ghost rabbit pinwheel butterfly sun cherry sweets child citrus paw bird ice-cream comet',
  ),
  leader: list('mountain flag crown compass lighthouse castle star oak wild growth rocket trophy raven'),
  friend: list('sun bird heart leaf bowl cup paw flower people tea coffee dog cat care dawn honey'),
  innovator: list('comet spark atom network planet infinity rocket asterisk cube light eye telescope spiral'),
  expert: list('compass column key layers balance eye book tailor pen architecture dna anchor science'),
  quality: list('jewel crown feather oak tailor key star wine barrel honey pen'),
  accessibility: list('path bridge sun door link circle bird people road market tea'),
  innovation: list('comet spark atom network planet infinity rocket asterisk cube light eye telescope pixel'),
  tradition: list('oak castle column anchor grain feather book barrel tree lantern kiln jar fire bread'),
  minimal: list('circle triangle square balance infinity wave moon curve spiral layers water'),
  bold: list('fire lightning mountain wild star sun triangle storm strength ember flag'),
  classic: list('feather column anchor key oak compass pen castle grain book crown'),
  organic: list('leaf tree fern herb plant water grain flower olive wave oak river lotus farm'),
};

const answersOf: Readonly<Record<Personality | StyleDirection, readonly string[]>> = {
  'Premium Professional': ['sophisticated', 'expert'],
  'Friendly Creative': ['playful', 'friend'],
  'Dynamic Leader': ['energetic', 'leader'],
  'Zen Innovator': ['calm', 'innovator'],
  'Balanced Brand': [],
  elegant: ['sophisticated'],
  minimalist: ['minimal'],
  bold: ['bold'],
  playful: ['playful'],
};

/** Increase of a concept's weight per matching answer, and its maximum. */
const gain = 0.3;
const mostGain = 0.6;

/** Factor in [1, 1.6] by which quiz, personality and style make each concept likelier. */
export function quizAffinity(brief: Brief): (concept: string) => number {
  const quiz = brief.quiz;
  const full = Object.keys(quizQuestions).every((question) => question in quiz);
  const label = brief.personality ?? (full ? personalityOf(quiz) : null);
  const answers = new Set([
    ...Object.values(quiz),
    ...(label === null ? [] : answersOf[label]),
    ...(brief.style === null ? [] : answersOf[brief.style]),
  ]);
  return (concept) => 1 + Math.min(mostGain, gain * [...answers].filter((answer) => suits[answer]?.has(concept)).length);
}
