import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Art } from '../../components/art.tsx';
import { runTask } from '../../drawing-worker/client.ts';
import type { FoundIcon } from '../../drawing-worker/tasks/find-icons.ts';
import '../../components/field.css';
import './icon-search.css';

interface Props {
  readonly open: boolean;
  readonly close: () => void;
  readonly chosen: string | null;
  readonly choose: (icon: FoundIcon) => void;
}

/** Icons shown at once, and milliseconds without a keystroke before they are looked for. */
const [limit, pause] = [60, 80];

/** Another icon by a word: a field and a grid of drawings; arrow keys walk the grid. */
export function IconSearch({ open, close, chosen, choose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    field.current?.focus();
  }, [open]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the dialog; the keyboard has Escape.
    <dialog
      ref={dialog}
      className="icon-search"
      aria-labelledby={id}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="inside">
        <header>
          <h2 id={id}>Choose an icon</h2>
          <button type="button" className="button icon" aria-label="Close" onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" />
          </button>
        </header>
        <Results
          field={field}
          chosen={chosen}
          choose={(icon) => {
            choose(icon);
            // Closed by itself it gives the focus back to where it came from.
            dialog.current?.close();
          }}
        />
      </div>
    </dialog>
  );
}

function Results({
  field,
  chosen,
  choose,
}: Pick<Props, 'chosen' | 'choose'> & { readonly field: { readonly current: HTMLInputElement | null } }) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<{ readonly query: string; readonly icons: readonly FoundIcon[] } | 'failed' | null>(null);
  useEffect(() => {
    const over = new AbortController();
    const timer = setTimeout(
      () =>
        runTask('findIcons', { query: query.trim(), limit }, over.signal).then(
          (icons) => setFound({ query: query.trim(), icons }),
          () => over.signal.aborted || setFound('failed'),
        ),
      query === '' ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [query]);
  const icons = found === null || found === 'failed' ? [] : found.icons;

  return (
    <>
      <div className="field">
        <label htmlFor={id}>What should it show?</label>
        <input
          ref={field}
          id={id}
          type="search"
          value={query}
          placeholder="leaf, mountain, coffee"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            grid.current?.querySelector('button')?.focus();
          }}
        />
      </div>
      <p className={icons.length > 0 ? 'visually-hidden' : 'nothing'} role="status">
        {found === null
          ? ''
          : found === 'failed'
            ? 'We couldn’t search the icons. Close this and try again.'
            : icons.length === 0
              ? `No icons for “${found.query}” yet. Try a simpler word, such as leaf or wave.`
              : icons.length === 1
                ? '1 icon'
                : `${icons.length} icons`}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons within come up to it. */}
      <div className="icon-grid" ref={grid} onKeyDown={(event) => walk(event, field.current)}>
        {icons.map((icon) => (
          <button
            key={icon.id}
            type="button"
            aria-label={icon.label}
            title={icon.label}
            aria-current={icon.id === chosen ? 'true' : undefined}
            onClick={() => choose(icon)}
          >
            <Art markup={icon.art} place={icon.id} />
          </button>
        ))}
      </div>
    </>
  );
}

/** Arrow keys move by place on the screen; up from the first row is the field again. */
function walk(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null): void {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  const top = all[0]?.offsetTop;
  const columns = Math.max(1, all.filter(({ offsetTop }) => offsetTop === top).length);
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (by === undefined || at < 0) return;
  event.preventDefault();
  const to = at + by;
  if (to < 0 && event.key === 'ArrowUp') field?.focus();
  else all[Math.min(Math.max(to, 0), all.length - 1)]?.focus();
}
