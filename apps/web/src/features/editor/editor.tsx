interface Props {
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Step 6: the last hand on the chosen design (rows E). */
export function Editor({ onBack, onNext }: Props) {
  return (
    <div>
      <button type="button" onClick={onBack}>
        Back
      </button>
      <button type="button" onClick={onNext}>
        Next
      </button>
    </div>
  );
}
