import type { AnswerOf, adminOrders } from '@brandwright/contract';
import { useRef, useState } from 'react';
import { call } from '../../client.ts';
import { saveFile } from '../../components/browser/save-file.ts';
import { dayOf } from '../../components/day.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { admin } from '../../content/admin.ts';
import { orders as person } from '../../content/orders.ts';
import { paidFor } from '../orders/amount.ts';
import './ask.css';

export type FoundOrder = AnswerOf<typeof adminOrders>['orders'][number];

interface Props {
  readonly order: FoundOrder;
  readonly onChange: (order: FoundOrder) => void;
}

const words = admin.orders;

/** One order: whose, what, how far, and its papers; and its money, while that can be returned. */
export function OrderLine({ order, onChange }: Props) {
  const { id, status, plan, amount, tax, currency, test, createdAt, refundReason, receipt, creditNote, email } = order;
  const fetchReceipt = async (): Promise<void> => {
    try {
      const { blob, name } = await call('GET /api/admin/orders/:order/receipt', { ids: { order: id } });
      saveFile(blob, name);
    } catch (error) {
      toastError(words.noReceipt, error instanceof Error ? error.message : '');
    }
  };
  const why = refundReason === null ? [] : [words.why[refundReason]];
  const facts = [dayOf(createdAt), plan, paidFor({ amount, tax, currency }), ...why, ...(test ? [words.test] : [])];
  return (
    <li>
      <div>
        <strong>
          <bdi>{email ?? words.erased}</bdi>
        </strong>
        <p className="facts">
          <span data-status={status}>{person.status[status]}</span> · {facts.join(' · ')}
        </p>
        <p className="facts">{[id, receipt, creditNote].filter((one) => one !== null).join(' · ')}</p>
      </div>
      <div className="actions">
        {receipt === null ? null : (
          <button type="button" className="button quiet" onClick={() => void fetchReceipt()}>
            {words.receipt}
            <span className="visually-hidden"> {receipt}</span>
          </button>
        )}
        {status === 'paid' ? <Refund order={order} onChange={onChange} /> : null}
      </div>
    </li>
  );
}

/** Money is returned in two steps: the second names the amount and who gets it. */
function Refund({ order, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const { id, receipt, email } = order;
  const refund = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const after = await call('POST /api/admin/orders/:order/refund', { ids: { order: id } });
      dialog.current?.close();
      onChange(after);
      toastSuccess(after.status === 'refunded' ? words.refund.done : words.refund.later, receipt ?? id);
    } catch (error) {
      toastError(words.refund.failed, error instanceof Error ? error.message : '');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className="button quiet" onClick={() => dialog.current?.showModal()}>
        {words.refund.open}
        <span className="visually-hidden"> {receipt ?? id}</span>
      </button>
      <dialog ref={dialog} className="ask" aria-labelledby={`refund-${id}`}>
        <h2 id={`refund-${id}`}>{words.refund.ask(paidFor(order))}</h2>
        <p>{words.refund.what(email ?? words.erased)}</p>
        <div className="buttons">
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            {words.refund.no}
          </button>
          <button type="button" className="button main" aria-disabled={busy || undefined} onClick={() => void refund()}>
            {words.refund.yes}
          </button>
        </div>
      </dialog>
    </>
  );
}
