import type { Kind } from '../kind.ts';

export const helpdesk: Kind = {
  open: [
    '{name} is {a} you [call|message] when the [screen|line] goes dead and someone’s [waiting|due in ten minutes]: {1}, {2} and a [human|calm] voice.',
    'It [worked|was fine] yesterday. {name}, {a}, has [heard|met] that one before, and [handles|sorts out] {1} and {2}.',
    '{name}, {a}, [keeps|gets] people [connected|up and running], with {1}, with {2} and with [very little|hardly any] jargon.',
    'Cables, [passwords|cracked glass], [bars|boxes] that blink: {name} is {a} for all [that|of it], {1} and {2} [first|above all].',
    'For {1} on a [bad|slow] day and {2} on a [good|quiet] one, there’s {name}, {a} that [speaks|talks] plainly.',
    'When technology [lets people down|stops working], {name}, {a}, is there with {1}, {2} and [patient|plain] explanations.',
    'From {1} to {2}, {name} is {a} for people who’d like things to [just work|work again] without having to become [experts|technicians].',
  ],
  need: [
    'A dead [phone|laptop] is more than [glass|a machine]. It’s the [tickets|photos], the [invoice|homework], the [number|map] you never [learned|wrote down].',
    'People feel [stupid|old] in front of a [technician|router]. They’re not; the [thing|setup] is badly [made|explained].',
    'Small businesses [have|keep] no IT [department|person]. They have a [nephew|password list] and a [prayer|sticky note].',
    'Will it [cost|be] more than a new one? Are my [files|messages] [safe|private]? Can I [wait|have it today]? [Three|Fair] questions, [three|fair] answers.',
    'An [outage|attack] picks [Friday|payday]. What you [need|want] then is a [plan|phone number] made on some [calm|dull] Tuesday.',
    'We [depend|rely] on our devices more than we [notice|think], until one of them [fails|goes quiet]. Then it takes a person who [finds|can see] the fault and doesn’t make us feel [foolish|small].',
    'Technical help has a [poor|mixed] name, because so much of it is [hard|impossible] to understand. Most people would [just|simply] like to know what’s [wrong|broken] and what it costs.',
  ],
  work: [
    'First [save|copy] what matters, then [fix|open] what’s broken. [Never|Not] the other way around.',
    'Ask what [changed|happened]. It’s [faster|kinder] than [tests|guessing], and [usually|mostly] it’s the [update|charger].',
    'Tools [grounded|laid out], screws [labeled|in order], the [old|faulty] part in a bag for you to [see|keep].',
    'Explain it with a garden hose, not with [letters|acronyms]. When they [nod|laugh], it’s [clear|landed].',
    'Write [down|it up]: what was [done|replaced], what to [watch|back up], whom to [ask|call]. [Next|The next] time is [shorter|half as long].',
    'A good technician [looks at|finds] the problem before anything is [sold|replaced], and explains the [answer|repair] in everyday words.',
    'Good support is [friendly|calm] and [thorough|careful]. It [protects|saves] your data first, solves the problem, and shows how to [avoid|prevent] the next one.',
  ],
  end: [
    'And if it’s only the [cable|plug], [so much the better|nobody minds].',
    'Back up [tonight|now]. [Truly|Please].',
    'The [light|cursor] is [green|blinking] again.',
    'Nobody will [ask|laugh] how the [coffee|sandwich] got in there.',
    'Breathe. It’s [probably|most likely] still there.',
    'Once everything [runs|works] again, you can go back to [thinking|caring] about other things.',
    'Ask [early|right away]. Small [problems|faults] are far easier to [solve|fix] than big ones.',
  ],
  offer: [
    'It helps with {1}, with {2} and with the [questions|worries] they raise.',
    'Bring it your questions about {1} and {2}, and [go home|leave] with a clear answer.',
  ],
  told: ['On the [sticker|card] under the keyboard', 'Call the desk and they’ll [say|tell you]'],
  values: {
    quality: 'A repair should be [tested|run] for [longer|an hour more] than it [took|needs], on the [bench|charger].',
    accessibility:
      'Grandparents, [kids|night shifts], one-person [offices|shops]: [nobody|no one] is too [small|slow] for a clear answer.',
    innovation:
      'Faster [lines|parts], [quieter|smarter] backups, [fewer|no] passwords: as soon as it’s [solid|proven], it’s worth offering.',
    tradition: 'Fix [it|first], [reuse|then reuse], replace [last|only then]: [grandad|the radio man] had it right.',
  },
  energy: {
    calm: 'The voice on the [line|phone] has all the [time|patience] there is.',
    energetic: 'The [sooner|quicker] the light is green, the [better|happier] the [day|office], and that sets the [pace|tone].',
    sophisticated: 'Cables [run|lie] straight, [racks|labels] match, and you [see|hear] none of it.',
    playful: 'Crumbs, [coffee|paint], [glitter|cat hair]: a [keyboard|phone] sees it all, and it’s [fine|human] to laugh.',
  },
  mission: [
    'To get people [back|online], with {1} and {2}, in words they [understand|can repeat].',
    'To make {1} something nobody has to [think|worry] about.',
    'To fix problems so they stay fixed, and to [explain|show] how.',
  ],
  people: [
    'people whose day stops when the screen does',
    'small businesses without an IT department',
    'anyone who wants {1} explained once, kindly',
  ],
  demographics:
    'Households and small businesses within driving distance or by remote help, from students with cracked screens to shop owners.',
  psychographics:
    'They’re in a hurry and a bit embarrassed, they fear for their data, and they keep the number of whoever was patient.',
  traits: ['calm', 'plain-spoken'],
  say: 'Start with the symptom in the customer’s own words, then the fix and the price.',
  tips: [
    'Build one page per problem: “no signal”, “won’t turn on”, “strange pop-up”. People search for symptoms.',
    'Publish prices and usual times for {1}. Add what happens if it can’t be fixed.',
    'Keep your map listing to the minute, with a photo of the door; panicked people follow arrows.',
    'Answer the phone by name. If nobody’s free, text back within a quarter of an hour.',
    'Ask for a review while the customer watches it start up.',
    'Say how you treat private data, in four lines, at the counter and on the site.',
    'Give small businesses a free sheet, “before it breaks”, with five things to do this week.',
  ],
  taglines: [
    'It worked yesterday',
    'Patient with people and cables',
    'A calm voice on the line',
    'First, back it up',
    'No jargon, no sighing',
    'Plugged in, figured out',
    'Call before you throw it out',
  ],
  color: 'signal help at a glance, on a van and a search page',
  film: 'fix small things at home and learn what to back up',
  ask: 'Call or text the problem.',
};
