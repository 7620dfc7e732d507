import { CircleAlert, ExternalLink } from 'lucide-react';
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
      return (
        <div className="notice paying" role="status">
          <ExternalLink aria-hidden="true" />
          <div>
            <p>
              <strong>{review.paying.title}</strong> {review.paying.text}
            </p>
            <a className="button quiet" href={outcome.url} target="_blank" rel="noopener">
              {review.paying.link}
            </a>
          </div>
        </div>
      );
    case 'paid':
      return (
        <div className="notice paying" role="status">
          <ExternalLink aria-hidden="true" />
          <p>{review.paying.paid}</p>
        </div>
      );
    default:
      return outcome satisfies never;
  }
}
