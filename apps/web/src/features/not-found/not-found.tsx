import { Art } from '../../components/art.tsx';
import { artKey } from '../../content/art-key.ts';
import { samples } from '../../content/samples.ts';
import './not-found.css';

const elsewhere = [
  ['/create/free', 'Free logo builder'],
  ['/pricing', 'Pricing'],
  ['/contact', 'Contact'],
] as const;

/** What stands where nothing does (row N-04). */
export function NotFound() {
  return (
    <div className="not-found">
      <div>
        <h1>Page Not Found</h1>
        <p>There’s nothing at this address. The link may be old or incomplete.</p>
        <div className="actions">
          <a className="button main" href="/">
            Go Home
          </a>
          <button type="button" className="button quiet" onClick={() => history.back()}>
            Go Back
          </button>
          <a className="button quiet" href="/contact">
            Contact Support
          </a>
        </div>
        <nav aria-label="Other pages">
          <ul>
            {elsewhere.map(([href, label]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {/* Its drawing stands in the page of unknown addresses; elsewhere there is none. */}
      {samples.lost.art === '' ? null : (
        <figure data-lost="">
          <Art markup={samples.lost.art} place={artKey('lost', 0)} />
          <figcaption>Drawn for {samples.lost.name}, a company we made up.</figcaption>
        </figure>
      )}
    </div>
  );
}
