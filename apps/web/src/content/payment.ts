/** The words of the page that payments lead back to (rows Z). */
export const payment = {
  head: 'Payment',
  description: 'What became of a payment, and the kit that is made for it.',
  checking: { title: 'Verifying payment...', text: 'We ask the payment provider what became of it.' },
  success: 'Payment Successful!',
  next: {
    title: 'What’s Next?',
    list: [
      'Your brand kit is generated within 5-10 minutes, usually in less than one',
      'An email confirmation with the download links is on its way',
      'All assets are available from your dashboard, as often as you like',
      'Every file comes in high resolution',
    ],
  },
  generating: { title: 'Generating your brand kit...', text: 'This may take a few moments', begun: 'Your order has arrived' },
  complete: {
    title: 'Your brand kit is ready',
    direct: 'This address names no payment, so none was checked. Your kits and orders are where they always are.',
    view: 'View Your Brand Kit',
    another: 'Create Another Kit',
    leaving: 'You are taken to your dashboard in 3 seconds.',
    stay: 'Stay here',
    stayed: 'You stay here.',
  },
  toast: {
    done: ['Brand Kit Generated!', 'Your brand kit has been successfully created.'],
    failed: ['Generation Error', 'There was an issue generating your brand kit. Please contact support.'],
  },
  failed: {
    title: 'Generation Failed',
    text: 'Your payment is safe, and so is your brand. We were told; you need not pay again. You can also give the order back.',
    home: 'Return Home',
    orders: 'See your orders',
  },
  waiting: {
    title: 'Your money is on its way.',
    text: 'The payment provider has your order, but not its money yet. This page keeps asking; you may also close it. Your kit begins by itself, and a letter tells you.',
  },
  expired: {
    title: 'This payment did not come through',
    text: 'Its time ran out, or its money did not come. Nothing was charged, and your brand is kept.',
    again: 'Back to your brand',
    pricing: 'See pricing',
  },
  refunded: {
    title: 'This order was given back',
    text: 'Its money went back to where it came from, so nothing is made of it.',
  },
  unknown: {
    title: 'Order not found',
    text: 'No order of yours belongs to this address. If you paid, sign in with the account that you paid with, or write to us.',
  },
  noBrand: {
    title: 'No brand data found',
    text: (plan: string) =>
      `Your ${plan} plan is paid and waits for a brand. Make one now, or whenever you like: the plan stays yours.`,
    use: (name: string) => `Create the kit for ${name}`,
    make: 'Create your brand kit now',
    other: 'Use another brand',
  },
  unreachable: { title: 'We could not ask yet', again: 'Try again' },
  support: 'Anything wrong?',
  contact: 'Contact support',
  caption: (name: string) => `Drawn for “${name}”, a firm we made up.`,
} as const;
