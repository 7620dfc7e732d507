import type { SharedKit, VisitorComment } from '@brandwright/contract';
import { useState } from 'react';
import { dayOf } from '../../components/day.ts';
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
  return (
    <div className="comments">
      {comments.length === 0 ? <p className="said">{words.none}</p> : null}
      <ul hidden={comments.length === 0}>
        {comments.map(({ id, name, comment, createdAt, isWaiting }) => (
          <li key={id}>
            <p className="by">
              <strong dir="auto">{name === '' ? words.nameless : name}</strong>
              <time dateTime={createdAt}>{dayOf(createdAt)}</time>
            </p>
            <p className="text" dir="auto">
              {comment}
            </p>
            {isWaiting ? <p className="waiting">{words.waiting}</p> : null}
          </li>
        ))}
      </ul>
      {feedback.isOpen ? (
        <CommentForm secret={secret} closed={closed} sent={(comment) => setComments((all) => [...all, comment])} />
      ) : null}
    </div>
  );
}
