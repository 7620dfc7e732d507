import { apiGuide } from '../../content/api-guide.ts';
import type { ApiField } from '../../content/api-reference.ts';

const words = apiGuide.reference;

/** Fields of a JSON object, with those of objects in it. */
export function FieldList({ fields }: { readonly fields: readonly ApiField[] }) {
  return (
    <dl className="fields">
      {fields.map(({ name, type, isRequired, about, values, fields: inner }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <span>{isRequired ? `${type}, ${words.required}` : type}</span>
          </dt>
          <dd>
            {about === '' ? null : <p>{about}</p>}
            {values.length === 0 ? null : (
              <p>
                {words.oneOf} {values.join(', ')}
              </p>
            )}
            {inner.length === 0 ? null : <FieldList fields={inner} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
