import { readFilledId } from './drawn/merged/filled.ts';
import { readHeldId } from './held.ts';

/** The id of the mark inside a plain form or a vessel: `icon/owl` for `held/disc+icon~owl` and `filled/cup+owl`. Others are their own. */
export function innerMark(id: string): string {
  if (id.startsWith('held/')) return readHeldId(id.slice('held/'.length))?.mark ?? '';
  if (!id.startsWith('filled/')) return id;
  const icon = readFilledId(id)?.icon;
  return icon === undefined ? '' : `icon/${icon}`;
}
