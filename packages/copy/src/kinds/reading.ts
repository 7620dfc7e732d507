import type { Kind } from '../kind.ts';

export const reading: Kind = {
  open: [
    '{name} is {a} where you may come in for {1} and [leave|go home] with {2}, as [tends|is known] to happen.',
    'There’s a [chair|corner] waiting somewhere among {1} and {2}. That’s what {name}, {a}, is [like|about].',
    '{name}, {a}, keeps {1} and {2} close [together|at hand], and leaves the [choice|wandering] to you.',
    'Some people live [on|by] {1}, others on {2}. {name} is {a} for [both|them all], and for the merely curious.',
    'You can [find|get] almost anything online. You can’t [stumble|happen] on it, as you can at {name}, {a} with {1} and {2}.',
    'Ask for {1} at {name} and you may [hear|be told] about {2} as well. It’s {a}, and [talk|enthusiasm] comes with the place.',
    'Shelf by shelf, {name} is {a} for people who [browse|linger]: {1}, {2} and [a surprise|something unlooked for].',
  ],
  need: [
    'A good recommendation is a small [gift|act of friendship]. It says that someone [listened|paid attention], and it often turns out to be just what the [week|winter] needed.',
    'People come in to [escape|get out of] the rain or the news. They [stay|slow down], they read a first [line|page], and for a while the [phone|world] is quiet.',
    'An algorithm gives you [more|another helping] of what you had. A person behind a [desk|counter] can give you what you didn’t know you [wanted|were missing].',
    'Choosing for [someone else|a friend] is harder than choosing for yourself. It helps to be asked what they [laughed|cried] at last, and how much [patience|time] they have.',
    'Children need a [low|wide] shelf and somebody who takes their [taste|dragons] seriously. What they [find|love] there can last them a lifetime.',
    'There are more new titles than anyone could [read|hear] in ten lives. What helps is a [choice|selection] made by people with [opinions|strong likes].',
    'The ones you [own|keep] say something about you. They [lean|wait] on the shelf for years until a [wet|slow] Sunday proves that you were right.',
  ],
  work: [
    'The shelves are the [work|art]: what stands beside what, what faces [out|the door], and what gets a [card|note] in somebody’s handwriting.',
    'A bookish [memory|mind] is part of the trade. “It had a blue cover, and there was a [dog|lighthouse]” should be enough to [begin|go on].',
    'You have to [read|know] a lot to recommend a little. And you have to [hear|remember] what people thought of it [afterward|the last time].',
    'Old pieces are [checked|looked through] page by page, priced [fairly|with care] and described with every [crease|name on the flyleaf].',
    'A good day is one in which [someone|a stranger] says “I wasn’t [looking|planning] for that” and takes it along.',
    'Ordering what isn’t there, [finding|tracing] what is out of print, putting one aside: small [favors|errands] make a shop [loved|part of a life].',
    'Good light, [room|space] between the shelves, a [stool|ladder] within reach: reading begins before anything is [bought|paid for].',
  ],
  end: [
    'Bring a title, or half of one, and an hour, and see what [happens|becomes of both].',
    'The [nightstand|shelf] can take one more. It has to.',
    'If the last [page|track] leaves you [silent|restless], come and say so.',
    'Read the first [page|line] standing up. You’ll know.',
    'Some of the best ones have been [waiting|standing there] for years.',
    'Take a [chance|risk] on a thin one. Great things are often [short|small].',
    'You never [quite|really] finish, and that’s the [joy|beauty] of it.',
  ],
  offer: [
    'Look through {1}, ask about {2}, and take the [whole afternoon|long way around].',
    'It has {1} and {2}, and [strong|friendly] opinions on both.',
  ],
  told: ['On the [bookmark|paper bag]', 'On the [card|slip] in the window'],
  values: {
    quality: 'Well [made|printed] things are a [pleasure|joy] to hold, and they’re the ones that get [kept|handed on].',
    accessibility:
      'Nobody should have to [pretend|whisper] in here. Comics, [crime|romance] and the classics stand [side by side|as equals].',
    innovation: 'Small [presses|labels] and first [books|works] deserve a table of their own, right by the [door|front].',
    tradition:
      'People have [browsed|read standing up] in shops like this for centuries, and nothing has [replaced|improved on] it.',
  },
  energy: {
    calm: 'It’s [quiet|still] enough to hear a page being turned, and nobody [asks|hurries].',
    energetic: 'A [launch|reading] here, an [argument|open question] there: ideas like a [full|noisy] room.',
    sophisticated: 'It’s [arranged|chosen] like a private library, with [taste|patience] and a long [memory|view].',
    playful: 'You’re allowed to [judge|choose] by the cover. Everyone [does|has].',
  },
  mission: [
    'To bring people and {1} together that might never have [met|found each other].',
    'To keep a place in town for {1}, for {2} and for [talk|quiet].',
    'To recommend {1} with care, and to [listen|ask] before doing it.',
  ],
  people: [
    'people who can’t pass {1} without looking',
    'gift givers who need a tip on {1}',
    'anyone with a free hour and a liking for {2}',
  ],
  demographics:
    'Readers and collectors of every age nearby, parents with children, students, retirees and people who need a present by tonight.',
  psychographics:
    'They like to be surprised, they trust a person’s taste more than a ranking, and they talk about what they love.',
  traits: ['thoughtful', 'warm'],
  say: 'Recommend one thing at a time, in the words you’d use to a friend.',
  tips: [
    'Post one recommendation a day: the cover, two sentences, your first name.',
    'Put a handwritten card under ten favorites, and change them every other week.',
    'List events on your site and on your map profile, with the number of chairs.',
    'Ask regulars for their three desert-island picks, and give each a shelf for a month.',
    'Offer to choose {1} for someone from four questions, wrapped and ready by the next day.',
    'Let people reserve by message and pick up after hours. It competes with overnight delivery.',
    'Work with schools, cafés and the library; lend each a small shelf with your name on it.',
  ],
  taglines: [
    'Judge it by the first page',
    'Come in out of the news',
    'Something you weren’t looking for',
    'One more for the nightstand',
    'Stay a chapter longer',
    'Chosen by people, for people',
    'The long way around the shelves',
  ],
  color: 'look well beside a thousand other covers',
  film: 'get one good recommendation at a time and visit the shelves',
  ask: 'Come in and browse.',
};
