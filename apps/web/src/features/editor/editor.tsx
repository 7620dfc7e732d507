import { useEffect, useRef, useState } from 'react';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { briefOf } from '../../draft/brief-of.ts';
import { useDraft } from '../../draft/draft.ts';
import { runTask } from '../../drawing-worker/client.ts';
import type { Subject } from '../../drawing-worker/tasks/customize.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { Instead } from './instead.tsx';
import type { Opened } from './opened.ts';
import { Workspace } from './workspace.tsx';

interface Props {
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Step 6: the last hand on the chosen design (rows E). It fills the window and brings its own bar. */
export function Editor({ onBack, onNext }: Props) {
  const draft = useDraft();
  const design = draft?.selectedLogo ?? null;
  // By id of a design that has another name now, that of the design it was opened as: it is still the same sheet.
  const openedAs = useRef(new Map<string, string>());
  if (draft === null) return <EditorSkeleton />;
  if (design === null) {
    return (
      <Instead onBack={onBack} sentence="Please select a logo from the previous step.">
        <button type="button" className="button main" onClick={onBack}>
          Back to the designs
        </button>
      </Instead>
    );
  }
  // Another design is another sheet: nothing of the last one stays on the desk.
  const sheet = openedAs.current.get(design.id) ?? design.id;
  const onRenamed = (id: string) => void openedAs.current.set(id, sheet);
  return <Opening key={sheet} draft={draft} design={design} onBack={onBack} onNext={onNext} onRenamed={onRenamed} />;
}

interface OpeningProps extends Props {
  readonly draft: BrandDraft;
  readonly design: Subject['design'];
  readonly onRenamed: (id: string) => void;
}

function Opening({ draft, design, onBack, onNext, onRenamed }: OpeningProps) {
  // What was chosen and set when the step was opened: while it is open the settings are the editor's own, and the draft, which is
  // read anew at every change, hands out new objects.
  const [subject] = useState((): Subject => ({ design, brief: briefOf(draft) }));
  const [stored] = useState(draft.logoCustomization);
  const [opened, setOpened] = useState<Opened | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again.
  useEffect(() => {
    const over = new AbortController();
    runTask('openEditor', { ...subject, customization: stored }, over.signal).then(setOpened, () => {
      if (!over.signal.aborted) setOpened('failed');
    });
    return () => over.abort();
  }, [subject, stored, attempt]);

  if (opened === null) return <EditorSkeleton onBack={onBack} />;
  if (opened === 'failed') {
    const again = () => {
      setOpened(null);
      setAttempt(attempt + 1);
    };
    return (
      <Instead onBack={onBack} sentence="We couldn’t open this logo. Your choices are safe.">
        <button type="button" className="button main" onClick={again}>
          Try again
        </button>
        <button type="button" className="button quiet" onClick={onBack}>
          Back to the designs
        </button>
      </Instead>
    );
  }
  return <Workspace subject={subject} opened={opened} onBack={onBack} onNext={onNext} onRenamed={onRenamed} />;
}
