import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyText } from '../../components/copy-text.ts';
import { Field } from '../../components/field.tsx';
import { webhooks } from '../../content/webhooks.ts';

const words = webhooks.fresh;

/** A webhook’s whole secret, which is shown only once. */
export function SigningSecret({ secret, end }: { readonly secret: string; readonly end: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={box} className="fresh">
      <h3>{words.title}</h3>
      <Field label={words.field} value={secret} hint={words.once} rows={2} readOnly />
      <div className="buttons">
        <button type="button" className="button main" onClick={() => copyText(secret, words.copied, words.copyFailed)}>
          <Copy aria-hidden="true" />
          {words.copy}
        </button>
        <button type="button" className="button quiet" onClick={end}>
          {words.done}
        </button>
      </div>
    </div>
  );
}
