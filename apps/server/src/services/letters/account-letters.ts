import { accountLimits } from '@brandwright/contract';
import type { Letter } from '@brandwright/data';
import { letterPage, type Words } from './letter-page.ts';

/** Changes of which an account's mailbox is told at once, with a link that takes the account back. */
export type Change = 'moving' | 'password-changed' | 'factor-set' | 'factor-ended';

/** An email about an account. `link` is a path of the site with its token. */
export type Notice = { readonly email: string; readonly link: string } & (
  | {
      /**
       * `confirm`: confirm a new account's address. `move`: confirm the new address of an account. Nobody has
       * proved yet that they read this mailbox.
       */
      readonly kind: 'confirm' | 'move';
    }
  | {
      /**
       * `known`: the address already has an account. `unknown`: it has no account to reset. `reset`: set a
       * new password. `erased`: the account was deleted. A `Change`: somebody with the password changed
       * something.
       */
      readonly kind: 'known' | 'unknown' | 'reset' | 'erased' | Change;
      /**
       * Null if the address was never confirmed: a stranger may have typed the name to make us send their
       * words.
       */
      readonly name: string | null;
    }
);

/** The text of each email. A name may appear in the text but never in a subject. */
function wordsOf(notice: Notice): Words {
  const hello = 'name' in notice && notice.name !== null ? `Hello ${notice.name},` : 'Hello,';
  const life = `The link works for ${accountLimits.linkMinutes} minutes and only once.`;
  const action = 'Take my account back';
  const takeBack = [
    'If it was not you, take your account back: you choose a new password, everybody else is signed out, and the account stays at this address, or returns to it.',
    `The link works for ${accountLimits.recoveryDays} days and only once.`,
  ];
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
    case 'unknown':
      return {
        subject: 'There is no account at this address',
        lines: [
          hello,
          'Somebody, probably you, asked for a new password. There is no Brandwright account at this address: you may have used another one.',
          'You can sign up with this address at any time. If it was not you, nothing has happened.',
        ],
        action: 'Sign up',
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
    case 'erased':
      return {
        subject: 'Your account was deleted',
        lines: [
          hello,
          'Your Brandwright account and everything in it were deleted, as somebody who knows its password asked. Receipts stay as they were issued.',
          'If it was not you, somebody else knows your password. Please change it wherever else you use it.',
        ],
        action: 'Go to Brandwright',
      };
    case 'moving':
      return {
        subject: 'Your account is moving to another address',
        lines: [
          hello,
          'Somebody who knows your password asked to move your Brandwright account to another e-mail address. It moves once that address is confirmed.',
          'If it was you, you need not do anything.',
          ...takeBack,
        ],
        action,
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        lines: [
          hello,
          'The password of your Brandwright account was changed. If you changed it, you need not do anything.',
          ...takeBack,
        ],
        action,
      };
    case 'factor-set':
      return {
        subject: 'A second factor was set up',
        lines: [
          hello,
          'From now on, signing in to your Brandwright account asks for a code of an authenticator app. If you set this up, you need not do anything.',
          ...takeBack,
        ],
        action,
      };
    case 'factor-ended':
      return {
        subject: 'Your second factor was turned off',
        lines: [
          hello,
          'From now on, your password alone opens your Brandwright account. If you turned the second factor off, you need not do anything.',
          ...takeBack,
        ],
        action,
      };
    default:
      return notice satisfies never;
  }
}

/** The email for a notice. `origin` is the base of its link. */
export const letterOf = (notice: Notice, origin: string): Letter =>
  letterPage(notice.email, wordsOf(notice), `${origin}${notice.link}`);
