import type { Kind } from '../kind.ts';

export const farm: Kind = {
  open: [
    '{name} is {a}, and its [calendar|year] is [written|ruled] by {1}, by {2} and by the weather.',
    'Before it’s on a plate it’s [growing|out] at {name}, {a} with {1} and {2} to [show|answer] for the [season|work].',
    'For {1} with the taste of a [place|field] and not of a warehouse, [there’s|cooks can look to] {name}, {a} that [also has|brings in] {2}.',
    '{name}, {a}, [sends|brings] {1} to [town|the table] in its own season, with {2} [close behind|to follow].',
    '[Dirt|Mud] under the nails is [part|a fact] of life at {name}. It’s {a}, and {two} don’t [raise|tend] themselves.',
    '{name} is {a} that [raises|grows] {1} and {2} with the [seasons|weather] in mind and [people|cooks] who care about food at the other end.',
    'From {name}, {a}, you can get {1} and {2} that [still|really] taste of [where|how] they were grown.',
  ],
  need: [
    'More and more people ask where food [comes from|was raised]. They don’t want a [lecture|speech]; a [gate|field] they could [visit|stand at] is [answer|plenty] enough.',
    'A [supermarket|store] can sell you the same thing in [May|June] and in December. It can’t sell you the [week|morning] when it’s [ripe|at its best].',
    '[Cooks|Chefs] plan around what they can [count|depend] on: the right [size|weight], on the [agreed|right] day, and a [call|message] if the [frost|rain] had other plans.',
    'Animals and [soil|land] can’t [speak|complain], so buyers [look|watch] for people who [notice|pay attention] on their behalf.',
    'Something that was [picked|gathered] yesterday [needs|wants] less cooking. Anyone who has [tasted|had] it fresh [finds|knows] the [other|tired] kind hard to [go back to|accept].',
    'Many people would [like|love] to know the [person|farmer] behind their food. They want it [fresh|in season], they want it raised [kindly|well], and they [want|like] to pay the one who [did|does] the work.',
    'Fresh food [makes|turns] cooking into [pleasure|something easy]. The [shorter|quicker] the way from field to kitchen, the [more|better] it shows on the plate.',
  ],
  work: [
    '[Feeding|Sowing] on time, [mending|fixing] the fence before it [falls|goes], moving on before the [ground|grass] is [tired|bare]: [good|careful] farming is [mostly|largely] noticing.',
    'You can’t [argue|bargain] with a late [spring|frost]. You can [plant|plan] for it, [spread|share] the risk and [keep|stay] honest about what the [year|season] gave.',
    'The [clearest|best] sign is in the [ground|soil] itself. If it’s [darker|better] and [fuller|more alive] each year, the [harvest|rest] tends to follow.',
    'It’s an [early|outdoor] trade. The [gate|barn] is [opened|lit] in the dark, [hands|gloves] are cold, and the [day|list] is [long|set] by [living|growing] things.',
    '[Sorting|Grading] is where [pride|care] comes in: the [best|sound] goes to the customer, the [bruised|odd] goes to the [kitchen|animals], and nothing is [passed off|sold] as what it’s not.',
    'The land comes first. [Healthy|Good] soil, [calm|well-kept] animals and [clean|steady] work are what the [harvest|food] is made of.',
    'Every [season|month] asks for something [else|different], and doing it at the right [moment|time] is most of what a [farmer|grower] knows.',
  ],
  end: [
    '[Some|Certain] years are kinder than others, and you’ll [taste|hear] which.',
    'The [road|track] may be [muddy|bumpy]; the [welcome|basket] makes up for it.',
    'What’s [ready|ripe] is ready, and the [rest|others] can [wait|hold on].',
    'By [evening|dusk] there’s [less|one thing less] to do, and by [morning|dawn] there’s [more|plenty] again.',
    'It’s [slow|hard] work with a [short|simple] answer: [taste|try] it.',
    'Come by when you can, [see|look at] how it’s grown, and take some [home|with you].',
    'Good food has [always|long] started [outdoors|in a field], with someone getting up [early|in the dark].',
  ],
  offer: [
    'Look to it for {1}, for {2} and for what each [season|month] brings.',
    'You can [buy|get] {1} and {2} from the people who did the [work|growing].',
  ],
  told: ['Painted on the [gate|barn door]', 'Over the [fence|farm gate], you’d [be told|hear]'],
  values: {
    quality: 'Fewer [acres|rows] or animals, [looked|seen] to more [often|closely], is [how|the way] it [stays|is kept] good.',
    accessibility:
      '[Odd|Crooked] shapes and [full|big] boxes keep it [within reach|affordable] for [homes|kitchens] of every size.',
    innovation: 'A [sensor|drone] in the [field|barn] is no [sin|shame] if it [saves|spares] water, feed or a [sore|bad] back.',
    tradition:
      'Older [farmers|hands] left [advice|habits] worth [keeping|heeding], and the [land|ground] still [obeys|answers to] them.',
  },
  energy: {
    calm: 'It runs on [daylight|seasons], and a [cloud|bird] passing over is [news|event] enough.',
    energetic: 'At [harvest|haymaking] it’s all hands, every [crate|trailer], until the [light|sun] goes.',
    sophisticated: 'It’s [farming|growing] for people who [set|lay] a careful table, from the [seed|breed] onward.',
    playful:
      'There’s [usually|always] one [creature|carrot] with [ideas|a shape] of its own, and [farmers|people] grow fond of [it|those].',
  },
  mission: [
    'To raise {1} in a way the [land|soil] can [stand|keep up], year after year.',
    'To bring {two} from [here|the ground] to the kitchen with as [few|short] stops as can be.',
    'To grow {1} people can [trace|follow] back to a [field|gate].',
  ],
  people: [
    'cooks who want to know where {1} comes from',
    'households that buy {1} in season',
    'shops and restaurants that plan around {1}',
  ],
  demographics:
    'Households within a drive of the farm, often parents who cook; chefs and shop owners in the region; visitors on weekends in the season.',
  psychographics:
    'They care about land and animals, accept that nature sets the menu, and will pay a fair price to know the source.',
  traits: ['down-to-earth', 'steady'],
  say: 'Say what’s in season this week, how it was raised and where to get it.',
  tips: [
    'Post the week’s list each Thursday: what’s ready, what’s nearly over, where to buy it.',
    'Put the farm gate, the market days and the parking on your map listing, with photos that help people find it.',
    'Show hands and soil rather than perfect baskets; a picture of {1} with dirt on it is believed.',
    'Offer a box or a standing order, and let people skip a week without a call.',
    'Invite one chef or shop owner a month to walk the rows, and ask what they’d buy more of.',
    'Use words like organic or free-range only if you hold the papers, and then show the papers.',
    'Ask customers to send a photo of what they cooked, and ask whether you may share it.',
  ],
  taglines: [
    'In season, then gone',
    'From the gate to the kitchen',
    'Good soil, good supper',
    'What the week gave',
    'Ask us which field',
    'Mud first, then supper',
    'Tended daily',
  ],
  color: 'look at home on a crate, a barn door and a market stand',
  film: 'walk the land through the year and see what goes into a season',
  ask: 'Ask what’s ready this week.',
};
