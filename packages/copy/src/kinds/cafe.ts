import type { Kind } from '../kind.ts';

export const cafe: Kind = {
  open: [
    '{name}, {a}, is for the [small|short] break in a [full|long] day: {1}, {2} and [a seat if you want one|time to drink it|a minute to yourself].',
    'Some people [come|stop] to {name} for {1}, [others|the rest] for {2}; either way, it’s {a} where [the cup comes first|the order is made with care|nobody is rushed off].',
    '{name}, {a}, is about the cup you [look forward to|walk across town for|think about on the way to work], and about {two} [beside it|to go with it].',
    'At {name}, {a}, the [first|second] cup of the day should be [taken seriously|made well|worth the stop], whether that means {1} or {2}.',
    '[Think of|Picture] {name} as {a} with {1} and {2}, and with [enough|plenty of] room for [a long talk|a good book|half an hour of quiet].',
    '{name} is {a}, and it [exists|was made] for a simple [reason|purpose]: people should have [somewhere|a place] close by for {1}, {2} and a [kind|friendly] word.',
    'You can [order|ask for] {1} at {name}, or {2}, or just a [minute|moment] off your feet. It’s {a} that [treats|sees] all three as [good|real] reasons to come in.',
  ],
  need: [
    'Most regulars [know|can tell] within a week whether a [place|counter] will be [theirs|their own]: the drink [tastes|comes out] the same on Monday and on Friday, and somebody [nods|looks up] when they walk in.',
    'A [morning|workday] can turn on a [small|simple] thing. A drink that’s [hot|made right], a [clean|dry] table and a [friendly|kind] word are [often|mostly] all it takes.',
    'Nobody wants to [guess|wonder] what they’ll get. People [return|keep coming] when the [milk|water] is right, the [line|counter] moves and the [cup|taste] is the one they [remember|hoped for].',
    'There’s [usually|always] a reason to [sit down|step in]: a [talk|chat] that’s overdue, rain, a [deadline|train] an hour away. What people [need|hope for] then is [warmth|a warm place] and something [good|decent] to drink.',
    '[Bad|Weak] coffee and [burned|stewed] tea are easy to find. What’s [harder|rarer] is a [counter|bar] where someone [asks|cares] how you like it and then [makes it that way|gets it right].',
    'Regulars are [won|made] slowly. They [try|visit] a place on a [wet|dull] afternoon, they like how they’re [greeted|treated], and after a month it’s [part of|built into] their [day|route].',
    'What people [hope|ask] for is modest: a drink that’s [worth|good for] the price, a [seat|spot] that isn’t [sticky|in the draft], and no [rush|hurry] to give it up.',
  ],
  work: [
    'You can [hear|see] when it’s done well: the [grinder|kettle] stops on time, the [milk|water] isn’t [scalded|boiled to death], and the cup [lands|arrives] without [a spill|fuss].',
    'The [craft|skill] is in [dull|plain] things done [daily|each day], such as [a clean machine|fresh water], the right [dose|measure] and a [taste|sip] before the doors open.',
    'Good cups are [weighed|measured], [timed|watched] and [tasted|tried], and the [ones|few] that miss the mark [go|belong] down the sink, not [across|over] the counter.',
    'What [matters|counts] behind the bar is [calm|steady] hands in the [rush|busy hour], and a [menu|board] short enough that [every|each] line on it is [worth ordering|somebody’s favorite].',
    'A [drink|cup] is [half|partly] what’s in it and [half|partly] how it’s handed over, so [manners|a greeting] and [the right spoon|a clean saucer] [count|matter] as much as the [beans|leaves].',
    '{name} means to make each cup [carefully|with attention], to keep the [place|room] clean, and to [notice|look up] when someone comes through the door.',
    'Every order is a [small|fresh] chance to get it [right|exactly right], from how [strong|hot] it’s made to how it’s [carried|brought] to the table.',
  ],
  end: [
    '[Take|Grab] the corner seat, or [take|carry] it with you. [Either|Both] is fine.',
    'Come [twice|a few times] and [the order|your usual] may be [known|on its way] before you [speak|ask].',
    '[Stay|Sit] for ten minutes or [for|through] the morning; the [welcome|table] is the same.',
    'It’s [only|just] a drink, until it’s the [best|calmest] part of the [morning|afternoon].',
    'The [door|kettle] is the easy part. [Being|Staying] worth the [walk|detour] is the [work|job].',
    'If you [leave|go] a little [calmer|warmer] than you came, it has been a good [day|visit] on both sides of the counter.',
    'The next cup is [never|not] far [off|away], and neither is a [smile|hello].',
  ],
  offer: [
    'Come in for {1} or {2}, and [stay|sit] as long as the [day|hour] allows.',
    'There’s {1} for the [morning|start of the day] and {2} for [whenever you like|later on].',
  ],
  told: ['The [chalkboard|menu] would put it [this way|like this]', 'Ask at the [counter|bar] and you’ll [hear|be told]'],
  values: {
    quality: '[Better|Fewer] beans and leaves, [handled|kept] well, [beat|are worth more than] a [long|crowded] menu.',
    accessibility: 'Nobody should need the [words|language] of experts to [order|get] a [good|decent] cup.',
    innovation:
      'A new [drink|roast or blend] belongs on the [board|menu] once it has [earned|won] its [place|spot], and the [old|last] one can [rest|wait].',
    tradition:
      'The [old|simple] ways of [brewing|making] a drink [lasted|stayed] for a reason, and they [still|also] suit [this|the present] day.',
  },
  energy: {
    calm: 'The [music|talk] stays low, so that a [spoon|cup] can be the [loudest|only] sound at the [table|window].',
    energetic:
      'It should be [quick|brisk] at [eight|rush hour], with [names|orders] called and cups [moving|passed] down the [bar|counter].',
    sophisticated:
      'The [cup|glass] has a [good|fine] weight, the [table|tray] is [set|laid] with care, and [nothing|no detail] is there by [chance|accident].',
    playful:
      'A [good|decent] café can also be [silly|a bit odd]: [nobody|no one] ever [minded|sent back] a [face|smile] in the foam.',
  },
  mission: [
    'To serve {1} and {2} that people [remember|look forward to], and to give them a [good|calm] place to [sit|land].',
    'To be the [easiest|kindest] stop in somebody’s day, with {two} made [well|with care].',
    'To [serve|hand over] every cup as if the next [visit|one] depended on it.',
  ],
  people: [
    'people who want {1} made with care',
    'anyone with ten minutes and a taste for {2}',
    'regulars who like their usual made right',
  ],
  demographics:
    'People who live, work or study within a short walk, from students to retirees; commuters in the morning, and friends and parents later in the day.',
  psychographics: 'They have small habits that matter to them, and they’d rather have one good cup than two poor ones.',
  traits: ['warm', 'unhurried'],
  say: 'Name the drink and how it’s made before you say how it tastes.',
  tips: [
    'Post what’s new on the board today, with a photo of {1} taken by a window.',
    'Keep opening hours and holiday hours right on your Google Business profile; most people look there on the way.',
    'Put the Wi-Fi, the quiet hours and the number of seats on your site, so that people with laptops know what to expect.',
    'Ask three regulars what they’d tell a friend about you, and ask whether you may quote them by first name.',
    'If you know who roasted, blended or grew what you serve, name them on the menu. It’s proof that needs no adjective.',
    'Offer {two} to one office nearby for a week, and leave a card with the tray.',
    'Print your cup sleeve or napkin with the one thing you’d like to be known for.',
  ],
  taglines: [
    'Made the way you like it',
    'Your usual, done right',
    'A good cup and a little time',
    'Stop here first',
    'The better ten minutes',
    'Sit down or take it along',
    'Worth the short walk',
    'Poured with care',
  ],
  color: 'look good on a cup, on a board and in low light',
  film: 'watch drinks being made, hear where they come from and pick up a trick for home',
  ask: 'Come by for a cup.',
};
