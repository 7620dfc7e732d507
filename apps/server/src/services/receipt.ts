import { dollars, findPlan } from '@brandwright/contract';
import type { OrderRow } from '@brandwright/data';

/** Who sells: what a receipt has to name. */
export interface Seller {
  /** Name and address, a line each. */
  readonly lines: readonly string[];
  readonly taxId: string | null;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
const day = (date: Date): string => date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A receipt as one HTML document to keep or print: nothing of it comes from elsewhere. `order` must have been paid. */
export function receiptPage(
  { id, plan, amount, tax, currency, paidAt, refundedAt, receiptNumber, buyer, paymentIntent, test }: OrderRow,
  person: { readonly name: string; readonly email: string },
  seller: Seller,
): string {
  const item = `Brandwright ${findPlan(plan)?.name ?? plan}`;
  const rows: readonly (readonly [string, string])[] = [
    ['Receipt', receiptNumber ?? ''],
    ['Date of payment', day(paidAt ?? new Date(0))],
    ...(refundedAt === null ? [] : [['Refunded in full', day(refundedAt)] as const]),
    ['Order', id],
    ['Payment', paymentIntent ?? ''],
  ];
  const to = [buyer?.name ?? person.name, person.email, buyer?.country, buyer?.taxId && `Tax number ${buyer.taxId}`];
  const from = [...seller.lines, seller.taxId && `Tax number ${seller.taxId}`];
  const block = (title: string, lines: readonly (string | null | undefined)[]): string =>
    `<section><h2>${title}</h2>${lines
      .filter((line): line is string => typeof line === 'string' && line !== '')
      .map((line) => `<p>${escaped(line)}</p>`)
      .join('')}</section>`;
  const money = (cents: number): string => `${dollars(cents)} ${currency.toUpperCase()}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Receipt ${escaped(receiptNumber ?? '')}</title>
<style>
body{max-width:42rem;margin:3rem auto;padding:0 1.5rem;font:16px/1.5 system-ui,sans-serif;color:#171614;background:#fff}
h1{font-size:1.75rem;margin:0 0 2rem}h2{font-size:.875rem;margin:0 0 .25rem;color:#6b665e;font-weight:500}
p{margin:0;overflow-wrap:anywhere}.parties{display:flex;flex-wrap:wrap;gap:2rem 4rem;margin:2rem 0}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.5rem 0;border-top:1px solid #e6e2da;font-weight:400;vertical-align:top;overflow-wrap:anywhere}
td:last-child{text-align:right}.total td,.total th{font-weight:600}.test{padding:.5rem .75rem;border:1px solid #171614;display:inline-block}
</style></head><body>
<h1>Receipt</h1>
${test ? '<p class="test">A test: no money moved. Not a receipt for a tax office.</p>' : ''}
<div class="parties">${block('From', from)}${block('To', to)}</div>
<table><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${escaped(value)}</td></tr>`).join('')}</tbody></table>
<h2 style="margin-top:2rem">Items</h2>
<table><tbody>
<tr><th scope="row">${escaped(item)}, one payment</th><td>${money(amount)}</td></tr>
<tr><th scope="row">Tax</th><td>${money(tax)}</td></tr>
<tr class="total"><th scope="row">Paid</th><td>${money(amount + tax)}</td></tr>
</tbody></table>
</body></html>
`;
}
