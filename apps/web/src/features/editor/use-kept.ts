import type { Design } from '@brandwright/engine';
import { useEffect, useRef } from 'react';
import { patchDraft } from '../../draft/draft.ts';
import type { Settings } from './editor-state.ts';

/** What of the editor is kept in the draft. */
interface Kept {
  readonly settings: Settings;
  /** The design under the name that was last drawn. */
  readonly design: Design;
}

/** Milliseconds without a change before it is written to the disk. */
const pause = 180;

/**
 * Writes settings and name into the draft when the person pauses, leaves the step or closes the page. `onRenamed` is told the id of a
 * design under another name before it takes the place of the chosen one.
 */
export function useKept(kept: Kept, stored: Kept, onRenamed: (id: string) => void): void {
  const { settings, design } = kept;
  const latest = useRef({ kept, written: stored });
  const write = useRef(() => {
    const { kept: now, written } = latest.current;
    latest.current.written = now;
    if (now.design.id !== written.design.id) {
      onRenamed(now.design.id);
      patchDraft({ businessName: now.design.name, selectedLogo: now.design });
    }
    if (now.settings === written.settings) return;
    const { name: _, ...logoCustomization } = now.settings;
    patchDraft({ logoCustomization });
  }).current;

  useEffect(() => {
    latest.current.kept = { settings, design };
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [settings, design, write]);

  useEffect(() => {
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [write]);
}
