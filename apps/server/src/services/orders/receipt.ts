import { contentsOf, findPlan } from '@brandwright/contract';
import type { OrderRow, Receipt, Seller } from '@brandwright/data';
import type { Checkout } from '../../gateways/payment.ts';
import { attachment } from '../../http/content-disposition.ts';
import { refuse } from '../../http/problem-error.ts';
import { planOf } from './order-plan.ts';

/** The content of a receipt at payment. It is stored with the order and never read from anywhere else. */
export function receiptOf(
  { plan, granted, currency }: Pick<OrderRow, 'plan' | 'granted' | 'currency'>,
  {
    amount,
    discount,
    tax,
    taxRate,
    paidBy,
    buyer,
  }: Pick<Checkout, 'amount' | 'discount' | 'tax' | 'taxRate' | 'paidBy' | 'buyer'>,
  person: { readonly name: string; readonly email: string } | null,
  seller: Seller,
): Receipt {
  const country = buyer.country === null ? [] : [nameOf(buyer.country)];
  return {
    item: `Brandwright ${findPlan(plan)?.name ?? plan}`,
    contents: contentsOf(planOf({ plan, granted })),
    net: amount - tax,
    discount,
    tax,
    taxRate,
    currency,
    paidBy,
    seller,
    buyer: {
      ...buyer,
      name: buyer.name ?? person?.name ?? null,
      email: person?.email ?? buyer.email,
      address: [...buyer.address, ...country],
    },
  };
}

const countries = new Intl.DisplayNames('en', { type: 'region' });
/** The current English name of a country code; anything else unchanged. */
const nameOf = (country: string): string => (/^[A-Z]{2}$/.test(country) ? (countries.of(country) ?? country) : country);

/** An order's receipt as a download. Throws `route.not_found` if there is none. */
export function receiptFile(order: OrderRow | null) {
  if (order === null || order.receipt === null || order.receiptNumber === null) return refuse('route.not_found');
  const page = receiptPage(order, order.receipt, order.receiptNumber);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': attachment(`receipt-${order.receiptNumber}.html`),
  };
  return [page, 200, headers] as const;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
const day = (date: Date | null): string =>
  (date ?? new Date(0)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

type Lines = readonly (string | null)[];
type Rows = readonly (readonly [string, string | null])[];

/**
 * A receipt as one HTML document to keep or print. Nothing is external, and it never changes. After a refund
 * the credit note follows on its own page; the rest stays the same.
 */
function receiptPage(order: OrderRow, receipt: Receipt, receiptNumber: string): string {
  const { id, paidAt, refundedAt, creditNote, paymentIntent, test } = order;
  const { paidBy } = receipt;
  const sale = [
    ['Receipt number', receiptNumber],
    ['Date of sale and payment', day(paidAt)],
    ['Payment method', paidBy],
    ['Order', id],
    ['Payment ID', paymentIntent],
  ] as const;
  const back = [
    ['Credit note number', creditNote],
    ['Date of refund', day(refundedAt)],
    ['Refund for receipt', `${receiptNumber}, dated ${day(paidAt)}`],
    ['Refunded to', paidBy],
    ['Order', id],
  ] as const;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Receipt ${escaped(receiptNumber)}</title>
<style>
body{max-width:42rem;margin:3rem auto;padding:0 1.5rem;font:16px/1.5 system-ui,sans-serif;color:#171614;background:#fff}
article+article{margin-top:4rem;padding-top:3rem;border-top:2px solid #171614;break-before:page}
h1{font-size:1.75rem;margin:0 0 2rem}h2{font-size:.875rem;margin:0 0 .25rem;color:#6b665e;font-weight:500}h2.items{margin-top:2rem}
p{margin:0;overflow-wrap:anywhere}.parties{display:flex;flex-wrap:wrap;gap:2rem 4rem;margin:2rem 0}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.5rem 0;border-top:1px solid #e6e2da;font-weight:400;vertical-align:top;overflow-wrap:anywhere}
td:last-child{text-align:right}.sum{white-space:nowrap;padding-left:1rem}.total td,.total th{font-weight:600}.test{padding:.5rem .75rem;border:1px solid #171614;display:inline-block}
</style></head><body>
${sheet('Receipt', test, sale, receipt, ['Paid', 1])}${creditNote === null ? '' : sheet('Credit note', test, back, receipt, ['Refunded', -1])}</body></html>
`;
}

/** One document: parties, item and amounts. */
function sheet(
  title: string,
  test: boolean,
  rows: Rows,
  { item, contents, net, discount = 0, tax, currency, taxRate, seller, buyer }: Receipt,
  [what, sign]: readonly [string, 1 | -1],
): string {
  const amount = (cents: number): string =>
    `${cents * sign < 0 ? '−' : ''}${currency === 'usd' ? '$' : ''}${(Math.abs(cents) / 100).toFixed(2)} ${currency.toUpperCase()}`;
  const less =
    discount === 0 ? '' : `<tr><th scope="row">Discount (promotion code)</th><td class="sum">${amount(-discount)}</td></tr>\n`;
  const taxed = tax === 0 ? 'Tax: none charged' : taxRate === null ? 'Tax' : `Tax (${taxRate}%)`;
  return `<article>
<h1>${title}</h1>
${test ? '<p class="test">This was a test order, so no real money was involved. Not valid for tax purposes.</p>' : ''}
<div class="parties">${block('From', [...seller.lines, taxNumber(seller.taxId)])}${block('Bill to', [buyer.name, ...buyer.address, buyer.email, taxNumber(buyer.taxId)])}</div>
<table><tbody>${rows.map(([name, value]) => (value === null ? '' : `<tr><th scope="row">${name}</th><td>${escaped(value)}</td></tr>`)).join('')}</tbody></table>
<h2 class="items">Items</h2>
<table><tbody>
<tr><th scope="row">${escaped(item)}; quantity 1, one-time payment, before tax${contents === undefined ? '' : `<br>${escaped(contents)}`}</th><td class="sum">${amount(net + discount)}</td></tr>
${less}<tr><th scope="row">${taxed}</th><td class="sum">${amount(tax)}</td></tr>
<tr class="total"><th scope="row">${tax === 0 ? what : `${what}, including tax`}</th><td class="sum">${amount(net + tax)}</td></tr>
</tbody></table>
</article>
`;
}

const taxNumber = (number: string | null): string | null => (number === null ? null : `Tax ID ${number}`);
const block = (title: string, lines: Lines): string =>
  `<section><h2>${title}</h2>${lines
    .filter((line): line is string => line !== null && line !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')}</section>`;
