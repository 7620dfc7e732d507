import type { ReactNode } from 'react';
import { EditorBar } from './editor-bar.tsx';

interface Props {
  readonly onBack: () => void;
  readonly sentence: string;
  /** What to do next. */
  readonly children: ReactNode;
}

/** In place of the editor: why there is nothing to edit, and the way on. */
export function Instead({ onBack, sentence, children }: Props) {
  return (
    <div className="editor">
      <EditorBar onBack={onBack} />
      <div className="instead">
        <p>{sentence}</p>
        <div className="actions">{children}</div>
      </div>
    </div>
  );
}
