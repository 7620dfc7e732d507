import { ArrowLeft } from 'lucide-react';
import { gallery } from '../../content/gallery.ts';
import type { Entry } from './entry.ts';
import { Picture } from './picture.tsx';

interface Props {
  readonly chosen: Entry | null;
  readonly onBack: () => void;
  readonly onContinue: () => void;
  readonly onLarge: (key: string) => void;
}

/** Back, what was chosen, and on. */
export function BottomBar({ chosen, onBack, onContinue, onLarge }: Props) {
  return (
    <div className="bottom-bar">
      <button type="button" className="button quiet back" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        <span>{gallery.back}</span>
      </button>
      {chosen?.logo == null ? null : (
        <button type="button" className="choice" data-view={chosen.key} onClick={() => onLarge(chosen.key)}>
          <Picture logo={chosen.logo} place="gallery-choice" />
          <span>
            <span className="visually-hidden">{gallery.view}: </span>
            {gallery.design(chosen.label, chosen.style, false)}
          </span>
        </button>
      )}
      <button
        type="button"
        className={chosen?.logo == null ? 'button quiet continue' : 'button main continue'}
        onClick={onContinue}
      >
        {gallery.continue}
      </button>
    </div>
  );
}
