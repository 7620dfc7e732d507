import { useCallback, useState } from 'react';
import { useView } from '../../components/browser/use-view.ts';
import { toastError } from '../../components/toasts/toast.ts';
import { gallery } from '../../content/gallery.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { useDraft } from '../../draft/draft.ts';
import { isForName } from '../../draft/is-for-name.ts';
import { Body } from './body.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { chooseDesign } from './choice.ts';
import { Dock } from './dock.tsx';
import type { Entry } from './entry.ts';
import type { GalleryActions } from './gallery-actions.ts';
import { Head } from './head.tsx';
import { Shelf } from './shelf.tsx';
import { TopBar } from './top-bar.tsx';
import { type Sheet, useSheet } from './use-sheet.ts';
import type { Tools } from './use-tools.ts';
import './gallery.css';
import '../../components/full-window.css';
import '../../components/color-circle.css';
import '../../components/comparison.css';
import './large/large-view.css';
import './compare/compare-view.css';
import '../../components/select.css';

interface Props {
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

/** Step 5: eight designs to choose from (rows G). The choice and the favorites are kept in the draft. */
export function Gallery(props: Props) {
  const draft = useDraft();
  return draft === null ? null : <Page draft={draft} {...props} />;
}

const loadLarge = async () => (await import('./large/large-view.tsx')).LargeView;
const loadCompare = async () => (await import('./compare/compare-view.tsx')).CompareView;

function Page({ draft, onBack, onContinue }: Props & { readonly draft: BrandDraft }) {
  const sheet = useSheet(draft);
  const { name, placed, all, tools, actions, chosen, focused, waiting } = sheet;
  const [large, setLarge] = useState<string | null>(null);
  const goOn = (): void => {
    // A logo with another name on it is no choice for this brand.
    if (chosen?.logo == null || !isForName(chosen.logo.design, name)) toastError(...gallery.toasts.unchosen);
    else onContinue();
  };

  return (
    <div className="gallery">
      <TopBar name={name} />
      <div className="body">
        {sheet.ready ? <Body draft={draft} sheet={sheet} onLarge={setLarge} /> : <Unready sheet={sheet} onBack={onBack} />}
        <p className="visually-hidden" role="status">
          {sheet.state.said}
        </p>
      </div>
      <div className="foot">
        <Shelf favorites={favoritesOf(draft, all)} onLarge={setLarge} />
        {focused === undefined ? null : <Dock entry={focused} actions={actions} name={name} />}
        <BottomBar chosen={chosen ?? null} onBack={onBack} onContinue={goOn} onLarge={setLarge} />
      </div>
      <Views
        all={all}
        filled={!waiting && placed.some(({ logo }) => logo !== null)}
        large={large}
        actions={actions}
        tools={tools}
        go={setLarge}
      />
    </div>
  );
}

/** In the order in which they were marked. */
const favoritesOf = ({ favorites }: BrandDraft, all: readonly Entry[]): readonly Entry[] =>
  favorites.flatMap(({ id }) => all.find(({ logo }) => logo?.id === id) ?? []);

interface ViewsProps {
  readonly all: readonly Entry[];
  /** The page has filled: what shows designs in the whole window can be fetched. */
  readonly filled: boolean;
  /** Key of the design that is looked at. */
  readonly large: string | null;
  readonly go: (key: string | null) => void;
  readonly actions: GalleryActions;
  readonly tools: Tools;
}

/** What takes the whole window: one design large, or two side by side. */
function Views({ all, filled, large, go, actions, tools: { compared, endCompare } }: ViewsProps) {
  const unviewed = useCallback(() => {
    go(null);
    endCompare();
    toastError(...gallery.toasts.unviewed);
  }, [go, endCompare]);
  const LargeView = useView(loadLarge, filled, large !== null, unviewed);
  const CompareView = useView(loadCompare, filled, compared !== null, unviewed);
  const entries = all.filter((entry) => entry.logo !== null);
  return (
    <>
      {large === null || LargeView === null ? null : (
        <LargeView entries={entries} at={large} actions={actions} go={go} choose={chooseDesign} />
      )}
      {compared === null || CompareView === null ? null : (
        <CompareView entries={entries} first={compared[0]} second={compared[1]} close={endCompare} choose={chooseDesign} />
      )}
    </>
  );
}

/** A brief that cannot be drawn as it is. */
function Unready({ sheet, onBack }: Pick<Props, 'onBack'> & { readonly sheet: Sheet }) {
  return (
    <>
      <Head line={null} online={sheet.online} refusal={sheet.state.refusal} aside={null} />
      <div className="unready">
        <p>{gallery.unready}</p>
        <button type="button" className="button quiet" onClick={onBack}>
          {gallery.unreadyAction}
        </button>
      </div>
    </>
  );
}
