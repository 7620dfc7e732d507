import type { Email } from '@brandwright/data';

/** Content of an email. Names are user input: they may appear in lines but never in a subject. */
export interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Label of the button. */
  readonly action: string;
}

/** An email with one button. `url` is its absolute target. */
export function emailPage(recipient: string, { subject, lines, action }: Words, url: string): Email {
  return {
    recipient,
    subject,
    text: [...lines, `${action}: ${url}`, 'Brandwright'].join('\n\n'),
    html: page(subject, lines, action, url),
  };
}

/** Plain HTML for every mail program, light and dark. No pictures, nothing external, no tracking. */
const page = (subject: string, lines: readonly string[], action: string, url: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:32px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif"><div style="max-width:480px;margin:0 auto">
${lines.map((line) => `<p style="margin:0 0 16px">${escaped(line)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d1c1a;color:#fff;text-decoration:none;font-weight:600">${escaped(action)}</a></p>
<p style="margin:0;font-size:13px;opacity:.7">Brandwright</p>
</div></body></html>`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
