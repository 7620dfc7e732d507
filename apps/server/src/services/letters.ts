import { accountLimits } from '@brandwright/contract';
import type { Letter } from '@brandwright/data';
import { letterPage, type Words } from './letter-page.ts';

/** A letter about an account. `link` is a path of the site with its token. */
export type Notice = { readonly email: string; readonly link: string } & (
  | {
      /** `confirm` the address of a new account; confirm that an account may `move` to this address. Nobody has shown yet who reads there. */
      readonly kind: 'confirm' | 'move';
    }
  | {
      /** The address has an account already (`known`); choose a new password (`reset`); the account is `moving` to another address. */
      readonly kind: 'known' | 'reset' | 'moving';
      /** Null where the address was never confirmed: a stranger may have typed the name, to have us send their words. */
      readonly name: string | null;
    }
);

/** What each letter says. A name stands in text, never in a subject. */
function wordsOf(notice: Notice): Words {
  const hello = 'name' in notice && notice.name !== null ? `Hello ${notice.name},` : 'Hello,';
  const life = `The link works for ${accountLimits.linkMinutes} minutes and only once.`;
  switch (notice.kind) {
    case 'confirm':
      return {
        subject: 'Confirm your e-mail address',
        lines: [
          hello,
          'Somebody, probably you, signed up for Brandwright with this address. Please confirm that it is yours, and your account is ready.',
          life,
          'If it was not you, you need do nothing: without you, the account cannot be used.',
        ],
        action: 'Confirm my address',
      };
    case 'move':
      return {
        subject: 'Confirm your e-mail address',
        lines: [
          hello,
          'The owner of a Brandwright account asked to move it to this address. If that was you, please confirm that the address is yours.',
          life,
          'If it was not you, you need do nothing: the account stays where it is.',
        ],
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
          'If it was you, you need do nothing here. If it was not, choose a new password now: that stops the move and signs everybody out.',
          life,
        ],
        action: 'Stop the move and choose a new password',
      };
    default:
      return notice satisfies never;
  }
}

/** The letter of a notice; `origin` is where its link leads. */
export const letterOf = (notice: Notice, origin: string): Letter =>
  letterPage(notice.email, wordsOf(notice), `${origin}${notice.link}`);
