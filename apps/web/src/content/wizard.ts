import { tooLong } from './brief-faults.ts';
import { ended } from './ended.ts';
import { kitPrice } from './prices.ts';

/** “owl, oak and bee” */
const listed = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;

/** The words of the wizard. Titles, buttons, toasts and values are the product's own (docs/product.md, rows W and Q). */
export const wizard = {
  name: 'AI Brand Kit Generator',
  steps: [
    { title: 'Tell us about your business', lead: 'Type the name and watch it become a logo. You can change everything later.' },
    { title: 'Industry & Market', lead: 'What you do helps us choose which icons and colors to try first.' },
    { title: 'Brand Personality', lead: 'Four quick questions. There are no wrong answers.' },
    {
      title: 'Logo Style Preferences',
      lead: 'Pick what feels right. The preview updates as you go, and you can change everything later.',
    },
    { title: 'Choose Your Logo', lead: 'Eight designs for your name.' },
    { title: 'Customize Your Logo', lead: 'Add the finishing touches.' },
    { title: 'Final Review', lead: 'Everything you chose, in one place. You won’t be charged until you say so.' },
  ],
  invalid: 'Validation Error',
  troubles: {
    name: 'Please enter a valid business name (at least 2 characters).',
    nameLong: tooLong('name'),
    descriptionLong: tooLong('description'),
    sloganLong: tooLong('slogan'),
    industry: 'Please select an industry.',
    style: 'Please complete all logo style preferences.',
    pickOne: 'Pick one of these.',
  },
  back: 'Back',
  next: 'Next',
  takeQuiz: 'Take Personality Quiz',
  purchase: `Purchase Brand Kit - ${kitPrice}`,
  kept: 'Saved on this device',
  keptInAccount: 'Saved to your account',
  notKept: 'This browser isn’t saving your work. Keep this tab open until you’re done.',
  startOver: 'Start over',
  startOverAsk: 'Start over with a new brand?',
  startOverWhat: 'Everything you entered will be cleared from this device. You can bring it back until you leave this page.',
  startOverInAccount:
    'Everything you entered will be cleared from this device and your account. You can bring it back until you leave this page.',
  startOverYes: 'Clear and start over',
  startOverNo: 'Keep my brand',
  startedOver: 'Cleared.',
  fromAccount: ['Opened from your account', (name: string) => `You also have a draft of ${name} in this browser.`],
  fromBrowser: ['Opened from this browser', (name: string) => ended(`Your account has a draft of ${name}`)],
  unnamed: 'an unnamed brand',
  takeOther: 'Open that instead',
  undo: 'Bring it back',
  heard: {
    title: 'What should your logo show?',
    hint: 'Found in your words by our built-in reader. Pick as many as you like. Cross out what doesn’t fit.',
    nothingYet: 'Things we find in your name and description show up here.',
    from: (word: string) => `from “${word}”`,
    added: 'added by you',
    letters: 'Letters',
    lettersDetail: 'your initials',
    picture: 'No picture',
    pictureDetail: 'the name alone',
    hide: (thing: string) => `Don’t show ${thing}`,
    remove: (thing: string) => `Remove ${thing}`,
    hidden: 'not shown',
    most: (most: number) => `You can pick up to ${most} things.`,
    find: 'Another thing',
    findPlaceholder: 'anchor, oak, bicycle',
    results: 'Things to add',
    add: (thing: string) => `Add ${thing}`,
    found: (count: number) => (count === 1 ? '1 thing found' : `${count} things found`),
    none: (query: string) => `We don’t have a drawing for “${query}” yet. Try a simpler word.`,
    failed: 'We couldn’t search. Check your connection and type it again.',
  },
  ideas: {
    ask: (model: string) => `Ask ${model} for ideas`,
    again: (model: string) => `Ask ${model} again`,
    sent: (model: string) =>
      `Sends your business name, description, industry, quiz answers and slogan to ${model}, an AI model. Your account isn’t sent.`,
    asking: (model: string) => `${model} is reading. This takes up to 20 seconds.`,
    failed: (model: string) =>
      `${model} has no answer right now. Everything above works without it. Nothing more is sent until you ask again.`,
    unreached: 'We couldn’t reach our server. Check your connection, then ask again. Everything above works without it.',
    limited: (model: string, until: Date) =>
      `You’ve asked ${model} too often in the last hour. You can ask again at ${until.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}.`,
    title: (model: string) => `Suggested by ${model}`,
    remove: 'Remove suggestions',
    own: 'AI suggestion',
    found: (count: number) => (count === 1 ? '1 suggestion. Pick it if it fits.' : `${count} suggestions. Pick what fits.`),
    nothingNew: (model: string) => `${model} suggests what is shown above.`,
    never: (model: string, things: readonly string[]) => `${model} would leave out ${listed(things)}.`,
    leaveOut: 'Leave out',
    gone: (things: readonly string[]) => `Left out: ${listed(things)}.`,
    missing: (things: readonly string[]) => `We don’t have a drawing of ${listed(things)} yet.`,
    undrawn: 'We couldn’t load the drawings of these suggestions. Check your connection.',
    style: (model: string) => `${model} suggests`,
    letters: (kinds: readonly string[]) => `Letters: ${kinds.join(', ')}`,
    takeFont: (style: string) => `Use ${style}`,
    colors: (names: readonly string[]) => `Colors: ${names.join(', ')}`,
    takeColors: 'Use colors',
  },
  fields: {
    name: 'Business name',
    namePlaceholder: 'What is it called?',
    description: 'Brief description',
    optional: 'optional',
    descriptionPlaceholder: 'What do you make or do, and for whom? Plain words help: “sourdough bread and coffee by the harbor.”',
    slogan: 'Slogan',
    sloganPlaceholder: 'A few words under the name',
    industry: 'Industry',
    suggested: (word: string): string => `Suggested, because of “${word}”`,
    theme: 'Design theme',
    themeNote: 'optional',
    noTheme: 'No theme',
    noThemeDetail: 'Leave fonts and colors up to us.',
    styleDirection: 'Style direction',
    fontStyle: 'Font style',
    colorPreference: 'Color preference',
    iconPlacement: 'Icon placement',
    ownColors: {
      legend: 'Or use your own colors',
      hint: 'Up to three. The first one leads.',
      add: 'Add a color',
      color: (n: number) => `Color ${n}`,
      picker: (n: number) => `Pick color ${n}`,
      remove: (n: number) => `Remove color ${n}`,
      use: 'Use these colors',
      wrong: 'That’s not a color. Enter six hex digits, such as #1E4634.',
    },
  },
  preview: {
    title: 'Live brand preview',
    step: (n: number) => `Step ${n} of 7`,
    empty: 'Your logo appears here as you type.',
    drawn: (name: string) => `Logo preview for ${name}`,
    open: 'Not chosen yet',
    none: 'None',
    fromTheme: 'From the theme',
    factsTitle: 'Brand facts',
    facts: {
      name: 'Name',
      industry: 'Industry',
      personality: 'Personality',
      style: 'Style',
      colors: 'Colors',
      theme: 'Design theme',
    },
    offline: 'You’re offline. What you entered is safe, and drawing will continue when you’re back online.',
    undelivered: 'We couldn’t load the fonts for this name. What you entered is safe.',
    broke: 'We couldn’t draw this. What you entered is safe.',
    again: 'Try again',
  },
} as const;

/** Details under each of the twelve industries. */
export const industryDetails: Readonly<Record<string, string>> = {
  'Food & Beverage': 'Bakeries, cafés, kitchens',
  Technology: 'Software, hardware, labs',
  Healthcare: 'Doctors, clinics, home care',
  Finance: 'Banks, tax, insurance',
  Retail: 'Shops and boutiques',
  'Creative Services': 'Studios, photo, film',
  Consulting: 'Advice and strategy',
  'E-commerce': 'Online stores',
  Education: 'Schools, courses, tutors',
  'Real Estate': 'Homes, offices, land',
  'Fitness & Wellness': 'Gyms, yoga, spas',
  Other: 'Anything else',
};

interface Answer {
  readonly label: string;
  readonly detail: string;
  /** The variation style this answer leans to: its design is the picture. */
  readonly hand: string;
}

interface Question {
  readonly ask: string;
  readonly answers: Readonly<Record<string, Answer>>;
}

const answer = (label: string, detail: string, hand: string): Answer => ({ label, detail, hand });

/** The four questions (row Q-01) by what they ask for; answers by their values. */
export const quiz: Readonly<Record<string, Question>> = {
  energy: {
    ask: 'What should it feel like to walk in?',
    answers: {
      calm: answer('Calm', 'Quiet and steady, with room to breathe', 'modern minimalist'),
      energetic: answer('Energetic', 'Fast, bright, always on the move', 'bold statement'),
      sophisticated: answer('Sophisticated', 'Polished, and never loud', 'elegant sophisticated'),
      playful: answer('Playful', 'Cheerful and up for fun', 'playful friendly'),
    },
  },
  personality: {
    ask: 'If your brand were a person, who would it be?',
    answers: {
      leader: answer('The leader', 'Leads the way and sets the course', 'bold statement'),
      friend: answer('The friend', 'Knows your name, remembers your order', 'playful friendly'),
      innovator: answer('The innovator', 'Finds a way nobody has tried', 'tech-inspired'),
      expert: answer('The expert', 'Has done this a thousand times', 'professional corporate'),
    },
  },
  values: {
    ask: 'What would you never give up?',
    answers: {
      quality: answer('Quality', 'Made well, or not made at all', 'elegant sophisticated'),
      accessibility: answer('Accessibility', 'Easy to find, to read and to afford', 'modern minimalist'),
      innovation: answer('New ideas', 'Even better next year', 'creative artistic'),
      tradition: answer('Tradition', 'The way it’s always been done, for a reason', 'handcrafted artisan'),
    },
  },
  aesthetic: {
    ask: 'Which look do you reach for?',
    answers: {
      minimal: answer('Minimal', 'Only what’s needed', 'modern minimalist'),
      bold: answer('Bold', 'Seen from across the street', 'bold statement'),
      classic: answer('Classic', 'Still right in 20 years', 'elegant sophisticated'),
      organic: answer('Organic', 'Natural and made by hand', 'handcrafted artisan'),
    },
  },
};

export const quizWords = {
  progress: (percent: number) => `${percent}% complete`,
  question: (n: number) => `Question ${n} of 4`,
  previous: 'Previous',
  complete: 'Complete Quiz',
  result: { label: 'Your brand’s personality', retake: 'Change answers' },
} as const;
