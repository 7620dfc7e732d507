import type { Kind } from '../kind.ts';

export const parcel: Kind = {
  open: [
    '{name} is {a} you can [search|visit] in [slippers|your lunch break]: {1}, {2} and {3}, [packed|picked] by [people|hand] and sent on.',
    'The [mail carrier|doorbell] brings {1} and {2} from {name}, {a} that [treats|handles] each order as [a promise|a small errand for a friend].',
    '{name}, {a}, [gathers|collects] {1} in one [place|tab] and {2} in [another|the next], so the [hunt|search] is [short|done for you].',
    'It took {name} to put {1} and {2} on one [page|shelf]. As {a}, it [saves|spares] you the other [forty|twelve] tabs.',
    'Somebody [asked|searched] for {1}, somebody else for {2}. {name} is {a} that [likes|is happy] to [answer|oblige] both.',
    'Knowing what you [like|want] is one thing, finding it another. {name}, {a}, does the digging: {1}, {2} and [clear|honest] descriptions.',
    'You’ll find {1} and {2} at {name}, {a} that tries to make buying from [home|a screen] feel [personal|less like a lottery].',
  ],
  need: [
    'The [web|search bar] finds a thousand [results|hits] and no [opinion|taste]. A [smaller|narrow] shop has already [thrown|weeded] out the [bad|dull] ones.',
    'Two [questions|things] decide an order: is it the [right|real] thing, and will it [be|get] here by [Friday|the day]? A [page|store] that [dodges|blurs] either one loses the [sale|cart].',
    'Anyone who has [unpacked|opened] a box of [disappointment|bubble wrap and regret] knows the [worth|value] of a [true|plain] photo and a [ruler|hand] beside the item.',
    'Some things aren’t [sold|found] in [town|a mall]. They’re too special, too [new|small], or made by [one|a single] person at a [kitchen|back-room] table.',
    'When an order goes [wrong|missing], a [tracking|form] number is no [comfort|help]. A [reply|message] from a [human|person] with a name is.',
    'Buying online is [easy|quick]. Being [sure|confident] about it isn’t, so people look for [clear|true] pictures, [real|plain] answers and a shop that [stands|stays] behind its packages.',
    'The best finds are often the ones you [almost|nearly] missed. People like a shop that has done the [looking|sorting] for them and [shows|offers] only what it would [buy|keep].',
  ],
  work: [
    'Every [listing|item] gets [measured|handled], photographed from [every|more than one] side and described by someone who’s [holding|looking at] it.',
    'Stock [counts|numbers] are kept [true|honest], so “in stock” [means|is] a thing on a [shelf|rack] and not a [hope|wish].',
    'A [box|carton] is [chosen|cut] to fit. It’s [taped|sealed] once, [labeled|addressed] straight, and it could [survive|stand] a [fall|drop] from a [truck|porch].',
    'The [returns|refund] page should be as easy to [find|read] as the [checkout|cart]. It’s [rare|unusual], and [shoppers|people] notice.',
    'New [finds|arrivals] are [tested|used] at home for a [bit|week] before they go [up|live]. Quite a [few|lot] never do.',
    'A product should be [checked|looked at] before it’s listed, described as it [is|looks], and packed for a [rough|bumpy] road.',
    'A small online shop lives by [trust|care]: in the [choice|photos], in the [packing|answers] and in what happens when something goes [wrong|astray].',
  ],
  end: [
    'A [click|few taps], a [short|quick] wait, and the [ring|knock] at the [door|gate].',
    'Keep the [box|tissue]; the [cat|kids] will [claim|want] it.',
    'If it’s a [present|gift], they’ll [think|believe] you spent [days|hours] on it.',
    '[Look|Poke] around. The [basket|cart] doesn’t [bite|mind].',
    'It’s on its way before you’ve [told|warned] anyone.',
    'Have a look around, take your [time|pick], and see what [stays|sticks] in your mind.',
    'A good package is a small [event|joy], even when you [ordered|chose] it yourself.',
  ],
  offer: [
    'There’s {1} to look through, there’s {2}, and there’s a [real|named] person to ask.',
    'Choose {1}, add {2}, and they’re on their way to you.',
  ],
  told: ['Across the top of the [home page|site]', 'The [slip|note] in each [package|box]'],
  values: {
    quality:
      'A [short|careful] catalog of things that [hold|hold up] is worth [more|far more] than an [endless|infinite] scroll.',
    accessibility:
      '[Fair|Clear] shipping costs, [plain|readable] pages and a [way|button] to ask a person make it [easy|simple] for [everyone|first-timers].',
    innovation:
      'Odd, [fresh|early] and [clever|untested] things deserve a [place|chance] beside the ones [everybody|the world] knows.',
    tradition:
      'It’s [run|kept] like a [good|decent] mail-order [house|catalog]: honest [pictures|pages], [neat|square] packages, [prompt|handwritten] answers.',
  },
  energy: {
    calm: 'The [pages|menus] are [quiet|uncluttered], and nothing [blinks|jumps] at you.',
    energetic:
      'There’s [always|often] something new to [unpack|photograph], and the [tape|label] machine [rarely|hardly] gets cold.',
    sophisticated: 'It’s [edited|picked] with a [strict|sharp] eye and [wrapped|shown] with a [light|sure] hand.',
    playful: 'Search for the [silliest|oddest] thing you can [name|spell]. It’s a [good|fair] way to [begin|look around].',
  },
  mission: [
    'To make {1} and {2} easy to find, easy to [trust|judge] and easy to return.',
    'To get {1} to people’s doors with no [bad surprise|disappointment] in the box.',
    'To [collect|pick] {1} worth the [shipping|postage], and to leave out the rest.',
  ],
  people: [
    'people who know what they want but not where to find it',
    'shoppers who’d rather buy {1} from a small store than a giant',
    'gift givers with a deadline',
  ],
  demographics: 'Online shoppers from about 20 to 60 who buy for themselves, their children or their friends.',
  psychographics: 'They enjoy the hunt but not the clutter, they check shipping first, and they praise stores that answer.',
  traits: ['helpful', 'brisk'],
  say: 'Give the size, the price and the delivery day before the story.',
  tips: [
    'Write product titles the way people search: what it is, for whom, size and color, then the pretty name.',
    'Post one pin or short film per product group each week; a thing shown in a real room or hand gets found for years.',
    'Show the last order date for holidays in a bar at the top of the site.',
    'Ask for a photo review ten days after delivery, and answer the critical ones in public.',
    'Bundle {1} with {2} and name the occasion; it raises the order without a discount.',
    'Publish real delivery times by region. If you know your average, state it with the month you measured.',
    'Write to people who left a full cart once, with an answer to the likely doubt, not a coupon.',
    'Put a person’s first name and a reply time on the contact page, and keep to it.',
  ],
  taglines: [
    'Found it for you',
    'As pictured',
    'The short way to good things',
    'Look inside the box',
    'Ordered today, on your mind tomorrow',
    'Good finds, at your door',
    'Picked, packed, shipped',
  ],
  color: 'make a tiny square on a screen easy to pick out',
  film: 'see products at their real size, unpacked, used and compared',
  ask: 'Have a look around.',
};
