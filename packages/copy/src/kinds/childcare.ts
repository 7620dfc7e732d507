import type { Kind } from '../kind.ts';

export const childcare: Kind = {
  open: [
    '{name} is {a} for [small|young] people with [big|loud] questions: {1}, {2} and [plenty of|a lot of] mud, glue and songs.',
    'Mornings at {name} [begin|start] with a [coat|backpack] on a hook. It’s {a}, and the day [holds|brings] {1} and {2}.',
    '{name}, {a}, [gives|offers] children {1} and {2}, and gives [parents|grown-ups] a [clear|free] head until [pickup|the afternoon].',
    'Growing up [takes|needs] room. {name} is {a} that [makes|clears] some, with {1}, with {2} and with [adults|people] who kneel to talk.',
    'From the first [shy|wobbly] hour to the last [wave|high five], {name}, {a}, means to be full of {1} and {2}.',
    '{name} is {a} where children can [play|grow], [ask|try things] and feel [safe|at home], with {1}, {2} and adults who [listen|have time].',
    'What children [need|love] is time and [attention|room]. {name}, {a}, has both for them, along with {1} and {2}.',
  ],
  need: [
    'Leaving a child [somewhere|at a door] puts a lump in your throat. You [look|listen] for signs: do they [know|say] her name, who [wipes|dries] the tears, do they laugh?',
    'Children want to [pour|climb], [dig|cut], decide and be [needed|useful]. They want a [lap|hand], too, about [twice|ten times] a day.',
    'Parents [juggle|race]. A [late|broken] train, a [fever|call] at noon, a [sock|lunch box] gone missing; they need a [team|place] that doesn’t [sigh|raise an eyebrow].',
    'No two [four-year-olds|kids] are in the same [spot|place]. One reads the [cereal box|signs], one still [bites|hides], and [each|both] will be [fine|all right].',
    'The [afternoon|summer] is long when both parents work. It can be a [gap|problem] to fill or a [tree|fort] to build.',
    'Choosing where your child will [spend|live] the day is a [big|hard] decision. Parents want [kind|caring] people, a [safe|clean] place, and a child who [comes|goes] home happy.',
    'The early years [pass|go by] quickly. Children need people who [enjoy|understand] them, other children to [play|learn] with, and [freedom|time] to find things out.',
  ],
  work: [
    'A good day has a [rhythm|shape] that even a [toddler|newcomer] can [feel|trust]: [circle|song], outside, [lunch|story], rest, outside.',
    'Adults [watch|wait] before they [help|step in]. A [zipper|knot] done alone is worth the [ten|extra] minutes.',
    'Quarrels are [lessons|practice]. Two kids, one [truck|spade], and somebody [calm|patient] who helps them [talk|find words].',
    'You get a [word|note] at the door: what she [ate|built], whom he [played|whispered] with, how the [nap|morning] went.',
    '[Locked|Latched] gates, [counted|checked] heads, [washed|clean] hands, and [within|behind] all that a great [deal|lot] of freedom.',
    'The day should leave [time|space] for both play and [rest|quiet], and each child should be [seen|known] for who they are.',
    'Good care for children is [patient|attentive]. It [notices|sees] what they can already [do|manage], helps with the [next|hard] bit, and [laughs|celebrates] along the way.',
  ],
  end: [
    'Pack [spare|extra] socks. [Two|Three] pairs.',
    'They’ll [tell|show] you all about it, or they’ll say “[nothing|played]”.',
    'And then they don’t want to go [home|yet], [which|and that] is a good sign.',
    'Come and look while it’s [noisy|full]. That’s when you [see|know].',
    'Small [chairs|boots], [large|huge] ideas.',
    '[Come|Stop] by for a visit, and let your child [lead|show] you around.',
    'If they [talk|sing] about it at dinner, the day was a [good|full] one.',
  ],
  offer: [
    'There’s {1}, there’s {2}, and there should be [time|room] for each child.',
    'Children find {1} and {2} there, and [friends|others] to share them with.',
  ],
  told: ['Above the row of [coat|rubber boot] hooks', 'In the [letter|booklet] to new parents'],
  values: {
    quality: 'It [rests|depends] on people who [stay|train], [know|study] children and still like [puddles|glitter].',
    accessibility:
      'Every child [belongs|joins in], [whatever|no matter what] they speak, need or [believe|can’t do yet], and forms get [explained|filled in] together.',
    innovation:
      'Rooms and [plans|projects] should change when the children’s [questions|interests] do, and they do, [weekly|all the time].',
    tradition: 'Songs, [blocks|sand], stories, a [garden|nap]: [childhood|play] hasn’t [needed|had] an update.',
  },
  energy: {
    calm: 'Every day needs a quiet [corner|hour] for when the world’s too [loud|much].',
    energetic: 'By ten they’ve [run|climbed], [painted|argued], [eaten|sung] and started a [band|zoo].',
    sophisticated: 'Real [glasses|tools], [good|fine] paper, [true|wooden] things: children [rise|live up] to them.',
    playful: 'The adults have to be good at [pirates|dragons], too, and not only [before|until] lunch.',
  },
  mission: [
    'To give children {1} and {2} while they’re small enough to [love|soak up] it all.',
    'To let kids [try|grow] at their own pace, with {1} and someone [kind|steady] close by.',
    'To be a second [nest|home] for children, with {1} for them and [peace|calm] for their parents.',
  ],
  people: [
    'parents who want {1} and people their child can trust',
    'children who need {1} and room to be loud',
    'working parents who need a warm, steady place for the day',
  ],
  demographics:
    'Parents and guardians of young children who live or work close by, many with two jobs between them; grandparents who help.',
  psychographics:
    'They’re protective and short of sleep, they ask other parents first, and they trust what they see at pickup time.',
  traits: ['warm', 'patient'],
  say: 'Tell one small scene from the day; parents hear the rest in it.',
  tips: [
    'Hold an open morning while children are there, and let visitors watch rather than listen to a speech.',
    'Put the daily rhythm, the food, the ratio of adults to children and the fees on one page.',
    'Show hands, boots and paintings instead of faces. It’s safer, and often the better picture.',
    'Ask parents after six months what they were afraid of and what happened. Quote them with consent.',
    'Reply to waiting-list mail within two days, even when the answer is “not yet”.',
    'List licenses, inspection reports and training that you hold, with dates and links.',
    'Be at the playground fair and the library story hour with a bucket of chalk, not a banner.',
  ],
  taglines: [
    'Room to grow and mud to dig',
    'Small chairs, huge ideas',
    'Where coats have names',
    'Someone kneels to listen',
    'Pack spare socks',
    'A good day, every weekday',
    'They won’t want to leave',
  ],
  color: 'cheer children and settle their parents at once',
  film: 'find songs, games and calm advice for days with small children',
  ask: 'Come for an open morning.',
};
