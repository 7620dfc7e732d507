import { readFilledId } from './drawn/merged/filled.ts';
import { readHeldId } from './held.ts';
import { readPairId } from './pairs/pair-id.ts';
import { markOfPart } from './pairs/part.ts';

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

/** The ids of all marks that a mark is made of: `icon/bear-head` and `icon/honey-bee` for `flanked/bear-head+honey-bee`. */
export function innerMarks(id: string): readonly string[] {
  const inner = id.startsWith('held/') ? (readHeldId(id.slice('held/'.length))?.mark ?? '') : id;
  const pair = readPairId(inner);
  if (pair === null) return [innerMark(id)];
  return [pair.first, pair.second].flatMap((part) => markOfPart(part) ?? []);
}
