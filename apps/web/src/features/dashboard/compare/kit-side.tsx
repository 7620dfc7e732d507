import type { KitSummary } from '@brandwright/contract';
import type { CSSProperties } from 'react';
import { Art } from '../../../components/art.tsx';
import { dashboard } from '../../../content/dashboard.ts';
import type { Shot } from '../../../drawing-worker/tasks/view-logos.ts';
import { KitTraits } from '../kit-traits.tsx';
import { useKitStages } from './use-kit-stages.ts';

interface Props {
  readonly words: { readonly side: string; readonly pick: string };
  readonly kit: KitSummary;
  readonly kits: readonly KitSummary[];
  /** Id of the kit on the other side, which cannot be picked. */
  readonly other: string;
  readonly pick: (id: string) => void;
}

/** One of two kits: its logo on light, on dark and small, its colors and its typeface. */
export function KitSide({ words, kit, kits, other, pick }: Props) {
  const staged = useKitStages(kit);
  const name = kit.businessName;
  const shots = staged === 'failed' ? null : staged;
  const { compare } = dashboard;
  return (
    <section className="side" aria-label={`${words.side}: ${name}`}>
      <div className="which">
        <select aria-label={words.pick} value={kit.id} onChange={({ currentTarget }) => pick(currentTarget.value)}>
          {kits.map(({ id, businessName }) => (
            <option key={id} value={id} disabled={id === other}>
              {businessName}
            </option>
          ))}
        </select>
      </div>
      {staged === 'failed' ? (
        <p className="line" role="alert">
          {compare.failed}
        </p>
      ) : (
        <div className="grounds">
          <Stage className="light" shot={shots?.light ?? null} label={compare.onLight(name)} place={`${words.side}-light`} />
          <Stage className="dark" shot={shots?.dark ?? null} label={compare.onDark(name)} place={`${words.side}-dark`} />
        </div>
      )}
      <div className="facts">
        {staged === 'failed' ? null : (
          <>
            <Stage className="small" shot={shots?.small ?? null} label={compare.small(name)} place={`${words.side}-small`} />
            <span className="size" aria-hidden="true">
              {compare.size}
            </span>
          </>
        )}
        <KitTraits kit={kit} />
      </div>
    </section>
  );
}

interface StageProps {
  readonly className: string;
  readonly shot: Shot | null;
  readonly label: string;
  readonly place: string;
}

function Stage({ className, shot, label, place }: StageProps) {
  return (
    <div className={`stage ${className}`} style={{ '--ground': shot?.ground } as CSSProperties}>
      {shot === null ? null : <Art className="art" markup={shot.art} place={`compare-${place}`} label={label} />}
    </div>
  );
}
