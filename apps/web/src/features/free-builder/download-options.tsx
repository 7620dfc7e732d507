import type { FreeFormat } from '@brandwright/contract';
import { Download as DownloadIcon } from 'lucide-react';
import { useId } from 'react';
import './download-options.css';
import type { Download } from './use-download.ts';
import { useOnline } from './use-online.ts';

interface Props {
  readonly name: string;
  readonly format: FreeFormat;
  readonly setFormat: (format: FreeFormat) => void;
  readonly download: Download;
  readonly atLimit: boolean;
}

const formats: readonly { readonly value: FreeFormat; readonly label: string; readonly holds: string }[] = [
  { value: 'zip', label: 'Everything (ZIP)', holds: 'PNGs at 512 and 1024 px, SVG and JSON.' },
  { value: 'png', label: 'PNG', holds: 'One image, 1024 × 1024 px, with its background.' },
  { value: 'svg', label: 'SVG', holds: 'A vector file that’s sharp at any size.' },
  { value: 'json', label: 'JSON', holds: 'A small file of your settings, for your records or your developer.' },
];

/** Which file, and the one main button. */
export function DownloadOptions({ name, format, setFormat, download: { busy, press }, atLimit }: Props) {
  const group = useId();
  const online = useOnline();
  const word = busy ? 'Generating...' : atLimit ? 'Limit Reached' : 'Download';
  return (
    <section className="download-options" aria-labelledby="free-download">
      <h2 id="free-download">Download Options</h2>
      <fieldset>
        <legend className="visually-hidden">File</legend>
        <div className="pills">
          {formats.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name={group} value={value} checked={format === value} onChange={() => setFormat(value)} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="holds">
        {online
          ? formats.find(({ value }) => value === format)?.holds
          : 'You’re offline. You need a connection to download. Your choices are saved.'}
      </p>
      <div className="dock">
        <button type="button" className="button main" disabled={name === '' || busy || atLimit || !online} onClick={press}>
          <DownloadIcon aria-hidden="true" />
          {word}
        </button>
      </div>
    </section>
  );
}
