/** Path of the page that shows letters on one's own machine. */
export const mailboxPath = '/mailbox';
