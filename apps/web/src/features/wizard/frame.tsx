import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { wizard } from '../../content/wizard.ts';

interface Props {
  readonly step: number;
  readonly back: { readonly label: string; readonly go: (() => void) | string };
  readonly next: {
    readonly label: string;
    readonly press: () => void;
    readonly disabled?: boolean;
    /** Goes on to another place; else it does something here. */
    readonly leads?: boolean;
  };
  /** Shows beside the title, above the content. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A step: its title, what it asks, and the bar that leads back and on. Enter in a field goes on. */
export function Frame({ step, back, next, above, children }: Props) {
  const { title, lead } = wizard.steps[step - 1] as (typeof wizard.steps)[number];
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, title);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    next.press();
  };
  return (
    <form className="step" onSubmit={submit} noValidate>
      <div className="content">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
        {above}
        {children}
      </div>
      <div className="bar">
        {typeof back.go === 'string' ? (
          <a className="button quiet" href={back.go}>
            <ArrowLeft aria-hidden="true" />
            {back.label}
          </a>
        ) : (
          <button type="button" className="button quiet" onClick={back.go}>
            <ArrowLeft aria-hidden="true" />
            {back.label}
          </button>
        )}
        <button type="submit" className="button main" disabled={next.disabled}>
          {next.label}
          {next.leads === false ? null : <ArrowRight aria-hidden="true" />}
        </button>
      </div>
    </form>
  );
}

/** A new step begins at its title, for eyes and for screen readers. The first one of a visit leaves the focus where it is. */
function useArrival(heading: React.RefObject<HTMLHeadingElement | null>, title: string): void {
  useEffect(() => {
    document.title = `${title} · Brandwright`;
    if (arrived.first) {
      arrived.first = false;
      return;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [heading, title]);
}

const arrived = { first: true };
