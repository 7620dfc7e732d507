import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Art } from '../../components/art.tsx';
import { wizard } from '../../content/wizard.ts';
import { runTask } from '../../drawing-worker/client.ts';
import type { ThingPicture } from '../../drawing-worker/tasks/heard.ts';
import '../../components/field.css';

const words = wizard.heard;

/** Things shown at once, and milliseconds without a keystroke before they are looked for. */
const [limit, pause] = [6, 80];

interface Props {
  /** No further thing can be chosen. */
  readonly full: boolean;
  /** Names of things that are offered already. */
  readonly known: readonly string[];
  readonly add: (thing: ThingPicture) => void;
}

interface Found {
  readonly query: string;
  readonly things: readonly ThingPicture[];
}

/** A thing by its name, from all that the engine draws. Enter takes the first, as soon as the search for what was typed has ended. */
export function FindThing({ full, known, add }: Props) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found | 'failed' | null>(null);
  /** Enter was pressed before the search for what stands in the field had ended. */
  const awaited = useRef(false);
  const asked = query.trim();
  useEffect(() => {
    if (asked === '') {
      setFound(null);
      return;
    }
    const over = new AbortController();
    const timer = setTimeout(
      () =>
        runTask('findThings', { query: asked, limit }, over.signal).then(
          (things) => setFound({ query: asked, things }),
          () => over.signal.aborted || setFound('failed'),
        ),
      pause,
    );
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [asked]);
  const all = found === null || found === 'failed' ? [] : found.things;
  const things = all.filter(({ name }) => !known.includes(name));
  const take = (thing: ThingPicture | undefined): void => {
    awaited.current = false;
    if (thing === undefined) return;
    add(thing);
    setQuery('');
    document.getElementById(id)?.focus();
  };
  const searched = found !== null && found !== 'failed' && found.query === asked;
  useEffect(() => {
    if (searched && awaited.current) take(things[0]);
  });
  return (
    <div className="find">
      <div className="field">
        <label htmlFor={id}>{words.find}</label>
        <input
          id={id}
          type="search"
          value={query}
          placeholder={words.findPlaceholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          disabled={full}
          onInput={({ currentTarget }) => {
            awaited.current = false;
            setQuery(currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter in a field would leave the step.
            event.preventDefault();
            if (searched) take(things[0]);
            else awaited.current = asked !== '';
          }}
        />
      </div>
      <p className={things.length > 0 ? 'visually-hidden' : undefined} role="status">
        {saidOf(found, things.length)}
      </p>
      {things.length === 0 ? null : (
        <ul aria-label={words.results}>
          {things.map((thing) => (
            <li key={thing.name}>
              <button type="button" className="pick" aria-label={words.add(thing.name)} onClick={() => take(thing)}>
                <Art markup={thing.art} place={`found-${thing.name}`} />
                <span className="word">{thing.name}</span>
                <Plus aria-hidden="true" className="plus" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function saidOf(found: Found | 'failed' | null, count: number): string {
  if (found === null) return '';
  if (found === 'failed') return words.failed;
  return found.things.length === 0 ? words.none(found.query) : words.found(count);
}
