import { accountLimits } from '@brandwright/contract';
import type { Letter } from '@brandwright/data';
import type { Notice } from '../gateways/auth.ts';

interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
  /** What the button says. */
  readonly action: string;
}

/** What each letter says. Names are people's own words: they stand in text, never in a subject. */
function wordsOf({ kind, name }: Notice): Words {
  const hello = `Hello ${name},`;
  const life = `The link works for ${accountLimits.linkMinutes} minutes and only once.`;
  switch (kind) {
    case 'confirm':
      return {
        subject: 'Confirm your e-mail address',
        lines: [hello, 'Please confirm that this is your address, and your Brandwright account is ready.', life],
        action: 'Confirm my address',
      };
    case 'known':
      return {
        subject: 'You have an account already',
        lines: [
          hello,
          'Somebody, probably you, tried to sign up with this address. There is an account for it already: you can simply sign in.',
          'If you have forgotten the password, you can ask for a new one there. If it was not you, nothing has happened.',
        ],
        action: 'Sign in',
      };
    case 'reset':
      return {
        subject: 'Choose a new password',
        lines: [
          hello,
          'Here you can choose a new password for your Brandwright account.',
          life,
          'If you did not ask for it, you need do nothing.',
        ],
        action: 'Choose a new password',
      };
    case 'moving':
      return {
        subject: 'Your account is moving to another address',
        lines: [
          hello,
          'Somebody who knows your password asked to move your Brandwright account to another e-mail address. It moves once that address is confirmed.',
          'If it was not you, please choose a new password at once.',
        ],
        action: 'Look at my account',
      };
    default:
      return kind satisfies never;
  }
}

/** The letter of a notice; `origin` is where its link leads. */
export function letterOf(notice: Notice, origin: string): Letter {
  const { subject, lines, action } = wordsOf(notice);
  const url = `${origin}${notice.link}`;
  return {
    recipient: notice.email,
    subject,
    text: [...lines, `${action}: ${url}`, 'Brandwright'].join('\n\n'),
    html: page(subject, lines, action, url),
  };
}

/** Plain enough for every mail program, light and dark: no picture, nothing from elsewhere, nothing that follows the reader. */
const page = (subject: string, lines: readonly string[], action: string, url: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:32px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif"><div style="max-width:480px;margin:0 auto">
${lines.map((line) => `<p style="margin:0 0 16px">${escaped(line)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d1c1a;color:#fff;text-decoration:none;font-weight:600">${escaped(action)}</a></p>
<p style="margin:0;font-size:13px;opacity:.7">Brandwright</p>
</div></body></html>`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
