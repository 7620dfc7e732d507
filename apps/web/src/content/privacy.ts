import type { LegalPage } from './legal.ts';
import type { Operator } from './operator.ts';

export const privacyOf = (operator: Operator): LegalPage => ({
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description: 'What we store about you, why and for how long, and how to download or delete it.',
  lead: 'We store what we need to design your brand, sell you a kit and keep your account safe. We don’t track you, show ads or sell data.',
  updated: 'January 2024',
  changes: [
    [
      'November 28, 2026',
      'Added API keys and webhooks, for people who create them. Added votes and comments on shared kits, and brand pages. Added sign-in with Google and Apple, where this site offers it. Added what we may send to an AI provider when you ask for ideas or AI logos.',
    ],
    [
      'November 27, 2026',
      'Added exports to Canva, for people who connect their Canva account, and what we may send to an AI provider for brand copy.',
    ],
    [
      'November 24, 2026',
      'Added payments and receipts, emails, cookie names, how long we keep your data, and messages from the contact page.',
    ],
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      text: [
        `${operator.name} runs this site and decides how your data is used.${operator.address.length === 0 ? '' : ` Our address is ${operator.address.join(', ')}.`} To reach us about privacy, use the contact page.`,
      ],
    },
    {
      id: 'what',
      title: 'What we store, and why',
      text: [
        'You can design logos without an account. Until you sign in, what you type and choose is saved only in your browser. Our server sees it only to draw your logos, or to pass it on when you ask an AI model for ideas, and doesn’t save it.',
        {
          label: 'What we store about you',
          table: [
            ['What', 'Why', 'How long'],
            [
              'Your account: name, email address, a hash of your password, where you’re signed in, and two-factor authentication if you set it up',
              'To sign you in and to keep others out',
              'Until you delete it. If you don’t confirm your address within a month, we remove the account.',
            ],
            [
              'If you sign in with Google or Apple: that you do, and the number by which that service knows you. We keep none of its keys and ask it for nothing else.',
              'To recognize you the next time',
              'Until you disconnect it or delete your account',
            ],
            [
              'Your API keys, if you create any: their names, what they may do, a hash of each, and when each was last used',
              'To let your own programs in',
              'Until a month after you revoke them, or until you delete your account. We keep the answers to repeated requests for a day.',
            ],
            [
              'Your webhooks, if you add any: their addresses, their signing secrets (encrypted), what we sent, and your server’s responses',
              'To tell your own programs about your kits',
              'Until you delete them or your account. We keep what we sent, and the responses, for 30 days.',
            ],
            [
              'Votes and comments on shared kits, with the name you enter, if any',
              'To show the owner of the kit what you think',
              'Until you or the owner of the kit deletes them, or the kit is deleted. We remove likely spam after 30 days.',
            ],
            [
              'Your brand pages, if you turn any on, with the text and the contact email you enter for them',
              'To show your brand to the public',
              'Until you delete the kit or your account. Nobody else can see a page that you’ve turned off.',
            ],
            [
              'Your draft and your kits, with the contact details you enter for cards and letters',
              'To design your brand and make your files',
              'Until you delete them. You can restore a deleted kit for 30 days.',
            ],
            [
              'Orders: what you bought, when and for how much',
              'To give you what you paid for, and to issue refunds',
              'Until you delete your account. After that, we keep them without your name. We remove unpaid orders after 90 days.',
            ],
            [
              'Receipts and credit notes, with the name, address and tax ID you gave when you paid',
              'Tax law requires us to keep them',
              'As long as tax law requires, even after you delete your account',
            ],
            [
              'Messages you send us, with your name and email address',
              'To answer you',
              'Two years, or until you delete your account',
            ],
            [
              'If you connect Canva: the name of your Canva account, an encrypted key to it, and which designs you exported',
              'To export your designs to Canva and show you which ones you exported',
              'Until you disconnect Canva or delete your account. We then also ask Canva to end our access.',
            ],
            ['How many free logos you downloaded', 'To enforce the limit on free downloads', 'Until you delete your account'],
            [
              'Security log: sign-ins, password changes, purchases and deletions, by account number',
              'To find out what happened when something goes wrong',
              'Two years. After you delete your account, nothing in the log identifies you.',
            ],
          ],
        },
        'Our server logs contain no names, email addresses or IP addresses. To stop abuse, we count requests by IP address for up to an hour. For up to a day, we also count AI use, and voters and comments on a shared kit by IP address.',
        'Our legal bases are our contract with you (account, kits, orders, replies to your messages), the law (receipts) and our interest in a safe service (security log, limits).',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      text: [
        'We set only the cookies that the site needs to work and none that track you, so there’s no cookie banner. Their names begin with “__Host-brandwright.”, or with “brandwright.” where the site runs without HTTPS.',
        {
          label: 'Cookies',
          table: [
            ['Cookie', 'What it is for', 'How long'],
            ['session_token', 'Keeps you signed in', '30 days after your last visit, or until you sign out'],
            [
              'two_factor',
              'Remembers that your password, or Google or Apple, let you in while you enter your code',
              '10 minutes',
            ],
            [
              'known',
              'Remembers that you’ve signed in from this browser, so nobody can lock you out by guessing your password elsewhere',
              '400 days',
            ],
            ['visitor', 'If you vote or comment on a shared kit, lets you change your vote and see your comment', '180 days'],
            ['provider_visit', 'Makes sure that you come back from Google or Apple in the same browser', '15 minutes'],
            [
              'sign_up',
              'In the browser you signed up with, lets the link in your confirmation email work without your password',
              '1 hour',
            ],
          ],
        },
        'Your browser also stores your draft and the designs you’ve seen, so you lose nothing if you reload the page or lose your connection. Signing out removes them.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      text: [
        'We share data only with the companies that do part of the work for us, and only what they need:',
        {
          list: [
            'Our payment provider, Stripe, when you buy: your email address, what you buy, and what you enter on its page. We never see your card number.',
            'Our email provider, to deliver emails to you.',
            'The company that hosts our servers.',
            'Google or Apple, if you sign in with them: that you sign in here, and when. They tell us your name, your email address and whether they’ve confirmed it.',
            'Canva, if you connect your Canva account: your logo, business card and letterhead, with the contact details on them, when you export them. What Canva does with them is between you and Canva.',
          ],
        },
        'Our own software draws logos in your browser and on our servers. When you ask for brand copy, or ask an AI model for ideas, we may send that brand’s name, industry, slogan, description, answers and colors to an AI provider. When you ask for AI logos, we may send its name, industry and description to an AI provider, whose model then draws icons. Beside the buttons for ideas and AI logos, you can read what will be sent to which model. We never send your own name, your email address or anything else about your account. Our pages load nothing from other sites.',
        'We may have to give data to authorities if the law requires it.',
      ],
    },
    {
      id: 'emails',
      title: 'Emails',
      text: [
        'We email you about your account, your orders and your messages. We don’t send newsletters or advertising, and nothing in our emails tells us whether you opened them.',
        'We delete the text of an email once it has been sent.',
      ],
    },
    {
      id: 'yours',
      title: 'Your rights',
      text: [
        {
          list: [
            'Access: on your account page, you can download everything we store about you as one file.',
            'Correction: you can change your name and email address there.',
            'Deletion: on the same page, you can delete your account and everything in it right away. Copies in backups and on other servers are gone within 30 days. Receipts stay, as described above.',
            'Objections, restrictions and questions: write to us. You can also complain to your data protection authority.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      text: [
        'The service is not for children under 13, and we do not knowingly store their data. If you believe a child has an account, please tell us, and we’ll delete it.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      text: [
        'Connections are encrypted, passwords are stored only as hashes, and the database itself keeps each account’s data out of reach of every other account. You can protect your account with two-factor authentication. If your data is ever exposed, we will tell you and the authorities as the law requires.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      text: ['When we change this policy, we’ll post the change and its date here.'],
    },
  ],
});
