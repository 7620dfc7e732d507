import type { Path } from '../../../../geometry/path.ts';

/** Where a figure stands: the middle, the width and the height. */
export type Room = readonly [x: number, y: number, w: number, h: number];

/** A thing with room in it or on it for another: its parts, and the middle, width and height of the room. */
export interface Vessel {
  /** What it is, with its article. */
  readonly thing: string;
  readonly serves: Readonly<Record<string, number>>;
  readonly parts: () => Path;
  readonly room: Room;
  /** Words, lower case, that mean it, where its concepts mean more than it: a forge, among fires. */
  readonly words?: ReadonlySet<string>;
  /** The room is open: what stands in it is painted, not cut out. */
  readonly open?: true;
  /** What it holds stands on the floor of the room, not in its middle. */
  readonly floor?: true;
  /** The only figures it suits; every figure of a name's things where it says nothing. */
  readonly holds?: readonly string[];
}
