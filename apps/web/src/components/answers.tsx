import './answers.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly list: readonly (readonly [string, string])[];
}

/** Short questions or points, each with what there is to say of it. */
export function Answers({ id, title, list }: Props) {
  return (
    <section className="answers" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {list.map(([term, said]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
