import { type AnswerOf, type adminRevisions, type RevisionStatus, revisionLimits, revisionStatuses } from '@brandwright/contract';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { call } from '../../client.ts';
import { dayOf } from '../../components/day.ts';
import { Field } from '../../components/field.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { admin } from '../../content/admin.ts';
import { revisionStatusWords, revisionTypeWords } from '../../content/revisions.ts';

type Answer = AnswerOf<typeof adminRevisions>;
type Request = Answer['revisions'][number];
type Kind = keyof typeof words.kinds;

const words = admin.revisions;
const kinds = Object.keys(words.kinds) as readonly Kind[];

/** The queue of our designers: what customers asked for, and the answers (row V-02). */
export function Revisions() {
  const [kind, setKind] = useState<Kind>('open');
  return (
    <section className="revisions underlined" aria-labelledby="admin-revisions">
      <h2 id="admin-revisions">{words.title}</h2>
      <Tabs
        label={words.title}
        className="panel"
        open={kind}
        onOpen={setKind}
        tabs={kinds.map((key) => ({ key, title: words.kinds[key], panel: <RequestList key={key} kind={key} /> }))}
      />
    </section>
  );
}

/** Requests of a kind, page by page. */
function RequestList({ kind }: { readonly kind: Kind }) {
  const [known, setKnown] = useState<Answer>({ revisions: [], more: false });
  const [state, setState] = useState<'loading' | 'failed' | 'there'>('loading');
  const load = useCallback(
    async (before: readonly Request[] = []): Promise<void> => {
      setState('loading');
      try {
        const after = before.at(-1)?.id;
        const body = { which: kind, ...(after === undefined ? {} : { after }) };
        const { revisions, more } = await call('POST /api/admin/revisions', { body });
        setKnown({ revisions: [...before, ...revisions], more });
        setState('there');
      } catch {
        setState('failed');
      }
    },
    [kind],
  );
  useEffect(() => {
    void load();
  }, [load]);

  /** One that was closed or opened stays where it is until the list is loaded again, so that a slip can be mended. */
  const answer = async (request: Request, status: RevisionStatus, notes: string): Promise<void> => {
    try {
      const saved = await call('POST /api/admin/revisions/:revision/answer', {
        ids: { revision: request.id },
        body: { status, notes },
      });
      setKnown(({ revisions, more }) => ({
        revisions: revisions.map((one) => (one.id === saved.id ? { ...one, ...saved } : one)),
        more,
      }));
      const same = saved.updatedAt === request.updatedAt;
      toastSuccess(same ? words.unchanged : words.saved);
    } catch (error) {
      toastError(words.notSaved, error instanceof Error ? error.message : '');
    }
  };
  const { revisions, more } = known;
  return (
    <div aria-busy={state === 'loading'}>
      {state === 'failed' ? (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" className="button quiet" onClick={() => void load()}>
            {words.again}
          </button>
        </p>
      ) : null}
      {state === 'there' && revisions.length === 0 ? <p role="status">{words.none[kind]}</p> : null}
      <ul>
        {revisions.map((request) => (
          <RequestItem key={request.id} request={request} onAnswer={(status, notes) => answer(request, status, notes)} />
        ))}
      </ul>
      {more ? (
        <button type="button" className="button quiet" onClick={() => void load(revisions)}>
          {words.more}
        </button>
      ) : null}
    </div>
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
