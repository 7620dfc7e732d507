import type { Kind } from '../kind.ts';

export const letting: Kind = {
  open: [
    '{name}, {a}, serves people who [need|want] a [door|desk] and a [key|roof] without [buying|owning] it: {1}, {2} and someone who [answers|picks up].',
    'A place you [rent|borrow] should [work|feel] like your own. {name}, {a}, [minds|sees to] that, with {1} and {2}.',
    '{name}, {a}, looks after {1} for those who own and {2} for those who [live|stay] there.',
    'Heat that [comes on|works], mail that gets [through|handed on], a [bulb|lock] that gets changed: {name} is {a} for {1} and {2}, and it knows such things [matter|count].',
    'Move in [quickly|with two bags], stay a [week|night] or a [decade|semester]: {name} is {a} with {1} and {2}.',
    '{name} is {a} that wants [people|guests and tenants] to feel at [home|ease], with {1}, {2} and someone to [ask|call].',
    'Finding {1} or {2} shouldn’t be a [struggle|full-time job]. {name}, {a}, does what it can to keep it [simple|friendly].',
  ],
  need: [
    'Tenants [ask|want] very little: [quick|real] repairs, [quiet|deposit] rules that are [fair|clear], [notice|a knock] before anyone comes in.',
    'Owners want the [rent|building] steady and the [phone|weekend] quiet. They’d [pay|give] a lot not to hear “[leak|furnace]” at [six|dinner].',
    'Arriving somewhere new, you have a [suitcase|charger] and a [code|map]. The first [ten minutes|shower] will [color|decide] the stay.',
    'Sharing [walls|a kitchen] is an [art|adventure]. House rules [help|matter], and so does a person who [enforces|explains] them kindly.',
    'The photo was taken with a [wide|kind] lens. People [arrive|view] ready to be [let down|fooled], and [melt|relax] when it’s [as shown|true].',
    'Where you [live|stay] shapes your [days|mood]. People want a place that’s [clean|cared for], [fair|clear] terms, and help when something [breaks|stops working].',
    'Owners and [tenants|guests] want much the same thing: a [place|home] that’s looked after and a [person|partner] who [keeps|stays in] touch.',
  ],
  work: [
    'A list by the door: what was [fixed|checked], when, by whom. [Small|Early] jobs done [monthly|on rounds] spare the [big|wet] ones.',
    'Handover means [photos|meters], [keys|batteries], a [working|clean] oven and a [name|number] that’s [answered|saved] in the phone.',
    'Good managers [visit|walk] the stairs. You can’t [smell|hear] a [drain|hallway] in a spreadsheet.',
    'Money [is|gets] kept [apart|in order]: [deposits|rents] here, [repairs|bills] there, a [statement|line] for each.',
    'Choosing [tenants|guests] should be done [fairly|by the book], and a no should come [promptly|with a reason].',
    'Rooms should be kept in [order|good repair], questions answered [kindly|promptly], and the [rules|terms] should be the same for everyone.',
    'Good management is [quiet|steady] work: regular [checks|visits], quick [repairs|replies], and a [clear|full] record of what was done.',
  ],
  end: [
    'Unpack [slowly|the coffee maker first]. You’re [in|home].',
    'Know where the [spare|second] key is, and you [live|belong] there.',
    'Take the bed by the [window|wall]. It’s [better|quieter].',
    'With luck, the first [evening|night] feels like the [tenth|hundredth].',
    'Ring the [bell|number], and a [human|person] appears.',
    'Come and see it, [ask|check] what’s included, and [imagine|picture] your things in it.',
    'A place starts to feel like [home|yours] when small things [work|are taken care of].',
  ],
  offer: [
    'It offers {1}, {2} and a [real|friendly] contact for both.',
    'You can ask it about {1} or {2}, and get a [clear|straight] answer.',
  ],
  told: ['On the [mailbox|key] tag', 'On page one of the house [book|guide]'],
  values: {
    quality: 'Mattresses, [faucets|locks] and [light|hinges] deserve the [money|care]; [cushions|slogans] can come [later|last].',
    accessibility:
      'A [studio|desk] for a [beginner|student], a ramp for a [chair|stroller], a [lease|form] you can [read|follow]: home is for [all|everyone].',
    innovation:
      'Door codes, [leak sensors|online chores], [bike|package] lockers: they [earn|prove] their keep in [saved|unwritten] emails.',
    tradition: 'It owes something to the old [landlady|caretaker], who [knew|saw] everyone, and the [pipes|stairs].',
  },
  energy: {
    calm: 'Evenings ought to be [quiet|still], and [halls|stairs] a place to say [hello|good night] softly.',
    energetic:
      'There’s [life|movement] in a place where someone is [always|often] arriving, [cooking|packing] or [leaving|returning a drill].',
    sophisticated: 'Good [sheets|lamps], a [stocked|clean] drawer, a [view|book]: you’ll [think|feel] you were [expected|known].',
    playful: 'A house with a bit of [humor|character] is [easier|more fun] to come home to.',
  },
  mission: [
    'To keep {1} in the state we’d [want|like] to live in.',
    'To give tenants, guests and owners {1} with [clear|fair] rules and [quick|short] answers.',
    'To make {1} and {2} [easy|simple] at both ends of the lease.',
  ],
  people: [
    'people who need {1} and someone who answers',
    'owners who want {1} without the phone calls',
    'newcomers with a suitcase and a start date',
  ],
  demographics:
    'Tenants, students, guests or members of the right age for the place, mostly new in town; owners from one unit to a few dozen.',
  psychographics: 'They compare photos and reviews for hours, they value quick replies, and they warn each other about bad ones.',
  traits: ['reliable', 'hospitable'],
  say: 'State price, size, what’s included and the earliest date in the first line.',
  tips: [
    'Photograph rooms with the lights on and the curtains open, and add a floor plan with measures.',
    'Answer inquiries within an hour in office hours; send the rules and the full cost in the first reply.',
    'Write a guide to the neighborhood with the nearest bread, bus and doctor, and share it with guests.',
    'Ask tenants or guests for a review on the day something got fixed fast.',
    'Send owners a one-page report each month with income, repairs and a photo.',
    'Claim occupancy or yields only from your own books, with the period.',
    'Keep your listing the same on every portal. Different prices cost trust.',
  ],
  taglines: [
    'A key and a person',
    'A place to hang your coat',
    'Looked after, like the people in it',
    'Somewhere to land',
    'Move in, breathe out',
    'Good rooms, fair rules',
    'Home for now or for long',
  ],
  color: 'look clean in a listing and friendly on a door',
  film: 'tour rooms as they are and get advice on moving in',
  ask: 'Ask what’s free.',
};
