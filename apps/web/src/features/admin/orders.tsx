import type { AnswerOf, adminOrders } from '@brandwright/contract';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { call } from '../../client.ts';
import { saveFile } from '../../components/browser/save-file.ts';
import { dayOf } from '../../components/day.ts';
import { Field } from '../../components/field.tsx';
import { toastError } from '../../components/toasts/toast.ts';
import { admin } from '../../content/admin.ts';
import { orders as person } from '../../content/orders.ts';
import { paidFor } from '../orders/amount.ts';

type Answer = AnswerOf<typeof adminOrders>;
type Found = Answer['orders'][number];

const words = admin.orders;

/** Everybody's orders, the newest first, and the way to one of them: by address, id, or the number of a receipt. */
export function Orders() {
  const [search, setSearch] = useState('');
  /** What was looked for, and what is known of it. */
  const [known, setKnown] = useState<Answer & { readonly search: string }>();
  const [state, setState] = useState<'loading' | 'failed' | 'there'>('loading');

  const load = useCallback(async (search: string, before: readonly Found[] = []): Promise<void> => {
    setState('loading');
    try {
      const after = before.at(-1)?.id;
      const { orders, more } = await call('POST /api/admin/orders', {
        body: { search, ...(after === undefined ? {} : { after }) },
      });
      setKnown({ search, orders: [...before, ...orders], more });
      setState('there');
    } catch {
      setState('failed');
    }
  }, []);
  useEffect(() => {
    void load('');
  }, [load]);

  const look = (event: FormEvent): void => {
    event.preventDefault();
    if (state !== 'loading') void load(search);
  };
  const { orders = [], more = false } = known ?? {};
  return (
    <section className="found" aria-labelledby="admin-orders" aria-busy={state === 'loading'}>
      <h2 id="admin-orders">{words.title}</h2>
      <form onSubmit={look}>
        <Field label={words.search} hint={words.hint} value={search} onInput={setSearch} limit={254} />
        <button type="submit" className="button quiet">
          {words.look}
        </button>
      </form>
      {state === 'failed' ? <p role="alert">{words.failed}</p> : null}
      {known === undefined ? null : (
        <p role="status" className={orders.length === 0 ? undefined : 'visually-hidden'}>
          {orders.length === 0 ? words.none : words.shown(orders.length)}
        </p>
      )}
      <ul>
        {orders.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
      {more ? (
        <button
          type="button"
          className="button quiet"
          aria-disabled={state === 'loading'}
          onClick={() => (state === 'loading' ? undefined : void load(known?.search ?? '', orders))}
        >
          {words.more}
        </button>
      ) : null}
    </section>
  );
}

/** One order: whose, what, how far, and its papers. */
function OrderLine({ order }: { readonly order: Found }) {
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
      {receipt === null ? null : (
        <button type="button" className="button quiet" onClick={() => void fetchReceipt()}>
          {words.receipt}
          <span className="visually-hidden"> {receipt}</span>
        </button>
      )}
    </li>
  );
}
