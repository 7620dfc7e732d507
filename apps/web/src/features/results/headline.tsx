import type { Kit } from '@brandwright/contract';
import { headlineFor, longestHeadline, type TemplateKey } from '@brandwright/kit';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { Submit } from '../../components/submit.tsx';
import { useForm } from '../../components/use-form.ts';
import { kitFiles } from '../../content/kit-files.ts';
import type { KitActions } from './use-kit.ts';

const words = kitFiles.templates.headline;

interface Props {
  readonly kit: Pick<Kit, 'brief' | 'headlines' | 'enhancement'>;
  readonly template: TemplateKey;
  readonly save: KitActions['changeHeadline'];
}

/** The headline of a template, written by the owner of the kit. Left empty, the template has its own again. */
export function Headline({ kit: { brief, headlines, enhancement }, template, save }: Props) {
  const saved = headlines[template] ?? '';
  const [said, setSaid] = useState('');
  const { form, field, set, values, onSubmit, busy } = useForm({
    empty: { headline: saved },
    judge: () => ({}),
    send: async ({ headline }) => {
      setSaid('');
      const isSaved = await save(template, headline.trim() === '' ? null : headline);
      setSaid(isSaved ? words.saved : '');
    },
    refused: () => {},
  });
  // What is undone, or was saved elsewhere, stands in the field.
  const shown = useRef(saved);
  useEffect(() => {
    if (shown.current === saved) return;
    shown.current = saved;
    set({ headline: saved });
  }, [saved, set]);
  const own = brief === null ? '' : headlineFor(brief, template);
  return (
    <form ref={form} className="headline" method="post" onSubmit={onSubmit} noValidate>
      <Field
        label={words.label}
        limit={longestHeadline}
        placeholder={own === '' ? words.none : own}
        suggestions={enhancement?.taglines.filter((line) => [...line].length <= longestHeadline) ?? []}
        {...field('headline')}
      />
      {/* Others see the progress of the new picture. */}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <Submit label={words.save} busy={busy} quiet disabled={values.headline.trim() === saved} />
    </form>
  );
}
