import { type Kit, type KitContact, kitContactLimits as limits } from '@brandwright/contract';
import { placeholderContact } from '@brandwright/kit';
import { useEffect, useRef } from 'react';
import { Field } from '../../components/field.tsx';
import { Submit } from '../../components/submit.tsx';
import { useForm } from '../../components/use-form.ts';
import { results } from '../../content/results.ts';
import type { KitActions } from './use-kit.ts';
import './contact-details.css';

interface Props {
  readonly contact: Kit['contact'];
  readonly save: KitActions['changeContact'];
}

/** As fields hold them: the address is one text. */
type Values = Readonly<Record<keyof KitContact, string>>;

const words = results.contact;
const blank: Values = { person: '', role: '', phone: '', email: '', website: '', address: '' };
const valuesOf = (contact: KitContact | null): Values =>
  contact === null ? blank : { ...contact, address: contact.address.join('\n') };
const example = valuesOf(placeholderContact as KitContact);

const linesOf = (address: string): string[] =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Null where nothing was typed: cards without a word would help nobody, so their placeholders come back. */
function contactOf({ address, ...typed }: Values): KitContact | null {
  const contact = { ...typed, address: linesOf(address) };
  return Object.values(typed).every((text) => text.trim() === '') && contact.address.length === 0 ? null : contact;
}

function addressFault(address: string): { readonly address?: string } {
  const lines = linesOf(address);
  if (lines.length > limits.addressLines) return { address: words.tooManyLines(limits.addressLines) };
  return lines.some((line) => line.length > limits.addressLine) ? { address: words.longLine(limits.addressLine) } : {};
}

/** What stands on the cards and letters of a kit, typed by its owner (row K-10). */
export function ContactDetails({ contact, save }: Props) {
  const { form, field, set, onSubmit, busy } = useForm({
    empty: valuesOf(contact),
    judge: ({ address }) => addressFault(address),
    send: (values) => save(contactOf(values)),
    // The page's own toast says why.
    refused: () => {},
  });
  // What is undone, or was saved elsewhere, stands in the fields; any other answer about the kit leaves them alone.
  const saved = JSON.stringify(contact);
  const shown = useRef(saved);
  useEffect(() => {
    if (shown.current === saved) return;
    shown.current = saved;
    set(valuesOf(JSON.parse(saved)));
  }, [saved, set]);
  const of = (name: Exclude<keyof KitContact, 'address'>, autoComplete: string) => ({
    label: words.fields[name],
    autoComplete,
    limit: limits[name],
    placeholder: example[name],
    ...field(name),
  });
  return (
    <form
      ref={form}
      className="contact-details"
      method="post"
      aria-labelledby="contact-details"
      aria-describedby="contact-details-text"
      onSubmit={onSubmit}
      noValidate
    >
      <div>
        <h3 id="contact-details">{words.title}</h3>
        <p className="said" id="contact-details-text">
          {contact === null ? `${words.placeholders} ` : ''}
          {words.text}
        </p>
      </div>
      <div className="fields">
        <Field {...of('person', 'name')} />
        <Field {...of('role', 'organization-title')} />
        <Field {...of('phone', 'tel')} />
        <Field {...of('email', 'email')} />
        <Field {...of('website', 'url')} />
        <Field
          label={words.fields.address}
          rows={limits.addressLines}
          autoComplete="street-address"
          limit={limits.addressLines * (limits.addressLine + 2)}
          hint={words.lines(limits.addressLines)}
          placeholder={example.address}
          {...field('address')}
        />
        <Submit label={words.save} busy={busy} quiet />
      </div>
    </form>
  );
}
