import { asDesigned, defaultCustomization } from '@brandwright/engine';
import { ArrowRight, Redo2, Undo2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useShortcuts } from '../../components/browser/use-shortcuts.ts';
import type { Subject } from '../../drawing-worker/tasks/customize.ts';
import { Canvas } from './canvas.tsx';
import { EditorBar } from './editor-bar.tsx';
import { ExportMenu } from './export-menu.tsx';
import { Inspector } from './inspector.tsx';
import { MockupStrip } from './mockup-strip.tsx';
import type { Opened } from './opened.ts';
import { ResetMenu } from './reset-menu.tsx';
import { useVersions } from './use-versions.ts';
import { useWorkspace } from './use-workspace.ts';

interface Props {
  readonly subject: Subject;
  readonly opened: Opened;
  readonly onBack: () => void;
  readonly onNext: () => void;
  /** Told before a design under another name takes the place of the chosen one. */
  readonly onRenamed: (id: string) => void;
}

/** Canvas, mock-ups and controls of one design. */
export function Workspace({ subject, opened, onBack, onNext, onRenamed }: Props) {
  const workspace = useWorkspace(subject, opened.logo, onRenamed);
  const { state, dispatch, logo, surroundings } = workspace;
  const [said, say] = useState('');
  const [pair, setPair] = useState<number | null>(null);

  const undo = useCallback(() => {
    dispatch({ kind: 'undone' });
    say('Undone');
  }, [dispatch]);
  const redo = useCallback(() => {
    dispatch({ kind: 'redone' });
    say('Redone');
  }, [dispatch]);
  const resets = useMemo(
    () => ({
      toDesign() {
        dispatch({ kind: 'reset', to: asDesigned });
        say('Reset to the original design');
      },
      toDefaults() {
        dispatch({ kind: 'reset', to: defaultCustomization });
        say('Reset to defaults');
      },
    }),
    [dispatch],
  );
  useShortcuts(undo, redo);
  const versions = useVersions({ design: logo.renamed ?? subject.design, settings: state.now, dispatch, say });

  return (
    <div className="editor">
      <EditorBar onBack={onBack}>
        <button type="button" className="button icon" aria-label="Undo" onClick={undo} aria-disabled={state.past.length === 0}>
          <Undo2 aria-hidden="true" />
        </button>
        <button type="button" className="button icon" aria-label="Redo" onClick={redo} aria-disabled={state.future.length === 0}>
          <Redo2 aria-hidden="true" />
        </button>
        <ResetMenu {...resets} />
        <ExportMenu subject={subject} settings={state.now} />
        <button type="button" className="button main" onClick={onNext}>
          Next
          <ArrowRight aria-hidden="true" />
        </button>
      </EditorBar>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="desk">
        <Canvas workspace={workspace} designed={opened.designed} pair={pair} pickPair={setPair} say={say} />
        <MockupStrip mockups={surroundings?.mockups ?? null} />
        <Inspector
          state={state}
          dispatch={dispatch}
          logo={logo}
          surroundings={surroundings}
          opened={opened}
          pair={pair}
          pickPair={setPair}
          say={say}
          resets={resets}
          versions={versions}
        />
      </div>
    </div>
  );
}
