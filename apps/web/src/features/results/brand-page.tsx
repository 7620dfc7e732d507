import { accountLimits, brandPageLimits, type BrandPage as Page } from '@brandwright/contract';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { Submit } from '../../components/submit.tsx';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { useForm } from '../../components/use-form.ts';
import { brandPage as words } from '../../content/brand-page.ts';
import { useBrandPage } from './use-brand-page.ts';
import './brand-page.css';

interface Props {
  readonly kit: string;
  /** The kit is paid for and finished: otherwise its page cannot be switched on. */
  readonly isPaid: boolean;
}

/** The public page of the brand: its owner switches it on, and says what everyone may have (row M-10). */
export function BrandPage({ kit, isPaid }: Props) {
  const { state, load, save, end } = useBrandPage(kit);
  return (
    <section className="brand-page" aria-labelledby="brand-page-title">
      <h3 id="brand-page-title">{words.title}</h3>
      <p className="said">{words.text}</p>
      {isPaid ? null : <p className="said">{words.locked}</p>}
      {isPaid && state === 'failed' ? (
        <>
          <p className="said">{words.failed}</p>
          <button type="button" className="button quiet" onClick={() => void load()}>
            {words.again}
          </button>
        </>
      ) : null}
      {isPaid && typeof state !== 'string' ? <Form told={state} save={save} end={end} /> : null}
    </section>
  );
}

interface FormProps extends Pick<ReturnType<typeof useBrandPage>, 'save' | 'end'> {
  readonly told: Page;
}

const choices = ['none', 'png', 'all'] as const;

function Form({ told: { page, url }, save, end }: FormProps) {
  const group = useId();
  const [downloads, setDownloads] = useState(page.downloads);
  const { form, field, onSubmit, busy } = useForm({
    empty: { slug: page.slug, about: page.about, contact: page.contact },
    judge: ({ slug }) => (slug.trim() === '' ? { slug: words.missing } : {}),
    // The form's radio buttons are among what it holds as well.
    async send({ slug, about, contact }) {
      await save({ slug, about, contact, downloads, isOn: true });
      toastSuccess(page.isOn ? words.saved : words.on, page.isOn ? '' : words.onText);
    },
    refused: ({ field: at, message }) => {
      if (at === undefined) toastError(words.refused, message);
    },
  });
  const off = (): void =>
    void end().then(
      () => toastSuccess(words.off, words.offText),
      (error: unknown) => toastError(words.refused, error instanceof Error ? error.message : ''),
    );
  return (
    <>
      <p>
        {page.isOn ? (
          <a href={new URL(url).pathname} target="_blank" rel="noreferrer">
            {url}
            <ExternalLink aria-hidden="true" />
            <span className="visually-hidden"> {words.tab}</span>
          </a>
        ) : (
          words.isOff
        )}
      </p>
      <form ref={form} method="post" aria-labelledby="brand-page-title" onSubmit={onSubmit} noValidate>
        <Field
          label={words.slug}
          hint={words.slugHint(url.replace(/[^/]+$/, ''))}
          limit={brandPageLimits.slug.most}
          required
          {...field('slug')}
        />
        <Field label={words.about} note={words.optional} rows={5} limit={brandPageLimits.about} {...field('about')} />
        <Field
          label={words.contact}
          note={words.optional}
          hint={words.contactHint}
          limit={accountLimits.email}
          {...field('contact')}
        />
        <fieldset>
          <legend>{words.downloads}</legend>
          {choices.map((choice) => (
            <label key={choice}>
              <input type="radio" name={group} checked={downloads === choice} onChange={() => setDownloads(choice)} />
              {words.choices[choice]}
            </label>
          ))}
        </fieldset>
        <div className="does">
          <Submit label={page.isOn ? words.save : words.switchOn} busy={busy} quiet />
          {page.isOn ? (
            <button type="button" className="button plain" onClick={off}>
              {words.switchOff}
            </button>
          ) : null}
        </div>
      </form>
    </>
  );
}
