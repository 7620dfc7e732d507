import type { Customization } from '@brandwright/engine';

/** What is set of a design: the engine's settings, and the name in it. */
export interface Settings extends Customization {
  readonly name: string;
}

/** Some settings, as one change. */
export type Change = Partial<Settings>;

/**
 * What the person set, what came before and what was taken back. `stroke` names the gesture under way, such as the drag of one
 * slider: all its changes are one step back.
 */
export interface EditorState {
  readonly now: Settings;
  /** Oldest first, the latest last; never equal to `now`. */
  readonly past: readonly Settings[];
  /** The next one to bring back comes first. */
  readonly future: readonly Settings[];
  readonly stroke: string | null;
}

export type EditorEvent =
  /** Without a stroke the change is a step by itself. */
  | { readonly kind: 'changed'; readonly change: Change; readonly stroke?: string }
  | { readonly kind: 'stroke-ended' }
  | { readonly kind: 'undone' }
  | { readonly kind: 'redone' }
  /** Everything but the name, in one step that can be undone. */
  | { readonly kind: 'reset'; readonly to: Customization };

/** Steps that can be taken back. */
const depth = 200;

export const firstState = (now: Settings): EditorState => ({ now, past: [], future: [], stroke: null });

export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  switch (event.kind) {
    case 'changed':
      return changed(state, { ...state.now, ...event.change }, event.stroke ?? null);
    case 'stroke-ended':
      return ended(state);
    case 'undone': {
      const { now, past, future } = ended(state);
      const before = past.at(-1);
      return before === undefined
        ? ended(state)
        : { now: before, past: past.slice(0, -1), future: [now, ...future], stroke: null };
    }
    case 'redone': {
      const { now, past, future } = ended(state);
      const [next, ...later] = future;
      return next === undefined ? ended(state) : { now: next, past: [...past, now], future: later, stroke: null };
    }
    case 'reset':
      return changed(ended(state), { ...event.to, name: state.now.name }, null);
    default:
      return event satisfies never;
  }
}

function changed(state: EditorState, now: Settings, stroke: string | null): EditorState {
  if (stroke !== null && stroke === state.stroke) return isSame(now, state.now) ? state : { ...state, now };
  const before = ended(state);
  if (isSame(now, before.now)) return before;
  return { now, past: [...before.past, before.now].slice(-depth), future: [], stroke };
}

/** A gesture that came back to where it began was none. */
function ended(state: EditorState): EditorState {
  if (state.stroke === null) return state;
  const before = state.past.at(-1);
  const idle = before !== undefined && isSame(before, state.now);
  return { ...state, past: idle ? state.past.slice(0, -1) : state.past, stroke: null };
}

/** Settings are plain JSON. */
const isSame = (a: Settings, b: Settings): boolean => JSON.stringify(a) === JSON.stringify(b);
