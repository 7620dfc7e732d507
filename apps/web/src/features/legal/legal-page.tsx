import { Contents } from '../../components/contents.tsx';
import { TextTable } from '../../components/text-table.tsx';
import { type LegalPart, type LegalSection, legal, type LegalPage as Page } from '../../content/legal.ts';
import { SiteLayout } from '../../layouts/site.tsx';
import '../../components/reading.css';
import './legal.css';

/** A legal text with its contents beside it, readable and printable without scripts (rows ). */
export function LegalPage({ page }: { readonly page: Page }) {
  const { path, title, lead, updated, changes, sections } = page;
  const [other, label] =
    path === '/privacy-policy'
      ? (['/terms-of-service', legal.other.terms] as const)
      : (['/privacy-policy', legal.other.privacy] as const);
  return (
    <SiteLayout>
      <div className="reading legal-page">
        <header>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <dl className="dates">
            <div>
              <dt>{legal.updated}</dt>
              <dd>{updated}</dd>
            </div>
            {changes.map(([day, what]) => (
              <div key={day}>
                <dt>
                  {legal.changed}, {day}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </header>
        <Contents title={legal.contents} list={sections} />
        <div className="text">
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          <div className="actions">
            <a className="button main" href="/contact">
              {legal.contact}
            </a>
            <a className="button quiet" href={other}>
              {label}
            </a>
          </div>
        </div>
      </div>
    </SiteLayout>
  );
}

function Section({ section: { id, title, text } }: { readonly section: LegalSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {text.map((part) => (
        <Part key={typeof part === 'string' ? part : JSON.stringify(part)} part={part} />
      ))}
    </section>
  );
}

function Part({ part }: { readonly part: LegalPart }) {
  if (typeof part === 'string') return <p>{part}</p>;
  if ('list' in part)
    return (
      <ul>
        {part.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  const [head = [], ...rows] = part.table;
  return (
    <div className="wide">
      <TextTable label={part.label} head={head} rows={rows} />
    </div>
  );
}
