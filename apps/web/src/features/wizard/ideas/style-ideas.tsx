import { tradeColorNames } from '@brandwright/engine';
import { Check } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { wizard } from '../../../content/wizard.ts';
import type { BrandDraft } from '../../../draft/brand-draft.ts';
import { patchDraft } from '../../../draft/draft.ts';
import { mostOwnColors, preferenceOf } from '../../../draft/own-colors.ts';
import { useReading } from './reading.ts';
import { styleOfLetters } from './style-of-letters.ts';
import './ideas.css';
import './style-ideas.css';

const words = wizard.ideas;

type Choice = Pick<BrandDraft, 'fontStyle' | 'colorPreference'>;

/** Letters and colors that the model suggested in step 1, to use with a press. Nothing is chosen for anybody. Another press brings back what was chosen before. */
export function StyleIdeas({ draft }: { readonly draft: BrandDraft }) {
  const reading = useReading(draft);
  const before = useRef<Choice>({ fontStyle: '', colorPreference: '' });
  if (reading?.state !== 'answered') return null;
  const { direction, model } = reading;
  const letters = direction.letters?.fits ?? [];
  const style = styleOfLetters(letters);
  const colors = (direction.colors?.fits ?? []).slice(0, mostOwnColors).flatMap((name) => {
    const hex = tradeColorNames[name];
    return hex === undefined ? [] : [{ name, hex }];
  });
  const preference = preferenceOf(colors.map(({ hex }) => hex));
  if (style === null && preference === '') return null;
  const toggle = <K extends keyof Choice>(field: K, idea: Choice[K]): void => {
    const chosen = draft[field];
    patchDraft({ [field]: chosen === idea ? before.current[field] : idea });
    if (chosen !== idea) before.current = { ...before.current, [field]: chosen };
  };
  return (
    <section className="style-ideas" aria-labelledby="style-ideas">
      <h2 id="style-ideas">{words.style(model)}</h2>
      {style === null ? null : (
        <Idea
          said={words.letters(letters)}
          use={words.takeFont(style)}
          used={draft.fontStyle === style}
          press={() => toggle('fontStyle', style)}
        />
      )}
      {preference === '' ? null : (
        <Idea
          said={words.colors(colors.map(({ name }) => name))}
          use={words.takeColors}
          used={draft.colorPreference === preference}
          press={() => toggle('colorPreference', preference)}
        >
          <span className="swatches" aria-hidden="true">
            {colors.map(({ hex }) => (
              <span key={hex} style={{ '--swatch': hex } as CSSProperties} />
            ))}
          </span>
        </Idea>
      )}
    </section>
  );
}

interface IdeaProps {
  readonly said: string;
  readonly use: string;
  readonly used: boolean;
  readonly press: () => void;
  readonly children?: ReactNode;
}

function Idea({ said, use, used, press, children }: IdeaProps) {
  return (
    <div className="idea">
      <p>
        {children}
        {said}
      </p>
      <button type="button" className="button quiet" aria-pressed={used} onClick={press}>
        {used ? <Check aria-hidden="true" /> : null}
        {use}
      </button>
    </div>
  );
}
