import { feedbackLimits, type VisitorComment } from '@brandwright/contract';
import { call } from '../../client.ts';
import { Field } from '../../components/field.tsx';
import { Submit } from '../../components/submit.tsx';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { Trap, useSecondsOpen } from '../../components/trap.tsx';
import { useForm } from '../../components/use-form.ts';
import { shared } from '../../content/share-link.ts';

interface Props {
  readonly secret: string;
  readonly sent: (comment: VisitorComment) => void;
  /** Is called when the link turns out to be revoked. */
  readonly closed: () => void;
}

const words = shared.comments;
const empty = { name: '', comment: '', website: '' };

/** The form of a comment. */
export function CommentForm({ secret, sent, closed }: Props) {
  const secondsOpen = useSecondsOpen();
  const { form, field, values, set, onSubmit, busy, alive } = useForm({
    empty,
    judge: ({ comment }) => (comment.trim() === '' ? { comment: words.missing } : {}),
    async send(typed) {
      const body = { ...typed, seconds: secondsOpen() };
      const comment = await call('POST /api/shared/:secret/comments', { ids: { secret }, body });
      set({ comment: '' });
      sent(comment);
      toastSuccess(words.sent, words.sentText);
    },
    refused({ code, message }) {
      if (code === 'route.not_found') return closed();
      toastError(words.failed, message);
    },
  });
  return (
    <form
      ref={form}
      method="post"
      aria-labelledby="comment-form"
      aria-describedby="comment-form-text"
      onSubmit={onSubmit}
      noValidate
    >
      <h3 id="comment-form">{words.form}</h3>
      <p className="said" id="comment-form-text">
        {words.text}
      </p>
      <Field label={words.name} note={words.optional} autoComplete="name" limit={feedbackLimits.name} {...field('name')} />
      <Field label={words.comment} rows={4} limit={feedbackLimits.comment} required {...field('comment')} />
      <Trap label={words.website} value={values.website} onInput={(website) => set({ website })} />
      <Submit label={words.send} busy={busy} disabled={!alive} />
    </form>
  );
}
