import { memo } from 'react';

interface Props {
  readonly label: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

/** On or off, at once. */
export const SwitchRow = memo(function SwitchRow({ label, on, turn }: Props) {
  return (
    <label className="switch">
      {label}
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
      <span className="track" aria-hidden="true" />
    </label>
  );
});
