import { quiz, quizWords } from '../../content/wizard.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { goTo } from './address.ts';
import { questions, quizStep } from './steps.ts';
import { searchOf } from './use-place.ts';
import './quiz-result.css';

/** The answers of the quiz, in its order: “Playful, The friend, Quality, Organic”. */
export const answersOf = ({ quizAnswers }: BrandDraft): string =>
  questions.flatMap((key) => quiz[key]?.answers[quizAnswers[key] ?? '']?.label ?? []).join(', ');

/** What the quiz found, where it leads on to, and the way back to its questions. */
export function QuizResult({ draft }: { readonly draft: BrandDraft }) {
  const { label, retake } = quizWords.result;
  const answers = answersOf(draft);
  return (
    <section className="quiz-result" aria-label={label}>
      <p className="label">{label}</p>
      <p className="name">{draft.personality}</p>
      {answers === '' ? null : <p className="answers-line">{answers}</p>}
      <button type="button" onClick={() => goTo(searchOf({ step: quizStep, question: 1 }))}>
        {retake}
      </button>
    </section>
  );
}
