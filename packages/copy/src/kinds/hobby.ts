import type { Kind } from '../kind.ts';

export const hobby: Kind = {
  open: [
    '{name} is {a} run for people with a [thing|soft spot] for {1}, for {2} or for [both|finding out].',
    'Ask about {1} at {name} and [clear|free] your afternoon: it’s {a} that likes [questions|talk], and there’s {2} to [get through|look at] as well.',
    '{name}, {a}, [stocks|has] {1} for the [beginner|first try] and {2} for the [person|one] who has been at it [for ages|too long to stop].',
    'Nobody [strictly|really] needs {1}. But then {name}, {a}, is all about what people [want|love] and don’t need, {2} included.',
    '{name} keeps {1}, {2} and {3} under one roof, and as {a} it [knows|can tell] the [difference|right one] between [good|good enough] and [great|a bargain].',
    'Free time is [short|precious], and {name}, {a}, is for people who [love|care about] what they do with it. It offers {1}, {2} and [good|honest] company.',
    'If {1} can make your [weekend|evening], {name} is {a} you’ll [like|feel at home in], with {2} and people who [share|understand] the feeling.',
  ],
  need: [
    'A [pastime|hobby] starts with a [borrowed|cheap] one and a [friend|neighbor] who says “[have|give it] a go”. After that you need [parts|a place], [people|advice] and the next [step|size] up.',
    'There’s a [special|certain] joy in a shop where the [staff|others] care as much about the [detail|model number] as you do, and [don’t|won’t] laugh at the first [question|guess].',
    'The internet has [everything|it all] except the [weight|heft] in your hand, the [smell|sound], and the [clerk|stranger] beside you who [owns|has tried] the same one.',
    'Beginners worry about buying [badly|too much]. [Old|Seasoned] hands worry about [missing|losing] the [rare|odd] one. A decent shop [looks|has to look] after [both|each].',
    'An [hour|evening] off is [scarce|short] these days. [Gear|Kit] that [works|fits] out of the box leaves more of it for [you|play].',
    'Everyone needs something that’s [just|only] for them. It may be [quiet|noisy], it may [fill|take over] a room, and it’s better with the right [things|help].',
    'Getting [started|into something new] is easier with a [guide|friend] who has done it. They can tell you what to [buy|get] first, and what can [wait|stay on the shelf].',
  ],
  work: [
    'Anyone [selling|recommending] it should have [used|owned] it, in [rain|earnest], for longer than an [afternoon|hour]. You can [hear|tell] at once if they [haven’t|did].',
    '[Shelves|Drawers] are [sorted|labeled] the way [players|fans] think, not the way a [computer|supplier] does, and the [tiny|small] part you [lost|snapped] is in the [third|bottom] drawer.',
    'Anything used gets [tested|opened up], [cleaned|tuned] and described with its [faults|dents]. [Fans|Collectors] forgive a scratch; they never forgive a [surprise|cover-up].',
    'Fitting a [person|beginner] to the right one takes [questions|listening]. [What|Where] will you use it, how [often|far], and what did the [last|old] one do wrong?',
    'A [community|circle] doesn’t [form|grow] around a [checkout|cash desk]. It [forms|grows] around a [table|bench], a [coffee pot|bulletin board] and someone who [leaves|keeps] the lights on late.',
    'The best advice comes from [using|knowing] the things on the shelves, so it’s [fine|welcome] to ask the [long|detailed] version of a question.',
    'A good shop is run by people who [care|know], and who’d rather [sell|recommend] the right thing than the [pricey|big] one.',
  ],
  end: [
    'Come in for a [look|minute]; [people|they] always say that.',
    'If you don’t see it, [ask|say so]. Half the [fun|joy] is in the [search|hunt].',
    'You’ll be [back|in again] for the [other|next] one.',
    'Bring the [broken|old] one along. It might only [want|need] a [screw|string].',
    'If you [teach|show] someone else, the [circle|fun] gets bigger.',
    'Come and look around, and [bring|tell] your questions, however [small|odd].',
    'A good hobby [pays|gives] back more than it [takes|costs], and it’s [never|not] too late for a first one.',
  ],
  offer: [
    'Come in for {1}, and ask about {2} while you’re there.',
    'You’ll find {1}, {2} and someone who’s [happy|glad] to talk about [either|both].',
  ],
  told: ['On the [bulletin board|note by the door], it [says|reads]', 'As the [regulars|staff] have it'],
  values: {
    quality:
      'A [better|good] tool makes a [better|happier] afternoon, and it’s still [worth|sold for] something when you [trade|move] up.',
    accessibility:
      'A first [set|kit] should cost less than [a weekend|an evening] out, and come with [time|patience] for [basic|simple] questions.',
    innovation: 'New [things|arrivals] are more fun out of their [boxes|wraps], where [anyone|hands] can try.',
    tradition: 'There’s [respect|a shelf] for the [classics|old makers], and for the people who kept them going.',
  },
  energy: {
    calm: 'You can [leaf|browse], [tinker|tune] or [stare|sit] for an hour, and nobody [coughs|looks up].',
    energetic:
      'A [club|game] night, a [swap|sale], a [test|race] outside: the [shop|place] is at its best when it’s [full|loud].',
    sophisticated:
      'It helps to show [things|pieces] the way a small [museum|collection] would, each with [room|light] and a few [words|facts].',
    playful: 'Grown-ups are [allowed|expected] to [squeal|giggle]. [Many|Plenty] do.',
  },
  mission: [
    'To put {1} into good hands, and to show people how to [begin|go on].',
    'To be the place where fans of {1} and {2} [run into|meet] each other.',
    'To help a first [try|attempt] at {1} turn into a [habit|lasting pleasure].',
  ],
  people: [
    'people who light up when they talk about {1}',
    'beginners curious about {1} and old hands after {2}',
    'gift buyers who need help with {1}',
  ],
  demographics:
    'Fans from about ten to eighty, in the area and by mail, parents and friends who buy gifts, plus clubs and schools.',
  psychographics:
    'They spend their free time and spare cash on the thing they love, they enjoy knowing more than others, and they share what they know.',
  traits: ['enthusiastic', 'helpful'],
  say: 'Talk to one fan, not to everyone: name the model, the edition or the part.',
  tips: [
    'Show what came in this week, close up and out of the box, with the price.',
    'Run one fixed evening a month for people who like {1}, and list it as an event on your map profile.',
    'Make a starter set with {1} and a page of advice; parents and partners will thank you.',
    'Post in the clubs, groups and forums where fans already are. Answer twice as often as you sell.',
    'Film a repair, a setup or a first test of {2}; a minute is enough.',
    'Ask a regular what they came for first and what they do now, and tell that story if they agree.',
    'State the condition of used goods in plain grades, with photos of every flaw.',
  ],
  taglines: [
    'Give it a try',
    'For people who can’t stop',
    'Ask the one who owns it',
    'In for a minute',
    'Spare time, well spent',
    'The good stuff is out front',
    'Bring the old one along',
  ],
  color: 'feel like a club badge that a fan would wear',
  film: 'see new arrivals, repairs, first tries and what other fans are up to',
  ask: 'Drop in and try it.',
};
