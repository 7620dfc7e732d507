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
    text: 'Your payment is safe, and so is your brand. We were told; you need not pay again. If the kit is not ready within a day, you get back what you paid with, without asking; you can also give the order back now.',
    home: 'Return Home',
    orders: 'See your orders',
  },
  waiting: {
    title: 'Your money is on its way.',
    trouble: 'We could not be reached just now. Nothing is lost by that: this page keeps trying.',
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
    text: 'Its money goes back to where it came from; banks take up to ten days to show it. What the order granted has ended with it.',
  },
  duplicate: {
    title: 'This was a second payment',
    text: (name: string) =>
      `The kit for ${name} had been paid for already, so this payment goes back by itself, to where it came from. Your kit is there, and stays yours.`,
    kit: 'View Your Brand Kit',
    dashboard: 'Open your dashboard',
  },
  disputed: {
    title: 'This payment is disputed',
    text: 'Your bank asked for its money back. Until that is decided, what the order granted rests; your brand is kept. If you did not mean that, tell your bank, or write to us.',
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
  unreachable: { title: 'We could not ask yet', trying: 'This page keeps trying by itself.', again: 'Try now' },
  logoOf: (name: string) => `Logo of ${name}`,
  caption: (name: string) => `Drawn for “${name}”, a firm we made up.`,
} as const;
