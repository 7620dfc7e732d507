import { promptOf, type QuizAnswers } from '@brandwright/engine';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { warn } from '../../components/toast.ts';
import { review } from '../../content/review.ts';
import { wizard } from '../../content/wizard.ts';
import { keepPendingKit } from '../../draft/pending-kit.ts';
import { refreshSession } from '../../session/session.ts';
import { Frame } from './frame.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewLogo } from './review-logo.tsx';
import { SavingScreen } from './saving-screen.tsx';
import type { StepProps } from './step-props.ts';
import './review.css';

/** Where a press on the purchase button led. */
type Outcome = 'none' | 'saving' | 'closed' | 'closed-not-kept' | 'sign-in';

/** Step 7: everything that was chosen, what the kit holds, and the price (row W-08). */
export function ReviewStep({ draft, drawing, onBack }: StepProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');

  const purchase = async () => {
    setOutcome('saving');
    const kept = keepPendingKit(draft);
    const { user } = await refreshSession();
    if (user === null) {
      warn(review.signInTitle, review.signInText);
      setOutcome('sign-in');
    } else setOutcome(kept ? 'closed' : 'closed-not-kept');
  };

  if (outcome === 'saving') return <SavingScreen personality={draft.personality} />;
  return (
    <Frame
      step={7}
      back={{ label: wizard.back, go: onBack }}
      next={{ label: wizard.purchase, press: () => void purchase(), leads: false }}
      above={<Notice outcome={outcome} />}
    >
      <div className="review">
        <ReviewLogo drawing={drawing} name={draft.businessName} />
        <ReviewFacts draft={draft} preview={drawing.drawn} />
        <section>
          <h2>{review.sentence}</h2>
          <p className="sentence">
            <bdi>
              {promptOf({
                industry: draft.industry,
                personality: draft.personality,
                quiz: draft.quizAnswers as QuizAnswers,
                focus: firstSentence(draft.description),
              })}
            </bdi>
          </p>
        </section>
        <section>
          <h2>{review.kit}</h2>
          <ul className="kit">
            {review.kitItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="terms">
            {review.price} {review.licence}
          </p>
        </section>
      </div>
    </Frame>
  );
}

/** What the business is about, short enough to stand inside a sentence. */
function firstSentence(description: string): string {
  const [first = ''] = description.trim().split(/[.!?。\n]/u);
  const text = [...first.trim()];
  return text.length > 120 ? `${text.slice(0, 118).join('').trimEnd()}…` : text.join('');
}

function Notice({ outcome }: { readonly outcome: Outcome }) {
  if (outcome === 'none' || outcome === 'saving') return null;
  return (
    <div className="notice" role="status">
      <CircleAlert aria-hidden="true" />
      {outcome === 'sign-in' ? (
        <p>
          <strong>{review.signInText}</strong> {review.signInKept}{' '}
          <a href={`/login?next=${encodeURIComponent('/create/kit?step=7')}`}>{review.signIn}</a>
        </p>
      ) : (
        <p>
          <strong>{review.closedTitle}</strong> {outcome === 'closed' ? review.closedText : review.closedNotKept}
        </p>
      )}
    </div>
  );
}
