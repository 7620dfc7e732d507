import { MailDelayed } from '../../components/mail-delayed.tsx';
import { Support } from '../../components/support.tsx';
import { orders as words } from '../../content/orders.ts';
import { OrderRow } from './order-row.tsx';
import { useOrders } from './use-orders.ts';
import './orders.css';

/** What a person bought (rows B-07 to B-09). */
export function Orders() {
  const { known, mailDelayed, load, actions } = useOrders();
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
        <div className="state" role="alert">
          <h2>{words.error.title}</h2>
          <p>{words.error.text}</p>
          <button type="button" className="button quiet" onClick={() => void load()}>
            {words.error.again}
          </button>
        </div>
      ) : known.length === 0 ? (
        <div className="state">
          <h2>{words.empty.title}</h2>
          <p>{words.empty.text}</p>
          <div className="actions">
            <a className="button main" href="/create">
              {words.empty.create}
            </a>
            <a className="button quiet" href="/pricing">
              {words.empty.pricing}
            </a>
          </div>
        </div>
      ) : (
        <ul>
          {known.map((order) => (
            <OrderRow key={order.id} order={order} actions={actions} />
          ))}
        </ul>
      )}
      <Support subject="" />
    </div>
  );
}
