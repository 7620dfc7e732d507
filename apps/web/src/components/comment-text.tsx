import type { ReactNode } from 'react';
import './comment-text.css';

interface Props {
  readonly who: string;
  readonly at: string;
  /** `at` for people. */
  readonly moment: string;
  readonly text: string;
  /** What else is said beside the time. */
  readonly children?: ReactNode;
}

/** What a visitor of a shared kit wrote. Name and text may be of any script, and are texts whatever is in them. */
export function CommentText({ who, at, moment, text, children }: Props) {
  return (
    <div className="comment-text">
      <p className="by">
        <strong dir="auto">{who}</strong>
        <time dateTime={at}>{moment}</time>
        {children}
      </p>
      <p className="text" dir="auto">
        {text}
      </p>
    </div>
  );
}
