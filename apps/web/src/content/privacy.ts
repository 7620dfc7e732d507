import type { LegalPage } from './legal.ts';
import { operator } from './operator.ts';

const { name } = operator;

export const privacy: LegalPage = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description: 'What we store about you, why, for how long, and how to take it with you or delete it.',
  lead: 'We store what we need to design your brand, sell you a kit and keep your account safe. We don’t track you, show ads or sell data.',
  updated: 'January 2024',
  changes: [
    [
      'November 24, 2026',
      'Added payments and receipts, emails, cookies by name, how long each thing is kept, and messages from the contact page.',
    ],
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      text: [
        `${name} runs this site and decides how your data is used.${operator.address.length === 0 ? '' : ` Our address is ${operator.address.join(', ')}.`} To reach us about privacy, use the contact page.`,
      ],
    },
    {
      id: 'what',
      title: 'What we store, and why',
      text: [
        'You can design logos without an account. Until you sign in, what you type and choose stays in your browser; we receive a name only to draw it.',
        {
          label: 'What we store about you',
          table: [
            ['What', 'Why', 'How long'],
            [
              'Your account: name, email address, a hash of your password, where you are signed in, your second factor if you set one up',
              'To sign you in and to keep others out',
              'Until you delete it. An address that is never confirmed is removed after a month.',
            ],
            [
              'Your draft and your kits',
              'To design your brand and make your files',
              'Until you delete them. A deleted kit can be restored for 30 days.',
            ],
            [
              'Orders: what you bought, when, for how much',
              'To give you what you paid for, and refunds',
              'Until you delete your account; then they no longer name you. Orders that were never paid are removed after 90 days.',
            ],
            [
              'Receipts and credit notes, with the name, address and tax number you gave when you paid',
              'Tax law requires us to keep them',
              'As long as tax law requires, even after you delete your account',
            ],
            [
              'Messages you send us, with your name and email address',
              'To answer you',
              'Two years, or until you delete your account',
            ],
            ['How many free logos you downloaded', 'To apply the free limit', 'Until you delete your account'],
            [
              'Security log: sign-ins, password changes, purchases and deletions, by account number',
              'To find out what happened when something goes wrong',
              'Permanently. After you delete your account, nothing in it points to you.',
            ],
          ],
        },
        'Our servers’ technical log contains no names, email addresses or IP addresses. To stop abuse we count requests by IP address for up to an hour.',
        'We base this on our contract with you (account, kits, orders, answers), on the law (receipts) and on our interest in a safe service (security log, limits).',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      text: [
        'We set only cookies that the site needs to work, and none that track you, so there is no banner to click away. Their names begin with “brandwright.”.',
        {
          label: 'Cookies',
          table: [
            ['Cookie', 'What it is for', 'How long'],
            ['session_token', 'Keeps you signed in', '30 days after your last visit, or until you sign out'],
            ['two_factor', 'Remembers that your password was right while you enter your code', '10 minutes'],
            [
              'known',
              'Remembers that you have signed in from this browser, so that nobody can lock you out by guessing your password elsewhere',
              '400 days',
            ],
            [
              'sign_up',
              'Lets the link in your confirmation email work without your password in the browser where you signed up',
              '1 hour',
            ],
          ],
        },
        'Your browser also stores your draft and the designs you have seen, so that a reload or a lost connection loses nothing. Signing out removes them.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      text: [
        'We share data with nobody except the companies that do part of the work for us, and only what they need:',
        {
          list: [
            'Our payment provider, Stripe, when you buy: your email address, what you buy, and what you enter on its page. We never see your card number.',
            'Our email provider, to deliver emails to you.',
            'The company that hosts our servers.',
          ],
        },
        'Logos are drawn by our own software in your browser and on our servers. Your names and answers are not sent to any AI provider. Our pages load nothing from other sites.',
        'We may have to give data to authorities if the law requires it.',
      ],
    },
    {
      id: 'emails',
      title: 'Emails',
      text: [
        'We email you about your account, your orders and your messages. We send no newsletters and no advertising, and our emails contain nothing that tells us whether you opened them.',
        'The text of an email is deleted once it has been sent.',
      ],
    },
    {
      id: 'yours',
      title: 'Your rights',
      text: [
        {
          list: [
            'See and take: on your account page you can download everything we store about you as one file.',
            'Correct: you can change your name and email address there.',
            'Delete: you can delete your account there, with everything in it, at once. Copies in backups and on other servers are gone within 30 days. Receipts stay, as described above.',
            'Object, restrict, ask: write to us. You can also complain to your data protection authority.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      text: [
        'The service is not for children under 13, and we do not knowingly store their data. If you believe that a child has an account, please tell us and we will delete it.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      text: [
        'Connections are encrypted, passwords are stored only as hashes, and every account’s data is closed to every other account in the database itself. You can protect your account with a second factor. If your data is ever exposed, we will tell you and the authorities as the law requires.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      text: [
        'When we change this policy, the date and the change are listed here. If a change matters for your account, we will email you before it applies.',
      ],
    },
  ],
};
