import { type Kit, type RevisionType, revisionLimits, revisionTypes } from '@brandwright/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Field } from '../../components/field.tsx';
import { RevisionList } from '../../components/revision-list.tsx';
import { Submit } from '../../components/submit.tsx';
import { Tiles } from '../../components/tiles.tsx';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { useForm } from '../../components/use-form.ts';
import { revisionTypeWords, revisionWords as words } from '../../content/revisions.ts';
import { redirectedToLogin } from '../../session/login-redirect.ts';
import { found } from '../auth/validate.ts';
import type { useRevisions } from './use-revisions.ts';
import './revision-form.css';

const types = revisionTypes.map((value) => ({ value, label: revisionTypeWords[value] }));

/** A request that was begun elsewhere on the page. A new object is a new request. */
export interface HandedRequest {
  readonly changes: string;
}

interface FormProps {
  readonly kit: Pick<Kit, 'status'>;
  readonly requests: ReturnType<typeof useRevisions>;
  readonly handed: HandedRequest | null;
}

/** Changes by our designers (rows M-03, V-01): a form as long as the plan includes some, and what was asked so far. */
export function RevisionForm({ kit, requests: { state, load, request }, handed }: FormProps) {
  if (state === 'loading') return <Frame text={words.text} right={<p role="status">{words.loading}</p>} />;
  if (state === 'failed')
    return (
      <Frame
        text={words.text}
        right={
          <p role="alert">
            {words.notLoaded}{' '}
            <button type="button" className="button quiet" onClick={() => void load()}>
              {words.again}
            </button>
          </p>
        }
      />
    );
  const { revisions, included, left } = state;
  const isOpen = left > 0 && kit.status === 'completed';
  return (
    <Frame
      text={included === 0 ? words.none : words.text}
      state={included === 0 ? null : left === 0 ? words.used : isOpen ? words.left(left, included) : words.unfinished}
      pricing={included === 0}
      right={
        <>
          {isOpen ? <RequestForm request={request} handed={handed} /> : null}
          {revisions.length === 0 ? null : (
            <section aria-labelledby="revision-list">
              <h4 id="revision-list">{words.list}</h4>
              <RevisionList revisions={revisions} />
            </section>
          )}
        </>
      }
    />
  );
}

/** The same in a kit that nobody owns. */
export const SampleRevisions = () => <Frame text={words.sample} pricing />;

interface FrameProps {
  readonly text: string;
  /** How many are left. */
  readonly state?: string | null;
  /** With a link to the plans. */
  readonly pricing?: boolean;
  readonly right?: ReactNode;
}

function Frame({ text, state = null, pricing = false, right }: FrameProps) {
  return (
    <section className="change revision" aria-labelledby="revision">
      <div>
        <h3 id="revision">{words.title}</h3>
        <p className="said" id="revision-text">
          {text}
        </p>
        {state === null ? null : (
          <p className="left" role="status">
            {state}
          </p>
        )}
        {pricing ? (
          <a className="button quiet" href="/pricing">
            {words.pricing}
          </a>
        ) : null}
      </div>
      {right === undefined ? null : <div>{right}</div>}
    </section>
  );
}

const empty = { type: '', changes: '' };

function RequestForm({ request, handed }: Pick<FormProps['requests'], 'request'> & Pick<FormProps, 'handed'>) {
  const { form, field, values, set, onSubmit, busy } = useForm({
    empty,
    judge: ({ type, changes }) => {
      const faults = found({
        type: type === '' ? words.missing.type : undefined,
        changes: changes.trim() === '' ? words.missing.changes : undefined,
      });
      if (Object.keys(faults).length > 0) toastError(words.missing.title, words.missing.text);
      return faults;
    },
    async send({ type, changes }) {
      await request({ type: type as RevisionType, changes });
      set(empty);
      toastSuccess(...words.requested);
    },
    refused: (refusal) => {
      if (redirectedToLogin(refusal, words.signIn)) return;
      // The server says why it refuses; what failed is told in the product's words (row V-04).
      const { code, message } = refusal;
      const isOurs = code === 'unreachable' || code === 'unreadable' || code === 'server.internal';
      toastError(words.failed[0], isOurs ? words.failed[1] : message);
    },
  });
  const taken = useRef<HandedRequest | null>(null);
  useEffect(() => {
    if (handed === null || taken.current === handed) return;
    taken.current = handed;
    set({ type: 'general', changes: handed.changes });
    form.current?.querySelector('textarea')?.focus();
  }, [handed, set, form]);
  return (
    <form ref={form} method="post" aria-labelledby="revision" aria-describedby="revision-text" onSubmit={onSubmit} noValidate>
      <Tiles
        legend={words.kind}
        tiles={types}
        chosen={values.type}
        choose={(type) => set({ type })}
        trouble={field('type').trouble}
      />
      <Field
        label={words.field}
        rows={4}
        limit={revisionLimits.changes}
        placeholder={words.hint}
        required
        {...field('changes')}
      />
      <Submit label={words.send} busy={busy} quiet />
    </form>
  );
}
