import { wizard } from '../../content/wizard.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { patchDraft, readDraft } from '../../draft/draft.ts';
import { type ChangeShows, ThingPicker } from './thing-picker.tsx';

const words = wizard.heard;

interface Props {
  readonly draft: BrandDraft;
  /** The preview comes first. */
  readonly ready: boolean;
}

/** A press may follow another before the page is drawn again: what is changed is the draft as it is now. */
const change: ChangeShows = (next) => patchDraft({ shows: next(readDraft().shows) });

/** What the logo should show, in the first step (W-16, W-17). */
export function Heard({ draft, ready }: Props) {
  return (
    <section className="heard" aria-labelledby="heard">
      <h2 id="heard">{words.title}</h2>
      <p>{words.hint}</p>
      <ThingPicker draft={draft} ready={ready} change={change} />
    </section>
  );
}
