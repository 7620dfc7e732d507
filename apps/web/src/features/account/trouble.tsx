interface Props {
  readonly words: { readonly broken: string; readonly again: string };
  readonly trouble: string;
  readonly read: () => Promise<void>;
}

/** Why something could not be read, and the way to try again. */
export function Trouble({ words, trouble, read }: Props) {
  return (
    <div role="alert">
      <p className="now">
        {words.broken} {trouble}
      </p>
      <button type="button" className="button quiet" onClick={() => void read()}>
        {words.again}
      </button>
    </div>
  );
}
