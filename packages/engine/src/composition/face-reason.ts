import type { Brief } from '../brief/brief.ts';
import type { StyleDirection } from '../brief/choices.ts';
import { type Personality, personalityOf, quizQuestions } from '../brief/quiz.ts';
import { faces } from '../concepts/face.ts';
import { type TraitName, traitNames } from '../concepts/typeface.ts';
import type { Composition } from './compose.ts';

/** Letters with a trait, and their effect on readers, in three wordings. */
const traitWords: Readonly<Record<TraitName, readonly [is: string, does: readonly [string, string, string]]>> = {
  formal: ['formal', ['have a calm authority', 'look professional', 'suggest care and order']],
  playful: ['playful', ['have an easy charm', 'make people smile', 'make the name feel friendly']],
  bold: ['strong', ['are easy to read from across the street', 'stand out anywhere', 'are easy to read at a glance']],
  elegant: ['elegant', ['feel calm and unhurried', 'give the name a polished look', 'add a touch of refinement']],
  technical: ['precise', ['look crisp and modern', 'look clean down to the last detail', 'look carefully engineered']],
  warm: ['warm', ['feel like a friendly voice', 'feel personal', 'make people feel welcome']],
  vintage: ['classic', ['look well established', 'add a sense of history', 'will still look right in ten years']],
};

type Wish = Personality | StyleDirection;

/** Traits that match a stated personality or style, and a name for it that does not repeat their words. */
const wished: Readonly<Record<Wish, readonly [traits: readonly TraitName[], name: string]>> = {
  'Premium Professional': [['formal', 'elegant'], 'the polish of a premium brand'],
  'Friendly Creative': [['playful', 'warm'], 'the friendly tone you chose'],
  'Dynamic Leader': [['bold', 'technical'], 'the confidence of a leader'],
  'Zen Innovator': [['technical', 'elegant'], 'the calm clarity you chose'],
  'Balanced Brand': [[], ''],
  elegant: [['elegant', 'formal'], 'the refined look you asked for'],
  minimalist: [['technical', 'formal'], 'the simplicity you asked for'],
  bold: [['bold'], 'the boldness you asked for'],
  playful: [['playful', 'warm'], 'the sense of fun you asked for'],
};

const means: { of?: Readonly<Record<TraitName, number>> } = {};

/** Average traits of the catalogue. A face is described by how it differs from them. */
function usual(): Readonly<Record<TraitName, number>> {
  means.of ??= Object.fromEntries(
    traitNames.map((trait) => [trait, faces.reduce((sum, face) => sum + face.traits[trait], 0) / faces.length]),
  ) as Record<TraitName, number>;
  return means.of;
}

function wishesOf(brief: Brief): readonly Wish[] {
  const full = Object.keys(quizQuestions).every((question) => question in brief.quiz);
  const label = brief.personality ?? (full ? personalityOf(brief.quiz) : null);
  return [...(brief.style === null ? [] : [brief.style]), ...(label === null ? [] : [label])];
}

/** Which face, what its letters are like, and how that serves the client's stated personality. */
export function faceReason(c: Composition, brief: Brief, slot: number): string {
  const { traits, family } = c.face;
  const average = usual();
  const apart = (trait: TraitName): number => traits[trait] - average[trait];
  const [first = 'formal', second = 'warm'] = [...traitNames].sort((a, b) => apart(b) - apart(a));
  const [[one, ways], [two]] = [traitWords[first], traitWords[second]];
  const does = ways[(slot + (slot >> 2)) % ways.length] as string;
  // A name in a script without case is not “in” one.
  const cased = /\p{Lu}|\p{Ll}/u.test(brief.letters);
  const setting = cased ? { upper: ' in all caps', lower: ' in lowercase', title: '' }[c.genome.letterCase] : '';
  const letters = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(brief.name)
    ? 'characters'
    : 'letters';
  // Said of every other design: eight times the same praise is none.
  const answer =
    slot % 2 === 1
      ? undefined
      : wishesOf(brief).find((wish) => wished[wish][0].some((trait) => trait === first || trait === second));
  const effect = answer === undefined ? does : `give the name ${wished[answer][1]}`;
  const openings = [
    `The name is set in ${family}${setting}. Its ${letters} are ${one} and ${two}, and they ${effect}.`,
    `The font is ${family}${setting}, with ${one}, ${two} ${letters} that ${effect}.`,
    `We chose ${family}${setting} for its ${one}, ${two} ${letters}. They ${effect}.`,
    `The font is ${family}${setting}. Its ${one}, ${two} ${letters} ${effect}.`,
  ];
  return openings[slot % openings.length] as string;
}
