import type { Kind } from '../kind.ts';

export const spa: Kind = {
  open: [
    '{name} is {a} for the [tired|wound up] and the [merely|simply] curious, with {1}, {2} and a [long|slow] breath out.',
    'Leave the [phone|noise] in a locker. {name} is {a}, and for an [hour|afternoon] there’s [only|just] {1} or {2}.',
    '{name}, {a}, has {1} for a [sore|heavy] body and {2} for a [full|busy] head.',
    'Rest is a [skill|thing we lose]. {name}, {a}, helps you [practice|find] it [again|a little], by way of {1} and {2}.',
    'Somewhere between work and [dinner|bed] there’s room for {name}, {a} with {1}, with {2} and with [time|room] to rest.',
    'Everybody needs to [slow|wind] down at times. {name}, {a}, offers {1}, {2} and an hour with [nothing|no one] to answer to.',
    'With {1} and {2}, {name}, {a}, [looks|sees] after people who usually [look|see] after everyone else.',
  ],
  need: [
    'We [carry|wear] the week in our [jaws|necks] and don’t [notice|feel] it until somebody presses there.',
    '“[Relax|Unwind],” people say, as if there were a [switch|button]. For most it takes [heat|a quiet room], a [while|good half hour] and permission.',
    'Guests are a bit [shy|unsure] at first. What do I [wear|take off], do I [talk|have to chat], is it [all right|fine] to fall asleep?',
    'A [treat|pause] before a wedding, after [exams|a loss], in the [gray|short] weeks of the year: the [reasons|occasions] differ, the [sigh|need] is alike.',
    'Nobody needs [incense|whale song] to rest, unless they [like|ask for] it. And nobody likes to be sold anything while lying down.',
    'Most of us are [busy|on call] from morning to [night|bedtime]. A few [quiet|slow] hours can [do|bring] more good than a [weekend|trip] full of plans.',
    'Resting isn’t [lazy|selfish]. People often [forget|find out] how much they needed it only when they finally [lie|sit] down.',
  ],
  work: [
    'The [room|oil] is warm before you [are|come in]. [Hands|Stones] are tested on a [wrist|forearm], and “[firmer|softer]?” is [asked|said] early.',
    'It [depends|turns] on rhythm: [press|warm], pause, [press|cool], pause. The body [learns|hears] it faster than the [mind|brain].',
    'Everything you [touch|sit on] has been [washed|aired], everything you [hear|smell] has been [chosen|turned down].',
    'What’s [said|asked] beforehand matters: [allergies|a sore hip], a [pregnancy|bad night], what [helped|didn’t] last time.',
    'Time is [kept|given] whole. The hour [has|means] sixty minutes, and the [robe|tea] afterward isn’t [part|taken out] of it.',
    'Everything should be [arranged|there] to let you [rest|relax]: [soft|low] light, a warm [room|welcome], and people who [notice|ask] what you need.',
    'Good treatment is [attentive|unhurried]. It [listens|adapts] to the body, it [respects|knows] limits, and it leaves time [after|at the end] to come back slowly.',
  ],
  end: [
    'Get up when the [world|ceiling] has stopped [floating|drifting].',
    'Drink some [water|tea] and [drive|walk] home the slow way.',
    'Sleep tends to [follow|come], [deep|early] and without [asking|dreams].',
    'You’ll [remember|miss] the quiet on [Wednesday|the bus].',
    'It’s [all right|fine] to do [nothing|nothing at all]. It’s the [point|menu].',
    'Give yourself the [time|hour]. The [world|list] will still be there [afterward|tomorrow].',
    'You may find that you [breathe|walk] a little slower on the way [out|home].',
  ],
  offer: [
    'There’s {1} to choose from, there’s {2}, and there’s time to [rest|sit] afterward.',
    'Come for {1} or {2}, and leave the [day|list] at the door.',
  ],
  told: ['In small letters [by|above] the bell', 'The [robe|locker] tag [says|has it so]'],
  values: {
    quality: 'Good [oil|linen], [trained|practiced] hands and enough [minutes|staff]: those are what you [feel|pay for].',
    accessibility:
      'You don’t need [special|the right] clothes, a [certain|perfect] shape or a [fat|thick] wallet to be [looked after|at peace].',
    innovation:
      'If a new way to [rest|recover] has [something|sense] in it, you’ll [find|meet] it here, without the [hype|big claims].',
    tradition:
      'Steam, [water|salt], [hands|herbs] and silence: people have [rested|healed] like this for a [thousand|great many] years.',
  },
  energy: {
    calm: 'Even the [doors|slippers] seem to [whisper|know].',
    energetic: 'Rest can be [lively|bright] as well: people [leave|come out] awake, [warm|pink] and ready for the day.',
    sophisticated: '[Clean|Fine] linen, a [single|low] light. [Nothing|Not a thing] is loud.',
    playful: 'Giggling on the [way|bench] is [fine|allowed]; it’s a [kind|form] of rest, too.',
  },
  mission: [
    'To give people {1} and {2} in a place where nothing is asked of them.',
    'To help tired people [rest|let go] through {1}, [fully|without hurry] and [with care|at a fair price].',
    'To make {1} as [normal|ordinary] a habit as [brushing teeth|Sunday lunch].',
  ],
  people: [
    'people who carry too much around and need {1}',
    'anyone who wants {1} without the sales talk',
    'friends or couples who’d like a slow afternoon with {2}',
  ],
  demographics:
    'Adults between 25 and 70 within a drive, many in caring or desk jobs; couples, friends and gift buyers around holidays.',
  psychographics: 'They look after everyone else first, they’re wary of big claims, and they come back to hands they trust.',
  traits: ['soothing', 'unhurried'],
  say: 'Describe the first five minutes; the rest will be believed.',
  tips: [
    'Explain what to wear, when to come and whether to talk, on one page for first-time guests.',
    'Sell vouchers that can be bought at ten at night, and print them on good paper.',
    'Show empty rooms in soft daylight. Guests picture themselves, not a model.',
    'Offer {1} in the dead hours of the week to shift workers, and put a card up where they work.',
    'Make no health claims you can’t prove. “Rest” and “warmth” sell well enough.',
    'Ask guests at the tea afterward for one word on how they feel. Collect the words, with permission, on a page.',
    'Keep booking down to three taps, and send the address with a map the day before.',
  ],
  taglines: [
    'Do nothing at all',
    'A long breath out',
    'An hour without a screen',
    'Lie down, let go',
    'Rest is allowed',
    'Warm hands, quiet room',
    'The slow way home',
  ],
  color: 'lower the pulse before a word is read',
  film: 'learn small ways to rest and see what a visit is like',
  ask: 'Book a quiet hour.',
};
