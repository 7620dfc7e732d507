import { pitchesOf } from './pitch-list.ts';

/** Pipes, wires and locks of a house. */
export const repairs = pitchesOf(`
plumber > To stop the leak, find the cause and name the price before work starts.
  people: homeowners with water where it shouldn’t be; landlords and property managers; families planning a new bathroom or water heater
  who: Households, landlords and small businesses in the service area, often in a hurry, who call the first number that answers or a neighbor’s tip.
  mind: They fear the bill and the mess, and they want a time that’s kept.
  lines: Drips don’t fix themselves | Find the leak, then fix it | Water where it belongs | A price before the wrench | Hot showers, dry floors | Somebody who wipes the floor
  tip: Film how to find and turn the main shutoff in a minute, and pin it where customers see it before they call.
  tip: Answer the phone with a name and an arrival window; put both first on the site along with the towns you serve.
  tip: Give each customer a tag with your number to hang on the shutoff valve or the water heater.
  tip: Post the strange thing you pulled from a drain this week, what it cost to remove and how to avoid it.
  tip: Bring business cards to hardware stores, realtors and property managers, and ask which jobs they can’t find anyone for.
electrician > To make wiring safe, tidy and understandable for the people who live with it.
  people: owners of older houses; families adding a charger, a hot tub or a kitchen; shops and offices that need more power
  who: Homeowners, landlords, builders and small businesses nearby, who call for a fault or plan a project and ask around for a name.
  mind: They are uneasy about what’s in the wall, and they want it done to code and explained.
  lines: No more tripping breakers | Lights on, worries off | Wired by the book | An outlet where you need one | Call before you touch that wire | Old house, sound wiring
  tip: Photograph a panel before and after, each circuit labeled, and explain in two lines what was unsafe.
  tip: List five warning signs, such as warm outlets or flickering, and say which ones mean switching off and calling now.
  tip: State your license number and insurance on the site, the van and the quote, since careful customers look them up.
  tip: Check in with kitchen remodelers, car dealers selling electric models and hot tub stores about referrals, and leave cards.
  tip: Hand new homeowners a printed map of their panel after each job, with your phone number on it.
heating engineer > To keep houses warm and get the heat back quickly when it quits.
  people: homeowners with an aging boiler or furnace; landlords with tenants in the cold; owners who want a lower heating bill
  who: Homeowners, landlords and building managers nearby, who call in the first cold week and, once persuaded, for a yearly service.
  mind: They dread a cold night with children or elderly parents, and they distrust talk of a new system at once.
  lines: Warm by bedtime | Cold night, working heat | Service now, sleep in January | Heat in every room | The radiator’s hot again | Fix it, or say it’s time
  tip: Send past customers a postcard in late summer with two weeks of open service dates and a simple way to pick one.
  tip: Record the sounds of three common faults, say which can wait, and add that anyone who smells gas should get out and call the utility.
  tip: Show in a table what repair, replacement and a heat pump would each mean for a typical house, in cost and upkeep.
  tip: Put a label with your number and the last service date on every unit, at eye level.
  tip: Make sure home inspectors, oil dealers and property managers know which brands you service and how far you’ll drive.
air conditioning service > To keep rooms cool all summer and repair the unit when that makes sense.
  people: homeowners with a unit that drips; shops and restaurants that lose guests in the heat; landlords with many units to keep going
  who: Households, businesses and property managers nearby, calling in a rush in the first heat wave, and a wiser few in spring.
  mind: They want to sleep tonight, and they suspect that a new unit gets sold too easily.
  lines: Sleep cool tonight | Cold air, quiet unit | Change the filter first | Spring checkup, cool August | Beat the heat upstairs | Keep your cool at home
  tip: Show a filthy filter next to a clean one, with the room temperature before and after, and tell people how to change theirs.
  tip: Offer spring checkups by postcard to everyone you helped last summer, and stop when the calendar is full.
  tip: Say on your first page how soon you can come today, and what a visit costs before any part is needed.
  tip: Write a fair page on repair or replace, with age, refrigerant and cost, and quote it to callers word for word.
  tip: Leave a magnet with restaurants, nursing homes and offices with server rooms, which can’t wait till Monday.
chimney sweep > To leave flues clean, fireplaces safe and the living room as it was.
  people: owners of fireplaces and wood stoves; people who just bought an old house; landlords who need it in writing
  who: Homeowners with a stove or fireplace, mostly in older houses, who book once a year, often late in fall when everyone does.
  mind: They like a fire and fear one in the chimney, and they worry about soot on the rug.
  lines: Before the first fire | Soot out, carpet clean | Brush, light and a good look | A clear flue for a cold night | Top hat optional | Swept, checked and warm
  tip: Post pictures from the top, nests, cracks and a clean flue, so owners see what you see from a ladder.
  tip: Remind customers by postcard in May that summer dates are easier to get, and offer three.
  tip: Talk to firewood sellers, stove shops and home inspectors, and leave them a checklist to hand out with your number.
  tip: Film laying the drop cloths and vacuuming at the end; the fear of soot stops many people from booking.
  tip: Explain what your written report covers, who might ask for it and how long to keep it.
locksmith > To get people back in, fit good locks and be fair about the price.
  people: people standing outside their own door; new owners and tenants changing locks; shops and offices with many keys
  who: People of all ages within a short drive, at odd hours and often upset, plus landlords, realtors and businesses who call regularly.
  mind: They fear a drilled lock and a shocking bill, and they want a real name on the phone.
  lines: Locked out? Stay put | A key that turns again | Back inside, lock intact | New keys for a new start | Good locks, fair talk | Someone on the phone, then at the door
  tip: State the price range for a lockout by day and night on your first page, and what could change it.
  tip: Use your real name, street and license, if one is required, in every listing; fake locksmith ads have made people careful.
  tip: Give tenants and realtors a key tag with your number, since nobody searches well on a dark porch.
  tip: Compare three common door locks on camera, with the price and what each protects against, without teaching anyone a trick.
  tip: Ask people you let back in to mention the waiting time and the price they’d been told in their review.
garage door service > To get garage doors moving again safely and keep the springs from surprising anyone.
  people: homeowners with the car stuck inside; families with children near the door; landlords and businesses with several doors
  who: Homeowners in the service area, often calling before work with a car trapped, plus builders, landlords and small warehouses.
  mind: They are a little afraid of the spring, and they want it working today at the price they were told.
  lines: Up, down and quiet | Get the car out again | Springs are not for beginners | Smooth rollers, safe kids | Open sesame, every morning | The biggest door in the house
  tip: Film the monthly sensor test that anyone can do with a roll of paper towels, and tell viewers to leave the springs alone.
  tip: Put the price of the usual spring job, parts and labor, where people find it at seven in the morning.
  tip: Stick a label at eye height inside each door with your number, the spring size and the date.
  tip: Show old and new doors on the same house from the sidewalk, with the owner’s okay, and list insulation and noise.
  tip: Get in touch with realtors, home inspectors and garage builders before spring, and offer a check at a set price.
drain and septic service > To clear the line, find out why it clogged and keep it from backing up again.
  people: homeowners with a slow drain or a wet yard; rural households on a septic tank; restaurants and landlords with busy pipes
  who: Homeowners, farms, landlords and restaurants within the truck’s range, in an emergency the first time and on a pumping schedule after that.
  mind: They are embarrassed by the smell, afraid of a dug-up lawn and glad of someone who talks about it calmly.
  lines: Flush without fear | Pump it before the party | A camera goes down first | The yard shouldn’t gurgle | Keep the lines running | Roots out, water moving
  tip: Show a pipe on camera before and after cleaning, roots and all, with no address in the picture.
  tip: Print a refrigerator magnet with the last pumping date, the next one and what must never be flushed.
  tip: Send households on septic a reminder when their interval is up, and mention that lids under snow cost extra digging.
  tip: Leave a short guide with rural realtors on what a septic inspection covers at a sale, with your lead time.
  tip: Say on the phone page which emergencies you take tonight, how far the truck goes and what a visit starts at.
appliance repair > To find out what’s wrong in the kitchen or laundry and tell people if fixing it pays.
  people: families with a full hamper and a dead washer; landlords with several kitchens; people who’d rather repair than replace
  who: Households and landlords within the van’s route, who search by brand and fault on the day it stops and compare with a new machine’s price.
  mind: They fear paying for a visit and then buying new anyway, and they want honesty about age.
  lines: Fix it before you replace it | Washers, dryers, ovens, fridges | Parts, tools and a plain answer | Warm beer? Call | Give it five more years | Back to cold milk and clean socks
  tip: List the brands and machines you repair, and those you don’t, since people search by both.
  tip: Post a short clip of one fault anyone can check, such as a clogged dryer vent or a dirty coil, each week.
  tip: Explain how the visit fee works and whether it counts toward the repair, right beside the phone number.
  tip: Write down your rule for when a repair stops making sense, by age and price, and send it to people who ask.
  tip: Ask used-appliance shops, home warranty offices and landlords’ associations to keep your card; each hears of a broken fridge daily.
antenna installer > To bring in a steady picture by putting the right antenna in the right place.
  people: households dropping cable; people in the country with weak reception; bars and motels with many screens
  who: Homeowners, renters with permission, bars, motels and RV parks within driving distance, often after a price increase on cable or a storm.
  mind: They like saving on a monthly bill, and they want to know beforehand which channels will come in.
  lines: Point it the right way | The game without the freeze | Clear picture, no cable bill | Up the ladder, down with static | Channels out of thin air | Tuned to the right tower
  tip: Put a channel list by town on your website, and mark which ones need a roof mount.
  tip: Film the meter on the roof as the signal climbs when the antenna turns; it’s the whole trade in ten seconds.
  tip: Compare a year of cable with one installation in simple math, and say what people would give up.
  tip: Offer bars and motels a reception check before football season, and bring a list of the games on the air.
  tip: Answer renters and condo owners on where an antenna may go, in three sentences with a link to the federal rule.
alarm and cctv installer > To protect homes and shops with systems that people understand and really switch on.
  people: families after a break-in on the street; shop owners worried about the back door; managers of warehouses and offices
  who: Homeowners and business owners nearby, often after an incident or on an insurer’s advice, who compare monthly fees and contracts.
  mind: They want to sleep and travel in peace, and they dislike false alarms and being watched themselves.
  lines: The back door, too | Know who came by | Armed at bedtime, off at breakfast | Eyes on the loading dock | Sleep, travel, lock up once | An alarm the family can use
  tip: Offer a walk-through with a written list of weak spots, ranked, including those a better lock would settle.
  tip: Show your work without addresses, codes or camera positions; customers notice who keeps secrets.
  tip: Explain what a camera may and may not record where you work, from the sidewalk to sound, on a plain page.
  tip: Put monthly costs, contract length and who owns the equipment in one table, because that’s where trust usually breaks.
  tip: Speak at a neighborhood watch or merchants’ meeting for ten minutes about doors and lights before you mention alarms.
fire protection > To make sure alarms, extinguishers and exits do their job on the day they’re needed.
  people: restaurant owners before an inspection; property managers with many buildings; schools, offices and workshops
  who: Owners, facility managers and landlords in the service area, who must document checks and usually sign for yearly or quarterly visits.
  mind: They fear a failed inspection almost as much as a fire, and they’d like someone to remember the dates.
  lines: Checked, tagged, ready | Someone keeps the dates | Ready in one second | Know your nearest exit | Test it before you need it | Alarms, extinguishers and exits
  tip: Make a one-page calendar of what has to be checked monthly, yearly and less often, by type of business, with your number on it.
  tip: Film how to use an extinguisher, pull, aim, squeeze, sweep, outdoors, with the fire department’s okay.
  tip: Call customers a month before tags run out, offer two appointments, instead of waiting for the inspector.
  tip: Bring the local fire marshal’s most common findings to a restaurant or landlord meeting, and hand out a checklist.
  tip: Show a sample of your inspection report on the site, so managers see what they’d file and forward.
ev charger installer > To put a safe charger beside the car, and handle the panel and the permit.
  people: families with a first electric car; landlords and condo boards; companies with fleet vehicles or staff parking
  who: Homeowners with a car ordered or just delivered, plus boards, employers and shops with parking, within the licensed area.
  mind: They want it ready when the car comes, and they worry about the panel and a bill that grows.
  lines: Plug in, sleep, drive | Full by breakfast | A neat box on the wall | Start with the panel | The car’s coming, get the plug | Charge in your own driveway
  tip: Give a price range for three typical homes, short run, long run and panel upgrade, with pictures of each.
  tip: Ask customers for four photos by text, panel, label, parking spot and path between, and show samples of good ones.
  tip: Take a folder to sales staff at car dealers with your lead time and a code that buyers can scan.
  tip: Keep a page with current utility rebates and tax credits, their deadlines and which papers a homeowner needs.
  tip: Write a guide for condo boards on metering, load sharing and permission, and offer to answer questions at a meeting.
solar installer > To put panels on roofs that suit them, with honest numbers and tidy work.
  people: homeowners with a sunny roof and a high bill; farms and small businesses with big barns or flat roofs; families planning for an electric car
  who: Mostly homeowners who plan to stay put, plus farms and businesses, who collect several quotes and talk with a neighbor who has panels.
  mind: They like making their own power, and they distrust rosy payback figures and door-to-door talk.
  lines: Put the roof to work | Sun on the shingles, power inside | Your own power at noon | Ask the neighbor with panels | Real yield, plain numbers | Smaller bill, same toaster
  tip: Publish a year of real yield from a roof in town, month by month with winter included, if the owner agrees.
  tip: Explain openly when solar doesn’t fit, shade, an old roof, a plan to move, and people will believe the rest.
  tip: Ask an owner to open the yard for one Saturday hour, so neighbors can see the inverter and read the meter.
  tip: Show the street view before and after, wiring and conduit included, because looks decide more offers than people admit.
  tip: State who does the roof work, who answers in five years and what the equipment and labor warranties each cover.
water treatment company > To test what comes out of the faucet and fit only the treatment that the water needs.
  people: families on a private well; homeowners with scale, stains or odd taste; restaurants, laundries and breweries
  who: Homeowners, many on wells or in hard-water towns, and businesses that depend on water, within the service route for filters and salt.
  mind: They wonder if it’s safe to drink, and they distrust a test that always ends in a sale.
  lines: Test first, filter second | Less scale, softer towels | Know what’s in the glass | Tea that tastes like tea | Kinder to kettles and skin | Better water at every tap
  tip: Post the town’s published water report with three lines of explanation, hardness, chlorine, iron, and what they mean at home.
  tip: Photograph scale in a kettle, a heater and a showerhead from houses you’ve visited, addresses left out.
  tip: Quote the yearly upkeep with every system, salt, filters and service, since that’s the question after the price.
  tip: Drop water sample bottles at the hardware store, feed store or town clerk’s office with instructions and your number.
  tip: Use a state-certified lab for health questions, say so in your ads and never frighten anyone into a filter.
handyman > To cross off the small jobs that never get done around a home.
  people: homeowners with a long list; older people who’ve given up ladders; landlords between tenants
  who: Homeowners, retirees, landlords and small shops in the area, who save up jobs and book a half day, then call again.
  mind: They look for someone on time, polite and safe to leave in the house, who doesn’t mind small jobs.
  lines: Bring out the list | No job too wobbly | The shelf, the door, the light | Small jobs gladly taken | One toolbox, many fixes | Squeaks, drips and crooked shelves
  tip: Post a picture of one crossed-off list a week, with the hours it took and the owner’s name left out.
  tip: Say what an hour, a half day and materials cost, and list ten jobs that usually fit into a half day.
  tip: State clearly what you leave to licensed trades, and whom you’d call instead.
  tip: Put cards at the hardware store, the senior center and the church office, with a large phone number and a face.
  tip: Offer landlords and realtors a punch-list day before showings, and send them a photo of each item when it’s done.
waterproofing contractor > To find where the water comes in and keep basements dry.
  people: homeowners with a damp basement; buyers who smelled something at the showing; builders and managers of older buildings
  who: Homeowners, often after heavy rain or before a sale, and landlords in the region, who collect two or three opinions.
  mind: They fear a huge dig and a pushy salesman, and they want the cause explained at the wall.
  lines: Dry feet in the basement | Find the gap, then fix it | Rain outside, dry inside | Put the mop away | Start where the water starts | Boxes can go on the floor again
  tip: Go out in heavy rain and film, with owners’ consent, where water runs at a house and why it ends up inside.
  tip: List the cheap things to check first, gutters, grading, window wells, even though they don’t need you.
  tip: Draw the three usual systems in a cross section, and say which problem each solves and which it doesn’t.
  tip: Mail a card to streets with old foundations the week after a storm, with a plain offer to look.
  tip: Ask earlier customers whether you may come back after a wet spring, photograph the dry wall and name the town.
well drilling > To bring clean water up from the ground and keep the pump running.
  people: families building in the country; farms and ranches that need more water; owners with an old well or a tired pump
  who: Rural homeowners, builders, farmers and ranchers in the counties the rig reaches, who drill once and need pump service for decades.
  mind: They worry about a dry hole and a total that nobody can name beforehand.
  lines: Water from under your feet | Down to good water | Deep enough, clean enough | Before the house, the well | Country water, tested | Turn the tap, thank the pump
  tip: Explain cost per foot, casing, pump and permit with a sample bill for a shallow and a deep well.
  tip: Film the moment water comes up at a site, with the family watching if they’re willing, and mention the depth.
  tip: Make a map of typical depths in your counties from public well records, and say what it can’t promise.
  tip: Shake hands with rural land agents, septic designers and home builders; the well is on their first list.
  tip: Screw a metal tag to the wellhead with depth, pump, date and your emergency number for the day it runs dry.
pool service > To keep pools clear, safe and ready to jump into.
  people: homeowners who’d rather swim than test water; motels and apartment complexes with a pool; owners opening up for the season
  who: Households, vacation rental owners, motels and associations on a weekly route, who often start after one green week.
  mind: They prefer not to think about chlorine at all, and they notice when the gate is left open.
  lines: Just jump in | Clear water, closed gate | Skip the test kit | From green to blue | Ready before the cannonballs | Baskets empty, pump humming
  tip: Post green-to-clear pictures day by day from one pool, with the owner’s consent and the chemistry explained simply.
  tip: Leave a door tag at each visit with readings, what was added and anything to watch, and show one on your site.
  tip: Mark on a map which streets you serve on which weekday; a neighbor’s route day is the easiest sale.
  tip: Send opening and closing dates early to last year’s customers, and give them a week before you announce the rest.
  tip: Teach vacation rental hosts and realtors a five-minute pool check, and leave your number on the pump.
`);
