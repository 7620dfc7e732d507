import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { toastError } from '../../components/toasts/toast.ts';
import { gallery } from '../../content/gallery.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { useDraft } from '../../draft/draft.ts';
import { isForName } from '../../draft/is-for-name.ts';
import { BottomBar } from './bottom-bar.tsx';
import { chooseDesign } from './choice.ts';
import { Designs } from './designs.tsx';
import { Dock } from './dock.tsx';
import { entriesOf } from './entry.ts';
import type { GalleryState } from './gallery-state.ts';
import { TopBar } from './top-bar.tsx';
import { useGallery } from './use-gallery.ts';
import { useLargeView } from './use-large-view.ts';
import { useOnline } from './use-online.ts';
import './gallery.css';
import '../../components/full-window.css';
import './large/large-view.css';

interface Props {
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

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

  const unviewed = useCallback(() => {
    setLarge(null);
    toastError(...gallery.toasts.unviewed);
  }, []);
  const LargeView = useLargeView(!waiting && placed.some(({ logo }) => logo !== null), large !== null, unviewed);

  const goOn = (): void => {
    // A logo with another name on it is no choice for this brand.
    if (chosen?.logo == null || !isForName(chosen.logo.design, name)) toastError(...gallery.toasts.unchosen);
    else onContinue();
  };

  return (
    <div className="gallery">
      <TopBar name={name} />
      <div className="body">
        <Head
          line={ready ? lineOf(draft, page.places.length, state.going) : null}
          online={online}
          refusal={state.refusal}
          more={ready ? actions.more : null}
          busy={waiting}
        />
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
          <Unready onBack={onBack} />
        )}
        <p className="visually-hidden" role="status">
          {state.said}
        </p>
      </div>
      <div className="foot">
        {focused === undefined ? null : <Dock entry={focused} actions={actions} name={name} />}
        <BottomBar chosen={chosen ?? null} onBack={onBack} onContinue={goOn} onLarge={setLarge} />
      </div>
      {large === null || LargeView === null ? null : (
        <LargeView
          entries={all.filter((entry) => entry.logo !== null)}
          at={large}
          actions={actions}
          go={setLarge}
          choose={chooseDesign}
        />
      )}
    </div>
  );
}

/** A brief that cannot be drawn as it is. */
function Unready({ onBack }: Pick<Props, 'onBack'>) {
  return (
    <div className="unready">
      <p>{gallery.unready}</p>
      <button type="button" className="button quiet" onClick={onBack}>
        {gallery.unreadyAction}
      </button>
    </div>
  );
}

interface HeadProps {
  /** What is shown; null until it is known. */
  readonly line: ReactNode;
  readonly online: boolean;
  /** Why a design could not be drawn. */
  readonly refusal: ReactNode;
  /** Draws another eight; null until there are some. */
  readonly more: (() => void) | null;
  readonly busy: boolean;
}

function Head({ line, online, refusal, more, busy }: HeadProps) {
  return (
    <header className="head">
      <div>
        <h1>{gallery.title}</h1>
        {line === null ? null : <p className="line">{line}</p>}
        {online ? null : (
          <p className="note" role="status">
            {gallery.offline}
          </p>
        )}
        {refusal === null ? null : (
          <p className="note" role="alert">
            {gallery.refused} {refusal}
          </p>
        )}
      </div>
      {more === null ? null : (
        <button type="button" className="button quiet more" disabled={busy} onClick={more}>
          <Plus aria-hidden="true" />
          {gallery.more}
        </button>
      )}
    </header>
  );
}

function lineOf(draft: BrandDraft, count: number, going: GalleryState['going']): string {
  const name = draft.businessName.trim();
  const failed = going.values().reduce((sum, one) => sum + (one === 'failed' ? 1 : 0), 0);
  if ([...going.values()].includes('waiting')) return gallery.drawingLine(count, name);
  return failed > 0 ? gallery.failedLine(count - failed, count, name) : gallery.line(count, name, draft.favorites.length);
}
