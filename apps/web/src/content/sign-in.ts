/** The words around signing in with a provider (row A-11). */
export const signIn = {
  with: (name: string) => `Continue with ${name}`,
  or: 'or',
  failed: 'Sign in failed',
  back: {
    title: 'Signing you in',
    description: 'Finish signing in.',
    waiting: 'This will only take a moment.',
    refused: 'We couldn’t sign you in',
    unchanged: 'Nothing was changed',
    nothing: 'There’s nothing to finish here',
    nothingText: 'This page opens when you sign in with Google or Apple.',
    retry: 'Try again',
    signIn: 'Back to Sign In',
    account: 'Back to my account',
  },
  join: {
    title: 'Create your account',
    lead: (name: string) =>
      `There’s no Brandwright account for your ${name} account yet. Accept the terms and ${name} will bring you right back. If you have an account under another email, sign in to it and connect ${name} there.`,
    create: (name: string) => `Create account with ${name}`,
  },
  welcome: (name: string) => ['Welcome to Brandwright', `Your account is ready. Next time, sign in with ${name}.`] as const,
  connected: (name: string) => [`${name} is connected`, `You can now sign in with ${name}.`] as const,
  proved: ['Thanks, it’s you', 'You can make your change now.'] as const,
} as const;
