import type { Feedback as Left, OwnerComment } from '@brandwright/contract';
import { useEffect, useRef, useState } from 'react';
import { CommentText } from '../../components/comment-text.tsx';
import { momentOf } from '../../components/day.ts';
import { focusFirst } from '../../components/focus-first.ts';
import { Sure } from '../../components/sure.tsx';
import { results } from '../../content/results.ts';
import { feedback as words } from '../../content/share-link.ts';
import { Placed } from './logos.tsx';
import { stageOf } from './pictures.ts';
import { useFeedback } from './use-feedback.ts';
import type { ShownLogo } from './use-kit-logos.ts';
import './feedback.css';

interface Props {
  readonly kit: string;
  readonly logos: readonly ShownLogo[];
}

/** What visitors of share links voted and wrote, for the owner to show, to hide and to close (row M-10). */
export function Feedback({ kit, logos }: Props) {
  const { state, load, setOpen, mark, remove, clearVotes } = useFeedback(kit);
  const heading = useRef<HTMLHeadingElement>(null);
  const tally = useRef<HTMLHeadingElement>(null);
  if (state === 'loading') return <div className="feedback" aria-busy="true" />;
  if (state === 'failed')
    return (
      <div className="feedback">
        <p className="said">{words.failed}</p>
        <button type="button" className="button quiet" onClick={() => void load()}>
          {words.again}
        </button>
      </div>
    );
  const { isOpen, votes, comments } = state;
  const clearAll = async (): Promise<void> => {
    if (await clearVotes()) tally.current?.focus();
  };
  const removeOne = async (id: string): Promise<void> => {
    // Its button goes with it.
    if (await remove(id)) heading.current?.focus();
  };
  return (
    <section className="feedback" aria-labelledby="feedback-title">
      <h3 id="feedback-title">{words.title}</h3>
      <p className="said">{isOpen ? words.open : words.closed}</p>
      <button type="button" className="button quiet" onClick={() => void setOpen(!isOpen)}>
        {isOpen ? words.close : words.reopen}
      </button>
      <h4 ref={tally} tabIndex={-1}>
        {words.votes}
      </h4>
      <Tally votes={votes} logos={logos} />
      {votes.some(({ likes, notQuite }) => likes + notQuite > 0) ? <ClearVotes clear={clearAll} /> : null}
      <h4 ref={heading} tabIndex={-1}>
        {words.comments}
      </h4>
      {comments.length === 0 ? <p className="said">{words.noComments}</p> : null}
      <ul className="left">
        {comments.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            mark={(as) => void mark(comment.id, as)}
            remove={() => void removeOne(comment.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Votes on each design. Designs without any are left out. */
function Tally({ votes, logos }: { readonly votes: Left['votes']; readonly logos: Props['logos'] }) {
  const voted = votes.map((vote, place) => ({ ...vote, place })).filter(({ likes, notQuite }) => likes + notQuite > 0);
  if (voted.length === 0) return <p className="said">{words.noVotes}</p>;
  return (
    <ul className="tally">
      {voted.map(({ design, likes, notQuite, place }) => {
        const drawn = logos[place]?.design ?? null;
        return (
          <li key={design}>
            {drawn === null ? <div className="placed" /> : <Placed of={stageOf(drawn)} label={results.logoOf(place + 1)} />}
            <p>
              <strong>{results.logoOf(place + 1)}</strong>
              <span>{words.likes(likes)}</span>
              <span>{words.notQuite(notQuite)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Deletes all votes, which is asked for twice. */
function ClearVotes({ clear }: { readonly clear: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const was = useRef(asking);
  useEffect(() => {
    if (was.current !== asking) focusFirst(box.current);
    was.current = asking;
  }, [asking]);
  return (
    <div ref={box}>
      {asking ? (
        <Sure ask={words.clear.ask} words={words.clear} onYes={() => void clear()} onNo={() => setAsking(false)} />
      ) : (
        <button type="button" className="button quiet" onClick={() => setAsking(true)}>
          {words.clear.open}
        </button>
      )}
    </div>
  );
}

interface CommentProps {
  readonly comment: OwnerComment;
  readonly mark: (as: 'shown' | 'hidden') => void;
  readonly remove: () => void;
}

function Comment({ comment: { name, comment, createdAt, isShown, suspected }, mark, remove }: CommentProps) {
  const who = name === '' ? words.nameless : name;
  const does = isShown ? words.hide : words.show;
  return (
    <li data-shown={isShown ? '' : undefined}>
      <CommentText who={who} at={createdAt} moment={momentOf(createdAt)} text={comment}>
        <span>{words.states[isShown ? 'shown' : suspected ? 'suspected' : 'hidden']}</span>
      </CommentText>
      <p className="does">
        <button
          type="button"
          className="button plain"
          aria-label={words.of(does, who)}
          onClick={() => mark(isShown ? 'hidden' : 'shown')}
        >
          {does}
        </button>
        <button type="button" className="button plain" aria-label={words.of(words.remove, who)} onClick={remove}>
          {words.remove}
        </button>
      </p>
    </li>
  );
}
