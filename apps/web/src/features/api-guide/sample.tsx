import { Copy } from 'lucide-react';
import { copyText } from '../../components/copy-text.ts';
import { apiGuide } from '../../content/api-guide.ts';

interface Props {
  readonly label: string;
  readonly text: string;
  /** What the label doesn’t say to those who only hear it. */
  readonly of?: string;
}

/** Text for a shell or a program, which a press copies. */
export function Sample({ label, text, of }: Props) {
  const copy = (): void => copyText(text, apiGuide.copied, apiGuide.copyFailed);
  return (
    <figure className="sample">
      <figcaption>
        {label}
        {of === undefined ? null : <span className="visually-hidden">: {of}</span>}
      </figcaption>
      <button type="button" className="button plain" aria-label={`${apiGuide.copy}: ${of ?? label}`} onClick={copy}>
        <Copy aria-hidden="true" />
        {apiGuide.copy}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard too. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
