import type { Path } from '../../../../geometry/path.ts';

/** Where a figure stands: the middle, the width and the height. */
export type Room = readonly [x: number, y: number, w: number, h: number];

/** A thing with room in or on it for another: its parts, and the middle, width and height of the room. */
export interface Vessel {
  /** The thing's name, with its article. */
  readonly thing: string;
  readonly serves: Readonly<Record<string, number>>;
  readonly parts: () => Path;
  readonly room: Room;
  /** Whether the room is open, so that its figure is painted instead of cut out. */
  readonly open?: true;
  /** Whether the figure stands on the floor of the room instead of in its middle. */
  readonly floor?: true;
  /** The only figures that suit it. Without a list, every figure of a name's things does. */
  readonly holds?: readonly string[];
}
