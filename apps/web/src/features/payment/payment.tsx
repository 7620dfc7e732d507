import { findPlan, type Order } from '@brandwright/contract';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { MailDelayed } from '../../components/mail-delayed.tsx';
import { OwnDesigns } from '../../components/own-designs/own-designs.tsx';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { Support } from '../../components/support.tsx';
import { payment } from '../../content/payment.ts';
import { support } from '../../content/support.ts';
import { DrawnLogo } from './drawn-logo.tsx';
import { useLeaving } from './use-leaving.ts';
import { useMailDelayed } from './use-mail-delayed.ts';
import { type PaymentState, sessionHere, usePayment } from './use-payment.ts';
import './payment.css';

/** What became of a payment, and of the kit it was for (rows Z). */
export function Payment() {
  const { state, order, load, redeem } = usePayment();
  const paid = state.kind === 'generating' || (state.kind === 'complete' && state.kit !== null);
  const late = useMailDelayed(order !== null && order.paidAt !== null);
  const heading = headingOf(state);
  useEffect(() => {
    document.title = `${heading} · Brandwright`;
  }, [heading]);
  return (
    <div className="payment">
      <div className="said">
        <h1>{heading}</h1>
        {/* What is left to say of a heading that changed under the reader. */}
        <p className="visually-hidden" role="status">
          {state.kind === 'checking' ? '' : heading}
        </p>
        <div className="now" aria-live="polite">
          <Now state={state} order={order} again={() => void load()} redeem={(...what) => void redeem(...what)} />
        </div>
        {late ? <MailDelayed /> : null}
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
        <Support subject={subjectOf(order)} />
      </div>
      {state.kind === 'complete' && state.kit !== null ? (
        <DrawnLogo kit={state.kit} name={state.name} />
      ) : (
        // Whoever pays has a brand of their own: no other firm's picture stands here.
        <OwnDesigns />
      )}
    </div>
  );
}

/** What an email about this page is about. */
function subjectOf(order: Order | null): string {
  if (order !== null) return support.orderSubject(order.id);
  const named = typeof location === 'undefined' ? '' : sessionHere();
  return named === '' ? '' : support.paymentSubject(named.slice(0, 100));
}

function headingOf({ kind }: PaymentState): string {
  if (kind === 'generating' || kind === 'complete') return payment.success;
  return payment[kind === 'no-brand' ? 'noBrand' : kind].title;
}

interface NowProps {
  readonly state: PaymentState;
  readonly order: Order | null;
  readonly again: () => void;
  readonly redeem: (...what: Parameters<ReturnType<typeof usePayment>['redeem']>) => void;
}

function Now({ state, order, again, redeem }: NowProps) {
  const { failed, expired, duplicate } = payment;
  const orders: Way = [failed.orders, '/orders'];
  switch (state.kind) {
    case 'checking':
      return <p>{payment.checking.text}</p>;
    case 'waiting':
      return <Waiting trouble={state.trouble} />;
    case 'generating':
      return (
        <div className="making">
          <h2>{payment.generating.title}</h2>
          <p>{payment.generating.text}</p>
          <ProgressBar step={state.step} progress={state.progress} />
        </div>
      );
    case 'complete':
      return <Complete kit={state.kit} order={order} />;
    case 'failed':
      return <Ended text={failed.text} main={[failed.home, '/']} quiet={orders} />;
    case 'expired':
      return <Ended text={expired.text} main={[expired.again, '/create/kit']} quiet={[expired.pricing, '/pricing']} />;
    case 'duplicate': {
      const { businessName, twinKitId } = state.order;
      const main: Way = twinKitId === null ? [duplicate.dashboard, '/dashboard'] : [duplicate.kit, `/results/${twinKitId}`];
      return <Ended text={duplicate.text(businessName ?? '')} main={main} quiet={orders} />;
    }
    case 'refunded':
    case 'disputed':
    case 'unknown':
      return <Ended text={payment[state.kind].text} main={orders} quiet={[failed.home, '/']} />;
    case 'unreachable':
      return (
        <>
          <p>
            {state.said} {payment.unreachable.trying}
          </p>
          <div className="actions">
            <button type="button" className="button quiet" onClick={again}>
              {payment.unreachable.again}
            </button>
          </div>
        </>
      );
    case 'no-brand':
      return <NoBrand state={state} redeem={redeem} />;
    default:
      return state satisfies never;
  }
}

function Waiting({ trouble }: { readonly trouble: boolean }) {
  return (
    <>
      <p>{payment.waiting.text}</p>
      {trouble ? <p className="trouble">{payment.waiting.trouble}</p> : null}
      <div className="actions">
        <a className="button quiet" href="/orders">
          {payment.failed.orders}
        </a>
      </div>
    </>
  );
}

function Ended({ text, main, quiet }: { readonly text: string; readonly main: Way; readonly quiet: Way }) {
  return (
    <>
      <p>{text}</p>
      <Ways main={main} quiet={quiet} />
    </>
  );
}

interface NoBrandProps extends Pick<NowProps, 'redeem'> {
  readonly state: Extract<PaymentState, { readonly kind: 'no-brand' }>;
}

/** A plan that was bought before there was a brand: the way to make one, or to use the plan for the one that is being made. */
function NoBrand({ state: { order, pending }, redeem }: NoBrandProps) {
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

function Complete({ kit, order }: { readonly kit: string | null; readonly order: Order | null }) {
  const { leaving, stay } = useLeaving(kit !== null);
  const { title, direct, view, another, receipt, leaving: said, stay: stays, stayed } = payment.complete;
  return (
    <>
      {kit === null ? <p>{direct}</p> : <p className="ready">{title}</p>}
      {/* Early: it has three seconds to be found, and on phones messages lie at the foot. */}
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
      <Ways main={[view, kit === null ? '/results' : `/results/${kit}`]} quiet={[another, '/']} />
      {order === null || order.receipt === null ? null : (
        <p className="receipt">
          <a href={`/orders?order=${order.id}`}>{receipt}</a>
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
