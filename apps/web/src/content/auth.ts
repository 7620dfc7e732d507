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
  emailMissing: 'Please enter your email address.',
  emailWrong: 'This doesn’t look like an email address.',
  passwordMissing: 'Please enter your password.',
  passwordShort: 'Please use 6 characters or more.',
  mailbox: 'Open the local mailbox',
  mailboxWhy: 'No mail server is set up on this machine, so emails are kept here.',
  busy: 'One moment...',
} as const;

export const login = {
  title: 'Sign In',
  description: 'Sign in to your Brandwright account.',
  lead: 'Your kits, draft and downloads are where you left them.',
  submit: 'Sign In',
  failed: 'Sign in failed',
  forgot: 'Forgot your password?',
  other: 'New here?',
  otherLink: 'Create an account',
  factor: {
    title: 'One more step',
    lead: 'Enter the six digits your authenticator app shows, or one of your backup codes.',
    code: 'Code',
    missing: 'Please enter the six-digit code from your app, or a backup code.',
    submit: 'Continue',
    back: 'Use another account',
  },
} as const;

export const signup = {
  title: 'Sign Up',
  description: 'Create a Brandwright account to open your draft and kits on any device.',
  lead: 'With a free account, you can open your draft and kits on any device.',
  submit: 'Create Account',
  failed: 'Sign up failed',
  consentMissing: 'Please check the box to continue.',
  other: 'Have an account?',
  otherLink: 'Sign in',
  doneToast: ['Check your email', "We've sent you a confirmation link to complete your registration."],
  doneTitle: 'Check your email',
  doneText: 'We’ve sent a confirmation link to',
  doneLater: 'The link works for one hour. Can’t find it? Check your spam folder, or sign in and we’ll send it again.',
  again: 'Use a different email',
} as const;

export const confirm = {
  title: 'Confirming your email',
  description: 'Confirm your email address.',
  waiting: 'This will only take a moment.',
  done: ['Email confirmed', 'Your email address is confirmed.'],
  doneNotIn: ['Email confirmed', 'Your email address is confirmed. Please sign in.'],
  brokenTitle: 'This link doesn’t work',
  brokenText: 'Sign in and we’ll send you a new link if you need one.',
  proof: {
    title: 'One more step',
    lead: 'This isn’t the browser you used to sign up or sign in. Enter your password to confirm that this is your account.',
    submit: 'Confirm',
    failed: 'Your email isn’t confirmed yet',
    forgot: 'I don’t know the password',
  },
  unreachable: 'Your email isn’t confirmed yet',
  again: 'Try again',
  signIn: 'Sign In',
} as const;

export const forgot = {
  title: 'Forgot your password?',
  description: 'Get a link to choose a new password.',
  lead: 'Enter your email and we’ll send you a link to choose a new password.',
  submit: 'Send link',
  failed: 'We couldn’t send the link',
  doneTitle: 'Check your email',
  doneText: 'If you have an account, we’ve sent a password reset link to',
  doneLater: 'The link works once and expires in an hour.',
  back: 'Back to Sign In',
} as const;

export const recover = {
  title: 'Recover your account',
  description: 'Recover your account after a change you didn’t make.',
  lead: 'Choose a new password. Everyone else will be signed out, and your account will go back to the email address we sent this link to.',
  done: ['Your account is yours again', 'Please sign in with your new password.'],
} as const;

export const reset = {
  title: 'Choose a new password',
  description: 'Choose a new password for your account.',
  lead: 'You’ll be signed out everywhere else.',
  submit: 'Save password',
  failed: 'We couldn’t change your password',
  done: ['Password changed', 'Please sign in with your new password.'],
  brokenTitle: 'This link doesn’t work',
  brokenText: 'You can ask for a new link.',
  ask: 'Send a new link',
} as const;
