import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  /** What an address leads to it by. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One part of the account: what it is on one side, what can be done on the other. */
export function Part({ id, title, text, children }: Props) {
  const own = useId();
  const section = useRef<HTMLElement>(null);
  // When the browser looked for the place in its address, the account was still on its way.
  useEffect(() => {
    if (id !== undefined && location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);
  return (
    <section id={id} ref={section} aria-labelledby={own}>
      <div>
        <h2 id={own}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="work">{children}</div>
    </section>
  );
}
