import type { SharedKit, VisitorComment } from '@brandwright/contract';
import { useRef, useState } from 'react';
import { call, isRefusal } from '../../client.ts';
import { CommentText } from '../../components/comment-text.tsx';
import { dayOf } from '../../components/day.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { shared } from '../../content/share-link.ts';
import { CommentForm } from './comment-form.tsx';

interface Props {
  readonly feedback: SharedKit['feedback'];
  readonly secret: string;
  readonly closed: () => void;
}

const words = shared.comments;

/** Comments that the owner shows, the visitor’s own among them, and the form for another. */
export function Comments({ feedback, secret, closed }: Props) {
  const [comments, setComments] = useState<readonly VisitorComment[]>(feedback.comments);
  const list = useRef<HTMLDivElement>(null);
  const remove = async (comment: string): Promise<void> => {
    try {
      await call('DELETE /api/shared/:secret/comments/:comment', { ids: { secret, comment } });
    } catch (error) {
      // Deleted by the owner meanwhile.
      if (!isRefusal(error, 'route.not_found')) return toastError(words.notRemoved, error instanceof Error ? error.message : '');
    }
    setComments((all) => all.filter(({ id }) => id !== comment));
    toastSuccess(...words.removed);
    // Its button goes with it.
    list.current?.focus();
  };
  return (
    <div className="comments" ref={list} tabIndex={-1}>
      {comments.length === 0 ? <p className="said">{words.none}</p> : null}
      <ul hidden={comments.length === 0}>
        {comments.map(({ id, name, comment, createdAt, isWaiting, isOwn }) => (
          <li key={id}>
            <CommentText who={name === '' ? words.nameless : name} at={createdAt} moment={dayOf(createdAt)} text={comment} />
            {isWaiting ? <p className="waiting">{words.waiting}</p> : null}
            {isOwn ? (
              <button type="button" className="button plain" onClick={() => void remove(id)}>
                {words.remove}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {feedback.isOpen ? (
        <CommentForm secret={secret} closed={closed} sent={(comment) => setComments((all) => [...all, comment])} />
      ) : null}
    </div>
  );
}
