import './sure.css';

interface Props {
  readonly ask: string;
  readonly words: { readonly what: string; readonly yes: string; readonly no: string };
  readonly busy?: boolean;
  /** Whether it takes something away for good. */
  readonly erases?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more, where something is about to end. Whoever shows it moves the focus to it, and back. */
export function Sure({ ask, words, busy = false, erases = true, onYes, onNo }: Props) {
  return (
    <fieldset className="sure">
      <legend>{ask}</legend>
      <p>{words.what}</p>
      <div className="buttons">
        <button type="button" className="button quiet" onClick={onNo}>
          {words.no}
        </button>
        <button type="button" className={erases ? 'button quiet erase' : 'button quiet'} aria-disabled={busy} onClick={onYes}>
          {words.yes}
        </button>
      </div>
    </fieldset>
  );
}
