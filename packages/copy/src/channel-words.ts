import type { Kind } from './kind.ts';
import { kinds } from './kinds/kinds.ts';

/** What channels and texts of some businesses are about, where the words of their kind miss them. */
interface ChannelWords {
  /** The businesses, by what they are called. */
  readonly labels: readonly string[];
  /** As in a kind: follows “here you can”. */
  readonly film?: string;
  /** As in a kind: advice on what to say first. */
  readonly say?: string;
}

const groups: readonly ChannelWords[] = [
  {
    labels: ['trampoline park', 'escape room', 'bowling alley'],
    film: 'see what a visit is like and how other groups did',
    say: 'Say how long it takes, for how many people and from what age. Then say what’s fun about it.',
  },
  {
    labels: ['children’s entertainment company', 'magic act'],
    film: 'watch short pieces and see how an audience takes them',
    say: 'Describe one moment in front of the guests, then give the age, the length and the price.',
  },
  {
    labels: ['celebrant service'],
    film: 'hear short readings and learn how a ceremony is put together',
    say: 'Begin with one sentence from a ceremony, then say how you get to know the people in it.',
  },
  {
    labels: ['ambulance service'],
    film: 'learn what to do before help arrives',
    say: 'Say who comes, how soon, and what to do until then.',
  },
  {
    labels: ['internet provider', 'telecom installation firm', 'internet café'],
    film: 'find out what slows a connection down and what the lights on the box mean',
    say: 'Give the speed, the price and what happens when it fails, in that order.',
  },
  {
    labels: ['dating and messaging app', 'streaming platform'],
    film: 'see what’s new and how to get more out of it',
    say: 'Say what people can do in the first minute, and what it costs.',
  },
  {
    labels: ['podcast', 'radio station'],
    film: 'listen to short pieces and find out who’s talking next',
    say: 'Start with one line that makes somebody listen, then say when and where to hear it.',
  },
  {
    labels: ['recording studio', 'music production studio', 'voice-over studio'],
    film: 'listen to short samples and see how a recording is made',
    say: 'Let people hear it first; then say what a day costs and what’s included.',
  },
  { labels: ['movie theater'], film: 'see what’s on and hear what others made of it' },
  {
    labels: ['self-storage company'],
    film: 'learn how to pack, stack and label',
    say: 'Give the size, the price and the opening hours in one line.',
  },
  {
    labels: ['virtual assistant service'],
    film: 'learn small ways to get through a full inbox',
    say: 'Name one task that people can hand over today, then what it costs.',
  },
  {
    labels: ['relocation service', 'visa and immigration service', 'Hajj and Umrah travel agency'],
    film: 'learn which papers are needed, and in what order',
    say: 'Say which papers, how long it takes and what it costs. Then say what you take care of.',
  },
  {
    labels: ['recruitment agency', 'executive search firm', 'HR consulting firm', 'model and talent agency'],
    film: 'hear how the right people are found, and what they ask',
    say: 'Name the gap that the reader has to fill, then say how you’d begin.',
  },
  { labels: ['appliance store'], film: 'see machines at work and learn what makes them last' },
  { labels: ['travel agency'], film: 'look at places before you book and learn what to pack' },
  {
    labels: ['investigation agency'],
    film: 'hear how a question gets answered quietly',
    say: 'Say what you can find out, what you can’t, and that nobody else will hear of it.',
  },
  {
    labels: ['payment processor', 'budgeting app', 'crowdfunding platform', 'money transfer service', 'currency exchange'],
    film: 'see how it works, step by step, and what it costs',
  },
  {
    labels: ['charity', 'food bank'],
    film: 'see where a gift goes and meet the people who pass it on',
    say: 'Say what one gift or one hour does, and where it’s needed this week.',
  },
  {
    labels: ['church', 'mosque', 'synagogue', 'Hindu temple', 'Buddhist center'],
    film: 'hear short talks and music, and find out what happens when',
  },
  {
    labels: ['property management firm', 'homeowners association'],
    film: 'learn what to report, what to fix yourself and who pays',
    say: 'Say who is looked after, what’s taken care of and how to reach you.',
  },
  {
    labels: ['dental laboratory', 'piano tuning service'],
    say: 'Say what can be put right, how long it takes and how to send or show it to you.',
  },
];

const byLabel: ReadonlyMap<string, ChannelWords> = new Map(
  groups.flatMap((group) => group.labels.map((label) => [label, group] as const)),
);

/** What a channel shows and what a text says first, of the business that a trade is called. */
export const channelWords = (label: string, { film, say }: Kind): Pick<Kind, 'film' | 'say'> => {
  const own = byLabel.get(label.replace(/^online /u, ''));
  return { film: own?.film ?? film, say: own?.say ?? say };
};

/** Kinds whose work can’t be photographed, so that pictures are of words. */
const ofWords: ReadonlySet<Kind> = new Set<Kind>([
  kinds.books,
  kinds.clinic,
  kinds.consult,
  kinds.cover,
  kinds.dental,
  kinds.farewell,
  kinds.helpdesk,
  kinds.language,
  kinds.law,
  kinds.mind,
  kinds.people,
  kinds.software,
  kinds.therapy,
  kinds.wealth,
]);

/** Ways to say what there is to save on Pinterest. */
export const pictureLeads = (kind: Kind): readonly [string, ...string[]] =>
  ofWords.has(kind)
    ? ['Short answers from {name}', 'Checklists from {name}', 'Tips and answers from {name}']
    : ['Pictures and ideas from {name}', 'Pictures from {name}', 'Save ideas from {name}'];
