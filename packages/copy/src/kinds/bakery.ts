import type { Kind } from '../kind.ts';

export const bakery: Kind = {
  open: [
    '{name} is {a} for anyone who [follows|trusts] their nose: {1}, {2} and whatever is [cooling on the rack|next out of the kitchen|set out that day].',
    'It’s hard to [walk|hurry] past {a} when the [door|window] is open, and {name} is [counting on that|happy about that], with {1} and {2} to [choose from|tempt you].',
    '{name} makes {1} and {2}. That’s the [long|whole] story of {a} in [short|one line], and the [rest|proof] is in the eating.',
    'For {1} on a [weekday|Tuesday] and {2} when there’s [cause|company], there’s {name}, {a} that [makes|handles] both with equal care.',
    'What {name} [wants|asks] of a day is [simple|plain]: be {a} where {1} and {2} [are worth getting up for|taste of what went in|don’t last until closing].',
    '{name} is {a} that [believes|thinks] good {1} shouldn’t be [rare|a luxury]. So there’s {2} as well, and there’s [something|a little thing] to take home for [later|somebody else].',
    'If you [like|care about] {1}, you’ll [understand|get the point of] {name}. It’s {a} that [puts|spends] its time into {2} and the rest of what’s [on the shelf|behind the glass].',
  ],
  need: [
    'People [choose|decide] with their eyes first. The crust, the [crumb|shine] and the [color|smell] tell them [more|sooner] than any [sign|label] whether [time|care] was saved on.',
    'A [birthday|Sunday] needs something [sweet|good] on the table, and so does a [plain|gray] Wednesday. [Neither|No day] is the [moment|time] for [second best|anything stale].',
    'Everyone has been [let down|fooled] by a [pretty|lovely] thing that tasted of [nothing|sugar alone]. [One|A single] bite [settles|decides] it, and [there’s|you get] no second first bite.',
    'Customers [ask|want to know] what’s in it, who [can|may] eat it and how long it [keeps|lasts]. They [deserve|should get] a [straight|clear] answer over the [counter|glass].',
    'The [hardest|cruelest] words in the trade are “sold out” and “from [yesterday|the freezer]”. People [forgive|understand] the first; they [remember|recall] the second.',
    'People don’t only [buy|come in for] something to eat. They buy a [treat|gift] for a child, a [peace offering|thank-you] for a neighbor, a [good|better] start to the day.',
    'The [test|question] is simple: would you [drive|come] back for it? With most of what’s [sold|baked] today, the [honest|true] answer is [no|not really].',
  ],
  work: [
    'Most of the [work|labor] happens [unseen|in the early hours]: [weighing|measuring], [resting|waiting], folding, and [knowing|feeling] by hand when to [stop|let it be].',
    '[Flour|Fruit], sugar, salt and heat [give|leave] nowhere to hide. The [recipe|list] can be [short|plain] if [every|each] part of it is [good|right].',
    'A [batch|tray] that isn’t right [doesn’t|won’t] go in the [window|case]. It’s a [simple|dull] rule, and it [costs|hurts] a little each time, which is why it [works|holds].',
    'Heat is [unkind|honest]: two minutes [too few|short] and it’s [pale|heavy], two [too many|over] and it’s gone. [Someone|Somebody] has to [stand|stay] there and [watch|look].',
    'Time does what no [additive|shortcut] can. Things that were [left|allowed] to rise, set or [cool|chill] at their own [pace|speed] [taste|eat] better and [keep|stay good] longer.',
    '{name} [hopes|aims] to let you [see|taste] the work: in the [crust|texture], in the [filling|balance], and in how [little|lightly] it’s dressed up.',
    'There’s no [secret|trick] to it beyond good [ingredients|flour], a [warm|well-kept] kitchen and somebody who [refuses|declines] to [hurry|rush things].',
  ],
  end: [
    'Come [early|in good time] for the [full|whole] choice, or come [late|at noon] and let the [shelf|tray] choose.',
    'Take one [home|along] and [see|find out] whether it [gets|makes it] there.',
    'If there’s [a crumb|sugar] on the [bag|box] before the [corner|car], all is [well|as it should be].',
    'One for [now|the road] and one for [later|somebody else] is a [sound|fair] plan.',
    'The [nicest|best] thing anyone can say is “I’ll [have|take] another.”',
    'Take something [home|along] for the people you [like|live with], and [perhaps|maybe] one for the walk.',
    'If it [disappears|goes] before you’ve [reached|got to] your street, the bakers did their [job|part].',
  ],
  offer: [
    'You’ll find {1} and {2} [waiting|set out], with the [day’s best|freshest] in front.',
    'Come for {1}, and [take|try] {2} while you’re [there|at it].',
  ],
  told: ['The label on the [box|bag] would [read|say]', 'Chalked up [by|beside] the [oven|door], it [says|reads]'],
  values: {
    quality: 'Good ingredients and [patience|care] [cost more|take longer], and you can [taste|tell] the difference.',
    accessibility:
      'There should be [something|a treat] on the [shelf|tray] for [every|any] pocket, and for people who can’t eat [everything|it all].',
    innovation:
      'Now and then an [odd|unheard-of] flavor gets a [tray|shelf] of its own, and [customers|the regulars] decide if it [stays|returns].',
    tradition: '[Old|Handed-down] recipes are [kept|followed] because they [work|taste right], not because they’re [old|quaint].',
  },
  energy: {
    calm: '[Dough|Batter] can’t be [hurried|shouted at], and that [quiet|patience] tends to [spread|rub off].',
    energetic:
      'When the [doors|ovens] open it gets [lively|loud]: [trays|boards] out, bags [folded|filled], next [please|in line].',
    sophisticated: 'Every [piece|slice] is [finished|trimmed] like a [gift|small present], [edges|glaze] and all.',
    playful:
      'A [sprinkle|dusting] of [nonsense|mischief] does no harm to a [cake|bun], and [children|kids] tend to [agree|notice].',
  },
  mission: [
    'To [bake|make] {1} and {2} without shortcuts, and to let people [taste|judge] the difference.',
    'To put [something|one thing] worth [smiling about|sharing] on the table, on [feast days|birthdays] and on [plain|ordinary] ones.',
    'To [send|see] everyone out the door with {1}, {2} or at least a [warm|full] paper bag.',
  ],
  people: [
    'people who judge a place by the first bite',
    'anyone who’d go out of their way for {2}',
    'households with something to celebrate, even a Tuesday',
  ],
  demographics:
    'Neighbors of every age within a short trip, parents buying for children, hosts with guests to feed, and cafés or offices that order by the tray.',
  psychographics: 'They see food as a small daily pleasure, they read what’s in it, and they love to bring something along.',
  traits: ['generous', 'homey'],
  say: 'Say what’s in it and when it was made; the mouth does the rest.',
  tips: [
    'Show what’s on the shelf today before people leave home: one photo, taken at opening time, posted where your regulars look.',
    'Film the day’s best seller being cut or broken open, close up and with the sound on.',
    'Take orders for holidays early, and write the last date for orders on the door and on your profile.',
    'List allergens on your site and beside each tray. People with an allergy tell others where they could eat.',
    'Ask customers who ordered {2} for a party for a photo of the table, and whether you may show it.',
    'If you can name your mill, dairy or farm, do it on the bag. A supplier’s name is worth three adjectives.',
    'Ask customers for reviews on your map listing that name a product; people search for the thing, not for the shop.',
  ],
  taglines: [
    'Follow your nose',
    'Few ingredients, good ones',
    'Best before noon',
    'Crumbs are a compliment',
    'Made slowly, gone quickly',
    'Something good in the bag',
    'Worth getting up for',
    'Taste what went in',
  ],
  color: 'make mouths water without looking like a candy wrapper',
  film: 'see how things are made, and learn one small trick at a time',
  ask: 'Order ahead or drop in.',
};
