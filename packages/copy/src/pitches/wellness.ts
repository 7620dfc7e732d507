import { pitchesOf } from './pitch-list.ts';

/** Clubs, outdoor schools and wellness. */
export const wellness = pitchesOf(`
tennis club > To get people from their first rally to a regular game.
  people: beginners who need a coach or a patient partner; families who want a sport for all ages; players looking for a doubles game
  who: Children, adults and retirees from nearby, singles players, doubles groups and families, playing weekly, more in the warm months.
  mind: They look for partners at their level, and wonder if the club is stuffy.
  lines: Love starts the game | A partner for every backhand | Soft balls for small hands | Doubles, then a chat at the net | First rally this month | Serve, laugh, play another set
  tip: Say how a newcomer without a partner gets a first game, in a single sentence on the home page.
  tip: Offer a short trial membership with a group lesson each spring, and set the price where a curious person says yes.
  tip: Keep a list or chat for open doubles spots, and thank the members who play with beginners.
  tip: Invite schools for a morning with short courts and soft balls, and send children home with a note for parents.
  tip: Show people of all ages and the clubhouse table, with their consent, as well as clean strokes.
padel club > To fill a court with four people and see them book again before they leave.
  people: friends looking for an easy first game; tennis players curious about the walls; companies planning an evening with colleagues
  who: Mostly adults from their twenties to their fifties, in groups of four, booking by app after work and on weekends.
  mind: They like to laugh and rally right away, and need a fourth player more often than a lesson.
  lines: Four people, four walls | The wall gives it back | Bring three friends and a grin | A second chance on every ball | One glass box, one good hour | Doubles from the first minute
  tip: Explain the game in half a minute of video: the serve, the wall, the score. Put it beside the booking button.
  tip: Start a group chat by level where players who lack a fourth can ask, and welcome newcomers by name.
  tip: Offer beginners an hour with a coach, rackets and balls at a single price per court, and say it splits four ways.
  tip: Pitch offices nearby on an after-work league of six evenings, with a table of results they can hang up.
  tip: Send players home with a clip of their longest rally, if your courts have cameras and everyone agrees.
pickleball club > To get newcomers playing on their first day and keep games friendly for everyone.
  people: retirees who want company and a bit of exercise; former tennis players with sore knees; families and neighbors who want to play together
  who: Players from teenagers to people in their eighties, many retired, coming several times a week, with younger adults on evenings and weekends.
  mind: They like quick games and rotating partners, and worry about joining a crowd that already knows each other.
  lines: Learn it by lunch | Dink, laugh, rotate | Paddles up, next four in | Stay out of the kitchen | Your aunt already plays | Short games, long friendships
  tip: Mark the open-play hours by level in the calendar, and explain how paddles in the rack decide who’s next.
  tip: Run a first-timers’ hour each week with lent paddles, and ask regulars to stay for a game afterward.
  tip: Teach a rule each week in a short clip, starting with the kitchen, which confuses everybody.
  tip: Leave flyers at senior centers, apartment communities and tennis clubs, with the word “beginner” in large type.
  tip: Plan a small mixed tournament that pairs beginners with regulars, and post the group picture with permission.
badminton club > To offer players of every level a court, a partner and a proper sweat.
  people: adults who played at school and miss it; families who want an indoor sport; league players looking for strong opponents
  who: Students, families and working adults of many backgrounds from the area, meeting on weeknights and weekends all year round.
  mind: They want real games at their level, and hate waiting on the bench.
  lines: Not your backyard badminton | Fast feet, feather-light | A shuttle, a partner, a long rally | Smash, drop, breathe | A partner for mixed doubles | Light racket, heavy legs
  tip: Spell out how an evening works: who plays with whom, for how long, and what a guest pays.
  tip: Lend rackets and tell newcomers to bring indoor shoes with clean soles; that’s all most of them need.
  tip: Post a smash or a net duel in slow motion, because people who know only the backyard game stop scrolling.
  tip: Approach universities and international companies nearby, where many people grew up with the sport.
  tip: Mention in every listing whether you use feather or plastic shuttles; players choose a club by it.
squash club > To give busy people a hard, short game against someone of their own level.
  people: office workers with a single lunch hour; former racket players looking for a workout; juniors starting a fast sport
  who: Students and adults in busy jobs, mostly from nearby offices and homes, playing once or twice weekly in short slots.
  mind: They like intensity and a fair match, and give up if they can’t find an opponent.
  lines: Half an hour, fully used | Nowhere to hide from the ball | Lunch break, well spent | Warm the ball, then the legs | Climb the ladder | Two players, one wall, no excuses
  tip: Build a simple online ladder with levels and phone numbers members agree to share, and post the week’s climbers.
  tip: Offer newcomers eye guards, a softer ball and a coach for twenty minutes, and put that package first on the site.
  tip: Write to companies within a ten-minute walk about lunchtime courts, with the time from desk to shower and back.
  tip: Set up a phone behind the glass, if you have a glass back wall, and share the best rally of the month.
  tip: Explain the rule on lets and strokes in a cartoon by the court door; beginners argue about it most.
golf club > To make a round enjoyable for those who know the game and those who are new to it.
  people: golfers looking for a home course; beginners who want lessons without embarrassment; companies and charities planning an outing
  who: Mostly adults in midlife and retirement, with couples, juniors and business groups, playing weekly in season or a few times a year.
  mind: They look for good greens and pleasant company, and beginners fear holding up the group behind.
  lines: Fresh air between the shots | Nine holes before dinner | Forgive the last hole | Early light, cut grass, good company | A slow walk with a small ball | Beginners tee off here, too
  tip: Post course conditions each morning in a sentence or two: greens, carts, wind, open tee times.
  tip: Design a beginner program with lent clubs, a relaxed dress code and quiet hours, and use the word “beginner” in its name.
  tip: Picture the course at dawn from the spots members love, and let them vote for the photo of the month.
  tip: Send companies and charities an outing page with group sizes, formats, food and what’s included.
  tip: Pair new members with a host for their first rounds, then ask them after a month what puzzled them.
football academy > To teach children control, fair play and the joy of passing.
  people: parents of children who kick everything; young players who want extra training; schools looking for a camp or after-school program
  who: Parents of children from preschool to the late teens, living within a drive, signing up by season, camp or term.
  mind: They want coaches who are kind and know the game, and ask about playing time and cost.
  lines: A ball for every child | Pass first, cheer second | Small goals, big Saturdays | First touch, then the stadium | Cleats on, heads up | Learn to win, learn to lose
  tip: Say on the first screen which ages train when and where, because parents check the calendar before anything else.
  tip: Explain your view on playing time, positions and shouting from the sidelines, and give every family a copy.
  tip: Demonstrate a drill for the backyard each week with a coach and a ball, no child needed.
  tip: Offer schools a lunchtime session or a vacation camp, with coach background checks described in the letter.
  tip: Collect photo consent at registration and show practice from behind, so faces stay private by default.
basketball academy > To teach young players footwork, vision and how to be a good teammate.
  people: parents of children who dribble indoors; teenagers trying out for a school team; schools and clubs looking for skills coaching
  who: Parents of grade-school to high-school players from across town, signing up for weekly sessions, camps and preseason weeks.
  mind: They look for honest coaching and enough touches, and the players dream of making the team.
  lines: Eyes up, ball low | A thousand misses make a shot | Talk on defense | Layups before dunks | Pass, cut, find the open teammate | Good hands, better teammates
  tip: Break down a move a week in a clip: slow, full speed, then against a defender.
  tip: Post the calendar around school tryouts, with a short camp that ends the week before them.
  tip: State the coach-to-player ratio for each group, and describe an hour of practice minute by minute.
  tip: Offer a session at a community center or church gym, and keep a sign-up table with a parent who can answer questions.
  tip: Share effort and assists as well as points in your posts, and show minors only with signed consent.
cricket academy > To coach young and old cricketers from a straight bat to a long innings.
  people: parents whose child loves the game; club players who want nets and feedback; adults who grew up with cricket
  who: Children, teenagers and adults, often from families who follow cricket and from a wide area, training in winter nets and summer matches.
  mind: They respect technique and patience, and want a coach who explains the small things.
  lines: Watch it all the way | A straight bat takes time | Nets in winter, runs in summer | Line, length and a good coach | Patience, then a cover drive | Practice for the long innings
  tip: Film a batter from the side and behind in the nets, with consent, and send the notes as a short clip.
  tip: Advertise at South Asian and Caribbean groceries, temples and festivals, where many families love the game. Bring a soft bat.
  tip: Offer a try-out with plastic bats in a park or at a school for children who know baseball better.
  tip: List nets, bowling machine hours and coaching sessions in a single table with prices, if you rent them out.
  tip: Name the league or clubs your players join next, so parents see where the training leads.
horse riding school > To teach riders to care for a horse first and ask it kindly for the rest.
  people: parents of horse-crazy children; adults returning to the saddle; beginners who have always wanted to ride
  who: Mostly children and teenagers, more often girls, with their parents at the fence, plus adults, coming weekly in lessons.
  mind: They love the animals, fear a fall and look closely at how the horses are treated.
  lines: Brush first, ride second | Ask the horse, don’t order it | Boots, helmet and a carrot | Quiet hands, happy horse | Learn to listen in the saddle | Walk, trot, grin
  tip: Introduce each lesson horse with a portrait, age, temper and favorite treat; children learn the names by heart.
  tip: Say what a first lesson includes, from grooming to helmets, and the age and weight rules, in kind words.
  tip: Tell parents how horses rest, who teaches and what insurance covers; put it on a page for them alone.
  tip: Open the stable for an afternoon each season with grooming, pony walks and a clear schedule of who may touch what.
  tip: Tie lesson gift cards to birthdays and holidays, printed with a picture of a real horse at your barn.
sailing school > To teach beginners to trust the wind, tie a knot and bring a boat home.
  people: beginners who dream of the water; families looking for a summer course; people who want a license or certificate
  who: Children at summer camps and adults of all ages, from the region or on vacation, booking weekends and weeks in season.
  mind: They crave wind and freedom, and worry about capsizing, jargon and shouting.
  lines: Learn to feel the wind | Duck, tack, laugh | Three knots to start with | Come aboard, learn the ropes | Hold the tiller, trust the sail | Steer your own small boat
  tip: Publish course dates before winter ends, with prices and boats, since families plan summer early.
  tip: Teach a knot a week in a close-up of two hands and a rope; it’s simple and people save it.
  tip: Answer the nervous questions on a page: swimming, capsizing, weather, seasickness, what to wear.
  tip: Explain the certificates you prepare for and what each lets a person sail, in a small chart.
  tip: Hang posters at marinas, outdoor shops and vacation rentals, with a code to the next open day on the water.
diving school > To bring beginners underwater slowly, safely and with an instructor in reach.
  people: vacationers who want a first dive; couples and friends planning a certification; certified divers after a long break
  who: Mostly adults and older teenagers, many on or before a trip, taking a course over some days or a weekend and evenings.
  mind: They long to see what’s down there, and lie awake over ears, sharks and running out of air.
  lines: Breathe slowly, look around | Your first breath underwater | Bubbles, fish and steady hands | Shallow end first, reef later | Check twice, dive once | Learn to hover
  tip: Answer the fears on the first page: ears, breathing, glasses, swimming ability, and when not to dive.
  tip: Show what happens in the pool before any reef, so beginners can picture themselves doing it.
  tip: State the instructor-to-student ratio and your training agency where people compare prices.
  tip: Suggest a refresher to certified divers before vacation season, by email, with a checklist for old gear.
  tip: Cooperate with travel agents, hotels or swim schools, and give them a card with the medical questions to ask first.
ski school > To teach stopping, turning and getting up again with a smile.
  people: families who want lessons for the kids; adults trying skis for the first time; skiers and boarders who want to improve
  who: Visitors and families, with children from preschool age up, mostly booking half days or weeks around school vacations.
  mind: They hope for happy children and a morning of their own, and dread lines, cold and the wrong group.
  lines: Pizza first, french fries later | Stop, turn, hot chocolate | Your first turn in the snow | From bunny slope to blue | Small skis, big grins | Fall down, get up, ride again
  tip: Send parents a checklist the week before: clothes, sunscreen, goggles, snack, where to meet, which bathroom is near.
  tip: Explain the levels with a line each on what a child can do, so families book the right group.
  tip: Answer messages in the evening during vacation weeks, when parents sit down and plan the next day.
  tip: Leave cards with hotels, rental shops and lift offices, with the meeting point drawn on a small map.
  tip: End the week with a little race or a certificate, and ask for consent before a child’s photo is posted.
kayak and paddle school > To get people gliding on calm water within the hour, safely and with a laugh.
  people: families looking for a day on the water; friends planning a weekend tour; beginners who want to learn properly
  who: Adults and families, visitors as well as residents, mostly booking in the warm months, often a day or two ahead and by weather.
  mind: They come for fun and a view, and picture tipping over with a phone in the pocket.
  lines: Paddle out, breathe in | A vest, a paddle, calm water | A fresh view from the water | Falling in is the funny part | Glide past the ducks | Get wet, get going
  tip: Write down what to wear, what stays dry and where phones and keys go; that decides whether a beginner books.
  tip: Describe each tour by hours, distance, current and who it suits, with a photo of the calmest stretch.
  tip: Post water level, wind and temperature on the morning of a tour, and say early if you have to cancel.
  tip: Offer campgrounds, hotels and bike shops a card with a map to the launch and the start times.
  tip: Film an instructor falling in on purpose and climbing back on, and link the clip under “What if I tip over?”
rowing club > To teach newcomers to move together and leave the dock in the early light.
  people: adults who want a team and a quiet river; students and juniors who like to race; former rowers who miss the boat
  who: Teenagers, students and adults well into retirement, training several mornings or evenings each week from spring to fall.
  mind: They like effort shared by a crew, and worry about early alarms and blisters.
  lines: Eight oars, one beat | Up before the river wakes | Catch, drive, glide | Blisters fade, crews stay | Find your seat in the boat | Pull together, breakfast after
  tip: Announce the learn-to-row course early each spring, with dates, age limits, a swim test and what it costs.
  tip: Film the boat from the bank at sunrise with the sound of the oars, and leave music out.
  tip: Let curious people try a rowing machine at a street fair, and post the fastest times by age with their consent.
  tip: Write a page for parents of juniors on safety launches, cold water, school schedules and regattas.
  tip: Invite companies for a crew evening with a steady boat and a grill, if you have one by the dock.
skate school > To get beginners rolling, falling softly and looking out for each other.
  people: parents of children with new wheels underfoot; adults who never dared; young skaters ready for the ramp
  who: Parents of grade-schoolers and young teens, plus some adult beginners, booking courses, camps and birthdays.
  mind: They worry about broken wrists, and their children worry about looking new.
  lines: Pads first, ramp later | Push, roll, wobble, grin | Fall first, then it’s fun | From driveway to drop-in | Everyone cheers the first roll | New wheels and a helping hand
  tip: List the protective gear, say which of it you lend, and show each coach wearing all of it.
  tip: Post a trick a month in three stages, with a coach who falls on purpose in the first.
  tip: Offer schools and camps a morning with borrowed gear and pads, and describe the safety rules in the letter.
  tip: Let skate shops hand a first-lesson card to parents who buy new wheels, and return the favor on your site.
  tip: Separate groups by level rather than age on the sign-up page, and add a class for grown-ups if you teach them.
ice skating club > To take skaters from the boards to their first glide, turn and stop.
  people: families with children new to the ice; young figure or hockey skaters; adults who want to skate without holding on
  who: Mostly children and teenagers with their families, plus adults, from around the rink, training through the cold months and often longer.
  mind: They fear hard falls and cold fingers, and parents watch cost and early hours.
  lines: Bend your knees and glide | Let go of the boards | Cold nose, warm cheeks | First a penguin, then a pirouette | Edges, turns and hot cocoa | The ice remembers every try
  tip: Tell beginners what to wear, from gloves to a bike helmet, and how skates should fit, with a drawing.
  tip: Show on a simple path how learn-to-skate leads to figure skating, hockey or just for fun.
  tip: Use public skating hours: have a coach with a visible jacket give tips for ten minutes, with the rink’s okay.
  tip: Print the season’s ice times on a magnet, since they shift every week and parents ask.
  tip: Invite grandparents and neighbors to a small show before the holidays, and clear music and photo consent beforehand.
archery club > To teach people to stand still, breathe and let go of an arrow safely.
  people: beginners who like a calm sport; families who want something to do together; experienced archers looking for a range
  who: Children from about eight, adults and retirees, mostly from the area, shooting weekly outdoors or in a hall.
  mind: They enjoy calm and precision, and ask first about safety and what a bow costs.
  lines: Stand, breathe, let go | Quiet mind, tight group | Aim for a calmer evening | Start close, shoot straight | Ten paces, one arrow, no rush | Draw, hold, exhale
  tip: Explain the range rules in six friendly lines with the whistle signals, and put them before the prices.
  tip: Say which bows, arm guards and arrows you lend in a beginner course and for how long.
  tip: Open the range to visitors for an afternoon, with short distances, coaches in bright shirts and a paper prize on the target.
  tip: Show a person with a wheelchair, a child and a retiree on the same line, if they’re members and agree.
  tip: Write to scout troops, summer camps and company teams with a two-hour program, group size and rain plan.
hypnotherapist > To guide people into deep calm and help them work on a stubborn habit.
  people: smokers who have tried to quit before; nervous flyers and people with a fear; light sleepers and people under stress
  who: Mostly adults who have read about it, paying themselves for one or a few sessions, in a practice or by video.
  mind: They wonder if they’ll lose control, and want to try something that asks less willpower.
  lines: You hear every word | Deep rest, clear aim | For flights, habits and restless nights | Not asleep, just very calm | Relax first, then change a habit | A quiet voice for loud habits
  tip: Put “What does it feel like?” on the home page and answer it in your own voice, in a recording of two minutes.
  tip: Say plainly what hypnosis can’t do, when a doctor or therapist comes first, and what your training is.
  tip: Promise no result and no number of sessions; describe instead what happens from the first call to the follow-up.
  tip: Write a page for each common reason, such as flying or smoking, and publish it in the season people ask: summer, January.
  tip: Give a short evening talk at a library with a calm exercise in it, and leave the stage jokes to others.
massage therapist > To work out the week’s knots with warm hands and no small talk needed.
  people: desk workers with tight shoulders; active people with sore muscles; couples and friends giving a gift
  who: Adults from nearby, in office or physical jobs, mostly booking when something aches or as a monthly habit, plus gift buyers.
  mind: They hope for the right pressure and some peace, and may feel shy about undressing.
  lines: Where does it hurt, and how hard? | Let the week go here | The knot stops here | A table, a towel, an hour | An hour for your shoulders | You don’t have to talk
  tip: Explain before booking how undressing, draping and speaking up about pressure work; many first-timers never ask.
  tip: Sell gift cards online that can be printed at midnight, and mention them a week before Mother’s Day and the holidays.
  tip: Show the room as people will find it, with the light on low, and your face in a friendly portrait.
  tip: Keep next week’s gaps visible in your booking calendar and post them on Sunday evening.
  tip: Bring cards to gyms, running stores and physical therapists nearby, and mention which kind of massage you’re known for.
thai massage studio > To stretch people out on a mat, firmly and with care.
  people: people who sit all day and feel stiff; active people who like a firm hand; travelers who enjoyed it abroad
  who: Adults with office or physical jobs, mostly from the area, who book an hour or more, anywhere from weekly to twice a year.
  mind: They like a treatment they can feel, and newcomers wonder what to wear and whether it hurts.
  lines: Clothes on, shoulders loose | Stretched, pressed, put back | Elbows, thumbs and a deep sigh | Lie down short, stand up tall | A mat, a stretch, a long exhale | Yoga while you lie there
  tip: Lead with the fact that guests stay dressed, and what to wear or whether you lend loose pants.
  tip: Show a stretch in pictures, from gentle to deep, and explain how to say stop or softer.
  tip: Name the therapist’s training and place it where guests book, with any license that’s required.
  tip: Offer a shorter first session, if you can, for people unsure about the firmness, with a note of what it leaves out.
  tip: Call yoga studios and running clubs nearby, and bring the teacher or coach in to try it once.
day spa > To clear an afternoon of hurry, phones and anyone who needs something.
  people: friends celebrating before a wedding; couples marking a birthday or anniversary; people who need a few hours alone
  who: Mostly adults, more women than men, from the wider area, booking treatments for special days or every few months, often as gifts.
  mind: They long to be left alone kindly, and feel unsure about robes, lockers and tips.
  lines: Robe on, world off | Nobody needs you until five | Warm towels, slow hours | Phones rest in the lockers | An afternoon with no plans | Come in rushed, go home slow
  tip: Explain the visit step by step: arrival, lockers, robe, shoes, tipping. First-timers hesitate over these things.
  tip: Build a few packages for two, for a bride’s group and for being alone, with hours and prices in plain view.
  tip: Picture steam, towels and tea in natural light, and leave guests out unless they’ve agreed.
  tip: Design a gift card that looks like a present, with email delivery for people who remember on the day.
  tip: Offer hotels, wedding planners and human resources teams a simple sheet with group times and what’s included.
sauna and bathhouse > To warm people to the bone and slow them down, round after round.
  people: regulars who come every week; friends looking for an evening without phones; visitors curious about hot and cold
  who: Adults of every age from near and far, alone, in twos or in small groups, mostly in the evening and in the cold months.
  mind: They look for quiet and heat, and newcomers worry about the rules and what to wear.
  lines: Heat, then cold, then quiet | Leave your watch in the locker | Sit low, breathe slow | Steam first, talk later | Cold plunge, warm bench | Winter is better in here
  tip: Print the etiquette for newcomers in a friendly list: towel, shower, silence, bench, swimsuits or not.
  tip: Mark which hours are mixed, for women or for families, if any, and say what people wear then.
  tip: Explain hot and cold rounds with a simple clock drawing, and tell people with health conditions to ask a doctor first.
  tip: Post the first snow, the stove being fed or steam rising from the stones, and leave bathers out.
  tip: Invite running clubs, winter swimmers and hotel guests with a card for a weekday hour that’s usually calm.
float center > To offer people an hour of weightless quiet in the dark.
  people: people under stress who can’t switch off; athletes and people with tired backs; people looking for an unusual gift
  who: Adults from across town, usually alone, booking an hour for a first try or every month, often on a friend’s word.
  mind: They crave real quiet, and wonder if they’ll feel closed in, get bored or find it clean.
  lines: An hour that weighs nothing | Lights off, mind quiet | Salt water, no deadlines | Float first, think later | The quietest bath you’ll take | Let the water carry you
  tip: Answer three worries before you say anything else: can I get out, is it clean, what if I get bored.
  tip: Show the room with the light on and the door open, then say that both stay in the guest’s hands.
  tip: Explain the filter and cleaning routine between guests in plain steps, with a picture of the machine.
  tip: Send people home with a card on what to expect from a second float, and a gentle price for it.
  tip: Invite massage therapists, yoga teachers and musicians for a first float and ask them what they’d tell others.
cryotherapy studio > To supervise a short, sharp burst of cold that leaves people wide awake.
  people: athletes after hard training; people who want to feel awake; friends daring each other to try
  who: Mostly working-age adults, fit or curious, living or working close by, coming weekly or in a series.
  mind: They like a quick challenge, and want to know it’s supervised.
  lines: Cold enough to wake you up | Gloves, socks, deep breath | Brrr, then wide awake | A short stay in deep winter | In, out, ready to go | Shiver a little, smile a lot
  tip: List who shouldn’t do it and why, and have each guest sign off on the health questions before the door opens.
  tip: Film a first session in real time with a volunteer who agrees, including the faces they make.
  tip: Promise no medical effects; describe the cold, the length and the supervision, and let guests speak for themselves.
  tip: Visit gyms, running clubs and team coaches with a card for a first session after training.
  tip: Print what to wear and what to leave out, such as jewelry and damp socks, in the confirmation.
salt cave > To dim the light, hush the phones and let people breathe slowly for an hour.
  people: people who want a nap without guilt; parents with children who need a quiet hour; groups of friends or coworkers
  who: Adults, and often families with children, from the surrounding towns, booking an hour or a series in the cold months.
  mind: They come for calm, and care who else is in the room and how loud it gets.
  lines: Lean back, breathe slow | Dim light, deep chair | A nap among the salt | Salt underfoot, silence overhead | Leave your shoes and your hurry | Crunch in, drift off
  tip: Mark separate hours for families and for quiet, so nobody is hushed and nobody is disturbed.
  tip: Avoid medical claims about lungs, and tell people with asthma to ask their doctor first; honest wording keeps trust.
  tip: Show the room from the chair’s view: light, salt floor, blanket, and say how many people share it.
  tip: Offer book clubs, yoga teachers and new mothers’ groups the room as a private hour.
  tip: Post on rainy or freezing days how many chairs are left, since that’s when people think of it.
reiki healer > To give tired people an hour of stillness and gentle hands.
  people: people worn out by work or worry; people going through a hard change; curious friends of earlier clients
  who: Adults, and women more often, who hear about it from friends and come a few times a year or monthly, in person or remotely.
  mind: They hope to rest without explaining themselves, and prefer honest words to big claims.
  lines: Light hands, quiet hour | Lie down, nothing to do | An hour for being still | No talking needed | Rest, with a light touch | Gentle hands, slow breath
  tip: Describe a session plainly: dressed, lying down, hands light or above, and that people may fall asleep.
  tip: State on the site that Reiki doesn’t replace medical care and that you make no diagnosis.
  tip: Let people meet you first, in a short call or an open evening where you explain and show it on a volunteer.
  tip: Ask clients for a sentence on how the hour felt, not what it cured, and use it with their permission.
  tip: Leave cards with yoga studios, massage therapists and bookstores, and tell them in a sentence whom it suits.
sound healer > To fill a room with sound until thoughts lose their grip for an hour.
  people: people who can’t meditate but would like to; yoga students looking for rest; groups marking a birthday or a season
  who: Adults from around the area, women above all, coming to evening group sessions monthly or now and then.
  mind: They like being carried by sound, and wonder what to bring and whether they’ll snore.
  lines: Lie down and listen | Bowls, gongs and blankets | Snoring is a compliment | Sound you can feel in your ribs | Let the gong do the thinking | A blanket, a mat, a long hum
  tip: Record thirty seconds of each instrument with its name, so visitors can hear what a session holds.
  tip: Tell guests what to bring, how long they lie and that leaving quietly is fine; mention loud gongs and pregnancy.
  tip: Announce sessions by the calendar, such as solstice, new year or the Sunday before school starts, with limited mats.
  tip: Propose a joint evening to yoga studios, churches or galleries with good acoustics, and share the door fairly.
  tip: Send a short note after the session with the next date and a simple way to bring a friend.
meditation center > To make sitting still possible for beginners and welcome for old hands.
  people: beginners who think they’re bad at it; stressed people looking for a calm evening; regulars who want a group to sit with
  who: Adults of all ages and beliefs from the area, coming weekly or for courses and days of silence, often alone.
  mind: They look for a calmer mind without a sales talk, and many first ask if it’s religious.
  lines: Your busy mind is welcome | Sit for ten minutes, then decide | Together, and quiet | Nothing to achieve here | Come in, sit, breathe | A chair works, too
  tip: Say on the first page whether there’s a tradition behind it, and what newcomers may expect or skip.
  tip: Offer a short guided sit as a recording on your site, and let people try before they visit.
  tip: Put beginner evenings on the same weekday all year, and print it on a bookmark for libraries and cafés.
  tip: Answer shoes, chairs, silence, phones and donations on a page called “Your first time here.”
  tip: Invite a teacher, nurse or firefighter who sits regularly to speak in plain words about why.
breathwork coach > To teach people to use their breath, with care and at their own speed.
  people: stressed people who want a tool for hard days; athletes and singers training their breath; curious people looking for a deeper session
  who: Mostly adults in busy jobs or changes of life, coming to groups, one-on-one or online, from a single try to a course.
  mind: They want to feel something shift, and need to know that someone watches over it.
  lines: Breathe, and notice | Slow it down, breath by breath | In for four, out for longer | Your breath is a good start | Calm starts with an exhale | Air in, shoulders down
  tip: Name the styles you teach and how each feels, since “breathwork” can mean calm or very intense.
  tip: List who should skip strong sessions, such as people with heart trouble, epilepsy or a pregnancy, and screen before booking.
  tip: Teach a one-minute exercise for before a meeting or in traffic, and post it on Monday morning.
  tip: Describe your training and what you do when someone cries or feels dizzy; careful people look for it.
  tip: Offer a calm half hour to a workplace, school staff or choir, and hand out the exercise on a card.
reflexologist > To press, point by point, until tired feet and their owner let go.
  people: people who stand all day; stressed people who’d like to keep their clothes on; daughters and sons looking for a gift
  who: People in standing jobs, retirees and others from nearby, mostly booking an hour monthly or when their feet ache.
  mind: They like deep rest without undressing, and apologize for their feet before anyone has looked.
  lines: Shoes off, worries down | Tired feet welcome | An hour for your feet | Warm water, slow thumbs | Feet up, eyes closed | From heel to toe to calm
  tip: Answer the shy questions on the site: ticklish feet, unpainted toenails, and whether it hurts.
  tip: Draw or print a simple foot map as a poster, and say it’s tradition and no diagnosis.
  tip: Leave cards in break rooms of hospitals, schools, restaurants and salons, where people stand all day.
  tip: Sell a gift hour before Mother’s Day and Nurses Week in May, with a card that folds like a small shoe.
  tip: Picture the chair, the basin and the folded towel in soft light, and show a client’s feet only if they’ve said yes.
aromatherapist > To blend oils that suit a person’s evenings, seasons and skin.
  people: people who sleep badly or feel tense; people who love scents and rituals; friends looking for a personal gift
  who: Women above all, and men too, who buy or book a few times a year, in person, online or as a gift.
  mind: They trust their nose, and want to know what’s in the bottle and whether it’s safe.
  lines: Follow your nose to calm | A scent for slow evenings | Mixed for one nose only | Lavender isn’t the only answer | Smell first, choose later | Oils for winter, oils for sleep
  tip: Publish safety notes on skin tests, pregnancy, children and pets, and print them on every label.
  tip: Write the story of an oil each week, with the plant, the country, the smell in five plain words.
  tip: Keep to scents and comfort in your wording, and promise no healing; regulators read labels.
  tip: Host a smelling evening with ten bottles and no names, and let guests guess and take notes.
  tip: Suggest a shelf or a scent strip to yoga studios, small hotels and bookshops near you.
wellness retreat > To slow tired people down with simple days, good food and early nights.
  people: people worn out by work; friends and couples taking a break together; people between two chapters of life
  who: Mostly adults from their thirties to sixties, often women, from cities within a few hours, staying a weekend to a week.
  mind: They need rest more than a program, and ask about phones, food and sharing a room.
  lines: Come tired, leave unhurried | Move, eat, rest, walk | Days with nothing to answer | Pack light, breathe out | Bed by ten, up with the birds | A few slow days away
  tip: Post a sample day hour by hour, including the empty hours, since people picture themselves in it.
  tip: Show bedrooms, bathrooms and the dinner table as they are, and say who shares and who sleeps alone.
  tip: Say honestly how phones, alcohol, special diets and skipping a class are handled.
  tip: Write to past guests three months after, when work has caught up with them, with the next dates and a kind question.
  tip: Invite a yoga teacher or author with a following of their own to lead a weekend, and share the announcement.
cupping therapist > To lift tight backs and shoulders with cups, care and clear advice beforehand.
  people: athletes with tight muscles; office workers with stiff shoulders; people who like a strong massage
  who: Mostly active adults and desk workers from nearby, coming for a first try and then monthly or around hard training.
  mind: They like pressure they can feel, and think twice about marks before a wedding or the beach.
  lines: Cups for tight shoulders | Suction for stubborn knots | Where massage pushes, cups pull | A lift for sore backs | Round marks, looser back | Ask about the circles
  tip: Explain the marks in a picture series by day, on a volunteer who agrees, so people can plan around a beach or party.
  tip: List who shouldn’t have it, such as people on blood thinners or with fragile skin, and ask before the first cup.
  tip: Say how dry, moving and wet cupping differ, and which of them you offer and are licensed for.
  tip: Talk to lifting gyms, swim teams and climbing halls, and offer a short demonstration on a coach.
  tip: Describe how cups are cleaned or replaced between clients, in two sentences, on the page where people book.
`);
