import type { FreeDesign } from '@brandwright/engine';
import { Field } from '../../components/field.tsx';
import { patchDraft } from '../../draft/draft.ts';
import type { Trouble } from './use-free-picture.ts';

interface Props {
  /** Null until the browser's draft has been read: nothing can be typed that would be lost then. */
  readonly design: FreeDesign | null;
  readonly trouble: Trouble | null;
}

export function BusinessDetails({ design, trouble }: Props) {
  const about = (field: Trouble['about']): string | null => (trouble?.about === field ? trouble.sentence : null);
  return (
    <section aria-labelledby="free-details">
      <h2 id="free-details">Business Details</h2>
      <fieldset className="details" disabled={design === null}>
        <Field
          label="Business name"
          value={design?.businessName ?? ''}
          onInput={(businessName) => patchDraft({ businessName })}
          trouble={about('name')}
          required
        />
        <Field
          label="Slogan"
          note="optional"
          value={design?.slogan ?? ''}
          onInput={(slogan) => patchDraft({ slogan })}
          trouble={about('slogan')}
        />
      </fieldset>
    </section>
  );
}
