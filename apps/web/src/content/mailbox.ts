/** The words of /mailbox, which only one's own machine has. */
export const mailbox = {
  title: 'Local mailbox',
  description: 'Emails kept on this machine instead of being sent.',
  lead: 'No mail server is set up, so emails are kept on this machine. This page doesn’t exist in production.',
  empty: 'No emails yet. New ones appear here automatically.',
  broken: 'We couldn’t load the emails.',
  to: 'To',
  emails: 'Emails',
  none: 'Choose an email.',
  loading: 'Loading emails...',
} as const;
