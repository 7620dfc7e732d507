import { operator } from './operator.ts';

/** The words of the contact page (rows C-01 to C-03). The hours stand in `operator.ts`. */
export const contact = {
  title: 'Contact',
  description: 'Write to us about your logos, orders or account. We answer by email.',
  lead: 'Questions about your logos, an order or your account? Write to us, and we’ll answer by email.',
  name: 'Your name',
  email: 'Your email',
  subject: 'Subject',
  optional: 'optional',
  message: 'Message',
  messageMissing: 'Please write your message.',
  website: 'Leave this empty',
  submit: 'Send Message',
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  failed: { title: 'Error', text: 'Failed to send message. Please try again later.' },
  sent: {
    title: 'Message Sent!',
    lead: 'Thank you. Your message number is',
    copied: (email: string) => `We’ve emailed a copy to ${email}, and we’ll reply there.`,
    notCopied: (email: string) => `We’ll reply to ${email}. Here is what you wrote, for your records.`,
    copy: 'Copy message',
    copyDone: 'Message copied',
    copyFailed: 'Your browser blocked copying',
    again: 'Send another message',
  },
  reach: {
    title: 'When we’re here',
    list: operator.hours,
    email: 'Email',
    post: 'Mailing address',
  },
  answers: {
    title: 'Quick answers',
    list: [
      ['Where are my files?', 'Every kit you buy is on your dashboard. Download its files as often as you like.'],
      ['Can I get a refund?', 'Yes. You can return your first purchase on your orders page within 30 days, no reason needed.'],
      ['I didn’t get an email', 'Check your spam folder first. To get the confirmation link again, sign in.'],
      ['I forgot my password', 'On the sign-in page, choose “Forgot your password?” and we’ll email you a link.'],
    ],
  },
} as const;
