import type { ReactNode } from 'react';
import './empty-state.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The page it fills; none inside a page that has a heading of its own. */
  readonly page?: string;
  /** Something went wrong just now: it is said aloud. */
  readonly alert?: boolean;
  /** The ways on. */
  readonly children: ReactNode;
}

/** What stands where there is nothing to show: what is so, why, and the ways on. */
export function EmptyState({ title, text, page, alert = false, children }: Props) {
  const Title = page === undefined ? 'h2' : 'h1';
  return (
    <div className={page === undefined ? 'empty-state' : `${page} empty-state`} {...(alert ? { role: 'alert' } : {})}>
      <Title>{title}</Title>
      <p>{text}</p>
      <div className="actions">{children}</div>
    </div>
  );
}
