import { type ReactNode, useId } from 'react';

/** One part of the account: what it is on one side, what can be done on the other. */
export function Part({ title, text, children }: { readonly title: string; readonly text: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="work">{children}</div>
    </section>
  );
}
