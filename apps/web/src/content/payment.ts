/** The words of the page that payments lead back to (rows Z). */
export const payment = {
  head: 'Payment',
  description: 'The status of your payment and your kit.',
  checking: { title: 'Verifying payment...', text: 'We’re checking with the payment provider.' },
  success: 'Payment Successful!',
  next: {
    title: 'What’s Next?',
    list: [
      'Your brand kit will be ready within 5-10 minutes',
      'An email confirmation with download links is on its way',
      'Your files are available to download from your dashboard anytime',
      'Every file comes in high resolution',
    ],
  },
  generating: { title: 'Generating your brand kit...', text: 'This may take a few moments', begun: 'We’ve received your order' },
  complete: {
    title: 'Your brand kit is ready',
    direct:
      'This link doesn’t include a payment, so there was nothing to check. You’ll find your kits and orders in your account.',
    view: 'View Your Brand Kit',
    another: 'Create Another Kit',
    receipt: 'View your receipt',
    leaving: 'We’ll take you to your dashboard in 3 seconds.',
    stay: 'Stay here',
    stayed: 'You’re staying on this page.',
  },
  toast: {
    done: ['Brand Kit Generated!', 'Your brand kit has been successfully created.'],
    failed: ['Generation Error', 'There was an issue generating your brand kit. Please contact support.'],
  },
  failed: {
    title: 'Generation Failed',
    text: 'Your payment and your brand are safe, and you don’t need to pay again. We’ve recorded the problem for our team. If your kit isn’t ready within a day, we’ll automatically refund your payment or restore the plan you used. You can also cancel the order for a refund now.',
    home: 'Return Home',
    orders: 'See your orders',
  },
  waiting: {
    title: 'Your payment is processing',
    trouble: 'We can’t reach the server right now. Nothing is lost, and we’ll keep trying.',
    text: 'Your order is in, but the payment hasn’t cleared yet. As soon as it does, we’ll start your kit and email you. You can close this page.',
  },
  expired: {
    title: 'This payment didn’t go through',
    text: 'The checkout expired or the payment failed. You weren’t charged, and your brand is saved.',
    again: 'Back to your brand',
    pricing: 'See pricing',
  },
  refunded: {
    title: 'This order was refunded',
    text: 'The refund goes to your original payment method and can take up to 10 days to appear. You no longer have access to what was in this order.',
  },
  duplicate: {
    title: 'This was a second payment',
    text: (name: string) =>
      `You had already paid for the ${name} kit, so we’re refunding this payment to your original payment method. Your kit is still yours.`,
    kit: 'View Your Brand Kit',
    dashboard: 'Open your dashboard',
  },
  disputed: {
    title: 'This payment is disputed',
    text: 'Your bank has disputed this payment, so the order is on hold until that’s settled. Your brand is saved. If you didn’t mean to dispute it, tell your bank or contact us.',
  },
  unknown: {
    title: 'Order not found',
    text: 'This link doesn’t match any of your orders. If you paid, sign in with the account you used, or contact us.',
  },
  noBrand: {
    title: 'No brand data found',
    text: (plan: string) =>
      `Your ${plan} plan is paid for and ready to use. Create a brand now, or whenever you like. The plan stays yours.`,
    use: (name: string) => `Create the kit for ${name}`,
    make: 'Create your brand kit now',
    other: 'Use another brand',
  },
  unreachable: { title: 'We haven’t been able to check yet', trying: 'We’ll keep checking automatically.', again: 'Try now' },
  logoOf: (name: string) => `${name} logo`,
} as const;
