import type { Kind } from '../kind.ts';

export const care: Kind = {
  open: [
    '{name} is {a} for times when a [household|person] can’t [do|carry] it all alone: {1}, {2} and a [steady|kind] pair of hands.',
    'Looking after [someone|a person] you love is [a lot|hard]. {name}, {a}, [shares|takes on] part of it, with {1} and {2}.',
    '{name}, {a}, [brings|offers] {1} and {2} to people who’d like to [stay|be] themselves [while|as] they’re being helped.',
    'At [both ends|the tender points] of life you need people more than [things|machines]. {name} is {a} with {1}, {2} and [time|warm hands].',
    'With {1}, with {2} and with [manners|patience], {name} sets out to be {a} that you’d [choose|pick] for your own [mother|people].',
    '{name} is {a} for people and [also|just as much] for those who love them, with {1}, {2} and a [calm|kind] presence.',
    'When people look for {1} or {2}, {name} would be glad to be the {label} people [think|hear] of, [day by day|by day and by night].',
  ],
  need: [
    'Letting a [stranger|helper] in is [hard|strange]. There’s a [bed|bathroom] to show, a [habit|pill box] to explain, and some [pride|shyness] to [swallow|get past].',
    'Relatives [lie|stay] awake over [small|practical] things: did she [eat|drink], who was [there|on shift], will [anyone|somebody] call?',
    'A person isn’t a [diagnosis|task list]. There’s a [favorite|right] cup, a [radio|church] hour, a way the [pillow|blanket] goes.',
    'Plans [change|fall apart] quickly here. A [fall|fever], a [night|week] without sleep, and [suddenly|by morning] more is needed than [yesterday|before].',
    'What helps most is the [same|familiar] face. [New|Different] people every day mean [telling|explaining] it all [again|from the top].',
    'Accepting help can feel like [losing|giving up] something. It becomes [easier|lighter] when the person who helps is [patient|respectful] and asks before [doing|deciding].',
    'Those who care for others are often [tired|stretched thin] themselves. A [reliable|steady] hand, even for a few hours, can [change|mend] a whole week.',
  ],
  work: [
    'Knock, [wait|greet], say your [name|piece]. Ask before you [touch|lift]. Then [do|finish] things as she [likes|wants] them done.',
    'Notes are [kept|written] so that the [next|night] helper [knows|can see] what the [last|day] one saw, down to the [soup|mood].',
    'Good care leaves [room|tasks] for what people can still do [alone|by hand], even when it’s [slower|untidy].',
    'Families are [told|phoned] early, [in|with] plain words, [good|small] news as well as [bad|worrying].',
    'It takes [strong|trained] backs and [soft|gentle] voices, and a [boss|schedule] that lets [helpers|people] rest before they [break|tire].',
    'The person should come [before|ahead of] the schedule. Their [habits|wishes], their [dignity|privacy] and their good days are what the [plan|work] should be built around.',
    'Good care is [made|built] of small, [steady|careful] acts: listening, [noticing|explaining], being [gentle|on time], and telling the family what they need to [know|hear].',
  ],
  end: [
    'Some [days|afternoons], sitting [down|nearby] is the whole [job|task].',
    'There’s [still|always] room for a [song|card game].',
    'And you may go [home|to bed] and be a [son|daughter] again.',
    'First [meet|talk], then [decide|see]. [Nobody|No one] has to choose by phone.',
    'A good day is [one|a day] with a [laugh|walk] in it.',
    'There are [good|better] hours in most days, and the [aim|hope] is to make more of them.',
    'Ask for a [talk|visit], take your time, and see how it [feels|goes].',
  ],
  offer: [
    'It offers {1}, {2} and the [comfort|relief] of knowing someone is [there|near].',
    'Relatives rely on it for {1}, for {2} and for [advice|a calm voice].',
  ],
  told: ['At the top of the care [plan|folder]', 'In a [line|sentence] from the [team|office]'],
  values: {
    quality: 'It comes down to the [hundredth|tenth] time being as [gentle|careful] as the first.',
    accessibility:
      'Forms can be [filled|worked] out [together|over tea], and [costs|rights] explained until they’re [clear|understood].',
    innovation:
      'A [sensor|tablet] may [watch|help] at night if it lets people [sleep|keep their own bed], and only with their [yes|consent].',
    tradition: '[Neighbors|Aunts] used to do this. The [warmth|casserole] is [worth|still worth] copying.',
  },
  energy: {
    calm: 'Footsteps are [soft|slow] here, and [questions|answers] come one at a time.',
    energetic: 'There’s [life|movement] in it: a [walk|dance] down the hall, [windows|curtains] open, what’s for [lunch|today]?',
    sophisticated:
      'Pressed [sheets|collars], a [real|good] cup, first names only if [offered|invited]: dignity [lives|sits] in details.',
    playful: 'A [laugh|song] and a game of [cards|dominoes] can do more for an afternoon than [any|the best] schedule.',
  },
  mission: [
    'To care for people through {1} and {2} so that they [remain|stay] who they are.',
    'To give families [rest|sleep] and their loved ones {1} they [feel|are] at ease with.',
    'To [be|stay] at a person’s side with {1}, with {2} and with time.',
  ],
  people: [
    'people who need {1} and want to stay themselves',
    'families who are looking for {1} they can rely on',
    'people going through a tender time, and those beside them',
  ],
  demographics:
    'People who need care and, just as often, their daughters, sons and partners between 40 and 70; new parents where births are concerned.',
  psychographics: 'They’re tired, careful and grateful for clear words; they decide by how the first call felt.',
  traits: ['kind', 'dependable'],
  say: 'Speak to the relative who’s awake at night: who comes, when, and what happens if plans change.',
  tips: [
    'Answer the phone with a person in office hours, and state on your site when someone calls back.',
    'Publish a guide to costs and who pays, in steps, for your state or country.',
    'Show the real team with first names; ask everyone in a photo, and their relatives, for consent.',
    'Write a page for worried daughters and sons: what to ask any provider of {1}, including you.',
    'Ask families three months in what they’d tell a neighbor, and quote them if they agree.',
    'Keep inspection reports and licenses on one page, if you have them, with dates.',
    'Meet hospital social workers, midwives and church offices in person. They’re asked every day.',
  ],
  taglines: [
    'Hands you can count on',
    'Help, with manners',
    'So you can sleep',
    'The same kind face',
    'At your side',
    'Care that knocks first',
    'A good day has a laugh in it',
  ],
  color: 'feel like a kitchen and not like a ward',
  film: 'get practical help for caring at home and meet the people who do it',
  ask: 'Call for a first talk.',
};
