import { wizard } from '../../content/wizard.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { patchDraft, readDraft } from '../../draft/draft.ts';
import { useSession } from '../../session/session.ts';
import { Ideas } from './ideas/ideas.tsx';
import { useReading } from './ideas/reading.ts';
import { type ChangeShows, ThingPicker } from './thing-picker.tsx';
import { useDrawing } from './use-drawing.ts';

const words = wizard.heard;

interface Props {
  readonly draft: BrandDraft;
  /** The preview comes first. */
  readonly ready: boolean;
}

/** A press may follow another before the page is drawn again: what is changed is the draft as it is now. */
const change: ChangeShows = (next) => patchDraft({ shows: next(readDraft().shows) });

/** What the logo should show, in the first step (W-16, W-17). A model is asked only when somebody presses for it (I-03). */
export function Heard({ draft, ready }: Props) {
  const model = useSession()?.textModel ?? null;
  const reading = useReading(draft);
  const suggested = reading?.state === 'answered' ? reading.direction.things.map(({ thing }) => thing) : [];
  const drawing = useDrawing('drawThings', suggested.length === 0 ? null : { names: suggested });
  // What can't be drawn there is told here.
  const elsewhere = (drawing.drawn ?? []).map(({ name }) => name).filter((name) => suggested.includes(name));
  return (
    <section className="heard" aria-labelledby="heard">
      <h2 id="heard">{words.title}</h2>
      <p>{words.hint}</p>
      <ThingPicker
        draft={draft}
        ready={ready}
        change={change}
        elsewhere={elsewhere}
        below={(known) =>
          model === null ? null : (
            <Ideas draft={draft} model={model} reading={reading} drawing={drawing} known={known} change={change} />
          )
        }
      />
    </section>
  );
}
