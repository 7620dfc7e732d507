import { Search } from 'lucide-react';
import { dashboard } from '../../content/dashboard.ts';
import { type KitOrder, kitOrders } from './kit-order.ts';
import './kit-controls.css';

interface Props {
  readonly order: KitOrder;
  readonly query: string;
  /** Kits that are shown. */
  readonly count: number;
  readonly onOrder: (order: KitOrder) => void;
  readonly onQuery: (query: string) => void;
}

/** Search and sort, once there are many kits (row D-04). */
export function KitControls({ order, query, count, onOrder, onQuery }: Props) {
  const sought = query.trim();
  return (
    <search className="controls">
      <div className="field find">
        <label htmlFor="kit-search">{dashboard.search}</label>
        <Search aria-hidden="true" />
        <input
          id="kit-search"
          type="search"
          placeholder={dashboard.searchPlaceholder}
          autoComplete="off"
          value={query}
          onInput={(event) => onQuery(event.currentTarget.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="kit-sort">{dashboard.sort}</label>
        <select id="kit-sort" value={order} onChange={(event) => onOrder(event.currentTarget.value as KitOrder)}>
          {kitOrders.map((key) => (
            <option key={key} value={key}>
              {dashboard.orders[key]}
            </option>
          ))}
        </select>
      </div>
      <p className="found" role="status">
        {sought === '' ? '' : count === 0 ? dashboard.foundNone(sought) : dashboard.found(count, sought)}
        {sought !== '' && count === 0 ? (
          <button type="button" className="button plain" onClick={() => onQuery('')}>
            {dashboard.clear}
          </button>
        ) : null}
      </p>
    </search>
  );
}
