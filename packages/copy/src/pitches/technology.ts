import { pitchesOf } from './pitch-list.ts';

/** Software, devices and research. */
export const technology = pitchesOf(`
online learning platform > To offer lessons that busy people can follow, finish and put to use.
  people: adults changing jobs or adding a skill; hobbyists who learn in the evening; companies training their staff
  who: Mostly working adults who study on a phone or laptop at odd hours, and training managers who buy seats for a team.
  mind: They have started courses before and dropped them, and they want proof of progress early on.
  lines: Learn a little tonight | Ten minutes, one lesson | Study on your own clock | Finish what you start | Homework in your pajamas | From lesson one to “I can”
  tip: Open one complete lesson to everyone, without an account, and choose one that teaches something useful in ten minutes.
  tip: Ask graduates for one sentence about what they do now that they couldn’t do before, and show it next to the course.
  tip: State how many hours a course takes, what you can do at the end and who recognizes the certificate, if anyone does.
  tip: Email people who stop halfway with the next small step, and mention that the following lesson takes a few minutes.
  tip: Offer libraries and career centers a short guide to your beginner courses; they meet people who are starting over.
technology company > To build technology that saves people time and works without a manual.
  people: companies with a slow, repetitive task; teams that have outgrown their old tools; customers who want it to work without a call
  who: Managers, owners and technical leads who compare options online, want a demo with their own case and often need a colleague’s approval.
  mind: They’ve heard enough promises, and they’d like to see it work on a normal Tuesday.
  lines: Made to save you time | Works on a normal Tuesday | Less fuss, more done | Turn it on and go | Built around your workday | Technology that explains itself
  tip: Write your first sentence so that a customer’s neighbor would get it: who it’s for, what it does, what stops being a bother.
  tip: Record a ninety-second demo with a real task from start to finish, no music, no slides.
  tip: Tell one customer’s story with hours before and hours after, and have them check every number.
  tip: Spend a day a month watching a customer work, and post one thing you learned, without names, and what you’re changing.
  tip: Publish prices or at least ranges, and a page that says openly what your product doesn’t do.
software company > To make software that’s quick, clear and never loses what people typed.
  people: offices that still run on a spreadsheet; teams that type everything twice; managers who need the figures on Friday
  who: Office managers, operations leads and owners who search for a fix to one problem, try it with a few colleagues and pay by the month or project.
  mind: They fear a move that eats a month, and they love a program that just remembers.
  lines: Goodbye, giant spreadsheet | Type it once, find it later | Quick, clear and saved | Errors in plain English | Click less, finish sooner | Software that remembers
  tip: Record your screen doing the one job customers hire the software for, in real time, in under two minutes.
  tip: Describe how data gets in and how it gets out again; buyers trust a product they could leave.
  tip: Make a page for each task people search for, titled in their words, such as “track shared equipment.”
  tip: Post release notes in everyday language, thank the customer whose request led to a change and ask before naming them.
  tip: Call three new customers a month and ask where they got stuck; turn their answers into the help page people lack.
web developer > To build websites that load fast and tell visitors what to do next.
  people: owners whose site looks broken on a phone; organizations that want to edit their own pages; agencies that need a reliable builder
  who: Small businesses, nonprofits, agencies and start-ups, nearby or remote, who come with an old site, a new name or a deadline.
  mind: They have been left alone with a site they can’t change, and want straight answers on price and upkeep.
  lines: Loads before they leave | A site you can edit yourself | Hours, menu, button, done | Made for thumbs | Clean code, clear pages | Put the phone number on top
  tip: Film an old and a new site loading side by side on the same phone, with the client’s permission.
  tip: Offer a short checkup that lists five faults on a business’s site in order of cost, and keep it to one page.
  tip: State who owns the domain, the code and the pictures after launch, because people have been burned before.
  tip: Give three packages with what’s in them, what hosting and care cost per year, and what counts as extra.
  tip: Put a discreet credit link at the foot of the sites you build, and a portfolio page that loads in a blink.
app developer > To build apps that start quickly and do one thing well enough to keep.
  people: founders with an idea and a list; companies that want an app for their crew or customers; agencies short of mobile developers
  who: Founders, product managers and owners who want a first version within months, compare studios by past work and talk about budget early.
  mind: They worry that costs will balloon and that users will delete it after a day.
  lines: From napkin to home screen | One thing, done well | Tap, done, smile | Small first version, real users | Apps people keep | The app they open again
  tip: Hand people your phone with an app you made and watch; film a few seconds of hands and show how quickly they get it.
  tip: Write a page on what a first version costs in rough ranges, and which features can wait for the second.
  tip: Explain how store review, updates and upkeep work after launch; first-time founders rarely know they’ll need them.
  tip: Go to start-up evenings and offer twenty minutes of napkin advice, and say honestly when a website would do.
  tip: Show the reviews your apps get in the stores, the grumpy ones too, with what was fixed.
data analytics > To turn piles of numbers into answers that managers can act on.
  people: managers with reports nobody reads; retailers and manufacturers with years of sales data; nonprofits that must show results
  who: Department heads, finance leads and owners of midsize firms who have data in several systems and a meeting coming up.
  mind: They distrust figures that don’t match, and they want one picture they can explain to the boss.
  lines: Ask the numbers nicely | Find out why May was slow | One picture, clear answer | Make sense of the spreadsheet | Count it, then decide | Charts that settle arguments
  tip: Take a public data set your town cares about, such as traffic or rents, and publish one clear chart a month.
  tip: Offer a small fixed-price project that answers a single question, and list the files you’d need.
  tip: Redraw a confusing chart, with invented figures, and show why the second version leads to a decision.
  tip: Describe how you store, protect and delete clients’ data before they ask, and put it where a lawyer can find it.
  tip: Speak at a trade association’s lunch about three numbers that owners in that field should watch, and hand out the list.
artificial intelligence > To hand dull, repetitive work to machines and leave the deciding to people.
  people: offices drowning in email and forms; companies with thousands of pictures or documents to sort; product teams adding a smart feature
  who: Operations leads, product managers and executives, often with an IT colleague beside them, who start with a pilot before they sign for more.
  mind: They are curious and wary at once, and they ask about errors, privacy and what happens to jobs.
  lines: Hand over the dull part | It sorts, people decide | Reads the pile while you think | Knows when it isn’t sure | Less copying, more thinking | Let it read the fine print
  tip: Demonstrate the product on a messy real example, and leave in the case it gets wrong and how a person catches it.
  tip: Publish in plain words which data you keep, where it’s processed and whether it’s used for training.
  tip: Offer a small pilot on one task with a number agreed in advance, such as minutes per form, and report it either way.
  tip: Name the jobs your product isn’t fit for; skeptical buyers relax when someone else says it first.
  tip: Invite the clerks and agents who’d use it to a short workshop, and let them bring their most tedious task.
cloud and web hosting > To keep websites up, backed up and looked after by people who answer.
  people: small businesses with a site to run; web agencies with many clients; online stores before their busy season
  who: Owners, developers and agencies who compare plans online, pay by the month or year and move only when something has gone wrong.
  mind: They want to forget hosting exists, and they remember every hour a site was down.
  lines: Up while you sleep | Last night’s backup is here | Room for the busy day | A person answers the ticket | Pages that load | Quiet servers, calm owners
  tip: Put a public status page on its own address, show past outages with their causes and link it from the pricing page.
  tip: Write moving guides for the three hosts your customers usually leave, with screenshots, times and what can go wrong with email.
  tip: Tell people in plain words how often backups run, how long they’re kept and how to restore one themselves.
  tip: Offer web agencies a partner plan with one bill and a direct number; each brings a dozen sites along.
  tip: Show the renewal price right beside the first-year price, because the surprise in year two is what people complain about.
blockchain company > To build shared records that several parties can rely on without trusting one keeper.
  people: companies in one supply chain; banks and insurers sharing records; start-ups with a product built on a ledger
  who: Heads of operations, compliance and technology at firms that trade with one another, plus founders and developers, who take months to evaluate.
  mind: They are tired of hype, ask about regulation and security, and want a reason to use it at all.
  lines: One record, many owners | Change it and everyone sees | Agree once, prove it later | Less trust, more proof | Who signed what, and when | A ledger that keeps its word
  tip: Publish a short checklist on when a plain database would do, and let prospects score their own case.
  tip: Draw one use from start to finish, such as a crate of fish from boat to store, with who writes which entry.
  tip: Keep prices of coins and any hint of returns out of your marketing; talk about paperwork, disputes and hours.
  tip: Post security audits and how you handle a found flaw, with dates, since technical buyers check that before they call.
  tip: Speak at logistics, insurance or farm industry meetings instead of only crypto events, and bring one working demo.
payment and pos technology > To let businesses take payments quickly and close the day without hunting for pennies.
  people: cafés and food trucks with a line at noon; shops and salons that take cards all day; restaurants and venues with several registers
  who: Owners and managers of shops, restaurants and services who switch when they open, grow or take an angry look at the fees.
  mind: They look at the fee, the time it takes to train staff and who answers on a Saturday night.
  lines: Beep, paid, next please | Keep the line moving | It adds up at closing | Tap, print, thank you | Ready for the lunch rush | Every sale and tip, counted
  tip: Show total costs for a sample café and a sample salon, with device, monthly fee and rate in one table.
  tip: Film a new employee ringing up an order with a refund and a tip, in real time, after five minutes of training.
  tip: Explain what happens when the internet goes down and when the money lands; those two questions decide many sales.
  tip: Visit new businesses before opening day with a device in hand; watch the license notices and “coming soon” signs.
  tip: Make friends with bookkeepers and restaurant suppliers, and give them a one-page list of which books and programs you connect to.
business software > To get everyday paperwork entered once, found quickly and finished by five.
  people: firms that copy numbers from list to list; owners who do invoices at night; growing teams that lose track of orders
  who: Owners, bookkeepers and office managers of companies with a few dozen people, who try it on their own or after an accountant’s advice.
  mind: They dread the switch and the training, and they want evenings back and fewer mistakes.
  lines: Enter it once | Home before the invoices | Everything in one place, finally | Orders, hours and invoices, sorted | Fewer lists, shorter evenings | Office work without the copying
  tip: Film one dull routine, an invoice from order to payment, first in three programs and then in yours, with a clock running.
  tip: Write a page per trade, such as caterers or cleaning firms, that shows their forms and uses their words.
  tip: Offer accountants a no-cost login and a short training, because clients do what their accountant finds convenient.
  tip: Spell out the first week: who imports the old data, who answers questions and when the old list can go.
  tip: Ask a customer of two years what they’d miss most, quote it with name and company once approved and skip the adjectives.
gps tracking > To show owners where their vehicles and equipment are, without a phone call.
  people: contractors with trailers and machines on several sites; delivery and service fleets; families and owners watching over a boat or camper
  who: Fleet managers, dispatchers, contractors, farmers and private owners, who often start after a theft, a lost hour or an insurer’s hint.
  mind: They expect clear maps and few false alarms, and they need drivers to accept it.
  lines: Find the trailer first | Where is it now? | Know before the customer calls | A dot on the map, on time | Every van on one screen | Sleep while it’s parked
  tip: Put a live demo map with invented vehicles on your site, so a dispatcher can click around before talking to anyone.
  tip: Give owners a one-page notice they can hand to drivers, covering what’s tracked, when and why; it removes the biggest objection.
  tip: Tell a recovery story with the owner’s consent, minute by minute, from the missing trailer to the phone call.
  tip: Reach insurance agents, equipment dealers and farm bureaus with a flyer that answers cost, battery life and coverage.
  tip: Compare wired, battery and plug-in trackers in one table by job, from excavator to company car, and say which you’d pick.
seo agency > To help businesses be found by people who are searching for what they offer.
  people: businesses that don’t show up on the first page; online stores with thousands of product pages; marketing teams that need a specialist
  who: Owners and marketing managers who have paid for ads or a new site, want steadier inquiries and sign up for months at a time.
  mind: They have heard big promises by phone, and they want to understand what’s done each month.
  lines: Get found for what you do | Be the answer they find | Better pages, fewer errors | Up the page, step by step | Written for people, found by search | Nobody looks on page four
  tip: Answer one search question a month from your clients’ fields so well that you rank for it, and show the page as proof.
  tip: Offer a short audit with five findings, each with a screenshot and how hard the fix is.
  tip: Say in your first paragraph that nobody can promise a ranking, and describe what you’ll do and measure instead.
  tip: Share a chart of one client’s visits over a year, dips included, with their approval and your explanation.
  tip: Teach shop owners at a library or chamber evening how to complete their business listing and reply to reviews.
developer tools > To make the dull parts of programming fast, clear and hard to get wrong.
  people: engineers who wait on slow builds; teams with tests that fail at random; open-source maintainers with too little time
  who: Programmers who try a tool alone in an evening and then bring it to the team, and engineering leads who approve the bill.
  mind: They distrust marketing, read the docs first and leave at the first pointless sign-up form.
  lines: Less waiting, more shipping | Read the docs, then decide | Errors you can act on | Built to stay out of the way | Debug less, sleep more | Green builds, calm evenings
  tip: Get a newcomer from install to first result in five minutes, and put exactly those commands at the top of your homepage.
  tip: Publish benchmarks with the code to rerun them, and include the case in which another tool wins.
  tip: Answer issues and forum threads under your real name, and fold each repeated question back into the docs.
  tip: Write one honest technical post a month about a bug you chased; engineers share those more than any announcement.
  tip: Speak at meetups with a terminal and no slides, and let people try the tool on their own laptop afterward.
game studio > To make games that are fun in the first ten minutes and linger afterward.
  people: players who like to try something new; streamers and reviewers looking for a good story; publishers and platforms with a slot to fill
  who: Players from teens to adults with a favorite kind of game, who watch clips, read reviews and wishlist months before release.
  mind: They notice clumsy controls at once, hate being nickel-and-dimed and love finding things on their own.
  lines: One more level | Fun with the sound off, too | One more level, then bed | Pick up and play | Break it, laugh, try again | Fun first, then the pretty part
  tip: Make a ten-second clip of the funniest bug or the neatest jump each week, and caption it with the store page link.
  tip: Open the store page early, ask for wishlists in every post and put actual gameplay in the first four seconds of the trailer.
  tip: Let strangers play at a library, arcade bar or convention, watch without helping and post what they taught you.
  tip: Send keys to small streamers who already play your genre, with two lines on why it fits them.
  tip: Keep a dev diary with pictures from gray boxes to final art, and answer comments within a day.
esports team > To compete well, train sensibly and give fans a team to follow.
  people: fans who know every match by heart; sponsors who want to reach young viewers; players hoping to try out
  who: Mostly teens and adults under forty who play the game themselves, watch streams at night and follow players as much as teams.
  mind: They want drama, honesty after a loss and players they feel they know.
  lines: One more match | Watch the comeback | Headsets on, hearts pounding | Know the players, follow the team | Win, review, sleep, repeat | Jersey on, stream up
  tip: Post a forty-second comms clip after each match, the loss included, with one decision explained by the player.
  tip: Keep the match calendar in one pinned image with time zones and the stream link, and update it every Monday.
  tip: Show the routine behind the match, practice hours, workouts and bedtime, because parents and sponsors both look for it.
  tip: Make a two-page sponsor deck with real viewer numbers, age groups and any past partnerships, and approach a few regional brands.
  tip: Hold an open scrim night at a gaming bar or school, get parents’ okay for minors and film the crowd.
virtual reality studio > To build virtual places that feel right from every side and leave nobody dizzy.
  people: museums with places to bring back; companies training people for risky work; players looking for a new world
  who: Museum and training managers, agencies and event planners who commission a project, and players who buy or book a session.
  mind: They are curious and a bit afraid of feeling sick, and they ask what hardware it takes.
  lines: Put it on, look around | Go where nobody can go | Duck, it feels real | A world on every side | Look behind you | Step in, shoes on
  tip: Film the person in the headset and what they see in one split picture; the gasp sells better than the graphics.
  tip: Bring two headsets to a museum night, trade fair or school, and keep a cleaning kit and a sign-up list on the table.
  tip: Write down how long people stay in, how motion sickness is avoided and who shouldn’t take part.
  tip: Give training clients a comparison for one task, in the classroom and in the headset, with time and errors, measured together.
  tip: Offer a first prototype of a single room at a fixed price, because a paragraph can’t convince a board and a room can.
dating and messaging app > To make it easier and safer for people to say hello and keep talking.
  people: singles who are tired of endless swiping; newcomers looking for friends in town; people who’d rather write first than call
  who: Adults of any age after a move, a breakup or a long time alone, who try several apps at once, mostly in the evening.
  mind: They hope to show themselves honestly, need to feel safe and expect reports to get a reply.
  lines: Start with hello | Say something real | Hello beats a perfect profile | Meet when you’re ready | Good talk comes first | Somebody’s typing
  tip: Explain blocking, reporting and photo checks in a short clip, and say how quickly a person looks at a report.
  tip: Invite couples and friends who met in the app to tell it in their own words, with both agreeing in writing.
  tip: Post five good first messages a week, taken from real life with permission, and why each got an answer.
  tip: Host a small offline evening, such as a trivia night or a walk, in one city, and build that city’s list before the next.
  tip: Put your privacy settings and what stays hidden by default in plain words on the store page.
streaming platform > To help people find something good to watch and start it without a fuss.
  people: couples who can’t agree on Friday night; families with one remote; film buffs looking for more than the usual
  who: Households and singles who pay by the month, watch mostly at night and on days off, and cancel when they run out of things to see.
  mind: They hate scrolling and buffering, and they stay for a choice somebody clearly made with care.
  lines: Press play, settle in | Less scrolling, more watching | Find it before the popcorn’s cold | Pause, and it remembers | Something for the whole couch | Subtitles on, lights down
  tip: Make a list each Friday of three titles for three moods, with length and rating, and send it before dinner.
  tip: Let a real person with a name recommend, one minute on camera, what to watch tonight and what to skip.
  tip: Say on the first screen what it costs, how many can watch at once and how to cancel in two clicks.
  tip: Team up with film clubs, libraries or campus cinemas for a shared evening, and give attendees a trial code.
  tip: Cut a fifteen-second moment with captions that stands alone, clear the rights first and end on the title.
it support > To keep office computers working and to explain plainly when they don’t.
  people: offices too small for an IT department; doctors, lawyers and accountants who can’t lose data; nonprofits with old machines
  who: Owners and office managers of firms with a handful to a few dozen desks, mostly within driving distance, on a monthly plan or by the hour.
  mind: They feel foolish asking, fear a ransom note on the screen and want a name they can call.
  lines: Somebody picks up | It prints again | Updates before trouble | Backups you never think about | No eye-rolling, just answers | Monday, nine o’clock, all working
  tip: Send clients one plain warning a month, such as a fake invoice going around, with a picture and what to do.
  tip: State response times, hours and what a plan includes on the first page, in a table an office manager can forward.
  tip: Offer a half-day checkup of backups and passwords, and hand over two pages with what’s urgent and what can wait.
  tip: Get to know phone installers, copier dealers and accountants; they hear first when an office moves or gets hacked.
  tip: Print a sticker for each machine with its number and your phone line, so nobody searches for either in a crisis.
computer repair > To save the machine, the photos and the cost of a new one whenever possible.
  people: students with a paper due; families with years of pictures on one drive; small businesses with a dead laptop
  who: People of every age, often stressed, plus students and small offices, who compare reviews and want a price before leaving it.
  mind: They fear for their files and their privacy, and they don’t want to feel stupid at the counter.
  lines: Slow today, quick tomorrow | Don’t toss it yet | The photos may still be there | Bring the laptop and the charger | Fixing it may be cheaper | That blue screen has a cause
  tip: Film the dust coming out of a fan or an old drive being swapped for a new one; viewers check theirs at once.
  tip: Post a price list for the five usual jobs and the cost of a diagnosis, and whether it’s counted toward the repair.
  tip: Explain in two sentences how you protect customers’ files during a repair, and print the same words on the drop-off form.
  tip: Hold a Saturday hour at the library or senior center on backups and scams, and bring cards with a large phone number.
  tip: Ask happy customers for a review that names the fault, because people search for their exact problem plus your town.
phone repair > To fix phones quickly, keep the data on them and be frank about the cost.
  people: people who just dropped it; parents with a teenager’s cracked screen; delivery drivers and salespeople who live on the phone
  who: People of all ages who work or live nearby, search on someone else’s phone right after the fall and come the same day.
  mind: They can’t be without it, and they worry about fake parts and their pictures.
  lines: Cracked screen? Come by | Screens, batteries and charging ports | Dropped it? Breathe | Don’t live with the crack | A new battery, an old friend | Glass on, thumbs happy
  tip: List prices by model for screens and batteries, with the time it takes, and check that it reads well on a cracked phone.
  tip: Keep your hours, phone number and service area current in map listings; people look for the nearest open repair in a panic.
  tip: Film lint coming out of a charging port with tweezers, and tell viewers to try a wooden toothpick first, with the phone switched off.
  tip: Offer schools, delivery firms and real estate offices a small group rate and a contact who answers texts.
  tip: State which parts you use, how long the repair is covered and what happens to water resistance afterward.
internet provider > To bring a steady connection to the door, at a price that stays put.
  people: families with work, school and movies on one line; people working from home; businesses that can’t afford a dead line
  who: Households and businesses in the coverage area, who choose when they move, when a contract ends or when the old line fails once more.
  mind: They have been burned by small print, and they judge by evenings and by the hotline.
  lines: Fast on a Friday night | A bill that makes sense | Work upstairs, movies downstairs | A line that keeps up | Somebody answers the hotline | No spinning wheel tonight
  tip: Put an address check at the top of your site that says yes, no or when, with a real speed.
  tip: Post the speeds measured in your busiest hour last month, street by street if you can, and explain any dip.
  tip: Mail new residents a welcome card with the price after year one, the installer’s arrival window and a phone number.
  tip: Set up a table at block parties and town meetings before digging starts, with a map and someone who knows dates.
  tip: Show the installer: a short clip of how a visit goes, where the box hangs and how long it takes.
telecom installer > To run cables and phone systems that work on the first morning and stay easy to trace.
  people: offices about to move in; builders who need cabling before drywall; property managers with old phone closets
  who: Office managers, IT leads, general contractors and landlords who plan around a move-in date and often need a second visit.
  mind: They fear an opening day with dead jacks, and they like labels, drawings and a tested result.
  lines: Labeled at both ends | Ready before the desks arrive | Neat runs, clear calls | Every jack tested | Cables nobody trips over | Phones ring on Monday
  tip: Photograph a rack before and after, cables combed and labeled, with the client’s name left out unless they agree.
  tip: Put a move-in checklist on your site that says when to call the carrier, how many jacks per desk and what to decide.
  tip: Show a page from a test report and floor plan with jack numbers, so buyers know what they’ll hold afterward.
  tip: Call on IT firms, electricians and office movers in your area; they get asked for cabling and rarely like doing it.
  tip: Stick a small label with your number inside each closet, since whoever opens that door next has a question.
smart home installer > To set up homes so that lights, heat and locks work simply for everyone inside.
  people: owners who are remodeling; families with gadgets that don’t talk to each other; people planning to stay put as they age
  who: Mostly owners with a new house, a remodel or a frustrating pile of devices, plus builders and architects, within driving distance.
  mind: They like comfort and lower bills, and they fear being watched or locked out by an app.
  lines: One switch does it | Lights out from bed | Smart enough for Grandma | Fewer apps, calmer house | Who’s at the door? Look | A house that knows bedtime
  tip: Film a grandparent or guest using a room without any instructions, with their okay; it answers the main doubt.
  tip: Describe three starter setups, for a front door, a heating zone and a bedroom, each with parts, price and hours.
  tip: Explain where data goes, what works without internet and who holds the passwords, before people have to ask.
  tip: Show builders and electricians a wiring list for remodels; a box in the wall early saves clients money later.
  tip: Leave a one-page guide taped inside the panel with the settings, reset steps and your number, and mention it in quotes.
printer and copier service > To keep printers running, stocked with toner and off everybody’s mind.
  people: schools that print in bulk; law and medical offices with full trays; small companies with one hardworking machine
  who: Office managers, school secretaries and IT staff within a technician’s reach, mostly on leases or service plans, who call when work has stopped.
  mind: They want it running by lunch, a simple bill per page and no talk of faults they can’t see.
  lines: Unjam the day | Toner before it’s out | Print, staple, done | Call before kicking it | Pages when you need them | Quiet copier, calm office
  tip: Put a sticker on every machine you serve with a code that opens a form already filled with its number.
  tip: Publish a picture guide to the three jams anyone can clear, and say when to stop pulling.
  tip: Show schools and law firms what a page really costs on their old machine, using last quarter’s bills.
  tip: Mail school secretaries a note in July offering a check before classes start, with two dates to choose from.
  tip: Tell prospects your usual arrival time, the towns you cover and whether a loaner comes when a machine has to leave.
internet cafe > To give anyone a clean seat, a quick line and a working printer.
  people: travelers who need to print a ticket; students without a quiet desk at home; gamers who like company
  who: Travelers, students, job seekers and gamers, mostly people nearby or passing through, by the hour and often in the evening.
  mind: They expect a machine that starts at once, clear prices and no trace of themselves left behind.
  lines: Sit down, log in, relax | Print it and catch the train | Good seats, fast screens | By the hour, till late | Headset on, drink cold | A desk when you need one
  tip: Put “Print, scan, internet” in large letters in the window with the price per page, because that’s what people rush past looking for.
  tip: Give nearby hotels, hostels and bus stations a small card with a map, hours and printing prices.
  tip: Run a weekly tournament with a modest prize, post the bracket on the wall and tag the winners who agree.
  tip: Explain beside each screen how the session is wiped, and repeat it on your site for people with bank business.
  tip: List the games installed, graphics cards and headsets, and update the list whenever a new title arrives.
robotics > To build robots that take over heavy, dull work and are safe beside people.
  people: manufacturers short of hands; warehouses with endless lifting; labs and farms with repetitive work
  who: Plant managers, production engineers and owners who budget by the year, visit a reference site and need staff on their side.
  mind: They calculate payback and downtime, and they worry about safety and how the crew will take it.
  lines: Let the robot lift it | Steady at part one million | Heavy, dull, done | Works nights without sighing | Easy to teach, steady at work | Spare your crew’s backs
  tip: Film one real part being picked, placed and repeated for sixty uncut seconds, a mistake and recovery included.
  tip: Ask prospects for a box of their parts, test them and send back a video with the cycle time.
  tip: Explain safety distances, training hours and who fixes it on a night shift, on one page for the safety officer and the crew.
  tip: Publish a simple payback sheet with wages, shifts and price as open fields, and warn where a robot isn’t worth it.
  tip: Invite operators, not only managers, to an afternoon at a running cell, and let them teach it a move.
drone maker > To build drones that fly steadily, come home safely and can be repaired.
  people: film crews and surveyors who make a living with them; farmers with fields to watch; rescue teams and public agencies
  who: Professional pilots, dealers, farm and survey firms and public agencies, plus serious hobby flyers, who compare specs and read forums.
  mind: They care about flight time, wind, spare parts and whether the maker will be around for repairs.
  lines: Holds still in the wind | Comes home on low battery | Takes the bump, flies again | Spare props in the drawer | Lift off, look around | Fly, land, fix, fly
  tip: Film an uncut flight in real wind with the anemometer in the picture, and publish flight time with a full load.
  tip: List every spare part with price and stock, and a repair video for the three that break first.
  tip: Write a setup guide per job, spraying, mapping, searching, with payload, battery count and what the rules demand.
  tip: Lend a machine for a week to a fire department, survey office or farm school, and report their verdict with permission.
  tip: Hold a fly-in for owners at a model airfield once a year, with a repair bench and a sheet for feature requests.
3d printing > To make parts from a file, in small numbers, while they’re still needed.
  people: engineers with a prototype due; inventors and small makers with no tooling; owners of machines whose parts are no longer made
  who: Engineers, designers, architects, workshops and home tinkerers who upload a file or bring a broken piece, usually with a date in mind.
  mind: They want it to fit the first time, and they’re unsure which material will hold.
  lines: Send the file, hold the part | One hinge or fifty clips | Layer by layer, it fits | The part they stopped making | Test it before the mold | A solid answer to a broken part
  tip: Make a sample ring of the same small part in each material, and mail it with notes on how each takes weight, warmth and weather.
  tip: Show a broken original next to the printed replacement in use, once the customer agrees, and mention the hours.
  tip: Put file rules, wall thickness, tolerances and maximum size on one page with drawings.
  tip: Visit repair cafés, architecture schools and machine shops with a few parts in your pocket and your turnaround on a card.
  tip: Answer the question of people without a file: how you measure, scan or redraw a part and what that adds.
electronics manufacturer > To build circuit boards that work in the field years from now.
  people: start-ups moving from prototype to production; equipment makers that need boards every month; medical and industrial firms that must trace each part
  who: Engineers, buyers and founders who request quotes from several makers, audit the line and then tend to stay for years.
  mind: They fear missing parts, silent faults and being too small to matter to the factory.
  lines: Ten boards or ten thousand | Placed, soldered, tested, traced | No cold joints | Send the board files | Small runs taken seriously | Built for the field
  tip: Show the inspection pictures, X-ray or optical, that come with a batch, and explain how to read one.
  tip: Publish a design checklist, with spacing, panel size and test points, that saves engineers a round of questions.
  tip: State your smallest run, usual lead time and how you treat parts that can’t be found, because start-ups hesitate to ask.
  tip: Invite hardware founders to a morning on the line, and let them follow one board from reel to box.
  tip: Keep your entries in industry supplier directories current with certifications held, machine list and industries served.
semiconductor company > To supply chips that work as documented for as long as a product lives.
  people: engineers designing the next device; makers of cars, phones and medical devices; distributors who stock for smaller buyers
  who: Design engineers who read data sheets first, and purchasing and quality managers who think in product life cycles and second sources.
  mind: They need truthful documents, steady supply and an engineer who replies when a circuit misbehaves.
  lines: Small chip, long life | Read the data sheet first | Samples for your next board | Smaller than a fingernail | Specs you can design around | Silicon you can plan on
  tip: Let engineers download data sheets, models and reference designs without a form; the form loses them.
  tip: Write application notes on one small problem each, with a schematic, measurements and the mistake people make.
  tip: Post lifetime and discontinuation policies where buyers look, and announce changes by email well ahead.
  tip: Answer in the public forums where designers ask, signed with name and role, and link the fix.
  tip: Ship evaluation boards to university labs and design houses, and ask which line in the manual cost them an hour.
health technology > To give clinics tools that save clicks and keep patients’ data safe.
  people: clinics and practices with full schedules; hospitals replacing paper and old systems; health insurers and home care services
  who: Physicians, practice managers, nurses and IT and compliance leads, who decide in groups, test for months and ask colleagues elsewhere.
  mind: They have no minute to spare, distrust another login and worry about privacy and liability.
  lines: Fewer clicks per patient | More eye contact, less typing | Fits between two appointments | Told once, known where needed | Records that stay private | Built with the night shift in mind
  tip: Let a nurse or physician who uses it say on camera what changed in one shift, with no patients or records in view.
  tip: Publish a clear page on privacy law, hosting, access rights and audits that a compliance officer can forward.
  tip: Count the clicks for one task before and after at a pilot site, and report it with the clinic’s approval.
  tip: Demonstrate with invented patients in a ten-minute slot at staff meetings; nobody in a clinic has an hour.
  tip: Avoid promises about outcomes in every ad; say what the tool does, for whom it’s cleared and what evidence exists.
biotech company > To turn careful lab work into tests, tools and treatments that hold up.
  people: research partners and pharma companies; investors who read the data; hospitals and labs awaiting better tests
  who: Scientists, business development teams, investors and public funders, often abroad, who follow publications and meet at conferences.
  mind: They look for repeatable data, clean methods and people who admit what isn’t known yet.
  lines: Repeat it, then believe it | Careful work, clean data | Patience under the microscope | Better tests start small | Ask the cells, check twice | Results others can repeat
  tip: Give each program one page with the question, the method, the status and a date, and keep it current.
  tip: Have a scientist explain one figure from a published paper in ninety seconds, without slides or jargon.
  tip: Run every statement about patients or effects past regulatory counsel, and separate what’s shown from what’s hoped.
  tip: Post preprints, posters and talk dates on the day they’re public, with a contact who really answers.
  tip: Open the lab to a college class or city council once a year, show the pipettes and the freezers, and mind safety.
agricultural technology > To show farmers where to spend water, feed and fertilizer, and where to save them.
  people: farmers with more acres than hands; growers and orchard owners short on water; co-ops and advisers who serve many farms
  who: Farm owners and managers, advisers and dealers, who decide in winter, trust neighbors over brochures and try things on one field.
  mind: They count costs per acre, hate gadgets that fail in mud and keep the last word themselves.
  lines: Know which corner is dry | The field reports in | Less diesel, fewer guesses | Made for mud and dust | Water where it counts | Check the far field from the kitchen
  tip: Compare one strip with and one without on a customer’s field, and show both at harvest with costs per acre.
  tip: Bring the device to field days, caked in dirt, and let farmers open it with gloves on.
  tip: Ask your county extension office and seed dealer whether they’ll host a demonstration, and supply the coffee.
  tip: Answer first who owns the data, what works without cell coverage and who comes when it breaks in July.
  tip: Film a grower in their own words at the tailgate, two minutes, including what they’d change.
clean energy technology > To make clean power work on real roofs, grids and budgets.
  people: plant and building owners with high power bills; cities and utilities with climate goals; developers planning new districts
  who: Facility managers, utility planners, city energy officers and owners, who think in decades, need approvals and compare several studies.
  mind: They want fewer emissions and math that holds up, and they worry about technology that’s too new.
  lines: Power for when the wind drops | Store it, move it, use it | Less gas, same warm rooms | Do the math, then switch | Sun at noon, light at nine | Clean power, plain numbers
  tip: Publish a worked example for one building with load, cost, savings range and what could change the result.
  tip: Put live data from a running site on your homepage, cloudy weeks included, with the owner’s agreement.
  tip: Collect the state and federal incentives that apply to your technology on one page, with dates, and update it quarterly.
  tip: Guide small groups through a working installation twice a year, and ask the operator to take the questions.
  tip: Write for the finance director as well: one sheet with payback assumptions, maintenance and the end of the equipment’s life.
space technology > To build hardware and signals that keep working where nobody can fix them.
  people: satellite operators who need parts that last; agencies and research institutes; companies that use data from orbit
  who: Mission planners, systems engineers and procurement officers at agencies and firms worldwide, who plan years ahead and ask for flight heritage and test data.
  mind: They ask for proof from the test bench, clear export answers and partners who don’t hide an anomaly.
  lines: Shaken, baked, ready to fly | No repairs after launch | Built for a cold, quiet place | Signal acquired | Clean room, steady hands | Ten, nine, eight, ready
  tip: Share vibration and vacuum test footage where clients and export rules allow, with one sentence on what was learned.
  tip: Keep product sheets with mass, power, interfaces and test status in one downloadable table.
  tip: Explain the everyday use of your work, from weather to farm maps, in a page a council member or student can follow.
  tip: Meet small satellite teams at universities and conferences with a real part in your bag; engineers like to hold things.
  tip: Post job openings with a picture of the bench and the problem to solve, because talent reads your site before customers do.
`);
