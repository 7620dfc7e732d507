import { useEffect, useId, useRef } from 'react';
import { home } from '../../content/home.ts';
import { samples } from '../../content/samples.ts';
import { Drawn } from '../drawn/drawn.tsx';
import { Choices } from './choices.tsx';
import { isDrawing } from './hero-state.ts';
import { Mosaic } from './mosaic.tsx';
import { TypeLine } from './type-line.tsx';
import { useHero } from './use-hero.ts';
import './hero.css';

/** The demonstration, the pitch and the first step in one: a name is typed and eight logos for it stand below. */
export function Hero() {
  const hero = useHero(samples.sheet);
  const { state, dispatch, field } = hero;
  const choices = useId();

  // Name, choices and what they change belong in one view.
  const bench = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.choosing) bench.current?.scrollIntoView();
  }, [state.choosing]);

  const start = () => {
    hero.warm();
    dispatch({ kind: 'opened-choices', open: !state.choosing });
    // The field itself is asked: it may have been emptied before the page came alive, a moment before the state hears of it.
    if (field.current?.value.trim() === '') field.current.focus();
  };

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
        <div className="bench" ref={bench}>
          <TypeLine hero={hero} />
          <div className="actions">
            <button type="button" className="button main" aria-expanded={state.choosing} aria-controls={choices} onClick={start}>
              {home.start}
            </button>
            <a className="button quiet" href="#examples">
              {home.examples}
            </a>
          </div>
        </div>
        <noscript>
          <p className="note">{home.noScript}</p>
        </noscript>
        <div id={choices} hidden={!state.choosing}>
          <Choices state={state} dispatch={dispatch} />
        </div>
      </section>
      <Mosaic sheet={state.sheet} before={state.before} drawing={isDrawing(state)} />
      <Drawn sheet={state.sheet} />
    </>
  );
}
