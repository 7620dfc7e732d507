import type { Kind } from '../kind.ts';

export const pets: Kind = {
  open: [
    '{name}, {a}, is for [animals|creatures] with [opinions|habits] and the people who [love|serve] them: {1}, {2} and [clean|gentle] hands.',
    'Ears [up|back], tail [low|going]: {name}, {a}, [reads|looks at] that first. Then come {1} and {2}.',
    '{name}, {a}, does {1} and {2} while you’re at [work|the beach], or [because|when] you’d rather not get [wet|bitten].',
    'They [trust|follow] you, so you’d [better|want to] choose well. {name} is {a} with {1}, with {2} and [time|treats].',
    'For {1} and for {2}, for the [bold|old] ones and the [bashful|barky] ones, there’s {name}, {a}.',
    '{name} is {a} where animals are [treated|handled] with [patience|kindness]. It offers {1}, {2} and [peace|ease] of mind for their people.',
    'If you [love|share your life with] an animal, {name} is {a} that [understands|knows] what that means, with {1} and {2}.',
  ],
  need: [
    'The look through the [gate|window] as you [leave|drive off] stays with you. A [photo|message] at noon is worth more than a [brochure|star].',
    'Each animal has a [thing|quirk]: [thunder|men in hats], [paws|left hind leg], the [blue|wrong] bowl. It’s [written|told] once, and should [stick|be known].',
    'A [puppy|foal] is ten weeks of [chaos|teeth] and ten years of [habits|company]. [Early|First] lessons are the [cheap|kind] ones.',
    'Coats [mat|felt], nails [click|curl], and a [brush|bath] at home ends badly. It isn’t [neglect|you]; it’s [hair|a craft].',
    'Holidays are [booked|due], and Grandma has [stairs|a cat]. Where can they [sleep|stay] and still be [themselves|out of trouble]?',
    'Leaving an animal with [someone|others] takes trust. Owners want to know that it’s [safe|happy], that someone [notices|understands] its moods, and that they’ll [hear|be told] if anything is wrong.',
    'Animals bring [joy|life] into a house, and also [work|questions]. A bit of [skilled|regular] help makes living together [easier|more fun] on both sides.',
  ],
  work: [
    'Let them come [to you|and sniff]. A [crouched|sideways] back and a [loose|soft] hand [say|do] more than [words|treats].',
    'Meetings between [strangers|dogs] are [staged|slow], with [space|a fence], and the [shy|small] one sets the [distance|pace].',
    'Water [tested|warm], ears [plugged|dry], [blades|brush] cool, [breaks|pauses] when they [ask|shake].',
    'Reward the [try|first calm second]. [Repeat|Wait]. [Shouting|Force] teaches them [one|a single] thing, and it’s fear.',
    'Gates [twice|double] closed, bowls [named|washed], [lists|pills] ticked. The [loving|cuddly] part [stands|rests] on that.',
    'The animal should set the [pace|tone]. It needs time to [look|settle], to be [spoken to|handled] gently, and never to be [forced|hurried] into anything.',
    'Caring for animals takes [experience|calm] and [attention|patience]: for what they [show|like], what they [fear|need], and when they’ve had enough.',
  ],
  end: [
    'They’ll [tell|smell] you where they’ve been.',
    'Home, [drink|spin], [flop|snore].',
    'And the tail [says|does] what it [says|does].',
    'Bring the [blanket|awful old toy].',
    'Come for a [sniff|look] first, both [ends of the leash|of you].',
    'Come and [visit|look around] together, and see what your animal [thinks|says].',
    'They can’t [thank|tell] you in words, but they [have|find] their own way.',
  ],
  offer: [
    'It offers {1} and {2}, with [time|kindness] for each animal.',
    'Owners come to it for {1}, for {2} and for [good|honest] advice.',
  ],
  told: ['On the [leash|treat] tin', 'On the collar tag, in [tiny|small] type'],
  values: {
    quality: 'Small groups, [watched|known] by name, [clean|dry] to the paws: that’s what you’d [check|notice].',
    accessibility:
      'Mutts, [seniors|three-legged ones], [biters|barkers], first-time [owners|people]: none of them should be [met|sent off] with a [look|sigh].',
    innovation:
      'What we [know|learn] about animals [grows|improves], and [methods|choke chains] should [go|change] along with it.',
    tradition:
      'Feed, [water|walk], [straw|brush], a [kind|low] word: animals [like|have liked] the same things [forever|for ages].',
  },
  energy: {
    calm: 'Slow [hands|steps], a [low|half] voice, [no|never any] sudden [doors|clippers].',
    energetic: 'Mud, [sticks|balls], [laps|leaps], and a [very|thoroughly] tired animal by [five|supper].',
    sophisticated: 'It’s [finished|trimmed] to the [whisker|fetlock], as for a [ring|portrait].',
    playful: 'They think it’s all a [game|party], and that’s [not|hardly] a bad [view|way] of looking at it.',
  },
  mission: [
    'To do {1} and {2} so that animals [come|trot] back in on their own.',
    'To look after animals with {1}, [as|the way] their people would if they [could|had the day].',
    'To make {1} [safe|calm] for the animal and [easy|simple] for the owner.',
  ],
  people: [
    'people who’d like {1} from someone their animal trusts',
    'owners who are away, at work or at their wits’ end',
    'owners who care about {2}',
  ],
  demographics:
    'Pet and horse owners nearby, from students with a first cat to retirees with an old dog; half of all calls come before holidays.',
  psychographics:
    'They see their animal as one of the household, they feel guilty when they leave, and they trust pictures and word of mouth.',
  traits: ['warm', 'steady'],
  say: 'Talk about the animal first, by habit and not by breed, then about the service.',
  tips: [
    'Send owners a picture during the stay or right after {1}; ask if you may post it.',
    'Write out a normal day, hour by hour, on your site. It calms more than adjectives.',
    'Offer a free first meeting at your place, without scissors or suitcase.',
    'Post one thing about body language a week, with a photo. People share it.',
    'Put vaccination rules, prices and pickup times on one page.',
    'List insurance, first-aid courses and licenses if you have them, beside the booking button.',
    'Leave cards at vets, parks and pet stores, and learn their staff’s dogs’ names.',
    'Ask for a review that names the animal. It’s the first thing other owners read for.',
  ],
  taglines: [
    'They’ll pull you to the door',
    'Sniff first',
    'Good with the odd ones',
    'A tired, happy dog',
    'Gentle hands, wagging tails',
    'Looked after like yours',
    'Tails tell',
  ],
  color: 'look cheerful on a leash tag and calm in a waiting room',
  film: 'learn to read animals and see what a day with us looks like',
  ask: 'Come and say hello.',
};
