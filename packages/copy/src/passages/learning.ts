import { passagesOf } from './passage-list.ts';

/** Places to learn and to grow up. */
export const learning = passagesOf(`
kindergarten > Come by and see a morning.
  Three-year-olds arrive holding a leg and leave holding a painting. In between there’s sharing, zipping up coats and learning how to wait in line.
  Children learn through play, and it’s hard work: building, arguing, making up. Parents want somebody who knows when to help and when to wait.
daycare > Come and see a normal day.
  Parents can only work if they aren’t worrying, and that depends on who opens the door. They want to hear at five o’clock who ate what, who napped and what was funny.
  The first weeks are harder for parents than for most children. A good start takes its time, with a familiar blanket and somebody to wave from the window with.
montessori school > Come and watch a class at work.
  Children choose their work, carry it to a mat and put it back when they’re done. The teacher mostly watches, and steps in with one question at the right time.
  Small pitchers, real tools, beads for counting: everything’s made for small hands. Children repeat a thing until they’ve got it, and nobody rings a bell.
forest school > Pack boots and a spare pair of socks.
  A stick is a tool, a horse and a problem to be shared. Children are out in nearly all weather, and they learn what’s risky by trying small risks.
  Mud, rain and frost are part of the day. Children climb, dig and listen, and they’re hungry and calm when they come home.
after-school program > Come by after the bell.
  The hours between the bell and dinner are long for a child and short for a parent. Homework gets done first, and then there’s glue, a ball and a snack.
  Working parents need to know that somebody’s expecting their child at three. Children need a break, some help with fractions and friends from another class.
summer camp > Pack a flashlight.
  There’s one week of homesickness in some and none at all in others. By the last night, everyone knows the songs and no one wants to pack.
  Cabins, canoes, a lake that’s too cold, and a counselor who knows ghost stories. Kids find out that they can manage without their parents, and so do the parents.
primary school > Come and see a classroom.
  Reading starts with one letter, then a word, then a sign on the bus. Teachers have twenty children at twenty speeds and need to know each one’s.
  A child who likes to go in the morning will learn almost anything. It takes clear rules, patient teachers and parents who are told early if something’s wrong.
private secondary school > Visit on a school day.
  These are the years when people find out what they’re good at, and change their minds. Small classes, demanding teachers and a coach who notices can make the difference.
  Families look at results, and teenagers look at each other. What helps both is a school where students are known by name and expected to do well.
tutoring center > Bring the last test.
  A bad grade is rarely about brains. Usually one step was missed, months ago, and it takes somebody patient to go back and find it.
  Students come in with a failed quiz and a bad mood. After a few weeks of steady practice, they raise their hand again.
math tutor > Bring the problem that makes no sense.
  Math is a staircase, so one loose step makes the next ones hard. It helps to work through it aloud, with a person who doesn’t sigh.
  Some students need to pass, and some want the hard problems. Both need somebody who can show them one more way to look at it.
language school > Come and say hello, badly.
  The first time you order lunch in another language, you never forget it. Until then it’s short sentences, a lot of mistakes and a class that laughs with you.
  Grammar can be learned from a book, and speaking can’t. Small groups make everyone talk, wrong tenses and all, until it stops being scary.
english school > Come to a class and speak up.
  English can decide a job, a visa or how a parent–teacher meeting goes. Learners need to talk in every lesson and be corrected without being embarrassed.
  An accent is fine; what matters is being understood. Learners practice phone calls, interviews and small talk, the things that happen on Monday.
test prep center > Start with a practice test.
  A test measures what you know and how you handle a clock. Practice papers, a plan and a good night’s sleep take care of a surprising share.
  Students are tired, and the date is fixed. A plan that says what to do each week takes away more fear than another book does.
coding school > Write your first line.
  Everybody’s first program is broken, and so is everybody’s hundredth. Students learn to read the error, try again and build something they can show.
  People come from nursing, from kitchens, from school. They learn to break a problem into pieces, and by the end there’s a project with their name on it.
robotics club > Come and build something.
  The robot never does what you meant, only what you wrote. Kids find that out with screws, sensors and a table full of friends who have an idea.
  It’s a sport for kids who like to take things apart. Teams build, test and rebuild, and they learn that the quiet one has the best plan.
science club > Come and make a good guess.
  Something has to fizz, fly or be looked at very closely. Kids guess first, then try it, and learn that a wrong guess is a result.
  Volcanoes, magnets, pond water under a lens: children ask why until somebody has to look it up. They take the questions home, and sometimes the slime.
chess school > Come and play a game.
  A child who can sit still for a whole game has learned something already. Lessons mix puzzles, openings and a handshake, won or lost.
  Openings can be memorized, and patience can’t. Children learn to think before they touch a piece, which is useful on other days, too.
college > Ask about the course you have in mind.
  Students arrive from school, from work or after the kids have moved out. They need courses that lead somewhere, teachers who answer and a way to pay for it.
  Some students come straight from high school, and some haven’t sat in a class for twenty years. Clear requirements and good advising keep both on track.
business school > Sit in on a class.
  A case has no correct answer, just better and worse reasons. People with some years of work behind them argue it out and take Monday’s problem along.
  People come with experience and want a frame for it. They learn to read a balance sheet, lead a difficult meeting and question their own idea.
online course platform > Start with one lesson.
  It’s easy to sign up and hard to reach lesson five. Short videos, real tasks and somebody who reads what you hand in make the difference.
  Adults learn when the children are asleep. A good course respects that: it’s clear, it’s broken into pieces, and it ends with something you can use.
vocational school > Come and try a workshop.
  Some things have to be learned with your hands: a weld, a circuit, a clean cut. Students practice on the real thing, next to someone who’s done it for a living.
  Trades need people, and people need a job they can be proud of. Hours in the workshop count as much as the theory, and employers notice.
nursing school > Come and talk to students.
  The first injection is given to an orange. Years of anatomy and night shifts come after it, and the knowledge has to be there when a patient’s hand is, too.
  Students learn to wash, lift, measure and listen, often all at once. The good teachers remember their own first shift.
first aid training > Take the course before you need it.
  Everyone hopes never to need it. A day on the floor with a dummy means that when somebody falls, one person in the room knows what to do.
  Parents, coaches and office staff practice on dummies until it’s routine. They learn to check, call and press, and to stay calm while others stare.
public speaking coach > Stand up and try two minutes.
  Dry mouth, fast heart, blank page: it happens to nearly everyone. It gets better by standing up, speaking for two minutes and hearing one thing to change.
  A wedding toast, a pitch, a talk to two hundred people: everyone starts by speaking too fast. With a camera and a kind audience, it’s possible to get used to your own voice.
study abroad agency > Start with the deadlines.
  A semester abroad starts with forms, and forms have deadlines. Families ask about the cost, where their child will sleep and whom to call.
  Choosing a country is exciting, and the paperwork isn’t. Students want to hear from somebody who’s been there, and parents want a plan for when things go wrong.
learning support center > Tell us what school is like right now.
  A bright child who can’t spell starts to believe the wrong thing. The right method and a bit of time can turn that around, and it shows at home first.
  Reading that’s hard work at ten can wear down a child who’s clever. Small steps and the right exercises bring back some confidence.
bible school > Come and read along.
  People come to read old words slowly and in company. Some are preparing for service, some have questions, and a lesson has room for both.
  Students learn about history, languages and how texts were handed down. Most of all they learn to read with others and to listen.
quran school > Come and meet the teacher.
  Children learn the letters first, then the sounds, then verse by verse. Parents look for a teacher who’s exact and kind in the same breath.
  A good recitation takes a careful ear and many repetitions. Children learn with others their age, and parents like to hear it at home.
hebrew school > Come and learn the first letters.
  Letters that run the other way, songs everybody’s grandmother knew, and a date to get ready for. Children should look forward to it, which is the real test.
  Holidays make more sense when you’ve baked, sung and asked questions about them. Families come in all kinds, and there’s a place for each.
sign language school > Come and learn your name.
  Hands, face and space all carry meaning, so you have to look up from the book. Parents, colleagues and friends learn it to talk with somebody they care about.
  A smile and a raised eyebrow can change a whole sentence. Learners practice in pairs, without a sound, and it’s often quite funny.
homeschool co-op > Come along and meet everyone.
  No parent can teach everything, and kids need other kids. So one parent teaches chemistry, another teaches theater, and everyone shares the driving.
  Parents share what they’re good at, and kids get a class to belong to. It needs a calendar, a few rules and somebody with a big table.
music school > Pick an instrument and try it.
  Every musician was once the child who wouldn’t practice. Short practice every day, songs they chose and a small concert keep most of them going.
  Five or fifty, with a recorder or an electric guitar, everyone starts with a squeak. A patient teacher and the right instrument keep it fun until it sounds good.
piano teacher > Come and play what you know.
  Two hands learn separately, then argue, then agree. It takes ten minutes a day, a piece you like and a teacher who hears what’s in the way.
  Some students want Bach, and others want the song from the movie. Both learn to read, to listen and to play on when they’ve hit the wrong key.
guitar teacher > Bring a song you love.
  The fingertips hurt for three weeks, and then they don’t. Three chords are enough for a campfire, and from there everyone wants a different song.
  Many teach themselves from videos and get stuck after a year. Somebody who watches the hands can fix in ten minutes what’s been in the way.
violin teacher > Come and try the first note.
  The first notes are hard on the whole household. Posture, bow and ear come slowly, and then one day it sings.
  Children start on an instrument as small as their arm. Progress is slow to see and easy to hear, and playing with others makes it worthwhile.
singing teacher > Come and sing one song.
  Most people who say they can’t sing were told so once, at age nine. Breath, posture and a few silly exercises usually prove it wrong.
  Everybody has a range, and few people know theirs. Exercises are odd, the results aren’t, and the shower sounds better within weeks.
drum school > Pick up the sticks.
  Hands do one thing, feet do another, and the neighbors hear both. Students learn to count, to listen and to hold a band together.
  There’s no quiet way to learn it, which is half the appeal. Students start with a pad, count out loud and play along as soon as they can.
ballet school > Come and stand at the barre.
  Every class begins at the barre, for beginners and for professionals. Posture, music and manners come first, and the shoes that everybody wants come much later.
  Small children skip and point their toes, and older ones work on turns. Adults come for the first time as well, and nobody expects a swan.
drama school > Come and play.
  Standing on a stage teaches you where your hands are. Students play, fail in front of friends and learn to say a line as if it were new.
  Shy children get louder, and loud ones learn to listen. There’s improvising, voice work and, at some point, an audience.
art school > Come and draw for an hour.
  Drawing is mostly looking, and that can be taught. It takes an easel, a bowl of fruit and somebody to ask why the shadow is blue.
  Beginners think they’ve no talent, and then they look at their first portrait after ten. Materials, mistakes and time to paint are what it takes.
driving school > Book the first lesson.
  The first roundabout, the first hill, the first time on the freeway: it’s a lot at once. A calm voice and a second brake pedal make it possible.
  Parallel parking, left turns, a merge in the rain: each gets practiced until it’s boring. Students want to pass, and parents want them to get home.
motorcycle school > Bring sturdy shoes and gloves.
  Balance comes in an hour; judgment takes longer. Riders practice the slow turns and the hard stop in a parking lot, before traffic asks for them.
  Looking where you want to go sounds simple and changes everything. Training starts slowly and ends with an emergency stop that works.
flight school > Come and sit in the cockpit.
  The first landing is the instructor’s; the tenth is yours. There’s weather to learn, a radio that talks fast, and one day an empty seat beside you.
  It starts with a walk around the airplane and a long checklist. Some train for an airline, and others want to see their house from above.
cooking school > Bring an apron and an appetite.
  A knife held right makes dinner half as long. People cook side by side, taste as they go, and eat what they made while it’s warm.
  Couples, teams and people who’ve only ever burned things cook together. They learn one sauce, one dough, one good way to cut an onion, and dinner is served.
bartending school > Step behind the bar.
  A full bar on a Friday is about memory and hands. Students pour, shake and mess up behind a real counter before anyone is thirsty.
  It’s more than recipes: speed, cleanliness, and knowing when someone’s had enough. Practice happens with real bottles and colored water.
barista school > Come and pull a shot.
  Steamed milk should look like wet paint, and it takes a gallon or two to get there. People learn to taste, adjust the grind and keep a line moving.
  An espresso is thirty seconds of attention. Students learn to taste what went wrong and to fix it.
wine school > Come and taste.
  You can drink wine for years without tasting it. With six glasses and some simple words, people find out what they like and why.
  Nobody has to describe it with twelve fruits. Tasting side by side, people notice the difference and trust their own judgment.
beauty school > Come and see the classroom.
  Hands learn on mannequins first, then on brave friends. Students practice cuts, color, hygiene and how to talk with somebody in the chair.
  Theory about skin and hair comes first, and then the nervous moment with the first client. It’s a trade that people can take anywhere.
sewing school > Bring the pants that are too long.
  The first straight seam feels like a victory. From there it’s a bag, a skirt, and never again a pair of pants that’s too long.
  Beginners fear the machine, and an hour later they’re racing. They learn to read a pattern, set in a zipper and repair what they’d have thrown out.
pottery class > Come and get your hands dirty.
  Clay goes wherever your hands tell it, which is the trouble. The first bowl leans, everyone’s does, and it’s the one people keep.
  People look for something to do with their hands that isn’t a screen. A few evenings at the wheel, and the pieces come back from the kiln like presents.
film and photo school > Bring whatever camera you have.
  A camera on automatic makes all pictures alike. People learn to see light, choose a frame and wait for the moment, mostly out on the street.
  Anyone can take a picture, and few can say why it works. Students shoot, compare, edit and learn to be hard on themselves, kindly.
circus school > Come and drop a few balls.
  Everyone drops the ball, and in juggling that’s the lesson. Kids who don’t like team sports often find their place here, sometimes upside down.
  Balancing on a ball is a matter of practice, not courage. Children help each other up, and the show at the end is always too short.
`);
