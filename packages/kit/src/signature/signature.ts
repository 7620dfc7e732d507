import { webAddress } from '../contact/vcard.ts';
import type { Brand } from '../files/brand.ts';
import { markupText } from '../files/markup-text.ts';
import { oneLine, plainLine } from '../files/plain-line.ts';
import { edgeOf } from '../mockups/greek.ts';
import { surfaces } from '../mockups/surfaces.ts';
import { familyOf } from '../office/office-theme.ts';
import type { Contact } from '../stationery/contact.ts';

/** The picture of a signature: the mark on its own ground, which shows in light and in dark. */
export const signaturePicture = { file: 'signature-logo.png', side: 56 } as const;

/**
 * A signature that Gmail, Outlook and Apple Mail keep: a table with inline styles. Text has no color of its own, so
 * that every program sets it in black on white and in white on black.
 */
export function signatureHtml({ design, lettering }: Brand, contact: Contact): string {
  const name = markupText(oneLine(design.name));
  const rtl = edgeOf(design, 0, 1).way === -1;
  const [start, end] = rtl ? ['right', 'left'] : ['left', 'right'];
  const font = `font-family:'${familyOf(lettering.faces.regular[0])}',Arial,sans-serif`;
  const { file, side } = signaturePicture;
  const line = (inside: string, style: string): string =>
    `<p style="margin:0;${font};${style}text-align:${start};">${inside}</p>`;
  const small = 'font-size:13px;line-height:19px;';
  const role = [contact.role, design.name]
    .map(oneLine)
    .filter((one) => one !== '')
    .map(markupText)
    .join(', ');
  const lines = [
    ...(contact.person === ''
      ? []
      : [line(`<strong>${markupText(oneLine(contact.person))}</strong>`, 'font-size:16px;line-height:22px;')]),
    line(role, small),
    ...waysLine(contact).map((ways) => line(ways, `${small}padding-top:6px;`)),
  ];
  return `<!DOCTYPE html>
<!--
  Email signature for ${plainLine(design.name).replaceAll('--', '- -')}.
  1. Put ${file} on your website. Email programs often strip images embedded in a signature.
  2. Replace https://[YOUR DOMAIN]/${file} below with its address.
  3. Replace the name, the title and the details. Delete what you don’t use.
  4. Open this file in a browser. Select everything on the page and copy it.
     Gmail: Settings, See all settings, Signature. Paste.
     Outlook: Settings, Signatures. Paste.
     Apple Mail: Settings, Signatures. Turn off “Always match my default message font.” Paste.
  Where images are blocked, people see the name instead. signature.txt is for plain text messages.
-->
<html lang="en"${rtl ? ' dir="rtl"' : ''}>
  <head>
    <meta charset="utf-8">
    <meta name="color-scheme" content="light dark">
    <title>${name}: email signature</title>
  </head>
  <body>
    <table role="none" cellpadding="0" cellspacing="0" border="0"${rtl ? ' dir="rtl"' : ''} style="border-collapse:collapse;">
      <tbody>
        <tr>
          <td valign="top" style="padding-${end}:16px;"><img src="https://[YOUR DOMAIN]/${file}" alt="${name}" width="${side}" height="${side}" style="display:block;border:0;${font};font-size:13px;"></td>
          <td valign="top" style="border-${start}:3px solid ${surfaces(design).loud};padding-${start}:16px;">
            ${lines.join('\n            ')}
          </td>
        </tr>
      </tbody>
    </table>
  </body>
</html>
`;
}

/** The ways to reach the person, in one line, as links in the color of the text. */
function waysLine({ phone, email, website }: Contact): readonly string[] {
  const link = (href: string, text: string): string =>
    `<a href="${markupText(href)}" dir="ltr" style="color:inherit;text-decoration:none;">${markupText(oneLine(text)).replaceAll(' ', '&nbsp;')}</a>`;
  const ways = [
    ...(phone === ''
      ? []
      : [
          link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone).replace(
            />([^<]*)</,
            (_, shown: string) => `>${shown.replaceAll('-', '&#8209;')}<`,
          ),
        ]),
    ...(email === '' ? [] : [link(`mailto:${encodeURI(oneLine(email))}`, email)]),
    ...(website === '' ? [] : [link(webAddress(website), website)]),
  ];
  return ways.length === 0 ? [] : [ways.join(' &nbsp; ')];
}

/** The same for messages in plain text. */
export function signatureText(name: string, { person, role, phone, email, website, address }: Contact): string {
  const lines = [
    person,
    [role, name]
      .map(oneLine)
      .filter((one) => one !== '')
      .join(', '),
    '',
    phone,
    email,
    website,
    ...address,
  ];
  return `${lines
    .map(oneLine)
    .filter((line, i, all) => line !== '' || (i > 0 && all[i - 1] !== ''))
    .join('\n')}\n`;
}
