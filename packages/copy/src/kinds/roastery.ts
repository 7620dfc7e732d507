import type { Kind } from '../kind.ts';

export const roastery: Kind = {
  open: [
    '{name} is {a} that roasts with [care|patience] and sells {1}, {2} and {3} to people who [like|love] to know what’s in their cup.',
    'From {name}, {a}, come {1} and {2} for [mornings|kitchens] that [run on|begin with] coffee.',
    'If the first cup decides the [morning|whole day], {name} is {a} you may [want|like] to know, for {1} as much as for {2}.',
    '{name}, {a}, is where green beans turn into {1} and {2}, [slowly|carefully] and under a [watchful|trained] nose.',
    'Good coffee is grown by [one|a] person and [ruined|saved] by another. {name}, {a}, [tries|works] to do right by the grower, with {1} and {2}.',
    '{name} [cares|thinks] about one plant and what [fire|heat] can do with it. It’s {a} with {1}, with {2} and with a [lot|good deal] of patience.',
    '{name} is {a} for {1}, for {2} and for the [moment|minute] when the drum has to be opened.',
  ],
  need: [
    'People who [grind|brew] at home want to [know|hear] where the beans come from, when they were [roasted|picked], and how to get the best out of them.',
    'A [stale|flat] bag can spoil a week of mornings. [Freshness|A fresh roast] is something everyone can [taste|smell], even without the [words|right words] for it.',
    'Cafés [build|stake] their name on what’s in the [hopper|bag]. They need a [roast|coffee] that tastes the same in [June|week one] and in [January|week nine], and a [person|voice] who helps when it doesn’t.',
    'There’s a [wall|shelf] of coffee in every [supermarket|grocery], and most of it tastes of the [roast|fire] alone. People who’ve had [better|the other kind] can’t go back.',
    'What tastes like [fruit|chocolate] to one person tastes [sour|plain] to the next. So buyers look for a roaster who [asks|finds out] what they like before [recommending|naming] a bag.',
    'Coffee is a [habit|small ritual] first and a drink [second|after that]. Whoever sells it has a hand in the [mood|start] of a great many [days|kitchens].',
    'Many people would [like|love] to drink better coffee and are [put off|scared] by the [gear|talk]. A [plain|simple] recipe on the bag can [change|cure] that.',
  ],
  work: [
    'A roast is [made|decided] in seconds: too [early|soon] and it’s grassy, too late and it’s [ash|smoke]. In between lies the [whole|real] craft.',
    'A lot should be [roasted|tried] small first, [cupped|tasted] side by side and [written|noted] down, until the [flavor|sweetness] is where it should be.',
    'The work is [hot|loud], repetitive and [exact|full of small choices], and the [nose|ear] knows more than the [clock|screen].',
    'A coffee is [ready|good enough] when it tastes of the place where it [grew|was picked] and not of the [machine|roaster].',
    'Good roasting leaves things [out|alone]: no [bitter|burned] edge, no [trick|added flavor], [only|just] what the bean [brought|had] with it.',
    'Beans are [bought|chosen] by taste and [price|season], stored [cool|dry], roasted to [order|suit them] and [packed|sealed] before they tire.',
    'You [hear|wait for] the first crack, you [count|breathe], you [look|smell], and you let it [go|drop]. After that, nothing can be [mended|undone].',
  ],
  end: [
    'Grind it [fresh|just before you need it], use [good|soft] water, and give it four minutes.',
    'The rest [happens|is done] in your own kitchen, in your [favorite|oldest] mug.',
    'It’s [only|just] a bean, and there’s [nothing|little] quite like it.',
    'One good bag can make a [gray|whole] week of mornings easier to [get up|rise] for.',
    'Put the water on and [see|taste] what the [roaster|hills] had in mind.',
    'Try it black [first|once]. You might [leave|want] it that way.',
    'The smell does [half|most] of the talking; the [cup|first sip] has the last word.',
  ],
  offer: [
    'It roasts {1} and {2} for [cups|mornings] worth slowing down for.',
    'There’s {1} for every day, and there’s {2} for [slow|quiet] mornings.',
  ],
  told: ['Written on the [bag|tin], by hand', 'The [roasters|people at the drum] say it like this'],
  values: {
    quality: 'Better a [few|handful of] coffees, known [well|inside out], than a [long|full] shelf of fair ones.',
    accessibility:
      'Good coffee shouldn’t need a [scale|lesson]. A [plain|clear] recipe and a [fair|decent] price open it to [anyone|everyone].',
    innovation:
      'A new [origin|process] gets a [small|test] roast and an honest [hearing|tasting] before anyone [names|prints] a label.',
    tradition:
      'Fire, a [turning|steel] drum and a good [nose|ear]: roasting has [changed|needed] little, and that’s [part of its charm|no bad thing].',
  },
  energy: {
    calm: 'It’s [slow|quiet] work, meant for [slow|quiet] mornings.',
    energetic: 'When the drum [opens|is full], everything [moves|happens] fast, and the whole [street|room] smells of it.',
    sophisticated: 'Each bag should [feel|read] like a good [book|letter]: [clear|spare], and worth [finishing|going back to].',
    playful: 'Coffee people can be [solemn|grave] about it. A [smile|joke] with the [cup|brew] does no harm.',
  },
  mission: [
    'To roast {1} and {2} so that people taste the [bean|place] and not the [fire|smoke].',
    'To make a good cup at home as [easy|normal] as a good cup out, with {1} and a recipe [anyone can follow|that works].',
    'To treat growers, [cafés|shops] and home brewers fairly, and to let {1} [speak|make the case].',
  ],
  people: [
    'people who brew {1} at home and want to know more',
    'cafés that need {1} they can rely on',
    'anyone whose morning begins with coffee',
  ],
  demographics:
    'Adults from their twenties up who brew at home or in an office, in the area and by mail; cafés, restaurants and shops.',
  psychographics:
    'They enjoy a small daily ritual, like to learn what’s behind a taste, and stay with a roaster whose bags don’t disappoint.',
  traits: ['careful', 'warm'],
  say: 'Give origin, roast date and three plain words for the taste. Then how to brew it.',
  tips: [
    'Print the roast date on each bag and post it when a batch leaves the drum.',
    'Film one minute of a roast from drop to cooling tray, with the crack as the only sound.',
    'Put a short brewing recipe for {1} on the bag, and the long one on your site.',
    'Offer cafés a tasting at their own machine, and leave a sheet with price, lead time and a person to call.',
    'Ask home brewers what they taste, collect the words, and use theirs instead of yours.',
    'Name farms, prices paid or certificates only as far as your invoices show them.',
    'Sell a small set of three bags for people who don’t know yet what they like.',
  ],
  taglines: [
    'Taste the place, not the fire',
    'Careful roasts, clear cups',
    'Good mornings, by the bag',
    'Slow roast, quick thanks',
    'Grind it fresh',
    'Coffee worth waking for',
    'From green to good',
  ],
  color: 'look right on a paper bag, a tin and a café shelf',
  film: 'see how coffee is roasted, tasted and brewed at home',
  ask: 'Order a first bag.',
};
