import type { Kind } from '../kind.ts';

export const cover: Kind = {
  open: [
    '{name} is {a} for the [papers|decisions] most of us [sign|make] once and [live|stay] with for years: {1}, {2} and {3}.',
    'When it’s about {1} or {2}, people [bring|take] their [doubts|letters] to {name}, {a} that [reads|explains] the [small|whole] text.',
    '{name}, {a}, [helps|works] with {1} and with {2}, and [begins|starts] by [asking|hearing] what you can [spare|sleep with].',
    'You can’t [plan|rule out] everything. {name} is {a} for the [rest|part you can], with {1} and with {2}.',
    'Between {1} and {2} there’s a [lot|world] of fine print, and {name} is {a} that [goes|walks] through it [with you|line by line].',
    'With {name}, {a}, people can [choose|sort out] {1} and {2} and know [exactly|in plain words] what they’re [getting|signing].',
    'Big decisions about {1} or {2} are [easier|better] with someone to [ask|explain]. {name} is {a} for [just|exactly] that.',
  ],
  need: [
    'People [don’t|can’t] shop for this with [pleasure|joy]. They do it [because|when] of a [house|car], a [birth|loss], a [leak|letter] from the bank.',
    'What [unsettles|worries] people is the [word|clause] they didn’t [notice|grasp], and finding out about it on the [day|night] they need it.',
    'A [rate|premium] is easy to [compare|quote]. What it [leaves|rules] out is not, and there’s where the [cost|trouble] hides.',
    'People have been [transferred|put on hold] before. So a [name|direct line], and someone who [remembers|has read] the case, is [worth|better than] a [point|percent].',
    'Asking about [money|debt] can feel like [undressing|an exam]. It [doesn’t have to|shouldn’t]; a [good|decent] adviser has heard it [all|before].',
    'Few people [enjoy|like] reading terms and conditions. They want someone who has [read|gone through] them, and who can say what they [mean|cover] in a few [words|sentences].',
    'It’s about [safety|security]: for a [home|household], for a business, for the people you [love|look after]. That’s why a [hasty|rushed] decision feels so wrong.',
  ],
  work: [
    'Good advice [says|includes] “you don’t need that”, [even|also] when the [fee|commission] [says|argues] otherwise.',
    'Options go [side by side|in a table], with what each one [costs|pays] in a [bad|worst] year as well as in a [good|normal] one.',
    'The [form|application] is filled in [once|together], [checked|read aloud], and [nothing|no box] is left to [luck|memory].',
    'When a [claim|problem] comes, [speed|a voice] is the product. The [promise|contract] was [only|just] the wrapping.',
    'Circumstances [move|shift]. A [look|check] once a year [catches|finds] the [policy|loan] that no longer [fits|makes sense].',
    'A good adviser [asks|listens] first. Then the [choices|options] get set out, with what’s good and what’s [missing|less good] about each.',
    'Good advice is [honest|open] about costs, [patient|calm] with questions, and still [there|available] when something [goes|turns out] wrong.',
  ],
  end: [
    'Read it, [sleep|wait] a night, then [sign|decide].',
    'You’ll sleep better on a decision you [understand|have read].',
    'You’ll know who to call, and that’s [half|most] of it.',
    'Ask the [blunt|awkward] question. It’s [usually|often] the right one.',
    'A [clear|plain] “no” is an answer, too.',
    'Take the papers [home|with you], think it [over|through], and come back with [questions|a decision].',
    'A good decision is one you [still|can] understand a [year|long time] later.',
  ],
  offer: [
    'It helps with {1}, with {2} and with [reading|understanding] what’s in between.',
    'People ask it about {1} and {2}, [before|and ideally before] they sign.',
  ],
  told: ['On the [cover|top] sheet of the file', 'Without the [small|fine] print'],
  values: {
    quality: 'Each [policy|offer] is [read|gone through] to the last [page|footnote], by a [person|human being].',
    accessibility:
      'A [short|simple] sentence, a [second|slower] explanation, a [fair|small] first step: it’s [meant|there] for people with [thin|ordinary] wallets too.',
    innovation:
      'Filing from a [phone|photo], answers in [minutes|the same chat]: if it [shortens|spares] the wait, it’s [worth|good for] trying.',
    tradition: 'A handshake still [counts|binds], and so does [picking|answering] the phone.',
  },
  energy: {
    calm: 'There’s [no|not much] drama in it: [facts|papers], a [table|coffee], a [pen|decision].',
    energetic:
      'Waiting is the [worst|longest] part, so [questions|offers] should be dealt with while the [ink|tea] is [wet|hot].',
    sophisticated: 'Complicated [affairs|matters] are [laid|set] out as [neatly|clearly] as a [map|place setting].',
    playful: 'It’s a [dry|gray] subject, so a [little|touch of] humor is [welcome|allowed] along the way.',
  },
  mission: [
    'To help people choose {1} and {2} they [understand|can live with].',
    'To say in plain words what {1} [does|covers], what it [doesn’t|leaves out], and what it costs.',
    'To be easy to [reach|ask] when questions about {1} come up.',
  ],
  people: [
    'people who want {1} explained before they sign',
    'households and companies that need {1} to hold',
    'anyone comparing offers and getting lost',
  ],
  demographics:
    'Working adults from their first apartment to retirement, home buyers, parents and small businesses in the area served.',
  psychographics:
    'They want safety without feeling foolish, they distrust jargon, and they ask a friend before they ask an expert.',
  traits: ['steady', 'straightforward'],
  say: 'Describe the bad day in one line and what happens next in another. No fear, no fog.',
  tips: [
    'Write a page called “when you don’t need us”. It’s read, shared and believed.',
    'Explain one clause a week with a real-life example that isn’t a client’s.',
    'Put the direct line and the hours of a named person on every page and email.',
    'After a claim or a closing, ask the client how it went and whether you may quote them.',
    'Show whom you work for and how you’re paid. Many are asked to by law, few say it plainly.',
    'List licenses and register numbers where the law asks for them, and link to the register.',
    'Visit real estate agents, garages or midwives, wherever people are when the question comes up.',
  ],
  taglines: [
    'Read to the last line',
    'Clear before you commit',
    'Know what you sign',
    'A name, a number, an answer',
    'Plain words, firm ground',
    'Ask the awkward question',
    'Sleep on it, then sign',
  ],
  color: 'look steady on paper and calm on a screen',
  film: 'have clauses, rates and choices explained one at a time',
  ask: 'Ask us before you sign.',
};
