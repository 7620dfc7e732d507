import { webhookLimits } from '@brandwright/contract';
import type { Email, TurnedOff } from '@brandwright/data';
import { emailPage } from './email-page.ts';

/** Tells the owner of a webhook that it was turned off. Of its address, only the host stands there: the rest may be a secret. */
export function webhookOffEmail({ email, name, state }: TurnedOff, url: string, origin: string): Email {
  const { host } = new URL(url);
  const why = {
    failing: `We couldn’t deliver any events to your webhook at ${host} for more than ${webhookLimits.failingDays} days, so we’ve turned it off.`,
    gone: `Your webhook at ${host} answered that it’s gone (status 410), so we’ve turned it off.`,
  }[state];
  const lines = [
    `Hello ${name},`,
    why,
    'Your account page shows what happened with each event. Once your program works again, turn the webhook back on there and replay what it missed.',
  ];
  return emailPage(
    email,
    { subject: 'We turned off a webhook', lines, action: 'Open my webhooks' },
    `${origin}/account#webhooks`,
  );
}
