import { pitchesOf } from './pitch-list.ts';

/** Lessons in languages of faith and hand, music, arts and crafts. */
export const lessons = pitchesOf(`
bible school > To teach Scripture with care and give students room for honest questions.
  people: people preparing for ministry or mission work; church members who want to go deeper; seekers with questions they’ve carried for years
  who: Adults of many ages, often connected to a church, who study full-time, in the evening or from home and often hear about it from a pastor.
  mind: They hope to grow in faith and understanding, and they like teachers who don’t rush past a hard verse.
  lines: Old words, open questions | Chapter and verse, with company | Study, pray, ask | A closer look at the Word | Context before conclusions | Bring your Bible and a pencil
  tip: Ask pastors in your area whether a student may speak for three minutes after a service.
  tip: State what you believe, which churches you work with and whether credits transfer, since applicants look for all three.
  tip: Record ten minutes of teaching on one short passage, and let people share it in their small groups.
  tip: Invite former students to write a few lines about what they do now, in a church or in ordinary work.
  tip: Print a Bible reading plan for the weeks before Christmas or Easter, with your course dates on the back.
quran school > To teach the Quran with care, from the first letter to a confident recitation.
  people: Muslim parents who want steady lessons for their kids; children and teens learning to recite or memorize; adults who never had the chance when they were young
  who: Mostly families with school-age children, after school or on weekends, choosing on a recommendation from relatives, friends or the mosque.
  mind: They care about correct tajweed, good manners and a child who goes gladly.
  lines: Letter, sound, verse | Begin with alif | Tajweed, patiently taught | A verse to bring home | Recite with care | Learned young, kept for life
  tip: Post short audio of a teacher reciting a few lines, so that parents can hear the pronunciation before they visit.
  tip: Say who teaches, where they studied or who granted their ijazah, and how classes are grouped.
  tip: Ask the mosque, the halal grocer and community groups to share your class times before Ramadan and in late summer.
  tip: Explain the path from letters to reading to memorizing, and what should be practiced at home each day.
  tip: Invite relatives to a small recitation at the end of term, and film only children whose parents have agreed.
hebrew school > To give children the letters, songs and stories that make Jewish life their own.
  people: parents raising Jewish kids in busy weeks; families with a bar or bat mitzvah ahead; interfaith families hoping for a warm welcome
  who: Families with children roughly from kindergarten to thirteen, mostly from nearby, on a weekday afternoon or weekend morning; many belong to a synagogue.
  mind: They remember their own classes, good or bad, and want this to feel joyful and not like more homework.
  lines: Alef, bet, and a snack | Right to left, with a smile | Songs, stories, challah | Learn it, sing it, bake it | Ready for the bimah | A happy place to say shalom
  tip: Before the High Holidays, invite young families to an hour of baking or singing, with enrollment forms on a side table.
  tip: Explain bar and bat mitzvah preparation in one place: when it starts, how many hours a week, and what it costs.
  tip: Say plainly how you welcome interfaith and unaffiliated families, and whether membership is required.
  tip: Visit Jewish preschools, community centers and day camps in spring, when parents make plans for fall.
  tip: Share recipes, songs and artwork in public, and keep faces, class times and rooms in messages to enrolled families.
sign language school > To get learners signing well enough to hold a real conversation.
  people: parents and siblings of deaf children; nurses, teachers and others who meet Deaf people at work; friends and neighbors who want to talk directly
  who: Mostly hearing adults in evening or online classes, some sent by an employer, plus families who’ve recently learned that a child is deaf.
  mind: They hope for a real connection, with one person or many, and they try to be respectful while they learn.
  lines: Talk with your hands | Eyes up, hands ready | Say hello without a sound | A language you can see | Learn to listen with your eyes | Sign a little every day
  tip: Film a sign of the week with captions, and have a Deaf teacher or fluent signer lead it.
  tip: State which sign language you teach, who teaches it and what each level lets a learner do.
  tip: Ask Deaf clubs and associations which classes the community would welcome, and point your learners to events open to them.
  tip: Offer hospitals, schools and front desks a short session on the twenty signs they’d use most.
  tip: Put the manual alphabet on a bookmark, and ask libraries, audiologists and bookstores to set out a stack.
homeschool co-op > To bring homeschooling families together for classes, field trips and friendship.
  people: parents new to teaching at home; experienced homeschoolers with a subject to share; families looking for friends for their kids
  who: Homeschooling families from neighboring towns, often with several children, who usually meet once or twice a week from fall to spring.
  mind: They like to choose what and how their children learn, and they don’t want to do it alone.
  lines: School at home, friends here | Many kitchens, one classroom | Share a subject, gain a class | Learn together on co-op day | Chemistry on someone else’s table | Field trip, anyone?
  tip: Publish one plain page with cost, ages, meeting days, parent duties, and whether the group is faith-based or secular.
  tip: Hold a park day each month where newcomers can talk with members before they commit to anything.
  tip: Have the homeschool association and the library list the group, with an email address that someone answers within two days.
  tip: Show projects, trips and tables on public pages, and leave out faces and names unless the parents agree.
  tip: Announce next term’s classes together with the ones that still lack a teacher; a reader may be that parent.
music school > To get people of all ages playing an instrument, and keep them at it.
  people: parents picking a first instrument; adults who always meant to learn; young players getting ready for a band or an audition
  who: Families with school-age children make up most of it, joined by teens and adults, usually in weekly lessons through the school year.
  mind: They like progress they can hear, and a teacher who makes practice less of a fight.
  lines: From first note to first concert | Practice, applause, repeat | Find your instrument | A house full of scales | Loud rooms, patient teachers | Play something tonight
  tip: Hold an afternoon before the school year begins when children can try out the instruments you teach.
  tip: Share ten seconds of a student concert, with parents’ consent, picked for joy instead of perfection.
  tip: Give every teacher a short profile with instrument, ages taught and a clip of them playing.
  tip: Talk with the band and orchestra directors at nearby schools about which instruments they’re short of this year.
  tip: Answer three questions before the first call: instrument rental, missed lessons, and how much practice is expected.
piano teacher > To teach the piano patiently, so students keep playing long after lessons end.
  people: parents with a child who picks out tunes on the keys; adults coming back to the piano after years away; teens who want to play what they hear
  who: Families with children of six and up, and a good number of adults, taking a weekly lesson close to home or by video.
  mind: They hope for steady progress without tears at the keyboard, and music they recognize.
  lines: Both hands, no hurry | Eighty-eight keys, plenty of time | Black keys aren’t scary | Left hand, meet right hand | Play it again, slower | For rusty and brand-new fingers
  tip: Record your own hands playing a beginner piece slowly from above, with the names of the notes on screen.
  tip: Tell parents what they need at home, including whether a keyboard will do and for how long.
  tip: Leave cards with the piano tuner, the sheet music store and the nearest school choir director.
  tip: Invite each student’s family to a short recital, and let every one of them bring a neighbor.
  tip: Keep your open weekly slots on your page, because parents look for Tuesday at four before they look for a method.
guitar teacher > To get fingers, chords and rhythm working so that students play songs they love.
  people: teens who want to play in a band; adults with a guitar gathering dust in the closet; parents of kids who asked for one for a birthday
  who: Often teens and adults under sixty, beginners or self-taught, booking regular lessons in person or online.
  mind: They dream of playing a real song soon, and they hate being stuck on the same few chords.
  lines: Sore fingers, good songs | Take it out of the closet | Past the F chord | Strum now, theory later | Songs first, scales soon | Ready for the next campfire
  tip: Film a single chord change in close-up at half speed, and post one every Friday.
  tip: List songs a beginner can expect to play in the first months, sorted from easy to harder.
  tip: Ask the guitar shop to hand your card to people buying a first instrument, and send your students there for strings.
  tip: Take willing students to an open mic, and mention from the stage where they learn.
  tip: Say whether you teach acoustic, electric or bass, by tab or by notes, and what a newcomer should bring.
violin teacher > To build good posture, a true ear and a singing tone from the first bow stroke.
  people: parents of young children starting on a small violin; students who play in the school orchestra; adult beginners with more patience than they think
  who: Mostly children from preschool to high school with a parent involved in practice, plus some adults, in regular lessons over years.
  mind: They know that it takes a long time, and they need small signs that it’s moving forward.
  lines: Bow straight, listen closely | Small violins, big ears | Hold it well, hear it sing | Four strings and patience | Past the squeaky part | A better sound this week
  tip: Explain violin sizes, renting and what a decent bow costs, since parents often buy the wrong thing before the first lesson.
  tip: If a family agrees, record the same student every few months; hearing the clips in a row shows what slow progress sounds like.
  tip: Get to know the violin shop and the school orchestra teachers, who are asked for names all the time.
  tip: Name your approach, whether Suzuki, traditional or a mix, and what it asks of parents at home.
  tip: Arrange for students to play together in a library or retirement home once a term, and invite the public.
singing teacher > To give every voice more range, more breath and less fear.
  people: adults who were told they couldn’t sing; choir members and band singers with a weak spot; young performers with an audition coming up
  who: Adults and teens for the most part, from shower singers to semi-professionals, booking weekly or in the run-up to a date.
  mind: They feel exposed when they sing, and they want honesty given gently.
  lines: Better than in the shower | Find the note, keep the note | Breathe, then sing | Your voice has room | Higher, lower, easier | For people who “can’t sing”
  tip: Post a warm-up that people can do in a parked car, and sing it with them.
  tip: Offer to warm up a choir or community theater cast before one rehearsal, and leave a card with each singer.
  tip: If you teach beginners, say in your first line that nobody has to read music or sing alone on day one.
  tip: With permission, share two clips of an ordinary adult singing the same line a few months apart.
  tip: Describe the first lesson minute by minute, because nerves keep more people away than the price does.
drum school > To turn table tappers into drummers with solid time and loose wrists.
  people: parents of kids who drum on every table; adults who finally want a go at the kit; band and marching drummers who want cleaner time
  who: Children from about six up to retirees, mostly in weekly lessons, many of them without room for a drum set at home.
  mind: They want to make noise with a purpose, and they worry about the neighbors and a place to practice.
  lines: Keep time, make noise | Count to four, hit something | The neighbors will manage | Loud, and on the beat | All you need is two sticks | Hold the groove
  tip: Answer the neighbor question first: practice pads, electronic kits, headphones and sensible hours.
  tip: Film a simple groove from above so that viewers see hands and feet, and count it out loud.
  tip: Take a kit to a school fair or street festival, and let anyone play for two minutes under a teacher’s eye.
  tip: Get acquainted with guitar teachers and rehearsal rooms, since so many young bands are looking for a drummer.
  tip: Print the first beat your students learn as a poster, in notation that a child can follow, with your address below.
ballet school > To teach ballet with good posture, musical ears and plenty of encouragement.
  people: parents of little ones who dance around the house; serious students preparing for exams or auditions; adults at the barre for the first time or again
  who: Mostly families with children from preschool through the teens, in classes by age and level, often with evening groups for adults.
  mind: They look for discipline without harshness, and they ask about shoes, recitals and pointe before anything else.
  lines: Hair up, shoulders down | Pliés, patience, applause | First position, first steps | Small steps, long lines | See you at the barre | Tutus come later
  tip: Put the dress code, hair rules and where to buy slippers on one sheet, with a drawing of a proper bun.
  tip: Explain what decides when a student goes on pointe, and speak of strength and safety before age.
  tip: Hold a watching week each term, when parents, grandparents and curious friends may sit in on class.
  tip: Choose shoes, the barre and shadows for public pictures, and get written consent before a child’s face is shown.
  tip: If you take preschoolers, give nearby nursery schools invitations to a trial class that parents can stay for.
drama school > To give students a stage, a part and the nerve to speak up.
  people: parents of shy kids and of loud ones; teens with auditions or a school play ahead; adults who’d like to try acting
  who: Children, teens and adults, mostly in weekly groups that work toward a show, with audition coaching for the more ambitious.
  mind: They like belonging to a cast, and they hope to come out of it a little braver.
  lines: Enter, speak up, bow | Places, please | Learn your lines, lose your fear | Shy today, Hamlet tomorrow | There’s a part for you | Try on someone else’s shoes
  tip: Post rehearsal details such as a prop, a marked-up script or shoes under the curtain, and save faces for those with consent.
  tip: Run an hour of improv at a school or library, and pass a sign-up sheet around.
  tip: Announce the show date when enrollment opens, so that grandparents can save it and travel.
  tip: Tell parents how parts are given out and how much stage time a beginner can expect.
  tip: Find a former student who now speaks for a living, in court or in class, and ask for two sentences.
art school > To teach people to look closely, draw honestly and paint without fear.
  people: adults who think they can’t draw; teens building a portfolio; parents of children who fill every sheet of paper
  who: Beginners and hobby artists of all ages in evening, weekend or daytime classes, plus young people applying to college programs.
  mind: They look forward to quiet time with their hands, and to feedback that’s useful without stinging.
  lines: Draw what you see | Pencils up, phones down | Look twice, draw once | Charcoal on your sleeves | Make a mess, call it a study | Learn to see, then draw
  tip: Show a student’s first and tenth drawing of the same object side by side, once the student has agreed.
  tip: Hang student work in a café, clinic or library for a month, with your class dates on the label beside it.
  tip: Publish the supply list with rough prices, and mark what’s provided, so that nobody’s scared off by the art store.
  tip: Offer one evening of drawing without enrollment, and announce it to book clubs, knitting groups and retirees.
  tip: Set up a phone above an easel and speed up an hour of painting into half a minute, hands only.
driving school > To turn nervous beginners into calm, careful drivers who can manage alone.
  people: parents of teenagers with a learner’s permit; adults who never got a license; newcomers used to driving on other roads
  who: Mostly people from fifteen to twenty and their families, along with adult beginners and people new to the country, all from the area.
  mind: They get nervous about traffic and the test, and they want a patient instructor and clear prices.
  lines: Mirrors, signal, breathe | Calm hands on the wheel | From parking lot to freeway | Merge without holding your breath | Ready for the left turn | Pass the test, then drive well
  tip: Congratulate new drivers with a picture beside the car, license covered, if they or their parents say yes.
  tip: List what a full course costs, how many hours the state requires and what a second attempt at the test adds.
  tip: Map the tricky spots near the test office, such as the odd intersection or the steep hill, and explain one a week.
  tip: Give high schools and parents’ groups a page on how to practice at home, with your name and number on it.
  tip: Check that the phone number on your car can be read from two cars back, since every lesson passes future students.
motorcycle school > To teach riders balance, braking and judgment before they meet traffic.
  people: beginners who’ve never let out a clutch; returning riders after years without a bike; commuters who’d rather ride than sit in traffic
  who: Adults from their late teens to retirement, often signing up in spring for a weekend course that leads to a license.
  mind: They love the idea of riding, respect the danger, and want to practice where nobody honks.
  lines: Eyes up, easy on the clutch | Slow turns first | Two wheels, clear head | Learn to stop before you go | First gear, then the open road | Ride like you plan to grow old
  tip: Answer first on your page whether a motorcycle, helmet and gloves are provided and what students have to bring.
  tip: Film one slow-speed exercise from the saddle and from above, with the instructor’s words as captions.
  tip: Leave course cards at motorcycle dealers, gear shops and insurance agencies, where new riders ask how to begin.
  tip: Say whether the course replaces the state riding test or earns an insurance discount, and link to the rule.
  tip: Invite past students to a refresher morning each spring, and let them bring a friend who’s been thinking about it.
flight school > To teach people to fly safely, from the first checklist to the first solo.
  people: people who’ve wanted to fly since childhood; students training for an airline career; pilots adding a rating or getting current again
  who: Teens to retirees, mostly within driving distance of the airfield, who fund training by savings, loans or installments and fly when weather allows.
  mind: They weigh a big wish against a big bill, and they want instructors who stay calm.
  lines: Left seat, your turn | Check the list, then the sky | From ground school to first solo | Come down softly, smile all day | Learn to land | Your name in a logbook
  tip: Publish a realistic cost for a private license, with average hours at your school beside the legal minimum.
  tip: Post a cockpit clip of one landing with the radio audible and a short caption for each call.
  tip: Sell introductory flights as a printed voucher in time for Father’s Day and the holidays, with weather rules on the back.
  tip: With consent, share first solos: the date, the airplane’s shadow and one line from the student.
  tip: Speak at high schools, veterans’ groups and the pilots’ association about the medical exam and the steps to a license.
cooking school > To get people cooking real food with their own hands, and eating it together.
  people: home cooks stuck on the same five dinners; couples and friends planning an evening out; companies looking for a team event
  who: Adults of every age, often in pairs or small groups, booking for an evening, a birthday or a gift.
  mind: They love eating well, fear the knife or the dough a little, and want to go home able to do it again.
  lines: Cook it, then sit down to it | Knives sharp, sleeves up | Learn dinner by making dinner | Burned it before? Come in | Onions first, then everything | Stir, taste, add salt
  tip: Put the class calendar first on your website, with the menu, the price and the number of spots left on each date.
  tip: Film ten seconds of one technique, such as folding dough or slicing an onion, with only the kitchen sounds.
  tip: Answer allergies, vegetarian swaps, wine and dietary rules before anyone has to ask.
  tip: Sell a gift card that people can print at home until the last evening before a holiday.
  tip: Write to office managers nearby in September with a one-page plan for a team dinner, price per person included.
bartending school > To prepare people for a busy bar, from a steady pour to a polite no.
  people: job seekers who want work behind a bar; students who need evening income; bar and hotel owners with new staff to train
  who: Mostly young adults of legal age, often between jobs or looking for a second one, plus some hobby hosts.
  mind: They need to get hired, and they don’t want to freeze when three people order at once.
  lines: Shake, strain, serve, smile | Learn the pour before the rush | Ready for Friday night | Two hands, six orders | Know when to say last call | Get quick behind the stick
  tip: List the hours, the drinks covered and whether a certificate for servers is included.
  tip: Time students on a round of four drinks at the start and end of the course, and post both with their permission.
  tip: Call bar managers each season to ask who’s hiring, and show those openings to current students.
  tip: Be careful with job promises: say how you help with placement and let graduates describe what happened.
  tip: Offer a cocktail evening for birthdays or offices; guests see the training bar, and some come back as students.
barista school > To teach people to pull, taste and correct an espresso and to steam milk properly.
  people: job seekers who want to work in a café; café owners training a new team; home baristas with a machine they can’t tame
  who: Mostly young and midlife adults, some sent by an employer, some on a weekend course they paid for themselves.
  mind: They care about taste and detail, and they want to know why yesterday’s shot was better.
  lines: Grind, tamp, taste, adjust | Steam it till it shines | Learn what sour is telling you | From first shot to first shift | A heart in the cup, eventually | Dial it in yourself
  tip: Post a slow-motion pour each week, including one that failed, and name the mistake.
  tip: Separate your classes clearly into home, job starter and café team, with machine hours per person for each.
  tip: Ask roasters and espresso machine dealers to mention your class to everyone who buys a machine or a first bag.
  tip: Offer new cafés a training day before opening, and send the offer when you see paper on the windows.
  tip: Make a palm-sized card with sour, bitter and watery on one side and the fix on the other, and hand it out.
wine school > To teach people to taste with attention and choose a bottle with confidence.
  people: wine drinkers who want words for what they like; restaurant and shop staff preparing for an exam; couples and groups looking for a good evening
  who: Adults of legal drinking age, often from their late twenties up, coming in the evening as couples, friends or colleagues.
  mind: They like wine, hate having to pretend, and worry about saying something silly.
  lines: Sniff, sip, say what you think | Six glasses, no snobbery | Learn what you like | Taste two, compare notes | Read the label, then ignore it | No wrong answers at this table
  tip: Name evenings after questions people ask, such as why this one costs more or what goes with fish.
  tip: State how many wines are poured, whether there’s food, and how guests can get home.
  tip: Share a two-line tasting note in plain words each week, together with a wrong guess from class.
  tip: Offer restaurants and wine shops a staff session on their own list, held on a slow afternoon.
  tip: If you prepare for exams, list levels, study hours and dates apart from the evenings held for fun.
beauty school > To train students in hair, skin or nails until they’re sure-handed and ready for a license.
  people: high school graduates looking for a creative trade; adults changing careers; salon workers adding a license
  who: Often recent high school graduates and adults up to their thirties, paying with aid or part-time work, who live within commuting distance.
  mind: They hope for work they enjoy, enough practice before the state board, and patience with beginners.
  lines: From mannequin to mirror | Steady hands, sharp shears | Practice now, clients later | Hair, skin, nails, license | Your chair is waiting | Learn it here, take it anywhere
  tip: List program hours, kit cost, tuition and the license each course leads to, side by side.
  tip: Photograph one student’s first and latest work on the same mannequin, and add the number of hours between the two.
  tip: If you run a student clinic, explain to the public who does the work, who supervises and what it costs.
  tip: Ask salon owners what new hires lack, teach it openly on your page, and invite the owners to a hiring day.
  tip: Visit career days at high schools with a mannequin and a curling iron; a demonstration draws more than a table of brochures.
sewing school > To get beginners past their fear of the machine and into clothes they made or mended.
  people: beginners with a machine still in its box; parents of kids who like making things; people who want to mend and alter what they own
  who: Mostly adults of all ages, plus some children and teens, in evening, weekend or vacation classes.
  mind: They like making something useful, hate throwing clothes away, and want someone near when the thread jams.
  lines: Hem your own pants | Thread it, press go | From pillowcase to zipper | Mend it, wear it again | Straight seams, good company | The machine won’t bite
  tip: Name each class after what students take home, such as tote bag, pajama pants or a fixed zipper.
  tip: Explain whether machines, fabric and patterns are included, and what a student’s own machine must be able to do.
  tip: Leave cards at fabric stores, dry cleaners and machine repair shops, where people ask who could teach them.
  tip: Film a jammed bobbin being cleared in thirty seconds; nearly every beginner will save it.
  tip: Hold a mending evening once a month where people bring one torn thing, and post before-and-after pictures of the holes.
pottery class > To give people clay, patient teaching and a few hours to make something with their hands.
  people: beginners who want to try the wheel; couples and friends looking for an evening together; hobby potters who need a kiln and a routine
  who: Adults from students to retirees, often free in the evening, booking one session first and then a course.
  mind: They come for calm, muddy hands and a bowl to keep, and they don’t mind if it leans.
  lines: Center the clay, then yourself | Mud on your sleeves, bowl on the shelf | Wobbly bowls welcome | Throw something on purpose | Hands in clay, phone away | Make your own mug
  tip: Explain how long it takes until a piece is dried, fired and ready for pickup, because everyone asks on the way out.
  tip: Film hands centering clay for fifteen seconds with the sound of the wheel and nothing else.
  tip: Send a photo when pieces come out of the kiln; people who love theirs will share it and tag you.
  tip: Set up an evening for two with a gift card, and mention it in January and before Mother’s Day.
  tip: State whether beginners, children and long fingernails are all right, and what to wear.
film and photo school > To teach people to see light, choose a frame and say something with a picture.
  people: hobbyists who own a better camera than they can use; young people aiming for film or media work; small business owners shooting their own pictures
  who: Mostly teens to middle-aged adults, from weekend beginners to full program students, bringing anything from a phone to a cinema camera.
  mind: They know how the moment felt and wonder why the picture doesn’t, and they like criticism that helps.
  lines: Off automatic, at last | See the light first | Look, wait, shoot | Shoot, cut, look again | Fewer pictures, better ones | Say it in one frame
  tip: Show the same scene shot on automatic and then with one decision changed, and name the decision.
  tip: Run a one-hour photo walk in your town each month, with phones welcome and a single assignment.
  tip: Hang or screen student work where people wait, such as a theater lobby or café, with credits and your course dates.
  tip: State which cameras are fine, which gear can be borrowed and which editing program is used.
  tip: Send camera stores and community papers a short list of your next beginner dates each season.
circus school > To let kids and adults juggle, balance and climb, with strong mats and patient trainers.
  people: parents of kids who climb on everything; adults who want exercise that makes them laugh; schools and camps booking a workshop
  who: Families with kids of five and up, teens included, in weekly classes or vacation weeks, with some groups for adults.
  mind: They like movement without a scoreboard, and the parents among them ask how safety is handled.
  lines: Drop it, pick it up, again | Upside down by Thursday | Balls, hoops and brave tries | Juggle, tumble, take a bow | No scoreboard, just applause | Somersaults after school
  tip: Explain mats, spotting, age limits and trainer qualifications on one page, since safety is every parent’s first question.
  tip: Teach three-ball juggling in a short video with scarves or rolled socks, and invite people to send their best drop.
  tip: Perform ten minutes at a school fair or parade, and give children who try the hoop a trial-class card.
  tip: Offer principals a project week with a clear price, the space you need and a closing show.
  tip: Publish show pictures only of children whose parents agreed, and use silhouettes and props for the rest.
`);
