import { dollars, type SandboxCheckout } from '@brandwright/contract';
import { CircleAlert, FlaskConical } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { sandbox } from '../../content/sandbox.ts';
import { Promotion } from './promotion.tsx';
import { type Action, useCheckout } from './use-checkout.ts';
import './sandbox.css';

/** A checkout where no money moves, and every end of a payment can be had. */
export function Sandbox() {
  const { state, busy, load, act } = useCheckout();
  return (
    <div className="sandbox">
      <p className="band">
        <FlaskConical aria-hidden="true" />
        {sandbox.label}
      </p>
      {state.kind === 'there' ? (
        <div className="slip">
          <Item checkout={state.checkout} />
          <div className="does">
            {state.declined === null ? null : (
              <p className="declined" role="alert">
                <CircleAlert aria-hidden="true" />
                {state.declined}
              </p>
            )}
            <Does checkout={state.checkout} busy={busy} act={(...asked) => void act(...asked)} />
          </div>
        </div>
      ) : state.kind === 'missing' ? (
        <EmptyState page="standing" title={sandbox.missing.title} text={sandbox.missing.text}>
          <a className="button quiet" href="/pricing">
            {sandbox.missing.on}
          </a>
        </EmptyState>
      ) : state.kind === 'failed' ? (
        <EmptyState page="standing" title={sandbox.failed.title} text={state.said}>
          <button type="button" className="button quiet" onClick={() => void load()}>
            {sandbox.failed.again}
          </button>
        </EmptyState>
      ) : (
        <div className="standing" aria-busy="true">
          <h1>{sandbox.loading}</h1>
        </div>
      )}
    </div>
  );
}

function Item({ checkout: { item, contents, amount, discount, email } }: { readonly checkout: SandboxCheckout }) {
  return (
    <div className="item">
      <p>{sandbox.buying}</p>
      <h1>{item}</h1>
      {contents === '' ? null : <p className="contents">{contents}</p>}
      <p className="price">
        <strong>{dollars(amount)}</strong> {discount === 0 ? sandbox.once : sandbox.reduced(dollars(amount + discount))}
      </p>
      {email === null ? null : (
        <dl>
          <dt>{sandbox.email}</dt>
          <dd>{email}</dd>
        </dl>
      )}
      <p className="about">{sandbox.note}</p>
    </div>
  );
}

interface DoesProps {
  readonly checkout: SandboxCheckout;
  readonly busy: boolean;
  readonly act: (action: Action, code?: string) => void;
}

function Does({ checkout, busy, act }: DoesProps) {
  const { status, paymentStatus, amount, codes, successUrl, cancelUrl } = checkout;
  if (paymentStatus === 'paid')
    return (
      <>
        <h2>{sandbox.paid.title}</h2>
        <p>{sandbox.paid.text}</p>
        <a className="button main" href={successUrl}>
          {sandbox.paid.on}
        </a>
      </>
    );
  if (status === 'expired')
    return (
      <>
        <h2>{sandbox.expired.title}</h2>
        <p>{sandbox.expired.text}</p>
        <a className="button main" href={cancelUrl}>
          {sandbox.expired.on}
        </a>
      </>
    );
  if (status === 'complete')
    return (
      <>
        <h2>{sandbox.waiting.title}</h2>
        <p>{sandbox.waiting.text}</p>
        <button type="button" className="button main" aria-disabled={busy} onClick={() => act('late-money-came')}>
          {sandbox.waiting.came}
        </button>
        <button type="button" className="button quiet" aria-disabled={busy} onClick={() => act('late-money-failed')}>
          {sandbox.waiting.failed}
        </button>
        <a className="button plain" href={successUrl}>
          {sandbox.waiting.on}
        </a>
      </>
    );
  return (
    <>
      <h2>{sandbox.choose}</h2>
      {codes.length === 0 ? null : (
        <Promotion checkout={checkout} busy={busy} use={(code) => (code === null ? act('remove-code') : act('use-code', code))} />
      )}
      <button type="button" className="button main" aria-disabled={busy} onClick={() => act('pay')}>
        {amount === 0 ? sandbox.free : sandbox.pay(dollars(amount))}
      </button>
      {amount === 0 ? null : <OtherEnds busy={busy} act={act} />}
      <a className="button plain" href={cancelUrl}>
        {sandbox.cancel}
      </a>
    </>
  );
}

/** Ends of a payment other than success. What costs nothing has none. */
function OtherEnds({ busy, act }: Pick<DoesProps, 'busy' | 'act'>) {
  return (
    <>
      <button type="button" className="button quiet" aria-disabled={busy} onClick={() => act('decline')}>
        {sandbox.decline}
      </button>
      <button type="button" className="button quiet" aria-disabled={busy} onClick={() => act('pay-late')}>
        {sandbox.late}
      </button>
      <p className="note">{sandbox.lateNote}</p>
    </>
  );
}
