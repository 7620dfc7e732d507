import { readFilledId } from './drawn/merged/filled.ts';
import { readHeldId } from './held.ts';

/**
 * The id of the innermost mark in a plain form or a vessel: `icon/owl` for `held/disc+icon~owl`, `filled/cup+owl` and
 * `held/disc+filled~cup+owl`. Others are their own. Empty for an id that names none.
 */
export function innerMark(id: string): string {
  if (id.startsWith('held/')) return innerMark(readHeldId(id.slice('held/'.length))?.mark ?? '');
  if (!id.startsWith('filled/')) return id;
  const icon = readFilledId(id)?.icon;
  return icon === undefined ? '' : `icon/${icon}`;
}
