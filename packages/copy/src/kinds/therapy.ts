import type { Kind } from '../kind.ts';

export const therapy: Kind = {
  open: [
    '{name} is {a} for bodies that [ache|complain], [stiffen|pull] or simply [need|want] looking after, with {1}, {2} and [patience|time].',
    'A [back|shoulder] that won’t let go, a knee that [nags|clicks]: {name}, {a}, [works|helps] with {1} and with {2}.',
    'Hands on, [shoes|phone] off. {name} is {a} that [offers|gives] {1}, {2} and [simple|short] homework.',
    'For people whose [days|weeks] are ruled by {1} or {2}, {name} is {a} that [starts|begins] with how you [move|got here].',
    '{name}, {a}, is there for {1} and {2}, and for the [long|dull] middle part of [getting better|recovery] that [nobody|no one] warns you about.',
    'More [ease|comfort] in daily life: {name}, {a}, works toward that with people who come about {1}, about {2} or about [something harder to name|an old ache].',
    'People turn to {name}, {a}, for help with {1} or with {2}, and for a [clear|plain] idea of what will [help|come next].',
  ],
  need: [
    'Pain [shrinks|narrows] a life in [small|sneaky] ways. You stop [lifting|carrying] the [child|shopping], you take the [car|short way], you sleep on one side.',
    'People have [mostly|often] tried [rest|heat], a [pill|cream] and a video by then. What’s [missing|left] is someone who [watches|looks at] how they [sit|walk] and [says|tells them] why.',
    'An [injury|ache] has its own [clock|calendar], and it [rarely|seldom] matches the [match|work] schedule. [Knowing|Hearing] what’s [normal|usual] by week three is a [relief|help].',
    'No two bodies [bend|heal] alike. A [runner|roofer], a new [mother|father] and a [pianist|gardener] can share a [diagnosis|sore spot] and need [opposite|quite different] things.',
    '[Touch|Treatment] asks for trust. Clients want to know [where|what] comes next, whether it may [hurt|feel odd], and that “stop” [means|is] stop.',
    'When something [hurts|isn’t right], even [small|daily] jobs take [planning|effort]. People want to be [believed|taken seriously], and to know that it can get [better|easier].',
    'Getting better is [rarely|not often] a straight line. It helps to have someone who [explains|knows] the ups and downs, and who [adjusts|changes] the plan as you go.',
  ],
  work: [
    'First a [look|few tests], then a [guess|theory], then [hands|pressure] where it [makes|does] sense. If it [doesn’t help|isn’t working], the [theory|plan] changes.',
    'A session is [an hour|short]; the week is long. So the [real|lasting] part is two or three [movements|habits] you’ll [do|keep up] in the kitchen.',
    'Progress gets [measured|noted]: how far the [arm|neck] turns, how many [stairs|steps], how [long|well] you slept. [Small|Dull] numbers cheer people up.',
    'Knowing what not to [touch|treat] is [half|part] of the [skill|training]. Some [signs|pains] belong with a [physician|doctor], and a [good|honest] therapist says so.',
    'The room does its [bit|share]: a [warm|steady] table, a [clean|fresh] sheet, [enough|a little] silence to [hear|notice] your own [breath|joints].',
    'Treatment should begin with a [long|thorough] conversation and a [careful|close] look, and the [plan|work] should follow from the whole body and not just from the [problem|symptom].',
    'Good treatment is a [mix|balance] of skilled [hands|help] and things you can do [yourself|at home], a few [minutes|times] a day.',
  ],
  end: [
    '[Wear|Bring] something you can [move|bend] in.',
    'The [goal|hope] is to see less of each other, [in time|gladly].',
    'Tie your [own shoes|laces] again, [reach|lift] the top shelf: that’s the [yardstick|finish line].',
    'Tomorrow’s [stairs|walk] will [say|show] how it went.',
    'Get up [slowly|in your own time] and [see|feel] what’s [changed|looser].',
    'One [good|small] change after another, and you’re [back|closer] to what you [love|like to do].',
    'Be [patient|kind] with yourself. [Most|Good] things take a few weeks.',
  ],
  offer: [
    'It helps with {1}, with {2} and with finding your [feet|balance] again.',
    'You can come about {1}, about {2}, or [just|simply] to ask what might help.',
  ],
  told: ['On the treatment room [door|wall]', 'As the [therapist|practice] describes it'],
  values: {
    quality:
      'Each [plan|session] is [built|drawn up] for one [body|person], and [rewritten|adjusted] when that body [changes|says otherwise].',
    accessibility:
      'Care of this [sort|kind] should be [easy|simple] to reach on [foot|crutches] and easy to [grasp|make sense of].',
    innovation:
      'Research [moves|goes] on, and [habits|methods] that it has [retired|disproved] are [let go|dropped], however [loved|common].',
    tradition:
      'Hands have [eased|soothed] sore backs for a very long [time|while], and they haven’t [yet|ever] been bettered by [gadgets|a machine].',
  },
  energy: {
    calm: 'Breath [slows|drops], shoulders [sink|follow], and the [street|day] is a long way [off|outside].',
    energetic: 'There’s [sweat|effort] in it, a [band|ball] to [fight|pull], and a [cheer|nod] when you [beat|pass] last week.',
    sophisticated: 'The [touch|work] is exact, the [notes|words] few, and the [linen|room] spotless.',
    playful: 'You may be [asked|told] to [hop|wiggle]. It’s [meant well|part of it], and it’s [funny|good for you].',
  },
  mission: [
    'To get people with {1} back to what they [love|used to do].',
    'To [treat|meet] each body as it [is|comes], with {1}, {2} and plain explanations.',
    'To help with {1} today, and to [make|leave] tomorrow’s visit less [needed|likely].',
  ],
  people: [
    'people whose days are shaped by pain or stiffness',
    'people who want help with {1} and a reason behind it',
    'active people of any age who need {2}',
  ],
  demographics:
    'Adults of working age and older, athletes and desk workers, parents after a birth, most of them within half an hour of the practice.',
  psychographics: 'They’ve tried to fix it alone, they respond to clear goals, and they recommend whoever explained it best.',
  traits: ['attentive', 'steady'],
  say: 'Describe what a client can do again afterward rather than what you do to them.',
  tips: [
    'Post one exercise a week that’s safe for nearly everyone, with the mistake to avoid.',
    'Explain on one page when {1} helps, when it doesn’t, and when to see a doctor first.',
    'Ask clients at the last visit what they can do again; with consent, their sentence is your best ad.',
    'Send a short note to doctors and trainers nearby on whom you can help and how fast you have slots.',
    'Keep opening hours and booking links right on Google. Most people search when it hurts.',
    'List training, licenses and insurers you work with, if you have them, and link to the register.',
    'Don’t promise cures. In many places it isn’t allowed, and the careful reader trusts you more without.',
    'Show the room, the entrance and the parking, so that people with sore backs can plan.',
  ],
  taglines: [
    'Move a little easier',
    'Hands that listen',
    'Back to the stairs',
    'Start where it hurts',
    'One joint at a time',
    'Lighter on the way out',
    'Know why it aches',
  ],
  color: 'calm people down before they lie down',
  film: 'follow along with safe movements and learn what your body is telling you',
  ask: 'Book a first session.',
};
