import type { Kind } from '../kind.ts';

export const repair: Kind = {
  open: [
    '{name} is {a} for the day [something|a small thing] gives up: {1}, {2} and a [straight|plain] answer about the bill.',
    'Water on the [floor|ceiling], [sparks|silence] in the wall, a [door|furnace] that won’t. {name} is {a}, and it knows its way around {1} and {2}.',
    '{name}, {a}, [takes|handles] {1} and {2}, and [aims|tries] to leave the [kitchen|hall] as clean as it was.',
    'If it [leaks|hums|sticks], people can [call|phone] {name}, {a} for {1}, for {2} and for [finding|working] out which.',
    'Most people [think|hear] of {a} [once|twice] a year, in a [panic|hurry]. {name} is there for {1} and {2}, and for [calm|planned] jobs too.',
    '{name} is {a} for households that want it [fixed|put right] without [worry|fuss]. It takes on {1}, {2} and the [small|odd] things in between.',
    'Something [breaks|fails] at the worst moment, as it [always|usually] does. {name}, {a}, takes charge of {1} and {2} and [explains|tells you] what it finds.',
  ],
  need: [
    'You [take|get] a day off and wait [in|at the window]. What you [want|hope for] is a [text|call] before they come and a person who [wipes|cleans] their boots.',
    'The [horror|tale] is always the same: [somebody|a man] came, [poked|sighed], charged for [the hour|coming], and it [dripped|tripped] again by [evening|Sunday].',
    'It’s your [home|shop], [full|and it’s full] of your things, and there’s a stranger with a [drill|flashlight]. [Manners|Shoe covers] matter as much as [tools|skill].',
    'People don’t [mind|fear] paying. They [mind|fear] the [sum|number] that [grows|changes] once the [wall|floor] is open.',
    'Nobody [plans|budgets] for this. So the [first|main] question is how [bad|urgent] it is, and whether it can [wait|hold] until [payday|morning].',
    'Having a [stranger|repairman] in the house is a matter of trust. People look for someone who [arrives|calls] when they said, works [cleanly|carefully] and charges what they [quoted|told you].',
    'When something at home stops working, the whole day [changes|stops] with it. A calm [answer|voice] and a clear [time|plan] make it half as bad.',
  ],
  work: [
    'Find the [cause|start] and not just the [puddle|symptom]. The [drip|fault] you see is often [ten feet|a room] from the [one|spot] that matters.',
    'A good [fix|repair] is [tested|run] before the tools go back in the van, with the [owner|customer] [watching|turning the handle].',
    'Old parts get [shown|laid out], new ones [named|explained], and the [cheaper|smaller] repair comes up first.',
    'Dust [sheets|covers] down, [valve|breaker] off, [photo|note] of how it was. [Ten|Five] slow minutes [save|spare] an ugly hour.',
    'You can [tell|judge] the work by the [parts|lines] you’ll never see: [straight|clipped], [labeled|sealed] and [dry|tight].',
    'A good job [starts|begins] with finding out what’s really wrong, and it isn’t [over|finished] until everything [works|runs] and the floor is clean.',
    'Good repairs [last|hold]. That takes the right [part|tool], a bit of [patience|thought], and [pride|care] in work that nobody will see.',
  ],
  end: [
    'Keep the number [by|on] the [fuse box|fridge].',
    'Then you turn it [on|once] and [forget|don’t think] about it. That’s [the idea|how it should be].',
    'A [small|odd] noise is worth a [call|look] before it’s a [big|loud] one.',
    'Know where your [main valve|shutoff] is? [Good|Start there].',
    'Until help comes, [turn|switch] it off and leave it alone.',
    'When the job is [done|finished], you should know what was wrong and what to [watch|do] next time.',
    'Keep the number [handy|somewhere safe], and hope you won’t need it [soon|often].',
  ],
  offer: [
    'It takes care of {1} and {2}, and wants to leave no mess behind.',
    'Call about {1}, about {2} or about a noise you can’t explain.',
  ],
  told: ['Painted on the [van|toolbox]', 'On the [fridge|fuse box] sticker'],
  values: {
    quality:
      'Do it [once|right], with parts that [outlast|suit] the house, and you [don’t|won’t] have to meet [again|over the same pipe].',
    accessibility:
      'The [price|cost] belongs on the table before the [wrench|tool] comes out, in [round|plain] figures a [renter|widow] can plan with.',
    innovation: 'A [camera|sensor] that finds the fault [without|before] a hammer is a good tool.',
    tradition:
      'An [apprentice|old hand] learns it by [listening|ear], a [decade|joint] at a time, and that hasn’t [changed|gone out of use].',
  },
  energy: {
    calm: 'A [slow|level] voice on the phone is the first [repair|tool].',
    energetic: 'Some jobs can’t [wait|sit], and [quick|early] feet on the stairs are welcome.',
    sophisticated: 'Neat [runs|joints], [true|clean] lines, [no|not a] fingerprint: a [fix|job] can have [style|grace] too.',
    playful: 'If it gurgles [back|at you], it’s [fair|fine] to give it a [name|talking-to].',
  },
  mission: [
    'To fix {1} and {2} so they stay fixed, and to [say|name] the price first.',
    'To take the [panic|mess] out of {1}, for [tenants|owners] and [shops|landlords] alike.',
    'To [turn|show] up when agreed, talk through {1} in plain words, and leave the place clean.',
  ],
  people: [
    'people who need {1} done without drama',
    'homeowners and tenants close by',
    'shops and landlords who want {2} done once',
  ],
  demographics:
    'Homeowners, tenants, landlords and small businesses within a short drive, many calling for the first time and in a hurry.',
  psychographics:
    'They’re worried about damage and cost, they ask neighbors for a name, and they keep the number if it went well.',
  traits: ['dependable', 'straightforward'],
  say: 'Lead with the problem, in the words people shout down the hall, then what you’d do first.',
  tips: [
    'Complete your Google Business profile: services, area, hours and photos of finished jobs. Most calls start there.',
    'Take a before and an after picture of every job with the owner’s permission, from the same spot.',
    'Put “what to do until we come” for {1} on your site; it ranks well and saves floors.',
    'Show the service call fee and hourly rate. The ones who hide it get the angry reviews.',
    'Text the customer a link for a review while you’re still in the driveway.',
    'Letter the van clearly with what you do and a phone number, and park it where it can be read.',
    'If you’re licensed and insured, print the numbers on quotes and on the van. If not yet, leave it out.',
    'Leave a sticker by the shutoff or fuse box. It’s read on the worst day.',
  ],
  taglines: [
    'Fixed, tested, wiped clean',
    'Find the cause first',
    'The number on the fuse box',
    'For the day something breaks',
    'Before the drip gets bigger',
    'Small leaks don’t stay small',
    'Call while it’s small',
  ],
  color: 'be read on a moving van and a phone screen',
  film: 'learn what to do first and see how faults are found',
  ask: 'Call or send a photo.',
};
