import type { Kind } from '../kind.ts';

export const club: Kind = {
  open: [
    '{name} is {a} where you [learn|pick up] {1}, [then|and later] {2}, and where [losing|falling] is [part|half] of the lesson.',
    'You can [watch|admire] a sport, or you can [join|turn up at] {name}, {a} for {1} and {2}, and [find|work] it out for yourself.',
    '{name}, {a}, [welcomes|takes] first-timers for {1} and [pushes|stretches] old hands at {2}.',
    'It [starts|begins] with {1}, it [gets|goes] on with {2}, and at {name}, {a}, it [mostly|usually] ends with [red|sweaty] faces and a [plan|date] for the next time.',
    'Whatever you [wear|carry] to {name}, [gloves|spikes] or [borrowed shoes|just an old shirt], it’s {a} with {1} for you and {2} when you’re [ready|hooked].',
    '{name}, {a}, is open to all who want to [learn|enjoy] {1} and {2} in good [company|hands].',
    'Young or [old|grown up], [new|strong] or rusty, you can take up {1} at {name}, {a} that also [offers|teaches] {2}.',
  ],
  need: [
    'Kids [need|want] somewhere to [burn|let off] steam and to [learn|hear] that rules are for [them|everyone] too. Grown-ups need it [more|as well], and [hide|show] it worse.',
    'A sport is [scary|hard] to enter from [outside|the street]. The [words|grips] are strange, the [others|regulars] seem to have been [born|raised] there, and your [shoes|socks] are wrong.',
    'Some [come|sign up] to win. Others come to [get|be] outdoors, to keep up with a [daughter|friend], or because the [doctor|mirror] had a word.',
    'People [stay|stick] with a team that [texts|asks] when they’re [ill|absent], and they [quit|leave] one that only [knows|sees] the fast ones.',
    'You can’t [learn|get] timing from a [video|book]. It takes a [partner|rival], a [whistle|wall], and [doing|getting] it wrong [a lot|in company].',
    'Sport gives people [something|a thing] to look forward to: a fixed [evening|hour], familiar [faces|rivals] and the [pleasure|joy] of getting better.',
    'Beginners want to feel [welcome|safe], and [experienced|better] players want to be [tested|challenged]. A good club finds [time|room] for both.',
  ],
  work: [
    'Coaching is [seeing|spotting] one [fault|thing] at a time. [Fix|Mend] the feet, and the [arms|swing] often [follow|sort themselves out].',
    'Safety [first|before glory]: [checked|sound] gear, a [clear|shouted] signal, someone who [knows|minds] the [weather|rules].',
    'Drills are [dull|plain] until the [game|day] you need them. Then the [body|hand] [knows|goes] before the [head|mind] does.',
    'A fair [coach|trainer] gives the [slow|clumsy] ones as many [turns|words] as the [stars|gifted], and [learns|gets] the names of [all|both].',
    '[Belts|Badges], [times|cups] and tables are [fun|nice]. The [better|real] measure is who [helps|lends a hand] to put the [mats|nets] away.',
    'Learning goes step by [step|small step]. Good coaches [explain|show], [watch|encourage] and correct, and they treat [mistakes|falls] as part of the [game|lesson].',
    'What counts is [effort|practice] and [fairness|respect], on the [first|worst] day as much as on the [big|best] one.',
  ],
  end: [
    'Rain is [no|rarely an] excuse. [Thunder|Lightning] is.',
    '[Old|Borrowed] shoes will do for the [first|second] time.',
    'Win [some|one], lose [some|one], [shake|clap] hands.',
    'The first [bruise|blister] is [the entry fee|free].',
    'Bring [water|a towel] and a [sense|bit] of humor.',
    'Come and [try|watch], meet the [others|coaches], and see if it’s for you.',
    'You may go home [tired|muddy], and you’ll [probably|likely] want to come back.',
  ],
  offer: [
    'Take up {1} there, or {2}, with people at [every|your own] level.',
    'It teaches {1} and {2} to [beginners|children] and to [old hands|adults].',
  ],
  told: ['On the back of the club [shirt|jacket]', 'Pinned [up|inside] by the changing rooms'],
  values: {
    quality: 'Technique [goes|comes] before [power|speed], and [good|sound] gear before [new|flashy] gear.',
    accessibility:
      'There should be a [lane|group] and a [welcome|place] for the [unfit|late starter], the [broke|shy] and the [seven-year-old|grandparent].',
    innovation:
      '[Video|Slow motion], new [drills|shoes], other sports’ [tricks|warm-ups]: if it [helps|works], it’s [stolen|borrowed].',
    tradition:
      'You [bow|greet], you [thank|respect] your opponent, you [sweep|rake] up. The [old|small] customs [hold|keep] it together.',
  },
  energy: {
    calm: 'Between the [bursts|bouts] there’s [stillness|quiet], and [learning|getting] that is [half|part of] the sport.',
    energetic: 'Whistle, [shouts|sprint], [mud|chalk], again. You’ll [sleep|eat] well tonight.',
    sophisticated: 'It’s a game of [inches|angles] and [manners|nerve], and it [rewards|suits] people who [think|wait].',
    playful: 'Nobody [learns|plays] well without [laughing|grinning] at a miss now and [then|again].',
  },
  mission: [
    'To teach {1} to [beginners|newcomers], and to make the first [weeks|tries] fun.',
    'To give people {1}, {2} and [teammates|others] to do it with.',
    'To build [skill|nerve] and good sportsmanship through {1}, one [session|Saturday] at a time.',
  ],
  people: [
    'beginners and old hands who love {1}',
    'children, teens and adults who want {1} in good company',
    'people who’d rather play than watch',
  ],
  demographics:
    'Children from primary school age, teenagers and adults in the area; parents decide for the young ones and drive them.',
  psychographics:
    'They like a challenge with rules, they want to belong to something, and they measure themselves against last month.',
  traits: ['spirited', 'fair'],
  say: 'Say what a beginner can do after four weeks, then what it takes.',
  tips: [
    'Post a photo from every training week that shows effort, not only medals. Ask parents before you show children.',
    'Offer a free or cheap trial on a fixed date, with gear to borrow, and say what to wear.',
    'Put training times, age groups and fees on one page that works on a phone at the sideline.',
    'Visit schools with a ten-minute trial of {1}; hand out a card with the next trial date.',
    'Write a line for the local paper after each event, with names spelled right. They often print it.',
    'List the coaches’ licenses and safeguarding checks if you have them. Parents look for this first.',
    'Ask members why they stayed a second year, and put three answers with first names on the site.',
  ],
  taglines: [
    'Come play us',
    'Everyone starts somewhere',
    'Play fair, play often',
    'From first try to match day',
    'Gear to borrow, names to learn',
    'Better than last month',
    'Get out and play',
  ],
  color: 'be seen across a field and look right on a shirt',
  film: 'learn the first moves, meet the team and relive good games',
  ask: 'Come to a trial session.',
};
