import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyText } from '../../components/copy-text.ts';
import { Field } from '../../components/field.tsx';

interface Props {
  readonly title: string;
  readonly words: Readonly<Record<'field' | 'once' | 'copy' | 'copied' | 'copyFailed' | 'done', string>>;
  readonly secret: string;
  readonly end: () => void;
}

/** A whole key or secret, which is shown only once. */
export function FreshSecret({ title, words, secret, end }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={box} className="fresh">
      <h3>
        <bdi>{title}</bdi>
      </h3>
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
