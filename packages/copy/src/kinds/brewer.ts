import type { Kind } from '../kind.ts';

export const brewer: Kind = {
  open: [
    '{name} [bottles|makes] {1} and {2}. It’s {a} that [leaves|gives] the [last|final] word to the [glass|first sip].',
    'From [raw|first] ingredients to {1}, {name} is {a} with an eye on [every|each] step [between|along the way].',
    '{name}, {a}, makes {1} for people who [read|turn over] the label, and {2} for those who [just pour|don’t].',
    'Open a bottle from {name} and you’ll [learn|see] what {a} can do with {1}, {2} and [patience|a steady hand].',
    'A [plain|quiet] dinner gets better with {1} on the table. {name} is {a} that [makes|offers] {2} as well.',
    '{name} is {a} that makes {1} and {2} for people who [enjoy|like] knowing where a [drink|bottle] comes from.',
    'What {name} cares about is [flavor|taste]. It’s {a}, it makes {1} and {2}, and it [gives|allows] each of them the [time|attention] it needs.',
  ],
  need: [
    'People who [care about|love] a drink [tend|like] to ask [questions|things]: what [went|goes] in, who [made|tends] it, and what they should [eat|try] with it.',
    'Shelves are [crowded|full] and labels [shout|all talk]. What a buyer [wants|looks for] is one bottle they can [bring|hand] to a dinner without [an apology|worrying].',
    'Taste is [private|personal]. A maker can’t [please|win over] everyone, and the [dull|flat] drinks in this world are [mostly|often] the ones that [tried|meant] to.',
    'A [drink|bottle] is bought twice: [once|first] by the eye, then by the [tongue|palate]. The second [sale|time] is the one that [keeps the lights on|pays for the tanks].',
    '[Drinkers|Buyers] notice when a recipe gets [cheaper|thinner]. They may not [say|know] what [changed|is missing], but the [glass|bottle] stays [half|nearly] full.',
    'A [good|well-made] drink can make a [plain|simple] dinner feel like an [event|occasion]. People who know that [look|ask] for makers they can [trust|rely on].',
    'There’s a lot to [choose|pick] from on any shelf. What [helps|matters] is a [clear|plain] label, a [taste|flavor] that keeps its promise, and a maker who’s [happy|glad] to [explain|talk about] it.',
  ],
  work: [
    '[Clean|Scrubbed] tanks, [good|clear] water, and [notes|records] on every batch: it’s [closer|more akin] to [housekeeping|gardening] than to [magic|alchemy].',
    'Time in the [barrel|tank] can’t be [bought|sped up]. You [taste|try], you write it [down|up], and you [wait|hold back] until it’s [ready|right].',
    'Each [batch|run] differs a little, because [fruit|grain] and [weather|water] do. The [job|skill] is to [keep|hold] the character while the [details|seasons] shift.',
    'A [fault|flaw] found [at the tap|before filling] costs one [tank|barrel]; a fault found in a [shop|kitchen] costs a [name|good name].',
    'The best [compliment|praise] for a maker is a glass [set|put] down, [looked|stared] at and [picked|lifted] up again.',
    'Each [step|stage] calls for [care|patience], because what [goes|happens] wrong early can’t be [fixed|hidden] later.',
    'Making it well means [tasting|checking] often, keeping [everything|the place] spotless, and [being|staying] honest about which batches are [good enough|ready].',
  ],
  end: [
    'Pour a [little|finger], [smell|nose] it first, and [take|make] up your own mind.',
    '[Chill|Share] it, or [keep|save] it for [company|a better day].',
    'The [label|cork] is only the [beginning|door].',
    'What’s [left|next] is to [find|choose] a good glass.',
    'Try it [plain|straight] once, before you [add|pair it with] anything else.',
    'Open one with [friends|people you like], and see what [they|everybody] thinks.',
    'The best place to [judge|try] it is at your own [table|kitchen table].',
  ],
  offer: [
    'It makes {1} and {2}, and [thinks|worries] about [each|both] far more than the label [lets on|shows].',
    'Start with {1}, then [try|move on to] {2}.',
  ],
  told: ['The back label would [read|say]', 'From the [maker|brewing notes]'],
  values: {
    quality:
      'If a [batch|cask] falls short it shouldn’t [be sold|leave the house], and that’s the end of the [discussion|matter].',
    accessibility:
      'You [shouldn’t|don’t] need a [course|sommelier] to enjoy [it|a glass]; [plain|everyday] words on the [label|bottle] will do.',
    innovation:
      'Small [test|trial] batches leave room for [strange|bold] ideas, and a few of [them|those] deserve a [label|name].',
    tradition:
      'The [craft|method] is [older|far older] than any of its [makers|machines], and it’s [treated|handled] with that in mind.',
  },
  energy: {
    calm: 'Nothing in the [cellar|stillroom] moves [fast|quickly], and [no one|nobody] would have it [faster|otherwise].',
    energetic:
      'There’s [steam|hissing], [clinking|rolling] and a new [run|batch] to [talk|argue] about most [weeks|of the time].',
    sophisticated: 'From [cork|cap] to [finish|aftertaste] it’s [composed|built] like a good [sentence|chord].',
    playful: 'A label can be a [joke|dare]. What’s in the [bottle|glass] is [another matter|serious].',
  },
  mission: [
    'To make {1} with [nothing|little] in the glass that doesn’t [need to be|belong] there.',
    'To fill bottles with {1} and {2} that people are [glad|proud] to [bring|put] to the table.',
    'To learn from every batch, and to let {1} [prove|show] it.',
  ],
  people: [
    'people who choose {1} with care',
    'hosts who want {1} their guests will ask about',
    'bars and shops that like a story they can pour',
  ],
  demographics:
    'Adults, and for alcohol adults of legal age, who buy direct, in specialty shops or by the glass; also bars, restaurants and gift buyers.',
  psychographics:
    'They enjoy finding small makers, they compare and take notes, and they like to serve something their guests don’t know.',
  traits: ['patient', 'curious'],
  say: 'Say what it’s made from and how it tastes, in three words each, before the story.',
  tips: [
    'Photograph {1} in a glass against daylight; the color is your best argument.',
    'Write tasting notes in everyday words, and add one dish that goes with each bottle.',
    'Hold tastings at shops and bars that stock you, and collect addresses for a letter about each new batch.',
    'Offer the trade a sheet with price, case size, shelf life and your story in fifty words.',
    'If you have entered competitions, list the results with year and category. If you haven’t, say nothing.',
    'Ask two bartenders or shop owners for a sentence on why they stock {2}, and quote them by name.',
    'Show the unglamorous part, from cleaning to filling to labeling. It’s proof of care.',
    'Check the alcohol and food labeling rules of each place you ship to before you advertise there.',
  ],
  taglines: [
    'Made in batches, not in a hurry',
    'Pour, look, taste',
    'It’s all in the glass',
    'Bring this one',
    'Patience, bottled',
    'Taste first, talk after',
    'A bottle worth opening',
  ],
  color: 'stand out on a shelf and flatter what is in the glass',
  film: 'follow a batch from its first day to the glass and learn how to taste it',
  ask: 'Find a bottle near you.',
};
