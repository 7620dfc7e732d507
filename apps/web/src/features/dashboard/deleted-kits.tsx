import type { DeletedKit } from '@brandwright/contract';
import { RotateCcw } from 'lucide-react';
import { dayOf } from '../../components/day.ts';
import { dashboard } from '../../content/dashboard.ts';
import './deleted-kits.css';
import './folded-list.css';

interface DeletedKitsProps {
  readonly kits: readonly DeletedKit[];
  readonly restore: (kit: DeletedKit) => Promise<boolean>;
}

/** Kits that were deleted, with the day on which each goes for good (row D-06). */
export function DeletedKits({ kits, restore }: DeletedKitsProps) {
  const { title, goes, restore: label, restoreOf } = dashboard.deletedKits;
  /** Focus follows the kit to its place in the list. */
  const press = async (kit: DeletedKit): Promise<void> => {
    if (!(await restore(kit))) return;
    requestAnimationFrame(() => document.getElementById(`kit-${kit.id}`)?.querySelector<HTMLElement>('a.view')?.focus());
  };
  return (
    <details className="folded-list deleted-kits">
      <summary>{title(kits.length)}</summary>
      <ul>
        {kits.map((kit) => (
          <li key={kit.id}>
            <div>
              <bdi>{kit.businessName}</bdi>
              <p>
                {goes} <time dateTime={kit.goesAt}>{dayOf(kit.goesAt)}</time>
              </p>
            </div>
            <button
              type="button"
              className="button quiet"
              aria-label={restoreOf(kit.businessName)}
              onClick={() => void press(kit)}
            >
              <RotateCcw aria-hidden="true" />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
