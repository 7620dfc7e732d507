import { useState } from 'react';
import { PasswordField } from '../../components/password-field.tsx';
import type { Form } from '../../components/use-form.ts';
import { entry } from '../../content/auth.ts';

/** A new password, twice. That they differ is said when the second is left, or can no longer become the first (row A-01). */
export function NewPassword({
  field,
  label = entry.password,
}: {
  readonly field: Form<'password' | 'repeat'>['field'];
  readonly label?: string;
}) {
  const [left, setLeft] = useState(false);
  const password = field('password');
  const repeat = field('repeat');
  const mismatch = repeat.value !== '' && repeat.value !== password.value && (left || !password.value.startsWith(repeat.value));
  return (
    <>
      <PasswordField label={label} hint={entry.passwordHint} autoComplete="new-password" {...password} />
      <PasswordField
        label={entry.repeat}
        autoComplete="new-password"
        {...repeat}
        trouble={mismatch ? entry.mismatch : repeat.trouble}
        onBlur={() => setLeft(true)}
      />
    </>
  );
}

/** Whether the two can be sent. */
export const areAlike = ({ password, repeat }: { readonly password: string; readonly repeat: string }): boolean =>
  password !== '' && password === repeat;
