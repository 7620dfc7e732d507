import type { KitEvent, KitSummary } from '@brandwright/contract';
import { Copy, Download, Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { dayOf } from '../../components/day.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { KitPicture } from '../../components/kit-picture.tsx';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { dashboard } from '../../content/dashboard.ts';
import { KitNameForm } from './kit-name-form.tsx';
import { KitTraits } from './kit-traits.tsx';
import type { KitActions } from './use-kits.ts';
import './kit-row.css';

interface KitRowProps {
  readonly kit: KitSummary;
  /** How far it is while it is made, once that is known. */
  readonly progress: KitEvent | null;
  readonly actions: KitActions;
  /** Told when its picture has arrived. */
  readonly onPicture: (kit: KitSummary) => void;
}

/** A kit of the list: its logo, what it is, and what can be done with it. */
export function KitRow({ kit, progress, actions, onPicture }: KitRowProps) {
  const [naming, setNaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { id, businessName, status, variants } = kit;

  const named = (): void => {
    setNaming(false);
    row.current?.querySelector<HTMLElement>('summary')?.focus();
  };
  const duplicate = async (): Promise<void> => {
    const copy = await actions.duplicate(kit);
    if (copy === null) return;
    // Drawn by now: the list was changed before the answer came back here.
    requestAnimationFrame(() => document.getElementById(`kit-${copy}`)?.querySelector<HTMLElement>('a.view')?.focus());
  };

  return (
    <li ref={row} id={`kit-${id}`} className="kit-row">
      <a className={variants > 0 ? 'plate' : 'plate vacant'} href={`/results/${id}`} tabIndex={-1}>
        {variants > 0 ? <KitPicture kit={kit} onLoad={() => onPicture(kit)} /> : <span>{dashboard.noLogo}</span>}
      </a>
      <div className="facts">
        {naming ? (
          <KitNameForm name={businessName} rename={(name) => actions.rename(kit, name)} done={named} />
        ) : (
          <h2>
            <bdi>{businessName}</bdi> <StatusBadge status={status} />
          </h2>
        )}
        <KitMeta kit={kit} />
        {variants > 0 ? <KitTraits kit={kit} /> : null}
        {status === 'generating' ? (
          <ProgressBar step={progress?.step ?? dashboard.waiting} progress={progress?.progress ?? 0} />
        ) : null}
        {status === 'error' ? <p className="trouble">{dashboard.trouble}</p> : null}
        <div className="does">
          <a className="button quiet view" href={`/results/${id}`} aria-label={dashboard.viewOf(businessName)}>
            {dashboard.view}
          </a>
          {status === 'completed' ? (
            <a className="button quiet" href={`/results/${id}#downloads`} aria-label={dashboard.downloadOf(businessName)}>
              <Download aria-hidden="true" />
              {dashboard.download}
            </a>
          ) : null}
          <KitMenu
            name={businessName}
            rename={() => setNaming(true)}
            duplicate={() => void duplicate()}
            remove={() => void actions.remove(kit)}
          />
        </div>
      </div>
    </li>
  );
}

function KitMeta({ kit: { industry, variants, createdAt, updatedAt } }: { readonly kit: KitSummary }) {
  return (
    <ul className="meta">
      <li>{industry}</li>
      <li>{dashboard.variants(variants)}</li>
      <li>
        {dashboard.created} <time dateTime={createdAt}>{dayOf(createdAt)}</time>
      </li>
      <li>
        {dashboard.updated} <time dateTime={updatedAt}>{dayOf(updatedAt)}</time>
      </li>
    </ul>
  );
}

interface KitMenuProps {
  readonly name: string;
  readonly rename: () => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
}

/** What else can be done with a kit. */
function KitMenu({ name, rename, duplicate, remove }: KitMenuProps) {
  /** Closes the menu first: it would lie on what comes of the choice. */
  const choose = (act: () => void) => (event: MouseEvent) => {
    event.currentTarget.closest('details')?.removeAttribute('open');
    act();
  };
  return (
    <Disclosure
      className="more"
      label={
        <>
          <Ellipsis aria-hidden="true" />
          <span className="visually-hidden">{dashboard.more(name)}</span>
        </>
      }
    >
      <button type="button" onClick={choose(rename)}>
        <PencilLine aria-hidden="true" />
        {dashboard.rename}
      </button>
      <button type="button" onClick={choose(duplicate)}>
        <Copy aria-hidden="true" />
        {dashboard.duplicate}
      </button>
      <button type="button" onClick={choose(remove)}>
        <Trash2 aria-hidden="true" />
        {dashboard.delete}
      </button>
    </Disclosure>
  );
}
