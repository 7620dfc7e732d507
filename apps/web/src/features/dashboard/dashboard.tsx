import type { KitEvent, KitSummary } from '@brandwright/contract';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { useOwnDesigns } from '../../components/own-designs/use-own-designs.ts';
import { Plate } from '../../components/plate.tsx';
import { dashboard } from '../../content/dashboard.ts';
import { roomFirm } from '../../content/sample-brands.ts';
import { Compare } from './compare/compare.tsx';
import { DashboardAside } from './dashboard-aside.tsx';
import { DeletedKits } from './deleted-kits.tsx';
import { DraftRow } from './draft-row.tsx';
import { KitControls } from './kit-controls.tsx';
import { arranged, countsOf, few, type KitOrder } from './kit-order.ts';
import { KitRow } from './kit-row.tsx';
import { RevisionRequests } from './revision-requests.tsx';
import { type KitActions, useKits } from './use-kits.ts';
import './dashboard.css';

/** A person's kits (rows D). */
export function Dashboard() {
  const { shelf, deleted, load, progress, actions, onPicture } = useKits();
  const kits = typeof shelf === 'string' ? null : shelf;
  const own = useOwnDesigns();
  // A kit that was made of the draft takes its place.
  const begun = kits === null || kits.some(({ businessName }) => businessName === own?.name) ? null : own;
  return (
    <div className="dashboard">
      <div className="head">
        <h1>{dashboard.title}</h1>
        <Counts kits={kits} />
        <div className="acts">
          <Compare kits={kits ?? []} />
          <a className="button main" href="/">
            <Plus aria-hidden="true" />
            {dashboard.create}
          </a>
        </div>
      </div>
      <div className="kits">
        {shelf === 'loading' ? <Skeleton /> : null}
        {shelf === 'failed' ? <Trouble again={() => void load()} /> : null}
        {begun === null ? null : <DraftRow own={begun} />}
        {kits === null ? null : kits.length === 0 ? (
          <Empty pictured={begun === null} />
        ) : (
          <Kits kits={kits} progress={progress} actions={actions} onPicture={onPicture} />
        )}
        {kits === null || kits.length === 0 ? null : <RevisionRequests />}
        {kits === null || deleted.length === 0 ? null : <DeletedKits kits={deleted} restore={actions.restore} />}
      </div>
      <DashboardAside />
    </div>
  );
}

function Counts({ kits }: { readonly kits: readonly KitSummary[] | null }) {
  const counts = kits === null ? null : countsOf(kits);
  return (
    <dl className="counts">
      {(['total', 'completed', 'processing'] as const).map((key) => (
        <div key={key}>
          <dt>{dashboard.counts[key]}</dt>
          <dd>{counts === null ? '–' : counts[key]}</dd>
        </div>
      ))}
    </dl>
  );
}

interface KitsProps {
  readonly kits: readonly KitSummary[];
  /** Of those in the making, by id. */
  readonly progress: Readonly<Record<string, KitEvent>>;
  readonly actions: KitActions;
  readonly onPicture: (kit: KitSummary) => void;
}

function Kits({ kits, progress, actions, onPicture }: KitsProps) {
  const [order, setOrder] = useState<KitOrder>('newest');
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const many = kits.length > few;
  const shown = many ? arranged(kits, order, query) : arranged(kits, 'newest', '');

  /** The focus goes on to the kit that takes the place of the one that left, or to its neighbor. */
  const remove = async (kit: KitSummary): Promise<void> => {
    const place = shown.indexOf(kit);
    await actions.remove(kit);
    const links = list.current?.querySelectorAll<HTMLElement>('a.view') ?? [];
    (links[Math.min(place, links.length - 1)] ?? document.getElementById('main'))?.focus();
  };
  return (
    <>
      {many ? <KitControls order={order} query={query} count={shown.length} onOrder={setOrder} onQuery={setQuery} /> : null}
      <ul ref={list}>
        {shown.map((kit) => (
          <KitRow
            key={kit.id}
            kit={kit}
            progress={progress[kit.id] ?? null}
            actions={{ ...actions, remove }}
            onPicture={onPicture}
          />
        ))}
      </ul>
    </>
  );
}

/** The list's own boxes, while it is on its way. */
function Skeleton() {
  return (
    <div className="skeleton" role="status" aria-label={dashboard.loading}>
      {[0, 1, 2].map((place) => (
        <div key={place} className="kit-row">
          <span className="plate" />
          <span className="lines">
            <span />
            <span />
            <span />
          </span>
        </div>
      ))}
    </div>
  );
}

function Trouble({ again }: { readonly again: () => void }) {
  return (
    <EmptyState title={dashboard.error.title} text={dashboard.error.safe}>
      <button type="button" className="button quiet" onClick={again}>
        {dashboard.error.again}
      </button>
    </EmptyState>
  );
}

function Empty({ pictured }: { readonly pictured: boolean }) {
  const { title, text, caption } = dashboard.empty;
  return (
    <div className="empty-state empty">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {pictured ? <Plate name="room-shelves" caption={caption(roomFirm.name)} alt="" eager /> : null}
    </div>
  );
}
