import type { Session, UsageRow } from '@brandwright/contract';
import './usage-tracker.css';

const words: Readonly<Record<UsageRow['type'], string>> = {
  logo_generation: 'Logo generation',
  ai_enhancement: 'AI enhancement',
  social_templates: 'Social templates',
};

/** Share of a limit above which its bar warns. */
const nearly = 0.8;

/** How full a bar is, and what that means. */
function levelOf({ count, limit, isLimitReached, hasPremium }: UsageRow): 'premium' | 'full' | 'nearly' | 'fine' {
  if (hasPremium) return 'premium';
  if (isLimitReached) return 'full';
  return count > nearly * limit ? 'nearly' : 'fine';
}

interface Props {
  readonly session: Session;
  /** Shows the way to premium. */
  readonly upgrade?: boolean;
  /** Stands as one line across the page instead of a column. */
  readonly across?: boolean;
}

/** What a signed-in person has used (rows U-01, U-02); visitors see nothing. */
export function UsageTracker({ session, upgrade = false, across = false }: Props) {
  if (session.user === null || session.usage.length === 0) return null;
  const premium = session.usage.some(({ hasPremium }) => hasPremium);
  return (
    <section className={across ? 'usage-tracker across' : 'usage-tracker'} aria-labelledby="usage-tracker">
      <h2 id="usage-tracker">
        Usage Tracker
        {premium ? <span className="badge">Premium</span> : null}
      </h2>
      <ul>
        {session.usage.map((row) => (
          <li key={row.type}>
            <p>
              <span id={`usage-${row.type}`}>{words[row.type]}</span>
              <span className="count">{row.hasPremium ? 'Unlimited' : `${row.count}/${row.limit}`}</span>
            </p>
            <meter
              aria-labelledby={`usage-${row.type}`}
              data-level={levelOf(row)}
              min={0}
              max={row.hasPremium ? 1 : Math.max(1, row.limit)}
              value={row.hasPremium ? 1 : Math.min(row.count, row.limit)}
            />
            {row.isLimitReached && !row.hasPremium ? <p className="reached">Limit reached</p> : null}
          </li>
        ))}
      </ul>
      {premium ? null : (
        <p className="note">
          Free tier limits apply
          {upgrade ? <a href="/">Upgrade to Premium</a> : null}
        </p>
      )}
    </section>
  );
}
