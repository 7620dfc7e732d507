import { TriangleAlert } from 'lucide-react';
import type { CSSProperties, Dispatch } from 'react';
import type { Warning } from './edited-logo.ts';
import type { EditorEvent } from './editor-state.ts';
import type { Size, Standing } from './stage.ts';
import { fixedSentence, fixText, warningTitle } from './warning-words.ts';

interface Props {
  readonly warnings: readonly Warning[];
  readonly ground: string;
  /** Where the logo stands on the canvas. */
  readonly logo: Standing;
  readonly canvas: Size;
  readonly dispatch: Dispatch<EditorEvent>;
  readonly say: (sentence: string) => void;
}

/** Pixels between weak ink and the dashes around it, and between the logo and the note. */
const [margin, gap] = [6, 14];
/** A note's size in pixels, for keeping it on the canvas. */
const note: Size = { width: 340, height: 62 };
/** Space kept to the edges. */
const edge = 16;

/** What is weak, on the drawing itself: dashes around it, and one note with the way to mend the first. */
export function ContrastNotes({ warnings, ground, logo, canvas, dispatch, say }: Props) {
  const [first] = warnings;
  return (
    <>
      {warnings.map(({ part, place }) => (
        <span
          key={part}
          className="weak"
          aria-hidden="true"
          style={{
            left: logo.left + place.x * logo.width - margin,
            top: logo.top + place.y * logo.height - margin,
            width: place.width * logo.width + 2 * margin,
            height: place.height * logo.height + 2 * margin,
          }}
        />
      ))}
      <div className="notes" role="status">
        {first === undefined ? null : (
          <div className="over-note" style={noteAt(first, logo, canvas)}>
            <TriangleAlert className="sign" aria-hidden="true" />
            <p>{warningTitle(first)}</p>
            {first.fix === null ? null : (
              <button
                type="button"
                onClick={() => {
                  if (first.fix === null) return;
                  dispatch({ kind: 'changed', change: { [first.fix.field]: first.fix.value } });
                  say(fixedSentence(first));
                }}
              >
                {fixText(first, ground)}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** Under the logo, at the left of what is weak; it never leaves the canvas. Narrow canvases hold it at their foot (canvas.css). */
function noteAt({ place }: Warning, logo: Standing, canvas: Size): CSSProperties {
  const left = Math.min(logo.left + place.x * logo.width - margin, canvas.width - note.width - edge);
  const top = Math.min(logo.top + logo.height + margin + gap, canvas.height - note.height - edge);
  return { '--left': `${Math.max(edge, left)}px`, '--top': `${top}px` } as CSSProperties;
}
