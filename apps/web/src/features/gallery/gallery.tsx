import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { warn } from '../../components/toast.ts';
import { gallery } from '../../content/gallery.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { useDraft } from '../../draft/draft.ts';
import { BottomBar } from './bottom-bar.tsx';
import { chooseDesign } from './choice.ts';
import { Designs } from './designs.tsx';
import { Dock } from './dock.tsx';
import { entriesOf } from './entry.ts';
import { isForName } from './history.ts';
import { TopBar } from './top-bar.tsx';
import { useGallery } from './use-gallery.ts';
import { useOnline } from './use-online.ts';
import './gallery.css';

interface Props {
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

/** Only who looks closer loads it. */
const LargeView = lazy(() => import('./large/large-view.tsx'));

/** Step 5: eight designs to choose from (rows G). The choice and the favorites are kept in the draft. */
export function Gallery(props: Props) {
  const draft = useDraft();
  return draft === null ? null : <Page draft={draft} {...props} />;
}

function Page({ draft, onBack, onContinue }: Props & { readonly draft: BrandDraft }) {
  const { state, page, ready, actions } = useGallery(draft);
  const online = useOnline();
  const [at, setAt] = useState<string | null>(null);
  const [large, setLarge] = useState<string | null>(null);
  const { placed, kept } = entriesOf(draft, page, state);
  const all = [...placed, ...kept];
  const chosen = all.find((entry) => entry.chosen);
  const focused = all.find((entry) => entry.key === at && entry.logo !== null) ?? chosen;
  const name = draft.businessName.trim();
  const waiting = [...state.going.values()].some((going) => going === 'waiting');

  const goOn = (): void => {
    // A logo with another name on it is no choice for this brand.
    if (chosen?.logo == null || !isForName(chosen.logo.design, name)) warn(...gallery.toasts.unchosen);
    else onContinue();
  };

  return (
    <div className="gallery">
      <TopBar name={name} />
      <div className="body">
        <header className="head">
          <div>
            <h1>{gallery.title}</h1>
            {ready ? <p className="line">{lineOf(draft, page.places.length, waiting)}</p> : null}
            {online ? null : (
              <p className="note" role="status">
                {gallery.offline}
              </p>
            )}
            {state.refusal === null ? null : (
              <p className="note" role="alert">
                {gallery.refused} {state.refusal}
              </p>
            )}
          </div>
          {ready ? (
            <button type="button" className="button quiet more" disabled={waiting} onClick={actions.more}>
              <Plus aria-hidden="true" />
              {gallery.more}
            </button>
          ) : null}
        </header>
        {ready ? (
          <Designs
            placed={placed}
            kept={kept}
            name={name}
            actions={actions}
            busy={waiting}
            at={(focused ?? placed[0])?.key ?? null}
            onFocus={setAt}
            onLarge={setLarge}
          />
        ) : (
          <div className="unready">
            <p>{gallery.unready}</p>
            <button type="button" className="button quiet" onClick={onBack}>
              {gallery.unreadyAction}
            </button>
          </div>
        )}
        <p className="visually-hidden" role="status">
          {state.said}
        </p>
      </div>
      <div className="foot">
        {focused === undefined ? null : <Dock entry={focused} actions={actions} name={name} />}
        <BottomBar chosen={chosen ?? null} onBack={onBack} onContinue={goOn} onLarge={setLarge} />
      </div>
      {large === null ? null : (
        <Suspense>
          <LargeView
            entries={all.filter((entry) => entry.logo !== null)}
            at={large}
            actions={actions}
            go={setLarge}
            choose={chooseDesign}
          />
        </Suspense>
      )}
    </div>
  );
}

function lineOf(draft: BrandDraft, count: number, waiting: boolean): string {
  const name = draft.businessName.trim();
  return waiting ? gallery.drawingLine(count, name) : gallery.line(count, name, draft.favorites.length);
}
