import { dollars, findPlan, orderLimits } from '@brandwright/contract';
import type { Letter, OrderRow } from '@brandwright/data';
import { letterPage, type Words } from './letter-page.ts';

/** What somebody is told of what they bought (row Z-05). */
export type OrderNotice =
  | { readonly kind: 'receipt' | 'refund'; readonly person: Reader; readonly order: OrderRow }
  | { readonly kind: 'kit-ready' | 'kit-failed'; readonly person: Reader; readonly kit: string; readonly businessName: string };

interface Reader {
  readonly email: string;
  readonly name: string;
}

const day = (date: Date | null): string =>
  (date ?? new Date(0)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const moment = (date: Date | null): string => `${(date ?? new Date(0)).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function wordsOf(notice: OrderNotice): Words & { readonly path: string } {
  const hello = `Hello ${notice.person.name},`;
  switch (notice.kind) {
    case 'receipt': {
      const { id, plan, amount, tax, receiptNumber, paidAt, brandData, test } = notice.order;
      const name = findPlan(plan)?.name ?? plan;
      return {
        subject: `Your receipt ${receiptNumber}`,
        lines: [
          hello,
          `Thank you. We have received ${dollars(amount)} (${tax === 0 ? 'no tax' : `${dollars(tax)} of it tax`}) for “${name}” on ${day(paidAt)}. Receipt ${receiptNumber}.`,
          ...(test ? ['This was a test: no money moved.'] : []),
          brandData === null
            ? 'Your plan waits for its brand: make one in the wizard, and its last step uses the plan instead of charging again.'
            : 'Your brand kit is being made now. We write again when it is ready.',
          `You can give a first kit back within ${orderLimits.refundDays} days, on your account page and without a reason.`,
        ],
        action: 'See the receipt',
        path: `/orders?order=${id}`,
      };
    }
    case 'refund': {
      const { plan, amount, receiptNumber, refundedAt, refundReason } = notice.order;
      const why =
        refundReason === 'duplicate'
          ? 'The same brand had been paid for already, in another window, so we have given this payment back by ourselves.'
          : `As you asked, we have taken back “${findPlan(plan)?.name ?? plan}” (receipt ${receiptNumber}).`;
      return {
        subject: 'Your money is on its way back',
        lines: [
          hello,
          why,
          `${dollars(amount)} were returned on ${moment(refundedAt)} to the card or account they came from; banks take up to ten days to show it.`,
          'What the order granted has ended with it. Please keep this letter as confirmation of your withdrawal.',
        ],
        action: 'See my orders',
        path: '/orders',
      };
    }
    case 'kit-ready':
      return {
        subject: 'Your brand kit is ready',
        lines: [
          hello,
          `The kit of “${notice.businessName}” is ready: logos, every file of them, colors and typefaces. You can download it again whenever you like.`,
        ],
        action: 'View and download the kit',
        path: `/results/${notice.kit}#downloads`,
      };
    case 'kit-failed':
      return {
        subject: 'Your brand kit could not be made yet',
        lines: [
          hello,
          `We are sorry: the kit of “${notice.businessName}” could not be made, although we tried three times. Our people have been told and will look at it.`,
          'You need do nothing: we write when it is ready. If you would rather have your money back, you can take the order back on your orders page at once.',
        ],
        action: 'See my orders',
        path: '/orders',
      };
    default:
      return notice satisfies never;
  }
}

/** The letter of a notice; `origin` is where its link leads. */
export function orderLetter(notice: OrderNotice, origin: string): Letter {
  const { path, ...words } = wordsOf(notice);
  return letterPage(notice.person.email, words, `${origin}${path}`);
}
