import type { Kind } from '../kind.ts';

export const beauty: Kind = {
  open: [
    '{name} is {a} where you [sit|lean] back and [somebody|a person] asks what you’d [like|really like]: {1}, {2} or a [small|brave] change.',
    'It [grows|fades] out. So people [come|go] back to {name}, {a} for {1} and {2}, and for the [chat|half hour off].',
    '{name}, {a}, does {1} and {2} to suit the [face|person] in the [mirror|chair] and not the one on the [poster|phone].',
    'To [look|feel] more like yourself: {name}, {a}, takes that as the [task|aim], with {1} and with {2}.',
    'A [chair|lamp], a [cape|towel], a [frank|short] talk, then {1} or {2}. {name} is {a} that keeps to that [order|plan].',
    'Everyone has their own kind of [good|beautiful], and {name}, {a}, [goes|looks] for it with {1}, {2} and [time|an honest opinion].',
    'People visit {name} for {1}, for {2} or for an [hour|afternoon] that’s [only|all] about you. It’s {a} that [likes|takes care] to listen first.',
  ],
  need: [
    'We’ve all [smiled|nodded] at the mirror, [paid|tipped] and [cried|sulked] in the car. The [fix|cure] is a [longer|better] talk before the first [snip|drop].',
    'A [picture|word] means one thing to you, [another|a second] to them. “[Short|Natural]” has [ruined|spoiled] more [weekends|weddings] than rain.',
    'Some want to [talk|tell all]. Some want an [hour|age] of [silence|magazines]. It’s [nice|good] to be [asked|read].',
    'A [wedding|job], a [breakup|birthday], or [just|only] Thursday: you want to walk [out|in] a bit [taller|lighter].',
    'Skin [reacts|reddens], hair [breaks|remembers], nails [split|lift]. People want [to hear|the truth about] what’s [possible|safe], and what [would|will] wash out.',
    'Looking after yourself can [lift|change] a whole week. What people want is someone who [listens|understands], who [knows|masters] the craft, and who tells them what [suits|works for] them.',
    'It takes [courage|a while] to find the right [person|hands]. Once people have, they [stay|come back], sometimes for [half|most of] a lifetime.',
  ],
  work: [
    'Look at how it [falls|grows] dry, [then|and] how they [wear|style] it at home. The [cut|look] has to [survive|pass] a Monday.',
    'Tools are [cleaned|boiled], [hands|towels] are fresh, a [patch|strand] is tested. That’s [first|before beauty].',
    'Take [less|a little]. [Check|Look up]. Take a little more. [Nobody|No one] has ever [glued|put] any back.',
    'Color is [chemistry|mixed by weight], [timing|a clock] and a [good|kind] eye for [skin|daylight].',
    'A client who [knows|learns] how to keep it [up|nice] looks [good|well] for six weeks, not [two|one]. So [show|tell] them.',
    'At {name}, the [visit|appointment] begins with a [talk|look in the mirror]: what you [like|wear], what you don’t, and how much time you’d like to spend on it at home.',
    'Skill shows in how [natural|easy] it looks, how long it [lasts|holds], and how [comfortable|looked after] you felt in the chair.',
  ],
  end: [
    'Turn your [head|chin]. [There|Yes].',
    'See [you|yourself] in [five|six] weeks.',
    'The [back|side] view is for [everyone else|your friends].',
    'Walk home past the [windows|shop fronts].',
    'Bring a photo, or [bring|just] a mood.',
    'You should leave feeling [lighter|fresher], and recognize the [person|smile] in the window.',
    'Come as you are, and leave a [little|touch] more [sure|at ease] of yourself.',
  ],
  offer: [
    'There’s {1}, there’s {2}, and there’s time to [talk|ask] beforehand.',
    'Come for {1} or {2}, and [lean|sit] back for a while.',
  ],
  told: ['Along the edge of the [mirror|counter]', 'On the appointment [app|card], under the name'],
  values: {
    quality: 'The [product|blade] is good, the [hand|line] is sure, and the [last|fine] five minutes aren’t [dropped|rushed].',
    accessibility:
      'Curls, [beards|gray], [scars|wheelchairs], [shy|sixteen] or seventy: [whoever|anyone who] sits down is [who|the one] it’s for.',
    innovation:
      'New [cuts|formulas] are [tried|learned] on [each other|staff] first, [then|and later] on you, if you [dare|wish].',
    tradition:
      'Hot [towel|water], [sharp|honest] steel, a [joke|brush] and a [mirror|nod]: some [comforts|rites] needn’t [move|change].',
  },
  energy: {
    calm: 'You may [close|shut] your eyes. [No|Not a] question will come.',
    energetic: 'There’s [music|talk], there’s [warm air|steam], and people go [out|off] into the evening a size [taller|braver].',
    sophisticated: 'It’s [precise|polished], and it looks as if it [took|cost] no [trouble|time].',
    playful: 'Pink? [Why|Well, why] not. It [grows|comes] out.',
  },
  mission: [
    'To do {1} and {2} so that people [like|know] the face they [meet|see] in the morning.',
    'To [ask|listen] first and then do {1} with [clean|sure] hands.',
    'To offer {1} made to [suit|work] on a Monday.',
  ],
  people: [
    'people who want {1} chosen for them',
    'regulars who come for {1} and stay for the talk',
    'anyone with an event coming up and {2} in mind',
  ],
  demographics: 'People from their teens to their eighties within a short trip, most of them coming every four to eight weeks.',
  psychographics:
    'They want to look like themselves on a good day, they fear being talked into things, and they’re loyal to a hand.',
  traits: ['warm', 'stylish'],
  say: 'Say how long it takes, how long it lasts and what it costs, then show it in daylight.',
  tips: [
    'Post real clients in window light, front and back, with their leave and the time it took.',
    'Open online booking, and keep two late slots a week for people who work.',
    'Show prices “from” with what changes them. Surprises at the till end up in reviews.',
    'Film thirty seconds of {1} from start to finish, hands only.',
    'Ask for the next appointment before the cape comes off, and send a reminder two days ahead.',
    'Let each member of the team post their own work; people follow hands, not salons.',
    'Name training, licenses and patch tests where they matter, if you have them.',
    'Give new neighbors a card for {2} with a person’s first name on it.',
  ],
  taglines: [
    'More like yourself',
    'See you in six weeks',
    'Ask first, cut later',
    'For Mondays, too',
    'The good kind of mirror',
    'Sit back',
    'A little off the top of the week',
  ],
  color: 'flatter skin in the mirror and stand out in a feed',
  film: 'see changes from start to finish and learn to keep them up',
  ask: 'Book your next appointment.',
};
