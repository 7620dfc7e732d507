import { colorPreferences, fontStyles, iconPlacements, preferenceColors, styleDirections } from '@brandwright/engine';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { Tiles } from '../../components/tiles.tsx';
import { toastError } from '../../components/toasts/toast.ts';
import { wizard } from '../../content/wizard.ts';
import { patchDraft } from '../../draft/draft.ts';
import type { Example } from './examples.ts';
import { focusTrouble } from './focus-trouble.ts';
import { Frame } from './frame.tsx';
import { StyleIdeas } from './ideas/style-ideas.tsx';
import { OwnColors } from './own-colors.tsx';
import { QuizResult } from './quiz-result.tsx';
import { Sample } from './sample.tsx';
import type { StepProps } from './step-props.ts';
import { missingStyles, type StyleField, sloganTrouble } from './steps.ts';

const words = wizard.fields;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Step 4: four choices in pictures, and a slogan (row W-05). */
export function StyleStep({ draft, drawing, examples, onBack, onNext }: StepProps) {
  const [pressed, setPressed] = useState(false);
  const missing = missingStyles(draft);
  const refused = drawing.trouble?.field === 'slogan' ? drawing.trouble.sentence : null;
  const slogan = sloganTrouble(draft.slogan) ?? refused;

  const press = () => {
    setPressed(true);
    const trouble = missing.length > 0 ? wizard.troubles.style : slogan;
    if (trouble === null) return onNext();
    toastError(wizard.invalid, trouble);
    focusTrouble();
  };

  const group = (field: StyleField, values: readonly string[], picture: (value: string) => ReactNode) => (
    <Tiles
      legend={words[field]}
      tiles={values.map((value) => ({ value, label: capital(value), picture: picture(value) }))}
      chosen={draft[field]}
      choose={(value) => patchDraft({ [field]: value })}
      className={field}
      trouble={pressed && missing.includes(field) ? wizard.troubles.pickOne : null}
    />
  );
  const sample = (drawn: Readonly<Record<string, Example>> | undefined) => (value: string) => (
    <Sample drawn={drawn?.[value]} waiting={examples === null} />
  );

  return (
    <Frame
      step={4}
      back={{ label: wizard.back, go: onBack }}
      next={{ label: wizard.next, press }}
      above={<QuizResult draft={draft} />}
    >
      <div className="styles">
        <StyleIdeas draft={draft} />
        {group('styleDirection', styleDirections, sample(examples?.styles))}
        {group('fontStyle', fontStyles, sample(examples?.fonts))}
        {group('colorPreference', colorPreferences, (value) => (
          <Bars colors={preferenceColors[value as keyof typeof preferenceColors]} />
        ))}
        <OwnColors preference={draft.colorPreference} change={(colorPreference) => patchDraft({ colorPreference })} />
        {group('iconPlacement', iconPlacements, sample(examples?.placements))}
        <Field
          label={words.slogan}
          note={words.optional}
          name="slogan"
          value={draft.slogan}
          placeholder={words.sloganPlaceholder}
          onInput={(slogan) => patchDraft({ slogan })}
          trouble={slogan}
        />
      </div>
    </Frame>
  );
}

function Bars({ colors }: { readonly colors: readonly string[] }) {
  return (
    <span className="bars">
      {colors.map((hex) => (
        <span key={hex} style={{ '--swatch': hex } as CSSProperties} />
      ))}
    </span>
  );
}
