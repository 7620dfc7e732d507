import { passagesOf } from './passage-list.ts';

/** Healthcare, for people and animals. */
export const health = passagesOf(`
prosthetist > One step, then the next.
  A new limb has to fit at seven in the morning and at ten at night, when the leg has changed. It takes casts, walking, small corrections and more walking.
  People want to walk to the mailbox, hold a cup or ride a bike again. Each goal asks for a different foot, hand or brace, and the best plan starts with the goal.
speech therapist > Ask for a first appointment.
  Parents worry when words come late, and adults miss them most when they’re lost. Practice is short, regular and often looks like play, and small gains add up.
  Some children know what they want to say and can’t get it out. With games, mirrors and a lot of repetition, sounds come, and so does the courage to use them.
general practitioner > Come in before you worry yourself sick.
  Most things that bring people in turn out to be small, and some don’t. It helps to have one doctor who knows your history and takes the time to ask one more question.
  A family doctor sees the cough, the form for school and the worry behind both. What patients want is to be seen soon and told clearly what happens next.
pharmacy > Ask at the counter, any time.
  The insert lists forty side effects, and the question is which one matters. People can ask at the counter, in a low voice, and get an answer in plain words.
  When five pills come from three doctors, somebody has to see if they get along. A pharmacist checks, explains the timing and knows when it’s better to call the practice.
psychiatrist > The first step is a call.
  Asking for help with your mind is hard, and the first visit is the hardest. It’s a conversation: what’s been going on, for how long, and what has helped before.
  Medication can help, and so can talking, and often it takes both. Finding the right dose needs time, and patients should know what to expect from week to week.
ophthalmologist > Have your eyes checked.
  Eyes change slowly, so people often find out late. A careful exam takes a few lights, a few drops and a doctor who explains what the pictures show.
  A line of small letters that was sharp last year is blurry now. It may be glasses, it may be a cataract, and most causes can be treated if they’re found in time.
audiologist > Start with a hearing test.
  Most people wait years before they do something about their hearing. It starts with a quiet room and a few tones, and the aid that works is the one that gets worn.
  Family members usually notice before the person does. A fitting is tried out in real life, at dinner and on the phone, and adjusted until voices are clear.
ent doctor > Have it looked at.
  A blocked nose, a ringing ear or a sore throat that won’t leave can wear anyone down. The cause is often small, and it takes somebody with the right light to see it.
  A child with one earache after another keeps the whole family awake. Patients want to know if it takes drops, patience or a small operation.
dermatologist > Show us the spot you’re unsure about.
  Skin is the one organ everybody can see, so people feel judged by it. An exam takes minutes, and hearing that a spot is harmless is worth the trip.
  Itching that goes on for weeks takes over the day and the night. It can take a few tries to find what helps, and it’s good to know that from the start.
plastic surgeon > Start with a talk.
  Some patients want to look like they did before an accident, and others have thought about a change for years. Both need time, honest pictures and a surgeon who may say no.
  An operation on how you look is a decision nobody should make in a hurry. It takes a second conversation, clear limits and a plan for the weeks of healing.
aesthetic clinic > Ask about everything first.
  Most people don’t want a new face; they want to look as if they’ve slept well. They should hear what a treatment can do, what it can’t and how long it lasts.
  Friends should say you look well and not ask what you’ve had done. That takes small doses, an honest opinion and somebody who remembers how you looked before.
hair transplant clinic > Ask what’s realistic for you.
  Losing hair is common and still feels personal. Before anything is done, people should know what’s possible with the hair they have, and what it’ll look like in a year.
  Many people read about it at night for years before they ask. They want to hear how many grafts, how many hours and how it heals, from the person who does the work.
cardiologist > Have your heart checked.
  A skipped beat at night is enough to scare anyone. Tests can show what the heart is doing, and a good talk afterward shows what to do about it.
  People want to know whether they can climb, swim, fly and sleep without worry. Good care means clear numbers, a plan for the week and a doctor who has seen it before.
orthopedist > Find out what’s wrong first.
  A bad knee decides how far you walk, then where you go, then whom you see. Sometimes it needs surgery and often it doesn’t, and patients want to know which and why.
  A fall on the stairs, a twisted ankle, a shoulder that catches: it’s quick to happen and slow to mend. The right picture and a careful exam save weeks of guessing.
podiatrist > Have your feet looked at.
  Feet are ignored until every step hurts. Small things, caught early, keep people walking: a nail, a callus, an arch that’s given up.
  People who stand or walk all day notice a sore heel before anything else. A proper look at how they walk and what they wear often explains the pain.
neurologist > Write down what you notice, and bring it.
  Headaches, numb fingers, a name that won’t come: the signs can mean a lot or very little. A neurologist asks, taps, tests and rules things out, one at a time.
  Waiting to hear what it is can be worse than hearing it. Patients want the tests explained, the result in plain words and a next step either way.
gastroenterologist > Ask the question you’ve been avoiding.
  Nobody likes to talk about digestion, which is why so many people wait. The tests are easier than their reputation, and the answers are often good.
  Some foods suddenly don’t agree with you, and you can’t tell which. With a diary, a few tests and some patience, most people get back to eating without worry.
urologist > Make the appointment.
  These are the questions that people would rather not ask. A calm conversation gets them over with, and most of the problems are common and can be treated.
  Getting up three times a night makes for long days. There’s usually a reason and often a simple remedy, but first somebody has to bring it up.
gynecologist > Bring all of your questions.
  A visit can be about a routine check, a plan for children or a change that came too early. Patients want privacy, enough time and words that aren’t from a textbook.
  From the first appointment at sixteen to the changes at fifty, a lot happens. It’s easier with a doctor who knows the history and doesn’t rush.
fertility clinic > Come and talk it through.
  Hoping for a child can take over every week of the calendar. Couples need honest numbers, a plan they understand and someone who remembers where they are in it.
  The waiting is the worst: for a call, a number, two weeks at a time. Small things help, like a nurse who knows your name and someone who explains the odds.
pediatrician > Call when you’re unsure.
  A fever at two in the morning feels different when it’s your child. Parents need to know what to watch for, what can wait and whom to call.
  Babies can’t explain, toddlers won’t, and teenagers say it’s nothing. It takes patience with all three, and honest answers for the parents.
oncologist > Bring someone along.
  A diagnosis turns one day into before and after. People need to hear it twice, with someone next to them, and then go through the plan step by step.
  Treatment has good weeks and bad ones. Patients want to know what each step is for, how to live in between and whom to ask at ten at night.
pulmonologist > Take the test and breathe out.
  Out of breath on the stairs is easy to blame on age. A breathing test takes a few minutes and tells asthma, smoke and worse apart.
  A cough that stays through spring isn’t a cold anymore. Knowing the cause and how to use an inhaler properly can make stairs and sleep easy again.
sleep clinic > Tell us how you sleep.
  Someone who sleeps badly isn’t only tired; everything gets harder. A night with sensors can show what the person in bed can’t know.
  The one who snores sleeps, and the one beside doesn’t. Finding out what happens at night is the first step to better days for both.
diabetes clinic > Bring your numbers and your questions.
  Diabetes comes along to every meal, every walk and every holiday. Living with it gets easier with numbers people understand and a plan that allows for birthdays.
  A new diagnosis brings needles, numbers and plenty of advice from relatives. It’s calmer with one team that explains a step at a time.
allergist > Find out what it is.
  It could be the cat, the birch or the shrimp. Testing takes patience, but knowing the cause means that the rest can be enjoyed again.
  Spring should be something to look forward to. Once people know what they react to, they can treat it, avoid it or, in some cases, train it away.
pain clinic > Tell us where it hurts, and when.
  Pain that stays for months is exhausting, and it’s worse if nobody believes you. Treatment usually means several small things together, tried in turn and kept when they help.
  People in pain get used to planning around it, until there’s hardly any plan left. The aim is simple things: a full night, a walk, an hour at the table.
radiology centre > Lie still. It’ll be over soon.
  Lying still in a machine is easier when somebody explains the noise. The pictures take minutes, and a good report answers the question the doctor asked.
  Scans make people nervous because of what they might show. Clear instructions, a friendly voice over the speaker and a quick report take some of that away.
medical laboratory > Ask your doctor about your results.
  A small tube of blood can settle a big question. Samples have to be labeled, handled and checked so that the number on the page can be trusted.
  Doctors decide on the basis of numbers, so each tube has to belong to the right person. Being fast is good, and being exact matters more.
travel clinic > Bring your itinerary and your records.
  A shot in time is better than a hospital far from home. Travelers should come weeks ahead, with the route, their records and an honest list of plans.
  A family trip to the tropics raises questions about shots, mosquitoes and water. An hour of advice beforehand lets everyone enjoy it.
urgent care clinic > Come as you are.
  A cut that needs stitches doesn’t wait for an appointment. People want to be seen today, told how serious it is, and home for dinner.
  Evenings and weekends are when children fall and throats get sore. People come in worried and want to leave with a bandage, a prescription or good news.
telehealth service > Talk to a doctor from home.
  Sometimes the sofa is as far as a sick person can go. A doctor on the screen can ask, look and prescribe, and say when it needs a visit in person.
  A rash on vacation, a refill, a sick child at midnight: not everything needs a waiting room. The video has to work, and the advice has to be clear.
dietitian > Start with your real week.
  Almost everyone knows what they should eat. A plan that works starts from the real week, with its late shifts, picky children and birthday cake.
  An allergy, a diagnosis or an athlete’s goal can change what’s on the plate. It works best with food people like, in amounts they can picture.
weight loss clinic > Start with one small step.
  People who come have usually tried alone, several times. What they need isn’t another rule but a doctor’s eye, small steps and no lectures.
  Weight comes off slowly and comes back easily. A plan has to fit the job, the family and the knees, and somebody should check in when it stalls.
iv therapy lounge > Ask before you sit down.
  A drip takes the better part of an hour, in a comfortable chair. People should know what’s in the bag, who has checked it and whether they need it at all.
  Some come after a marathon, some after a long flight or a rough week. They should be asked about their health before anybody reaches for a needle.
vein clinic > Start with a scan.
  Heavy legs at the end of the day are more than a matter of looks. An ultrasound shows where the blood goes wrong, and treatment often takes less than a morning.
  Many people hide their legs all summer. A first exam doesn’t hurt and shows if it’s a matter of health, of looks or of both.
lice clinic > Call when the note comes home.
  The note from school sends every parent to the comb. It’s itchy, it’s nobody’s fault, and it’s over sooner when someone patient checks each strand.
  A mother on her third evening with a comb is grateful for help. It takes an hour or two, good light and a check of everyone who shares a sofa.
dentist > Make the appointment you’ve been putting off.
  Some people come every six months and some haven’t been for ten years. The second group needs to hear that nobody will scold them and that one step comes at a time.
  Sitting in that chair, you can’t see and can’t talk. So it helps to hear what’s about to happen, how long it takes and how to say stop.
orthodontist > Come in and see how long it would take.
  Braces take a couple of years, and most of that is waiting with a schedule. Teenagers want to know how it will look; parents want to know what it costs and when it ends.
  It isn’t only about looks: a better bite is easier to clean and to chew with. Adults come as often as teenagers now, and they ask how visible it’ll be.
pediatric dentist > Bring the favorite toy.
  A first visit should be boring: count the teeth, ride the chair, go home proud. Children who aren’t afraid at four will still come at forty.
  Children are curious before they’re afraid. If they can touch the mirror and count along, the drill is a smaller thing later.
oral surgeon > Ask everything beforehand.
  Having a tooth out sounds worse than it usually is. People want to know how long, how sore, what to eat, and who answers the phone that night.
  Wisdom teeth tend to speak up before exams or vacations. A clear plan, good pain relief and a number to call make it a weekend and not a drama.
teeth whitening studio > Ask how white is right for you.
  Coffee, tea and time leave their color. People come before a wedding or an interview, and should hear how white is realistic and how to keep it.
  People smile with their lips closed for years because of a shade. An appointment takes about an hour, and teeth that are sensitive should be checked before.
dental laboratory > Send us the impression.
  A crown is right when the tongue forgets it’s there. It takes a good impression, a shade matched in daylight and a margin that closes to a hair.
  Dentists depend on work they can’t do themselves: a bridge that seats the first time, a color that disappears. It’s made by hand, under a lens, and every tenth of a millimeter counts.
physiotherapist > Start with what hurts.
  Pain makes people move less, and moving less makes it worse. The way back is a few exercises, done properly, a bit more each week.
  After surgery or a bad fall, the body has to learn some things again. It goes better with someone who can feel where it’s stuck and say how much is too much.
chiropractor > Tell us when it started.
  A back that locks turns tying a shoe into a project. People want to know what’s wrong, what a treatment does and what they can do at home.
  Desks, phones and long drives end up in the neck. A good practice takes a careful history first and sends people on when it’s not the spine.
osteopath > Book a first session.
  Where it hurts isn’t always where it starts. Careful hands look for the place that doesn’t move, and then work on it gently.
  People often come when scans show nothing and it still hurts. The treatment is mostly quiet hands, patience, and questions about old falls.
occupational therapist > Tell us what’s gotten hard.
  Buttons, stairs, a kettle: small tasks decide whether someone can live as they like. Sometimes the hand learns, and sometimes the kitchen has to change.
  After a stroke or an injury, getting dressed can be an achievement. Therapy practices exactly that, with the real buttons and in the real bathroom.
naturopath > Bring your history and take your time.
  People come with complaints that haven’t fit into ten minutes elsewhere. A long first talk covers sleep, food and stress, and what’s been tested already.
  Tired, bloated, not sleeping: people have lists like that and no single cause. They want time to tell it all, and an honest word about what can be expected.
homeopath > Come with your questions.
  The first appointment is mostly questions, from old illnesses to how someone sleeps. For many people, being listened to that long is new.
  People who come want somebody to look at the whole picture. The remedies are gentle, the talks are long, and serious symptoms still belong with a doctor.
acupuncturist > Lie down and close your eyes.
  The needles are thinner than people think, and the room is quieter. Most who come have had the same ache for a long time and would like an hour of stillness with it.
  Some come for headaches, others for sleep or a sore back, and a few out of curiosity. The room is warm, and most people get drowsy.
ayurveda clinic > Start with a consultation.
  Ayurveda looks at how a person eats, sleeps and handles the seasons. Advice is made for daily life: breakfast, bedtime, a warm oil on cold days.
  It’s one of the oldest ways of thinking about health, and much of it happens in the kitchen. People come to slow down, eat better and sleep through.
herbalist > Bring a list of what you take.
  Teas and tinctures have a long history and real effects, so they need a careful hand. It starts with what someone takes already and what they hope will change.
  A blend for the nerves, one for the stomach, one to drink before bed. Whoever makes it has to know the plants and also what else a person takes.
psychotherapist > Write or call when you’re ready.
  Some people come in a crisis, and others because nothing is wrong and still nothing feels right. It takes an hour a week, a closed door and someone who remembers what was said.
  The first session is often the first time a thing is said out loud. Nobody has to be ready, and nobody has to have the right words.
couples therapist > Come together.
  Most couples have one argument that comes back in different clothes. With a third person in the room, each can finish a sentence and hear the other’s.
  Most couples wait for years before they ask for help. It’s easier when nobody has to be the guilty one.
addiction treatment center > Call any day. You don’t have to explain.
  Stopping is one decision; staying stopped is a thousand small ones. People need medical care, a daily plan and others who know what it’s like.
  Families are often the first to call, worn out and ashamed. They should hear that it’s an illness, that it can be treated and what the first days look like.
autism therapist > Tell us about your child.
  Every child on the spectrum has a different list of what’s hard and what’s wonderful. Progress means that mornings, school and friendships get a bit easier, for the whole family.
  Parents usually know their child best, and they’re tired of being told otherwise. Good therapy starts with what the child likes, and it’s measured by daily life.
senior living > Come for coffee and look around.
  Giving up a house is hard, even when the stairs have become a problem. People want a door of their own, company when they feel like it and help when they need it.
  Adult children look at the brochure; parents look at the other people in the dining room. Both want to know what happens if more help is needed one day.
ambulance service > Help is on the way.
  A crew has minutes to get there and seconds to decide. In the back, it’s about steady hands and a voice that says what’s being done.
  A transfer between hospitals, a fall at home, a race that needs someone on standby. Families remember the person who told them what was going on.
home care agency > Call and tell us what’s needed.
  Most people want to grow old in their own kitchen. Help with a shower, a meal or the pills makes that possible, and it matters who has the key.
  It usually starts with a phone call from a worried daughter or son. They need someone kind who comes when promised and notices when something’s different.
nursing home > Come and visit, more than once.
  Moving a parent in is one of the hardest days a family has. What counts afterward is ordinary: a warm meal, a known face, someone who answers the bell.
  Families want to know that someone’s there at night, too. They look at the rooms, the menu and how the staff talk to the person in the next chair.
hospice > Call, even if it’s only to ask.
  Near the end, people want less pain, fewer machines and more time with the ones they love. The family needs care as well, and somebody who isn’t afraid of the questions.
  A good day can be a favorite song, an open window, a grandchild on the bed. Care at the end is about such days, and about pain that’s kept away.
disability support service > Tell us how you’d like to live.
  Support is good when it leaves the decisions with the person. That can mean help with a bus, a job or a bank form, and knowing when to step back.
  Moving out, finding work, taking the bus alone: people want ordinary things. The right support comes at the right hour and leaves when it’s not wanted.
nursing service > Ask what can be done at home.
  Wounds, drips and insulin can often be handled at home, in your own bed. Families learn what to watch for, and a nurse keeps the record straight.
  After a hospital stay, the first days at home are the hard ones. A nurse who comes regularly sees what’s healing and what isn’t, and talks to the doctor.
midwife > Call whenever you wonder.
  Nine months bring a hundred questions, and most of them come at night. A midwife knows the mother before the birth, stays calm during it and comes back for the weeks after.
  Parents want to know that what they feel is normal, and when it isn’t. Having the same familiar face before and after the birth makes a big difference.
doula > Let’s meet before the big day.
  Doctors look after the birth; somebody should look after the one giving it. That means a hand, a word, a cold cloth, and staying through the long hours.
  First-time parents don’t know what to expect, and no class can quite tell them. Someone who’s seen many births can say what’s happening and remind them to drink.
lactation consultant > Call before it gets too much.
  Feeding a baby is natural, and in the first week it can be miserable. A change of position or a quiet hour with someone experienced is often all it takes.
  Sore, tired and in doubt, many mothers are ready to give up in the second week. They need somebody who looks, listens and supports whatever they decide.
animal physiotherapist > Bring treats.
  A dog won’t say that its hip hurts; it just stops jumping into the car. Gentle work, a treat and exercises at home bring a lot of that back.
  After surgery, or with stiff old joints, animals need to move in the right way. Owners learn the exercises and are often surprised by what a few weeks can do.
veterinarian > Call if something seems off.
  Patients can’t say where it hurts, and their people are worried. A vet has to read both: hands on the animal, eyes on the owner, and plain words about the choices.
  For some it’s a yearly shot, and for others it’s the worst day of the year. Both deserve a calm room, a clear price and time for questions.
equine veterinarian > Call from the barn.
  A horse won’t fit in a waiting room, so the vet drives to the barn. Owners want a straight answer about that limp, often before the weekend.
  Colic doesn’t keep office hours. Riders and breeders want someone who arrives, stays calm around a frightened animal and explains what comes next.
farm veterinarian > Call, day or night.
  A calving doesn’t wait for daylight, and a sick herd is a farmer’s income. The job is boots, long arms and knowing which problem comes first.
  Prevention is cheaper than any emergency: vaccines, hooves, feed, a look at the young stock. Farmers value someone who knows their barns and their sums.
`);
