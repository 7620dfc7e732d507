import type { KitSummary } from '@brandwright/contract';
import { dashboard } from '../content/dashboard.ts';

interface Props {
  readonly kit: KitSummary;
  /** Called once it is there. */
  readonly onLoad?: () => void;
}

/** The logo of a kit that has one. Its address changes with the kit, so that an undone change is seen. */
export function KitPicture({ kit: { id, businessName, updatedAt }, onLoad }: Props) {
  return (
    <img
      src={`/api/kits/${id}/logo?${Date.parse(updatedAt)}`}
      alt={dashboard.logoOf(businessName)}
      width={592}
      height={336}
      loading="lazy"
      decoding="async"
      onLoad={onLoad}
    />
  );
}
