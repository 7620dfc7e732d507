import { useEffect, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { toastError } from '../../components/toasts/toast.ts';
import { wizard } from '../../content/wizard.ts';
import { patchDraft } from '../../draft/draft.ts';
import { focusTrouble } from './focus-trouble.ts';
import { Frame } from './frame.tsx';
import { Heard } from './heard.tsx';
import type { StepProps } from './step-props.ts';
import { descriptionTrouble, nameTrouble } from './steps.ts';

const words = wizard.fields;

/** Milliseconds a press waits for the engine's word on a name that was typed a moment ago. */
const patience = 1500;

/** Step 1: the name, and what it is about (row W-02). */
export function NameStep({ draft, drawing, onNext }: StepProps) {
  const [pressed, setPressed] = useState(false);
  const { businessName, description } = draft;
  const refused = drawing.trouble?.field === 'name' ? drawing.trouble.sentence : null;
  const name = nameTrouble(businessName) ?? refused;
  const about = descriptionTrouble(description);

  // Pressed before the engine has said whether it can write the name: going on waits for its word, for a while.
  const [going, setGoing] = useState(false);
  const settled = drawing.current || drawing.trouble !== null;

  const leave = () => {
    setGoing(false);
    const trouble = name ?? about;
    if (trouble === null) return onNext();
    toastError(wizard.invalid, trouble);
    focusTrouble();
  };
  const press = () => {
    setPressed(true);
    if (settled || nameTrouble(businessName) !== null) leave();
    else setGoing(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what leaving does is made anew at each render.
  useEffect(() => {
    if (!going) return;
    if (settled) return leave();
    const timer = setTimeout(leave, patience);
    return () => clearTimeout(timer);
  }, [going, settled]);

  return (
    <Frame
      step={1}
      back={{ label: wizard.back, go: '/create' }}
      next={{ label: wizard.next, press, disabled: businessName === '' }}
    >
      <div className="fields">
        <Field
          label={words.name}
          name="businessName"
          value={businessName}
          placeholder={words.namePlaceholder}
          onInput={(businessName) => {
            setGoing(false);
            patchDraft({ businessName });
          }}
          trouble={pressed ? name : refused}
          required
        />
        <Field
          label={words.description}
          note={words.optional}
          name="description"
          value={description}
          placeholder={words.descriptionPlaceholder}
          onInput={(description) => patchDraft({ description })}
          trouble={about}
          rows={5}
        />
        {businessName.trim() === '' ? null : <Heard draft={draft} ready={drawing.current} />}
      </div>
    </Frame>
  );
}
