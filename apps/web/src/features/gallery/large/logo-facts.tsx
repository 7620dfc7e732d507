import type { Design } from '@brandwright/engine';
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { toastSuccess } from '../../../components/toasts/toast.ts';
import { gallery } from '../../../content/gallery.ts';
import { useAnswer } from './use-answer.ts';

interface Props {
  readonly design: Design;
  /** Applies what mends a row. */
  readonly mend: (edit: object) => Promise<unknown>;
}

const signs = { good: CircleCheck, fair: CircleMinus, poor: CircleAlert } as const;

/** Why the design looks as it does, how good it is, and its colors. */
export function LogoFacts({ design, mend }: Props) {
  return (
    <div className="facts">
      <section aria-labelledby="large-why">
        <h3 id="large-why">{gallery.large.why}</h3>
        <ul className="reasons">
          {design.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      <Palette design={design} />
      <Report design={design} mend={mend} />
    </div>
  );
}

function Palette({ design }: { readonly design: Design }) {
  const { palette, label } = design.scheme;
  const copy = (hex: string): void => {
    void navigator.clipboard.writeText(hex).then(() => toastSuccess(gallery.large.copied(hex)));
  };
  return (
    <section aria-labelledby="large-palette">
      <h3 id="large-palette">{gallery.large.palette}</h3>
      <p className="line">{label}</p>
      <ul className="palette">
        {Object.entries(palette).map(([role, hex]) => (
          <li key={role}>
            <button type="button" style={{ '--swatch': hex } as CSSProperties} onClick={() => copy(hex)}>
              <span className="swatch" />
              <span className="visually-hidden">{gallery.large.copy} </span>
              <span className="role">{role}</span>
              <span className="hex">{hex}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Report({ design, mend }: Props) {
  const { answer, failed } = useAnswer('reportLogo', design);
  const [busy, setBusy] = useState(false);
  const apply = async (edit: object): Promise<void> => {
    setBusy(true);
    await mend(edit);
    setBusy(false);
  };
  return (
    <section aria-labelledby="large-quality" aria-busy={answer === null && !failed}>
      <h3 id="large-quality">{gallery.large.quality}</h3>
      <p className="line">{failed ? gallery.large.unreported : gallery.large.qualityLine}</p>
      <ul className="report">
        {(answer ?? []).map(({ check, grade, value, unit, sentence, fix }) => {
          const Sign = signs[grade];
          return (
            <li key={check} data-grade={grade}>
              <Sign className="sign" aria-hidden="true" />
              <div>
                <p className="verdict">
                  <span className="grade">{gallery.large.checks[check]}</span>
                  <span className="measure">
                    {[gallery.large.grades[grade], measureOf(value, unit)].filter(Boolean).join(', ')}
                  </span>
                </p>
                <p>{sentence}</p>
                {fix === null ? null : <p className="advice">{fix.says}</p>}
                {fix === null || fix.edit === null ? null : (
                  <button type="button" className="button quiet" disabled={busy} onClick={() => void apply(fix.edit)}>
                    {gallery.large.fix}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A measured value as people write it; nothing for a scale that only experts read (`r`, `Lc`, `ΔE`): its grade says enough. */
function measureOf(value: number, unit: string): string {
  const rounded = Math.round(value * 100) / 100;
  if (unit === 'share') return `${Math.round(value * 100)}%`;
  if (unit === ':1') return `${rounded}:1`;
  if (unit === 'segments') return rounded === 1 ? '1 curve or line' : `${rounded} curves and lines`;
  return unit === 'px' || unit === 'mm' ? `${rounded} ${unit}` : '';
}
