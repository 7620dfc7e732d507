import type { Kind } from '../kind.ts';

export const agent: Kind = {
  open: [
    '{name} is {a} for the [biggest|largest] check most people [write|ever sign]. It [handles|deals with] {1}, {2} and the [nerves|waiting] in between.',
    '{name} is {a} that wants to make a [move|change of address] [easier|calmer], from {1} to {2}.',
    '{name}, {a}, [knows|says] that {1} and {2} begin with a [walk|look] around and a [frank|realistic] price.',
    'For {1} you [need|want] photos, papers and [patience|a cool head]. {name} is {a} that [hopes|wants] to bring all three, and advice on {2}.',
    'Selling up, [moving|trading] in, [starting|looking] out: {name} is {a} for {1} and for {2}.',
    'Buying and selling [ask|call] for a clear [head|view]. {name} is {a} to [have|keep] close then, with {1}, {2} and [local|honest] knowledge.',
    'Whether you’re thinking about {1} or {2}, {name} is {a} that [takes|has] time to [understand|find out] what you need.',
  ],
  need: [
    'Buyers [stand|linger] in a [hallway|kitchen] and imagine [breakfast|a crib]. Sellers [see|hear] thirty strangers [judge|cross] their carpet. Both need [tact|gentle handling].',
    'What’s it [really|truly] worth? There’s the [price|sum] you hope for, the one the [neighbor|app] got, and the one someone [pays|signs].',
    '[Papers pile up, and it’s easy to forget|There’s so much to miss]: a [line|pipe] on a plan, a [forgotten deadline|survey], a [roof|clause] that [turns up on the last day|comes up at the closing].',
    'People fear being [rushed|played]. A good [broker|agent] will [tell|warn] you to [walk away|sleep on it], and mean it.',
    'The street at [night|eight in the morning], the [light|damp] in November, the [neighbors|boiler]: listings [skip|leave out] what you’ll [live|wake up] with.',
    'A home is more than a [price|floor plan]. It’s where people [live|wake up], [argue|cook] and grow older, so it’s [natural|no wonder] that choosing one is [hard|emotional].',
    'People who [sell|move] leave a piece of their lives [behind|in those rooms]. They want it [treated|shown] with respect, and they want a [fair|good] price.',
  ],
  work: [
    'A good listing [shows|admits] the [small|dark] bedroom too. [Fewer|Better] showings come of it, and fewer faces fall.',
    'The [price|figure] should be backed by [sales|comparables] you can [read|drive past], not by a [mood|wish].',
    'Calls should be [returned|made] after each [showing|visit], with what they [said|liked], warts and all.',
    'The [paper|title] trail should be [pulled|ordered] before the sign goes up. That’s where [deals|sales] [die|stall], and where they’re [saved|rescued].',
    'Bargaining is [mostly|largely] listening. [Dates|Timing], a [shed|stove], a [quiet|sure] buyer: the top [offer|number] isn’t always the [best|strongest].',
    'Clients [need|deserve] [honest|straight] figures, [prompt|quick] answers, and someone who [stays|is there] from the first visit to the [last|final] signature.',
    'Good work here is [patient|attentive]. It [listens|matches people] well, prepares [everything|the papers] early, and says what’s [wrong|less good] about a place as well as what’s right.',
  ],
  end: [
    'And then there’s a [box|bottle] on a [bare|wooden] floor, and it’s yours.',
    'Come and [see|stand in] it before you [scroll|decide].',
    'A [good|true] address is a [feeling|fit], [checked|proved] on paper.',
    'Take the [second|rainy-day] showing. It [counts|tells].',
    'The keys will come soon enough.',
    'The right place often [feels|seems] right within a [minute|few steps]. The [rest|remaining work] is making sure.',
    'Ask for a [talk|home valuation], and take all the time you [need|want] to think.',
  ],
  offer: [
    'It helps with {1}, with {2} and with [each|every] step in between.',
    'Owners ask it for {1} and {2}, and for [plain|local] advice.',
  ],
  told: ['On the [yard|window] sign, in small letters', 'On the [agent’s|agency’s] card'],
  values: {
    quality: 'Floor plans get [measured|drawn] to the inch, and [facts|claims] get [proof|a document].',
    accessibility:
      'First-time [buyers|sellers] may ask [anything|it all] twice, and [explanations|forms] should [come|be] in everyday words.',
    innovation:
      'A [drone|video tour] saves [trips|Saturdays], an online [file|signature] saves [weeks|stamps]; a [visit|handshake] still [settles|seals] it.',
    tradition:
      'Know the [street|town], keep your [word|book], [wear|polish] good shoes: that’s how it was [done|sold], and it [sells|works] yet.',
  },
  energy: {
    calm: 'A [home|house] is best [found|chosen] without anyone [pushing|at your elbow].',
    energetic: 'Photos [Monday|first thing], [live|online] by noon, showings [lined up|back to back]: [pace|momentum] sells.',
    sophisticated:
      'A home is best [shown|presented] with [restraint|taste], to [a few|the right] people, behind a [closed|quiet] door.',
    playful: 'You may [try|test] the [slide|bathtub]. People [do|ought to].',
  },
  mission: [
    'To help people with {1} and {2} at a price they can [explain|stand by] later.',
    'To make moving an [honest|orderly] affair, from the first [look|photo] to the [last|spare] key.',
    'To tell buyers and sellers the [same|whole] truth.',
  ],
  people: [
    'people who want an honest price',
    'buyers and sellers who’d like each step explained',
    'owners who are thinking about a change',
  ],
  demographics:
    'Home owners, first-time buyers and investors in the area, often at a change: a baby, a job, a split, an inheritance, a smaller life.',
  psychographics: 'They’re excited and scared at once, they check every number online, and they want one person to call.',
  traits: ['candid', 'composed'],
  say: 'Name the street, the light and the flaw. The flaw makes the rest believable.',
  tips: [
    'Write a page for each neighborhood you work in: prices, noise, schools, parking, what locals complain about.',
    'Film a walk through a house in one take, with doors opening and no music.',
    'Post what sold, in how many days and at what share of the asking price, if your records show it.',
    'Send owners nearby a card with a sale you handled, if the seller agrees. No “we have buyers waiting”.',
    'Ask each buyer a month after moving what surprised them, and quote the good and the odd, with consent.',
    'Put license numbers and fees where the law of your state wants them, and where people can read them.',
    'Explain a sale in ten steps on one sheet, and leave it at the bank and city hall.',
  ],
  taglines: [
    'The right door',
    'Priced to be true',
    'Look into every room',
    'From first look to last key',
    'Streets we can talk about',
    'Come and stand in it',
    'Your move, step by step',
  ],
  color: 'read well on a yard sign at thirty miles an hour',
  film: 'walk through homes and streets and hear what things really cost',
  ask: 'Ask for a first look.',
};
