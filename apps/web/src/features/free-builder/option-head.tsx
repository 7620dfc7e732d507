interface Props {
  readonly word: string;
  /** What is chosen. */
  readonly aside?: string;
}

/** The line over a group of choices; the group's own legend says its word to screen readers. */
export function OptionHead({ word, aside = '' }: Props) {
  return (
    <p className="option-head" aria-hidden="true">
      <span>{word}</span>
      <span className="aside">{aside}</span>
    </p>
  );
}
