import { type KeyboardEvent, useEffect, useRef } from 'react';
import { gallery } from '../../content/gallery.ts';
import type { Entry } from './entry.ts';
import type { GalleryActions } from './gallery-actions.ts';
import { Slot } from './slot.tsx';

interface Props {
  readonly placed: readonly Entry[];
  readonly kept: readonly Entry[];
  readonly name: string;
  readonly actions: GalleryActions;
  readonly busy: boolean;
  /** Key of the slot that is worked with. */
  readonly at: string | null;
  readonly onFocus: (key: string) => void;
  readonly onLarge: (key: string) => void;
  readonly onCompare: ((key: string) => void) | null;
  /** Places of the page, in sight or not. */
  readonly count: number;
  /** The brief of the page: another brief, another page. */
  readonly brief: string;
}

/** All slots as one choice. Arrow keys go from design to design without choosing: a choice lets go of the last one's edits. */
export function Designs({ placed, kept, name, actions, busy, at, onFocus, onLarge, onCompare, count, brief }: Props) {
  // What a press brings is out of sight, above it or below it: it is scrolled to, the first page is not.
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ count, brief });
  useEffect(() => {
    const { current } = before;
    const first = brief !== current.brief ? 0 : count > current.count ? current.count : null;
    if (first !== null) list.current?.children[first]?.scrollIntoView({ block: 'nearest' });
    before.current = { count, brief };
  }, [count, brief]);
  const slot = (entry: Entry) => (
    <Slot
      key={entry.key}
      entry={entry}
      name={name}
      actions={actions}
      current={entry.key === at}
      onFocus={onFocus}
      onLarge={onLarge}
      onCompare={onCompare}
    />
  );
  return (
    <fieldset className="designs" aria-busy={busy} onKeyDown={roam}>
      <legend className="visually-hidden">{gallery.designs}</legend>
      <ul className="slots" ref={list}>
        {placed.map(slot)}
      </ul>
      {kept.length === 0 ? null : (
        <section className="kept" aria-labelledby="kept-from-before">
          <h2 id="kept-from-before">{gallery.kept}</h2>
          <p className="line">{gallery.keptLine}</p>
          <ul className="slots">{kept.map(slot)}</ul>
        </section>
      )}
    </fieldset>
  );
}

function roam(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  const radios = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const at = radios.indexOf(target);
  if (key === 'Enter') {
    event.preventDefault();
    target.click();
    return;
  }
  const next = nextOf(key, at, radios.length, acrossOf(currentTarget));
  if (next === null) return;
  event.preventDefault();
  radios[next]?.focus();
}

/** How many stand beside each other. */
const acrossOf = (within: Element): number => {
  const list = within.querySelector('.slots');
  return list === null ? 1 : getComputedStyle(list).gridTemplateColumns.split(' ').length;
};

function nextOf(key: string, at: number, count: number, across: number): number | null {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + across, ArrowUp: at - across, Home: 0, End: count - 1 }[
    key
  ];
  return to === undefined ? null : (to + count) % count;
}
