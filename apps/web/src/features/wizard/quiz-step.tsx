import { personalityOf, quizQuestions } from '@brandwright/engine';
import { Tiles } from '../../components/tiles.tsx';
import { quiz, quizWords, wizard } from '../../content/wizard.ts';
import { patchDraft } from '../../draft/draft.ts';
import { Frame } from './frame.tsx';
import { Sample } from './sample.tsx';
import type { StepProps } from './step-props.ts';
import { questions } from './steps.ts';

/** Step 3: four questions, one at a time (rows Q). */
export function QuizStep({ draft, examples, question, onBack, onNext }: StepProps & { readonly question: number }) {
  const key = questions[question - 1] as (typeof questions)[number];
  const { ask, answers } = quiz[key] as (typeof quiz)[string];
  const chosen = draft.quizAnswers[key] ?? '';
  const last = question === questions.length;
  const percent = (100 * questions.filter((one) => draft.quizAnswers[one] !== undefined).length) / questions.length;

  const choose = (value: string) => {
    const quizAnswers = { ...draft.quizAnswers, [key]: value };
    // Who comes back and answers otherwise is another character at once.
    patchDraft({ quizAnswers, ...(draft.personality === '' ? {} : { personality: personalityOf(quizAnswers) }) });
  };
  const press = () => {
    if (last) patchDraft({ personality: personalityOf(draft.quizAnswers) });
    onNext();
  };

  return (
    <Frame
      step={3}
      back={{ label: question === 1 ? wizard.back : quizWords.previous, go: onBack }}
      next={{ label: last ? quizWords.complete : wizard.next, press, disabled: chosen === '' }}
      above={
        <div className="quiz-progress">
          <p>{quizWords.question(question)}</p>
          <p>{quizWords.progress(percent)}</p>
          <progress value={percent} max={100} aria-label={quizWords.progress(percent)} />
        </div>
      }
    >
      <Tiles
        key={key}
        legend={ask}
        tiles={quizQuestions[key].map((value) => {
          const { label, detail, hand } = answers[value] as (typeof answers)[string];
          return { value, label, detail, picture: <Sample drawn={examples?.hands[hand]} waiting={examples === null} /> };
        })}
        chosen={chosen}
        choose={choose}
        className="answers"
      />
    </Frame>
  );
}
