import { findPlan, type KitSummary, type Order } from '@brandwright/contract';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dayOf, utcDayOf } from '../../components/day.ts';
import { KitPicture } from '../../components/kit-picture.tsx';
import { orders as words } from '../../content/orders.ts';
import { amountOf, paidFor } from './amount.ts';
import type { OrderActions } from './use-orders.ts';

interface OrderRowProps {
  readonly order: Order;
  /** The address asks for this one: it is marked, and shown first. */
  readonly isCurrent: boolean;
  /** The person's, by their ids. */
  readonly kits: ReadonlyMap<string, KitSummary>;
  readonly actions: OrderActions;
}

/** An order: what it was, what it cost, and what can be done with it. */
export function OrderRow({ order, isCurrent, kits, actions }: OrderRowProps) {
  const [asking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { plan, status, businessName } = order;
  const kit = status === 'paid' ? order.brandKitId : order.twinKitId;
  const made = kit === null ? undefined : kits.get(kit);
  const reason = status === 'disputed' ? status : order.refundReason;
  const why = reason === null ? null : words.why[reason];
  useEffect(() => {
    if (!isCurrent || title.current === null) return;
    title.current.closest('li')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    title.current.focus({ preventScroll: true });
  }, [isCurrent]);
  const ends = (): void => {
    setAsking(false);
    title.current?.focus();
  };
  return (
    <li className="order" aria-current={isCurrent ? 'true' : undefined}>
      {made === undefined || made.variants === 0 ? null : (
        <a className="picture" href={`/results/${made.id}`} tabIndex={-1}>
          <KitPicture kit={made} />
        </a>
      )}
      <div className="what">
        <h2 ref={title} tabIndex={-1}>
          {findPlan(plan)?.name ?? plan}
        </h2>
        <p>{businessName === null ? words.noBrand : <bdi>{businessName}</bdi>}</p>
        <p className="contents">{order.contents}</p>
      </div>
      <p className="amount">
        {paidFor(order)}
        {order.discount > 0 ? <small>{words.discount(amountOf({ ...order, amount: order.discount }))}</small> : null}
        {order.tax > 0 ? <small>{words.tax(amountOf({ ...order, amount: order.tax }))}</small> : null}
      </p>
      <OrderFacts order={order} />
      {why === null ? null : <p className="why">{why}</p>}
      <OrderWays order={order} kit={kit} actions={actions} withdraw={asking ? null : () => setAsking(true)} />
      {asking ? <Confirm order={order} actions={actions} ends={ends} /> : null}
    </li>
  );
}

function OrderFacts({ order }: { readonly order: Order }) {
  const { status, createdAt, paidAt, refundedAt } = order;
  return (
    <ul className="facts">
      <li data-status={status}>{words.status[status]}</li>
      <li>
        {paidAt === null || status === 'paid' ? null : `${words.status.paid} `}
        <time dateTime={paidAt ?? createdAt}>{dayOf(paidAt ?? createdAt)}</time>
      </li>
      {refundedAt === null ? null : <li>{words.refundedOn(dayOf(refundedAt))}</li>}
      {order.test ? <li>{words.test}</li> : null}
    </ul>
  );
}

interface OrderWaysProps {
  readonly order: Order;
  /** The id of its kit. */
  readonly kit: string | null;
  readonly actions: OrderActions;
  /** Begins a withdrawal; null while one is asked about. */
  readonly withdraw: (() => void) | null;
}

/** What can be done with an order. */
function OrderWays({ order, kit, actions, withdraw }: OrderWaysProps) {
  const { businessName, credit, receipt, refundableUntil } = order;
  return (
    <div className="does">
      {kit === null ? null : (
        <a className="button quiet" href={`/results/${kit}`} aria-label={words.kitOf(businessName ?? '')}>
          {words.kit}
        </a>
      )}
      {credit ? (
        <a className="button quiet" href="/create/kit">
          {words.use}
        </a>
      ) : null}
      {receipt === null ? null : (
        <button
          type="button"
          className="button quiet"
          aria-label={words.receiptOf(receipt)}
          onClick={() => void actions.receipt(order)}
        >
          <FileText aria-hidden="true" />
          {order.creditNote === null ? words.receipt : words.receiptAndNote}
        </button>
      )}
      {refundableUntil === null || withdraw === null ? null : (
        <button type="button" className="button plain withdraw" onClick={withdraw}>
          <span className="open">{words.withdraw.open}</span> <small>{words.withdraw.until(utcDayOf(refundableUntil))}</small>
        </button>
      )}
    </div>
  );
}

interface ConfirmProps {
  readonly order: Order;
  readonly actions: OrderActions;
  readonly ends: () => void;
}

/** What a withdrawal ends, said before it is confirmed. */
function Confirm({ order, actions, ends }: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    if (await actions.withdraw(order)) ends();
    else setBusy(false);
  };
  const id = `withdraw-${order.id}`;
  return (
    <section className="confirm" aria-labelledby={id}>
      <h3 id={id} ref={focus} tabIndex={-1}>
        {words.withdraw.title}
      </h3>
      <ul>
        <li>{words.withdraw.money(paidFor(order))}</li>
        <li>{order.brandKitId === null ? words.withdraw.plan : words.withdraw.kit(order.businessName ?? '')}</li>
        <li>{words.withdraw.stays}</li>
        <li>{words.withdraw.legal}</li>
      </ul>
      <div className="actions">
        <button type="button" className="button main" aria-disabled={busy} onClick={() => void confirm()}>
          {words.withdraw.confirm}
        </button>
        <button type="button" className="button quiet" onClick={ends}>
          {words.withdraw.keep}
        </button>
      </div>
    </section>
  );
}

const focus = (heading: HTMLElement | null): void => heading?.focus();
