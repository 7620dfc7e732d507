import type { Kind } from '../kind.ts';

export const school: Kind = {
  open: [
    '{name}, {a}, is for those who [ask|wonder] why. It [teaches|covers] {1}, {2} and how to [find|work] things out alone.',
    'Behind every [good|wrong] answer there’s a [thought|reason], and {name} is {a} that [looks|goes] for it, in {1} and in {2}.',
    '{name}, {a}, [helps|guides] learners through {1} and {2} without [losing|dropping] the slow or [boring|holding back] the quick.',
    '“I’m just [bad|no good] at it” is where many [students|learners] start at {name}, {a} for {1}, for {2} and for [second|fresh] tries.',
    'You can come to {name} for {1} or for {2}. It’s {a}, so [questions|mistakes] are [free|expected].',
    'With [patience|good teaching] and [clear|plain] explanations, {name}, {a}, makes {1} and {2} something to [learn|look forward to].',
    'There’s [pleasure|joy] in learning {1}, and {name}, {a}, would like more people to [know|feel] it. It teaches {2} too.',
  ],
  need: [
    'One [bad|rushed] teacher can [close|shut] a subject for [good|years]. One [patient|sharp] one can [open|wake] it again, at any age.',
    'Exams [scare|worry] people less when they [know|see] what’s coming. So do [interviews|speeches], [essays|forms] and the first [sentence|day] in a new tongue.',
    'Parents want [progress|results] and a [happy|sleeping] child. Students want to know what it’s [for|good for]. [Both|They] have a point.',
    'Gaps [grow|spread]. Miss [fractions|the past tense], and the [next|whole next] year stands on [sand|air].',
    'People learn best when they’re [rested|fed] and [unhurried|unafraid], with a [short|clear] task in front of them. A [course|class] has to [respect|fit] that.',
    'Everyone learns [differently|at their own speed]. Some need [time|examples], some need a [challenge|goal], and nearly all need someone who [believes|trusts] they can do it.',
    'A good [teacher|lesson] can [change|open up] a lot: a [grade|career], a plan for the future, or [simply|just] how someone feels about a [subject|Monday].',
  ],
  work: [
    'Teaching [starts|begins] by finding the last thing a student [really|surely] knows. You [build|go on] from there, [brick|step] by step.',
    'A [page|task] marked with “[why|show me]?” teaches more than a [row|field] of red [crosses|check marks].',
    'Explain it [twice|two ways], let them explain it [back|to a friend], then leave it [alone|to settle] for a [day|night].',
    'Small [wins|tests], set [often|weekly], [show|tell] both sides where they [stand|are]. Nothing is [sprung|saved] for the end.',
    'Good teachers [prepare|plan] like [cooks|builders] and then [listen|adapt] like [guests|guides]. The [plan|book] bends; the [goal|standard] doesn’t.',
    'Lessons should begin with what you [already know|can do] and move on at a [pace|speed] that keeps you [interested|thinking].',
    'Good teaching makes [hard|big] things [clear|smaller]. It explains, it [lets|has] you try, and it [shows|tells] you what to do next.',
  ],
  end: [
    'Bring the [worst|hardest] page. That’s a good one to [begin|open] with.',
    'One day it [clicks|makes sense], and they’re [off|gone].',
    'Sharpen a [pencil|question] and sit down.',
    'The [bell|grade] isn’t the end of it.',
    'Everyone who knows it [now|well] once [didn’t|sat here].',
    'It’s [never|not] too late to start, and no question is too [simple|small].',
    'With each [lesson|week] it gets a little [easier|clearer], and that feels [good|great].',
  ],
  offer: [
    'You can take {1} there, or {2}, and ask until it makes sense.',
    'It teaches {1} and {2} to people who [want|like] to understand what they [learn|do].',
  ],
  told: ['The prospectus [opens|begins] with a [line|claim]', 'The [head|teacher] [opens|begins] with this'],
  values: {
    quality: 'Materials ought to be [chosen|written] with care, and good teachers keep [learning|studying] too.',
    accessibility:
      'Nobody should be [kept|held] out by [money|fees] they don’t have, [stairs|a screen reader] or a [late|bumpy] start.',
    innovation:
      'New tools are tried [when|where] they [save|free] time for [talk|thinking], and [dropped|left] when they [don’t|only blink].',
    tradition:
      'Reading [aloud|closely], writing by [hand|heart], [debate|times tables]: they [stay|last] because they [work|stick].',
  },
  energy: {
    calm: 'It’s a [quiet|settled] room in which you can hear [thinking|a page turn].',
    energetic: 'Hands go up, [chalk|a pen] moves, and the [argument|idea] goes out into the [hallway|break].',
    sophisticated:
      'High [aims|standards], [good|old] books, [clear|courteous] talk: it stretches the mind without [showing|puffing] off.',
    playful: 'A [game|puzzle] can hide in [any|every] lesson, and the [serious|quiet] ones need it [most|too].',
  },
  mission: [
    'To teach {1} and {2} so well that learners could [explain|pass on] what they [know|learned].',
    'To turn “I [can’t|don’t get it]” into “[let|show] me try” in {1}, one [page|hour] at a time.',
    'To give people {1} they can [use|build on] for the rest of their [lives|studies].',
  ],
  people: [
    'learners who want {1} explained until it clicks',
    'families looking for help with {1}',
    'families who want {2} taught with patience',
  ],
  demographics: 'Learners from the area, and the parents or partners who help them choose.',
  psychographics: 'They hope for results but judge by how a lesson feels, and they tell each other which teachers are patient.',
  traits: ['patient', 'curious'],
  say: 'Name what a learner can do afterward that they can’t do today.',
  tips: [
    'Offer a first assessment that ends with a written page: what’s solid, what’s missing, how long it may take.',
    'Post one tricky question on {1} each week, and the answer two days later with the usual mistake.',
    'Put dates, fees, group sizes and the name of the teacher beside each course.',
    'Ask former students what stayed with them. A first name and a sentence are enough, with consent.',
    'Publish pass rates only with the number of candidates and the year, if you have them.',
    'Send a short note every month that says what each learner can do now.',
    'Run an open evening on one subject, taught for real in thirty minutes.',
    'Name your accreditations on the page where people pay, and link to the body.',
  ],
  taglines: [
    'Ask why',
    'Until it makes sense',
    'Bring the hardest page',
    'Learn it, explain it, keep it',
    'Second tries welcome',
    'Built step by step',
    'Patience on the schedule',
  ],
  color: 'help people concentrate and still look alive',
  film: 'learn one thing well in ten minutes and see how lessons work',
  ask: 'Ask for a first assessment.',
};
