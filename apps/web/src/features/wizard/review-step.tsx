import { findPlan, type Order } from '@brandwright/contract';
import { promptOf, type QuizAnswers } from '@brandwright/engine';
import { CircleAlert } from 'lucide-react';
import { review } from '../../content/review.ts';
import { wizard } from '../../content/wizard.ts';
import { Frame } from './frame.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PurchaseNotice } from './purchase-notice.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewLogo } from './review-logo.tsx';
import { SavingScreen } from './saving-screen.tsx';
import type { StepProps } from './step-props.ts';
import type { Credits } from './use-credits.ts';
import { usePurchase } from './use-purchase.ts';
import './review.css';

/** Step 7: everything that was chosen, what the kit holds, and the price (row W-08). */
export function ReviewStep({ draft, drawing, onBack }: StepProps) {
  const { outcome, credits, again, buy, redeem } = usePurchase(draft);
  if (outcome.kind === 'saving') return <SavingScreen personality={draft.personality} />;
  return (
    <>
      <Frame
        step={7}
        back={{ label: wizard.back, go: onBack }}
        next={{
          ...nextOf(
            credits,
            again,
            () => void buy(),
            (order) => void redeem(order),
          ),
          leads: false,
        }}
        above={
          credits === 'failed' && outcome.kind === 'none' ? (
            <NotKnown buy={() => void buy()} />
          ) : (
            <PurchaseNotice outcome={outcome} />
          )
        }
      >
        <div className="review">
          <Plans credits={credits} buy={() => void buy()} />
          <ReviewLogo drawing={drawing} name={draft.businessName} />
          <ReviewFacts draft={draft} preview={drawing.drawn} />
          <BriefSentence draft={draft} />
        </div>
      </Frame>
      <OrderSummary name={draft.businessName.trim()} priced={typeof credits === 'string' || credits.length === 0} />
    </>
  );
}

/** The brief as one sentence. */
function BriefSentence({ draft }: Pick<StepProps, 'draft'>) {
  return (
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
  );
}

const nameOf = ({ plan }: Order): string => findPlan(plan)?.name ?? plan;

/** What the main button does: no price is pressed before it is known whether something is paid already. */
function nextOf(credits: Credits, again: () => void, buy: () => void, redeem: (order: Order) => void) {
  if (credits === 'asking') return { label: review.credit.asking, press: () => {}, disabled: true };
  if (credits === 'failed') return { label: review.credit.again, press: again };
  const [first, ...others] = credits;
  if (first === undefined) return { label: wizard.purchase, press: buy };
  const label = others.length === 0 ? review.credit.use : review.credit.named(nameOf(first));
  return { label, press: () => redeem(first) };
}

/** It could not be asked whether anything is paid. */
function NotKnown({ buy }: { readonly buy: () => void }) {
  return (
    <div className="notice paying" role="status">
      <CircleAlert aria-hidden="true" />
      <div>
        <p>{review.credit.failed}</p>
        <button type="button" className="button quiet" onClick={buy}>
          {review.credit.allTheSame}
        </button>
      </div>
    </div>
  );
}

/** What is paid and unused, and the way to buy all the same. */
function Plans({ credits, buy }: { readonly credits: Credits; readonly buy: () => void }) {
  const [first, ...others] = typeof credits === 'string' ? [] : credits;
  if (first === undefined) return null;
  const { text, several, another } = review.credit;
  return (
    <div className="credit">
      <p>{others.length === 0 ? text(nameOf(first)) : several(nameOf(first), others.length)}</p>
      <button type="button" className="button quiet" onClick={buy}>
        {another}
      </button>
    </div>
  );
}

/** What the business is about, short enough to stand inside a sentence. */
function firstSentence(description: string): string {
  const [first = ''] = description.trim().split(/[.!?。\n]/u);
  const text = [...first.trim()];
  return text.length > 120 ? `${text.slice(0, 118).join('').trimEnd()}…` : text.join('');
}
