/** The words of /mailbox, which only one's own machine has. */
export const mailbox = {
  title: 'Local mailbox',
  description: 'Letters that this machine keeps instead of sending them.',
  lead: 'No mail server is set up, so letters are kept on this machine. In production there is no such page.',
  empty: 'No letters yet. They appear here by themselves.',
  broken: 'The letters could not be read.',
  to: 'To',
  letters: 'Letters',
  none: 'Choose a letter.',
  loading: 'Looking for letters...',
} as const;
