import { limits, type Shows } from '@brandwright/engine';
import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Art } from '../../components/art.tsx';
import { wizard } from '../../content/wizard.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { briefOf } from '../../draft/brief-of.ts';
import { mayChoose, type Wish, wishFor, withPlain, withWish } from '../../draft/shows.ts';
import type { ThingPicture } from '../../drawing-worker/tasks/heard.ts';
import { FindThing } from './find-thing.tsx';
import { useDrawing } from './use-drawing.ts';
import './heard.css';

const words = wizard.heard;

/** Changes what the logo should show, from what that is now. */
export type ChangeShows = (next: (shows: Shows | null) => Shows | null) => void;

interface Props {
  /** With what was picked so far. */
  readonly draft: BrandDraft;
  readonly ready: boolean;
  readonly change: ChangeShows;
  /** Things that stand elsewhere on the page, so that they are not shown here as added. */
  readonly elsewhere?: readonly string[];
  /** What stands below, with the names of the things that stand here. */
  readonly below?: (known: readonly string[]) => ReactNode;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The things that were understood of name and description, letters, no picture, and others by a word (W-16, W-17). */
export function ThingPicker({ draft, ready, change, elsewhere = [], below }: Props) {
  const { shows } = draft;
  const { drawn } = useDrawing('heard', { brief: briefOf(draft) }, ready);
  // An added thing stands here before the brief is read anew.
  const [added, setAdded] = useState<readonly ThingPicture[]>([]);
  const told = drawn ?? [];
  const things = [...told, ...added.filter((one) => told.every(({ name }) => name !== one.name))].filter(
    ({ name, from }) => from !== 'added' || (wishFor(shows, name) !== 'open' && !elsewhere.includes(name)),
  );
  const full = !mayChoose(shows);
  return (
    <>
      {things.length === 0 ? (
        <p className="slot">{words.nothingYet}</p>
      ) : (
        <ul>
          {things.map((thing) => (
            <Thing key={thing.name} thing={thing} wish={wishFor(shows, thing.name)} full={full} change={change} />
          ))}
        </ul>
      )}
      <ul>
        <Plain
          label={words.letters}
          detail={words.lettersDetail}
          chosen={shows?.letters === true}
          press={(letters) => change((shows) => withPlain(shows, { letters }))}
        >
          {initialsOf(draft.businessName)}
        </Plain>
        <Plain
          label={words.picture}
          detail={words.pictureDetail}
          chosen={shows?.nothing === true}
          press={(nothing) => change((shows) => withPlain(shows, { nothing }))}
        >
          Abc
        </Plain>
      </ul>
      <p role="status">{full ? words.most(limits.shownThings) : ''}</p>
      <FindThing
        full={full}
        known={[...things.map(({ name }) => name), ...elsewhere]}
        add={(thing) => {
          setAdded((before) => [...before.filter(({ name }) => name !== thing.name), { ...thing, from: 'added', word: '' }]);
          change((shows) => withWish(shows, thing.name, 'chosen'));
        }}
      />
      {below?.(things.map(({ name }) => name))}
    </>
  );
}

/** Up to two initials, as a sample of letters. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('und');

interface ThingProps {
  readonly thing: ThingPicture;
  /** Why it stands here, for a thing that a model suggested. */
  readonly note?: string;
  readonly wish: Wish;
  /** No further thing can be chosen. */
  readonly full: boolean;
  readonly change: ChangeShows;
}

/** A thing with two switches: show it, and never show it. One that was added is taken away instead. */
export function Thing({ thing: { name, word, from, art }, note, wish, full, change }: ThingProps) {
  const isAdded = from === 'added' && note === undefined;
  const set = (next: Wish) => change((shows) => withWish(shows, name, wish === next ? 'open' : next));
  return (
    <li data-wish={wish}>
      <button
        type="button"
        className="pick"
        aria-pressed={wish === 'chosen'}
        disabled={full && wish !== 'chosen'}
        onClick={() => set('chosen')}
      >
        <Art markup={art} place={`${note === undefined ? 'heard' : 'idea'}-${name}`} />
        <span className="word">
          <span>{capital(name)}</span>
          <small>{wish === 'never' ? words.hidden : isAdded ? words.added : <bdi>{note ?? words.from(word)}</bdi>}</small>
        </span>
        <Check aria-hidden="true" className="check" />
      </button>
      <button
        type="button"
        className="never"
        aria-pressed={isAdded ? undefined : wish === 'never'}
        aria-label={(isAdded ? words.remove : words.hide)(name)}
        title={(isAdded ? words.remove : words.hide)(name)}
        onClick={() => (isAdded ? change((shows) => withWish(shows, name, 'open')) : set('never'))}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}

interface PlainProps {
  readonly label: string;
  readonly detail: string;
  readonly chosen: boolean;
  readonly press: (chosen: boolean) => void;
  /** A sample in letters. */
  readonly children: ReactNode;
}

/** Initials, or no picture. */
function Plain({ label, detail, chosen, press, children }: PlainProps) {
  return (
    <li data-wish={chosen ? 'chosen' : 'open'}>
      <button type="button" className="pick plain" aria-pressed={chosen} onClick={() => press(!chosen)}>
        <span className="sample" aria-hidden="true">
          {children}
        </span>
        <span className="word">
          <span>{label}</span>
          <small>{detail}</small>
        </span>
        <Check aria-hidden="true" className="check" />
      </button>
    </li>
  );
}
