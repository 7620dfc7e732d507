import type { Kit } from '@brandwright/contract';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { results } from '../../content/results.ts';
import { Placed } from './logos.tsx';
import { stageOf } from './pictures.ts';
import type { KitActions } from './use-kit.ts';
import type { ShownLogo } from './use-kit-logos.ts';

const { customize: words, noLogo } = results;

interface Props {
  readonly kit: Kit;
  readonly logos: readonly ShownLogo[];
  /** Null for the sample. */
  readonly regenerate: KitActions['regenerate'] | null;
}

/** Every design of a kit; those without files can be replaced by new ones (row M-06). */
export function Designs({ kit, logos, regenerate }: Props) {
  const [busy, setBusy] = useState<string | null>(null);
  if (logos.length === 0) return <p className="said">{kit.status === 'generating' ? noLogo.generating : noLogo.other}</p>;
  const replace = async (logo: string): Promise<void> => {
    if (busy !== null || regenerate === null) return;
    setBusy(logo);
    await regenerate(logo);
    setBusy(null);
  };
  const isFixed = (id: string): boolean => kit.finished.includes(id) || kit.chosenElsewhere.includes(id);
  const mayReplace = regenerate !== null && kit.brief !== null && kit.plan !== null && kit.status === 'completed';
  return (
    <>
      {mayReplace ? <p className="said">{words.does.regenerate}</p> : null}
      <ol className="designs">
        {logos.map(({ design }, place) => {
          const { id = '', style } = kit.logos[place]?.design ?? {};
          const name = results.logoOf(place + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a kit's logos are known by their place.
            <li key={place} aria-busy={busy === id}>
              {design === null ? (
                <div className="plate" />
              ) : (
                <Placed className="plate" of={stageOf(design)} label={`${kit.businessName}: ${name}`} />
              )}
              <p>
                <strong>{name}</strong>
                <span>{style}</span>
              </p>
              {!mayReplace ? null : isFixed(id) ? (
                <p className="fixed">{words.finished}</p>
              ) : (
                <button
                  type="button"
                  className="button quiet"
                  aria-disabled={busy !== null}
                  aria-label={`${words.regenerate}: ${name}`}
                  onClick={() => void replace(id)}
                >
                  <RefreshCw aria-hidden="true" />
                  {busy === id ? words.busy : words.regenerate}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
