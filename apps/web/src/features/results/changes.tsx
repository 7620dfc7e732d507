import type { Kit } from '@brandwright/contract';
import { useState } from 'react';
import { results } from '../../content/results.ts';
import { InstantRevision } from './instant-revision.tsx';
import { type HandedRequest, RevisionForm, SampleRevisions } from './revision-form.tsx';
import type { KitActions, RevisionAsked } from './use-kit.ts';
import { useRevisions } from './use-revisions.ts';
import './changes.css';

interface Props {
  readonly kit: Kit;
  /** Null for the sample. */
  readonly actions: KitActions | null;
}

/** Changes to a kit (rows V): at once, in its owner’s own words, or by our designers. What cannot be done at once is handed on to them. */
export const Changes = ({ kit, actions }: Props) =>
  actions === null ? <SampleRevisions /> : <OwnChanges kit={kit} actions={actions} />;

function OwnChanges({ kit, actions }: { readonly kit: Kit; readonly actions: KitActions }) {
  const requests = useRevisions(kit.id);
  const [handed, setHanded] = useState<HandedRequest | null>(null);
  const isOpen = kit.plan !== null && kit.brief !== null && kit.status === 'completed';
  const hand = ({ logo, text }: RevisionAsked): void => {
    const place = kit.logos.findIndex(({ design }) => design.id === logo);
    setHanded({ changes: `${results.logoOf(place + 1)}: ${text}` });
  };
  const mayAsk = typeof requests.state !== 'string' && requests.state.left > 0;
  return (
    <>
      {isOpen ? (
        <InstantRevision
          kit={kit}
          preview={actions.previewRevision}
          accept={actions.acceptRevision}
          {...(mayAsk ? { sendToDesigners: hand } : {})}
        />
      ) : null}
      <RevisionForm kit={kit} requests={requests} handed={handed} />
    </>
  );
}
