import { accountLimits, type SignInProvider, signInProviderNames } from '@brandwright/contract';
import type { Email } from '@brandwright/data';
import { emailPage, type Words } from './email-page.ts';

/** What the mailbox of an account hears of at once, with a link that takes the account back. */
export type Change =
  | 'moving'
  | 'password-changed'
  | 'factor-set'
  | 'factor-ended'
  | 'wrong-codes'
  | 'key-made'
  | 'webhook-made'
  | `${SignInProvider}-connected`
  | `${SignInProvider}-disconnected`;

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
       * new password. `erased`: the account was deleted. A `Change`: somebody who was let in changed
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
  const life = `The link works once and expires in ${accountLimits.linkMinutes} minutes.`;
  const action = 'Recover my account';
  const recovery = [
    'If it wasn’t you, recover your account. You’ll choose a new password, everyone else will be signed out, and your account will use this email address.',
    `The link works once and expires in ${accountLimits.recoveryDays} days.`,
  ];
  switch (notice.kind) {
    case 'confirm':
      return {
        subject: 'Confirm your email address',
        lines: [
          hello,
          'This email address was used to sign up for Brandwright. If that was you, confirm the address and your account will be ready to use.',
          life,
          'If it wasn’t you, you can ignore this email. The account can’t be used until the address is confirmed.',
        ],
        action: 'Confirm my email address',
      };
    case 'move':
      return {
        subject: 'Confirm your new email address',
        lines: [
          hello,
          'The owner of a Brandwright account asked to change its email to this address. If that was you, confirm that the address is yours.',
          life,
          'If it wasn’t you, you can ignore this email. The account will keep its current address.',
        ],
        action: 'Confirm my email address',
      };
    case 'known':
      return {
        subject: 'You already have an account',
        lines: [
          hello,
          'Someone, probably you, tried to sign up for Brandwright with this email address. It already has an account, so you can simply sign in.',
          'If you’ve forgotten your password, you can choose a new one from the sign-in page. If it wasn’t you, you can ignore this email. Nothing has changed.',
        ],
        action: 'Sign in',
      };
    case 'unknown':
      return {
        subject: 'We couldn’t find your account',
        lines: [
          hello,
          'Someone, probably you, asked for a new password, but there’s no Brandwright account for this email address. You may have signed up with a different one.',
          'You can sign up with this address anytime. If it wasn’t you, you can ignore this email.',
        ],
        action: 'Sign up',
      };
    case 'reset':
      return {
        subject: 'Choose a new password',
        lines: [
          hello,
          'Here’s the link to choose a new password for your Brandwright account.',
          life,
          'If you didn’t ask for this, you can ignore this email.',
        ],
        action: 'Choose a new password',
      };
    case 'erased':
      return {
        subject: 'Your account was deleted',
        lines: [
          hello,
          'Your Brandwright account and everything in it have been deleted. Your receipts stay on file, unchanged.',
          'If you didn’t do this, someone else could sign in as you. Please change your password everywhere else you use it.',
        ],
        action: 'Go to Brandwright',
      };
    case 'moving':
      return {
        subject: 'Your account email is about to change',
        lines: [
          hello,
          'Someone, probably you, asked to change the email address of your Brandwright account. The change takes effect once the new address is confirmed.',
          'If it was you, you don’t need to do anything.',
          ...recovery,
        ],
        action,
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        lines: [
          hello,
          'The password for your Brandwright account was just changed. If you changed it, you don’t need to do anything.',
          ...recovery,
        ],
        action,
      };
    case 'factor-set':
      return {
        subject: 'Two-factor authentication is on',
        lines: [
          hello,
          'From now on, you’ll need a code from an authenticator app to sign in to your Brandwright account. If you set this up, you don’t need to do anything.',
          ...recovery,
        ],
        action,
      };
    case 'factor-ended':
      return {
        subject: 'Two-factor authentication is off',
        lines: [
          hello,
          'From now on, your password is all it takes to sign in to your Brandwright account. If you turned two-factor authentication off, you don’t need to do anything.',
          ...recovery,
        ],
        action,
      };
    case 'wrong-codes':
      return {
        subject: 'Someone tried to sign in to your account',
        lines: [
          hello,
          'Someone entered your Brandwright password and then several wrong codes. Without the right code, they can’t sign in.',
          'If that was you, you can ignore this email.',
          ...recovery,
        ],
        action,
      };
    case 'webhook-made':
      return {
        subject: 'You have a new webhook',
        lines: [
          hello,
          'A webhook was just added to your Brandwright account. A webhook tells other software when a brand kit is ready or couldn’t be made. If you added it, you don’t need to do anything. Recovering your account turns off all webhooks.',
          ...recovery,
        ],
        action,
      };
    case 'key-made':
      return {
        subject: 'You have a new API key',
        lines: [
          hello,
          'An API key was just created for your Brandwright account. Depending on its permissions, anyone who has it can draw logos, read your kits or use your paid plans. If you created it, you don’t need to do anything. Recovering your account revokes all API keys.',
          ...recovery,
        ],
        action,
      };
    case 'google-connected':
    case 'apple-connected': {
      const name = nameOf(notice.kind);
      return {
        subject: `You can now sign in with ${name}`,
        lines: [
          hello,
          `From now on, you can sign in to your Brandwright account with your ${name} account. If you connected it, you don’t need to do anything.`,
          ...recovery,
        ],
        action,
      };
    }
    case 'google-disconnected':
    case 'apple-disconnected': {
      const name = nameOf(notice.kind);
      return {
        subject: `${name} was disconnected`,
        lines: [
          hello,
          `From now on, your ${name} account no longer signs you in to Brandwright. If you disconnected it, you don’t need to do anything.`,
          ...recovery,
        ],
        action,
      };
    }
    default:
      return notice satisfies never;
  }
}

/** Name of the provider that a notice is about. */
const nameOf = (kind: `${SignInProvider}-${string}`): string => signInProviderNames[kind.split('-')[0] as SignInProvider];

/** The email for a notice. `origin` is the base of its link. */
export const emailOf = (notice: Notice, origin: string): Email =>
  emailPage(notice.email, wordsOf(notice), `${origin}${notice.link}`);
