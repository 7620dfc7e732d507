import type { Kind } from '../kind.ts';

export const kitchen: Kind = {
  open: [
    '{name} is {a} for [hungry|curious] people: {1}, {2} and {3}, [cooked|made] [to order|by people who eat it too|with attention].',
    '[Bring|Come with] an appetite to {name}. It’s {a}, and it would [love|like] to be known for {1} as much as for {2}.',
    'Ask what to [order|eat] at {name}, {a}, and somebody will [name|suggest] {1} first, with {2} [a close second|right behind it|not far off].',
    'There’s {1} at {name}, there’s {2}, and there’s the [feeling|good sign] of {a} where the [plates|dishes] come back [empty|clean].',
    '{name} [cooks|was made] for the moment you sit down and stop talking. It’s {a}, with {two} [to thank|to blame] for the [silence|quiet].',
    '{name} is {a} that [cooks|makes] {1} and {2} the way [people|guests] hope to find them: [hot|fresh], [generous|full of flavor] and without [fuss|airs].',
    'There’s a [table|place] for you at {name}, {a} where {1} and {2} [get|are given] the time they [need|deserve].',
  ],
  need: [
    '[Dinner|A meal] out is a [small|little] bet. Guests [put|lay] down an evening and [part|some] of their pay, and they want to [stand up|go home] glad they did.',
    'Some [nights|days] call for a [table|tablecloth] and some for a [box|bag] on the knees. Both deserve food that’s [hot|ready] on time and [seasoned|salted] by someone who [tasted|tried] it.',
    'Groups [never|seldom] agree. One [guest|friend] wants [heat|spice], one wants no [meat|dairy], one has been [craving|thinking of] the same dish all [week|day]; a [good|well-made] menu feeds them all.',
    'Long menus make people [nervous|doubtful], and for [good|sound] reason: [no|not every] kitchen can do [ninety|sixty] things at once. A [few|handful of] dishes, done [often|with practice], is what [diners|eaters] really trust.',
    'What [brings|draws] people back is seldom [novelty|surprise]. It’s the [plate|dish] they [dreamed|thought] about on the way, tasting the way they [had it|remembered it] in their [head|mind].',
    'Most people eat out to [be|feel] looked after for an hour. They [want|like] food with [real|clear] flavors, a [server|host] who [listens|smiles], and a bill that [makes sense|holds no surprise].',
    '[Hunger|Being hungry] is [easy|simple] to fix. Giving people a meal they [talk|tell their friends] about takes [more|a bit more], and that’s [where|when] a kitchen [earns|makes] its name.',
  ],
  work: [
    'The [pan|stove] has to be hot, the [knife|blade] sharp and the [herbs|greens] alive. [After|Beyond] that it’s [tasting|a spoon], [salt|acid], and [tasting|a spoon] again.',
    '[Stock|Sauce] that had [hours|all afternoon], rice with a [bite|grain], dough that was left to rest: these can’t be [faked|rushed] with a [garnish|sprig].',
    'A kitchen [shows|gives away] its [standards|habits] in the [side|cheapest] dish. If the [bread|salad] was [thought|cared] about, the [rest|main course] will have been too.',
    'Timing is [nine tenths|most] of [service|it]. The [whole|entire] table [eats|is served] together, the [fried|crisp] things are still crisp, and the [bill|check] comes when it’s [asked for|wanted].',
    '[Cooks|Chefs] learn more from a plate that comes back half [full|eaten] than from [praise|a compliment]. So [somebody|someone] should [look|ask], and then [fix|change] the [dish|recipe].',
    'Good cooking [starts|begins] with good ingredients and [respects|stays close to] them. [Nothing|No dish] should be on the menu just to make it [longer|look bigger].',
    'Every dish has to [earn|keep] its place: [cooked|made] fresh, [tasted|checked] before it leaves, and sent out while it’s [at its best|still hot].',
  ],
  end: [
    'Leave [room|space] for [seconds|one more bite].',
    '[Pull|Draw] up a chair; the [rest|menu] explains itself.',
    'If there’s [sauce|anything] left on the plate, [ask for|there’s] bread.',
    'You’ll [find|see] the kitchen by the [smell|noise].',
    'Come [hungry|with friends], and [order|pass] things [around|to share].',
    'Bring [someone|people] you like, order [more|a bit more] than you need, and [share|pass it around].',
    'If you go home [full|happy] and already [planning|thinking of] the next visit, the kitchen has done its [work|job].',
  ],
  offer: [
    'On the menu you’ll find {1}, {2} and [good|enough] reason to [bring|come with] a friend.',
    'Try {1} first, then {2}, and [leave|save] some room.',
  ],
  told: ['The menu [opens|starts] with a [line|sentence]', 'The [cook|kitchen] [sums|has summed] it up'],
  values: {
    quality: 'What comes in by the [back|kitchen] door [decides|sets] what can go out to the [tables|guests].',
    accessibility:
      'Someone with [little|ten dollars] to spend ought to eat as [well|happily] as the [big|loud] table in the [middle|corner].',
    innovation:
      'Two [things|flavors] that have [never|not] met before get a [chance|turn] on the specials, and [guests|diners] vote with their [forks|spoons].',
    tradition:
      'Dishes with a [past|history] are [cooked|left] the way they [were meant|asked] to be, [long|slow] steps [included|and all].',
  },
  energy: {
    calm: 'Tables [aren’t|are never] hurried, and the [talk|room] can [keep|hold] to a murmur.',
    energetic: 'Expect [flames|steam], a [full|packed] pass and plates that [fly|hurry] out [hot|in pairs].',
    sophisticated:
      'The [linen|plating] is [crisp|exact], the [service|pace] is [discreet|smooth], and the [wine|pairing] is [considered|chosen with thought].',
    playful: '[Fingers|Spoons] are fine, and so is [talking|laughing] with your mouth [half|nearly] full.',
  },
  mission: [
    'To cook {1} and {2} that people [talk about|still taste] on the way home.',
    'To feed [whoever|anyone who] sits down as if they’d been [expected|invited].',
    'To keep the [menu|list] short, the [food|cooking] honest and {1} at the [center|heart] of it.',
  ],
  people: [
    'people who plan the day around {1}',
    'friends who order {1} and {2} to share',
    'anyone who’s tired of eating at the desk',
  ],
  demographics:
    'Locals and visitors from about 18 up, couples and groups in the evening, workers at lunchtime, and parents with children early on weekends.',
  psychographics:
    'They read menus before they leave the house, they follow tips from friends more than stars, and they remember how they were treated.',
  traits: ['hearty', 'welcoming'],
  say: 'Put the dish first, then how it’s cooked, then when they can have it.',
  tips: [
    'Keep the menu on your site as text with prices, not as a PDF; people read it on a phone at the door.',
    'Photograph {1} in daylight from the height of a seated guest, and use that one picture everywhere for a season.',
    'Answer each review within two days, thank the kind ones by name of dish and offer the angry ones a phone number.',
    'Announce the special by ten in the morning, when people decide on lunch.',
    'Mark which dishes suit vegetarians and common allergies. It wins the whole table, not one seat.',
    'Ask regulars which dish they’d never let you take off the menu, and print their answer beside it if they agree.',
    'If you buy from growers or fishers you can name, name them. Leave the claim out if you can’t.',
    'Set a quiet-hour offer for {2} on your slowest day, and tell only your followers.',
  ],
  taglines: [
    'Come hungry',
    'Short menu, long lunch',
    'Cooked to be finished',
    'Pass it around',
    'Eat first, talk later',
    'Plates that come back clean',
    'There’s always bread for the sauce',
    'Good food, no speeches',
  ],
  color: 'work on a menu, on a sign at night and beside food',
  film: 'watch dishes come together, meet the cooks and learn a step to try at home',
  ask: 'Book a table or order in.',
};
