import type { Path } from '../../../geometry/path.ts';
import type { Figure, Room } from './figures.ts';

/** A thing with room in it or on it for another: its parts, and the middle, width and height of the room. */
export interface Vessel {
  readonly idea: string;
  readonly serves: Readonly<Record<string, number>>;
  readonly parts: () => Path;
  readonly room: Room;
  /** Words, lower case, that mean it, where its concepts mean more than it: a forge, among fires. */
  readonly words?: ReadonlySet<string>;
  /** Only where a text says the thing itself: a school has no nib unless it says so. */
  readonly told?: true;
  /** The room is open: what stands in it is painted, not cut out. */
  readonly open?: true;
  /** What it holds stands on the floor of the room, not in its middle. */
  readonly floor?: true;
  /** The only figures it suits; every figure of a name's things where it says nothing. */
  readonly holds?: readonly Figure[];
}
