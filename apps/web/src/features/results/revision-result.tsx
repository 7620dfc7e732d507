import type { RevisionPreview } from '@brandwright/contract';
import type { RefObject } from 'react';
import { Art } from '../../components/art.tsx';
import { instantRevision as words } from '../../content/instant-revision.ts';
import { inline } from '../hero/picture.ts';

interface Props {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Of the logo: “Logo 3”. */
  readonly name: string;
  readonly shown: RevisionPreview;
  /** It is being used. */
  readonly busy: boolean;
  readonly use: () => void;
  /** Null where nobody takes it. */
  readonly send: (() => void) | null;
}

/** A logo before and after a request, and what of the request was understood. */
export function RevisionResult({ heading, name, shown, busy, use, send }: Props) {
  const { before, after, known, finished } = shown;
  const mayUse = after !== null && !known;
  return (
    <section className="result" aria-labelledby="revision-result">
      <h4 id="revision-result" ref={heading} tabIndex={-1}>
        {name}
      </h4>
      {after === null ? null : (
        <div className="pair">
          <Picture of={before} label={words.before} name={name} />
          <Picture of={after} label={words.after} name={name} />
        </div>
      )}
      <Reading shown={shown} />
      {after === null ? <p>{words.nothing}</p> : null}
      {known ? <p>{words.known}</p> : null}
      {mayUse && finished ? <p className="said">{words.finished}</p> : null}
      <div className="does">
        {mayUse ? (
          <button type="button" className="button main" aria-disabled={busy || undefined} onClick={use}>
            {busy ? words.busy : words.accept}
          </button>
        ) : null}
        {send === null ? null : (
          <button type="button" className="button quiet" onClick={send}>
            {words.send}
          </button>
        )}
      </div>
    </section>
  );
}

function Picture({ of, label, name }: { readonly of: string; readonly label: string; readonly name: string }) {
  return (
    <figure>
      <Art className="plate" markup={inline(of)} label={`${label}: ${name}`} place={label} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** What was understood and done, what was understood and not done, and what was not understood. */
function Reading({ shown: { understood, notUnderstood } }: Pick<Props, 'shown'>) {
  const told = ({ label, said }: RevisionPreview['understood'][number]) => ({ what: label, why: said });
  const groups = [
    { title: words.understood, items: understood.filter(({ done }) => done).map(told) },
    { title: words.undoable, items: understood.filter(({ done }) => !done).map(told) },
    { title: words.notUnderstood, items: notUnderstood.map((one) => ({ what: `“${one.words}”`, why: words.why[one.why] })) },
  ].filter(({ items }) => items.length > 0);
  return (
    <dl className="reading">
      {groups.map(({ title, items }) => (
        <div key={title}>
          <dt>{title}</dt>
          {items.map(({ what, why }) => (
            <dd key={what}>
              <bdi>{what}</bdi>
              {why === '' ? null : <span> {why}</span>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
