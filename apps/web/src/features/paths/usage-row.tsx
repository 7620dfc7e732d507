import { paths } from '../../content/paths.ts';
import type { Usage } from '../../session/session.ts';
import './usage-row.css';

/** What has been used of the free limits, in one line; the upgrade prompt stands elsewhere (row U-02). */
export function UsageRow({ usage }: { readonly usage: readonly Usage[] }) {
  const words = paths.usage;
  return (
    <section className="usage-row" aria-labelledby="usage-title">
      <div>
        <h2 id="usage-title">{words.title}</h2>
        <p>{usage.some(({ hasPremium }) => hasPremium) ? words.premium : words.note}</p>
      </div>
      {usage.map((one) => {
        const { type, count, limit, hasPremium } = one;
        return (
          <div key={type}>
            <p className="count">
              <span>{words.types[type] ?? type}</span>
              <span>{hasPremium ? words.unlimited : `${count}/${limit}${count >= limit ? ` · ${words.reached}` : ''}`}</span>
            </p>
            <meter
              className={levelOf(one)}
              min={0}
              max={limit}
              value={hasPremium ? limit : Math.min(count, limit)}
              aria-hidden="true"
            />
          </div>
        );
      })}
    </section>
  );
}

/** Red at the limit, orange above four fifths of it, else green; yellow for premium. */
function levelOf({ count, limit, hasPremium }: Usage): string {
  if (hasPremium) return 'premium';
  return count >= limit ? 'full' : count > 0.8 * limit ? 'high' : 'fine';
}
