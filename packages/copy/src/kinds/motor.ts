import type { Kind } from '../kind.ts';

export const motor: Kind = {
  open: [
    '{name} is {a} for [drivers|riders] who want to [get|drive] home [tonight|dry]: {1}, {2} and the [truth|facts] about what can wait.',
    'There’s a [light|noise] on the dash. {name}, {a}, [reads|checks] it, [says|names] the cause and [does|takes on] {1} or {2}.',
    '{name}, {a}, has {1} and {2} for [machines|engines] that [earn|owe] their owners [nothing|a living] and [still|yet] get loved.',
    'Keys on the [counter|hook], coffee in [hand|the corner]: {name} is {a} for {1}, for {2} and for [a second|an honest] opinion.',
    'Whatever you [drive|ride], [rust|miles] and all, {name}, {a}, can [do|handle] {1} and {2}.',
    '{name} is {a} that keeps people [safe|mobile], with {1}, {2} and [explanations|prices] they can understand.',
    'For {1}, for {2} and for the [strange|small] noises in between, {name} is {a} that takes a [careful|close] look.',
  ],
  need: [
    'A car in the shop is a [day|school run] that doesn’t [work|happen]. Owners [need|want] a time they can [plan|bet] on and a [call|warning] if it slips.',
    'Not many of us can [tell|argue] a worn bearing from a [fairy tale|sales pitch]. You [trust|go by] the one who [shows|hands] you the part.',
    'The [bill|estimate] has a way of [growing|surprising]. People can [take|stand] bad news at [ten|the start]. They can’t at [five|the counter].',
    'It was a first car. It’s paid for. It [smells|sounds] right. [Reason|Value] has only so much to say about it.',
    'Tires, [brakes|lights], a belt: [dull|cheap] things, until a [wet|dark] road asks for them.',
    'Most people [need|rely on] their vehicle every day and don’t have [time|patience] for surprises. They want to hear what’s [urgent|necessary], what isn’t, and what it will cost.',
    'It’s [hard|not easy] to trust a workshop when you can’t [check|judge] the work yourself. A clear [explanation|answer] is what [wins|brings] people over.',
  ],
  work: [
    'Lift it, [look|listen], [turn|drive] it. A [scanner|code] tells you where to start and [not|never] what to sell.',
    'Torque to the [number|spec], [clean|copper] grease, [new|good] clips. The car [drives|comes] out with no [new|extra] rattle.',
    'Worn parts [wait|lie] on the [bench|tray] so you can [see|feel] them. [Photos|A picture] will do if you’re at work.',
    'There’s a list of now, [soon|next time], and leave it. [Owners|People] come back for the third.',
    'Paint [is|shows] patience: [sand|mask], [wipe|wait], look in [low|sidelong] light, [sand|start] again.',
    'Nothing should be [replaced|done] without your [yes|knowing], and you should [see|get to see] what was worn and why it mattered.',
    'Careful work means doing it [right|by the book], [testing|driving] it afterward, and [noticing|mentioning] the next thing before it becomes a problem.',
  ],
  end: [
    'Seat’s where you [left|had] it. Radio, [too|likewise].',
    'Turn the key and [listen|smile].',
    'Mind the [curb|speed camera] on the way [out|home].',
    'A [full|warm] engine and a [quiet|dry] road, and [that’s it|off you go].',
    'See you at the next [ten thousand|season].',
    'Then it’s back on the [road|street], with one [worry|noise] fewer.',
    'Come by with your [question|vehicle], even if you’re [only|just] not sure.',
  ],
  offer: [
    'It takes care of {1} and {2}, and [tells|shows] you what was done.',
    'Drivers come to it for {1}, for {2} and for a [straight|second] opinion.',
  ],
  told: ['On the [license plate|key] frame', 'Over the roll-up [door|gate]'],
  values: {
    quality:
      'The part that [fits|lasts] goes in, the [bolt|hose] beside it gets [checked|a look], and [then|only then] the hood comes down.',
    accessibility:
      'Old [bangers|vans], [students|new drivers], [questions|worries] about [money|what it’s worth]: all [fine|normal], no [smirk|lecture].',
    innovation:
      'Batteries, [software|sensors], [hybrids|charging]: the trade is [changing|being relearned], [wrench|laptop] in hand.',
    tradition:
      'Feel the [play|pedal], hear the [rattle|knock], know the [smell|plug]: an old [mechanic’s|driver’s] ear still [beats|finds it before] the cable.',
  },
  energy: {
    calm: 'Nobody has to [rev|shout]. Good work on [engines|machines] is mostly [listening|patience].',
    energetic: 'Up on the [lift|ramp], [wheels|keys] off, down again: a good workshop has a [beat|rhythm].',
    sophisticated: 'Swept [floor|bay], [white|folded] cloth, and a [finish|gap] you could [shave|read] in.',
    playful: 'Some people name their [cars|machines], and a good [mechanic|workshop] doesn’t [laugh|smirk].',
  },
  mission: [
    'To keep people [moving|on the road] with {1} and {2}, and to say what can wait.',
    'To do {1} [well|with care], and to [show|explain] why the work was due.',
    'To treat every [engine|set of keys] that comes in for {1} as [somebody’s|the only] ride home.',
  ],
  people: [
    'drivers who want {1} without the sales talk',
    'people who depend on their wheels and need {1}',
    'owners who care more about {2} than they’d admit',
  ],
  demographics: 'Drivers and riders within a short tow, commuters, trades with vans and fans of old machines.',
  psychographics:
    'They fear being overcharged, they like to be shown, and once they trust a garage they bring the whole household.',
  traits: ['straightforward', 'handy'],
  say: 'Name the sound, the cause and the price, in that order.',
  tips: [
    'Send a photo or clip of the worn part with each estimate. It answers the doubt before it’s asked.',
    'Keep hours and holiday closings right on map listings; breakdowns don’t call twice.',
    'Publish fixed prices for {1} and other routine work.',
    'Post a noise of the week: ten seconds of sound, then what it was.',
    'Remind customers by text before inspections and season changes, with a link to book.',
    'Put a board in the yard that can be read at forty miles an hour, with three words on it.',
    'List certificates, brands and warranties only as far as you hold them.',
    'Ask for a review at the moment the keys go back.',
  ],
  taglines: [
    'Now, soon, leave it',
    'Ask to see the part',
    'For the long way home',
    'What’s that noise?',
    'Keys back, mind at rest',
    'Looked at, listened to, fixed',
    'Miles left in it',
  ],
  color: 'stand up to oil, rain and a street at dusk',
  film: 'hear noises explained and watch machines come back to life',
  ask: 'Call or send the noise.',
};
