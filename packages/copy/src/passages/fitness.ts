import { passagesOf } from './passage-list.ts';

/** Training, sport and rest. */
export const fitness = passagesOf(`
health coach > Start with one habit.
  Knowing what’s good for you is one thing, and Tuesday evening is another. Change sticks when it’s small, planned and somebody asks how it went.
  Doctors say what should change, and then people go home. The how is a matter of shopping lists, bedtimes and walks, a bit at a time.
gym > Come in and have a look around.
  January fills every gym and March shows who found a reason to stay. It helps to have a plan on paper, a rack that’s free and someone who says hello.
  Beginners worry that everyone is watching, and nobody is. Half an hour with someone who shows the machines makes the second visit much easier.
personal trainer > Book a first session.
  Most people don’t need more information; they need an appointment. A trainer counts the reps, watches the back and knows when tired is only an excuse.
  Some train for a race, some for a wedding and some so that stairs get easier. The plan fits the knees, the schedule and the mood, and it changes as people get stronger.
functional fitness box > Try one class.
  The workout is on the board, and everyone does it together, each with their own weight. The last one to finish gets the loudest cheer.
  Lifting, rowing, jumping, carrying: it’s hard, and it’s over within the hour. Any workout can be scaled, so a grandmother and a firefighter can share a class.
yoga studio > Bring a mat, or borrow one.
  An hour on a mat is often the only one in the week without a phone. Stiff people are welcome; touching your toes was never the point.
  Some come for their backs, some for their sleep, some because a friend insisted. Every pose has an easier version, and the last five minutes are for lying down.
prenatal fitness studio > Come as you are, week by week.
  A body that’s making a person needs strength, breath and a break. Classes change with the months, and it’s good to be among others who are counting weeks.
  Backs ache, hips loosen and sleep gets short. Gentle strength work helps before the birth, and a slow return helps after it.
pilates studio > Try one class and feel it tomorrow.
  Pilates looks like very little until you try to hold it. Small, exact movements wake up muscles that sit at a desk all day.
  Backs that ache at a desk often get better when the belly gets stronger. Springs, mats and close attention to form make slow work hard.
barre studio > Come and give it a try.
  The movements are tiny and the shaking is real. No dance experience is needed, and everyone finds out where their calves are.
  Music, a rail and very light weights: it looks easy from the door. After a few weeks, posture changes, and people stand taller in line at the store.
indoor cycling studio > Clip in.
  The lights go down, the music goes up, and nobody can see who turned the dial. Forty-five minutes later, the day is a long way off.
  Rain, traffic and stop signs don’t matter on a bike that goes nowhere. Each rider sets the resistance, so beginners and racers can sit side by side.
dance studio > Come alone or bring a partner.
  Plenty of people only dance at weddings and wish they were better at it. Steps can be learned slowly, in a room full of others who are counting too.
  Salsa, hip-hop or a first waltz: everyone starts by stepping on somebody’s foot. It’s exercise for people who don’t like exercise, and it comes with company.
pole dance studio > Come for one class and hold on.
  The first spin takes strength that nobody has on day one. It comes with bruises, laughter and a room that claps for every new move.
  People arrive shy and in sweatpants. After some weeks, they can hold their own weight, and they’ve stopped apologizing for it.
aerial silks studio > Come and hang around.
  Hanging upside down from a piece of fabric is as hard as it looks. You learn it close to the floor, one wrap at a time, over a thick mat.
  Strength comes first, then the climb, then the drop that makes everyone gasp. It’s open to people who’ve never done a pull-up, and they’re often the ones who stay.
senior fitness studio > Come and sit in on a class.
  Balance is a skill, and it comes back with practice. So do stairs, grocery bags and getting up from the floor, which is what most people come for.
  Muscles can be built at eighty, which surprises most people who try. The exercises are slow and steady, each has an easier version, and progress shows on the stairs at home.
stretching studio > Lie down and let someone else do it.
  After years of sitting, hips and shoulders forget what they could do. Someone else does the pulling here, slowly, until something lets go.
  Runners, desk workers and people who sleep badly all have something that’s too tight. A session is quiet and firm, and the effect can be felt on the way down the stairs.
kids gym > Bring socks and energy.
  Children need to climb, hang, roll and land, and the sofa isn’t made for it. Soft floors and patient coaches let them find out how high is too high.
  Rainy days are long with a four-year-old. Here they can run, balance and fall on something soft, and parents can sit down.
boxing gym > Wrap your hands and try a round.
  Three minutes on a heavy bag feel longer than an hour on a treadmill. Beginners start with their feet, and most never need to be hit.
  Skipping rope, bag work, pads, sit-ups: the training is honest, and so is the sweat. It clears the head after a day at the office like few other things.
kickboxing gym > Try a class and sleep well.
  Everything works at once: hips, lungs, hands, and whatever was left of the workday. Partners hold the pads, call the count and learn as much as the one who kicks.
  People come to get fit and find that they’re less afraid. Technique comes first, gloves come next, and sparring is for those who want it.
karate school > Come and watch a class.
  White belts learn to bow before they learn to punch. The same few movements, repeated for years, teach attention, and children take it home with them.
  Children learn to wait, to listen and to try again. Adults come for fitness or for quiet, and a few stay for the black belt.
self-defense school > Try one evening.
  The most useful skills aren’t kicks: noticing early, speaking loudly, getting away. People practice them until they work without thinking.
  People often sign up after something happened, to them or to a friend. They leave with a few simple moves and a louder voice.
judo club > Come and learn to fall.
  The first lesson is how to fall. After that it’s balance and timing, and a small person who has both can throw a big one.
  Kids like to wrestle, and on a mat they can. They learn respect along the way, because you can’t practice without a partner who trusts you.
brazilian jiu-jitsu academy > Put on a gi and try.
  You’ll lose a lot in the first year, to people half your size. It’s a puzzle played with the whole body, and nobody solves it alone.
  There’s no punching, just holds, escapes and a lot of thinking. Office workers roll with students, everybody taps, and everybody says thanks.
taekwondo school > Come and try a class.
  Kicks get higher and belts change color, but it’s the discipline that parents notice. Families often begin with one child and end up with three uniforms in the wash.
  Jumping, kicking and shouting are allowed, which children love. They also bow, line up and count in Korean, and it rubs off at home.
kung fu school > Come and try the first stance.
  Forms look like dance until someone shows what each move is for. Students of seven and seventy share a floor, and each works on the same stance.
  Low stances burn, and long forms train the memory. People come because of the movies and stay because their backs feel better.
tai chi school > Come and move slowly.
  It’s slow on purpose, so that you notice where your weight is. Knees, nerves and balance all get better from a thing that hardly looks like exercise.
  In a park or a hall, a group moves as if underwater. It’s kind to old joints, good for balance, and a quiet start to the day.
fencing club > Come and try a bout.
  Fencing is chess with a racing pulse. A beginner gets a mask, a jacket and a first touch on the same evening.
  It’s fast, it’s polite, and the electric buzzer doesn’t lie. Children who are too small for basketball often shine here.
swim school > Jump in.
  Once a child can float, the rest is practice. Adults who never learned are braver than they think, and warm water and a patient voice help both.
  Parents want their child to be safe near water, and the child wants to jump in. First come bubbles, floating and trust, and the strokes follow.
surf school > Put on a wetsuit and try.
  The first wave you stand up on lasts three seconds and makes the whole week. Before it come the sand, the paddling and a coach who knows which set to wait for.
  The ocean decides how the lesson goes. You learn to read it, to paddle, to pop up, and to laugh with salt water in your nose.
climbing gym > Chalk up and give it a try.
  The wall is a puzzle, and everyone at the bottom has a theory. Falling is part of it, so people learn that first.
  You don’t need strong arms; you need feet that you trust. Kids race to the top, adults plan each move, and ropes and mats catch both.
gymnastics club > Come and tumble.
  A cartwheel is built from a hundred wobbly ones. Kids learn to try, to fall softly and to wait their turn on the beam.
  Rolling, swinging, jumping and landing are a good base for any sport. Some children compete one day, and most just love the trampoline.
running club > Lace up and come along.
  It’s easier to leave the house when somebody is waiting at the corner. The right pace is one you can talk at, and the last mile is shorter with company.
  Training for a race is easier when the long Sunday has company. Beginners start with walking breaks, and nobody minds.
cycling club > Pump up your tires and come along.
  A group rolls faster than anyone alone, and it stops for punctures. New riders learn the hand signals, the café and which hill to fear.
  Every ride has its climbers, its talkers and its stop for cake. New members learn to ride close, call out potholes and take their turn in the wind.
tennis club > Bring a racket, or borrow one.
  Some come for the backhand and some for the chat afterward. A wall, a coach or a patient partner gets a beginner to the first real rally.
  Lessons, a regular doubles game, a match in the rain: clubs run on people who turn up. Kids start with soft balls and short courts.
padel club > Bring three friends.
  Padel is easy to start, because the walls give every ball a second chance. Four people, one hour, and usually another booking before they’ve left the court.
  It’s played in doubles, so it’s social from the first minute. Players who never held a racket have fun at once, and good ones find it’s deeper than it looks.
pickleball club > Grab a paddle.
  The rules take ten minutes, and that’s why everyone’s aunt is better than you. Games are short, partners rotate, and newcomers are playing on day one.
  Retirees, teenagers and former tennis players share the same court. It’s easy on the knees, quick to learn and loud with laughter.
badminton club > Come and play a game.
  What looks gentle in the backyard is fast and sweaty in a hall. Players of every level share courts, and a good doubles partner is worth keeping.
  Rackets are light, rallies are long, and legs are sore the next day. Mixed doubles are popular, and there’s usually somebody to play with.
squash club > Book a court at lunch.
  A small room, a hot ball and nowhere to hide: half an hour is plenty. It suits people who have one lunch break and want to use it up.
  Two players, one wall and a lot of running. A ladder gives everyone someone of about the same level to beat.
golf club > Come and play a few holes.
  A round is four hours of walking, talking and forgetting about the last hole. Beginners need patience, from themselves and from the group behind.
  Early light, cut grass and a ball that goes where it wants. Members know each other’s handicaps and jokes, and newcomers need patient company.
football academy > Bring cleats and a ball.
  Kids come to score, and learn to pass. Good training has a ball for everyone, little standing around and parents who stay behind the line.
  Some children dream of a stadium, and most just want to play with friends. Both learn control, fair play and how to lose on a Saturday and come back on Tuesday.
basketball academy > Come and shoot around.
  A jump shot is made of a thousand missed ones. Kids learn to dribble with their heads up, to talk on defense and to be good teammates on a bad day.
  Footwork, passing and layups come before dunks. A good practice is loud, quick and fair about who gets the ball.
cricket academy > Come to the nets.
  A straight bat and a good length don’t come by luck. It takes nets, throwdowns and a coach who sees what the elbow does.
  Young players need to learn to watch the ball all the way. Nets in winter and matches in summer turn patience into runs.
horse riding school > Bring boots and a carrot.
  Before anyone trots, there’s a horse to brush and a hoof to lift. Riders learn to sit still, look ahead and ask clearly, and the horse is an honest teacher.
  Children who can’t sit still can, on a pony. Adults come back after twenty years, and both learn that you ask a horse and don’t order it.
sailing school > Come aboard.
  Wind can’t be seen, only felt, so it takes a while to trust it. On the first day you learn three knots, two words for each rope and how to duck.
  A dinghy tells you at once what you did wrong. After a few days people tack without shouting, and they look at trees to see where the wind is.
diving school > Take a breath and try.
  The first breath underwater goes against every instinct. It’s learned in the shallow end, slowly, until the only sound is your own bubbles.
  Some want to see the reef on their vacation, and some want to face a fear. Instructors go slowly, check everything twice and stay within reach.
ski school > Click in and follow along.
  Learning to stop comes first, and pizza slices are involved. By the third day the bunny slope looks flat, and somebody asks about the next lift.
  Parents want a morning to themselves, and children want hot chocolate. In between, everybody learns to turn, to fall and to get up.
kayak and paddle school > Bring dry clothes.
  A calm stretch of water, a life jacket, a few strokes: most people are going straight within the hour. Falling in is part of the lesson, and usually the funniest.
  From the water, a town looks different. A short lesson on land, a vest and a steady board are enough to get started.
rowing club > Set the alarm and come along.
  Eight people have to move as one, which is harder than being strong. Mornings are early, the water is flat, and the blisters harden.
  Some row to race, and others like the river at six in the morning. New rowers catch a few crabs before the boat starts to glide.
skate school > Pad up and roll.
  Everyone falls, so it’s the first thing to practice. A pad on each knee and a hand to hold get beginners rolling, and the ramp can wait.
  Kids learn to push, turn and drop in, and to look after each other. Parents on the bench are usually more nervous than they are.
ice skating club > Bring gloves.
  The first lap is one long grab for the boards. Then come gliding, stopping and, for some, a jump that takes all winter.
  Hockey skates or figure skates, it starts with bending the knees. Little ones push a plastic penguin, and soon they don’t need it.
archery club > Come and shoot a few arrows.
  Stand, breathe, draw, let go, and do the same thing again. It’s quiet, exact and open to almost anyone who can hold a bow.
  It suits people who like to be calm and exact. Targets start close, bows start light, and arrows are collected together.
hypnotherapist > Ask whatever you’d like to know first.
  Hypnosis isn’t sleep and isn’t magic; people hear every word. It’s a very relaxed state, and some find that old habits are easier to move in it.
  People come to stop smoking, to sleep or to get on a plane. It begins with a talk about what’s behind it, and nobody does anything they don’t want to.
massage therapist > Lie down and let the week go.
  Shoulders keep a record of the week. A good massage starts with two questions, where and how hard, and leaves the talking up to you.
  Some want it strong, and some fall asleep after ten minutes. Warm hands, a quiet room and a bit of time afterward make the difference.
thai massage studio > Wear something loose.
  You stay dressed, lie on a mat and get stretched in ways you wouldn’t try alone. It’s firm, slow work, and people walk out taller.
  Elbows, thumbs and body weight work along the lines of the body. It isn’t always gentle, and most people feel looser for days.
day spa > Leave your phone in the locker.
  Few people take an afternoon off and do nothing with it. A robe, a warm room and no clock make it easier to learn.
  Friends come together before a wedding, couples come for a birthday, and others come alone on purpose. The rule is the same for all: nobody needs you for a while.
sauna and bathhouse > Bring a towel and no plans.
  Hot, cold, rest, again: it’s a simple routine and an old one. After the second round, nobody talks about work.
  In winter it warms you to the bone, and in summer it somehow cools you down. Regulars know which bench is hottest, and newcomers sit low.
float center > Lie back and drift.
  In water this salty, you can’t sink, and in the dark there’s nothing to look at. Some people think, some sleep, and most are surprised that the hour is over.
  Weight goes off the neck, the back and the knees at once. First-timers wonder if they’ll get bored, and afterward they ask what time it is.
cryotherapy studio > Three minutes, and you’re done.
  Three minutes is a short time, except at that temperature. Athletes come for sore legs and others to feel awake, and someone stays at the door throughout.
  People walk in sleepy and walk out wide awake. Gloves, socks and a short explanation come first, and nobody stays longer than they want to.
salt cave > Lean back and breathe.
  You sit back, breathe and listen to nothing much. For some it’s the lungs, and for others it’s the only nap of the week.
  The light is low, the floor crunches and phones stay outside. Parents bring children with coughs, and others come to sit with nothing to do.
reiki healer > Lie down and rest.
  A session is quiet: you lie down, dressed, and hands rest lightly or just above. People come for calm, and many fall asleep.
  People come when they’re worn out or going through something. It doesn’t ask anything of them except to be still for an hour.
sound healer > Bring a blanket.
  Bowls and gongs fill a room until it’s hard to hold on to a thought. You bring a blanket, lie down and let an hour go by.
  Low tones can be felt in the chest, and high ones hang in the air. Some people cry, some snore, and both are fine.
meditation center > Come and sit for ten minutes.
  Sitting still sounds easy until you try it for ten minutes. It’s simpler in a group, with someone to say that a busy mind is normal.
  People come because they’re stressed, curious or sad, or because a friend went. Short sits suit beginners, and long ones suit those who like silence.
breathwork coach > Breathe in, and see.
  Everyone breathes, and few people notice how. A session goes step by step, and tension that talking can’t reach sometimes lets go.
  Breath gets short when life does. Slow exercises calm people down, fast ones stir things up, and both need someone who pays attention.
reflexologist > Take your shoes off.
  An hour on the feet can be felt all the way to the jaw. There’s a chair, a towel and no need to explain your day.
  People who stand all day know what tired feet do to the rest of them. Warm water first, then slow pressure, point by point.
aromatherapist > Close your eyes and smell a few.
  A smell can take you somewhere before you know its name. Oils are chosen together, for sleep, for winter or for nerves, and tested on the skin first.
  Lavender isn’t for everyone, and some remember their grandmother’s house at once. A blend is mixed to suit one person and used in a massage or at home.
wellness retreat > Pack light and switch off.
  It takes a day to stop reaching for the phone. After that come long walks, good food, and sleep like children have.
  People come tired, often in between two chapters of life. Days have a simple order: move, eat, rest, walk, sleep.
cupping therapist > Ask what to expect.
  The marks look worse than they feel. Cups lift what massage presses, and people with tight backs often choose to have both.
  Athletes swear by it, and office workers with tight shoulders do, too. The cups stay on for a few minutes, and the skin tells the story for a week.
`);
