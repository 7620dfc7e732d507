import { accountLimits, orderLimits } from '@brandwright/contract';
import type { LegalPage } from './legal.ts';
import { nameAndAddress, type Operator } from './operator.ts';

const days = orderLimits.refundDays;

export const termsOf = (operator: Operator): LegalPage => ({
  path: '/terms-of-service',
  title: 'Terms of Service',
  description: 'What you can expect from us, what we expect from you, and what you may do with your designs.',
  lead: 'These are the rules for using this site and what you make with it. We’ve kept them short.',
  updated: 'January 2024',
  changes: [
    ['November 28, 2026', 'Added icons that an AI model draws, where this site offers them.'],
    [
      'November 24, 2026',
      'Added plans, prices and taxes, refunds, what a plan includes, how long you can download your kit, and what happens if we can’t make a kit.',
    ],
  ],
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      text: [
        `These terms are an agreement between you and ${nameAndAddress(operator)}. You accept them when you create an account or buy something.`,
        `You must be at least ${accountLimits.age} years old to use the service. To buy something, you must be old enough to enter into a contract where you live, or have the permission of a parent or guardian.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      text: [
        'Give us an email address that is yours, keep your password to yourself, and tell us if someone else uses your account. You are responsible for what is done with it until you tell us.',
        'You can delete your account at any time on your account page. Everything in it is deleted too, including unused plans. We keep receipts as tax law requires and remove other personal data within 30 days.',
      ],
    },
    {
      id: 'free',
      title: 'What is free',
      text: [
        'Designing logos, editing them and saving individual files are free, within the limits shown on the site. You pay only for a brand kit.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      text: [
        'You pay for a plan once, for one brand. The pricing page says what it includes. You get what the plan included when you bought it, even if it changes later.',
        'Prices are in US dollars. Where we have to charge tax, it is added before you pay and shown on your receipt. Stripe processes payments.',
        'You can download a kit’s files again from your dashboard for as long as you have an account, unless your order is refunded or disputed. Keep your own copies as well.',
      ],
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions',
      text: [
        'None of the plans we sell today is a subscription. If we ever offer one, it will renew automatically until you cancel it, and there will be no refunds for partial months. We’ll say so before you buy.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      text: [
        {
          list: [
            `Your first brand kit comes with a ${days}-day money-back guarantee. Cancel the order on your orders page; you don’t have to give a reason.`,
            `You can also cancel a plan you haven’t used yet within ${days} days for a full refund.`,
            'If we can’t make a kit you’ve paid for, we return your plan or your money within a day. You don’t have to ask.',
            'If you pay twice for the same brand, we refund the second payment.',
          ],
        },
        'We refund the full amount to your original payment method. The kit’s files are no longer available after a refund, and you may no longer use them. This does not affect your rights under consumer law.',
      ],
    },
    {
      id: 'license',
      title: 'Your designs and their license',
      text: [
        'The designs you make are yours to use. You may use, change, print, publish and pass on the files, commercially or not, forever and without crediting us. For a brand kit, this license begins when the kit is paid for.',
        {
          list: [
            'Not exclusive: a mark may come from a shared library, and someone else’s logo may use it, or a similar typeface, color or layout. If an AI model drew the icon of an AI logo, it may have drawn a similar one for someone else.',
            'No trademark clearance: nobody has checked whether your name or mark is free to use in your industry and country. Have that checked before you register the logo or invest in it.',
            'Typefaces and icons from public sets have their own licenses, all of them open. The kit includes those licenses. If an AI model drew the icon, the kit names the model.',
          ],
        },
        'You keep all rights in what you give us: your name, text and answers. You allow us to store and process them so that we can provide the service.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      text: [
        'Please do not use the service to break the law. Do not use names or marks that belong to others, get around limits, resell access, or try to disrupt the service or other people’s accounts. If you do, we may limit or close your account. We will tell you why, unless the law forbids it.',
        'Security research is welcome. Write to us before you test, and use your own account.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      text: [
        'We work to keep the service available and your data safe, but we cannot promise that they always will be. We may change or end features. If we ever close the service, we will tell you at least 30 days in advance, so that you can download your files.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      text: [
        'We are fully liable where the law does not let us limit our liability: for willful misconduct and gross negligence, for personal injury, and for anything we have guaranteed. Beyond that, we are liable for foreseeable damage only, up to what you paid us in the twelve months before it happened. We are not liable for claims that your name or logo infringes someone else’s rights.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      text: [
        `These terms are governed by the law of ${operator.law}. If you are a consumer, the mandatory consumer protections where you live also apply. If there’s a problem, write to us first. Most can be solved quickly.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      text: [
        'When we change these terms, we’ll post the change and its date here. Anything you have already bought stays under the terms in force when you bought it.',
      ],
    },
  ],
});
