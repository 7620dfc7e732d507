import type { Kind } from '../kind.ts';

export const building: Kind = {
  open: [
    '{name} is {a}. It [does|takes on] {1} and {2}, [with|from] a [string|pencil] line first and a broom last.',
    'Things that [stand|stay] up have to be [set|made] right. {name}, {a}, [lives|swears] by that, on {1} and on {2}.',
    '{name}, {a}, is who you [ask|call] about {1} or {2}, once the [video|weekend] has [failed|not been enough].',
    'A [wall|floor] tells on you for [decades|a lifetime]. {name} is {a} that [minds|measures], with {1} and {2} on its [list|books].',
    'There’s a [sketch|wish] and there’s a [bare|dusty] site. {name}, {a}, [gets|goes] from one to the other, by way of {1} and {2}.',
    '{name} is {a} that does {1} and {2} with [steady|skilled] hands and [respect|an eye] for the house.',
    'Good building work is [quiet|patient] and [exact|clean]. {name} is {a} that [brings|offers] it to {1} and {2}.',
  ],
  need: [
    'Everybody [knows|has] a [builder|contractor] story: the [deposit|tarp], the [silence|rain], the [half|last] wall. It’s what every good [builder|trade] is up against.',
    'Clients [live|cook] in it while it’s [going on|open]. There’s [dust|plastic] on the toast, and they need to [know|hear] what [tomorrow|Thursday] brings.',
    'An estimate is [read|weighed] for what’s [missing|not in it]. Is the [trash|paint] included, who [moves|covers] the sofa, what if it’s [rotten|rock] underneath?',
    'It’s a [big|frightening] sum, and you can’t [try|return] it. People [choose|go by] the person who [points|says] “that won’t work, [but|do] this”.',
    'The [yard|hall] is a mess for [weeks|a month], and the neighbors [count|watch]. A [sheet|sign] with dates on it keeps [friends|the peace].',
    'Building work [turns|puts] a home upside down for a while. It’s [easier|better] to bear with a clear [plan|schedule], a tidy [crew|site] and someone who [answers|explains].',
    'People want to [know|see] what they’re paying for. They’d like a [price|quote] they can [follow|compare], work they can [check|trust], and a date that [stays|means something].',
  ],
  work: [
    'Level, [square|plumb], dry. [Everything|The rest] hangs on those three, and [paint|trim] never [saved|fixed] any of them.',
    'A tidy [site|van] is a [safe|quick] one. [Nails|Screws] in jars, [cords|hoses] coiled, a [path|board] to walk on.',
    'You [order|cut] once, if you [measured|dry-fitted] twice. Offcuts are [money|lumber] on a pile.',
    'Edges are where you [look|judge]: [corners|joints], sills, the [line|inch] where two [trades|materials] meet.',
    'Rain [gets|finds] a way. A [good|careful] builder thinks like [rain|water] and [closes|laps] the way.',
    'The [preparation|groundwork] should get as much attention as the [finish|visible part], because that’s what decides how long it will [last|look good].',
    'Craft shows in [clean|straight] lines and [tight|even] joints, and just as much in how a site is [left|swept] at the end of the day.',
  ],
  end: [
    'Knock on it. It should sound [right|solid].',
    'The broom is the [final|last] tool out.',
    'Stand [back|across the road], squint, [nod|there].',
    'It’ll be there when the [kids|trees] are [grown|taller].',
    'A drawing on a [board|box lid] is [enough|fine] to begin with.',
    'A few years on, it should still [look|feel] as if it were [new|just done].',
    'Ask to [see|visit] some finished work, and [judge|look] for yourself.',
  ],
  offer: [
    'It takes on {1} and {2}, from the first [measurement|sketch] to the last clean-up.',
    'Clients call it for {1}, for {2} and for [sound|honest] advice beforehand.',
  ],
  told: ['On the fence [banner|panel] at the site', 'Penciled on a [stud|beam] before it’s closed'],
  values: {
    quality: 'It’s [built|made] to be looked at in [low|raking] light, from the [wrong|back] side, by [another|a picky] builder.',
    accessibility:
      'Small [jobs|walls] count. A [single|crooked] door [deserves|gets] a real [quote|look], and so does the [person|tenant] behind it.',
    innovation:
      'Lasers, [lighter|warmer] boards, [quieter|cordless] saws: if the [joint|result] is [better|tighter], the [old|heavy] way [retires|can rest].',
    tradition: 'The [plane|trowel] and the [plumb line|chalk] haven’t [lied|aged], and they’re [in|part of] the kit.',
  },
  energy: {
    calm: 'It’s [steady|quiet] work: [measure|mix], set, [wait|cure], and go on.',
    energetic:
      'By [seven|first light] the [mixer|saw] should be [turning|running], and by noon there’s something to [see|point at].',
    sophisticated:
      'Thin [gaps|joints], [hidden|flush] hinges, a [shadow|reveal] of a quarter inch: [fine|good] building [whispers|is quiet].',
    playful: 'A note left inside a wall should make its [finder|reader] [laugh|smile].',
  },
  mission: [
    'To do {1} and {2} [straight|level], dry and on the [agreed|written] day.',
    'To [leave|build] work on {1} that the next trade is [glad|happy] to find.',
    'To do {1} in other people’s homes with the care we’d [take|want] in our own.',
  ],
  people: [
    'people who want {1} done right the first time',
    'owners planning {1} who have heard the horror stories',
    'architects and landlords who need {2} on time',
  ],
  demographics: 'Homeowners between 30 and 70, landlords, small businesses and other trades within an hour’s drive.',
  psychographics:
    'They’ve saved for it, they’re anxious about cost and dust, and they trust photos, neighbors and a firm handshake.',
  traits: ['solid', 'plain-spoken'],
  say: 'Show the finished corner, say what was under it, give the weeks it took.',
  tips: [
    'Photograph every job at three stages from one spot. The middle picture is the one that convinces.',
    'Put a board up at each site with your name, what’s being done and a number, and ask the owner first.',
    'Write a page on what {1} costs and why it varies, with two real examples and the year.',
    'Knock next door before you start; leave a card with the dates. Neighbors become customers.',
    'Ask for the review at handover, standing in the room, with the link on your phone.',
    'Carry proof of insurance and license if you have them, and attach both to every quote.',
    'Post a trick of the trade now and then, such as how to spot a bad joint. It doesn’t cost you work.',
    'Keep a list of other trades you’d have in your own house, and send each other jobs.',
  ],
  taglines: [
    'Level, square, dry',
    'Broom last',
    'Good corners',
    'Measured twice',
    'Work you can knock on',
    'Built for the second look',
    'From string line to broom',
  ],
  color: 'be bold on a fence and calm on an invoice',
  film: 'see jobs from the bare start to the broom, mistakes included',
  ask: 'Send a photo for a quote.',
};
