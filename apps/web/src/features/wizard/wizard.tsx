import { patchDraft, useDraft } from '../../draft/draft.ts';
import { Editor } from '../editor/editor.tsx';
import { Gallery } from '../gallery/gallery.tsx';

/** Seven steps from a name to a kit (rows W). */
export function Wizard() {
  const draft = useDraft();
  if (draft === null) return <h1>Tell us about your business</h1>;
  return draft.step === 5 ? (
    <Gallery onBack={() => patchDraft({ step: 4 })} onContinue={() => patchDraft({ step: 6 })} />
  ) : draft.step === 6 ? (
    <Editor />
  ) : (
    <h1>Tell us about your business</h1>
  );
}
