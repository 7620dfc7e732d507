import type { Kind } from '../kind.ts';

export const fashion: Kind = {
  open: [
    '{name}, {a}, is for anyone who [dresses|gets ready] in the morning and would rather not [think|worry] about it again: {1}, {2} and {3}.',
    'Whoever [stands|is standing] in front of a full closet with nothing to [wear|put on] could use {name}, {a} with {1} and {2}.',
    '{name}, {a}, [picks|chooses] {1} and {2} [piece by piece|one at a time], for a [mirror|person] and not for a [mannequin|trend].',
    'A [rail|case] can be [short|edited] on purpose. {name} is {a} with {1}, with {2}, and with a [frank|honest] word in the fitting room.',
    'From {1} to {2}, {name} is {a} that would rather see you [leave|go] with one right thing than with [three|two] almost right.',
    'People should [feel|look] like themselves. That’s what {name}, {a}, is for, with {1}, {2} and [honest|kind] advice.',
    'A good hour among {1} can [cheer|lift] a whole week. {name}, {a}, would like to give people that, with {2} and [time|patience] for each of them.',
  ],
  need: [
    'A good [fit|piece] does [something|a little something] to the [shoulders|spine]. You [stand|walk] differently, and people ask if you’ve been [away|on vacation].',
    '[Sizes|Numbers] lie from one [label|brand] to the next. What [helps|works] is [someone|a person] with a [tape|trained eye] who says “[try|take] the other one” before you [have|need] to ask.',
    'Most [of us|people] own too much and [wear|use] a [fifth|fraction] of it. The [things|pieces] that last are the ones that [suit|go with] what’s [already|hanging] there.',
    'There’s a [wedding|party] on Saturday, and the [shoes|sleeves] are wrong. [Moments|Days] like that need a [calm|quick] answer and a [seat|cup of tea].',
    'It’s [easy|simple] to [buy|click] and [hard|tiresome] to send back. [Touching|Feeling] the cloth, the [clasp|seam] and the [weight|sole] first saves [a trip|regret].',
    'Most people know the feeling of a [closet|drawer] full of [things|pieces] they never wear. What they’re [looking|hoping] for is less of it, and [better|of better things].',
    'What we wear is [close|personal]. People want to be [advised|helped] without being [judged|pushed], and to go home with something they’ll [love|wear] for a long time.',
  ],
  work: [
    'Look [inside|at the wrong side]: [straight|even] seams, a [real|good] lining, a [spare|firm] button. What’s [hidden|out of sight] decides how it will [hang|look] in a year.',
    'The [buying|choosing] is most of the work. [Nine|Many] samples are [tried|held], [pulled|stretched] and [washed|sent away] for every one that [stays|is kept].',
    'Good [advice|help] in a fitting room is [brief|tactful] and [true|kind]. “[It’s|That’s] not [you|your color]” has [earned|won] more [trust|friends] than any [sale|discount].',
    'Cloth, [leather|stone] and metal age. [Picked|Chosen] well they age like [wood|a good face], and a [repair|polish] adds to them [rather than|instead of] taking away.',
    'A [hem|strap] taken up by [half|one] inch can [change|save] the whole thing, so the [pins|pliers] are never [far off|put away].',
    'A good piece is chosen for how it’s [made|put together], how it [feels|wears], and whether it will still look [right|good] in a few years.',
    'Good service here means [listening|looking] first, [bringing|showing] a few things that might [fit|suit], and leaving the [decision|last word] to you.',
  ],
  end: [
    'Wear it [on Tuesday|to the store], not just [to the party|on Sundays].',
    'If it [stays|lives] on the hanger at home, something [went|was done] wrong.',
    'Try it [on|with your own shoes], turn [once|around], and you’ll [know|see].',
    '[Leave|Go] in it, if you [like|want]; the old one fits in the bag.',
    'The [mirror|door] by the window has the [honest|better] light.',
    'Take your time, [ask|say] what you think, and only [buy|keep] what you [love|really like].',
    'The right piece tends to [show|make] itself known in the [mirror|first minute].',
  ],
  offer: [
    'Come to try {1}, or look through {2} with someone who [knows|cares about] them.',
    'There’s {1}, there’s {2}, and there’s [good|plain] advice on what [suits|fits] you.',
  ],
  told: ['Stitched on the [label|tag], it would [read|say]', 'On the card [tied|pinned] to each piece'],
  values: {
    quality:
      'Buy [fewer|less], choose [better|harder], [mend|look after] what you own: the [stock|selection] is [picked|bought] for that.',
    accessibility:
      'Bodies and [budgets|paychecks] come in [all|many] sizes, and the [rails|mirrors] are [arranged|set up] with that in mind.',
    innovation:
      'New [cuts|fibers] and new [names|makers] get [hung|shown] at the front, [even|also] when the [street|season] isn’t [ready|sure].',
    tradition:
      'Some [cuts|shapes] were [right|settled] long ago, and a [good|careful] copy of an old [pattern|last] needs no [excuse|update].',
  },
  energy: {
    calm: 'No [one|assistant] hovers; you [call|ask] when you want [a second|an] opinion.',
    energetic:
      'New [pieces|things] come [in|out] often, and the [window|rail] by the door seldom [looks|stays] the same for [long|two weeks].',
    sophisticated:
      'A [plain|fine] line, a [good|rich] cloth, [one|a single] small detail: [elegance|style] is [mostly|often] knowing where to [stop|end].',
    playful: 'A [stripe|print] may clash with a [check|spot] here, and [both|they] get [along|on] fine.',
  },
  mission: [
    'To help people [find|choose] {1} and {2} they’ll still [reach|be reaching] for in five years.',
    'To [fit|dress] real people for real days, with {1}, {2} and the truth.',
    'To sell {1} to [suit|flatter] the wearer first and the season [second|after that].',
  ],
  people: [
    'people who want {1} to fit their life as well as their body',
    'anyone who likes to try {1} on and get a straight answer',
    'gift givers looking for {2} with a bit of thought behind it',
  ],
  demographics:
    'Adults from their twenties on who shop for themselves or for someone close, nearby or online, with a fair idea of what they want to spend.',
  psychographics: 'They care how they look but not who says so, they keep good things for years, and they dislike pushy selling.',
  traits: ['tasteful', 'frank'],
  say: 'Say what it’s made of and what to wear it with; leave “must-have” out.',
  tips: [
    'Show {1} on two real people of different build, with height and size in the caption.',
    'Post three ways to wear one piece. It sells better than three pieces shown once.',
    'Answer size questions in public comments, so that the next person finds the answer too.',
    'Ask buyers for a photo at the event they bought {2} for, and for permission to show it.',
    'Put fabric, care and origin on every product page. Name a maker or a place only if you can prove it.',
    'Hold a repair or alteration day, and film before and after.',
    'Send a letter when something comes back in a popular size; it’s the mail people open.',
    'Offer fittings by appointment before you open; write the times on your map listing.',
  ],
  taglines: [
    'Try it on',
    'Fewer, better',
    'Look on the inside',
    'Dressed in no time',
    'Made to be worn',
    'One right thing',
    'It’s in the cut',
    'Wear it on Tuesday',
  ],
  color: 'step back and let what is worn speak, on labels, boxes and bags',
  film: 'see pieces move on real people, learn what suits whom and how to care for them',
  ask: 'Come in and try it on.',
};
