import { Check, X } from 'lucide-react';
import { brandGuidelines as words } from '../../content/brand-guidelines.ts';
import { EditorialPlate } from './editorial-plate.tsx';
import { Ending } from './ending.tsx';
import { Ways } from './ways.tsx';
import './editorial.css';
import './brand-guidelines.css';

/** How to use a brand, each rule shown on one logo (row X-01). */
export function BrandGuidelines() {
  const { practice } = words;
  return (
    <div className="editorial guidelines">
      <header className="opening">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <Ways start={words.start} other={words.other} />
        </div>
        <EditorialPlate name="guideline-hero" caption={words.caption} eager />
      </header>
      {words.chapters.map(({ key, title, rules }) => (
        <section key={key} className={key} aria-labelledby={key}>
          <h2 id={key}>{title}</h2>
          <div className="rules">
            {rules.map((rule) => (
              <div key={rule.plate} className="rule">
                <EditorialPlate name={rule.plate} />
                <div>
                  <h3>{rule.title}</h3>
                  <p>{rule.text}</p>
                </div>
              </div>
            ))}
          </div>
        </section>
      ))}
      <section className="practice" aria-labelledby="practice">
        <h2 id="practice">{practice.title}</h2>
        <Examples good {...practice.good} />
        <Examples {...practice.bad} />
      </section>
      <Ending words={words} />
    </div>
  );
}

interface ExamplesProps {
  readonly title: string;
  readonly list: readonly (readonly [plate: string, text: string])[];
  readonly good?: boolean;
}

/** Uses of a logo in pictures, right or wrong: told by a sign and a sentence. */
function Examples({ title, list, good = false }: ExamplesProps) {
  const Sign = good ? Check : X;
  return (
    <>
      <h3>{title}</h3>
      <ul className={good ? 'good' : 'bad'}>
        {list.map(([plate, text]) => (
          <li key={plate}>
            <EditorialPlate name={plate} />
            <p>
              <Sign aria-hidden="true" />
              {text}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
