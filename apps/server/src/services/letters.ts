import { accountLimits } from '@brandwright/contract';
import type { Letter } from '@brandwright/data';
import type { Notice } from '../gateways/auth.ts';
import { letterPage, type Words } from './letter-page.ts';

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
export const letterOf = (notice: Notice, origin: string): Letter =>
  letterPage(notice.email, wordsOf(notice), `${origin}${notice.link}`);
