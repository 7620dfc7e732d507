import { apiGuide } from '../../content/api-guide.ts';
import type { ApiField } from '../../content/api-reference.ts';

const words = apiGuide.reference;

interface Props {
  readonly fields: readonly ApiField[];
  /** Whether a program sends them, and has to know which it may leave out. */
  readonly sent?: boolean;
}

/** Fields of a JSON object, with those of objects in it. */
export function FieldList({ fields, sent = false }: Props) {
  return (
    <dl className="fields">
      {fields.map(({ name, type, isRequired, about, values, fields: inner }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <span>{sent && isRequired ? `${type}, ${words.required}` : type}</span>
          </dt>
          <dd>
            {about === '' ? null : <p>{about}</p>}
            {values.length === 0 ? null : (
              <p>
                {words.oneOf} {values.join(', ')}
              </p>
            )}
            {inner.length === 0 ? null : <FieldList fields={inner} sent={sent} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
