import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Plate } from '../../components/plate.tsx';
import { help } from '../../content/help.ts';
import { guideFirms } from '../../content/sample-brands.ts';
import '../../components/field.css';
import { findAnswers } from './find-answers.ts';
import './help.css';

const firm = guideFirms.find(({ key }) => key === 'help-center')?.name ?? '';

/** Questions that owners ask, by topic, with a search (row X-01). */
export function Help() {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was typed while the page’s scripts were still on their way counts.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const sought = query.trim();
  const topics = findAnswers(help.topics, sought);
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <div className="help">
      <div className="head">
        <h1>{help.title}</h1>
        <p>{help.lead}</p>
        <search className="field find">
          <label htmlFor="help-search">{help.search}</label>
          <Search aria-hidden="true" />
          <input
            id="help-search"
            ref={field}
            type="search"
            placeholder={help.placeholder}
            autoComplete="off"
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </search>
        <p className="found" role="status">
          {sought === '' ? '' : count === 0 ? help.foundNone(sought) : help.found(count, sought)}
        </p>
        {sought !== '' && count === 0 ? (
          <button type="button" className="button quiet" onClick={() => setQuery('')}>
            {help.clear}
          </button>
        ) : null}
      </div>
      {topics.map(({ key, title, answers }) => (
        <section key={key} aria-labelledby={key}>
          <h2 id={key}>{title}</h2>
          <dl>
            {answers.map(({ question, answer, link }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  {answer}
                  {link === undefined ? null : <a href={link.href}>{link.label}</a>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="ask">
        <div>
          <h2>{help.ask}</h2>
          <div className="actions">
            <a className="button main" href={help.contact.href}>
              {help.contact.label}
            </a>
            <a className="button quiet" href={help.create.href}>
              {help.create.label}
            </a>
          </div>
        </div>
        <Plate name="guide-help-center" caption={`Drawn for ${firm}, a company we made up.`} />
      </div>
    </div>
  );
}
