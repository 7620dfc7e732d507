import { pitchesOf } from './pitch-list.ts';

/** Gyms, studios and martial arts. */
export const training = pitchesOf(`
health coach > To make healthy habits small enough to survive a busy week.
  people: adults told by a doctor to change something; busy people who can’t stick to a plan; employers who care how their staff are doing
  who: Mostly working adults in midlife, often with desk jobs and families, meeting by video or in person every week or two for some months.
  mind: They know what to do, feel bad for not doing it and like having someone to answer to.
  lines: Small habits, kept | Change one evening first | A nudge, a plan, a check-in | Less advice, more follow-through | Habits that fit your week | From good intentions to Thursday walks
  tip: Offer a short first talk, and let people leave with a single habit to try before they decide anything.
  tip: Announce a habit experiment of your own every Monday, and report on Sunday how it went, failures included.
  tip: Explain how you differ from a doctor, dietitian or therapist, and when you’d send someone to one.
  tip: Ask nearby practices if they’d keep your cards for patients who’ve been told to move, sleep or eat differently.
  tip: Bring a lunch talk to an office: a single topic, a handout, no sales pitch and a sign-up sheet by the door.
gym > To give people a place to train and somebody who expects them on Thursday.
  people: beginners who feel watched among the machines; regulars who train before or after work; people getting back in shape after a break
  who: Mostly adults who live or work within a short drive, from students to retirees, training before work, at lunch or in the evening.
  mind: They worry about looking lost, dislike crowds at the rack and hate contracts that are hard to leave.
  lines: Show up, warm up, lift | An open rack and a friendly hello | Beginners, this way | Your Tuesday starts with squats | Lift something, feel better | The hardest part is the door
  tip: Post your quietest hours on the website and at the desk; nervous beginners plan their first visit around them.
  tip: Film a walk from the entrance to the lockers to the first machine, so newcomers know where to go.
  tip: Show the monthly price and how to cancel on the same page, because people assume the worst when it’s hidden.
  tip: Plan something for late February, such as a check-in with every January member, when most have begun to skip.
  tip: Trade guest passes with offices, barbershops and physical therapists within a mile, and note which ones bring people in.
personal trainer > To keep each client on plan, on time and honest about the last rep.
  people: busy people who skip workouts on their own; beginners who want to lift without getting hurt; people training for a date on the calendar
  who: Working adults and older clients, mostly, who meet a trainer once to three times a week, in a gym, at home, outdoors or online.
  mind: They train better when someone expects them, and fear being pushed too hard.
  lines: Someone’s counting on you | Your reps, counted and corrected | An appointment beats an intention | Stronger on a schedule | A plan for your knees, too | Train with someone watching your form
  tip: Say who you’re good with, such as beginners past fifty or runners with bad backs, before you list your certificates.
  tip: Film a correction each week: the same exercise done the common way, then the better way.
  tip: Ask clients what got easier, such as stairs, suitcases or sleep, and quote them with permission in place of measurements.
  tip: Post next week’s open slots every Friday, by day and hour, with the price of a first session.
  tip: Introduce yourself to physical therapists and chiropractors whose patients need a careful next step after treatment.
functional fitness box > To bring different people into one hard hour they’d never do alone.
  people: former athletes who miss a team; beginners who want coaching in a group; firefighters, nurses and others who need to be fit for work
  who: Mostly adults in their twenties to fifties who come several times a week, before or after work, and soon know everyone’s name.
  mind: They like being pushed by a group, and worry beforehand that they aren’t fit enough to start.
  lines: Your own weight, everyone’s clock | Scaled for you, cheered by all | The workout’s on the board | Slow finish, loud cheers | Hard for an hour, good all day | Chalk, sweat and first names
  tip: Show the same workout scaled three ways, by three members who agree to be filmed, so nobody thinks it’s only for the fit.
  tip: Post the workout of the day every evening, with a line on how a beginner would do it.
  tip: Explain your beginner course on the first screen: how many classes, what they cost, what comes next.
  tip: Hold a bring-a-friend workout each month that pairs people up, and learn every guest’s name before the clock starts.
  tip: Invite the nearest firehouse, police department or nursing staff for a Saturday class of their own.
yoga studio > To get stiff and tired people onto a mat and away from the phone.
  people: beginners who can’t touch their toes; desk workers with tight backs; regulars who come to unwind after work
  who: Adults of many ages from the neighborhood, with women in the majority, who fit a class or two around work and family each week.
  mind: They look for calm, and fear being the stiffest person in the room.
  lines: Stiff people especially welcome | An hour without your phone | Breathe in, roll out the mat | Toes optional | Good for backs, better for busy heads | Every pose has an easier way
  tip: Mark which classes suit a first-timer, in plain words beside the schedule, since style names mean nothing to newcomers.
  tip: Show ordinary bodies using blocks, straps and chairs, with their permission, in place of acrobatics at sunset.
  tip: Post what to bring, where to leave shoes and how early to come; those small things keep people at the door.
  tip: Teach an evening of desk stretches at a nearby office or library, and leave cards with a class to start with.
  tip: Introduce each teacher with a portrait and a sentence on how their class feels: slow, sweaty, quiet, talkative.
prenatal fitness studio > To keep mothers strong, in good company and unhurried before and after birth.
  people: pregnant women who want to keep moving; new mothers easing back into exercise; expecting mothers who’d like to meet others
  who: Pregnant women and new mothers who join for a few months, often in the second trimester, and come back with a baby.
  mind: They ask what’s safe this week, and enjoy being among others who are due soon.
  lines: Strong for two | Move with your bump | Classes that change with the weeks | Room for the belly and the baby | Deep breaths before the big day | Strong again, in your own time
  tip: Sort classes by trimester and by weeks after birth, and say when to get a doctor’s or midwife’s go-ahead.
  tip: Display the instructors’ prenatal training where people book, because safety is the first question of every caller.
  tip: Show one movement in its early, middle and late version, with a mother who agrees to be filmed.
  tip: Take flyers to obstetricians, midwives and maternity shops, with the next starting dates in large type.
  tip: Start a message group for each course, and let mothers who’ve given birth tell the others when they’re ready.
pilates studio > To strengthen backs and bellies with slow, exact work and close attention.
  people: desk workers with aching backs; dancers and runners who want control; people starting gently after a long break
  who: Adults from their twenties to retirement, mostly women, who come weekly or more often, alone or in small classes.
  mind: They like having their form corrected, and wonder whether they can manage a machine with springs.
  lines: Small moves, strong middle | Slow on purpose, hard on purpose | Springs, mats and better posture | Stand taller at the sink | The quiet way to a strong core | Shake now, stand straight later
  tip: Explain the difference between mat and machine classes with a picture of each, and mark which you teach.
  tip: Film an exercise from the side with the common mistake first, then the correction by a hand or a word.
  tip: Offer newcomers a short introduction to the equipment before their first group class, and put it first in the schedule.
  tip: Tell physical therapists and chiropractors nearby how you work with clients who’ve finished treatment.
  tip: Keep class size visible when people book; it’s the reason many choose Pilates over a big gym.
barre studio > To turn tiny movements at a rail into strong legs and an upright back.
  people: beginners who never danced but like the idea; former dancers who miss the barre; friends who want to work out together
  who: Mostly women from their twenties to fifties living or working close by, fitting several short classes into a working week.
  mind: They like music and good form, and worry that it’s only for dancers.
  lines: Tiny moves, shaky legs | No tutu required | Hold the rail, find your calves | Small pulses, big playlist | Stand taller in line | Up on your toes before breakfast
  tip: Say “no dance experience needed” in the headline, and show a first class with people in plain leggings.
  tip: Share a song from this week’s playlist and the move that goes with it, and tag the instructor.
  tip: List what to wear, above all grippy socks, and whether you sell or lend them.
  tip: Suggest a class for bachelorette groups and book clubs, with a simple way to reserve the room or a row at the barre.
  tip: Give newcomers three classes’ worth of goals, such as holding a plié to the end of a song, on a small printed card.
indoor cycling studio > To turn the lights down and the music up, so riders forget the day.
  people: office workers who want to sweat off the day; beginners who like riding in the dark; road cyclists waiting for better weather
  who: Mostly younger working adults who book single rides on an app, close to home or the office.
  mind: They ride for music and energy, and fear being slow in front of others.
  lines: Lights down, legs round | Your dial, your ride | Ride hard, go nowhere | Leave the day behind, clip in | No traffic, no rain, no stop signs | A good sweat in the dark
  tip: Show newcomers how to set the seat and clip in, in a half-minute clip linked from the booking confirmation.
  tip: Announce theme rides by artist or decade a week ahead, and let riders vote on the songs.
  tip: State shoe sizes, towels, showers and arrival time in the confirmation, since those are the questions at the desk.
  tip: Call offices nearby about a private team ride, with the instructor and the playlist of their choice.
  tip: Put the instructors’ names and playlists next to each class; riders choose the person before the hour.
dance studio > To teach steps slowly enough that people enjoy the floor instead of watching it.
  people: couples preparing a wedding dance; adults who always wanted to learn; parents of children who dance around the living room
  who: Children, teenagers and adults from the area, some in couples and many alone, coming weekly in courses through the year.
  mind: They fear having two left feet, and look for an evening with company and music.
  lines: Two left feet welcome | Count to eight, then smile | First steps, then the whole song | Learn it before the wedding | Music on, shoes on | Come alone, dance with everyone
  tip: Say plainly for each class whether a partner is needed, since that’s the question that keeps singles at home.
  tip: Film eight counts of a beginner combination in the third week of a course, with everyone’s consent.
  tip: Offer couples a short wedding package through bridal shops, venues and DJs, with a date to begin.
  tip: Hold an open evening before each term where people can try two styles in an hour.
  tip: Get a parent’s written consent before children appear in a recital clip, and send the family the link first.
pole dance studio > To help shy beginners get strong enough to trust their own grip.
  people: beginners who think they’re too weak; people who’d like a workout with style; friends planning a party class
  who: Women above all, and men as well, many in their twenties and thirties, who begin with a taster and move on to courses.
  mind: They worry about their bodies and what others think, and bloom in a room that cheers.
  lines: Strong comes with practice | Hold on and laugh | Bruises today, tricks tomorrow | Come shy, leave stronger | Spin first, grace later | Grip, climb, cheer for each other
  tip: State clearly that classes are private, who may watch and when filming is allowed; many first-timers need to read it.
  tip: Post progress clips of a single move over weeks, by students who choose to share them.
  tip: Write a page on what to wear, why no lotion and how sore to expect to be.
  tip: Offer a relaxed party class for birthdays and bachelorettes, with its own page, price and group size.
  tip: Show instructors of different builds and ages in plain training clothes, since that’s who newcomers compare themselves with.
aerial silks studio > To take people from the mat into the air, safely and with care for every wrap.
  people: adults who dreamed of the circus; former gymnasts and dancers; parents of children who climb everything
  who: Mostly teenagers and adults, often women, plus children in many studios, who try a single class first and then sign up for a term.
  mind: They love the beauty of it, and worry about height and weak arms.
  lines: Two fabrics and a thick mat | Start low, fly later | Hang upside down on purpose | Climb, wrap, breathe, drop | Circus for people with day jobs | Learn the knot before the drop
  tip: Show the first class at knee height, with the mat in the picture, next to the spectacular drop.
  tip: Explain how rigging is checked and how many students share a fabric, because careful people ask.
  tip: Tell newcomers to cover knees and elbows and leave jewelry at home, right in the booking email.
  tip: Perform a short piece at a street fair or school event, and hand out cards for the next trial class.
  tip: Film a student’s foot lock or climb over a term, with consent, and let them tell what it took.
senior fitness studio > To help older people keep their balance, their strength and their errands.
  people: older adults who want to stay steady on their feet; retirees looking for exercise with company; families worried about a parent’s balance
  who: Mostly people past sixty-five from nearby, coming in the daytime once or twice a week, often with a friend.
  mind: They fear falling, dislike loud gyms and enjoy the talk afterward.
  lines: Stronger for stairs and grocery bags | Steady feet, good company | Never too late for a push-up | A chair, a band, a good laugh | Balance takes practice | Get up from the floor with ease
  tip: Use large type, a real phone number and a photo of the front door on everything you print.
  tip: Demonstrate a balance exercise at a senior center or church lunch, with a chair for everyone and cards on the table.
  tip: Let people watch a class before they join, and say so first on the flyer and the website.
  tip: Mention parking, steps at the entrance, music volume and how long a class stands; those decide whether they come.
  tip: Ask members what they can do again, such as reaching the top shelf, and print their words with permission.
stretching studio > To loosen hips, backs and shoulders that have been sitting too long.
  people: office workers stiff from sitting; runners and golfers with tight hips; people who find yoga too strenuous
  who: Adults with desk jobs or a regular sport, mostly living or working close by, booking a session weekly or whenever something tightens up.
  mind: They feel stiff and a bit old, and like being helped without having to perform.
  lines: Let someone else do the pulling | For hips that sit all day | Lie down, loosen up | Reach a little farther | Tight shoulders welcome | Unfold after a long week
  tip: Show a session from start to finish in half a minute, so people see what assisted stretching is.
  tip: Compare yourself honestly with massage and yoga in a short paragraph, since visitors are trying to place you.
  tip: Set up a table at a road race, golf range or office and offer five minutes per person, where the organizers allow it.
  tip: Write what to wear and whether shoes, socks and phones stay on, in the confirmation.
  tip: Post a stretch for each common posture, such as driving, scrolling or gardening, and name the muscle in plain words.
kids gym > To let children climb, roll and land softly while their parents breathe out.
  people: parents of toddlers with energy to burn; families planning a birthday party; parents looking for a first class
  who: Parents with babies, toddlers and grade-schoolers from nearby, coming weekly, on rainy days and for birthdays.
  mind: They hope for safe fun and a tired child, and look at the mats for dust.
  lines: Climb here, not on the couch | Soft floors for bold landings | Tired kids by naptime | Roll, jump, land, repeat | Rainy days need a trampoline | Big wiggles welcome
  tip: Answer first what parents ask first: ages, socks, snacks, and whether they may stay.
  tip: Photograph the equipment empty and clean in the morning light, and show children only with their parents’ consent.
  tip: Post on gray mornings that there’s room today, in neighborhood parents’ groups that allow it.
  tip: Give birthday parties a page with dates, numbers, price and what you clean up, so parents can decide at night.
  tip: Offer preschools and daycare centers a morning visit, and give each child a pass for a parent.
boxing gym > To teach people to punch properly and leave the day on the bag.
  people: office workers who need to clear their heads; beginners who don’t want to get hit; young people who want to compete
  who: Men and women from teenagers to people past fifty, mostly from nearby, training a few evenings or mornings a week.
  mind: They respect hard work, and fear walking in as the only beginner.
  lines: Hands up, head clear | Feet first, then fists | Three minutes, then breathe | You don’t have to get hit | Leave the day on the bag | Wrap up, warm up, hit the pads
  tip: Tell beginners in the headline that nobody has to spar, and show a class of ordinary people on the bags.
  tip: Film how to wrap a hand, slowly, and send the clip to everyone who books a first class.
  tip: List the rounds of a normal class, from rope to pads to sit-ups, so nobody imagines a movie.
  tip: Visit a school or youth center with pads and a coach, with parents’ consent for every child who joins in.
  tip: Post the fight record or teaching background of each coach beside a portrait without gloves.
kickboxing gym > To teach kicks, punches and calm, from the first wobbly stance to a clean combination.
  people: adults who find the treadmill boring; beginners who want to feel less afraid; teenagers with energy and parents who approve
  who: Mostly teenagers and adults up to midlife, a fair mix of men and women, coming two or three evenings a week.
  mind: They want a hard workout that teaches something, and worry about bruises.
  lines: Kick the day out of your legs | Gloves on, phone off | Pads, sweat and a good partner | Left, right, kick, breathe | Sparring only if you want it | Strong hips, clear head
  tip: Separate fitness classes and sparring in the schedule by color, so beginners book the right hour.
  tip: Show two members holding pads for each other and laughing, with consent; it answers the fear of aggression.
  tip: Tell newcomers which gear you lend and which to buy first, with rough prices.
  tip: Put a short combination of the week on video, from two angles, at half speed and then full.
  tip: Propose a lunchtime series to offices nearby, in ordinary sports clothes and with borrowed gloves.
karate school > To teach attention and respect through movements practiced for years.
  people: parents who want their child to learn focus; adults returning to the training of their youth; beginners looking for calm exercise
  who: Families with grade-school children, plus teenagers and adults from nearby, often training twice a week for years.
  mind: They value discipline without shouting, and want to see progress between belts.
  lines: Bow first, then begin | White belts start here | Focus they take home | One kata, a thousand times | Calm hands, strong stance | Patience with a belt around it
  tip: Explain the belts on a page, with what each asks for and how long students usually take.
  tip: Let parents watch a class before joining, and say which days are good for a visit.
  tip: Post a short form or stance each week by an adult student, and get parents’ consent before a child appears.
  tip: State costs clearly, including uniform, tests and tournaments, since hidden fees are what parents have heard about.
  tip: Give a demonstration at a school fair or summer festival, and let children break a practice board at the end.
self-defense school > To teach people to notice early, speak up and get away.
  people: adults who walk home late; companies and schools booking a workshop; parents who want teenagers to be prepared
  who: Women, teenagers and staff groups, and men as well, often for a weekend workshop or a short evening course.
  mind: They want to feel less helpless, and some have a bad experience behind them.
  lines: Louder, sooner, away | Notice, speak, leave | Practice saying no | A stronger voice on the way home | Simple moves that stay with you | Walk home with your head up
  tip: Describe the tone of a class, such as no pressure and a pause whenever anyone needs it, because some come after an attack.
  tip: Write about everyday situations, like a parking garage or an unwanted hand, and avoid frightening pictures.
  tip: Offer colleges, hospitals and employers a workshop page with length, group size and what people wear.
  tip: Teach a single idea in each clip, such as stance or voice, and say that no technique works every time.
  tip: Connect with real estate offices, nursing staff and running clubs, whose members often work or train alone.
judo club > To teach children and adults how to fall well, throw safely and look after a partner.
  people: parents of children who love to wrestle; adults starting or returning to the mat; teenagers with an eye on tournaments
  who: Children from grade school up, teenagers and adults, from families nearby, who practice a couple of evenings a week, some for life.
  mind: They like contact without aggression, and parents ask how safe the throws are.
  lines: First, learn to fall | Small can throw big | A fair throw and a helping hand | Grip, turn, throw, bow | Wrestling with manners | The mat is softer than it looks
  tip: Show breakfalls by a beginner in slow motion; it explains the sport and calms nervous parents.
  tip: Say that a T-shirt and long pants will do for the first class, and where to get a judogi later.
  tip: Ask a nearby school for a gym lesson on falling safely, and leave every child a note with training times.
  tip: Share tournament days through effort and fair play, and name a child only if the parents agree.
  tip: List the age groups with days, coach and belt level in a table that fits a phone screen.
brazilian jiu-jitsu academy > To make newcomers feel safe on the mat and help them solve a few more problems each week.
  people: office workers who like a puzzle; beginners of any size; parents hoping for a calmer, surer child
  who: Younger adults for the most part, many with desk jobs, plus children in many academies, training two to four times a week for years.
  mind: They enjoy learning by losing, and worry about injuries, egos and hygiene.
  lines: Tap early, come back often | A puzzle with arms and legs | Roll, tap, shake hands | Size helps less than you think | White belts welcome on the mat | Good training partners make good evenings
  tip: Say in the first lines that newcomers don’t have to roll hard, and name the class made for them.
  tip: Post the mat cleaning routine and the rules on nails, shoes and clean gis; careful people read it twice.
  tip: Film the escape of the week with two students of different sizes, and explain why it works.
  tip: Hold an open mat for visitors and other academies, with the etiquette written out beforehand.
  tip: Introduce the coaches by belt, teacher and what they do for a living, since lineage matters to those who know.
taekwondo school > To teach high kicks and good manners to whole families.
  people: parents of lively grade-school children; families who want to train together; teenagers who dream of tournaments
  who: Children from preschool on, teenagers, and often a parent or two who joins in, coming two or three times a week.
  mind: They want discipline and fun in the same hour, and ask what belts and tests will cost.
  lines: Kick high, bow low | Loud voices, good manners | Belts for the whole family | Energy in, focus out | Count to ten in Korean | From front kick to black belt
  tip: Offer a family class or family price if you can, and show siblings and parents in line with everyone’s consent.
  tip: Teach counting to ten in Korean in a short clip; children learn it and show their friends.
  tip: Lay out the cost of a year on a page, with uniform, belt tests and gear, before parents ask.
  tip: Announce belt tests with a sheet for grandparents on what they’ll see and when to clap.
  tip: Stay in touch with after-school programs and PTAs, and offer a demonstration with a board to break.
kung fu school > To pass on old forms patiently, to the young and the not so young.
  people: fans of the movies who want to try; adults looking for strength and calm; parents who want something beyond team sports
  who: Children, teenagers and adults up to old age, often alone at first, who train weekly or more and tend to stay for years.
  mind: They feel drawn to tradition and stories, and want to know what each movement is for.
  lines: Low stance, long patience | Old forms for new students | Every form tells a story | Tiger, crane and tired thighs | Start with the horse stance | Learn what the moves are for
  tip: Name your style and teacher on the website and explain in three sentences how it differs from others.
  tip: Show a move from a form, then its use with a partner, in a single short clip.
  tip: Take part in the Lunar New Year parade or street festival, and hand out trial class cards.
  tip: Offer an easy class for older beginners in the daytime, if your hall is open, and describe it without martial words.
  tip: Collect the questions from trial classes, such as weapons, meditation and age, and answer them on a page.
tai chi school > To teach a slow, steady practice that’s kind to joints and nerves.
  people: older adults who want better balance; stressed people looking for a quiet hour; beginners who find yoga too bendy
  who: Mostly people in the second half of life, many retired, meeting weekly or more often in halls, parks and studios.
  mind: They look for movement without strain, and wonder if they can remember the form.
  lines: Slowly is the whole point | Shift your weight, calm your mind | Move as if through water | Gentle on knees, good for nerves | Start the day unhurried | A quiet form for busy people
  tip: Film a minute of the group in the park at sunrise with natural sound, with everyone’s consent and no music.
  tip: Say that no fitness or special clothing is needed, and that the form is learned in small pieces.
  tip: Offer a first class through a senior center, library or doctor’s practice, and bring a large-print sheet.
  tip: Post three movements for waiting in line or standing at the sink, shown from the front and the side.
  tip: Give the names of the movements in English beside the Chinese; “part the wild horse’s mane” makes people curious.
fencing club > To hand beginners a mask, a blade and the manners that go with them.
  people: parents of children who don’t like ball games; teenagers who think fast; adults who always wanted to hold a sword
  who: Mostly children and teenagers from grade school up, plus adult beginners and veterans, who travel from across the area for an evening or two each week.
  mind: They like thinking under pressure, and wonder about safety and the cost of gear.
  lines: Mask down, salute, begin | Touch first, think faster | Swords for polite people | Chess at a running pace | Quick feet, quick wits | Your first touch, this week
  tip: Explain foil, épée and saber in three short paragraphs with a drawing, since nobody new knows the difference.
  tip: Say which gear the club lends and for how long, next to the price of a beginner course.
  tip: Set up a strip with plastic swords at a school or library fair, masks included, and collect parents’ email addresses.
  tip: Film a bout in slow motion with the lamp in view, and explain who got the touch and why.
  tip: Invite families whose children have tried other sports; write a page for them about size, temper and shyness.
swim school > To make children and adults safe, calm and happy in the water.
  people: parents who want their child safe near water; adults who never learned; swimmers who want a cleaner stroke
  who: Parents of babies to grade-school children, plus adult beginners, usually coming weekly in courses that run through the year.
  mind: They fear water accidents and tears, and want to know the teacher and the temperature.
  lines: Bubbles first, then strokes | Safe near water, happy in it | Kick, float, breathe, smile | It’s never too late to float | Warm water, patient teachers | From the steps to the deep end
  tip: Show the levels as a simple ladder, from face in the water to the first length, so parents know where to start.
  tip: Put water temperature, changing rooms, group size and where parents may sit above everything else.
  tip: Post drowning prevention tips before summer, and offer them as a printed sheet to schools and pediatricians.
  tip: Give adult beginners their own page with a kind headline; many are too shy to ask.
  tip: Film teachers’ hands, floats and ripples, and show a child’s face only with written consent from the parents.
surf school > To get first-timers standing on a wave and reading the water safely.
  people: vacationers who want to try it; families with kids who love the sea; beginners ready for a second and third lesson
  who: Visitors and weekenders, from children who can swim to adults of any age, often booking a day or two ahead by phone or online.
  mind: They dream of a story to tell at dinner, and picture cold, sharks and looking silly.
  lines: Three seconds you’ll talk about | Sand first, then salt water | Wax on, nerves off | Paddle, pop up, laugh | Learn to read the set | Salty nose, big grin
  tip: Update your page and stories each morning with the conditions and who they suit, in plain words.
  tip: Say what’s included, from board to wetsuit, what to bring, and what happens if the waves are too big or flat.
  tip: Ask hotels, campgrounds and rental hosts nearby to put your card in the room, and bring them along for a lesson.
  tip: Sell or send lesson photos the same evening, with the surfers’ permission to post; they’ll share them for you.
  tip: Explain who teaches, how many learners per coach and what lifeguard training the coaches have.
climbing gym > To give beginners the trust to leave the ground and climbers a wall to puzzle over.
  people: friends looking for something new to do; families with children who climb everything; regulars working on a hard route
  who: Students, young adults and families from across town, alone or in groups, after work, on weekends and in bad weather.
  mind: They like solving problems with others, and some fear heights or weak arms.
  lines: Trust your feet | Chalk up and look up | Every wall has a way | Fall, laugh, try it again | A puzzle you solve with your hands | Bring shoes, borrow courage
  tip: Show the route setters at work and announce new routes by color and difficulty on the day they open.
  tip: Tell first-timers whether they need a partner, an introduction or a waiver, with a link to sign before they come.
  tip: Film beginners of different ages on easy walls, with consent, since most clips show people hanging by a finger.
  tip: Suggest quiet morning hours to school classes, scout troops and company teams, with a price per head.
  tip: Hang a board for people looking for a climbing partner, by the desk or online, with level and free evenings.
gymnastics club > To teach children to roll, swing and land, and to enjoy each small step.
  people: parents of children who do cartwheels in the hallway; preschool parents looking for a first sport; young gymnasts who want to compete
  who: Mostly families with children from toddlers to teens, more girls than boys, coming once or several times a week through the school year.
  mind: They look for careful coaches who build children up, and ask about safety and waiting lists.
  lines: Cartwheels, taught from the start | Soft landings, brave tries | Beam, bars and big smiles | Where wobbles are allowed | Roll first, flip later | Tumble here, not on the stairs
  tip: Publish your rules on safeguarding and coaching in plain words, because parents look for them now.
  tip: Open a try-out morning before each term, by age group, with coaches’ names on the door.
  tip: Celebrate small skills, such as a first bridge or handstand, on a board in the hall and online only with parents’ consent.
  tip: Tell parents what to wear, how hair should be tied and where they can watch.
  tip: Offer preschools a tumbling morning, and mention classes for boys, adults or children with disabilities if you have them.
running club > To set a pace people can talk at, and wait at the corner for them.
  people: beginners who start with walking breaks; runners training for a race; new residents who’d like company
  who: Mostly adults from around town, twenties to seventies, of all speeds, meeting in the early morning, on weeknights or for a long run on Sunday.
  mind: They go out more often if the group is waiting, and hate the thought of being last.
  lines: Talk while you run | Someone’s waiting at the corner | Slow runners are runners | Miles go faster with company | From couch to corner to 5K | Rain or shine, shoes on
  tip: Publish pace groups with honest minutes per mile, a named leader for each and the promise that nobody is left behind.
  tip: Put the meeting spot on a map with a picture, the start time and where to leave a bag or a key.
  tip: Begin a course for beginners eight to ten weeks before a popular race in the area, and announce it at the finish line of another.
  tip: Partner with a running store or coffee shop as a start and finish point, and tag each other in posts.
  tip: Share a group picture after every run, taken with people’s okay, and name the newcomer who came for the first time.
cycling club > To ride together safely, at a pace that suits each group, with a stop for cake.
  people: riders tired of training alone; newer riders nervous about riding in a group; newcomers who don’t know the good roads
  who: Riders in midlife, and younger and older ones too, from around town, mostly meeting on weekends and summer evenings.
  mind: They like speed and chat in shifting amounts, and fear being dropped or holding others up.
  lines: Ride out together, roll home together | Take your turn in the wind | Hills, headwinds and good cake | Nobody fixes a flat alone | Know the signals, join the line | Good roads, good wheels, good talk
  tip: List every ride with distance, average speed, hills and whether it waits for the slowest, so people pick the right one.
  tip: Offer a skills morning on signals, gaps and corners in a parking lot each spring, and invite non-members.
  tip: Set up a club page on Strava or a similar app, and share the next route as a file before the weekend.
  tip: Leave flyers at bike shops and the café where rides stop, with a code to the ride calendar.
  tip: Picture the back of the group as often as the front; it shows beginners that somebody rides there.
`);
