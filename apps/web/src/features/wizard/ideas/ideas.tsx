import { Sparkles } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { wizard } from '../../../content/wizard.ts';
import type { BrandDraft } from '../../../draft/brand-draft.ts';
import { mayChoose, wishFor, withWish } from '../../../draft/shows.ts';
import type { ThingPicture } from '../../../drawing-worker/tasks/heard.ts';
import { type ChangeShows, Thing } from '../thing-picker.tsx';
import type { Drawing } from '../use-drawing.ts';
import { askForIdeas, type Reading, removeIdeas } from './reading.ts';
import { saidOf } from './said-of.ts';
import './ideas.css';

const words = wizard.ideas;

interface Props {
  readonly draft: BrandDraft;
  /** The model that the server has, by its name. */
  readonly model: string;
  readonly reading: Reading | null;
  /** The drawings of what was suggested. */
  readonly drawing: Drawing<readonly ThingPicture[]>;
  /** Names of things that stand on the page already. */
  readonly known: readonly string[];
  readonly change: ChangeShows;
}

/**
 * Things that an AI model suggests when it is asked, apart from those that our own reader found (I-03). The line that says what came of
 * it stays through every state: only a change in it is announced.
 */
export function Ideas({ draft, model, reading, drawing, known, change }: Props) {
  const ask = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isFocused = useRef(false);
  const answered = reading?.state === 'answered' ? reading : null;
  const hasAnswer = answered !== null;
  // The pressed button gives way to the suggestions. Whoever went elsewhere meanwhile stays there.
  useLayoutEffect(() => {
    if (!hasAnswer || !isFocused.current) return;
    isFocused.current = false;
    title.current?.focus({ preventScroll: true });
  }, [hasAnswer]);
  const remove = (): void => {
    flushSync(removeIdeas);
    ask.current?.focus();
  };
  const isAsking = reading?.state === 'asking';
  const things = answered === null ? [] : newThings(answered, drawing, known);
  return (
    <section className="ideas" aria-labelledby={hasAnswer ? 'ideas' : undefined}>
      {answered === null ? (
        <button
          ref={ask}
          type="button"
          className="button quiet"
          aria-disabled={isAsking}
          onFocus={() => {
            isFocused.current = true;
          }}
          onBlur={() => {
            isFocused.current = false;
          }}
          onClick={isAsking ? undefined : () => void askForIdeas(draft)}
        >
          <Sparkles aria-hidden="true" />
          {reading === null || isAsking ? words.ask(model) : words.again(model)}
        </button>
      ) : (
        <header>
          <h3 ref={title} id="ideas" tabIndex={-1}>
            {words.title(answered.model)}
          </h3>
          <button type="button" className="text" onClick={remove}>
            {words.remove}
          </button>
        </header>
      )}
      {isAsking ? (
        <ul aria-hidden="true">
          <li className="waiting" />
          <li className="waiting" />
        </ul>
      ) : null}
      {answered === null || things.length === 0 ? null : (
        <Suggested reading={answered} things={things} shows={draft.shows} change={change} />
      )}
      {reading === null ? <p>{words.sent(model)}</p> : null}
      <p role="status">{saidOf(reading, model, drawing, things.length, known)}</p>
      {answered === null || drawing.trouble === null ? null : (
        <button type="button" className="text" onClick={drawing.again}>
          {wizard.preview.again}
        </button>
      )}
      {answered === null ? null : <Away reading={answered} shows={draft.shows} change={change} />}
    </section>
  );
}

type Answered = Extract<Reading, { readonly state: 'answered' }>;

/** What was suggested, as far as it is drawn, without what stands on the page already. */
function newThings({ direction }: Answered, { drawn }: Props['drawing'], known: readonly string[]): readonly ThingPicture[] {
  const names = direction.things.map(({ thing }) => thing);
  return (drawn ?? []).filter(({ name }) => names.includes(name) && !known.includes(name));
}

interface SuggestedProps {
  readonly reading: Answered;
  readonly things: readonly ThingPicture[];
  readonly shows: BrandDraft['shows'];
  readonly change: ChangeShows;
}

function Suggested({ reading: { direction }, things, shows, change }: SuggestedProps) {
  const led = new Map(direction.things.map(({ thing, word }) => [thing, word]));
  return (
    <ul>
      {things.map((thing) => {
        const word = led.get(thing.name) ?? null;
        const note = word === null ? words.own : wizard.heard.from(word);
        const wish = wishFor(shows, thing.name);
        return <Thing key={thing.name} thing={thing} note={note} wish={wish} full={!mayChoose(shows)} change={change} />;
      })}
    </ul>
  );
}

/** What the model would leave out. The sentence stays when there is nothing more to press, and takes the focus. */
function Away({ reading: { direction, model }, shows, change }: Omit<SuggestedProps, 'things'>) {
  const sentence = useRef<HTMLParagraphElement>(null);
  const [open, gone] = (['open', 'never'] as const).map((wish) =>
    direction.never.filter((name) => wishFor(shows, name) === wish),
  ) as [string[], string[]];
  if (open.length + gone.length === 0) return null;
  const leaveOut = (): void => {
    flushSync(() => change((shows) => open.reduce((before, name) => withWish(before, name, 'never'), shows)));
    sentence.current?.focus();
  };
  return (
    <div className="away">
      <p ref={sentence} tabIndex={-1}>
        {open.length > 0 ? words.never(model, open) : words.gone(gone)}
      </p>
      {open.length === 0 ? null : (
        <button type="button" className="text" onClick={leaveOut}>
          {words.leaveOut}
        </button>
      )}
    </div>
  );
}
