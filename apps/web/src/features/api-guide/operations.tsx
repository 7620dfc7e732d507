import { apiExamples, apiGuide } from '../../content/api-guide.ts';
import { type ApiOperation, apiReference } from '../../content/api-reference.ts';
import { FieldList } from './field-list.tsx';
import { Sample } from './sample.tsx';

const words = apiGuide.reference;

/** Every endpoint of the public API: how to call it, what it takes and what it answers. */
export function Operations({ origin }: { readonly origin: string }) {
  return apiReference.operations.map((operation) => <Endpoint key={operation.id} operation={operation} origin={origin} />);
}

function Endpoint({ operation, origin }: { readonly operation: ApiOperation; readonly origin: string }) {
  const { id, method, path, about, scope, isRepeatable, status, query, sends, answers } = operation;
  const example = apiExamples[id];
  return (
    <article id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{about}</h3>
      <p className="line">
        <span className="method">{method}</span> <code>{path}</code>
      </p>
      <p className="needs">
        {scope === null ? words.open : words.scope(scope)}
        {isRepeatable ? ` ${words.repeatable}` : null}
      </p>
      {example === undefined ? null : <Sample label={apiGuide.example} of={about} text={example(origin)} />}
      {query.length === 0 ? null : (
        <details>
          <summary>{words.query}</summary>
          <FieldList fields={query} />
        </details>
      )}
      {sends === null ? null : (
        <details>
          <summary>{words.sends}</summary>
          <FieldList fields={sends} sent />
        </details>
      )}
      <details>
        <summary>{words.answers(status)}</summary>
        {answers === null ? <p>{id === 'apiDocument' ? words.any : words.file}</p> : <FieldList fields={answers} />}
      </details>
    </article>
  );
}
