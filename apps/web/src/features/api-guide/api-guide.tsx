import { type ReactNode, useSyncExternalStore } from 'react';
import { Contents } from '../../components/contents.tsx';
import { Plate } from '../../components/plate.tsx';
import { TextTable } from '../../components/text-table.tsx';
import { apiExamples, apiGuide, someOrigin } from '../../content/api-guide.ts';
import { apiReference } from '../../content/api-reference.ts';
import { guideFirms } from '../../content/sample-brands.ts';
import { webhookSample } from '../../content/webhook-sample.ts';
import { Operations } from './operations.tsx';
import { Sample } from './sample.tsx';
import '../../components/reading.css';
import './api-guide.css';

const { start, keys, limits, repeats, webhooks, errors, assistants, reference } = apiGuide;
const contents = [
  { id: 'start', title: start.title },
  { id: 'keys', title: keys.title },
  { id: 'limits', title: limits.title },
  { id: 'repeats', title: repeats.title },
  { id: 'webhooks', title: webhooks.title },
  { id: 'errors', title: errors.title },
  { id: 'assistants', title: assistants.title },
  { id: 'endpoints', title: reference.title, within: apiReference.operations.map(({ id, about: title }) => ({ id, title })) },
] as const;
const firm = guideFirms.find(({ key }) => key === 'api-documentation')?.name ?? '';

/** How programs use the site, with its reference (rows and P-03). */
export function ApiGuide() {
  const origin = useOrigin();
  return (
    <div className="reading api-guide">
      <Head />
      <Contents title={apiGuide.contents} list={contents} />
      <div className="text">
        <Section id="start" title={start.title}>
          <ol className="steps">
            {start.steps.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <a className="way" href={start.account.href}>
            {start.account.label}
          </a>
          <Sample label={start.saving} text={start.save} />
          <Sample label={start.steps[2][0]} text={apiExamples.apiGenerateLogos?.(origin) ?? ''} />
        </Section>
        <Section id="keys" title={keys.title}>
          {keys.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Pairs label={keys.scopes.label} head={keys.scopes.head} rows={keys.scopes.rows} />
          <a className="way" href={keys.pricing.href}>
            {keys.pricing.label}
          </a>
        </Section>
        <Section id="limits" title={limits.title}>
          {limits.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Section>
        <Section id="repeats" title={repeats.title}>
          {repeats.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Section>
        <Section id="webhooks" title={webhooks.title}>
          {webhooks.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <a className="way" href={webhooks.account.href}>
            {webhooks.account.label}
          </a>
          <Pairs label={webhooks.events} head={webhooks.head} rows={apiReference.events} />
          <Sample label={webhooks.sampleEvent} text={apiReference.event} />
          <h3>{webhooks.verifying.title}</h3>
          <p>{webhooks.verifying.text}</p>
          <Sample label={webhooks.verifying.label} text={webhookSample} />
        </Section>
        <Section id="errors" title={errors.title}>
          <p>{errors.text}</p>
          <Sample label={errors.sample} text={apiReference.problem} />
          <Pairs label={errors.label} head={errors.head} rows={apiReference.failures} />
        </Section>
        <Section id="assistants" title={assistants.title}>
          {assistants.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Sample label={assistants.sample} text={assistants.config(origin)} />
        </Section>
        <Section id="endpoints" title={reference.title}>
          <p>
            {reference.base}: <code>{origin}/api/v1</code>
          </p>
          <p>{reference.documentText}</p>
          <a className="way" href={reference.document.href}>
            {reference.document.label}
          </a>
          <Operations origin={origin} />
        </Section>
      </div>
    </div>
  );
}

function Head() {
  return (
    <header>
      <div>
        <h1>{apiGuide.title}</h1>
        <p className="lead">{apiGuide.lead}</p>
        <div className="actions">
          <a className="button main" href={apiGuide.signUp.href}>
            {apiGuide.signUp.label}
          </a>
          <a className="button quiet" href={apiGuide.contact.href}>
            {apiGuide.contact.label}
          </a>
        </div>
      </div>
      <Plate name="guide-api-documentation" caption={`Drawn for ${firm}, a company we made up.`} eager />
    </header>
  );
}

function Section({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

const Pairs = (props: Omit<Parameters<typeof TextTable>[0], 'term'>) => (
  <TextTable {...props} term={(term) => <code>{term}</code>} />
);

/** Where this site is; an example’s address in the page as it was built. */
const useOrigin = (): string =>
  useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => someOrigin,
  );
