import type { SharedKit, VoteKind } from '@brandwright/contract';
import { Heart, Meh } from 'lucide-react';
import { useRef, useState } from 'react';
import { call, isRefusal } from '../../client.ts';
import { toastError } from '../../components/toasts/toast.ts';
import { shared } from '../../content/share-link.ts';
import { pictureAt } from './picture-at.ts';

type Feedback = SharedKit['feedback'];

interface Props {
  readonly name: string;
  /** Ids, in their order. */
  readonly designs: readonly string[];
  readonly secret: string;
  readonly feedback: Feedback;
  readonly closed: () => void;
}

const words = shared.votes;
const kinds = ['like', 'not-quite'] as const satisfies readonly VoteKind[];
const signs = { like: Heart, 'not-quite': Meh } as const;

/** Every design with the visitor’s vote on it: pressed again, a vote is removed. */
export function Votes({ name, designs, secret, feedback, closed }: Props) {
  const [votes, setVotes] = useState(feedback.votes);
  const [isOpen, setOpen] = useState(feedback.isOpen);
  /** As the server knows them. */
  const known = useRef(feedback.votes);
  /** Votes are sent one after another: two first ones at once would come from two visitors. */
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const cast = async (design: string, vote: VoteKind | null): Promise<void> => {
    // Shown at once, as it will be.
    setVotes((now) => [...now.filter((one) => one.design !== design), ...(vote === null ? [] : [{ design, vote }])]);
    waiting.current++;
    const sent = queue.current.then(() =>
      call('PUT /api/shared/:secret/vote', { ids: { secret }, body: { design, vote } }).finally(() => waiting.current--),
    );
    queue.current = sent.then(
      () => undefined,
      () => undefined,
    );
    try {
      const left = await sent;
      // Later ones are shown already.
      if (waiting.current === 0) setVotes(left.votes);
      known.current = left.votes;
    } catch (error) {
      setVotes(known.current);
      if (isRefusal(error, 'route.not_found')) return closed();
      if (isRefusal(error, 'feedback.closed')) setOpen(false);
      toastError(words.failed, error instanceof Error ? error.message : '');
    }
  };
  const votedFor = (design: string): VoteKind | undefined => votes.find((one) => one.design === design)?.vote;
  return (
    <>
      <p className="said">{isOpen ? words.text : words.closed}</p>
      <ol className="designs">
        {designs.map((design, place) => (
          <li key={design}>
            <img src={pictureAt(secret, design)} alt={words.designAlt(name, place + 1)} width={640} height={480} loading="lazy" />
            <fieldset className="vote" aria-label={words.design(place + 1)}>
              {designs.length === 1 ? null : <p aria-hidden="true">{words.design(place + 1)}</p>}
              {kinds.map((kind) => {
                const Sign = signs[kind];
                const isMine = votedFor(design) === kind;
                return (
                  <button
                    key={kind}
                    type="button"
                    className="button quiet"
                    aria-pressed={isMine}
                    disabled={!isOpen}
                    onClick={() => void cast(design, isMine ? null : kind)}
                  >
                    <Sign aria-hidden="true" />
                    {words[kind]}
                  </button>
                );
              })}
            </fieldset>
          </li>
        ))}
      </ol>
    </>
  );
}
