import { EditorBar } from './editor-bar.tsx';

/** The editor before the design is on the canvas, in its final boxes. */
export function EditorSkeleton({ onBack }: { readonly onBack?: () => void }) {
  return (
    <div className="editor" aria-busy="true">
      <EditorBar onBack={onBack} />
      <div className="desk">
        <div className="canvas waiting">
          <p className="visually-hidden" role="status">
            Opening your logo
          </p>
        </div>
        <div className="strip" />
        <div className="inspector" />
      </div>
    </div>
  );
}
