import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useMedia } from '../../components/browser/use-media.ts';
import { gallery } from '../../content/gallery.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { roomOn } from '../../draft/gallery-page.ts';
import { Designs } from './designs.tsx';
import { Head, hasFailed, lineOf } from './head.tsx';
import { More } from './more.tsx';
import { Source } from './source-line.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Sheet } from './use-sheet.ts';

interface Props {
  readonly draft: BrandDraft;
  readonly sheet: Sheet;
  readonly onLarge: (key: string) => void;
}

/** The title, the designs, and what leads to others: over the designs where there is room, on a phone under them. */
export function Body({ draft, sheet, onLarge }: Props) {
  const { name, online, state, page, placed, tools, actions, focused, waiting, seen, setAt } = sheet;
  const isPhone = useMedia('(width < 48rem)');
  const [open, setOpen] = useState(false);
  const line = lineOf(draft, page.places.length, state.going);
  // What failed is told where it is seen at once.
  const isOver = !isPhone || hasFailed(state.going);
  const source = <Source draft={draft} show={actions.show} />;
  const more = <More draw={actions.more} room={roomOn(page)} busy={waiting} />;
  return (
    <>
      <Head
        line={isOver ? line : null}
        online={online}
        refusal={state.refusal}
        aside={isPhone ? <Options open={open} press={() => setOpen(!open)} /> : more}
      >
        {isPhone ? null : source}
      </Head>
      <Toolbar tools={tools} shown={seen.placed.length + seen.kept.length} isPhone={isPhone} open={open} />
      <Designs
        {...seen}
        name={name}
        actions={actions}
        busy={waiting}
        at={(focused ?? placed[0])?.key ?? null}
        onFocus={setAt}
        onLarge={onLarge}
        onCompare={tools.compare}
        count={page.places.length}
        brief={page.brief}
      />
      {isPhone ? (
        <div className="onward">
          {isOver ? null : <p className="line">{line}</p>}
          {source}
          {more}
        </div>
      ) : null}
    </>
  );
}

/** Opens the filters, the views and the comparison on a phone, where the designs come first. */
function Options({ open, press }: { readonly open: boolean; readonly press: () => void }) {
  return (
    <button type="button" className="button quiet options" aria-expanded={open} onClick={press}>
      <SlidersHorizontal aria-hidden="true" />
      {gallery.options}
    </button>
  );
}
