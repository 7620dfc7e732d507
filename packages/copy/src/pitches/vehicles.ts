import { pitchesOf } from './pitch-list.ts';

/** Vehicles, moving and supply. */
export const vehicles = pitchesOf(`
car mechanic > To find what’s wrong with a car, explain it plainly and fix what matters first.
  people: commuters who can’t be without the car; families keeping an older car going; used-car buyers who want a second opinion
  who: Drivers who live or work nearby, mostly with cars out of warranty, who come for service, inspections and sudden noises.
  mind: They fear being sold repairs they don’t need, and they stay for years with a shop that explains things.
  lines: See the worn part first | Noises found, not guessed at | Fix what matters first | Your car, explained in plain English | Straight talk under the hood | Knock, rattle, squeal, fixed
  tip: Send a photo of the worn part with each estimate, and show one such message on your website as an example.
  tip: Put the prices people search for most, an oil change, brakes and an inspection, on a page that loads quickly on a phone.
  tip: The day after pickup, text a short thank-you with your review link, while the relief is still fresh.
  tip: Mention a check before buying in used-car groups and on your sign; today’s nervous buyer is next year’s regular.
  tip: Hand customers a red, yellow and green sheet of what’s urgent, what’s soon and what’s fine, and start the next visit from it.
car body shop > To repair dents, scrapes and paint so cleanly that even sunlight doesn’t show where.
  people: drivers with a fresh dent and an insurance claim; lessees who have to return a car without scratches; owners of a good car someone backed into
  who: Drivers from the surrounding area, usually once every several years, often sent by an insurer, a dealer or a friend.
  mind: They come in upset, unsure about the claim and afraid the new paint will look different next to the old.
  lines: Dent? What dent? | The color matches in the sun | Straight panels, matched paint | Like it never happened | Scrapes, dents and better days | Back in its original shape
  tip: Write down what to do after a fender bender, from pictures to claim number, on one page people can open at the curb.
  tip: Let drivers text three pictures for a rough estimate, and show them which angles you need.
  tip: Photograph a finished panel outdoors beside its neighbor, since a match under shop lights convinces nobody.
  tip: Tow yards, used-car lots and insurance agents meet your customers within the hour. Leave cards with a name and a direct number.
  tip: In most places drivers may choose their own repair shop. Say so on your site, and offer to go through the adjuster’s estimate with them.
car wash > To send drivers off with a clean car and a clear windshield, without a long wait.
  people: commuters with a week of road dust; families with sticky fingerprints on the windows; rideshare and sales drivers whose car has to look good
  who: Drivers passing on their usual route, most often on sunny weekends or after snow and pollen, some of them every week.
  mind: They like the small lift of a clean car, and hate lines, swirl marks and being talked into extras.
  lines: Bugs off, windows up | Shine on the way home | Salt off before it bites | Drive in dusty, drive out bright | The sun’s out, so is the soap | Pollen season? Pull in
  tip: Set the wash menu in type that can be read from the driver’s seat, with what each level adds in three words.
  tip: Watch the forecast and post on the day the rain ends or the salt trucks stop. That’s when drivers decide.
  tip: Taxi firms, real estate offices and contractors have small fleets. Suggest a monthly account with one bill.
  tip: If you rinse the underbody or dry by hand, film it, because nobody can see either from the seat.
  tip: Let a school team sell wash tickets as a fundraiser, and give each new driver a card for a second visit.
car detailing > To bring a lived-in car back to the way it looked on its first day.
  people: sellers hoping for a better price; enthusiasts who care about each panel; parents and dog owners who’ve given up on the back seat
  who: Owners of a newer car to protect or an older one to sell, who come every six months or so and plan a day around it.
  mind: They notice swirls and smells, enjoy seeing the change, and worry about harsh products on paint and leather.
  lines: The back seat, rescued | Paint you can see yourself in | Dog hair doesn’t stand a chance | Showroom clean again | Every seam, every vent | Smell the car, not the fries
  tip: Take one close-up before and after under the same lamp: a headlight, a seat, a swirl on the hood.
  tip: Explain the difference between a wash, a polish and a coating in five lines, with the hours each takes.
  tip: Put together a package for sellers and tell small used-car dealers about it; their listing photos improve the same day.
  tip: Note a date six months after each job and write to the customer with a picture of the car as it left.
  tip: Bring cards and a bright lamp to a cars-and-coffee morning, and let owners see what their paint really looks like.
auto electrician > To trace electrical faults to the actual wire and fix them without guessing at parts.
  people: drivers whose battery keeps dying; repair shops stuck on a wiring fault; owners adding lights, radios or a trailer hookup
  who: Drivers with a stubborn fault, often sent on by another garage, plus fleets and owners of older or heavily equipped vehicles.
  mind: They have often paid for parts that didn’t help, and now look for someone who tests first.
  lines: Find the wire, fix the fault | Tested, not guessed | Every fault has a wire | Starts on Monday, too | That warning light has a reason | The gremlin stops here
  tip: Introduce yourself to garages that dislike wiring jobs, and offer them a steady diagnostic rate and a short written report.
  tip: Write up odd faults as symptom, test and cause. Drivers type those very words into a search, along with their model.
  tip: Make plain what a diagnosis costs and what it covers, since callers are wary of paying for hours of looking.
  tip: Get the meter and the corroded connector into one shot, with a sentence on how it fooled everybody.
  tip: Add a form that asks when it happens, in rain, on bumps or overnight. It saves time and shows that you know the trade.
windscreen repair > To mend chips early and replace cracked windshields so that drivers see the road clearly.
  people: drivers with a fresh chip from the highway; fleet managers with vans on gravel roads; car owners sorting out a glass claim
  who: Drivers from the area, mostly once every few years and in a hurry, along with fleets, dealers and rental companies.
  mind: They hope the chip can still be saved, and want to know what insurance pays before they commit.
  lines: Catch the chip before the crack | A clear view of the road | Small chip, small job | Stop the star from spreading | Good glass, good seal | Look at the road, not the crack
  tip: Show a chip next to a coin and say up to what size a repair usually holds. It answers most first calls.
  tip: Name the insurers you can bill directly, right beside the phone number, or explain how customers file it themselves.
  tip: If you have a van, offer an office park one morning when anybody on the lot can have a chip looked at.
  tip: Post a reminder on the first frosty night or after roadwork, when small stars turn into long cracks.
  tip: Explain in two sentences why many newer cars need the camera calibrated after new glass, and how you handle that.
motorcycle workshop > To keep motorcycles safe and running smoothly, so that riders trust them in every bend.
  people: riders getting a bike ready for spring; commuters on two wheels who need it back soon; owners of older bikes that dealers turn away
  who: Riders from a wide radius, mostly hobbyists with one or two bikes, who crowd in before the season and before long trips.
  mind: They know their machine well, want to talk to whoever turned the wrench, and hate losing a sunny weekend.
  lines: Ready for the first warm Sunday | Two wheels, tight bolts | Trust it in the bend | Chains, valves and carbs | Winter is for wrenching | Tuned up before the thaw
  tip: Write to last year’s riders in November and offer winter dates, with indoor storage until spring if you have the room.
  tip: Post one job in four pictures with make, model year and symptom, because forum readers search for exactly that.
  tip: Riding clubs and safety courses know who’s new. Offer one of them a half-hour talk about checks before a ride.
  tip: Print a card with room for tire pressures and chain slack that fits under the seat, and put your number on it.
  tip: List the makes and ages you work on, and the ones you don’t, so that callers know before they load a trailer.
classic car restorer > To bring old cars back to life and let their owners follow every stage.
  people: owners of a car that’s been in the family for decades; collectors preparing a car for shows; heirs with an unfinished project in the barn
  who: Enthusiasts, often in later working life or retired, who come from far away for the right workshop and stay with it for years.
  mind: They fear open-ended bills and lost originality, and enjoy the progress almost as much as the result.
  lines: Rust goes, history stays | Old metal, patient hands | Original where it counts | Shaped, fitted and driven again | The barn find gets its turn | Back on the road, unhurried
  tip: Keep a public diary of one car, with the owner’s agreement, and add a dated picture every couple of weeks.
  tip: Bring a half-finished car to a show. Bare metal draws more questions than shiny paint.
  tip: Explain how you bill, by stage or by hour, and how owners decide what comes next; few people like to ask.
  tip: Offer a marque club’s newsletter a short piece on one job, such as a floor pan, and answer the members’ letters.
  tip: Document part numbers, welds and color samples as you go, and hand over a printed album when the car leaves.
car wrapping studio > To wrap cars cleanly in a new color or a company’s name and protect the paint beneath.
  people: enthusiasts who want a new color without new paint; companies that need their name on vans; owners of a new car with paint to protect
  who: Car enthusiasts, owners of newer or leased cars, and businesses with one van or many, some traveling far for clean work.
  mind: They study corners and door jambs, save pictures for months, and ask how long film lasts.
  lines: New color, same car | The paint stays safe underneath | Put your name on the road | Matte, gloss or satin | Change your mind, peel it off | Clean edges, every corner
  tip: Lay real film samples over a door outdoors and record them in sun and shade. Screens never show satin as it is.
  tip: Publish close-ups of handles, corners and edges, because people comparing studios look there first.
  tip: Note the plain white vans you see around town, and send each owner a mock-up with the company’s name on the side.
  tip: Put the everyday answers on one page: how long it lasts, how to wash it and what to do before a lease ends.
  tip: Ask fleet customers for a snapshot of the van at work and a line on who’s called because of it.
truck repair > To get trucks diagnosed, fixed and rolling before the load runs late.
  people: owner-operators who lose money by the hour; fleet managers with inspection dates to keep; drivers broken down far from home
  who: Owner-operators, fleet managers and contractors, some nearby with regular service and some just passing when something breaks.
  mind: They care about hours, not small talk: when a bay is open, whether the part is there, what it’ll cost.
  lines: Get the load moving | Big rigs, straight answers | Parked today, rolling soon | A bay, a wrench, a plain answer | Brakes, air and driveline | Back to earning miles
  tip: Check that truck stop and breakdown directories show your number, your hours and an approach that works with a trailer.
  tip: Put makes, systems and jobs on one page, from brakes to emissions, so that dispatchers don’t have to ask.
  tip: Propose a calendar of inspections to fleets nearby, and send them next month’s due dates before they look them up.
  tip: Trade cards with tow operators, truck stops and tire dealers along the highway, and send them work in return.
  tip: Text the driver a first finding with a picture and the hour of your next call. Word of that gets around on the radio.
campervan builder > To build vans that people can sleep, cook and sit out a rainy week in.
  people: couples planning months on the road; surfers, climbers and cyclists who sleep near the start; families who need beds and seat belts for all
  who: Mostly couples, young families and new retirees, who save for it, read up for a year and travel far to see a build.
  mind: They dream in detail, and worry about weight, mold, wiring and whether the bed will be long enough.
  lines: Wake up by the water | Every inch has a job | Home, with a steering wheel | Small kitchen, wide open road | Built for the rainy week, too | Park, pull the curtain, sleep
  tip: Film a slow walk through one finished van, opening each drawer and saying what goes in it.
  tip: Give weight, tank sizes and battery capacity for a sample build, since buyers compare those late at night.
  tip: Show the layers that disappear, insulation, wiring and water lines, while the walls are still open.
  tip: Ask owners for a picture from the road and one thing they’d do the same way again, and collect them on a page.
  tip: At a van meet, tape a layout on the ground at full size and let visitors lie down in it.
performance tuning garage > To build more power into cars with care, measured on the dyno and made to last.
  people: street drivers who want more from their car; track-day regulars after consistent laps; owners with new parts that need a matching tune
  who: Car enthusiasts with a project, some young and some with grown kids, who drive far to a tuner they trust and return with each upgrade.
  mind: They prefer a graph to adjectives, and fear a cheap tune that kills the engine.
  lines: Power that lasts | The graph tells the story | Feel it in third gear | Dyno first, bragging later | Cool temps, happy pistons | More torque, step by step
  tip: Publish dyno sheets from before and after with fuel, temperature and parts listed. Readers trust a curve that shows its conditions.
  tip: Name the platforms you know well, and say honestly which ones you’d send elsewhere.
  tip: Host a dyno morning for a car club at a set price per pull, and give everyone a printed graph.
  tip: Explain what a tune means for inspection, emissions and warranty before anybody asks; the honest answer brings the right people.
  tip: Record the sound of one pull from start to redline, and put the numbers in the caption.
bicycle repair > To send riders home on a bike that shifts, stops and rolls the way it should.
  people: commuters who need the bike by morning; parents with a row of small bikes in the garage; road and mountain bikers who can feel a bent wheel
  who: Cyclists from the neighborhood, from schoolchildren to daily commuters, with a rush in the first warm weeks of the year.
  mind: They want a price before work starts, no lecture about the chain, and the bike back soon.
  lines: No more skipping gears | Quiet brakes, smooth shifting | Roll in, ride home | The squeak stops here | Bent wheels made true | Air, oil and a careful hand
  tip: Chalk the prices for a flat, a tune-up and new brake pads on a board by the door or the top of your page.
  tip: Set up a work stand at a Saturday market or school bike day and check air, brakes and chains. Worn bikes leave with your card.
  tip: Film one filthy chain before and after cleaning, with the sound on. Twenty seconds is plenty.
  tip: Invite last year’s customers in February, before the spring line forms, and offer them the first dates.
  tip: Say which e-bikes you can work on and which you can’t, because their owners get turned away so often.
towing service > To reach stranded drivers, keep them safe and get the car where it needs to go.
  people: drivers stuck on the shoulder; repair shops and dealers moving cars that don’t run; motor clubs and insurers that send help
  who: Drivers of all ages within the service area, usually under stress, plus shops, insurers and motor clubs that call often.
  mind: They ask how long, how much and whether they’re safe until then, in that order.
  lines: Stay put, help is coming | Off the shoulder, on the hook | A steady voice on a bad night | Your ride when yours won’t | Hooked, loaded, home | Out of the ditch, on your way
  tip: Make the phone number the biggest thing on the page, ready to tap, with the three facts callers should have at hand.
  tip: Give body shops and mechanics a sticker for the front desk with a direct line, and deliver their cars where they want them.
  tip: Write a short guide to waiting safely beside a highway and share it before holiday weekends.
  tip: Break the price down into hook-up, miles and after-hours, so nobody feels cheated at the roadside.
  tip: Wait until the next day to ask for a review, when the driver is home and calm.
car rental > To hand travelers and neighbors a clean car on clear terms and without a wait.
  people: travelers who’ve just arrived; drivers whose own car is in the shop; city dwellers who need wheels for the weekend
  who: Visitors who book online ahead of a trip, and residents from the area who need a vehicle for a day or a few.
  mind: They compare prices first, and dread hidden fees, deposits and arguments over a scratch they didn’t make.
  lines: Keys in hand, road ahead | From the gate to the road | Full tank, clear bill | A car for the weekend | No surprises at the return | Wheels while yours is in the shop
  tip: Spell out deposit, fuel, mileage and insurance in four lines next to the price, the way a friend would explain them.
  tip: Walk around the car with each customer and take pictures at pickup and return, then mention that habit on your site.
  tip: Body shops, mechanics and insurance agents have customers without a car for days. Agree on a rate with three of them.
  tip: The day before, send a map of the pickup spot, the documents to bring and a number that gets answered.
  tip: Put a card with directions into the welcome folders of small hotels and vacation rentals nearby.
moving company > To carry whole households from door to door with care and a price agreed beforehand.
  people: families changing towns or neighborhoods; renters with three flights of stairs; older couples leaving the family home
  who: Families, couples and renters with a fixed date, who compare a few quotes weeks ahead, mostly for summer weekends and month ends.
  mind: They fear broken dishes, a late truck and a bill that grows, so they read reviews closely.
  lines: Strong backs, careful hands | From the old door to the new | Pianos, plants and everything else | The last box, carried | You say where, it goes there | Stairs are part of the job
  tip: Film the wrapping of one difficult thing, a piano, a mirror or a crib, and introduce whoever does it by first name.
  tip: Offer estimates by video call through the rooms, and put in writing what could change the price.
  tip: Print a packing list week by week, and let real estate agents and apartment managers hand it to people on the move.
  tip: Show your license or registration number wherever you quote, since scams have made customers careful.
  tip: Ask for a review the evening the boxes are in, and suggest naming the mover who carried the couch.
courier > To take urgent things from one door to the next and let the sender know they arrived.
  people: law firms and clinics with papers and samples that can’t wait; shops that promise delivery the same day; manufacturers missing one part
  who: Mostly businesses within a city or region, many of them regulars who call at short notice, and now and then a private sender.
  mind: They have a deadline, want proof of delivery, and remember the one time it was late.
  lines: Door to door, in good hands | Picked up, dropped off, signed for | When the mail’s too slow | It’s on its way | Across town by the deadline | Handed over in person
  tip: Draw zones and prices on a simple map and say what “rush” means in hours, so that assistants can book without asking.
  tip: Walk down one street of print shops, dental labs and law offices, and leave a booking card at each front desk.
  tip: Show what the sender gets, a time, a signature or a picture, with one example on your homepage.
  tip: If you carry samples, food or legal papers, explain how they travel. Those clients need to know before they call.
  tip: Check in after a new customer’s fifth delivery and ask which runs repeat each week; that’s the start of a contract.
haulage company > To move freight on schedule and call ahead whenever the road has other plans.
  people: manufacturers shipping pallets or full loads; wholesalers with delivery slots to meet; freight brokers looking for a dependable truck
  who: Shipping managers, brokers and small manufacturers, usually along regular lanes, who try a carrier once and then book again and again.
  mind: They prefer a phone call to an excuse, want insurance papers at hand, and hate chasing updates.
  lines: On the road, on the clock | Loaded, strapped and rolling | Your load has a driver | The call comes before the delay | Pallets, miles and plain answers | Freight that shows up
  tip: Name your lanes, trailers and equipment on the first screen, because a dispatcher decides in seconds.
  tip: Keep a carrier packet with insurance, authority and references ready to email within minutes of a call.
  tip: Introduce drivers on LinkedIn, with their permission. Shippers and future drivers both look there.
  tip: Phone manufacturers near your usual drop points on Thursdays and offer next week’s empty return legs.
  tip: Track your on-time record for three months and show it to shippers, along with what went wrong and why.
freight forwarder > To get cargo across borders with the space booked and the papers in order.
  people: importers with goods still on the water; manufacturers selling abroad; online sellers bringing in their first container
  who: Logistics and purchasing managers at small and midsize firms, who ship now and then or every month, often through the same few ports.
  mind: They have no patience for storage fees, missing papers or silence, and want one person who answers when the ship is late.
  lines: From factory floor to your dock | One contact across the ocean | Papers done before the ship docks | Your box, booked and followed | By sea, by air, by the book | Cargo out, calm in
  tip: Explain FOB, demurrage and bill of lading in plain words on your site. First-time importers look them up at night.
  tip: Email a monthly note on rates, port delays and holiday closings for the lanes you know.
  tip: Go to the chamber of commerce’s export evening with a printed checklist for a first shipment.
  tip: Show a sample timeline from booking to delivery with who does what, so that prospects see where things get stuck.
  tip: Ask a client in one field, such as furniture or coffee, to approve a short account of a shipment you rescued.
taxi > To be at the curb when expected and take passengers home safely by the right road.
  people: travelers with an early flight; older riders on the way to appointments; people heading home after a night out
  who: Residents and visitors in and around town, by day for errands and appointments, at night from stations, bars and airports.
  mind: They want a car that really comes, a fare they can guess beforehand and help with the bags.
  lines: At the curb when you said | Doors open, bags in, off you go | Home by the right road | Look for the roof light | The ride after the last train | Rain? Raise a hand
  tip: Print cards with the number in large type for clinics, senior centers and hotel desks. Many riders still call.
  tip: If the rules allow fixed airport fares, show them in a short table by neighborhood.
  tip: Take bookings for early mornings and send a message when the car sets off; nervous flyers tell their friends.
  tip: Bars and restaurants end each night with the same question. Ask whether the staff may keep your number by the register.
  tip: Keep your map listing up to date with payment types and whether you can take wheelchairs, strollers or six people.
chauffeur service > To drive people to the occasions that matter, quietly, early and without a thought for parking.
  people: executives between airport and meeting; couples on their wedding day; assistants and hotels booking for someone else
  who: Business travelers and the people who book for them, plus couples and families marking an occasion, mostly reserved days ahead.
  mind: They prize discretion, a car that’s early and a driver who senses whether to talk.
  lines: The car is already waiting | Early, quiet and spotless | Arrive with your thoughts in order | Sit back, someone else parks | The drive to the big day | Door held, day begun
  tip: Write to executive assistants rather than executives, with clear rates, one email address and a sample confirmation.
  tip: Photograph the car in front of places guests know, an old hotel, the courthouse or the opera, instead of a blank lot.
  tip: Meet concierges and wedding planners in person, and leave a card that fits their guest folder.
  tip: Put waiting time, flight delays and gratuity into a few lines, so that nobody has to bring them up at the curb.
  tip: Keep passengers out of your posts. Ask a few of them for a line about being on time, signed with initials if they prefer.
coach hire > To get groups there and back together, on one bus, with a rested driver.
  people: teachers and coaches taking a class or team; couples moving wedding guests from place to place; companies and clubs on a day out
  who: Trip organizers at schools, teams, churches and companies, plus wedding couples, who reserve weeks or months ahead for a set date.
  mind: They carry the blame if it goes wrong, so they look for a firm quote, a safe bus and a prompt answer.
  lines: Leave together, arrive together | Nobody has to drive | Room for the team and the tubas | One bus, one driver, one plan | The whole group in one place | Sing on the way home
  tip: Photograph the aisle, the luggage bay and the view from a middle seat, because organizers have to promise comfort to other people.
  tip: Put inspections, insurance and your USDOT number on one page that a school can attach to its approval form.
  tip: Activity directors plan next year’s trips in spring. Call ten of them then, not the week before.
  tip: Write quotes that spell out tolls, parking, extra hours and the driver’s hotel, so that nothing surprises the treasurer.
  tip: The day after a trip, ask the organizer for a sentence and offer to hold the same weekend next year.
self storage > To keep people’s things dry, locked and within reach for as long as they need.
  people: people between two homes; small businesses short on stockroom; families clearing a house room by room
  who: Residents from a few miles around, mostly while moving, renovating or making room for family, and small traders, all paying by the month.
  mind: They want to be sure that the price won’t jump, the lock holds and the gate opens when they come.
  lines: Room for the in-between | A door, a lock, your things | Dry, locked and close to home | The garage can breathe again | Space by the month | Keep it without tripping over it
  tip: Draw what fits in each unit size: a studio apartment, a three-bedroom house, forty boxes and a bike.
  tip: Print gate hours, deposit, notice and insurance right under the rent. Hidden terms are what new tenants fear most.
  tip: Before the leases end in your area, visit movers, real estate agents and college housing offices with a map and a size chart.
  tip: Photograph your own hallway with the lights on, the gate and the cart instead of using a stock picture of boxes.
  tip: When tenants move out, ask how they first found you and whether they’d write a review; keep a tally of the answers.
gas delivery > To keep kitchens, heaters and grills supplied with gas before the tank runs dry.
  people: households that heat or cook with a tank; restaurants and food trucks; farms, cabins and sites beyond the gas line
  who: Households and businesses without piped gas, ordering by phone or on a planned round, most of all around cold weather.
  mind: They dread a cold house or a stopped kitchen, take safety seriously and watch the price.
  lines: Before the flame goes out | Warm house, full tank | Full before the cold snap | Delivered, connected, checked | Stop tapping the tank | Cook on, stay warm
  tip: Print a sticker for the tank with your number, when to reorder and what to do at the smell of gas.
  tip: Explain planned refills and orders by phone side by side, with the lead time for each in a cold week.
  tip: Once the forecast drops, text customers whose supply should be low and offer a place on tomorrow’s round.
  tip: Heating contractors, campgrounds and hardware stores get asked who delivers. Leave each a card and a price sheet.
  tip: Film one delivery from hose to leak check, so that nervous new customers can see how carefully it’s done.
water delivery > To bring drinking water to homes and workplaces and carry the empties away.
  people: offices with a cooler in the kitchen; households unhappy with their tap water; warehouses, gyms and sites where people get thirsty
  who: Office managers, shop owners and households along a fixed route, mostly with a standing order every week or two.
  mind: They want no heavy lifting, no empty cooler on a hot day and no contract they can’t leave.
  lines: Cold water, carried in | Full ones in, empties out | Five gallons, zero lifting | A full cooler on a hot day | Good water, steps from the desk | Big bottles, right on schedule
  tip: Drop a card at the doors on either side of each stop, since the office next door adds minutes, not miles.
  tip: Tell people where the water comes from and how it’s treated, and link to the latest lab report if you have one.
  tip: Suggest a two-week trial with a cooler to three gyms, dental practices or showrooms already on the route.
  tip: Make skipping a week or adding a bottle possible by text message, and mention it where you explain ordering.
  tip: Show how a cooler is cleaned and say how often. Hardly anyone asks, and everyone wonders.
`);
