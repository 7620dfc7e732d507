/** The words of the pages by which people get in (rows A). */
export const entry = {
  name: 'Full Name',
  email: 'Email',
  password: 'Password',
  newPassword: 'New Password',
  repeat: 'Confirm Password',
  passwordHint: 'Minimum 6 characters',
  show: 'Show password',
  hide: 'Hide password',
  mismatch: 'Passwords do not match',
  nameMissing: 'Please enter your name.',
  emailMissing: 'Please enter your e-mail address.',
  emailWrong: 'This does not look like an e-mail address.',
  passwordMissing: 'Please enter your password.',
  passwordShort: 'Please use 6 characters or more.',
  mailbox: 'Open the local mailbox',
  mailboxWhy: 'No mail server is set up on this machine, so letters are kept here.',
  busy: 'One moment...',
} as const;

export const login = {
  title: 'Sign In',
  description: 'Sign in to your Brandwright account.',
  lead: 'Your kits, your draft and your downloads, where you left them.',
  submit: 'Sign In',
  failed: 'Sign in failed',
  forgot: 'Forgot your password?',
  other: 'New here?',
  otherLink: 'Create an account',
  factor: {
    title: 'One more step',
    lead: 'Enter the six digits your authenticator app shows, or one of your backup codes.',
    code: 'Code',
    missing: 'Please enter six digits from your app, or a backup code.',
    submit: 'Continue',
    back: 'Use another account',
  },
} as const;

export const signup = {
  title: 'Sign Up',
  description: 'Create a Brandwright account: it keeps your draft and your kits, on every device.',
  lead: 'An account keeps your draft and your kits, on every device. It costs nothing.',
  submit: 'Create Account',
  failed: 'Sign up failed',
  consentMissing: 'Please confirm both to go on.',
  other: 'Have an account?',
  otherLink: 'Sign in',
  doneToast: ['Check your email', "We've sent you a confirmation link to complete your registration."],
  doneTitle: 'Check your email',
  doneText: 'We’ve sent a confirmation link to',
  doneLater: 'It works for one hour. Look in your spam folder too; signing in sends it again.',
  again: 'Use another address',
} as const;

export const confirm = {
  title: 'Confirming your address',
  description: 'The page that a confirmation link leads to.',
  waiting: 'This takes a moment.',
  done: ['E-mail confirmed', 'Your address is confirmed.'],
  doneNotIn: ['E-mail confirmed', 'Your address is confirmed. Please sign in.'],
  brokenTitle: 'This link does not work',
  brokenText: 'Sign in, and we send you a new link if you need one.',
  proof: {
    title: 'One more step',
    lead: 'You opened the link in another browser than the one you signed up with or are signed in with. Enter your password to confirm that the account is yours.',
    submit: 'Confirm',
    failed: 'Your address is not confirmed yet',
    forgot: 'I do not know the password',
  },
  unreachable: 'Your address is not confirmed yet',
  again: 'Try again',
  signIn: 'Sign In',
} as const;

export const forgot = {
  title: 'Forgot your password?',
  description: 'Ask for a link to choose a new password.',
  lead: 'Tell us your address, and we send you a link to choose a new one.',
  submit: 'Send the link',
  failed: 'The link could not be sent',
  doneTitle: 'Check your email',
  doneText: 'If there is an account, a link to choose a new password is on its way to',
  doneLater: 'It works for one hour, and once.',
  back: 'Back to Sign In',
} as const;

export const recover = {
  title: 'Take your account back',
  description: 'The page that takes an account back.',
  lead: 'Choose a new password. Everybody else is signed out, and your account returns to the address this letter went to.',
  done: ['The account is yours again', 'Please sign in with your new password.'],
} as const;

export const reset = {
  title: 'Choose a new password',
  description: 'The page that a reset link leads to.',
  lead: 'You will be signed out everywhere else.',
  submit: 'Save password',
  failed: 'The password was not changed',
  done: ['Password changed', 'Please sign in with your new password.'],
  brokenTitle: 'This link does not work',
  brokenText: 'You can ask for a new link.',
  ask: 'Send a new link',
} as const;
