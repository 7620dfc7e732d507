import type { Kind } from '../kind.ts';

export const transport: Kind = {
  open: [
    '{name} is {a} for things and people that [need|have] to be [somewhere|elsewhere]: {1}, {2} and [a driver|somebody] who [knows|calls] ahead.',
    'From [this|one] door to [that|another] one. {name}, {a}, does {1} and {2}, and [minds|watches] the corners.',
    '{name}, {a}, [loads|drives], waits and [unloads|delivers], for {1} [as|just as] for {2}.',
    'A [time|street], an [address|hour], a [weight|number]: {name}, {a}, [asks|writes down] all three before {1} or {2}.',
    'On the road or [at the dock|on the stairs], {name} is {a} with {1} and {2} in [its|good] hands.',
    '{name} is {a} that gets [things|what matters] where they’re going, with {1}, {2} and a [friendly|calm] word on the way.',
    'When it comes to {1} or {2}, people want [care|someone careful] and a clear [time|plan]. {name}, {a}, has both to offer.',
  ],
  need: [
    'Where [is|are] they? It’s the [only|first] question, at the [window|airport], at the [factory|school] gate, and it [deserves|wants] a true answer in [one|a] minute.',
    'A life fits in [fifty|sixty] boxes, and one of them has the [good|wedding] china. The [sofa|piano] [won’t|must] go round the bend. People [hover|sweat].',
    'Late [costs|hurts]: a [line|shelf] stands still, a [flight|bride] won’t. [Early|Padded] quotes sound [worse|slower] and turn out [better|true].',
    'Passengers [notice|judge] the [braking|seat], shippers the [tape|paperwork], both of them the [tone|face] when there’s [traffic|a hitch].',
    'Hidden [fees|extras] for [stairs|waiting], [fuel|Sundays]: folks have [seen|paid] them all. A [full|single] price is a [relief|kindness].',
    'Handing something [over|to others] takes trust, whether it’s a [box|parcel], a whole [home|load] or yourself. People want to know who’s [driving|coming] and when.',
    'Moving anything [takes|costs] time and nerves. It gets [easier|lighter] with people who [plan|think] ahead, [turn|show] up and treat things as their own.',
  ],
  work: [
    'Heavy [low|first], [fragile|soft] high, [straps|blankets] everywhere. You should be able to [brake|shake it] and hear [nothing|no clink].',
    'The [route|street] is looked at the [night|day] before: [bridges|parking], the [gate|school] code, the [way|turn] out.',
    'Vehicles are [washed|checked], [papers|logs] in the door, [tires|lamps] good, and the driver has [slept|eaten].',
    'A [signature|photo] at each end, a [count|list] that matches, and [scratches|damage] [told|noted] before anyone [asks|finds out].',
    'Carrying well is [footwork|talk]: “[step|mine]”, “[corner|yours]”, “[down|easy]”.',
    'At {name}, every trip is [planned|prepared] before the engine starts, and if something [changes|comes up], you’re [told|called] right away.',
    'Good work on the road is [safe|careful], [punctual|clean] and [polite|quiet], and it ends with everything in the right place.',
  ],
  end: [
    'Put the kettle in the [last|open] box.',
    'Buckle [up|in], lean back, [look|doze].',
    'It’s there. [Signed|Sign here], done.',
    'The road [does|decides] some of it. The [rest|planning] doesn’t have to.',
    'Last one out [takes|carries] the plant.',
    'Once it’s [there|done], you can put the list away and [rest|carry on].',
    'Say where and when, and [leave|hand over] the rest.',
  ],
  offer: [
    'It handles {1} and {2}, with [care|a clear time] and one price.',
    'You can call it for {1}, for {2} or for [an honest|a quick] estimate.',
  ],
  told: ['Across the back [doors|bumper] of the truck', 'On the [docket|waybill], bottom left'],
  values: {
    quality: 'Nothing [bent|lost], nobody [shaken|left], and the [clock|count] agrees.',
    accessibility:
      'One [box|seat] is [a job|enough], a [walker|stroller] rides along, and [quotes|bookings] come without a [form|manual].',
    innovation:
      'Live [maps|slots], [electric|quiet] wheels, [fewer|shorter] empty miles: [worth|made for] [having|switching] as they [prove|pay].',
    tradition:
      'A [good|steady] driver, a [strong|short] rope and a [word|handshake] got things [there|delivered] before any [app|barcode].',
  },
  energy: {
    calm: 'Smooth [stops|hands], [soft|few] words, and the [cargo|passenger] sleeps.',
    energetic: 'Engine [on|warm] at five, [doors|forks] up, [gone|rolling].',
    sophisticated: 'Dark [cloth|glass], an [opened|held] door, a [silent|gentle] mile.',
    playful: 'There are [plenty of|enough] “[this|wrong] way up” jokes, and the [old|bad] ones travel [best|well].',
  },
  mission: [
    'To get {1} there [whole|safe], on time and [as|for what] quoted.',
    'To make {1} and {2} the [calm|easy] part of a [busy|big] day.',
    'To [handle|carry] what people [own|care about], with {1} and with care.',
  ],
  people: [
    'people and firms that need {1} on time',
    'anyone with a date, an address and {1}',
    'dispatchers and households who want one price for {2}',
  ],
  demographics:
    'Households on the move, shops, plants and travelers in the region served, many booking by phone from where they stand.',
  psychographics: 'They’re pressed for time, they hate not knowing, and they forgive a delay that was announced.',
  traits: ['punctual', 'calm'],
  say: 'Give the time first, then the price, then the promise you can keep.',
  tips: [
    'Reply to each request with a full price and a time window, in one message.',
    'Show the crew lifting, wrapping and waiting. It’s what a stranger wants to see before handing over a key.',
    'Put your phone number on the sides and the back of every vehicle, large enough for the next lane.',
    'Make a checklist for {1} to print: what to pack, label and keep out.',
    'Measure your share of on-time arrivals for three months. Publish it with the period, if you like the figure.',
    'Ask for a review the evening after, when the kettle has been found.',
    'Print license and insurance numbers on quotes, if you have them; shippers and hotels ask.',
    'Get to know estate agents, hotels or plant managers in person. One of them can fill a week.',
  ],
  taglines: [
    'Door to door, in one piece',
    'There when we said',
    'Heavy low, fragile high',
    'One call, one price',
    'The kettle’s in the last box',
    'Carried like our own',
    'On the road, on the hour',
  ],
  color: 'be seen in a mirror, in rain and at night',
  film: 'see how things get moved safely and what to prepare',
  ask: 'Ask for a price and a time.',
};
