import type { Brief } from '../brief/brief.ts';
import type { StyleDirection } from '../brief/choices.ts';
import { type Personality, personalityOf, quizQuestions } from '../brief/quiz.ts';
import { faces } from '../concepts/face.ts';
import { type TraitName, traitNames } from '../concepts/typeface.ts';
import type { Composition } from './compose.ts';

/** Letters with a trait, and their effect on readers, in three wordings. */
const traitWords: Readonly<Record<TraitName, readonly [is: string, does: readonly [string, string, string]]>> = {
  formal: ['composed', ['they speak with calm authority', 'they keep their composure', 'they promise care']],
  playful: ['playful', ['they are easy to like', 'they smile a little', 'they make the name good company']],
  bold: ['strong', ['they carry across a street', 'they hold their place anywhere', 'they are read at a glance']],
  elegant: ['elegant', ['they take their time', 'they leave room for what is fine', 'they raise the tone']],
  technical: ['precise', ['they look exact and up to date', 'every part of them is clear', 'nothing in them is left to chance']],
  warm: ['warm', ['they sound like a person talking', 'they feel close', 'they make people welcome']],
  vintage: ['classic', ['they look well established', 'they bring a little history', 'they will still look right in ten years']],
};

type Wish = Personality | StyleDirection;

/** Traits that match a stated personality or style, and the client's words for it. */
const wished: Readonly<Record<Wish, readonly [traits: readonly TraitName[], name: string]>> = {
  'Premium Professional': [['formal', 'elegant'], 'the polish of a premium brand'],
  'Friendly Creative': [['playful', 'warm'], 'the friendly tone you chose'],
  'Dynamic Leader': [['bold', 'technical'], 'the drive of a leader'],
  'Zen Innovator': [['technical', 'elegant'], 'the calm clarity you chose'],
  'Balanced Brand': [[], ''],
  elegant: [['elegant', 'formal'], 'the elegance you asked for'],
  minimalist: [['technical', 'formal'], 'the simplicity you asked for'],
  bold: [['bold'], 'the boldness you asked for'],
  playful: [['playful', 'warm'], 'the play you asked for'],
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
  const setting = cased ? { upper: ' in capitals', lower: ' in lower case', title: '' }[c.genome.letterCase] : '';
  // Said of every other design only, because praise repeated eight times means nothing.
  const answer =
    slot % 2 === 1
      ? undefined
      : wishesOf(brief).find((wish) => wished[wish][0].some((trait) => trait === first || trait === second));
  const effect = answer === undefined ? does : `they bring ${wished[answer][1]}`;
  const openings = [
    `The letters, ${family}${setting}, are ${one} and ${two}: ${effect}.`,
    `${family}${setting} is ${one} and ${two}; its letters are chosen because ${effect}.`,
    `The name is set in ${family}${setting === '' ? '' : `,${setting}`}. Its letters are ${one} and ${two}, so ${effect}.`,
    `${family}${setting} gives the name ${one}, ${two} letters; ${effect}.`,
  ];
  return openings[slot % openings.length] as string;
}
