import type { Kit } from '@brandwright/contract';
import { Redo2, Undo2 } from 'lucide-react';
import { momentOf } from '../../components/day.ts';
import { results } from '../../content/results.ts';
import type { KitActions } from './use-kit.ts';

interface Props {
  readonly changes: Kit['changes'];
  readonly actions: Pick<KitActions, 'undo' | 'redo'>;
}

const words = results.history;

/** Back and forth through what was done to a kit (row M-09). */
export function Steps({ changes, actions }: Props) {
  return (
    <div className="steps">
      <button
        type="button"
        className="button quiet"
        aria-disabled={changes.every(({ undone }) => undone)}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={actions.undo}
      >
        <Undo2 aria-hidden="true" />
        {words.undo}
      </button>
      <button
        type="button"
        className="button quiet"
        aria-disabled={!changes.some(({ undone }) => undone)}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        onClick={actions.redo}
      >
        <Redo2 aria-hidden="true" />
        {words.redo}
      </button>
    </div>
  );
}

/** Every change, the newest first, with its time. */
export function History({ changes, actions }: Props) {
  if (changes.length === 0) return <p className="said">{words.none}</p>;
  return (
    <>
      <Steps changes={changes} actions={actions} />
      <ol className="entries">
        {changes.map(({ id, label, createdAt, undone }) => (
          <li key={id} data-undone={undone ? '' : undefined}>
            <span className="label">
              <bdi>{label}</bdi>
            </span>
            {undone ? <span className="tag">{words.undone}</span> : null}
            <time dateTime={createdAt}>{momentOf(createdAt)}</time>
          </li>
        ))}
      </ol>
    </>
  );
}
