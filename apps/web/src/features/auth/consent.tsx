import { accountLimits } from '@brandwright/contract';
import { CircleAlert } from 'lucide-react';
import './consent.css';

interface Props {
  readonly value: string;
  readonly trouble: string | null;
  readonly onInput: (value: string) => void;
}

/** Terms and age (row A-07): one box, since neither goes without the other. */
export function Consent({ value, trouble, onInput }: Props) {
  return (
    <div className="field consent">
      <label>
        <input
          type="checkbox"
          name="accepted"
          value="yes"
          checked={value === 'yes'}
          required
          aria-invalid={trouble === null ? undefined : true}
          aria-describedby={trouble === null ? undefined : 'consent-trouble'}
          onChange={(event) => onInput(event.currentTarget.checked ? 'yes' : '')}
        />
        <span>
          I am {accountLimits.age} or older and accept the <a href="/terms-of-service">Terms of Service</a> and the{' '}
          <a href="/privacy-policy">Privacy Policy</a>.
        </span>
      </label>
      {trouble === null ? null : (
        <p className="trouble" id="consent-trouble">
          <CircleAlert aria-hidden="true" />
          {trouble}
        </p>
      )}
    </div>
  );
}
