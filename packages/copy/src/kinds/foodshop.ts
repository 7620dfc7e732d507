import type { Kind } from '../kind.ts';

export const foodshop: Kind = {
  open: [
    '{name} is {a} for the shopping you [enjoy|don’t mind]: {1}, {2} and [advice|a tip] on what to [do|make] with them.',
    'Somewhere between the [weekly|big] shop and the [empty|bare] fridge there’s {name}, {a} with {1} and {2} [on hand|in stock].',
    'You [go|walk] into {name} for {1} and [walk|come] out with {2}. It’s {a}, and that’s [how it works|half the fun|no accident].',
    '{name}, {a}, [keeps|stocks] {1} for people who cook and {2} for people who’d rather [snack|graze|not].',
    'The [counter|shelf] at {name} holds {1}, {2} and {3}. The [person|face] behind it is [what makes|the reason it’s] {a} and not a [vending machine|warehouse].',
    '{name} is {a} that makes [daily|weekly] shopping a bit more [pleasant|human], with {1}, {2} and someone to [ask|talk to].',
    'People who [love|like] to eat well tend to have one shop they [trust|swear by]. {name}, {a}, hopes to be theirs, for {1} and for {2}.',
  ],
  need: [
    'Half the [battle|job] of dinner is knowing what’s [good|worth buying] today. A [shopkeeper|seller] who [says|tells you] “not the [peaches|fish], take these” is worth [an extra stop|the detour].',
    'Supermarkets [win|are good] on [parking|size]. They can’t [cut|weigh] it thicker, [order|set aside] one for Friday or [remember|recall] that you don’t like [fennel|it sharp].',
    'A shopper in a [hurry|rush] wants [quick|short] answers: is it [fresh|ripe], how much [for four|do I need], and [does|will] it keep until [Sunday|the weekend]?',
    '[Buying|Choosing] well is a [skill|knack] most of us never [learned|were taught]. It’s [easier|better] to borrow someone else’s [eye|nose] at the counter.',
    'People like to [know|hear] who [grew|made] what they eat, and they [like|prefer] to hear it from [someone|a person] who has [tried|tasted] it.',
    'Good ingredients make you a [better|braver] cook. It helps to buy them from [someone|people] who can tell you where they [come|came] from and how to [use|prepare] them.',
    'Shopping can weigh on you or be a small [pleasure|treat]. The difference is [often|usually] the person [serving|behind the counter], and whether they seem [glad|pleased] that you came.',
  ],
  work: [
    'What [arrives|comes in] gets [smelled|opened], [pressed|turned over] and sometimes [sent|handed] back. The [display|window] is only as good as that [first|early] look.',
    'Stock that [moves|turns] stays [fresh|alive]. So it’s [smaller|short] orders, [more|frequent] deliveries, and an [empty|open] space on the shelf before [a tired|an old] one.',
    'The [scale|slicer] is [true|clean], the [price|label] is clear, and a [taste|sample] is [offered|cut] before you have to [wonder|ask].',
    'A [well-run|good] counter [remembers|keeps track]: who [wants|takes] the [end|crusty] piece, who [pays|settles] on Fridays, whose [mother|guest] can’t have nuts.',
    'Knowing the [goods|stock] means [cooking|eating] them. You can’t [explain|sell] a cheese, a tea or a cut of [meat|fish] you’ve only seen [wrapped|on paper].',
    'The [choice|selection] has to be made with care, because a smaller [shop|counter] only works when [everything|each thing] on it is good.',
    'It takes a good [eye|palate], clean [hands|counters] and honest [advice|scales], [every single day|day after day].',
  ],
  end: [
    'Bring a list, or bring a [craving|question]; [both|either] will do.',
    'It’s [worth|fine] asking for what you don’t see on the [shelf|counter].',
    'Your [bag|basket] may be [heavier|fuller] than you [meant|planned].',
    'Dinner is [settled|decided] before you’ve [reached|found] your keys.',
    'A [small|short] chat is [included|part of the price].',
    'Come in for [one|a single] thing and let yourself be [surprised|talked into another].',
    'Good meals start with a good [shop|basket], and often with a good [chat|question].',
  ],
  offer: [
    'Come for {1}, ask about {2}, and [let|see] dinner plan itself.',
    'You’ll find {1} and {2}, along with [honest|useful] advice on both.',
  ],
  told: ['Lettered on the [awning|window]', 'On the [paper|shopping] bag'],
  values: {
    quality: 'If you wouldn’t take it home yourself, it has no [business|place] on the [shelf|counter].',
    accessibility:
      'There’s a [cheap|thrifty] way to eat well, and [anyone|whoever] asks will be [shown|told] it [gladly|without a fuss].',
    innovation:
      'New [makers|flavors] get a [trial|month] on the [middle|best] shelf, where [people|you] can’t [miss|overlook] them.',
    tradition: 'It’s [shopping|trading] as it was done [when|while] people still [talked|chatted] across the [scales|counter].',
  },
  energy: {
    calm: 'There’s no need to [decide|hurry], and even the [bell|door] is [gentle|soft].',
    energetic: 'A [good|busy] Saturday has a [line|crowd], a [joke|shout] and a [knife|cash drawer] that never [rests|stops].',
    sophisticated: 'It’s [laid|set] out like a [good|small] library, with [rare|fine] things at [eye|arm’s] level.',
    playful: 'Shopping can be [fun|a lark], and a [pun|rhyme] on a price tag [never|rarely] hurt [anyone|the cheese].',
  },
  mission: [
    'To sell {1} and {2} that the people behind the counter take home themselves.',
    'To make a [cook|supper] better with {1} and one [useful|good] sentence of advice.',
    'To keep [good|honest] food, from {1} to {2}, within a [short|easy] walk of home.',
  ],
  people: [
    'people who shop for {1} by talking, not by scanning',
    'cooks who want {1} chosen by someone who knows',
    'neighbors who need {2} on the way home',
  ],
  demographics:
    'Households within a short walk or drive, home cooks of all ages, and small kitchens or offices that order for the week.',
  psychographics:
    'They cook from what looks good, they trust people more than labels, and they share their custom among shops they’d miss.',
  traits: ['knowledgeable', 'neighborly'],
  say: 'Say what came in today and what to do with it tonight.',
  tips: [
    'Post what just arrived, one photo a day, with a line on how you’d cook it.',
    'Take orders by message until noon, and confirm each with a time; busy cooks love a reply.',
    'Put a handwritten card by {1} with where it’s from, what it costs and what to serve it with.',
    'Ask suppliers whether you may show them and their place, and tag them when you do.',
    'Offer a small tasting of {2} on the slowest afternoon, and write down what people say.',
    'Keep your hours, holidays and parking right on Google and Apple maps; that’s where hungry people look.',
    'Give regulars a reason to bring a friend: a taste for two beats ten percent off.',
    'If you hold hygiene or organic papers, hang them where people wait. Don’t mention what you don’t hold.',
  ],
  taglines: [
    'Ask at the counter',
    'What’s good today',
    'Dinner starts here',
    'Cut, weighed, explained',
    'Bring a list or a craving',
    'For people who cook',
    'Better than the big shop',
  ],
  color: 'look fresh next to food and clear on a price card',
  film: 'see what came in, how to choose it and how to cook it tonight',
  ask: 'Message us to set some aside.',
};
