import type { AnswerOf, adminOrders } from '@brandwright/contract';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { call } from '../../client.ts';
import { Field } from '../../components/field.tsx';
import { admin } from '../../content/admin.ts';
import { ExportButton } from './export-button.tsx';
import { type FoundOrder, OrderLine } from './order-line.tsx';

type Answer = AnswerOf<typeof adminOrders>;

const words = admin.orders;

/** Everybody's orders, the newest first, and the way to one of them: by address, id, or the number of a receipt. */
export function Orders() {
  const [search, setSearch] = useState('');
  /** What was looked for, and what is known of it. */
  const [known, setKnown] = useState<Answer & { readonly search: string }>();
  const [state, setState] = useState<'loading' | 'failed' | 'there'>('loading');

  const load = useCallback(async (search: string, before: readonly FoundOrder[] = []): Promise<void> => {
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
  const change = (order: FoundOrder): void =>
    setKnown((now) => now && { ...now, orders: now.orders.map((one) => (one.id === order.id ? order : one)) });
  const { orders = [], more = false } = known ?? {};
  return (
    <section className="found" aria-labelledby="admin-orders" aria-busy={state === 'loading'}>
      <div className="head">
        <h2 id="admin-orders">{words.title}</h2>
        <ExportButton list="orders" />
      </div>
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
          <OrderLine key={order.id} order={order} onChange={change} />
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
