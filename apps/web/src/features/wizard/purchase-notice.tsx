import { CircleAlert, CircleCheck, Clock, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { review } from '../../content/review.ts';
import type { Outcome } from './use-purchase.ts';

/** What became of a press on the purchase button, above the review. */
export function PurchaseNotice({ outcome }: { readonly outcome: Outcome }) {
  switch (outcome.kind) {
    case 'none':
    case 'saving':
      return null;
    case 'sign-in':
      return (
        <div className="notice" role="status">
          <CircleAlert aria-hidden="true" />
          <p>
            <strong>{review.signInText}</strong> {review.signInKept}{' '}
            <a href={`/login?next=${encodeURIComponent('/create/kit?step=7')}`}>{review.signIn}</a>
          </p>
        </div>
      );
    case 'paying':
      return <Paying outcome={outcome} />;
    case 'paid':
      return (
        <Told mark={<CircleCheck aria-hidden="true" />} said={review.paid}>
          <a className="button quiet" href={outcome.href}>
            {review.viewKit}
          </a>
        </Told>
      );
    case 'pending':
      return (
        <Told mark={<Clock aria-hidden="true" />} said={review.pending}>
          <Orders />
        </Told>
      );
    case 'bought':
      return (
        <Told mark={<CircleCheck aria-hidden="true" />} said={review.bought}>
          <a className="button quiet" href="/dashboard">
            {review.viewKits}
          </a>
        </Told>
      );
    case 'ended':
      return <Ended outcome={outcome} />;
    default:
      return outcome satisfies never;
  }
}

type Of<K extends Outcome['kind']> = { readonly outcome: Extract<Outcome, { readonly kind: K }> };

function Paying({ outcome: { elsewhere, url } }: Of<'paying'>) {
  const { title, text, link, left, leftLink } = review.paying;
  return (
    <Told mark={<ExternalLink aria-hidden="true" />} said={elsewhere ? [title, text] : left}>
      {elsewhere ? (
        <a className="button quiet" href={url} target="_blank" rel="noopener">
          {link}
        </a>
      ) : (
        <a className="button quiet" href={url}>
          {leftLink}
        </a>
      )}
    </Told>
  );
}

function Ended({ outcome: { order } }: Of<'ended'>) {
  const { status, refundReason, twinKitId } = order;
  const way = status === 'expired' || status === 'disputed' ? status : refundReason === 'duplicate' ? 'duplicate' : 'refunded';
  return (
    <Told mark={<CircleAlert aria-hidden="true" />} said={review.ended[way]}>
      {way === 'expired' ? null : twinKitId === null ? (
        <Orders />
      ) : (
        <a className="button quiet" href={`/results/${twinKitId}`}>
          {review.viewKit}
        </a>
      )}
    </Told>
  );
}

function Orders() {
  return (
    <a className="button quiet" href="/orders">
      {review.viewOrders}
    </a>
  );
}

interface ToldProps {
  readonly mark: ReactNode;
  readonly said: readonly [title: string, text: string];
  /** The way on. */
  readonly children: ReactNode;
}

function Told({ mark, said, children }: ToldProps) {
  return (
    <div className="notice paying" role="status">
      {mark}
      <div>
        <p>
          <strong>{said[0]}</strong> {said[1]}
        </p>
        {children}
      </div>
    </div>
  );
}
