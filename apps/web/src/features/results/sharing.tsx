import type { Kit } from '@brandwright/contract';
import { Copy, Link2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { momentOf } from '../../components/day.ts';
import { tell, warn } from '../../components/toast.ts';
import { results } from '../../content/results.ts';
import type { KitActions } from './use-kit.ts';

interface Props {
  readonly shares: Kit['shares'];
  readonly actions: Pick<KitActions, 'share' | 'unshare'>;
}

const words = results.sharing;

/** Links that show the kit to whoever has them (row M-10). */
export function Sharing({ shares, actions }: Props) {
  const [made, setMade] = useState<string | null>(null);
  const maker = useRef<HTMLButtonElement>(null);

  const make = async (): Promise<void> => {
    const path = await actions.share();
    if (path !== null) setMade(new URL(path, location.href).href);
  };
  const revoke = async (share: string): Promise<void> => {
    // Which of them the address belongs to is not known any more: it is taken away with the newest.
    if (shares[0]?.id === share) setMade(null);
    await actions.unshare(share);
    maker.current?.focus();
  };
  return (
    <div className="sharing">
      <p className="said">{words.text}</p>
      <button ref={maker} type="button" className="button quiet" onClick={() => void make()}>
        <Link2 aria-hidden="true" />
        {words.make}
      </button>
      {made === null ? null : <Made address={made} />}
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
  const id = useId();
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => tell(words.copied),
      () => warn(results.copyFailed),
    );
  };
  return (
    <div className="made">
      <div className="field">
        <label htmlFor={id}>{words.field}</label>
        <input
          id={id}
          type="text"
          readOnly
          value={address}
          aria-describedby={`${id}-once`}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <button type="button" className="button quiet" onClick={copy}>
        <Copy aria-hidden="true" />
        {words.copy}
      </button>
      <p id={`${id}-once`}>{words.once}</p>
    </div>
  );
}
