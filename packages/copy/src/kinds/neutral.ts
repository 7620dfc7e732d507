import type { Kind } from '../kind.ts';

/** For briefs whose industry says nothing, and whose trade is not known. */
export const neutral: Kind = {
  open: [
    '{name} is {a} with a [simple|plain] promise: {1}, {2} and [a person who answers|no runaround].',
    'People [turn|come] to {name}, {a}, for {1} and for {2}, and they should [leave|go] with [exactly|just] that.',
    '{name} set out to be {a} that [does|handles] one thing at a time and [does|finishes] it [well|with care], with {two}.',
    'Behind {name} there’s {a}, and behind that an [easy|old] idea: give people {1} and {2}, then [keep|stand by] your word.',
    'If you’re [after|looking for] {1}, {name} is {a} that [would like|hopes] to [earn|deserve] the [job|order].',
  ],
  need: [
    'What customers [dislike|mind] most isn’t a [high|steep] price. It’s [not knowing|guessing] what happens next, and [having|needing] to ask twice.',
    'Anyone can [promise|sound keen] on the first call. The [test|proof] comes [later|afterward], when something [changes|slips] and somebody has to [say so|own up].',
    '[Buyers|People] have been [burned|caught out] before, so they [look|listen] for small signs: a [clear|full] answer, a [date|time] that holds, a bill with no [surprise|riddle] in it.',
    'There are [moments|times] when you [just|only] want a thing [done|sorted] by [someone|a person] who knows how, so you can [get on|carry on] with the rest of your [day|week].',
    'Most people can’t [check|judge] the work itself, so they [judge|go by] the way they’re [treated|spoken to] while it’s [being done|under way].',
  ],
  work: [
    'It’s [good|well done] when [nobody|no one] has to [chase|remind] anyone, when the [result|outcome] matches the [words|offer], and when the [last|final] ten percent gets the same [care|effort] as the first.',
    'The [method|recipe] is [no secret|plain enough]: [listen|ask] first, [write|put] it down, do it, then [check|look] again with [fresh|clear] eyes.',
    'A [job|piece of work] isn’t [over|finished] when the [invoice|bill] goes out, but when the [customer|client] has [stopped|no need of] thinking about it.',
    '[Tidy|Steady] work has a [certain|quiet] look: no [loose|frayed] ends, no [big|grand] words, and a [name|person] to call if it [fails|breaks].',
    '[Small|Little] things give it away, such as a [call|message] before a delay and not [after|later], or a [question|doubt] raised while it’s [cheap|easy] to fix.',
  ],
  end: [
    'That’s [all|the whole] of it, and it’s [harder|more work] than it [sounds|looks].',
    '[Ask|Try] once, and [see|judge] for yourself.',
    'The [rest|remainder] is up to the people who [come|call] a second time.',
    'It should [feel|be] easy from [your|the customer’s] side; that’s the [point|idea].',
    'A [fair|square] deal, [plainly|clearly] put, is where it [starts|begins].',
  ],
  told: ['The owner [says|puts] it in a line', 'In [its own|the owner’s] words'],
  values: {
    quality: 'If a thing is [worth|good enough for] a bill, it’s worth [doing|making] well.',
    accessibility: 'No one should need [special|insider] words, or a [big|fat] budget, to be [served|heard] here.',
    innovation: '“We’ve always done it [so|this way]” is a [reason|cue] to look [again|twice].',
    tradition: 'What has [worked|held] for a long time is [changed|altered] slowly, and [only|never] with [good|clear] cause.',
  },
  energy: {
    calm: 'It all [goes|runs] at a [pace|speed] that lets people [think|breathe].',
    energetic: 'Calls get [answered|returned], things get [moving|going], and [few|no] plans gather dust.',
    sophisticated: 'Even the [smallest|plainest] note is [written|set] with some [style|grace].',
    playful: 'The work is [serious|real]; the [people|faces] needn’t be.',
  },
  mission: [
    'To offer {two} in a way that’s [clear|plain] from the first word to the last bill.',
    'To be the first name people think of for {1}, because the last time [went well|was easy].',
    'To do what was [agreed|promised], and to [say so|speak up] early when it can’t be done.',
  ],
  people: ['people who need {1} and a straight answer', 'anyone who values {2} without the fuss'],
  demographics:
    'Adults and small firms close enough to visit or happy to buy from afar, with a clear need and little time to compare.',
  psychographics: 'They like clear words, they keep their own promises, and they tell friends about both good and bad service.',
  traits: ['clear', 'dependable'],
  say: 'Say what you do in the first line, and what it costs or how to find out in the second.',
  tips: [
    'Fill in your Google Business profile to the end: hours, services, photos and the answer to the question you hear most.',
    'Write down the five questions customers ask first, and answer them on one page of your site.',
    'Show the work rather than a slogan: one photo or example a week, with one line on what it was for.',
    'Ask every happy customer for a review on the same day, with a link that opens the right page.',
    'Collect proof that you can show: before and after, a quote with a name, a count that you can back up.',
    'Pick one channel where your customers already are, and post there each week before you open a second one.',
    'Use the same name, colors and phone number everywhere, down to the email signature.',
  ],
  taglines: [
    'Said, done, checked',
    'Good work, plainly put',
    'Ask us first',
    'As agreed',
    'The easy choice',
    'Done with care',
    'One less thing to think about',
  ],
  color: 'be easy to recognize and easy to read',
  film: 'see the work, the people behind it and answers to common questions',
  ask: 'Send a message to start.',
};
