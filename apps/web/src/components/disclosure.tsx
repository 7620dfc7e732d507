import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import './disclosure.css';

interface Props {
  /** What opens it. */
  readonly label: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

/** A menu of links that opens without scripts. With them it closes on Escape and when the focus leaves it. */
export function Disclosure({ label, className, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (box.current !== null) box.current.open = false;
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !box.current?.open) return;
    close();
    box.current.querySelector('summary')?.focus();
  };
  const left = (event: FocusEvent): void => {
    // Nothing is focused next when the window itself is left, or when a press falls on plain text.
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <details ref={box} className={`disclosure ${className}`} onKeyDown={keyed} onBlur={left}>
      <summary>{label}</summary>
      <div className="sheaf">{children}</div>
    </details>
  );
}
