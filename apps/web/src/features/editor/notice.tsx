import type { Workspace } from './use-workspace.ts';

/** What the canvas has to tell beside contrast: why it is behind, or what was done otherwise than asked. */
export function Notice({ workspace: { trouble, logo, tryAgain, dispatch } }: { readonly workspace: Workspace }) {
  return (
    <div className="notices" role="status">
      {trouble !== null && trouble.field === null ? (
        <>
          <p>{trouble.sentence}</p>
          {trouble.kind === 'refused' ? (
            <button type="button" onClick={() => dispatch({ kind: 'undone' })}>
              Undo
            </button>
          ) : (
            <button type="button" onClick={tryAgain}>
              Try again
            </button>
          )}
        </>
      ) : (
        logo.notes.map((note) => <p key={note}>{note}</p>)
      )}
    </div>
  );
}
