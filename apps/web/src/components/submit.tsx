import { entry } from '../content/auth.ts';

interface Props {
  readonly label: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Not the one main action of its screen. */
  readonly quiet?: boolean;
}

/** The button that sends a form. */
export function Submit({ label, busy, disabled = false, quiet = false }: Props) {
  return (
    // While it works it keeps the focus: a disabled button would lose it to the page.
    <button
      type="submit"
      className={quiet ? 'button quiet' : 'button main'}
      disabled={disabled}
      aria-disabled={busy || undefined}
    >
      {busy ? entry.busy : label}
    </button>
  );
}
