import { type CSSProperties, type PointerEvent, useId, useState } from 'react';
import { admin } from '../../content/admin.ts';
import { type Axis, axisOf, barsOf, dayMarks } from './trend-bars.ts';
import { useWidth } from './use-width.ts';

/** What is drawn of one figure, a number for each day. */
export interface Trend {
  readonly title: string;
  readonly values: readonly number[];
  /** Drawn downward under the same days. */
  readonly against?: { readonly title: string; readonly values: readonly number[] };
  /** A number in words. */
  readonly said: (value: number) => string;
  /** The same beside the axis, where there is little room. */
  readonly mark: (value: number) => string;
  /** The least step between two marks of the axis. Default: 1. */
  readonly unit?: number;
  /** More of it is worse. */
  readonly isBad?: boolean;
}

const words = admin.trends;
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const whole = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** “Nov 27, 2026” of a day in UTC. */
export const dateOf = (day: string): string => whole.format(new Date(day));
export const countOf = (count: number): string => count.toLocaleString('en-US');
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
/** “1.2K”. */
export const compactCount = (count: number): string => compact.format(count);

/** Pixels of a chart: its plot, and the days beneath. */
const [height, foot, inset] = [140, 22, 10] as const;

/**
 * One figure day by day. The pointer, a finger or the arrow keys pick a day, which is then told in words: a slider lies over the
 * bars. Screen readers have the slider, a summary and the table beside the charts.
 */
export function TrendChart({ days, trend }: { readonly days: readonly string[]; readonly trend: Trend }) {
  const { title, values, against, said } = trend;
  const [at, setAt] = useState<number | null>(null);
  const [box, width] = useWidth<HTMLDivElement>();
  const id = useId();
  const total = sum(values);
  const back = sum(against?.values ?? []);
  const isEmpty = total === 0 && back === 0;
  const pick = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const day = Math.floor(((event.clientX - left) / width) * days.length);
    setAt(Math.min(days.length - 1, Math.max(0, day)));
  };
  const last = days.length - 1;
  return (
    <figure className="trend" data-bad={trend.isBad === true ? '' : undefined} aria-labelledby={id}>
      <figcaption id={id}>
        <span className="name">{title}</span> <span className="total">{said(total)}</span>
        {against === undefined || back === 0 ? null : (
          <span className="back">
            {' '}
            {against.title} {said(back)}
          </span>
        )}
      </figcaption>
      {isEmpty ? (
        <p className="nothing">{words.nothing}</p>
      ) : (
        <div className="plot" ref={box} onPointerMove={pick} onPointerDown={pick} onPointerLeave={() => setAt(null)}>
          {width === 0 ? null : <Drawing days={days} trend={trend} width={width} at={at} />}
          <input
            type="range"
            min={0}
            max={last}
            value={at ?? last}
            aria-label={words.pick(title)}
            aria-valuetext={`${dateOf(days[at ?? last] ?? '')}: ${toldOf(trend, at ?? last)}`}
            onChange={(event) => setAt(Number(event.currentTarget.value))}
            onFocus={(event) => setAt(Number(event.currentTarget.value))}
            onBlur={() => setAt(null)}
          />
          {at === null ? null : (
            <p className="told" aria-hidden="true" style={{ '--at': (at + 0.5) / days.length } as CSSProperties}>
              <span>{dateOf(days[at] ?? '')}</span> {toldOf(trend, at)}
            </p>
          )}
        </div>
      )}
    </figure>
  );
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What happened on a day. */
function toldOf({ values, against, said }: Trend, at: number): string {
  const back = against?.values[at] ?? 0;
  return `${said(values[at] ?? 0)}${against === undefined || back === 0 ? '' : `, ${against.title.toLowerCase()} ${said(back)}`}`;
}

interface DrawingProps {
  readonly days: readonly string[];
  readonly trend: Trend;
  /** Pixels. */
  readonly width: number;
  readonly at: number | null;
}

function Drawing({ days, trend: { title, values, against, said, mark: marked, unit = 1 }, width, at }: DrawingProps) {
  const axis: Axis = axisOf(values, against?.values ?? [], unit);
  const yOf = (value: number): number =>
    Math.round(inset + ((axis.top - value) / (axis.top - axis.bottom)) * (height - 2 * inset));
  const bars = { count: days.length, width, zero: yOf(0) };
  const most = values.indexOf(Math.max(...values));
  const summary = words.summary(title, said(sum(values)), said(values[most] ?? 0), dateOf(days[most] ?? ''));
  return (
    <svg width={width} height={height + foot} role="img" aria-label={summary}>
      {axis.marks.map((mark) => (
        <g key={mark} className={mark === 0 ? 'mark zero' : 'mark'}>
          <line x1={0} x2={width} y1={yOf(mark) + 0.5} y2={yOf(mark) + 0.5} />
          <text x={-8} y={yOf(mark) + 4} textAnchor="end">
            {marked(Math.abs(mark))}
          </text>
        </g>
      ))}
      {at === null ? null : (
        <rect
          className="picked"
          x={Math.round((at / days.length) * width)}
          y={0}
          width={Math.max(1, Math.round(width / days.length))}
          height={height}
        />
      )}
      <path className="bars" d={barsOf(values, yOf, bars)} />
      {against === undefined ? null : <path className="bars back" d={barsOf(against.values, (value) => yOf(-value), bars)} />}
      {dayMarks(days.length, width).map(({ day, x, anchor }) => (
        <text key={day} className="day" x={x} y={height + foot - 6} textAnchor={anchor}>
          {short.format(new Date(days[day] ?? ''))}
        </text>
      ))}
    </svg>
  );
}
