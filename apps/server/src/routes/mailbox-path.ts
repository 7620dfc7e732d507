/** Path of the page that shows emails on one's own machine. */
export const mailboxPath = '/mailbox';
