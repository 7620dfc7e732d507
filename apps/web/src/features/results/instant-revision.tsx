import type { Kit, RevisionPreview } from '@brandwright/contract';
import { longestRevision } from '@brandwright/engine';
import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { useForm } from '../../components/use-form.ts';
import { instantRevision as words } from '../../content/instant-revision.ts';
import { results } from '../../content/results.ts';
import { RevisionResult } from './revision-result.tsx';
import type { KitActions, RevisionAsked } from './use-kit.ts';
import './instant-revision.css';

interface Props {
  readonly kit: Kit;
  readonly preview: KitActions['previewRevision'];
  readonly accept: KitActions['acceptRevision'];
  /** Hands a request to our designers; without it, there is no button for it. */
  readonly sendToDesigners?: (asked: RevisionAsked) => void;
}

interface Previewed {
  readonly asked: RevisionAsked;
  readonly shown: RevisionPreview;
  /** The version of the kit that it was drawn for. */
  readonly version: number;
}

/** Changes to a logo in its owner’s own words: previewed before and after, and used with one press (row V-05). */
export function InstantRevision({ kit, preview, accept, sendToDesigners }: Props) {
  const id = useId();
  const [place, setPlace] = useState(0);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [accepting, setAccepting] = useState(false);
  const result = useRef<HTMLHeadingElement>(null);
  const logo = kit.logos[place]?.design.id ?? '';
  const { form, field, onSubmit, busy, alive, set } = useForm({
    empty: { text: '' },
    judge: ({ text }) => (text.trim() === '' ? { text: words.missing } : {}),
    send: async ({ text }) => {
      const asked = { logo, text: text.trim() };
      const shown = await preview(asked);
      setPreviewed(shown === null ? null : { asked, shown, version: kit.version });
    },
    refused: () => {},
  });
  // What changed meanwhile, here or in another tab, is not what was shown.
  const current = previewed?.version === kit.version ? previewed : null;
  // One main action at a time: the next step is to use what is shown.
  const mayUse = current !== null && current.shown.after !== null && !current.shown.known;
  useEffect(() => {
    if (current !== null) result.current?.focus();
  }, [current]);
  const use = async ({ asked }: Previewed): Promise<void> => {
    if (accepting) return;
    setAccepting(true);
    const isDone = await accept(asked);
    setAccepting(false);
    if (!isDone) return;
    set({ text: '' });
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <div className="change instant-revision">
      <div>
        <h3 id={id}>{words.title}</h3>
        <p className="said">{words.text}</p>
      </div>
      <form ref={form} aria-labelledby={id} method="post" onSubmit={onSubmit} noValidate>
        <div className="field">
          <label htmlFor={`${id}-logo`}>{words.logo}</label>
          <select id={`${id}-logo`} value={place} onChange={(event) => setPlace(Number(event.currentTarget.value))}>
            {kit.logos.map(({ design }, at) => (
              <option key={design.id} value={at}>
                {results.logoOf(at + 1)}
              </option>
            ))}
          </select>
        </div>
        <Field label={words.field} hint={words.hint} rows={3} limit={longestRevision} {...field('text')} />
        <button
          type="submit"
          className={mayUse ? 'button quiet' : 'button main'}
          disabled={!alive}
          aria-disabled={busy || undefined}
        >
          {busy ? words.busy : words.preview}
        </button>
      </form>
      {/* There before anything is said: a live region that comes with its words is not read. */}
      <p className="visually-hidden" role="status">
        {current === null ? '' : saidOf(current.shown)}
      </p>
      {current === null ? null : (
        <RevisionResult
          heading={result}
          name={results.logoOf(kit.logos.findIndex(({ design }) => design.id === current.asked.logo) + 1)}
          shown={current.shown}
          busy={accepting}
          use={() => void use(current)}
          send={sendToDesigners === undefined ? null : () => sendToDesigners(current.asked)}
        />
      )}
    </div>
  );
}

function saidOf({ understood, notUnderstood, after }: RevisionPreview): string {
  const done = understood.filter((one) => one.done).length;
  return after === null ? words.nothing : words.ready(done, understood.length - done + notUnderstood.length);
}
