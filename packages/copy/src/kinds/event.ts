import type { Kind } from '../kind.ts';

export const event: Kind = {
  open: [
    '{name} is {a} for [days|nights] that are [planned|dreamed of] for months and over by [midnight|Sunday]: {1}, {2} and [nerves|a plan B].',
    'Someone has to [think|worry] about the [rain|chairs]. {name}, {a}, [does|will], along with {1} and {2}.',
    '{name}, {a}, [brings|looks after] {1} and {2}, so the [hosts|people] who [invited|sent the cards] can [dance|talk] too.',
    'A [list|guest] here, a [cable|candle] there. {name} is {a} that [turns|puts] {1} and {2} into one [evening|day].',
    'There’ll be [speeches|cake], and there’ll be {1}. {name} is {a} with {2} as [well|part of it].',
    'People [celebrate|come together], and {name}, {a}, stays in the background with {1}, {2} and a [calm|cool] head.',
    'Behind every happy [party|day] there’s a lot of [quiet|careful] planning. {name}, {a}, does that planning, for {1} and {2}.',
  ],
  need: [
    'Hosts [lie|wake] at three with [seating|weather] in their heads. By the day they want one [thing|wish]: to [be|feel] a guest.',
    'There’s a [budget|mother-in-law], a [noise|guest] limit, an [allergy|ex] at table six. It can all be [solved|seated].',
    'Guests [remember|forget] the [napkins|font]. They [remember|keep] whether they [laughed|ate], [danced|met someone], and how they got [home|a cab].',
    'Children [bore|spoil] quickly, and [bosses|uncles] do too. Something has to [happen|sparkle] [before|by] then.',
    'You only [get|have] it once. You [can’t|don’t] rehearse a [first|golden] birthday, so you [hire|ask] people who’ve [thought|been] it through.',
    'People remember a [celebration|great day] for years. They want it to [feel|be] personal, to [run|go] smoothly, and to leave them time for their [guests|friends].',
    'Planning something [big|special] beside work and [family|daily life] is a lot to carry. A second [head|pair of hands] that has thought of the next step is a [gift|relief].',
  ],
  work: [
    'The [run|day] sheet goes minute by minute, and the [best|real] planners [leave|hide] ten empty [ones|minutes] in each hour.',
    'Walk the [room|field] at the same hour, the week [before|ahead]. [Sun|Sockets], [steps|toilets], where the [coats|smokers] go.',
    'Good [crews|suppliers] arrive early, in [black|soft shoes], and [leave|go] with the [last|stray] balloon.',
    'A thing [will|may] go wrong. The [art|trade] is that only [two|the crew] know, and one of them is [fixing|already driving] it.',
    'Small [gestures|lights] beat big [bills|budgets]: a [name|chair] in the shade, [water|blankets] when it’s [hot|late].',
    'At {name}, it starts with [listening|questions]: who’s [coming|invited], what you [love|picture], and what would make the day feel like [yours|you].',
    'Good work for an event is [felt|noticed] by everyone and [seen|spotted] by nobody. Things are [there|ready] when they’re needed, and gone [afterward|when they’re not].',
  ],
  end: [
    'Then the [music|door], and you’re [on|off].',
    'Somebody’s uncle [may|will probably] [sing|cry].',
    'There may be [confetti|glitter] in your [shoes|hair] for [days|a week].',
    'The [best|last] photo is from the [kitchen|end].',
    'Take a [breath|look around]. You [made|asked] for this.',
    'In the end there’s a [room|field] full of people you like, and [hardly|not] a thing to worry about.',
    'Bring the [date|idea], and see what can be [made|done] of it.',
  ],
  offer: [
    'It brings {1}, {2} and [eyes|hands] for the details.',
    'Hosts come to it for {1}, for {2} and for a good night’s [sleep|rest] beforehand.',
  ],
  told: ['On the back of the [place card|program]', 'On the [clipboard|schedule], line one'],
  values: {
    quality: 'Rehearse the [cue|toast], iron the [cloth|ribbon], [count|test] it twice: [ease|magic] is made of [that|lists].',
    accessibility:
      'A [garage|park], a [small|town] hall, [thirty|a dozen] guests: it’s [a feast|an occasion] if it’s [meant|looked after].',
    innovation:
      'If [everyone|the cousin] has had the [arch|photo booth], there’s [something|an idea] they [haven’t|won’t expect].',
    tradition: 'Rings, [toasts|candles], first [dances|cuts]: people [do|repeat] them because they [hold|carry] a day.',
  },
  energy: {
    calm: 'There’s one [number|person] to ask, and they [smile|nod].',
    energetic: 'Doors, [lights|confetti], floor [full|jumping], [once|one] more.',
    sophisticated: 'Low [flowers|candles], long [tables|linen], and a [silence|quartet] before the [soup|toast].',
    playful: 'A [surprise|little nonsense] at the right [minute|moment] can [save|make] the evening.',
  },
  mission: [
    'To make days with {1} that [hosts|people] enjoy as much as their guests.',
    'To bring {1} and {2} together [quietly|smoothly], to the [minute|last chair].',
    'To give people {1} they’ll [tell|hear] stories about, for what they [have|planned] to spend.',
  ],
  people: [
    'hosts who’d like to be guests at their own party',
    'couples, parents and firms planning {1}',
    'anyone with a date, a number of chairs and no idea yet',
  ],
  demographics:
    'Couples from their mid-twenties, parents, clubs and office managers within two hours’ drive; most book three to twelve months ahead.',
  psychographics:
    'They’re excited and afraid of forgetting something, they collect pictures, and they ask the last couple they danced for.',
  traits: ['upbeat', 'organized'],
  say: 'Paint one moment of the day, then say what you take off their hands.',
  tips: [
    'Show whole events by size and budget, with what was included. It answers “is this for us?”.',
    'Make a checklist for {1} by month, free to print, with your name at the bottom.',
    'Ask hosts the Tuesday after for three sentences, while the flowers are alive.',
    'Trade tags with the photographer, the venue and the baker after every event.',
    'State how you handle rain, illness and late nights. Few do, all wonder.',
    'Post set-up and clearing-up clips; the before and after of a room is hard to look away from.',
    'Count events, guests or seasons only if you’ve kept the list.',
    'Answer inquiries the same day with a yes or no for the date. That’s what they’re really asking.',
  ],
  taglines: [
    'Be a guest at your own party',
    'Rain is planned for',
    'To the last chair',
    'Somebody will dance',
    'One list, kept by us',
    'The day goes fast; enjoy it',
    'Lights, cake, go',
  ],
  color: 'set a mood on an invitation without taking over the room',
  film: 'see rooms change, plans unfold and the small tricks behind a good day',
  ask: 'Ask if your date is free.',
};
