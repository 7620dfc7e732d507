import { pitchesOf } from './pitch-list.ts';

/** Childcare, schools and courses. */
export const schools = pitchesOf(`
kindergarten > To let young children play, share and learn in a place their parents trust.
  people: parents choosing a first school; families new to the neighborhood; parents of shy or very lively children
  who: Parents of children from about three to six, mostly within a short drive, who look a year ahead and ask other parents.
  mind: They hope for a kind teacher and a child who likes to go, and fear tears at the door.
  lines: Coats zipped, paint on sleeves | Play hard, learn plenty | Big blocks, small chairs | Room to argue and make up | First friends, first paintings | Wave from the window
  tip: Give tours on a normal morning, and tell parents beforehand what children will be doing at that hour.
  tip: Show rooms, coat hooks and paintings without children’s faces; photos of children need each family’s written consent.
  tip: Answer on a page what parents ask at every tour: hours, meals, naps, toilet training, illness, costs, waiting list.
  tip: Write a monthly note on what the children built or wondered about, and let families forward it.
  tip: Meet pediatricians, librarians and playground parents, and leave a card with open-house dates.
daycare > To take good care of small children so their parents can work without worry.
  people: parents going back to work; families with changing shifts; parents looking for care close to home
  who: Mostly working parents of babies to preschoolers, living or working nearby, who search months ahead or suddenly and compare closely.
  mind: They feel guilty and watchful, and want news of naps, meals and small joys.
  lines: Go to work without worry | Naps, snacks and good stories | Who napped, who laughed, who ate | Small hands, kind arms | A familiar face at eight | Blanket, bear and a good day
  tip: State open spots by age group, hours and price range on the site, so nobody has to call to find out.
  tip: Describe a day from drop-off to pickup, with what happens when a child cries, bites or won’t nap.
  tip: Keep your license, inspection reports and caregiver ratios on a page; parents search for them at night.
  tip: Ask employers, hospitals and real estate agents nearby to pass on your card to people who are moving or returning to work.
  tip: Invite reviews after the first three months, when parents relax, and never post a child’s face without consent.
montessori school > To let children choose their work, repeat it and grow sure of themselves.
  people: parents drawn to the Montessori way; families with an independent or shy child; parents curious how it works
  who: Parents of toddlers to grade-schoolers, often well read on the subject, willing to drive for it, and planning a year or more ahead.
  mind: They value respect for a child’s pace, and ask how the move to another school works out.
  lines: Small pitchers, steady hands | Choose it, do it, put it back | Work at a child’s pace | Let them pour it themselves | Beads today, long division later | Quiet rooms, busy hands
  tip: Let parents observe a morning from a chair by the wall, with a sheet on what to look for.
  tip: Explain a single material per post, such as the pink tower, with hands only: what it teaches and why it’s wooden.
  tip: Answer the honest doubts on a page: structure, reading, friends, and the move to another school.
  tip: State your training and affiliation, since the name Montessori alone proves little and careful parents check.
  tip: Hold an evening for parents on pouring, dressing and chores at home, and let them try the materials themselves.
forest school > To let children climb, dig and learn outdoors, with adults who know when to wait.
  people: parents whose child is happiest outside; families worried about too much screen time; schools looking for a day in the woods
  who: Nature-loving families within a drive, mostly with preschoolers or grade-schoolers, booking terms, days or vacation weeks.
  mind: They welcome dirt and freedom within limits, and ask about weather, ticks and toilets.
  lines: Muddy knees welcome | There’s a stick for that | Rain is part of the lesson | The classroom has no walls | Climb, dig, listen, look | Tired, muddy and full of stories
  tip: Publish a clothing list by season with pictures of layers, because cold children make worried parents.
  tip: Explain how you weigh risks, from tree climbing to slippery logs, and what the first-aid plan is.
  tip: Answer the practical things with good humor: toilets, ticks, storms, lunch and where to park.
  tip: Take pictures of hands, boots and what was built, and keep faces out unless parents have consented in writing.
  tip: Invite a teacher from a nearby school for a morning outdoors, and follow up with a plan for a class day.
after-school program > To give kids a safe, cheerful place between the last bell and dinner.
  people: working parents whose day ends after school does; shift workers and single parents with no one home at three; grandparents who share the afternoon pickup
  who: Mostly dual-income and single-parent households with children in grade school, often enrolling in late summer and staying for the whole school year.
  mind: They hate watching the clock at work, and they notice whether a child comes home happy.
  lines: The good part of the afternoon | From last bell to dinner | Homework first, then the fun | Three o’clock, taken care of | Work late without the worry | After school, before supper
  tip: Put pickup hours, school holidays and early-release days at the top of your website, because those are the first things a working parent checks.
  tip: Ask the office at each nearby school whether your flyer can go home in backpacks during the first week of classes.
  tip: Answer the question every parent asks: who brings the children over from school, and what happens if one doesn’t show up?
  tip: Film the room while it’s set up and empty, or stay close on hands and projects, unless parents have signed a photo consent.
  tip: Post next week’s snacks and activities every Friday, so that parents have something to forward to a friend who’s still looking.
summer camp > To send every camper home with new friends, a few songs and a little more courage.
  people: parents planning the long school break; families who want their kids outdoors and off screens; grandparents who’d like to give a week of summer
  who: Mostly families with school-age children, often booking in winter or early spring, some from nearby and some from several hours away.
  mind: They weigh safety against adventure, and they need to trust the counselors before they let go.
  lines: Pack light, come back louder | Bug spray and new friends | Screens off, summer on | The week they’ll talk about till fall | Write home if you have time | A summer they’ll sing about
  tip: Publish the packing list, a sample day and the visiting rules early in the year, when parents are comparing camps.
  tip: Have a counselor film the walk from drop-off to the first activity, so that new families can picture the first hour.
  tip: Put homesickness, allergies, medication and phone calls on one page, in the order parents worry about them.
  tip: If you’re accredited by the American Camp Association, say so and check your listing; then book a table at a winter camp fair.
  tip: Mail last year’s campers a postcard in January with the session dates and room for the name of a friend.
primary school > To teach young children to read, count and wonder in a place they like to be.
  people: parents choosing a first school; families who move to the area in the middle of a year; parents whose child needs a fresh start
  who: Mostly parents in their late twenties to forties whose oldest child is four or five, often visiting several schools before kindergarten.
  mind: They hope for a teacher who knows their child, and they listen to what other parents say at the playground.
  lines: Big questions, small chairs | First friends, first books | Reading, writing, recess | A good start, letter by letter | Small hands go up here | Learn to read, learn to share
  tip: Schedule a classroom visit each month during a normal lesson, and keep the next date at the top of your home page.
  tip: Photograph the walls, the reading corner and the view from a child’s chair; show faces only with signed consent.
  tip: Explain on one page how reading is taught, how much homework there is and how parents can reach a teacher.
  tip: Leave a short flyer at preschools, pediatric waiting rooms and the children’s corner of the library before enrollment opens.
  tip: Find two current families willing to take calls from new ones, since a parent believes another parent before a brochure.
private secondary school > To stretch and support teenagers until they find out what they can do.
  people: parents looking beyond the assigned high school; eighth graders with a say in the decision; families arriving from another city or country
  who: Families with children around thirteen or fourteen, often planning for tuition or financial aid, who start visiting schools about a year ahead.
  mind: They think about college and about friendships, and they want to know that the tuition changes something.
  lines: Teachers who notice | Ask harder questions | High expectations, open doors | Ready for the next campus | A school that learns your name | High school, taken seriously
  tip: Let students lead the tours, and have them cover what parents forget to ask, such as lunch, phones and weekend homework.
  tip: State tuition, what it includes and how financial aid works on a page that takes one click to find.
  tip: After every shadow day, have a teacher the visitor met send a short note that mentions something the student said.
  tip: If you publish where graduates went, give the full list with the year and leave out the three-famous-names version.
  tip: Call the counselors at nearby middle schools in early fall and offer dates on which a small group can visit.
tutoring center > To find the missed step and get each student back on track in class.
  people: parents worried about the last report card; students who’ve stopped asking questions in class; families getting ready for a harder grade
  who: Mostly parents of students from grade school through high school, often calling right after report cards come out or a test goes badly.
  mind: They want grades to rise and arguments over homework to stop, and they’d like honest news along the way.
  lines: Back to where it got lost | Homework without the tears | Find the gap, then close it | A second explanation helps | Catch up, then keep up | Report cards without the dread
  tip: Time a small ad or flyer for the week report cards go out, and invite parents to a first assessment.
  tip: Name the subjects and grades you cover on the first screen of your website, before anything about methods.
  tip: Show a blank sample of your progress report, so that parents can see what they’ll hear from you and how often.
  tip: Talk to teachers at two nearby schools about what their students struggle with this term, and leave a card when you go.
  tip: Collect short quotes from parents about evenings at home as well as grades, and ask before using even a first name.
math tutor > To make math make sense to students who dread it and students who want more.
  people: parents who can’t help with the homework anymore; students stuck on algebra or calculus; adults facing math again for a degree or license
  who: Families with middle and high school students, plus some college and adult learners, usually booking weekly and more often before finals.
  mind: They often feel slow or bored in class, and they want somebody who explains without making it embarrassing.
  lines: Oh, so that’s why | Algebra, minus the panic | Fractions to calculus, calmly | Show your work, then smile | Let x be less scary | Being stuck is the first step
  tip: Film yourself solving one commonly missed problem in under a minute, pen and paper only, and post a new one each week.
  tip: List courses by the names on a school schedule, such as Algebra 2 or AP Calculus, because that’s what parents search for.
  tip: Ask the math departments at two schools whether they keep a tutor list and what they’d need to add you.
  tip: Write up the ten fraction mistakes you see most on a single sheet, and send it to every parent who inquires.
  tip: Say whether you meet students face-to-face or on video, and show what a shared page looks like at the end of an hour.
language school > To get people talking in a new language long before they feel ready.
  people: travelers with a trip on the calendar; couples and families with relatives who speak another language; professionals who need a second language at work
  who: Adults of many ages, often after work or on weekends, with some teens and companies; many sign up in September or January.
  mind: They fear sounding foolish, and they want to understand the answer when they ask a question.
  lines: Speak first, polish later | Say it wrong until it’s right | Verbs, laughter, progress | Hello in another language | Talk your way there | Find the words, then use them
  tip: Offer a short level check on your website or by phone, so that newcomers know which class to join before they pay.
  tip: Film a willing learner saying the same three sentences in week one and week eight, and post the two clips together.
  tip: Put class size, start dates and how much of the hour is spent speaking right beside the price.
  tip: Take pocket phrase cards with your web address to travel agencies, cultural associations and restaurants that fit the languages you teach.
  tip: Write to the HR departments of companies with offices abroad, and propose a trial class over lunch.
english school > To give learners enough English for the job, the phone call and the conversation afterward.
  people: immigrants settling into a new country; workers who need English to move up; international students preparing for classes or exams
  who: Mostly adults from many countries, often with jobs and children, who study around work and hear about classes from friends.
  mind: They carry pride and a long workday into class, and they want to be understood without being laughed at.
  lines: English you can use on Monday | Ask, answer, be understood | From “pardon?” to small talk | Your English, out loud | Practice for the real call | Say it clearly, in your accent
  tip: Translate one short page of your website into the languages your students speak most at home.
  tip: Make one picture with class times, monthly price and how to get there or log in, so that it’s easy to forward by phone.
  tip: Leave flyers at places of worship, the public library, community centers and grocery stores with foods from abroad.
  tip: State which visas, certificates or exams your courses count toward, and which ones they don’t.
  tip: Invite a student who got through a job interview to tell the story on video in English, accent and all.
test prep center > To get students to test day with a plan, enough practice and steadier nerves.
  people: high school students facing college entrance exams; adults with an admissions or licensing test ahead; parents who keep the calendar and pay the bill
  who: Mostly students from their mid-teens through their twenties and their parents, who start looking a few months before a fixed date.
  mind: They feel the deadline, compare scores with friends, and want to know what to study tonight.
  lines: Ready when the clock starts | Know the test, keep your nerve | Sharp pencils, steady hands | A plan for every week left | Meet the test before test day | Less cramming, more sleep
  tip: Post a countdown to the next registration deadline, and add a practice question a day in the final stretch.
  tip: Run a practice test under real conditions on a Saturday morning, and invite students from two nearby schools.
  tip: If you publish score gains, say how many students the figure covers and where they started.
  tip: Send school counselors a one-page calendar of the year’s test dates that they can pin to a wall.
  tip: Compare group course, private lessons and studying alone in a small table, with hours per week and cost for each.
coding school > To take beginners from a blank screen to a program they wrote and understand.
  people: career changers who want work in tech; students curious about how apps are made; employees who’d like to automate the dull part of a job
  who: Learners from their teens to midlife, often working or studying by day, who compare schedules, prices and final projects before enrolling.
  mind: They doubt that they’re “technical” enough, and they want to see that people like them have managed it.
  lines: Break it, read it, fix it | From blank screen to working app | Your first bug is a good sign | Type, run, try again | Errors welcome here | Build it and hit run
  tip: Link to student projects that run in a browser, with a first name and former job if the student agrees.
  tip: Give the language taught, weekly hours, total cost and the laptop needed before you say a word about careers.
  tip: Hold a two-hour evening, live or online, in which visitors write a tiny program and keep the link.
  tip: Publish job results only with the method beside them: how many graduates, after how long, doing what.
  tip: Offer a public library or job center a short demonstration of one boring task automated in ten lines.
robotics club > To let kids design, build and program robots together, and learn from what breaks.
  people: parents of young tinkerers; middle and high school students who like to build; schools and teachers without a lab of their own
  who: Mostly families with children from about eight through high school, joining at the start of a school year or competition season.
  mind: They like teamwork and hands-on problems, and parents like seeing a screen used for making something.
  lines: Gears, code and good company | It moves, so cheer | Fail, tweak, roll again | Teamwork with batteries | Built by kids, wired by kids | Less scrolling, more soldering
  tip: Film a robot failing three times and then working; twenty seconds are plenty, and no faces are needed.
  tip: Bring one robot to a library, a maker fair or a school science night, and let visitors take the controls.
  tip: Tell parents what they can’t guess: ages, cost of parts, experience needed and whether the club competes.
  tip: Ask engineering firms and hardware stores for spare motors and parts, and thank them with a picture of what they became.
  tip: Hang a school hallway poster that asks for builders, coders and kids who explain things well, so that nobody feels left out.
science club > To let curious kids guess, test and find out how the world works.
  people: parents of kids with endless questions; libraries and schools that want a hands-on afternoon; families looking for something to do away from screens
  who: Mostly families with grade school children who choose a regular afternoon or a vacation week, usually not far from home.
  mind: They hope curiosity will last, and they don’t mind a mess as long as it’s somewhere else.
  lines: Something’s about to fizz | Goggles on, questions ready | Messy, curious, mostly dry | Ask why, then try it | A lab for big questions | Wrong guesses welcome
  tip: Post one safe kitchen experiment a month with three ingredients, and ask families to send in what happened.
  tip: Catch the foam, smoke or spark at its peak second in close-up, with hands in the picture instead of faces.
  tip: Describe what children touch, wear and take home, and how you handle allergies, goggles and spills.
  tip: Offer the library or a children’s museum a half-hour demonstration, with sign-up cards on the table.
  tip: Print a pocket card for each child with this week’s question on the front and your next date on the back.
chess school > To teach players of any age to think ahead, lose well and want another game.
  people: parents who want a calm activity for a busy child; beginners who know only how the pieces move; tournament players working on their rating
  who: Often children from about six and their parents, along with adult hobby players, coming weekly in person or playing online.
  mind: They enjoy a hard think, and they want to improve without being crushed.
  lines: Your move, take your time | Pawns, patience, progress | Lose well, come back better | Check your thinking | Sixty-four squares, no hurry | Shake hands and play
  tip: Share a puzzle on Monday and its answer on Thursday, and invite replies with the winning move.
  tip: Set up boards at a library, a park or a farmers market and play all comers for an hour.
  tip: Name your levels in plain words, such as knows the moves, plays at home, plays tournaments, so that families choose the right group.
  tip: Pitch a lunchtime or after-school club to principals with a one-page plan covering boards, supervision and cost.
  tip: Fill your page with boards, hands and handshakes, and name young winners only after their parents agree.
college > To give students of any age a clear path from the first class to a diploma.
  people: high school seniors choosing what comes next; working adults finishing a degree; parents going back to school after years at home
  who: Students from their late teens to middle age, many with jobs or children, often living within commuting distance or studying online.
  mind: They worry about debt and about choosing wrong, and they want credits that count.
  lines: Credits that count | From first class to cap and gown | Late start, same diploma | Pick a class, start a path | Your seat in the lecture | Old enough to know your major
  tip: Put one true total of tuition, fees and books next to each program, with the link to financial aid right below.
  tip: Have advisers write down the ten questions they hear every week, and publish the answers in the same words.
  tip: Interview graduates about what they studied, where they work and what they wish they’d known, and let them approve the text.
  tip: Send current students back to their old high schools in fall to talk with seniors for fifteen minutes.
  tip: If you have a campus, film the walk from the parking lot to a classroom for applicants who’ve never set foot on one.
business school > To teach working people to make sounder decisions about money, people and markets.
  people: managers with a promotion in sight; founders who’ve outgrown their gut feeling; engineers and other specialists moving into management
  who: Professionals mostly in their twenties to forties, often keeping a job while they study, sometimes with an employer paying part.
  mind: They count the cost in evenings as well as tuition, and they choose classmates as much as teachers.
  lines: Argue the case, then decide | Monday’s problem, Tuesday’s class | Read the balance sheet, then the room | Question your own plan | Numbers, people, judgment | Bring work to class
  tip: Open one case discussion a month to applicants, and send them the reading a week ahead so that they can join in.
  tip: Invite alumni to bring a colleague to an evening event, since applicants often come by way of someone at work.
  tip: Write a page that an applicant can forward to the boss: days away, cost, and what the employer gets back.
  tip: Let a professor explain one idea in ninety seconds on LinkedIn, with a real figure in it and no slogans.
  tip: If you teach part-time students, lay out a typical week hour by hour, with reading, group work and family dinner.
online course platform > To make learning at home clear enough to finish and useful enough to apply.
  people: adults learning after the kids are in bed; professionals filling one gap in their skills; hobby learners who like to set their own pace
  who: Adults of many ages and time zones, mostly on a laptop or phone in the evening, often trying one course before a second.
  mind: They have abandoned courses before, and they ask how long this one takes and what they’ll get done.
  lines: Learn after the dishes are done | Pause, rewind, understand | Class starts when you press play | Short lessons, real homework | Learn in your slippers | Finish the course this time
  tip: Let visitors watch one whole lesson from the middle of a course without signing up, so that they can judge the teaching.
  tip: Show total hours, number of tasks and how long access lasts right next to every price.
  tip: Write to learners who’ve stopped with the title of their next lesson and its length in minutes, nothing else.
  tip: Display finished work by real learners, with their permission, beside or in place of star ratings.
  tip: Have each instructor announce the course in the newsletter, forum or group where people of that field already talk.
vocational school > To train people for skilled work with real tools and teachers who know the job.
  people: high school graduates who’d rather work with their hands; adults changing jobs or returning to work; employers looking for trained people
  who: Mostly people from their late teens to midlife, living in the region, often paying with aid, savings or an employer’s help.
  mind: They prefer a workshop to a lecture hall, and they want a skill nobody can take away.
  lines: Learn it with your hands | Skills that pay the rent | Less lecture, more workshop | Roll up your sleeves and learn | Good hands find good work | The trade starts here
  tip: Film a student’s hands doing the same task in the first week and near the end, and keep the sound of the shop.
  tip: Ask employers who’ve hired your graduates for a sentence and their logo, and put both on the program page.
  tip: Hold an open workshop evening where visitors make or repair one small thing and carry it home.
  tip: For each program, list the length, price, required gear and the license or certificate it prepares for.
  tip: Get on the lists that high school counselors and the unemployment office hand out; a phone call usually does it.
nursing school > To prepare future nurses for the bedside, with the knowledge, steady hands and kindness it takes.
  people: high school graduates drawn to health care; nursing assistants and medics ready for the next step; career changers who want to care for patients
  who: Adults from eighteen to midlife, many with jobs or families, who check prerequisites, clinical hours and tuition before they apply.
  mind: They look for work that matters, and they worry about the load and the licensing exam.
  lines: Steady hands start here | For those who stay calm and care | The first shift starts in class | Care takes practice | Textbook in the morning, scrubs by noon | Learn the work behind the scrubs
  tip: Spell out prerequisites, clinical hours and full cost on one page, because applicants compare these before anything else.
  tip: If you publish licensing exam pass rates, use the figures reported by the state board and name the year.
  tip: Show the skills lab with mannequins and students who’ve agreed to appear; keep cameras away from patients altogether.
  tip: Ask hospitals, nursing homes and clinics to pass your flyer to their aides, with tuition help explained in two lines.
  tip: Let a current student answer questions live for half an hour about study time, childcare and sleep.
first aid training > To teach ordinary people what to do in the minutes before help arrives.
  people: offices and workshops that need trained staff; new parents, grandparents and babysitters; coaches, teachers and lifeguards renewing a card
  who: Employers booking for groups, and individuals who need a certificate for a job, a team or a new baby, often returning for renewal.
  mind: They dread doing it wrong, and they want to leave knowing they could start.
  lines: Know what to do before help comes | Push hard, stay calm | Two hands can help | The first minutes matter | Learn it, hope never to use it | Be ready to step in
  tip: Lead with the certificate, the organization that issues it, how long it’s valid and the next date.
  tip: Call childcare centers, gyms and construction firms a month or two before their certificates run out, and offer a group date.
  tip: Show the mannequins laid out in an ordinary meeting room, so that an office manager can picture the space needed.
  tip: Give each participant a wallet card with the steps in order and your name on the back.
  tip: Take the shy questions seriously on your website: bad knees, mouth-to-mouth, and what happens if someone fails the test.
public speaking coach > To get nervous speakers on their feet, heard and a little less nervous.
  people: managers with a presentation coming up; founders who have to pitch; wedding guests who’ve promised to give a toast
  who: Working adults for the most part, from new graduates to executives, often calling a few weeks before a date they dread.
  mind: They fear the blank mind and the shaking voice, and they don’t want to become someone else.
  lines: Stand up, breathe, begin | Say it so they hear it | Um, less often | Your voice, a bit slower | For the talk you’re dreading | Nerves are allowed at the lectern
  tip: Post thirty seconds of one opening line before and after coaching, with the client’s permission or with yourself as the example.
  tip: Give a short talk about talks at a chamber of commerce breakfast, and hand out a checklist for the night before.
  tip: Sort your website by occasion, such as toast, pitch, job interview or keynote, so that people find the one costing them sleep.
  tip: Ask wedding planners and conference organizers to pass your card to the nervous speakers on their schedule.
  tip: Settle two worries in writing: whether sessions are recorded, and who gets to see the recording.
study abroad agency > To get students safely from the first idea to a classroom in another country.
  people: high school and college students eager to go; parents who need a plan before they say yes; teachers and counselors who advise both
  who: Students mostly between fifteen and twenty-five and their families, often starting about a year ahead and deciding together.
  mind: They dream about the country and worry about the paperwork, the cost and the first night alone.
  lines: Far away, well prepared | First the forms, then the flight | A classroom in another country | Go far, call home | A passport and a plan | Pack for a semester
  tip: Interview a returned student about the first week, the food and the low point, and get an okay before you post it.
  tip: Publish a month-by-month calendar of application, visa and housing deadlines for the countries you’re asked about most.
  tip: Hold a parents’ evening, in person or by video, and open it with safety, insurance and total cost.
  tip: Send language teachers and college advisers a single slide that they can show in class in a minute.
  tip: Prepare a sheet with all the people to call at home and abroad, and put a blank sample online for parents.
learning support center > To find the way of teaching that suits a child who finds school hard.
  people: parents of children with dyslexia or ADHD; families waiting for an evaluation or just past one; teachers who’d like to refer a student
  who: Mostly mothers and fathers of grade school children, often after a talk with a teacher, who usually commit to regular sessions over months.
  mind: They worry, often with a little guilt, and they want somebody to see the child before the problem.
  lines: A different way to learn it | Reading can get easier | Smart kids, tricky letters | Patience, method, time | Learning that fits the child | Small steps add up
  tip: Describe the first visit step by step: what the child does, what parents receive in writing and what it costs.
  tip: Write one short page per difficulty, such as reading, spelling or attention, in words a tired parent would type at night.
  tip: Send school psychologists, pediatricians and speech therapists a letter on whom you teach and whom you’d refer elsewhere.
  tip: Keep children’s stories and faces out of your marketing; letter tiles, notebooks and a quiet desk tell enough.
  tip: Leave out promises of grades, and tell parents how progress is checked and when you’d advise a different kind of help.
`);
