import type { AnswerOf, adminTrends, TrendSpan } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client.ts';
import { admin } from '../../content/admin.ts';
import { amountOf } from '../orders/amount.ts';
import { TabbedLists } from './tabbed-lists.tsx';
import { compactCount, countOf, dateOf, type Trend, TrendChart } from './trend-chart.tsx';
import './trends.css';

type Trends = AnswerOf<typeof adminTrends>;

const words = admin.trends;

const spans = { month: 30, quarter: 90, year: 365 } as const satisfies Readonly<Record<keyof typeof words.spans, TrendSpan>>;

/** How the shop is doing: sales and failures day by day. */
export const TrendCharts = () => (
  <TabbedLists name="trends" title={words.title} kinds={words.spans} list={(span) => <Charts key={span} span={spans[span]} />} />
);

function Charts({ span }: { readonly span: TrendSpan }) {
  const [trends, setTrends] = useState<Trends | 'loading' | 'failed'>('loading');
  const load = useCallback(async (): Promise<void> => {
    setTrends('loading');
    setTrends(await call('POST /api/admin/trends', { body: { days: span } }).catch(() => 'failed' as const));
  }, [span]);
  useEffect(() => {
    void load();
  }, [load]);

  if (trends === 'failed')
    return (
      <p role="alert">
        {words.failed}{' '}
        <button type="button" className="button quiet" onClick={() => void load()}>
          {words.again}
        </button>
      </p>
    );
  if (trends === 'loading') return <div className="waiting" aria-busy="true" />;
  const { days } = trends;
  const all = trendsOf(trends);
  return (
    <>
      <p className="facts">
        {trends.test ? `${words.test} ` : ''}
        {words.days(dateOf(days[0] ?? ''), dateOf(days.at(-1) ?? ''))}
      </p>
      <div className="charts">
        {all.map((trend) => (
          <TrendChart key={trend.title} days={days} trend={trend} />
        ))}
      </div>
      <details className="figures">
        <summary>{words.table}</summary>
        <TrendTable days={days} trends={all} />
      </details>
    </>
  );
}

/** What is drawn, the money of each currency first. Without any sale, dollars stand for it. */
function trendsOf({ days, orders, refunds, kits, failures, revenue }: Trends): readonly Trend[] {
  const none = days.map(() => 0);
  const money = revenue.length === 0 ? [{ currency: 'usd', taken: none, returned: none }] : revenue;
  return [
    ...money.map(({ currency, taken, returned }) => ({
      title: words.revenue(currency.toUpperCase()),
      values: taken,
      against: { title: words.returned, values: returned },
      said: (cents: number) => amountOf({ amount: cents, currency }),
      mark: (cents: number) => compactAmount(cents, currency),
      unit: 100,
    })),
    { title: words.orders, values: orders, said: countOf, mark: compactCount },
    { title: words.kits, values: kits, said: countOf, mark: compactCount },
    { title: words.refunds, values: refunds, said: countOf, mark: compactCount },
    { title: words.failures, values: failures, said: countOf, mark: compactCount, isBad: true },
  ];
}

/** “$1.2K” of cents. */
const compactAmount = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, notation: 'compact', minimumFractionDigits: 0 }).format(
    cents / 100,
  );

interface TableProps {
  readonly days: readonly string[];
  readonly trends: readonly Trend[];
}

/** The same figures as a table, the newest day first. */
function TrendTable({ days, trends }: TableProps) {
  const columns = trends.flatMap(({ against, ...trend }) => [
    trend,
    ...(against === undefined ? [] : [{ ...against, title: `${trend.title}, ${against.title.toLowerCase()}`, said: trend.said }]),
  ]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: The keyboard scrolls what is longer than its box.
    <section className="scrolling" aria-label={words.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, at) => (
              <tr key={day}>
                <th scope="row">{dateOf(day)}</th>
                {columns.map(({ title, values, said }) => (
                  <td key={title}>{said(values[at] ?? 0)}</td>
                ))}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </section>
  );
}
