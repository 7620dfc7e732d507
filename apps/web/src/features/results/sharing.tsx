import type { Kit } from '@brandwright/contract';
import { Copy, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyText } from '../../components/copy-text.ts';
import { momentOf } from '../../components/day.ts';
import { Field } from '../../components/field.tsx';
import { results } from '../../content/results.ts';
import type { KitActions } from './use-kit.ts';

interface Props {
  readonly shares: Kit['shares'];
  readonly actions: Pick<KitActions, 'share' | 'unshare'>;
}

const words = results.sharing;

/** Links that show the kit to whoever has them (row M-10). */
export function Sharing({ shares, actions }: Props) {
  const [made, setMade] = useState<{ readonly id: string; readonly path: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const maker = useRef<HTMLButtonElement>(null);

  const make = async (): Promise<void> => {
    // Pressed twice it would make two, and the first address would be lost.
    if (busy) return;
    setBusy(true);
    const link = await actions.share();
    setBusy(false);
    if (link !== null) setMade(link);
  };
  const revoke = async (share: string): Promise<void> => {
    if (!(await actions.unshare(share))) return;
    setMade((shown) => (shown?.id === share ? null : shown));
    maker.current?.focus();
  };
  return (
    <div className="sharing">
      <p className="said">{words.text}</p>
      <button ref={maker} type="button" className="button quiet" aria-disabled={busy || undefined} onClick={() => void make()}>
        <Link2 aria-hidden="true" />
        {words.make}
      </button>
      {made === null ? null : <Made address={new URL(made.path, location.href).href} />}
      <h3>{words.open}</h3>
      {shares.length === 0 ? <p className="said">{words.none}</p> : null}
      <ul className="entries">
        {shares.map(({ id, createdAt }) => (
          <li key={id}>
            <span className="label">{words.of(momentOf(createdAt))}</span>
            <button
              type="button"
              className="button plain"
              aria-label={words.revokeOf(momentOf(createdAt))}
              onClick={() => void revoke(id)}
            >
              {words.revoke}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The address, which is told only once. */
function Made({ address }: { readonly address: string }) {
  const copy = (): void => copyText(address, words.copied, results.copyFailed);
  return (
    <div className="made">
      <Field label={words.field} value={address} hint={words.once} readOnly />
      <button type="button" className="button quiet" onClick={copy}>
        <Copy aria-hidden="true" />
        {words.copy}
      </button>
    </div>
  );
}
