/** The categories of the free builder's icons (docs/product.md, Free builder lists), in the order in which they are shown. */
export const freeIconCategories = [
  'Creative',
  'Business',
  'Luxury',
  'Technology',
  'Lifestyle',
  'Transportation',
  'Nature',
  'Food & Dining',
  'Shopping',
  'Communication',
  'Time',
  'Tools',
  'Industrial',
  'Healthcare',
  'Education',
  'Religious',
  'Financial',
  'Media',
  'Innovation',
  'Success',
  'Security',
] as const;
type FreeIconCategory = (typeof freeIconCategories)[number];

/** An icon a person may choose. */
export interface FreeIcon {
  /** What is stored, such as `TreePine`. */
  readonly name: string;
  /** What is read: `Pine tree`. */
  readonly label: string;
  readonly category: FreeIconCategory;
  /** Phosphor icon that draws it. */
  readonly icon: string;
  /** Other words under which it is looked for. */
  readonly words: readonly string[];
}

/** Rows of name, Phosphor icon and search words, by category. */
const rows: Readonly<Record<FreeIconCategory, readonly string[]>> = {
  Creative: [
    'Sparkles sparkle stars shine magic glitter beauty cleaning',
    'Palette palette paint art artist color gallery',
    'PenTool pen-nib pen nib ink design writing calligraphy illustration',
  ],
  Business: [
    'Briefcase briefcase work office suitcase consulting job',
    'Building buildings city office company property real estate architecture',
    'Handshake handshake deal partner agreement trust agency',
  ],
  Luxury: [
    'Crown crown-simple king queen royal premium',
    'Gem sketch-logo diamond jewel jewelry ring stone precious',
    'Champagne champagne party wedding celebration glass events',
  ],
  Technology: [
    'Code brackets-angle software developer programming web brackets',
    'Cpu cpu chip processor hardware computer electronics',
    'Bot robot android automation machine assistant',
  ],
  Lifestyle: [
    'Heart heart love care wedding dating',
    'Home house family living interior real estate',
    'Dumbbell barbell gym fitness sport strength training',
    'PawPrint paw-print pet dog cat animal vet',
  ],
  Transportation: [
    'Car car-profile auto vehicle driving taxi garage',
    'Plane airplane travel flight airline trip tourism',
    'Bike bicycle bicycle cycling wheels ride',
  ],
  Nature: [
    'Leaf leaf plant green organic eco natural',
    'TreePine tree-evergreen tree forest fir evergreen wood christmas',
    'Flower flower-tulip tulip bloom florist garden spring',
    'Mountain mountains peak outdoor hiking alps summit climbing',
    'Sun sun summer light solar warm bright',
  ],
  'Food & Dining': [
    'Coffee coffee cafe cup mug tea espresso',
    'Utensils fork-knife fork knife restaurant kitchen dining catering',
    'Wine wine glass bar vineyard drink sommelier',
  ],
  Shopping: [
    'ShoppingBag handbag-simple bag purse fashion boutique retail',
    'ShoppingCart shopping-cart-simple cart trolley e-commerce buy supermarket',
    'Store storefront shop market awning retail',
  ],
  Communication: [
    'MessageCircle chat-circle chat talk speech bubble support',
    'Mail envelope-simple envelope letter email post newsletter',
    'Megaphone megaphone-simple marketing announcement advertising loud',
  ],
  Time: [
    'Clock clock hour watch schedule',
    'Hourglass hourglass sand patience wait',
    'Watch watch wristwatch timepiece watchmaker',
  ],
  Tools: [
    'Hammer hammer carpenter build construction handyman',
    'Wrench wrench spanner repair mechanic plumber fix',
    'Scissors scissors hair salon barber tailor cut',
  ],
  Industrial: [
    'Factory factory plant manufacturing production works',
    'Cog gear-six gear settings machine engineering mechanics',
    'HardHat hard-hat helmet construction builder safety site',
  ],
  Healthcare: [
    'Stethoscope stethoscope doctor clinic medicine medical',
    'HeartPulse heartbeat pulse cardiology heartbeat clinic wellness',
    'Pill pill pharmacy medicine drug capsule',
  ],
  Education: [
    'GraduationCap graduation-cap school university student academy college',
    'BookOpen book-open book library reading study publishing',
    'Microscope microscope science research laboratory biology',
  ],
  Religious: [
    'Church church chapel cathedral christian faith',
    'Mosque mosque islam minaret muslim faith',
    'Lotus flower-lotus buddhism meditation yoga spiritual zen',
  ],
  Financial: [
    'PiggyBank piggy-bank savings money pig budget',
    'Landmark bank bank temple columns museum government law',
    'Scale scales law justice balance lawyer accounting',
  ],
  Media: [
    'Camera camera photo photography photographer picture',
    'Music music-note note song sound band',
    'Mic microphone-stage microphone podcast singer radio voice',
  ],
  Innovation: [
    'Rocket rocket-launch launch startup space growth',
    'Lightbulb lightbulb idea lamp light energy electric',
    'Atom atom science physics nuclear research',
  ],
  Success: [
    'Trophy trophy cup winner champion prize award',
    'Medal medal award best winner prize quality',
    'Target target goal aim bullseye focus arrow',
  ],
  Security: [
    'Shield shield protection guard safe defense insurance',
    'Lock lock padlock safe private password',
    'Key key access door unlock house locksmith',
  ],
};

/** What is read, where it is not the name with spaces. */
const labels: Readonly<Record<string, string>> = {
  BookOpen: 'Open book',
  Bot: 'Robot',
  Cog: 'Gear',
  Cpu: 'CPU',
  HeartPulse: 'Heartbeat',
  MessageCircle: 'Chat bubble',
  Mic: 'Microphone',
  PenTool: 'Pen nib',
  Scale: 'Scales',
  TreePine: 'Pine tree',
};

const labelOf = (name: string): string =>
  labels[name] ?? name.replace(/(?<=[a-z])(?=[A-Z])/gu, ' ').replace(/ [A-Z]/gu, (capital) => capital.toLowerCase());

/** Every icon of the free builder, by category. */
export const freeIcons: readonly FreeIcon[] = freeIconCategories.flatMap((category) =>
  rows[category].map((row): FreeIcon => {
    const [name = '', icon = '', ...words] = row.split(' ');
    return { name, label: labelOf(name), category, icon, words };
  }),
);

/** Icons whose name, label, category or words begin with every word of the query; all of them for an empty one. */
export function findFreeIcons(query: string): readonly FreeIcon[] {
  const asked = wordsOf(query);
  return freeIcons.filter((icon) => {
    const own = wordsOf([icon.name, icon.label, icon.category, ...icon.words].join(' '));
    return asked.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/** Lower case, without accents. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
