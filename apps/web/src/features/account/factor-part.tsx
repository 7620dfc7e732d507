import type { AnswerOf, beginSecondFactor } from '@brandwright/contract';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../client.ts';
import { saveFile } from '../../components/browser/save-file.ts';
import { Field } from '../../components/field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { announce } from '../../components/toasts/announce.ts';
import { useForm } from '../../components/use-form.ts';
import { account as words } from '../../content/account.ts';
import { bareCode, codeFault, found, passwordFault } from '../auth/validate.ts';
import { Buttons } from './folded.tsx';
import { Part } from './part.tsx';
import { toastRefusal } from './toast-refusal.ts';
import type { Account } from './use-account.ts';
import { wrongProof } from './wrong-password.ts';

const QrCode = lazy(() => import('./qr-code.tsx'));

type Begun = AnswerOf<typeof beginSecondFactor>;

const refused = toastRefusal(words.failed);

/** A code from one's phone besides the password: set up in two steps, both of which have to succeed. */
export function FactorPart({ account, read }: { readonly account: Account; readonly read: () => Promise<void> }) {
  const [asking, setAsking] = useState<'begin' | 'end' | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const done = (title: string) => async () => {
    setAsking(null);
    setBegun(null);
    announce({ kind: 'done', title, text: '' });
    await read();
  };
  const on = account.secondFactor;
  return (
    <Part title={words.factor.title} text={words.factor.text}>
      {begun !== null ? (
        <Begin
          begun={begun}
          onDone={done(words.factor.doneOn)}
          onCancel={() => {
            setBegun(null);
            setAsking(null);
          }}
        />
      ) : asking !== null ? (
        <Prove
          fold={() => setAsking(null)}
          label={asking === 'end' ? words.factor.end : words.factor.begin}
          withCode={asking === 'end'}
          onProof={async (current, code) => {
            if (asking === 'begin') return setBegun(await call('POST /api/account/second-factor/begin', { body: { current } }));
            await call('POST /api/account/second-factor/end', { body: { current, code } });
            await done(words.factor.doneOff)();
          }}
        />
      ) : (
        <>
          <p className="now">{on ? words.factor.on : account.password ? words.factor.off : words.factor.needsPassword}</p>
          {account.password ? (
            <div className="buttons">
              <button type="button" className="button quiet" onClick={() => setAsking(on ? 'end' : 'begin')}>
                {on ? words.factor.end : words.factor.begin}
              </button>
            </div>
          ) : null}
        </>
      )}
    </Part>
  );
}

interface ProveProps {
  readonly label: string;
  readonly withCode: boolean;
  readonly fold: () => void;
  readonly onProof: (current: string, code: string) => Promise<void>;
}

function Prove({ label, withCode, fold, onProof }: ProveProps) {
  const { form, field, onSubmit, busy } = useForm({
    empty: { current: '', code: '' },
    judge: ({ current, code }) => found({ current: passwordFault(current), code: withCode ? codeFault(code) : undefined }),
    send: ({ current, code }) => onProof(current, bareCode(code)),
    place: wrongProof,
    refused,
  });
  return (
    <form ref={form} method="post" onSubmit={onSubmit} noValidate>
      <PasswordField label={words.current} hint={words.factor.ask} autoComplete="current-password" {...field('current')} />
      {withCode ? (
        <Field label={words.factor.codeLabel} autoComplete="one-time-code" limit={40} required {...field('code')} />
      ) : null}
      <Buttons submit={label} busy={busy} fold={fold} />
    </form>
  );
}

interface BeginProps {
  readonly begun: Begun;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

function Begin({ begun: { uri, backupCodes }, onDone, onCancel }: BeginProps) {
  const { form, field, onSubmit, busy } = useForm({
    empty: { code: '' },
    judge: ({ code }) => found({ code: /^\d{3} ?\d{3}$/.test(code.trim()) ? undefined : words.factor.scan }),
    async send({ code }) {
      await call('POST /api/account/second-factor', { body: { code: code.replaceAll(' ', '') } });
      await onDone();
    },
    place: ({ code }) => (code === 'account.code' ? 'code' : undefined),
    refused,
  });
  const keep = () => saveFile(new Blob([`${backupCodes.join('\n')}\n`], { type: 'text/plain' }), words.factor.file);
  return (
    <div className="begin">
      <p>{words.factor.scan}</p>
      <Suspense fallback={<div className="qr-code" />}>
        <QrCode text={uri} label={words.factor.picture} />
      </Suspense>
      <p>
        {words.factor.key}{' '}
        <code className="key">
          {new URL(uri).searchParams
            .get('secret')
            ?.match(/.{1,4}/g)
            ?.join(' ')}
        </code>
      </p>
      <h3>{words.factor.codes}</h3>
      <p>{words.factor.codesText}</p>
      <ul className="codes">
        {backupCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="button quiet" onClick={keep}>
        {words.factor.keep}
      </button>
      <form ref={form} method="post" onSubmit={onSubmit} noValidate>
        <Field label={words.factor.code} autoComplete="one-time-code" limit={7} required {...field('code')} />
        <Buttons submit={words.factor.confirm} busy={busy} fold={onCancel} />
      </form>
    </div>
  );
}
