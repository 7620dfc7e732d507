import { Claims } from '../../components/claims.tsx';
import { home } from '../../content/home.ts';
import { samples } from '../../content/samples.ts';
import { HomeShowcase } from '../home-showcase/home-showcase.tsx';
import { SampleKit } from '../sample-kit/sample-kit.tsx';
import { Showcase } from '../showcase/showcase.tsx';
import { isDrawing } from './hero-state.ts';
import { Mosaic } from './mosaic.tsx';
import { TypeLine } from './type-line.tsx';
import { useHero } from './use-hero.ts';
import './hero.css';

/**
 * The demonstration, the pitch and the first step in one: a name is typed and eight logos for it stand below. The form carries the
 * name to the path selector by its address, so that it arrives even from a page whose scripts have not run.
 */
export function Hero() {
  const hero = useHero(samples.sheet);
  const { state } = hero;

  return (
    <>
      <section className="hero" aria-labelledby="headline">
        <p className="badge">{home.badge}</p>
        <div className="pitch">
          <h1 id="headline">
            {home.headline[0]}
            <br />
            {home.headline[1]}
          </h1>
          <dl className="facts">
            {home.facts.map(([term, detail]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
        <form className="bench" action="/create">
          <TypeLine hero={hero} />
          <div className="actions">
            <button type="submit" className="button main">
              {home.start}
            </button>
            <a className="button quiet" href="#examples">
              {home.examples}
            </a>
          </div>
        </form>
        <noscript>
          <p className="note">{home.noScript}</p>
        </noscript>
      </section>
      <Mosaic sheet={state.sheet} before={state.before} drawing={isDrawing(state)} />
      <HomeShowcase sheet={state.sheet} />
      <Showcase />
      <SampleKit />
      <Claims page="home" across />
    </>
  );
}
