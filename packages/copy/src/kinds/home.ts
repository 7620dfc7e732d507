import type { Kind } from '../kind.ts';

export const home: Kind = {
  open: [
    '{name} is {a} for rooms that [people|somebody] actually [live|lives] in, with {1}, {2} and {3} to [use and keep|choose from].',
    'A [house|room] comes [together|right] bit by bit, and {name} is {a} for the bits: {1}, {2} and [sound|good] advice on [size|what goes where].',
    '{name}, {a}, has {1} for the [big|long] project and {2} for the [quick|small] fix on [Saturday|a Sunday].',
    'You [measure|look] twice and go to {name} once. It’s {a} with {1}, with {2} and with [staff|people] who [ask|wonder] what it’s for.',
    'What {name} [sells|offers] is [simple|plain]: {1} and {2}, from {a} where you can [touch|test] before you [pay|carry].',
    'Homes can always get a little [better|more personal], and {name}, {a}, has {1}, {2} and [practical|down-to-earth] advice for that.',
    'Whether you’re [starting|moving] from empty rooms or [replacing|changing] one thing, {name} is {a} with {1} and {2} to [look at|try in person].',
  ],
  need: [
    'Things for a home are [lived|dealt] with [daily|every day], so [small|little] faults grow: the [drawer|hinge] that sticks, the [lamp|tone] that glares, the [chair|handle] that’s nearly right.',
    'The [question|worry] behind most purchases is [dull|modest] and [fair|reasonable]: will it [fit|last], will it [clean|come apart], and who [helps|do I call] if it [doesn’t|won’t]?',
    'Pictures on a [screen|phone] hide a lot. [Weight|Scale], smell, the [sound|feel] of a door as it [shuts|closes]: for those you have to be [there|in the room].',
    'A [move|baby], a leak, a new [job|dog]: homes change when lives do, and [usually|mostly] on short notice.',
    'People want to do it [once|themselves] and do it right. A [minute|word] with someone who has [fitted|made] the same mistake saves [three|two] trips.',
    'A home is where the [small|daily] things count. People want what they [buy|bring in] to be [useful|sturdy], to look [right|good] in their own rooms, and to [last|stay that way].',
    'It’s easy to feel [lost|small] among a thousand [choices|products]. Good help means someone [asks|finds out] how you live before [showing|selling] you anything.',
  ],
  work: [
    'Pick it up. [Solid|Dense] wood, [straight|square] corners, [screws|joints] where others use [glue|staples]; you [feel|notice] it in the [wrist|arm].',
    'The [best|useful] shop in this trade keeps [spare|odd] parts, cuts to [length|measure], and will [talk|put] you out of buying the [wrong|pricier] one.',
    'A [piece|fitting] earns its [space|place] by being [used|reached for]. [Pretty|Handsome] helps; [handy|sturdy] is what you [thank|bless] it for in year [five|six].',
    'Before an [item|order] goes out it’s [unpacked|looked over], [checked|counted] and packed [again|with care], because a scratch found at home is a [day|weekend] lost.',
    '[Light|Color] is never the same in a [shop|store] and in a room. So [samples|swatches] go home [first|overnight], and the [decision|order] can [wait|come] after breakfast.',
    'Things should be chosen to be [used|lived with]. If it [wobbles|fades], sheds or [breaks|cracks] too soon, it doesn’t [belong|have a place] in a home.',
    'Good advice is [part|half] of what’s sold: [how|where] to fit it, how to care for it, and when the [cheaper|simpler] one will do.',
  ],
  end: [
    'Bring [measurements|a photo of the room] and you’ll be [halfway|nearly] there.',
    'The [car|trunk] may be the [tightest|hardest] fit of all.',
    'Then it’s [only|just] a matter of where to [hang|put] it.',
    '[Sit|Lean] on it, [open|pull] it, ask what it [costs|weighs].',
    'Home is where the [tape measure|spare key] is.',
    'Bring your [questions|plans] along, and take the [time|afternoon] to choose well.',
    'The best [rooms|homes] come together [slowly|over time], one good decision after another.',
  ],
  offer: [
    'You’ll find {1} and {2}, and [people|someone] to help you choose between them.',
    'Come for {1}, and ask about {2} while you’re [in|there].',
  ],
  told: ['On the [delivery|shop] van it might [say|read]', 'The [sign|note] at the register'],
  values: {
    quality:
      'A thing [bought|made] to be [repaired|handed on] is cheaper in the [end|long run] than a thing [bought|made] to be [replaced|thrown out].',
    accessibility:
      'First [apartments|homes] and tight [corners|budgets] are [welcome|taken seriously]; so are people who’ve never held a [drill|level].',
    innovation: 'If a new [material|fitting] does the job with less [effort|waste], people should be able to [try|touch] it.',
    tradition:
      'Wood, clay, [iron|wool] and glass have [furnished|served] homes for [ages|centuries], and they [aren’t|don’t look] done yet.',
  },
  energy: {
    calm: 'You’re [welcome|free] to sit in a [chair|corner] until you’re [sure|certain].',
    energetic: 'There’s [sawing|lifting], loading and a [steady|cheerful] stream of “have you [got|tried]”.',
    sophisticated: 'Each [object|piece] has [room|air] around it, as it [would|should] in a good [interior|house].',
    playful: 'A [bright|yellow] door knob or a [pink|striped] bowl can [cheer|wake] up a whole [hall|kitchen].',
  },
  mission: [
    'To help people put together a home that [works|feels right], from {1} to the last [screw|question].',
    'To sell {1} and {2} meant to be in [use|the room] still when the [carpet|paint] has changed twice.',
    'To save people a second trip, with {1} in stock and a [clear|straight] answer at the desk.',
  ],
  people: [
    'people who want {1} for daily use and for a long time',
    'anyone fixing up a home and looking for {1}',
    'tenants and owners who need {2} and a word of advice',
  ],
  demographics:
    'Adults who rent or own a home, often just after a move or before a renovation; makers, landlords and small businesses as well.',
  psychographics:
    'They like to do things themselves or at least to understand them, and they spend more on what they touch each day.',
  traits: ['practical', 'down-to-earth'],
  say: 'Give the measurements and the material first, then what it does for the room.',
  tips: [
    'Photograph {1} in a lived-in room with a hand or a chair in frame, so that people can judge the size.',
    'Write one short guide a month on a question you hear at the desk, and link it to {2}.',
    'List stock on your site or map listing; “have you got it today” is the search that brings people in.',
    'Ask customers for a picture of the finished room, and ask whether you may use it with their first name.',
    'Lend samples. Count how many come back with an order, and use the number only if it’s true.',
    'Offer to cut, assemble or deliver, with prices on one page.',
    'Tradespeople talk. Give them an early hour, an account and a name to ask for.',
  ],
  taglines: [
    'Measure twice, come once',
    'For rooms that get used',
    'Sit on it first',
    'Made for daily life',
    'Find the right part',
    'A home, bit by bit',
    'Solid where it counts',
  ],
  color: 'sit quietly in a room and still be found on a street',
  film: 'see how things are made and fitted, and how other homes use them',
  ask: 'Bring your measurements by.',
};
