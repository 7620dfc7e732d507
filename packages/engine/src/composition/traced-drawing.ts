import type { Path } from '../geometry/path.ts';
import { hashId } from '../random.ts';

/**
 * A drawing that no catalog has: a document that shows it brings it along, so that every host can draw it again. It was traced from a
 * picture of a model.
 */
export interface TracedDrawing {
  /** The model, as the operator named it (I-03). */
  readonly maker: string;
  /** As `traceSilhouette` gives it: whole numbers, y down, bounded by `trace/traced-path.ts`. */
  readonly path: Path;
  /** What the server that traced it knows it by, since a document comes back by way of clients. Its 43 letters mean nothing else. */
  readonly seal: string;
}

const known = new WeakMap<TracedDrawing, string>();

/** Id of the mark that shows a drawing: a hash of its outlines and its maker. */
export function tracedId(drawing: TracedDrawing): string {
  const id = known.get(drawing) ?? `traced/${hashId(JSON.stringify([drawing.maker, drawing.path]))}`;
  known.set(drawing, id);
  return id;
}

/** Whether a mark is the drawing, or a form that holds it. */
export const showsTraced = (mark: string | null, drawing: TracedDrawing): boolean => mark?.includes(tracedId(drawing)) === true;
