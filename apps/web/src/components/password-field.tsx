import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { entry } from '../content/auth.ts';
import { Field } from './field.tsx';
import './password-field.css';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly onBlur?: () => void;
  readonly trouble: string | null;
  readonly hint?: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A field for a password, which can be shown while it is typed. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      limit={128}
      end={
        <button type="button" className="reveal" aria-label={shown ? entry.hide : entry.show} onClick={() => setShown(!shown)}>
          <Icon aria-hidden="true" />
        </button>
      }
    />
  );
}
