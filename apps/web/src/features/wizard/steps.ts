import { limits, quizQuestions } from '@brandwright/engine';
import { wizard } from '../../content/wizard.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { isForName } from '../../draft/is-for-name.ts';

export const lastStep = 7;
export const quizStep = 3;
export const questions = Object.keys(quizQuestions) as readonly (keyof typeof quizQuestions)[];

/** The four choices of step 4, all required. */
const styleFields = ['styleDirection', 'fontStyle', 'colorPreference', 'iconPlacement'] as const;
export type StyleField = (typeof styleFields)[number];

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What is wrong with a name, in words; null when it will do. Characters are what a reader counts as one. */
export function nameTrouble(name: string): string | null {
  const trimmed = name.trim();
  if ([...graphemes.segment(trimmed)].length < 2) return wizard.troubles.name;
  return [...trimmed].length > limits.name ? wizard.troubles.nameLong : null;
}

export const descriptionTrouble = (text: string): string | null =>
  [...text.trim()].length > limits.description ? wizard.troubles.descriptionLong : null;

export const sloganTrouble = (text: string): string | null =>
  [...text.trim()].length > limits.slogan ? wizard.troubles.sloganLong : null;

export const missingStyles = (draft: BrandDraft): readonly StyleField[] => styleFields.filter((field) => draft[field] === '');

/** 1–4: the first question of the quiz without an answer, the last when all have one. */
export const openQuestion = (draft: BrandDraft): number => {
  const open = questions.findIndex((question) => draft.quizAnswers[question] === undefined);
  return open < 0 ? questions.length : open + 1;
};

/** The chosen logo was drawn for this very name: another name needs another choice. */
const hasLogo = ({ selectedLogo, businessName }: BrandDraft): boolean =>
  selectedLogo !== null && isForName(selectedLogo, businessName);

/** 1–7: as far as a person has come. Nobody is let past what is missing. */
export function openStep(draft: BrandDraft): number {
  const done = [
    nameTrouble(draft.businessName) === null && descriptionTrouble(draft.description) === null,
    draft.industry !== '',
    draft.personality !== '',
    missingStyles(draft).length === 0 && sloganTrouble(draft.slogan) === null,
    hasLogo(draft),
    true,
  ];
  const open = done.indexOf(false);
  return open < 0 ? lastStep : open + 1;
}
