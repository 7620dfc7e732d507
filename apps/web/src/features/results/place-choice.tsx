import type { Kit } from '@brandwright/contract';
import { useState } from 'react';
import { aiLogos } from '../../content/ai-logos.ts';
import { results } from '../../content/results.ts';
import { Placed } from './logos.tsx';
import { stageOf } from './pictures.ts';
import type { ShownLogo } from './use-kit-logos.ts';
import './logo-card.css';

const { choose: words } = aiLogos;

interface Props {
  readonly kit: Kit;
  readonly logos: readonly ShownLogo[];
  /** What takes the place. */
  readonly kind: string;
  readonly leave: () => void;
  replace(logo: string): Promise<void>;
}

const focus = (question: HTMLElement | null): void => question?.focus();

/** Asks which design of the kit gives its place to an AI logo (row K-09). */
export function PlaceChoice({ kit, logos, kind, leave, replace }: Props) {
  const [busy, setBusy] = useState<string | null>(null);
  const press = async (logo: string): Promise<void> => {
    if (busy !== null) return;
    setBusy(logo);
    await replace(logo);
    setBusy(null);
  };
  return (
    <div className="places">
      <h3 ref={focus} tabIndex={-1}>
        {words.title(kind)}
      </h3>
      <p className="said">{words.text}</p>
      <ol>
        {kit.logos.map(({ design: { id } }, place) => {
          const shown = logos[place]?.design ?? null;
          const name = results.logoOf(place + 1);
          return (
            <li key={id}>
              <button
                type="button"
                className="logo-card"
                aria-disabled={busy !== null}
                aria-label={`${words.replace(name)}${kit.finished.includes(id) ? `: ${words.files.toLowerCase()}` : ''}`}
                onClick={() => void press(id)}
              >
                {shown === null ? <span className="plate" /> : <Placed className="plate" of={stageOf(shown)} label={name} />}
                <span className="name">
                  <span>{busy === id ? words.busy : name}</span>{' '}
                  {kit.finished.includes(id) ? <span className="files">{words.files}</span> : null}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" className="button quiet" onClick={leave}>
        {words.no}
      </button>
    </div>
  );
}
