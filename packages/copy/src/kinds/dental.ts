import type { Kind } from '../kind.ts';

export const dental: Kind = {
  open: [
    'Some people [floss|brush twice], some [don’t|mean to]. {name}, {a}, is for them all: {1}, {2} and a [kind word|fresh start].',
    'Teeth do a [lot|great deal] of work for very little [thanks|attention]. {name}, {a}, gives them some, with {1} and {2}.',
    'If the [chair|drill] makes you [nervous|grip the armrest], {name} is {a} that [takes|does] {1} and {2} at your [speed|pace].',
    '{name}, {a}, [sees|treats] mouths of all [ages|kinds], for {1}, for {2} and for a [second|calm] look.',
    'A [smile|mouth] isn’t [a project|one problem]. {name} is {a} for {1} first, and for {2} if [needed|you want it].',
    '{name} is {a} that wants a visit to feel [easy|calm]. It looks after {1}, {2} and the [nerves|person] that come with them.',
    'From {1} to {2}, {name} is {a} that [explains|talks you through] each step before it [happens|starts].',
  ],
  need: [
    'The [smell|sound] alone is enough for some. They [cancel|move] the appointment [once|twice], then a [year|summer] goes by, and then it [hurts|aches].',
    'People [want|ask] to know three things before they [lie back|open wide]: will I [feel|notice] it, how [long|many visits], and what’s the [bill|damage]?',
    'Children [learn|decide] in one visit whether [dentists|chairs that tilt] are [fine|friends]. So do [grown men|their parents].',
    'A [crooked|chipped] tooth can [hide|shut] a laugh for [years|a decade]. It’s [rarely|seldom] about [vanity|looks]; it’s about not [covering|raising a hand to] your mouth.',
    'Most [trouble|decay] starts [small|silent] and stays [cheap|simple] for a while. [Catching|Finding] it then is [kinder|easier] on everyone.',
    'Plenty of people put off going for [years|a long time]. They’re not [careless|lazy]; they’re [nervous|worried], and a [kind|friendly] welcome does more for them than any [reminder|lecture].',
    'Healthy teeth are [easy|simple] to forget about, which is [exactly|just] how it should be. Getting there takes [regular|short] visits and someone who [spots|sees] problems early.',
  ],
  work: [
    'Hands [move|go] slowly, the light is angled away from your [eyes|face], and a raised finger [stops|pauses] everything. [Always|Every time].',
    'You see the [picture|X-ray] too. The [gray|dark] patch is pointed [at|out], the [choices|options] are [named|listed], and [waiting|doing nothing] is among them if it’s [safe|sound].',
    'A [good|well-made] filling [vanishes|goes unnoticed]. You [bite|chew], you [forget|eat an apple], you move on.',
    'Numb first, [wait|check], then [begin|start]. It sounds [obvious|plain], and [it’s|that’s] what people [remember|mention].',
    'The [hygiene|cleaning] hour is half [teaching|talk]: which [brush|gap], which [angle|motion], and what you’re [already|in fact] doing right.',
    'The work should be [gentle|careful] and the talk [plain|friendly]. You should [know|hear] what’s being done, why it’s [needed|worth it], and what it will cost.',
    'Good dentistry is [quiet|precise] work. It [fits|feels] right, it [looks|stays] natural, and you soon stop [thinking|noticing] that it’s there.',
  ],
  end: [
    'Breathe through your [nose|belly], [squeeze|hold] the ball, and it’s [over|done].',
    'The [prize|best part] is the tongue [running|going] over clean teeth on the [way|drive] home.',
    'With [luck|a bit of floss], the next visit is [months|half a year] away.',
    'It’s [odd|surprising] how good a [clean|smooth] mouth can feel.',
    'You can [laugh|grin] about it [after|later], and [show|use] them all.',
    'If you leave [smiling|relieved] and not minding the next visit, that’s the [best|whole] result.',
    'Come as you [are|feel], and say if you’re [anxious|worried]; you won’t be the [first|only one].',
  ],
  offer: [
    'It takes care of {1} and {2}, [gently|calmly] and with clear [words|explanations].',
    'Come for {1}, ask about {2}, and take it one [visit|step] at a time.',
  ],
  told: ['On the appointment [card|slip]', 'By the [toothbrushes|mirror], it [reads|says]'],
  values: {
    quality:
      'A [fit|margin] that’s off by a [hair|fraction] gets [redone|sent back], because the [tongue|bite] will [find|know] it.',
    accessibility:
      'Costs should be [clear|on paper] before anything [starts|begins], in words that [anyone|a tired parent] can [follow|use].',
    innovation: '[Scanners|Digital scans] have [replaced|beaten] the tray of [cold|pink] paste wherever they [can|do].',
    tradition: 'Keep the [tooth|natural one] if you can: it’s the oldest [rule|idea] in the trade, and a [good|sound] one.',
  },
  energy: {
    calm: '[Slow|Deep] breaths help, and a dentist who [waits|pauses] for them [helps|does] more.',
    energetic: 'In, [checked|cleaned], [smiling|done], out before [lunch|you know it]: it can be as [quick|simple] as that.',
    sophisticated:
      'Shade, [shape|line], light: there’s [real|quiet] artistry in a tooth that [looks|seems] like nobody [touched|made] it.',
    playful: 'Even [brave|grown] people deserve a [sticker|small prize] now and [then|again].',
  },
  mission: [
    'To keep people’s own teeth [healthy|in their mouths] for as long as [can be|they need them], starting with {1}.',
    'To make {1} and {2} [calm|gentle] enough that nobody [dreads|puts off] the visit.',
    'To show people what we see, [say|explain] what we’d do, and let them [decide|choose].',
  ],
  people: [
    'people who are a little afraid of {1}',
    'parents and children who want {1} without tears',
    'adults who’d like {2} explained beforehand',
  ],
  demographics:
    'Individuals and whole households within a short drive, from first teeth to dentures, insured or paying by themselves.',
  psychographics: 'Many are nervous, most are busy, and nearly all decide by how the last visit felt.',
  traits: ['gentle', 'cheerful'],
  say: 'Talk about how it feels and what it costs before you talk about technique.',
  tips: [
    'Put “nervous patients welcome” on your site only with the details: what you do, step by step.',
    'Publish a price range for {1} and {2}. Few practices do, and people call the ones that do.',
    'Film a thirty-second walk from the door to the chair, so that children can watch it at home.',
    'Send recall messages that say why the visit matters, in one friendly line.',
    'Ask patients for a Google review as they leave, and never for a particular word or star.',
    'Show before-and-after pictures only with written consent, and if your board allows it.',
    'Visit a kindergarten with a giant toothbrush, and post the brush, not the children.',
  ],
  taglines: [
    'Open wide, breathe out',
    'Better late than never',
    'For people who hate the drill',
    'Your teeth, explained',
    'At your own pace',
    'Keep them all',
    'A chair you can relax in',
  ],
  color: 'feel fresh and gentle, from the door to the bib',
  film: 'see what each visit involves and how to look after teeth at home',
  ask: 'Book a checkup.',
};
