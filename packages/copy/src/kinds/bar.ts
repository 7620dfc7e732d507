import type { Kind } from '../kind.ts';

export const bar: Kind = {
  open: [
    'When the [day|week] is [done|over], {name} is {a} with {1}, {2} and [good company|a stool to spare|the lights turned down].',
    '{name} is where a quick one [turns|grows] into an evening: {a} that [pours|takes care of] {1} and doesn’t [forget|neglect] {2}.',
    'You’d [meet|find] your friends at {name}, {a}, stay for {1} and [end up|go home] [talking|humming] about {2}.',
    'A [good|decent] night [needs|wants] {1}, {2} and somewhere to [put|rest] your elbows. {name} is {a} with all [three|of that].',
    '[Round|Table] by [round|table], {name} [hopes|means] to be {a} that people [choose|pick] for {1} and [keep|hold on to] for {3}.',
    'A good drink is [better|twice as good] in good company, so {name}, {a}, tries to offer both: {1}, {2} and [time|room] to [talk|settle in].',
    'Whether you [come|stop by] alone or with [friends|half the office], {name} is {a} with {1}, {2} and [no dress code|time for a chat].',
  ],
  need: [
    'Nobody goes out just for the [drink|glass]. They go for the [hour|noise] around it, for [meeting|running into] people, and to have someone else wash up.',
    'A [room|place] is made or broken by how long you [wait|stand] at the bar, by [whether|how well] you can hear your friends, and by the [glass|measure] you get for your [money|bill].',
    'First [dates|meetings], last [days|shifts], [big|close] games, [no|little] reason at all: people [bring|carry] all of it through the [same|front] door.',
    'Guests [want|like] a [bartender|face] who can [read|tell] if they’d rather [chat|talk] or be [left|let] alone, and who [knows|says] when it’s [enough|time for water].',
    'There are [evenings|nights] when the couch [wins|calls]. It takes a [good|strong] reason to put [shoes|a coat] on again, and [a clean|the right] glass is [part|half] of it.',
    'After a [long|full] day, most people want the same [few|simple] things: a [comfortable|warm] place, a drink they [like|can count on], and someone [to talk to|friendly] behind the bar.',
    'A good [evening|night out] doesn’t need [much|a lot]. It needs a [welcome|friendly face] at the door, a [fair|well-made] drink, and [music|noise] you can still [talk|hear each other] over.',
  ],
  work: [
    '[Clean|Cold] lines, [cold|polished] glasses, [fresh|real] ice. Most of what people [call|think of as] taste [begins|starts] with [clean glasses|soap and water].',
    'The [art|trick] is in [balance|the pour]: not too [sweet|tall], not too [strong|short], and the [third|second] one just like the [first|one before].',
    'A [list|menu] of drinks should [fit|go] on a page, with [one|a] safe choice, one [surprise|odd one] and something without alcohol that isn’t an afterthought.',
    'Good [hosts|bar staff] [seat|place] people well, [dim|lower] the lamps before the [crowd|rush] asks, and [walk|see] the last guest to the [door|cab].',
    'What you [notice|remember] is the mood; what [makes|builds] it is a [hundred|pile of] small jobs done before [opening|six].',
    'Looking after people well is the [idea|plan] at {name}: the right glass, the right [measure|temperature], and a [quick|kind] word with it.',
    'The details [add up|matter], from how a drink is [poured|mixed] to how long you [wait|stand] for it, and good [staff|bartenders] [notice|keep an eye on] both.',
  ],
  end: [
    'The [next|first] round is the [easy|simple] part.',
    'There should [always|still] be a place to [squeeze|sit] in.',
    'Dress up or down, sit [anywhere|where you like], and get home [safe|well].',
    'There’s always [one|a] more story [before|until] closing.',
    '[Same|Your] seat, same time [tomorrow|next week]? [Fine|Good].',
    '[Come|Stop] by on a quiet night or a [loud|busy] one; [either|each] has its charm.',
    'If the [evening|night] ends with “let’s do this again”, it [went|worked out] well.',
  ],
  offer: [
    'There’s {1} behind the bar, there’s {2}, and there’s [usually|often] a good [talk|story] going.',
    'Come for {1}, or for {2}, and [stay|sit] for the company.',
  ],
  told: ['On the beer [mat|coaster] it would [say|read]', 'The [sign|board] behind the bar [says|has it]'],
  values: {
    quality: 'The [shelf|fridge] is [chosen|stocked] bottle by bottle, and [house|cheap] doesn’t have to mean [rough|bad].',
    accessibility:
      'A soda [drinker|fan] and a [whisky|cocktail] lover can [share|sit at] a table without either one [feeling|being] out of [place|step].',
    innovation:
      'There’s a [drink|glass] most people haven’t [tried|heard of] yet, and it would be [dull|a pity] to [pour|stick to] the usual ones alone.',
    tradition:
      'Some [rituals|customs] of the [bar|taproom] are [fine|good] as they are: a [nod|hello], a [coaster|clean glass], a fair [pour|head].',
  },
  energy: {
    calm: 'It’s the kind of [corner|room] where you can hear [ice|a match] and finish a [sentence|thought].',
    energetic:
      'The later it gets, the [louder|fuller] it’s [meant|supposed] to be, and the [shaker|tap] has no time to [rest|cool].',
    sophisticated: 'Low [light|lamps], [heavy|thin] glass and a [bow|twist] of peel do [most of|all] the talking.',
    playful: 'A [quiz|jukebox] and a [silly|bad] joke belong in a [good|decent] bar as much as [clean|cold] glasses do.',
  },
  mission: [
    'To pour {1} the way it [should be|ought to be] and to look after [whoever|the people who] came for it.',
    'To give [people|friends] a reason to meet in person, with {two} on the [table|bar].',
    'To run a [room|house] where [everyone|a stranger] can [order|ask for] {1} and [feel|be] at ease.',
  ],
  people: [
    'friends who’d rather meet over {1} than in a chat',
    'people who like {1} served right',
    'anyone whose evening could use {2}',
  ],
  demographics:
    'Adults of legal drinking age, from first-job groups to long-standing regulars, most of them living or working nearby, plus visitors on weekends.',
  psychographics:
    'They go out for company, they have strong views on a good pour, and they’re loyal to places that remember them.',
  traits: ['sociable', 'easygoing'],
  say: 'Say what’s on tonight before you say anything about yourself.',
  tips: [
    'Post what’s on tonight by three in the afternoon: the tap list, the game, the band or {1}.',
    'Keep late hours and age rules right on your map listing; it saves people a wasted trip.',
    'Put drinks without alcohol on the same page as the rest, with the same care in the names.',
    'Show the room as it looks at nine in the evening, not empty at noon. Ask guests before you show faces.',
    'Name the night: a quiz, a tasting, a table for newcomers. A fixed day is easier to remember than an offer.',
    'Ask a regular group why they chose you, and use their sentence, with their permission, on your page.',
    'Follow the advertising rules for alcohol in your country; show people talking, not drinking fast.',
  ],
  taglines: [
    'One for the table',
    'Meet us after',
    'A fair pour',
    'Stay for another story',
    'The evening starts here',
    'Cold glass, warm room',
    'Room for one more',
    'See you at the bar',
  ],
  color: 'hold up in low light, on glass and on a coaster',
  film: 'see what’s on, how drinks are mixed and who plays next',
  ask: 'See you tonight.',
};
