import type { Revision } from '@brandwright/contract';
import { CircleCheck, CircleX, Clock, Pencil } from 'lucide-react';
import { revisionStatusWords, revisionTypeWords, revisionWords as words } from '../content/revisions.ts';
import { dayOf } from './day.ts';
import './revision-list.css';
import './status-badge.css';

const signs = { pending: Clock, in_progress: Pencil, completed: CircleCheck, rejected: CircleX } as const;
/** The colors of kits' badges. */
const shades = { pending: 'pending', in_progress: 'generating', completed: 'completed', rejected: 'error' } as const;

/** How far a request is: a sign and a word. */
function RevisionStatusBadge({ status }: Pick<Revision, 'status'>) {
  const Sign = signs[status];
  return (
    <span className="status-badge" data-status={shades[status]}>
      <Sign aria-hidden="true" />
      {revisionStatusWords[status]}
    </span>
  );
}

interface Props {
  readonly revisions: readonly (Revision & { readonly kit?: { readonly id: string; readonly businessName: string } })[];
}

/** Requested changes with what became of them, in the order given (rows V-01, V-02). Each names its kit if that is given. */
export function RevisionList({ revisions }: Props) {
  return (
    <ul className="revision-list">
      {revisions.map(({ id, type, status, changes, notes, createdAt, kit }) => (
        <li key={id}>
          <p className="about">
            <RevisionStatusBadge status={status} />
            <strong>{revisionTypeWords[type]}</strong>
            <span>{words.requestedOn(dayOf(createdAt))}</span>
            {kit === undefined ? null : (
              <a href={`/results/${kit.id}#revision`}>
                <bdi>{kit.businessName}</bdi>
              </a>
            )}
          </p>
          <p className="changes" dir="auto">
            {changes}
          </p>
          {notes === null ? null : (
            <blockquote className="notes" aria-label={words.notes}>
              <p className="from">{words.notes}</p>
              <p dir="auto">{notes}</p>
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
