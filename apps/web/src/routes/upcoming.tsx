import { Answers } from '../components/answers.tsx';
import { Claims } from '../components/claims.tsx';
import { Plate } from '../components/plate.tsx';
import { upcomingFirms } from '../content/sample-brands.ts';
import { upcomingPage } from '../content/upcoming-pages.ts';
import { useHere } from '../here.ts';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';
import './upcoming.css';

export const head = (path: string): Head => {
  const { title, description } = upcomingPage(path);
  return { title: `${title} · Brandwright`, description, hidden: true };
};

/** A page that is not built yet, told honestly: what will stand here and what can be had today (row N-05). */
export default function Coming() {
  const path = useHere();
  const { title, text, main, quiet, plate, points } = upcomingPage(path);
  return (
    <SiteLayout>
      <div className="upcoming">
        <div className="top">
          <div>
            <h1>{title}</h1>
            {text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <div className="actions">
              <a className="button main" href={main.href}>
                {main.label}
              </a>
              <a className="button quiet" href={quiet.href}>
                {quiet.label}
              </a>
            </div>
          </div>
          <Plate name={`upcoming-${plate}`} caption={madeUp(plate)} eager />
        </div>
        {points === undefined ? null : <Answers id="points" title={points.title} list={points.list} />}
        {path === '/about-us' ? <Claims page="about" /> : null}
      </div>
    </SiteLayout>
  );
}

const madeUp = (key: string): string =>
  `Drawn for ${upcomingFirms.find((firm) => firm.key === key)?.name ?? ''}, a company we made up.`;
