import { findPlan } from '@brandwright/contract';
import { promptOf, type QuizAnswers } from '@brandwright/engine';
import { review } from '../../content/review.ts';
import { wizard } from '../../content/wizard.ts';
import { Frame } from './frame.tsx';
import { PurchaseNotice } from './purchase-notice.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewLogo } from './review-logo.tsx';
import { SavingScreen } from './saving-screen.tsx';
import type { StepProps } from './step-props.ts';
import { usePurchase } from './use-purchase.ts';
import './review.css';

/** Step 7: everything that was chosen, what the kit holds, and the price (row W-08). */
export function ReviewStep({ draft, drawing, onBack }: StepProps) {
  const { outcome, credit, buy, redeem } = usePurchase(draft);
  if (outcome.kind === 'saving') return <SavingScreen personality={draft.personality} />;
  return (
    <Frame
      step={7}
      back={{ label: wizard.back, go: onBack }}
      next={
        credit === null
          ? { label: wizard.purchase, press: () => void buy(), leads: false }
          : { label: review.credit.use, press: () => void redeem(credit), leads: false }
      }
      above={<PurchaseNotice outcome={outcome} />}
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
          {credit === null ? null : (
            <div className="credit">
              <p>{review.credit.text(findPlan(credit.plan)?.name ?? credit.plan)}</p>
              <button type="button" className="button quiet" onClick={() => void buy()}>
                {review.credit.another}
              </button>
            </div>
          )}
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
