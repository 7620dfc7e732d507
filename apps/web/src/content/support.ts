/** The words of the ways to people who help (row Z-06), and of mail that is late (row R-11). */
export const support = {
  ask: 'Anything wrong?',
  write: (address: string) => `Write to ${address}`,
  contact: 'Contact support',
  orderSubject: (id: string) => `Order ${id}`,
  paymentSubject: (id: string) => `Payment ${id}`,
  mailDelayed: {
    title: 'E-mail to you is delayed at the moment.',
    text: 'Nothing is missing: your receipt and your kit are right here, and the letters follow by themselves.',
  },
} as const;
