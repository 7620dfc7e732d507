import { findPlan } from '@brandwright/contract';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Plate } from '../../components/plate.tsx';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { payment } from '../../content/payment.ts';
import { paymentFirm } from '../../content/sitters.ts';
import { useLeaving } from './use-leaving.ts';
import { type PaymentState, usePayment } from './use-payment.ts';
import './payment.css';

/** What became of a payment, and of the kit it was for (rows Z). */
export function Payment() {
  const { state, load, redeem } = usePayment();
  const paid = state.kind === 'generating' || (state.kind === 'complete' && state.kit !== null);
  const heading = headingOf(state);
  useEffect(() => {
    document.title = `${heading} · Brandwright`;
  }, [heading]);
  return (
    <div className="payment">
      <div className="said">
        <h1>{heading}</h1>
        <div className="now" aria-live="polite">
          <Now state={state} again={() => void load()} redeem={(...what) => void redeem(...what)} />
        </div>
        {paid ? (
          <section className="next" aria-labelledby="next">
            <h2 id="next">{payment.next.title}</h2>
            <ul>
              {payment.next.list.map((item) => (
                <li key={item}>
                  <Check aria-hidden="true" />
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <p className="support">
          {payment.support} <a href="/contact">{payment.contact}</a>
        </p>
      </div>
      <Plate name="payment" caption={payment.caption(paymentFirm.name)} alt="" eager />
    </div>
  );
}

function headingOf({ kind }: PaymentState): string {
  if (kind === 'generating' || kind === 'complete') return payment.success;
  return payment[kind === 'no-brand' ? 'noBrand' : kind].title;
}

interface NowProps {
  readonly state: PaymentState;
  readonly again: () => void;
  readonly redeem: (...what: Parameters<ReturnType<typeof usePayment>['redeem']>) => void;
}

function Now({ state, again, redeem }: NowProps) {
  switch (state.kind) {
    case 'checking':
    case 'waiting':
      return <p>{payment[state.kind].text}</p>;
    case 'generating':
      return (
        <div className="making">
          <h2>{payment.generating.title}</h2>
          <p>{payment.generating.text}</p>
          <ProgressBar step={state.step} progress={state.progress} />
        </div>
      );
    case 'complete':
      return <Complete kit={state.kit} />;
    case 'failed':
      return (
        <>
          <p>{payment.failed.text}</p>
          <Ways main={[payment.failed.home, '/']} quiet={[payment.failed.orders, '/orders']} />
        </>
      );
    case 'expired':
      return (
        <>
          <p>{payment.expired.text}</p>
          <Ways main={[payment.expired.again, '/create/kit']} quiet={[payment.expired.pricing, '/pricing']} />
        </>
      );
    case 'refunded':
    case 'unknown':
      return (
        <>
          <p>{payment[state.kind].text}</p>
          <Ways main={[payment.failed.home, '/']} quiet={[payment.failed.orders, '/orders']} />
        </>
      );
    case 'unreachable':
      return (
        <>
          <p>{state.said}</p>
          <div className="actions">
            <button type="button" className="button quiet" onClick={again}>
              {payment.unreachable.again}
            </button>
          </div>
        </>
      );
    case 'no-brand': {
      const { order, pending } = state;
      return (
        <>
          <p>{payment.noBrand.text(findPlan(order.plan)?.name ?? order.plan)}</p>
          {pending === null ? (
            <div className="actions">
              <a className="button main" href="/create/kit">
                {payment.noBrand.make}
              </a>
            </div>
          ) : (
            <div className="actions">
              <button type="button" className="button main" onClick={() => redeem(order, pending)}>
                {payment.noBrand.use(pending.businessName)}
              </button>
              <a className="button quiet" href="/create/kit?step=1">
                {payment.noBrand.other}
              </a>
            </div>
          )}
        </>
      );
    }
    default:
      return state satisfies never;
  }
}

function Complete({ kit }: { readonly kit: string | null }) {
  const { leaving, stay } = useLeaving(kit !== null);
  const { title, direct, view, another, leaving: said, stay: stays, stayed } = payment.complete;
  return (
    <>
      {kit === null ? <p>{direct}</p> : <p className="ready">{title}</p>}
      <Ways main={[view, kit === null ? '/results' : `/results/${kit}`]} quiet={[another, '/']} />
      {kit === null ? null : (
        <p className="leaving">
          {leaving ? said : stayed}{' '}
          {leaving ? (
            <button type="button" onClick={stay}>
              {stays}
            </button>
          ) : null}
        </p>
      )}
    </>
  );
}

type Way = readonly [label: string, href: string];

function Ways({ main, quiet }: { readonly main: Way; readonly quiet: Way }) {
  return (
    <div className="actions">
      <a className="button main" href={main[1]}>
        {main[0]}
      </a>
      <a className="button quiet" href={quiet[1]}>
        {quiet[0]}
      </a>
    </div>
  );
}
