import { orderLimits, plans } from '@brandwright/contract';
import { supportedScripts } from './brief-faults.ts';
import { kitPrice } from './prices.ts';

/** A question as an owner asks it, and the answer. */
interface HelpAnswer {
  readonly question: string;
  readonly answer: string;
  /** Where the thing is done. */
  readonly link?: { readonly label: string; readonly href: string };
}

export interface HelpTopic {
  readonly key: string;
  readonly title: string;
  readonly answers: readonly HelpAnswer[];
}

const days = orderLimits.refundDays;
const orders = { label: 'Your orders', href: '/orders' } as const;
const kits = { label: 'My kits', href: '/dashboard' } as const;
const terms = (part: string) => ({ label: 'Terms of Service', href: `/terms-of-service#${part}` });

/** The words of the help center. Every answer says what the product does today. */
export const help = {
  title: 'Help Center',
  description: 'Short answers about designs, files, printing, payment, refunds, ownership and trademarks.',
  lead: 'Short answers to common questions.',
  search: 'Search the questions',
  placeholder: 'Refund, trademark, printing…',
  found: (count: number, sought: string) => `${count === 1 ? '1 answer matches' : `${count} answers match`} “${sought}”`,
  foundNone: (sought: string) => `No answers match “${sought}”.`,
  clear: 'Show all questions',
  ask: 'Can’t find your answer?',
  create: { label: 'Start Creating Free', href: '/create' },
  contact: { label: 'Contact', href: '/contact' },
  topics: [
    {
      key: 'designs',
      title: 'Getting started',
      answers: [
        {
          question: 'Is it free?',
          answer: `Designing logos and downloading them as SVG or PNG is free. A brand kit costs ${kitPrice}, paid once.`,
          link: { label: 'Compare plans', href: '/pricing' },
        },
        {
          question: 'Do I need an account?',
          answer: 'Not to design. You need one to download from the free builder or to buy a kit. It also saves your draft.',
        },
        {
          question: 'I don’t like any of the eight',
          answer: 'Generate more, or change your quiz answers. Either way, you’ll get new designs.',
        },
        {
          question: 'Can my own programs use Brandwright?',
          answer: 'Yes. Create an API key in your account, and your programs can draw logos and make kits.',
          link: { label: 'API documentation', href: '/api-documentation' },
        },
        { question: 'Which writing systems do you support?', answer: `${supportedScripts}.` },
        {
          question: 'Is a logo missing?',
          answer: 'Fonts load as you type. Check your connection, then press “Try again.”',
        },
      ],
    },
    {
      key: 'files',
      title: 'Files and printing',
      answers: [
        {
          question: 'Which file should I use?',
          answer:
            'Use SVG for the web and signs, and PDF for print: both are sharp at any size. Use PNG where SVG isn’t accepted. The start page in your kit says which file to use for what.',
        },
        {
          question: 'What do I send to my printing company?',
          answer:
            'The PDF files. They are in CMYK and name the printing condition they were made for. If your printing company asks for EPS, the kit has that too, and the palette files list the CMYK value of every color.',
        },
        {
          question: 'Can a sign maker use the files?',
          answer: 'Yes. The kit has the logo as SVG, PDF, EPS and DXF outlines for cutting.',
        },
        {
          question: 'Which fonts does my brand use?',
          answer: 'Your kit’s page names them, and the kit holds the font files with their licenses.',
          link: kits,
        },
      ],
    },
    {
      key: 'payment',
      title: 'Payment and refunds',
      answers: [
        {
          question: 'How do I get a refund?',
          answer: `Your first kit has a ${days}-day money-back guarantee. Cancel the order on your orders page; you don’t have to give a reason. The refund goes to your original payment method and can take up to 10 days to appear.`,
          link: orders,
        },
        {
          question: 'Can I cancel a plan that I haven’t used?',
          answer: `Yes, within ${days} days, for a full refund.`,
          link: orders,
        },
        {
          question: 'Is it a subscription?',
          answer: 'No. You pay once for one brand and can download its files again for as long as you have an account.',
        },
        { question: 'Where is my receipt?', answer: 'On your orders page, and in the email that we sent you.', link: orders },
      ],
    },
    {
      key: 'ownership',
      title: 'Ownership and trademarks',
      answers: [
        {
          question: 'Who owns the logo? Can I use it commercially?',
          answer:
            'The designs you make are yours to use, commercially or not, forever and without crediting us. For a kit, this license begins when the kit is paid for.',
          link: terms('license'),
        },
        {
          question: 'Is my logo exclusive?',
          answer:
            'Not entirely. A mark may come from a shared library, so someone else’s logo may use the same one, or a similar typeface, color or layout. If an AI model drew the icon of an AI logo, it may have drawn a similar one for someone else.',
          link: terms('license'),
        },
        {
          question: 'Can I register it as a trademark?',
          answer:
            'That depends on your country, your industry and marks that exist already. We don’t check for trademark conflicts. Ask a trademark attorney before you register the logo or invest in it.',
        },
        {
          question: 'Can I pass the files on to a designer?',
          answer: 'Yes. You can change, print, publish and pass them on.',
        },
      ],
    },
    {
      key: 'changes',
      title: 'Changing things later',
      answers: [
        {
          question: 'Can I change my logo after I buy?',
          answer:
            'Yes. On your kit’s page, apply another palette or personality, ask for a change in plain English, or regenerate designs that have no files yet. You can undo the last 50 changes.',
          link: kits,
        },
        {
          question: 'What can’t I change?',
          answer: 'Which design has files: a finished logo is final once you download its files.',
        },
        {
          question: 'Can I put my phone number on the business card?',
          answer: 'Yes. Edit your contact details on the kit’s page, and new files are made with them.',
          link: kits,
        },
        {
          question: 'Will a designer help me?',
          answer: `${plans.enterprise.name} includes two free revisions by our designers. You ask for them on your kit’s page.`,
        },
        {
          question: 'I deleted a kit. Can I get it back?',
          answer: 'Yes, for 30 days. Deleted kits are listed at the end of your dashboard.',
          link: kits,
        },
      ],
    },
  ] satisfies readonly HelpTopic[],
} as const;
