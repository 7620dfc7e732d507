/** The words of the ways to people who help (row Z-06), and of mail that is late (row R-11). */
export const support = {
  ask: 'Something wrong?',
  write: (address: string) => `Email ${address}`,
  contact: 'Contact support',
  orderSubject: (id: string) => `Order ${id}`,
  paymentSubject: (id: string) => `Payment ${id}`,
  mailDelayed: {
    title: 'Our emails to you are delayed right now.',
    text: 'Nothing is missing. Your receipt and your kit are right here, and the emails will follow automatically.',
  },
} as const;
