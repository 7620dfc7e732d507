import { lazy, Suspense } from 'react';
import { patchDraft, useDraft } from '../../draft/draft.ts';
import { Gallery } from '../gallery/gallery.tsx';

const Editor = lazy(() => import('../editor/editor.tsx').then(({ Editor }) => ({ default: Editor })));

/** Seven steps from a name to a kit (rows W). */
export function Wizard() {
  const draft = useDraft();
  if (draft === null) return <h1>Tell us about your business</h1>;
  if (draft.step === 6) {
    return (
      <Suspense>
        <Editor onBack={() => patchDraft({ step: 5 })} onNext={() => patchDraft({ step: 7 })} />
      </Suspense>
    );
  }
  return draft.step === 5 ? <Gallery /> : <h1>Tell us about your business</h1>;
}
