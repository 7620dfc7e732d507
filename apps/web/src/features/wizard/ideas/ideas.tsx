import { Sparkles } from 'lucide-react';
import { wizard } from '../../../content/wizard.ts';
import type { BrandDraft } from '../../../draft/brand-draft.ts';
import { mayChoose, wishFor, withWish } from '../../../draft/shows.ts';
import { type ChangeShows, Thing } from '../thing-picker.tsx';
import { useDrawing } from '../use-drawing.ts';
import { askForIdeas, type Reading, removeIdeas } from './reading.ts';
import './ideas.css';

const words = wizard.ideas;

interface Props {
  readonly draft: BrandDraft;
  /** The model that the server has, by its name. */
  readonly model: string;
  readonly reading: Reading | null;
  /** Names of things that stand on the page already. */
  readonly known: readonly string[];
  readonly change: ChangeShows;
}

/** Things that an AI model suggests when it is asked, apart from those that our own reader found (I-03). */
export function Ideas({ draft, model, reading, known, change }: Props) {
  const ask = () => void askForIdeas(draft);
  if (reading?.state === 'answered') return <Suggested draft={draft} reading={reading} known={known} change={change} />;
  const isAsking = reading?.state === 'asking';
  return (
    <div className="ideas">
      <button type="button" className="button quiet" aria-disabled={isAsking} onClick={isAsking ? undefined : ask}>
        <Sparkles aria-hidden="true" />
        {reading === null || isAsking ? words.ask(model) : words.again(model)}
      </button>
      {isAsking ? (
        <ul aria-hidden="true">
          <li className="waiting" />
          <li className="waiting" />
        </ul>
      ) : null}
      <p role="status">{saidOf(reading, model)}</p>
    </div>
  );
}

function saidOf(reading: Reading | null, model: string): string {
  switch (reading?.state) {
    case 'asking':
      return words.asking(model);
    case 'failed':
      return words.failed(model);
    case 'limited':
      return words.limited;
    default:
      return words.sent(model);
  }
}

interface SuggestedProps extends Pick<Props, 'draft' | 'known' | 'change'> {
  readonly reading: Extract<Reading, { readonly state: 'answered' }>;
}

function Suggested({ draft: { shows }, reading: { direction, model }, known, change }: SuggestedProps) {
  const led = new Map(direction.things.map(({ thing, word }) => [thing, word]));
  const { drawn } = useDrawing('drawThings', { names: [...led.keys()] });
  const things = (drawn ?? []).filter(({ name }) => led.has(name) && !known.includes(name));
  const away = direction.never.filter((name) => wishFor(shows, name) === 'open');
  return (
    <section className="ideas" aria-labelledby="ideas">
      <header>
        <h3 id="ideas">{words.title(model)}</h3>
        <button type="button" className="text" onClick={removeIdeas}>
          {words.remove}
        </button>
      </header>
      {things.length === 0 ? null : (
        <ul>
          {things.map((thing) => {
            const word = led.get(thing.name) ?? null;
            const note = word === null ? words.own : wizard.heard.from(word);
            const wish = wishFor(shows, thing.name);
            return <Thing key={thing.name} thing={thing} note={note} wish={wish} full={!mayChoose(shows)} change={change} />;
          })}
        </ul>
      )}
      <p role="status">{drawn === null ? '' : things.length === 0 ? words.nothingNew(model) : words.found(things.length)}</p>
      {away.length === 0 ? null : (
        <div className="away">
          <p>{words.never(model, away)}</p>
          <button
            type="button"
            className="text"
            onClick={() => change((shows) => away.reduce((before, name) => withWish(before, name, 'never'), shows))}
          >
            {words.leaveOut}
          </button>
        </div>
      )}
    </section>
  );
}
