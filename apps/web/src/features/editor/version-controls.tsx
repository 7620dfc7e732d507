import { Save, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { longestVersion, mostVersions, type SavedVersion } from '../../draft/brand-draft.ts';
import './version-controls.css';

export interface Versions {
  /** The latest last. */
  readonly saved: readonly SavedVersion[];
  readonly save: (name: string) => void;
  readonly open: (version: SavedVersion) => void;
  readonly remove: (version: SavedVersion) => void;
}

/** The logo as it stands, put aside under a name, and what was put aside before (row E-06). */
export function VersionControls({ saved, save, open, remove }: Versions) {
  const id = useId();
  const [name, setName] = useState('');
  const isFull = saved.length >= mostVersions;
  const called = name.trim() === '' ? nextName(saved) : name.trim();
  return (
    <>
      <form
        className="new-version"
        onSubmit={(event) => {
          event.preventDefault();
          if (isFull) return;
          save(called);
          setName('');
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          Name of this version
        </label>
        <input
          id={id}
          className="text"
          type="text"
          dir="auto"
          value={name}
          placeholder={nextName(saved)}
          autoComplete="off"
          maxLength={longestVersion}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" className="button quiet" disabled={isFull}>
          <Save aria-hidden="true" />
          Save
        </button>
      </form>
      {isFull ? <p className="aside">You have {mostVersions} versions. Delete one to save another.</p> : null}
      {saved.length === 0 ? (
        <p className="aside">Save this logo under a name, then go on changing it.</p>
      ) : (
        <ul className="versions" aria-label="Saved versions">
          {saved.toReversed().map((version) => (
            <li key={version.name}>
              <button type="button" className="open" aria-label={`Open ${version.name}`} onClick={() => open(version)}>
                <bdi>{version.name}</bdi>
              </button>
              <button type="button" className="step" aria-label={`Delete ${version.name}`} onClick={() => remove(version)}>
                <Trash2 aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function nextName(saved: readonly SavedVersion[]): string {
  const names = new Set(saved.map(({ name }) => name));
  for (let n = 1; ; n++) if (!names.has(`Version ${n}`)) return `Version ${n}`;
}
