import { type AnswerOf, type adminRevisions, type RevisionStatus, revisionLimits, revisionStatuses } from '@brandwright/contract';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../client.ts';
import { dayOf } from '../../components/day.ts';
import { Field } from '../../components/field.tsx';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { admin } from '../../content/admin.ts';
import { revisionStatusWords, revisionTypeWords } from '../../content/revisions.ts';
import { PagedList, TabbedLists } from './tabbed-lists.tsx';
import { type Page, usePages } from './use-pages.ts';

type Request = AnswerOf<typeof adminRevisions>['revisions'][number];
type Kind = keyof typeof words.kinds;

const words = admin.revisions;

/** The queue of our designers: what customers asked for, and the answers (row V-02). */
export const Revisions = () => (
  <TabbedLists name="revisions" title={words.title} kinds={words.kinds} list={(kind) => <RequestList key={kind} kind={kind} />} />
);

async function readPage(which: Kind, after: string | undefined): Promise<Page<Request>> {
  const body = { which, ...(after === undefined ? {} : { after }) };
  const { revisions, more } = await call('POST /api/admin/revisions', { body });
  return { items: revisions, more };
}

/** Requests of a kind, page by page. */
function RequestList({ kind }: { readonly kind: Kind }) {
  const pages = usePages(readPage, kind);
  /** One that was closed or opened stays where it is until the list is loaded again, so that a slip can be mended. */
  const answer = async (request: Request, status: RevisionStatus, notes: string): Promise<void> => {
    try {
      const saved = await call('POST /api/admin/revisions/:revision/answer', {
        ids: { revision: request.id },
        body: { status, notes },
      });
      pages.change((requests) => requests.map((one) => (one.id === saved.id ? { ...one, ...saved } : one)));
      const same = saved.updatedAt === request.updatedAt;
      toastSuccess(same ? words.unchanged : words.saved);
    } catch (error) {
      toastError(words.notSaved, error instanceof Error ? error.message : '');
    }
  };
  return (
    <PagedList
      pages={pages}
      words={words}
      none={words.none[kind]}
      item={(request) => (
        <RequestItem key={request.id} request={request} onAnswer={(status, notes) => answer(request, status, notes)} />
      )}
    />
  );
}

interface ItemProps {
  readonly request: Request;
  readonly onAnswer: (status: RevisionStatus, notes: string) => Promise<void>;
}

function RequestItem({ request, onAnswer }: ItemProps) {
  const { id, type, changes, createdAt, kit, email } = request;
  const [status, setStatus] = useState(request.status);
  const [notes, setNotes] = useState(request.notes ?? '');
  const [busy, setBusy] = useState(false);
  const select = useId();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await onAnswer(status, notes);
    setBusy(false);
  };
  return (
    <li>
      <img
        src={`/api/admin/revisions/${id}/logo`}
        alt={words.picture(kit.businessName)}
        width={592}
        height={336}
        loading="lazy"
      />
      <div>
        <strong>
          <bdi>{kit.businessName}</bdi>
        </strong>
        <p className="facts">{[revisionTypeWords[type], email, dayOf(createdAt)].join(' · ')}</p>
        <p className="said" dir="auto">
          {changes}
        </p>
        <form onSubmit={(event) => void save(event)} aria-label={kit.businessName}>
          <div className="field">
            <label htmlFor={select}>{words.status}</label>
            <select id={select} value={status} onChange={(event) => setStatus(event.currentTarget.value as RevisionStatus)}>
              {revisionStatuses.map((one) => (
                <option key={one} value={one}>
                  {revisionStatusWords[one]}
                </option>
              ))}
            </select>
          </div>
          <Field
            label={words.notes}
            hint={words.notesHint}
            rows={3}
            limit={revisionLimits.notes}
            value={notes}
            onInput={setNotes}
          />
          <button type="submit" className="button quiet" aria-disabled={busy || undefined}>
            {words.save}
            <span className="visually-hidden">: {kit.businessName}</span>
          </button>
        </form>
      </div>
    </li>
  );
}
