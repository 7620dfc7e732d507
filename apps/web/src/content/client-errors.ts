/** What is said where the server itself said nothing. */
export const clientErrors = {
  unreachable: 'We couldn’t reach the server. Please check your connection and try again.',
  unreadable:
    'We got a response that didn’t come from our server. Please check your connection. You may need to sign in to your Wi-Fi.',
  wrong: 'Something went wrong. Please try again.',
} as const;
