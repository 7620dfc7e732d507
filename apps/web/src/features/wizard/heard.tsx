import { Art } from '../../components/art.tsx';
import { wizard } from '../../content/wizard.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { briefOf } from '../../draft/brief-of.ts';
import { useDrawing } from './use-drawing.ts';
import './heard.css';

const words = wizard.heard;

interface Props {
  readonly draft: BrandDraft;
  /** The preview comes first. */
  readonly ready: boolean;
}

/** What was understood of the name and the description: each word with its pictures (row W-16). */
export function Heard({ draft, ready }: Props) {
  const named = draft.businessName.trim() !== '';
  const { drawn } = useDrawing('heard', named ? { brief: briefOf(draft) } : null, ready);
  if (!named || drawn === null) return null;
  return (
    <section className="heard" aria-labelledby="heard">
      <h2 id="heard">{words.title}</h2>
      {drawn.length === 0 ? null : (
        <ul>
          {drawn.map(({ word, from, art }) => (
            <li key={`${from} ${word}`}>
              {art.map((markup, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is all that tells two drawings apart.
                <Art key={i} markup={markup} place={`heard-${word}-${i}`} />
              ))}
              <span>
                <bdi>{word}</bdi>
                <small>{words[from]}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>{drawn.length === 0 ? words.nothing : words.more}</p>
    </section>
  );
}
