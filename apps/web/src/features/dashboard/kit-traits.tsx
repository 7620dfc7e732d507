import type { KitSummary } from '@brandwright/contract';
import { Check } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { toastError } from '../../components/toasts/toast.ts';
import { dashboard } from '../../content/dashboard.ts';
import { legible } from '../home-showcase/tones.ts';
import '../../components/round-button.css';
import '../../components/color-circle.css';
import './kit-traits.css';

/** Milliseconds for which a copied color is said in the place of the typeface. */
const said = 2500;
const words = dashboard.traits;

/** A kit at a glance: the colors of its logo, each copied by a press, and the typeface of the name (row D-07). */
export function KitTraits({ kit: { swatches, typeface } }: { readonly kit: Pick<KitSummary, 'swatches' | 'typeface'> }) {
  const [copied, setCopied] = useState<{ readonly hex: string; readonly press: number } | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), said);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (hex: string): void => {
    navigator.clipboard.writeText(hex).then(
      () => setCopied((last) => ({ hex, press: (last?.press ?? 0) + 1 })),
      () => toastError(words.copyFailed, hex),
    );
  };
  return (
    <div className="kit-traits">
      {swatches.length === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
        <div className="colors" role="group" aria-label={words.colors}>
          {swatches.map((hex) => (
            <button
              key={hex}
              type="button"
              className="round-button"
              aria-label={words.copy(hex)}
              title={hex}
              style={{ '--swatch': hex, '--on-swatch': legible('#171614', hex) } as CSSProperties}
              onClick={() => copy(hex)}
            >
              <span className="color-circle">{hex === copied?.hex ? <Check aria-hidden="true" /> : null}</span>
            </button>
          ))}
        </div>
      )}
      <p className="face">
        {copied === null && typeface !== null ? words.setIn(typeface) : null}
        {/* The same words are told again only where they stand anew. */}
        <span role="status">{copied === null ? null : <span key={copied.press}>{words.copied(copied.hex)}</span>}</span>
      </p>
    </div>
  );
}
