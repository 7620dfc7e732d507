import type { Kind } from '../kind.ts';

export const software: Kind = {
  open: [
    '{name} is {a} that [builds|makes] {1} and {2} for people with [real|other] work to do.',
    'Good software [gets|stays] out of the way. {name}, {a}, takes that to heart, in {1} and in {2}.',
    '{name}, {a}, [takes|turns] a [task|mess] that eats [afternoons|meetings] into {1}, into {2}, or into [one|a single] button.',
    'Open {name} and the [thing|task] you came for should be [right there|two clicks off]. It’s {a} for {1} and {2}.',
    '{name} is {a} with {1} and {2} for [teams|people] who’d rather [finish|leave] on time.',
    '{name} is {a} that makes {1} and {2} for people who’d like their [tools|computers] to be [simpler|more helpful].',
    'Technology should [save|make] time. {name}, {a}, [builds|designs] {1} and {2} for no other reason.',
  ],
  need: [
    'Everyone has [sworn|stared] at a screen this week. A [form|login] that [forgot|failed], a [spinner|frozen page] at the worst [time|minute], a [menu|help page] from [another planet|the last century].',
    'Buyers ask what it [does|saves]. Then [security|finance] asks where the data [lives|goes], and who can [read|see] it. [Both|They] deserve a page.',
    'Nobody [wants|needs] another [tool|tab]. They want [fewer|one fewer], and the [report|reply] done by [five|lunch].',
    'Switching is [scary|work]. There’s [years|a decade] of stuff in the [old|present] one, and a colleague who [loves|built] it.',
    'When it [breaks|stops], people don’t [want|need] a [bot|ticket]. They want a [sentence|person] that [says|knows] what’s [wrong|going on] and [when|for how long].',
    'People don’t [think|care] about software while it [works|does its job]. They notice it when it’s [slow|confusing], when it [loses|hides] something, or when nobody [answers|explains].',
    'Every [team|office] has a task that takes [longer|more patience] than it should. Finding the right [tool|help] for it can [free|save] hours each week.',
  ],
  work: [
    'Watch [someone|users] try it, [silently|hands in your lap]. It’s [painful|humbling], and [nothing|no survey] teaches more.',
    'Fast, [then|and] plain, then [pretty|clever]. If a [page|click] takes [a second|longer than a blink], [people|they] feel it.',
    'A [release|change] is small, [tested|reviewed], and easy to [undo|roll back]. [Drama|Heroics] at midnight means [something|a step] was skipped.',
    'The best [feature|code] may be the one [removed|not written]. [Each|Every] setting is a [question|chore] for a stranger.',
    'Errors should [speak|come] in full sentences, exports should be [complete|easy], and [deleting|leaving] should really work.',
    'The [people|users] come first: what they’re [trying|asked] to do, where they get [stuck|lost], and how it could be [easier|done in fewer steps].',
    'Good software is [tested|built] with care, [explained|documented] in plain words, and [looked after|kept up] long after the [sale|launch].',
  ],
  end: [
    'Close the [lid|laptop] at six. It [runs|keeps].',
    'Try it on [real|messy] data. That’s the [test|demo].',
    'If you need the [manual|tour], something [went|is] wrong with the design.',
    'One less [click|tab] is a [start|win].',
    'Break it, and [say|write down] how. It helps.',
    'If you [forget|hardly notice] that it’s there, it’s doing its [job|work] well.',
    'Try it on a [normal|busy] day, and see how much [time|patience] you have left.',
  ],
  offer: [
    'Teams [large and small|near and far] can [start|begin] with {1} and add {2} later.',
    'Teams use it for {1} and {2}, and [ask|write] when they need help.',
  ],
  told: ['From the [readme|about box]', 'In the pull-down menu, under [About|Help]'],
  values: {
    quality: 'Bugs come [before|ahead of] features, and [tests|reviews] come before [either|launch].',
    accessibility:
      'Keyboard, [screen reader|old phone], slow [line|train Wi-Fi], [tired|older] eyes: it [should|has to] work for [them|those] as well.',
    innovation:
      'If a [model|method] nobody [used|trusted] last year does it in [half|a tenth of] the time, it’s [on|put to] the bench [now|by Monday].',
    tradition:
      'Plain [files|text], [stable|documented] formats, [backups|boring databases]: what [lasted|aged well] is [kept|chosen].',
  },
  energy: {
    calm: 'No [badges|pings], no [red|bouncing] dots. It waits until you ask.',
    energetic:
      'There’s [always|often] a next [version|release], and people should [feel|notice] it for the [right|better] reasons.',
    sophisticated: 'It’s [exact|quiet] to the pixel, and [deep|rich] once you [look|dig].',
    playful: 'Software is [allowed|able] to make you smile, [once|as long as it’s only once] a day.',
  },
  mission: [
    'To build {1} that people [enjoy|like] using.',
    'To take [hours|friction] out of work with {1} and {2}, and [add|leave] none behind.',
    'To make {1} with respect for the time and the data of [everyone involved|the people on the other side].',
  ],
  people: [
    'teams that need {1} and have no time for training',
    'people who want {1} without a manual',
    'companies that have outgrown the spreadsheet',
  ],
  demographics:
    'Teams from two to a few thousand, or individual users, in the languages the product speaks; buyers are often heads of small departments.',
  psychographics: 'They’re practical, tired of switching tools, quick to leave a slow page, and generous to makers who listen.',
  traits: ['clear', 'capable'],
  say: 'Name the task it shortens and by how much, if you’ve measured it. Then a button.',
  tips: [
    'Put a working demo or a one-minute screen recording above everything else on the site.',
    'Keep a public changelog with dates. It’s the cheapest proof that someone’s home.',
    'Write a page “{1} for…” for each kind of user you have, in their words, with their screens.',
    'Answer questions where users already ask, from forums to app stores, with a name.',
    'Publish status, security and pricing without a sales call. Say what you don’t have yet.',
    'Ask three customers for a figure they’d confirm in public. Use it with their logo or not at all.',
    'Measure sign-ups that come back in week two; spend your marketing on whatever they came from.',
    'Compare yourself with rivals honestly, including where they’re the better pick.',
  ],
  taglines: [
    'One less tab',
    'Done by lunch',
    'Small, fast, finished',
    'Out of your way',
    'Software that waits to be asked',
    'Less clicking, more doing',
    'For people with work to do',
  ],
  color: 'stay clear on every screen, light or dark',
  film: 'see the product do real tasks and learn what changed this month',
  ask: 'Try it on your own data.',
};
