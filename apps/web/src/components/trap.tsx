import { useCallback, useEffect, useRef } from 'react';
import './trap.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** A field that people don’t see. Programs that fill in forms fill it in. */
export function Trap({ label, value, onInput }: Props) {
  return (
    <div className="trap">
      <label>
        {label}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}

/** To be asked for the seconds since the form was opened. People need some; programs don’t. */
export function useSecondsOpen(): () => number {
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  return useCallback(() => (performance.now() - opened.current) / 1000, []);
}
