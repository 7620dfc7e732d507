import { pitchesOf } from './pitch-list.ts';

/** Dealers in cars, devices and what else is sold. */
export const dealers = pitchesOf(`
tyre shop > To keep drivers on tires that are safe for the season and honestly priced.
  people: commuters with worn tread; families before a road trip; fleets and van owners that can’t lose a day
  who: Drivers of every age, families and small fleets, mostly from nearby, who need tires suddenly or before the seasons change.
  mind: They don’t know how worn is too worn, and they dread being sold four when two would do.
  lines: Tread you can trust in the rain | New tread before the snow | Round, balanced and honest | The penny test, passed | Four checked, maybe two changed | Rolling by lunchtime
  tip: Explain the penny test and the age code on the sidewall in a short clip, and invite people to send a picture.
  tip: Send a text in October and April to those whose seasonal tires you store or fitted, with booking slots.
  tip: Put prices as installed, with balancing, valves and disposal, in one number people can compare.
  tip: Offer fleets and landscapers an on-site tread check, with a one-page report per vehicle.
  tip: Hold up a tire with a worn shoulder and say what alignment or pressure did it, so that drivers learn what to look for.
auto parts store > To match each car with the right part and advice on putting it in.
  people: weekend mechanics with the hood up; repair shops that need it within the hour; drivers whose car won’t start
  who: Do-it-yourselfers, repair shops and stranded drivers, mostly nearby, who need the part today.
  mind: They fear a wrong fit and a second trip, and they like a counter that doesn’t talk down.
  lines: The right part, the first time | Batteries, bulbs and brake pads | Back under the hood | Fits your make and model | Wrench ready | Parts for January mornings
  tip: Tell people what to bring: year, make, model, engine size and a photo of the plate on the part.
  tip: Film a battery or wiper swap in under two minutes, with the tools and torque mentioned.
  tip: Say on the sign what you do on the spot, such as testing a battery or lending tools, if you do.
  tip: Keep a list of garages that install what people can’t, and ask them to call when they’re short.
  tip: Set up a rack by season with coolant, blades and bulbs, plus a card showing which bulbs fit the ten most common cars.
auto parts shop > To look up, fetch and hand over the correct part without a guess.
  people: owners doing their own brakes; small garages on a schedule; people keeping an older car alive
  who: Owners of everyday and aging vehicles, independent mechanics and delivery drivers, who call or click before they come.
  mind: They count on the lookup, and they hate waiting on a lift for a mismatched box.
  lines: Call it in, pick it up | Engine code, please | Keeps the old car going | No guessing at the counter | Alternators, filters, belts | One trip on Saturday
  tip: Answer the phone with the part number and price within a minute, and advertise that as your service.
  tip: Post what’s in stock for the five most common cars in your area, by name and price.
  tip: Explain core charges and returns on electrical parts in one paragraph, since they cause most arguments.
  tip: Offer garages a delivery run at set times, and let them text an order with the VIN.
  tip: Help people with an oddball car: show one hard-to-find part each week and how you located it.
car dealer > To sell used cars with a clear history, a fair price and a real drive.
  people: students and first-time drivers; families in need of a bigger car; tradespeople looking for a van
  who: Adults buying for themselves or a teenager, often on a budget and within driving distance, who compare online for weeks.
  mind: They come prepared for a fight, and they relax once the paperwork is on the table.
  lines: Look under the hood | The history, the keys, the price | Take the long test drive | Used cars, straight answers | Drive it before you decide | Good miles left
  tip: Upload thirty photos per car, with tires, seats, dashboard and every scratch, and a cold-start video.
  tip: Post the vehicle history and any inspection report before anyone asks, with the repairs you did and skipped.
  tip: Write the out-the-door price with fees and taxes, so that nobody finds a surprise on the last page.
  tip: Suggest a route for the test drive with a hill, a highway and a parking spot, and welcome an outside mechanic.
  tip: Ask buyers a week later for a review, and answer every complaint in public with what you did about it.
petrol station > To get drivers fueled, fed and back on the road in a few minutes.
  people: commuters filling up before work; families on a long drive; truckers and contractors with a tight day
  who: Commuters, travelers, contractors and neighbors, who stop because it’s on the way and return if it was easy.
  mind: They judge the whole stop by the restroom, and they’re always in a hurry.
  lines: Fuel, coffee, go | A good stop on the way | Clean pumps, hot coffee | Fill up, stretch, roll on | Lights on for the long drive | Top it off
  tip: Make the restroom the thing you show: clean, lit and stocked, with the check sheet in view.
  tip: Keep prices and hours correct on map apps and fuel apps every day, since drivers choose by those.
  tip: Put a sandwich-and-coffee deal on the pump, readable in the time it takes to fill a tank.
  tip: Offer contractors and landscapers an account or receipt by email, and tell them on a card at the pump.
  tip: Post when the air pump, car wash or a fuel grade is out, and when it’ll be back; regulars notice.
wig and hair shop > To fit each person, in private, with hair that feels like their own.
  people: people losing hair to illness or treatment; women who cover for faith; people who love a change of style
  who: Mostly women of all ages, along with men and performers, some facing illness, who often come with a friend and by appointment.
  mind: They want kindness and privacy first, and they worry that everyone will notice.
  lines: Take the chair, take your time | Hair that feels like yours | Soft, light, quietly yours | Fitted in private | A cap that doesn’t itch | Color, length and a kind mirror
  tip: Say on the first screen that fittings are private and how to book one, with who’ll be in the room.
  tip: Never show clients who are ill; use mannequins, hands or models with signed consent.
  tip: Explain human hair and synthetic by care, price and heat, with a picture of each after a month.
  tip: Find out what insurers call a “cranial prosthesis,” and write down which paperwork to ask a doctor for.
  tip: Leave discreet cards with oncology social workers, dermatologists, women’s groups and salons.
pharmacy shop > To fill prescriptions carefully and answer everyday health questions at the counter.
  people: families with a sick child; older neighbors on several medicines; people picking up the essentials on the way home
  who: People from the neighborhood, young families and older patients above all, who come monthly for refills and suddenly for a cold.
  mind: They want to get it right, in words they understand, and without an audience.
  lines: Ask the pharmacist | Home with the right thing | Remedies, refills, real answers | Take care, take it home | For sniffles and scraped knees | A kind word at the counter
  tip: Explain how to transfer a prescription in four steps, with the phone number and what a customer should have ready.
  tip: State hours for the pharmacy and the counter separately, including lunch breaks and weekends.
  tip: Post seasonal facts reviewed by your pharmacist, such as flu shots or sunscreen, without promising results.
  tip: Offer refill reminders by text and a private spot for questions, and say so at the pickup window.
  tip: Visit senior centers with a large-print medicine list people can fill in and keep in a wallet; never use a patient’s name or photo.
homeowners association > To look after what neighbors own together, with open books and fair notice.
  people: homeowners who pay the dues; buyers and agents checking the rules; residents with a question about a fence or a pool
  who: Owners, renters and board volunteers of one community, from young families to retirees, who mostly get in touch when something breaks or a bill arrives.
  mind: They want to know where the money goes, and they don’t enjoy surprises or long meetings.
  lines: Neighbors with a plan | Open books, easy neighbors | The gate, the roof, the budget | Shared places, well kept | Good rules, friendly streets | Come to the meeting
  tip: Put the bylaws, budget, meeting minutes and request forms on one page that opens without a password where your rules allow it.
  tip: Announce work two weeks ahead with dates, noise, parking and a name to call, by email and on a posted sign.
  tip: Answer the five questions buyers’ agents ask: dues, reserves, rentals, pets and planned assessments.
  tip: Report on finished repairs with before and after photos and the cost next to the budget line.
  tip: Welcome each new owner with a single printed sheet: trash days, parking, the board’s email and the date of the next meeting.
coworking space > To give people a good desk, quiet for calls and company at lunch.
  people: freelancers who’ve outgrown the kitchen table; small teams between leases; remote employees who want to leave the house
  who: Mostly self-employed people, remote workers and small teams living within an easy commute, who often come a few days a week and pay by the month.
  mind: They need to concentrate, they miss having colleagues, and they don’t want a long contract.
  lines: A desk and a door to close | Get out of the kitchen | Quiet calls, shared lunches | Work among friendly strangers | Bring the laptop, leave the couch | Your Tuesday office
  tip: Publish an honest noise and call policy with photos of where people take calls, since that decides most visits.
  tip: Offer a trial day that can be booked in two clicks, and greet guests with the Wi-Fi code and an invitation to lunch.
  tip: List prices for a day, a month and a team, with what’s included: printing, mail, guests, parking and hours.
  tip: Ask members for two sentences on what they do, and post one each week if they’d like the attention.
  tip: Contact companies that have closed their office nearby and employers hiring remotely, with an invoice-friendly team plan.
medical supply store > To fit people with equipment that works at home and explain it patiently.
  people: families bringing someone home from the hospital; people recovering from surgery; caregivers and clinics that reorder supplies
  who: Older adults, people in recovery and the relatives who shop for them, often within days of a discharge, along with clinics and aides.
  mind: They feel rushed and worried, and they want plain words about fit, cost and coverage.
  lines: Home, safe and steady | A little support goes far | Shown twice, fitted with care | Easier getting up | For bath, bed and hallway | Steady hands, clear answers
  tip: Describe what to measure before buying a walker, shower seat or bed, doorways and tub edge included.
  tip: Name which plans you bill and which papers a doctor has to write, in words a tired daughter can follow.
  tip: Film how a walker is adjusted and a rail is mounted, using staff, never patients.
  tip: Meet discharge planners, home care agencies and occupational therapists, and leave a one-page list with same-day items marked.
  tip: Offer a large-print phone number on the sign and the bag, and state what can be rented, returned and delivered.
digital downloads and printables > To make files that open, print cleanly and save somebody an evening.
  people: parents with a party tomorrow; teachers looking for a ready worksheet; small business owners who need a form or planner
  who: Mostly parents, teachers, brides and organizers, who search at night, buy in minutes and return for the next event.
  mind: They need it to work the first time on a home printer, because the evening is short.
  lines: Print it tonight | Pay, download, done | Just change the name | Planners, parties, paper | Printed before the guests arrive | Pages that print right
  tip: Show the finished sheet printed on ordinary paper beside the screen preview, with scissors and a hand for scale.
  tip: Name the programs, paper size and printer settings in the first three lines, and state what can be edited.
  tip: Record ninety seconds of changing a name and a date, and link it in the confirmation.
  tip: Target words people type on Pinterest and Etsy, such as the age, theme and size, in both title and picture text.
  tip: Publish seasonal files early, back-to-school in June and planners in October, and bundle three of them.
computer shop > To sell people the machine that’s enough for their day, and set it up.
  people: students who need a laptop for school; families replacing a slow PC; small offices without an IT person
  who: Students, families, retirees and small businesses, mostly from nearby, who buy every few years and call when something acts up.
  mind: They aren’t sure what to ask, and they don’t want to lose a photo or a password.
  lines: Enough power, no nonsense | Old files moved, new laptop ready | Slow PC? Start here | What do you do all day? | The machine that’s enough | Screens, drives and patience
  tip: Write three profiles, the student, the home office, the gamer, with a spec and price each that a parent can understand.
  tip: List setup and file transfer with time and cost; it’s the part people fear and competitors forget.
  tip: Publish what repairs you do, what a check costs and how many days, with data care explained.
  tip: Offer small offices a quarterly checkup, and hand them a page on backups.
  tip: Film a speed-up: time from power button to desktop before and after a drive upgrade.
phone shop > To get people talking on a new phone with their photos and numbers in place.
  people: parents buying a first phone for a child; seniors who want something simple; people with a cracked screen or tired battery
  who: Adults of all ages and families, mostly from the neighborhood, who need help after a drop, a contract or a birthday.
  mind: They fear hidden fees and lost pictures, and they want it to be over quickly.
  lines: Your photos come with you | Cracked? Come by | New phone, same numbers | No lost photos, no lost afternoon | Calls, contacts and calm help | Clear price, clear call
  tip: Put a repair price list by model on the page and the window, with the time each takes.
  tip: Walk through a transfer on camera with dummy contacts, and say how long to allow and what to bring.
  tip: Run a calm hour for seniors with a printed sheet of five things to know, at the shop or a library.
  tip: Lay out on one page how plans differ, which fees exist and how someone leaves one.
  tip: Talk with schools about first phones: parental controls, breakage, and who to call when it’s dropped.
electronics store > To let people see, hear and compare before they choose what to plug in.
  people: families choosing a TV; music lovers after headphones or speakers; people looking for that one cable
  who: Households, students, music and film fans, often drawn by a move, a sale weekend or something that stopped working.
  mind: They have read the reviews and still aren’t sure, and they want to hear a difference with their own ears.
  lines: Hear it, see it, choose it | Cables, chargers, clear answers | Better sound, bigger picture | Plugged in by tonight | Ask what the cable’s for | Louder, sharper, simpler
  tip: Make a “which one do I need” page for TVs by sofa distance and light, with three picks.
  tip: Label all cables by what they connect and how fast, and keep one display of the ten common adapters.
  tip: Let two pairs of headphones play the same song, and write what each does well.
  tip: State delivery, wall mounting and haul-away with prices, and show a finished wall with tidy cables.
  tip: Bring portable speakers to a block party or sports club, and put a card next to each.
tobacconist > To keep cigars and pipes in good order for adults who take their time.
  people: adult regulars with a steady blend; adults choosing a cigar for an occasion; collectors of pipes and lighters
  who: Adults of legal age, mostly experienced smokers and gift buyers, who come by often or before weddings, births and holidays.
  mind: They prize conversation and proper storage, and they’d like nobody to hurry them.
  lines: Cigars, pipes and conversation | Kept at the right humidity | Leaf, pipe and a quiet hour | A blend worth keeping | Ask about the blend | A tin, a pipe, an easy chair
  tip: Check the rules on tobacco ads first, keep every message to adults, and require age checks online.
  tip: Explain how you store and rotate your stock, and at what humidity if you sell cigars, with no claim about health.
  tip: Label cigars by strength, size and smoking time in plain words, so a guest can choose for a wedding.
  tip: Invite regulars of legal age to a pipe-care evening, by email or at the counter, and verify age at the door.
  tip: Write a short guide to cleaning a pipe and seasoning a humidor, and print it as a bookmark-size card.
vape shop > To explain devices and liquids clearly to adults, and to check every ID.
  people: adult smokers thinking of a change; adult users who need coils and batteries; adults who want a simpler device
  who: Legal-age adults, often former smokers, who come back regularly for coils and liquid.
  mind: They look for fewer leaks and honest nicotine numbers, and they tune out hype.
  lines: Plain talk for adults | Coils, batteries and ID | Adults only, questions welcome | Matched parts, fewer leaks | Simple kits for grown-ups | Bring your ID
  tip: Read the current FDA and state rules on vape marketing before posting, and avoid anything that could appeal to minors.
  tip: Post how ID is checked on the door and at checkout, and say it plainly so parents trust you.
  tip: Explain coil resistance, nicotine strength and battery safety on a handout, without health promises or quitting claims.
  tip: Build an email list of verified adults, because most ad platforms won’t run vape ads.
  tip: Offer battery and coil recycling with a bin, and print the drop-off hours on receipts.
cannabis dispensary > To help adults choose carefully, in plain words, within the law.
  people: first-time adult visitors with questions; regulars who know their products; medical cardholders where the state allows it
  who: Adults of legal age, from curious newcomers to longtime users and cardholders, who visit when they can park, ask and leave without fuss.
  mind: They value privacy, clear labels and a low dose to begin with.
  lines: Start low, ask anything | ID in hand, questions welcome | Flower, edibles, plain talk | For adults, with care | Know the dose first | Slow questions, clear labels
  tip: Check state rules before each post and sign; skip health claims, cartoons, giveaways and anything that might reach minors.
  tip: Write a first-visit page: what ID to bring, which payment works, how long it takes and how the menu is read.
  tip: Keep your live menu on the listings that adults near you use, with strength per serving shown.
  tip: Make a printed card about timing and storage: edibles take longer, wait before more, lock it away from kids and pets.
  tip: Join a neighborhood meeting or cleanup as a good neighbor, with your name, no products and no samples.
pawn shop > To lend, buy and sell in the open, with the whole cost said first.
  people: people who need cash before payday; bargain hunters after tools and guitars; sellers with jewelry or electronics to turn into money
  who: Adults from the surrounding area, some short of cash for a week, others hunting for a used tool or instrument.
  mind: They fear being judged or tricked, and they want the terms in writing.
  lines: Fair terms, plain numbers | Tools, gold and guitars | Cash today, terms in writing | Know the full cost first | A second owner for good gear | Bring it in, hear the number
  tip: Post the loan fees, dates and an example in dollars by the counter and online, as the law requires.
  tip: Record how you test a guitar, a drill and a ring, so buyers trust what’s on the shelf.
  tip: Post three items with prices each day, and mention that serial numbers are checked if your law or policy requires it.
  tip: Describe in a few sentences what happens if a loan isn’t paid back in time: extensions, grace days, the sale, and what’s still owed, if anything.
  tip: Ask customers for reviews that mention how they were treated, and never post who pawned what.
car dealership > To help drivers choose a car on real roads and real numbers, without pressure.
  people: families who need more room; commuters weighing gas against electric; small business owners adding a vehicle
  who: Adults and families from across the region, who research for weeks, visit one or two dealerships and return for the next car.
  mind: They want the whole price early, and they dislike waiting in a small office for a manager.
  lines: Drive it on your own roads | New keys, clear numbers | Gas, electric or not sure yet | Test drives, no sales dance | Room for the whole crew | Ask what it costs to keep
  tip: Shorten the first reply: answer online leads with the out-the-door price and two times for a drive.
  tip: Compare five years of ownership for three cars, with fuel, tires, insurance and service, on one sheet.
  tip: Walk around one car a week on camera in ninety seconds, trunk and back seat included, and keep the first take.
  tip: Run an evening where owners of electric cars answer questions about charging, winter range and road trips.
  tip: Support a driver’s ed class or a school team with a car wash, a tire check or a banner, and show up in person.
`);
