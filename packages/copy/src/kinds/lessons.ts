import type { Kind } from '../kind.ts';

export const lessons: Kind = {
  open: [
    '{name} is {a} for those who’d [like|love] to [do|try] it [themselves|with their own hands]: {1}, {2} and the [odd|happy] accident.',
    'Nobody is born with {1}. {name} is {a} where you can [learn|pick up] that [slowly|by doing], along with {2}.',
    '{name}, {a}, teaches {1} to [nervous|raw] beginners and {2} to people who [can’t|won’t] stop there.',
    'An [hour|evening] a week at {name}, {a}, leads to {1}, then to {2}, then to something you can [show|share with] your friends.',
    'What [looks|seems] easy in other people’s hands is [taught|taken apart] at {name}, {a} for {1} and {2}.',
    '{name}, {a}, is the place for {1} and {2} with a teacher who [enjoys|likes] explaining as much as [doing|showing].',
    'Always [wanted|meant] to try {1}? {name}, {a}, makes it easy to [begin|take the first step], and it teaches {2} as well.',
  ],
  need: [
    'The first [note|cut] is [awful|wobbly]. It’s meant to be. What a learner needs [then|at that point] is a teacher who [grins|nods] and says “[again|and once more]”.',
    'Adults [fear|dread] looking silly more than [children|kids] do. They’ve been [good|competent] at something else for too long.',
    'You can [own|buy] the [tool|instrument] in a day. The [wrist|ear], the [eye|timing] and the [nerve|calm] come in other [sizes|units]: weeks, mostly.',
    'Some want a [license|certificate], some a [hobby|song], some a way out of the [office|house] on [Tuesdays|winter nights]. It should be [clear|said] which.',
    'The [old|last] teacher may have [shouted|yawned]. A [good|kind] one can undo a [lot|great deal], in about [three|four] lessons.',
    'Learning something new is [good|healthy] for people at any age. It takes a [little|bit of] courage, a [patient|friendly] teacher, and a [fixed|regular] hour in the week.',
    'Some people [start|come] to pass a test, others for the [pleasure|fun] of it. Either way, they want to see that they’re [improving|getting somewhere].',
  ],
  work: [
    'Show it [slowly|once], do it [together|side by side], then [hands|step] off. [Silence|Waiting] is a teaching [tool|method].',
    'Break it [down|up] until each piece is [easy|small], then put it [together|back] at half [speed|tempo].',
    'Practice at home is [short|little] and [often|regular], with a [note|recording] of what to [watch|listen] for.',
    'The [gear|room] is [ready|tuned], spare [parts|sheets] are at hand, and there’s time at the end to [ask|laugh].',
    'A student’s own [taste|goal] picks the [piece|project]. [Want|Wanting] is [stronger|faster] than any [method|exam].',
    'Lessons should be [built|planned] around you: what you’d like to [do|reach], what you find hard, and how much time you have to [practice|spare].',
    'Good lessons are [clear|calm] and [cheerful|friendly]. There’s something to [try|take home] every time, and a [reason|way] to look forward to the next.',
  ],
  end: [
    'By week [five|six] you’ll [annoy|amaze] the neighbors.',
    'Wear something that [can|may] get [dirty|creased].',
    'The [mistakes|squeaks] are [free|included].',
    'One day your hands [know|do it], and you’re thinking of something else.',
    'Try a [trial|first] lesson. [Worst|At worst] you’ll have a [story|good laugh].',
    'Come for a first [lesson|try] and see how far an [hour|afternoon] takes you.',
    'Before [long|you know it], you’ll be the one [showing|teaching] a friend.',
  ],
  offer: [
    'There’s {1} to learn, there’s {2}, and no [rush|hurry] about either.',
    'It offers {1}, {2} and a [friendly|patient] teacher for both.',
  ],
  told: ['Tacked to the [practice room|studio] door', 'On the [flyer|sheet] with the tear-off strips'],
  values: {
    quality: 'Good [habits|posture] from the first [hour|grip] on [save|spare] you years of [fixing|unlearning].',
    accessibility:
      'No one should need [talent|money] to begin: a [borrowed|shared] tool and a [late|free] hour are [enough|a start].',
    innovation:
      'Slow-motion [clips|apps], [loops|simulators], [odd|new] exercises: whatever [gets|helps] it into the [hands|body].',
    tradition:
      'A [master|teacher], a [bench|stool], a [student|listener]: [crafts|arts] have [traveled|come down] like this for [ages|centuries].',
  },
  energy: {
    calm: 'Nobody is [graded|timed], and the hour has room to [breathe|wander].',
    energetic: 'It may get [loud|messy], and the [hour|evening] is often over too [soon|fast].',
    sophisticated: 'Style is [taught|shown] from the first [line|bar]: how to [stand|listen], how to [stop|finish].',
    playful: 'Bad [jokes|puns] keep the [tempo|hands] steady, and wrong [notes|turns] are half the [fun|story].',
  },
  mission: [
    'To teach {1} so that people [keep|go on] doing it [long after|once] the course [is over|ends].',
    'To make the first [try|wobbly hour] of {1} so [kind|much fun] that there’s a second.',
    'To put {1} and {2} into the hands of [ordinary|busy] people.',
  ],
  people: [
    'beginners who always wanted to learn {1}',
    'adults and children who’d like {1} taught with humor',
    'people who gave up {2} once and want to come back',
  ],
  demographics:
    'Learners from about six to eighty in the area, many complete beginners; parents who pay, adults who treat themselves, groups on a day out.',
  psychographics: 'They’re curious and a bit shy, they want to make something real, and they stay for the teacher.',
  traits: ['encouraging', 'lively'],
  say: 'Say what they’ll be able to do by the end of the first month.',
  tips: [
    'Show a beginner’s first hour, with squeaks, and the same person in week ten. Ask them first.',
    'Sell a trial lesson in {1} as a gift with a date to choose later; it fills the weeks after the holidays.',
    'Post the next free places every Monday. “Two left on Thursdays” is news, a course list isn’t.',
    'Put the price per lesson, what’s included and how to cancel beside the booking button.',
    'Hold a small show or test day each season, and let students invite whoever they like.',
    'Ask former students what they still do with {1}, and collect the answers on one page.',
    'List your own training, and any exams you prepare students for.',
  ],
  taglines: [
    'Have a try, stay a while',
    'Again, but slower',
    'Hands first',
    'Nobody is born with it',
    'The squeaks are included',
    'Learn it for the joy of it',
    'From first go to Friday night',
  ],
  color: 'invite beginners in and look good on a small poster',
  film: 'try a first exercise, watch students improve and pick up one trick',
  ask: 'Book a trial lesson.',
};
