import { Check, CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { wizard } from '../../content/wizard.ts';
import { useAccountKeeps } from '../../draft/account-keeps.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { clearDraft, patchDraft, useIsKept } from '../../draft/draft.ts';

/** Whether what is entered is kept, and the way to begin anew: asked before it is done, and undone while the page is open. */
export function Kept({ draft, onClear }: { readonly draft: BrandDraft; readonly onClear: () => void }) {
  const kept = useIsKept();
  const inAccount = useAccountKeeps();
  const dialog = useRef<HTMLDialogElement>(null);
  const [cleared, setCleared] = useState<BrandDraft | null>(null);
  const entered = draft.businessName !== '' || draft.description !== '' || draft.industry !== '';

  const clear = () => {
    dialog.current?.close();
    setCleared(draft);
    clearDraft();
    onClear();
  };
  const undo = ({ version: _, ...fields }: BrandDraft) => {
    patchDraft(fields);
    setCleared(null);
  };

  return (
    <div className="kept">
      <p role="status" data-trouble={kept || inAccount ? undefined : ''}>
        {cleared !== null && !entered ? (
          wizard.startedOver
        ) : kept || inAccount ? (
          entered && (
            <>
              <Check aria-hidden="true" />
              {inAccount ? wizard.keptInAccount : wizard.kept}
            </>
          )
        ) : (
          <>
            <CircleAlert aria-hidden="true" />
            {wizard.notKept}
          </>
        )}
      </p>
      {cleared !== null && !entered ? (
        <button type="button" onClick={() => undo(cleared)}>
          {wizard.undo}
        </button>
      ) : null}
      {entered ? (
        <button type="button" onClick={() => dialog.current?.showModal()}>
          {wizard.startOver}
        </button>
      ) : null}
      <dialog ref={dialog} className="ask" aria-labelledby="start-over">
        <h2 id="start-over">{wizard.startOverAsk}</h2>
        <p>{inAccount ? wizard.startOverInAccount : wizard.startOverWhat}</p>
        <div className="actions">
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            {wizard.startOverNo}
          </button>
          <button type="button" className="button quiet" onClick={clear}>
            {wizard.startOverYes}
          </button>
        </div>
      </dialog>
    </div>
  );
}
