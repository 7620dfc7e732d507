import type { Kind } from '../kind.ts';

export const community: Kind = {
  open: [
    '{name} is {a} that [brings|holds] people together around {1}, {2} and a [kettle|table] that’s [rarely|hardly ever] cold.',
    'Nobody does [this|good] alone. {name}, {a}, [has|offers] {1} and {2}, and a [chair|place] for [whoever|anyone who] comes.',
    '{name}, {a}, is [made|built] of [people|neighbors] and [time|spare hours]. Out of that [come|grow] {1} and {2}.',
    'There’s [need|something to do], there’s [company|a door], and {name} is {a} where {1} and {2} [meet|find] both.',
    'Some come to {name} for {1}, some to [help|lend a hand] with {2}. It’s {a}, and the two [often|soon] [swap|mix].',
    '{name} is {a} that [welcomes|is open to] everyone, with {1}, {2} and the [company|help] of people nearby.',
    'People need one another, [today|now] as much as ever. {name}, {a}, is a place for that, and for {1} and {2}.',
  ],
  need: [
    'You can live [years|next] to people and not know a [name|face]. A [shared|small] task [mends|cures] that quicker than a [meeting|leaflet].',
    'Givers ask where the [dollar|hour] goes. They’re [right|owed that], and the [answer|account] should be as [short|plain] as the question.',
    'Asking for [help|food] is hard. [Walking|Coming] in has to be [easy|ordinary], with no [desk|form] to [face|get past] first.',
    'New [people|in town]? You don’t know the [hymns|songs], the [rules|coffee rota] or where to [sit|stand]. Somebody should [wave|show you].',
    'The [big|large] problems make you feel [small|late]. Ten people on a [Tuesday|wet Saturday] make you feel [less so|of use].',
    'Being [alone|new] is easier to bear when there’s a [place|group] that’s glad to see you. Often it [takes|needs] only one [visit|friendly word] to feel part of it.',
    'Many people would like to [help|do something] and don’t know [where|how] to begin. A small, [clear|regular] task makes it [easy|possible].',
  ],
  work: [
    'It’s [done|carried] by [turns|lists]: keys, [cake|minutes], [lifts|floors]. [Thanks|Names] are said out loud.',
    'Good groups [listen|ask] before they [help|hand out]. The person [knows|says] what’s [missing|of use].',
    'Money is [counted|written] by two, and anyone may [see|read] the [book|sheet].',
    'A [welcome|helper] is trained, the [old|young] ones are [safe|looked after], and no one is [made|pressed] to stay.',
    'The [plan|cause] outlives its [founders|leaders] if [jobs|chairs] are [shared|passed on] while it’s [easy|going well].',
    'At {name}, people share the [work|tasks], listen to [each other|those who need it], and [decide|talk things over] together.',
    'Good things [grow|happen] when people [trust|know] each other. That takes time, [openness|honesty], and a [meal|cup of coffee] now and then.',
  ],
  end: [
    'Bring [nothing|yourself]. There’s [cake|room].',
    'You’ll be [handed|given] a [cup|broom], and that’s [hello|that].',
    'Come [once|on a Tuesday]. [See|Nobody counts].',
    'It’s [quieter|louder] than you’d think.',
    'An hour is [a lot|plenty].',
    'Whoever you are, come and see. There’s [always|plenty of] room.',
    'If it makes one person’s [week|life] a little better, it’s [good|worth it].',
  ],
  offer: ['It offers {1}, {2} and a [warm|kind] welcome to whoever comes.', 'People come for {1}, for {2} and for one another.'],
  told: ['Pinned to the [hall|church] door', 'From the [newsletter|notice sheet], top of the page'],
  values: {
    quality: 'Doing [one|a] thing [well|faithfully] for [few|long] beats [announcing|starting] ten.',
    accessibility:
      'A [ramp|sign], a [translation|quiet corner], no [fee|dress code]: the door has to be [open|wide] for [all|real].',
    innovation:
      'If the [old|usual] way no longer [reaches|helps] people, the [group|committee] may [try|vote] another, and [laugh|learn] if it flops.',
    tradition:
      'The [feast|songs], the [order|rota] and the [stories|graces] are [kept|carried], as others [kept|carried] them before.',
  },
  energy: {
    calm: 'There’s [quiet|a bench] for those who [come|need] to [think|pray].',
    energetic: 'Sleeves, [banners|boxes], [voices|rakes], and by noon it’s [done|visible].',
    sophisticated: 'It’s [dignified|simple], down to the [flowers|welcome] at the door.',
    playful: 'The work is [serious|real]; a [raffle|bake-off] with some [rivalry|cheek] makes it [lighter|easier].',
  },
  mission: [
    'To bring people together around {1}, and to [leave|turn] no one [out|away].',
    'To [do|offer] {1} and {2} with open [doors|books] and shared [work|hands].',
    'To make it [normal|easy] to help and to be helped, through {1}.',
  ],
  people: [
    'people looking for {1} and for company',
    'neighbors with an hour to give or a need to share',
    'members, guests and givers who care about {1}',
  ],
  demographics:
    'All ages in the area, newcomers as well as lifelong neighbors; givers and volunteers, often students, parents and the newly retired.',
  psychographics: 'They want to belong and be of use, they’re wary of being sold to, and they come when a friend brings them.',
  traits: ['welcoming', 'sincere'],
  say: 'Say what happens, when and where, and that no experience is needed. Then why.',
  tips: [
    'Tell one small story a week with a first name and leave to tell it. Numbers come second.',
    'Publish where the money goes in a circle with four slices, taken from your real accounts.',
    'Put the next three dates at the top of the site and on the door, with “newcomers welcome”.',
    'Ask for one exact thing: six chairs, a driver on Thursday, coats in size ten.',
    'Thank people by name, in public if they like it and by card if they don’t.',
    'Invite the local paper to help for an hour instead of sending a release.',
    'Show registration and safeguarding papers if you have them, in the footer of every page.',
    'Make giving work on a phone in under a minute, and test it with someone’s aunt.',
  ],
  taglines: [
    'There’s a chair for you',
    'Come on a Tuesday',
    'Many hands, open books',
    'Bring yourself',
    'Help, and be helped',
    'Doors open, kettle on',
    'An hour is plenty',
  ],
  color: 'feel open to everyone and belong to no camp',
  film: 'see what happens each week and meet the people behind it',
  ask: 'Come by, no need to book.',
};
