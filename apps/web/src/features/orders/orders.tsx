import { EmptyState } from '../../components/empty-state.tsx';
import { MailDelayed } from '../../components/mail-delayed.tsx';
import { Support } from '../../components/support.tsx';
import { orders as words } from '../../content/orders.ts';
import { OrderRow } from './order-row.tsx';
import { useOrders } from './use-orders.ts';
import './orders.css';

/** What a person bought (rows B-07 to B-09). */
export function Orders() {
  const { known, kits, mailDelayed, load, actions } = useOrders();
  // Letters lead to one order. The list is there only in a browser, long after the page was built.
  const asked = typeof known === 'string' ? null : new URLSearchParams(location.search).get('order');
  return (
    <div className="orders">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {mailDelayed ? <MailDelayed /> : null}
      {known === 'loading' ? (
        <div className="skeleton" role="status" aria-label={words.loading}>
          <span />
          <span />
        </div>
      ) : known === 'failed' ? (
        <EmptyState title={words.error.title} text={words.error.text} alert>
          <button type="button" className="button quiet" onClick={() => void load()}>
            {words.error.again}
          </button>
        </EmptyState>
      ) : known.length === 0 ? (
        <EmptyState title={words.empty.title} text={words.empty.text}>
          <a className="button main" href="/create">
            {words.empty.create}
          </a>
          <a className="button quiet" href="/pricing">
            {words.empty.pricing}
          </a>
        </EmptyState>
      ) : (
        <ul>
          {known.map((order) => (
            <OrderRow key={order.id} order={order} isCurrent={order.id === asked} kits={kits} actions={actions} />
          ))}
        </ul>
      )}
      <Support subject="" />
    </div>
  );
}
