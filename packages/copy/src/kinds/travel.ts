import type { Kind } from '../kind.ts';

export const travel: Kind = {
  open: [
    '{name} is {a} for people who [pack|leave] with a [list|map] and come back with a [story|tan]: {1}, {2} and [directions|a hint] you won’t find [online|in print].',
    'Away from [home|it all] you [want|need] [someone|a person] you can trust. {name}, {a}, has {1} and {2}.',
    '{name}, {a}, [takes|sends] people toward {1}, by way of {2}, and [brings|gets] them home [with|in] good time.',
    'The [bag|car] is packed. {name} is {a} for what comes [next|then]: {1}, {2} and a [slower|later] breakfast.',
    'If you [dream|think] of {1} in [February|traffic], {name} is {a} that can [help|oblige], with {2} too.',
    'To see a bit of the world in good [hands|company]: {name}, {a}, offers that, with {1} and {2}.',
    'The best trips give you [rest|time] and something to [tell|remember]. {name}, {a}, would love to give you both, with {1} and {2}.',
  ],
  need: [
    'Two [weeks|days] a year have to [carry|make up for] the rest. There’s a [fear|risk] of [wasting|losing] them on a [line|noisy room].',
    'People [travel|arrive] tired, with [kids|knees], and a [phone|child] at four percent. [Kindness|A key] at the door does [wonders|more than stars].',
    'What’s the [weather|path] like, [really|honestly]? Is it [far|steep], is it [safe|clean], can [Grandma|the dog] come?',
    'Reviews [contradict|shout at] each other. A [voice|person] on the phone who has [been|walked] there [settles|ends] it.',
    'Some [seek|want] a [summit|wave]. Some want to read a whole book. [Both|They] shouldn’t end up on the same [bus|deck].',
    'Travelers want to feel [welcome|expected]. They want a [clean|good] place to sleep, [honest|local] tips, and someone to [call|ask] if plans [change|go wrong].',
    'A few free days are precious. People want to spend them [well|outdoors or in good beds], and not in [lines|planning].',
  ],
  work: [
    'Walk the [route|room] yourself, [first|in the rain]. Sleep in [every|the worst] bed. [Then|Only then] put a price on it.',
    'Small [groups|numbers], an early [start|boat], a [pocket|spare] jacket: a [guide|captain] makes [luck|views] look [easy|planned].',
    'Beds [aired|tight], [water|bread] fresh, a [map|lamp] where you [reach|look] for it. The rest is [scenery|theirs].',
    'Rules for [wind|snow], [radios|ropes] checked, and the [nerve|sense] to turn [back|around].',
    'Plans [bend|need slack]. A [missed|late] train is met with a number to call, not a [form|shrug].',
    'Guests should get the [advice|welcome] you’d give your own friends: where to [go|eat], what to [skip|leave out], and when to go to bed.',
    'Being a good host means thinking [ahead|of the small things], [keeping|staying] flexible, and [knowing|loving] the place well.',
  ],
  end: [
    'Leave the [watch|laptop] in the drawer.',
    'You’ll [smell|taste] it again in [November|the office].',
    'Send a [card|postcard]. A [real|paper] one.',
    'Find a [bench|rock] with a [view|breeze], and call it [yours|enough].',
    'Pack [less|half]. You won’t [miss|need] the rest.',
    'You may go home [tired|sunburned], rested or [both|changed], and already [planning|missing it].',
    'Come [when|for as long as] you can, and let the [place|days] do the rest.',
  ],
  offer: [
    'It offers {1}, {2} and [good|local] advice for your days.',
    'Guests come for {1}, for {2} and for a [change|breath] of air.',
  ],
  told: ['On the [luggage|room] tag', 'In the guest [book|log], page one'],
  values: {
    quality:
      'It’s the [mattress|rope], the [guide|coffee], the [hour|silence] you [notice|pay for], and [those|they] come first.',
    accessibility: 'Short [legs|trips], [tight|small] budgets, [wheels|first flights]: there’s a [way|path] that [suits|works].',
    innovation:
      'Off [season|the list], by [rail|bike], at [night|low tide]: a [place|view] has more [sides|hours] than the [postcard|brochure].',
    tradition:
      'A [lit|warm] window, [soup|bread], a [story|bed]: [hosts|inns] have [offered|done] this for [strangers|travelers] always.',
  },
  energy: {
    calm: 'Hours [stretch|slow], and nothing is [due|on].',
    energetic: 'Boots [on|laced], [paddle|engine] in, [wind|dawn], go.',
    sophisticated: 'White [sheets|sails], a [carafe|cool hall], a [word|bell] and it’s [there|done].',
    playful: 'Whoever falls [in|asleep] first buys the [coffee|ice cream]: those are the [rules|customs].',
  },
  mission: [
    'To give people days they’ll [remember|talk about] for years.',
    'To show guests {1} and {2} the way [locals|friends] would.',
    'To make {1} [easy|safe] to plan, and [leave|keep] the wonder in.',
  ],
  people: [
    'travelers who want {1} and a person to ask',
    'couples, friends and parents with a week to spare',
    'people who’d rather see one place well than ten from a bus',
  ],
  demographics:
    'Guests from the nearest cities and abroad, couples and families during school vacations, older travelers and groups outside them.',
  psychographics: 'They save up for it, read reviews from the worst up, and pick the host who answered like a person.',
  traits: ['welcoming', 'adventurous'],
  say: 'Give one hour of the trip in detail, with weather, and then the dates.',
  tips: [
    'Post the view as it is today, rain included. People believe the sunny ones after that.',
    'Answer each question on your map and booking listings; three others had it too.',
    'Write the way to you for every means of travel, with a photo of the last turn.',
    'Make a page for {1} with season, fitness, price and what happens in bad weather.',
    'Ask guests for their favorite hour on the last morning, and collect those, with permission, on a wall and a page.',
    'Send a packing list a week before and a thank-you a week after, with a reason to return off season.',
    'Show licenses, safety papers and insurance if you have them, right by the booking button.',
    'Partner with one café, one farm and one museum; guests ask you anyway.',
  ],
  taglines: [
    'Pack half',
    'Somewhere with a window',
    'Ask someone who has walked it',
    'Out early, back hungry',
    'Stay a day longer',
    'The long way, on purpose',
    'A bed, a map, a tip',
  ],
  color: 'carry the light of the place onto paper and screen',
  film: 'see the place in all weathers and plan your days',
  ask: 'Ask us about dates.',
};
