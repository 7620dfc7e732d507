/** What is said where the server itself said nothing. */
export const called = {
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  unreadable:
    'Something other than our server answered. Please check your connection, and whether its network asks you to sign in.',
  wrong: 'Something went wrong. Please try again.',
} as const;
