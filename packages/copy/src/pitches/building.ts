import { pitchesOf } from './pitch-list.ts';

/** Builders and fitters. */
export const building = pitchesOf(`
roofer > To keep the rain out, show owners the damage and leave the yard clean.
  people: homeowners with a stain on the ceiling; landlords and condo boards; owners with a roof near the end of its life
  who: Homeowners and building owners nearby, after a storm, a leak or an inspection, who get several quotes and can’t check the work themselves.
  mind: They fear storm chasers and surprise rot, and they want photos and a straight word on how long it’ll last.
  lines: Rain stays outside | See your roof in pictures | Shingles on, nails swept up | Dry beds under a good roof | Catch the loose shingle early | Good for many winters
  tip: Send every prospect six photos from the roof with arrows, whether or not there’s work to sell.
  tip: Film the magnet sweep at the end of a job; a clean lawn persuades neighbors more than the ridge does.
  tip: Put a yard sign at each job with permission, and knock on the four nearest doors to announce noise and parking.
  tip: Explain how insurance claims work and what a roofer may not promise, such as paying a deductible, in plain words.
  tip: Give your license, insurance and the manufacturer training you’ve completed on every quote, with numbers people can check.
carpenter > To make doors, stairs and shelves that fit the house they’re in.
  people: owners of old houses with crooked walls; families short on storage; builders and architects who need it made to fit
  who: Homeowners, architects, builders and small shops nearby, who find a carpenter by word of mouth and wait for a good one.
  mind: They love wood and close joints, and they want it to look as if it had always been there.
  lines: Made to fit crooked walls | Wood, planed and fitted | Built-ins for odd corners | A door that closes softly | Measured on the spot | Stairs that don’t creak
  tip: Film a door being planed and then swung shut with a fingertip, and leave the sound on.
  tip: Show the gap, the drawing and the finished built-in, all three in a row, with the wood named and the days it took.
  tip: Explain how a job runs, visit, sketch, price, wood order, fitting, and how long people usually wait.
  tip: Keep an album of stairs, shelves and windows at the lumberyard counter, with your card clipped inside.
  tip: Ask architects and old-house societies which details they struggle to get made, and send a sample of one.
kitchen fitter > To install kitchens that are level, finished on schedule and easy to cook in.
  people: homeowners with new cabinets on order; families tired of a kitchen from another era; kitchen stores and builders without their own crew
  who: Homeowners planning for months, landlords with a dated unit, and stores that need installers, mostly within an hour’s drive.
  mind: They dread weeks without a sink, and they look at gaps, drawers and whether the crew turns up.
  lines: Level counters, soft drawers | Cooking again on a set date | Drawers that close themselves | The outlet by the toaster | Measured, fitted, wiped down | The busiest room, put right
  tip: Show a two-week job as a strip of one picture a day, empty room to first coffee, with the owners’ okay.
  tip: Make a survival sheet for the weeks without a kitchen, where to set up the kettle and how to wash up, and send it with quotes.
  tip: Post close-ups of the hard bits: scribed panels, the corner joint, the cut around a crooked window.
  tip: State who handles plumbing, wiring and the countertop, in which order, and who calls them.
  tip: Introduce yourself to cabinet showrooms and appliance stores with your next open weeks on a card, and update it monthly.
bathroom fitter > To rebuild bathrooms so they stay dry behind the tile and easy to use.
  people: households with just one bathroom; people who find the tub hard to climb into; landlords with a leak behind the tile
  who: Homeowners from young families to retirees, and landlords, mostly nearby, who plan for months and want a finishing date.
  mind: They think about days without a shower, hidden leaks and whether it will still suit them in old age.
  lines: Step in, no climbing | Dry behind the tile | Sure footing, warm shower | From old tub to walk-in | Showering again soon | Easy on the knees
  tip: Photograph the waterproofing before the tile goes on, and put that picture first; it shows what others skip.
  tip: Publish a day-by-day plan for a typical job, drying times included, and say when the toilet works.
  tip: List the safety details you can add, grab bars, low thresholds, lever faucets, without calling anyone old.
  tip: Ask occupational therapists, senior centers and aging agencies whether they’d keep your sheet on walk-in showers.
  tip: Build a small display of a shower wall cut open, layer by layer, and take it to home shows.
painter and decorator > To paint homes and rooms with clean lines and leave nothing behind but color.
  people: families moving in or out; homeowners who’ve had enough of beige; landlords and shop owners with scuffed walls
  who: Homeowners, landlords, realtors and small businesses nearby, who often decide a few weeks ahead and ask what prep is included.
  mind: They can’t decide on the color, worry about furniture and want their rooms back on the day named.
  lines: Sharp edges, covered sofas | Most of it is the prep | Pick the color, skip the ladder | A fresh coat, a calmer room | Sanded, taped, painted | Your room back, in a new color
  tip: Film tape coming off a crisp line, and hold the shot for three seconds; it’s the clip people share.
  tip: Offer test patches of two colors with each quote, and tell people to look at them in morning and lamp light.
  tip: List prep steps on the quote, wash, fill, sand, prime, so that a cheap offer can be compared fairly.
  tip: Park the lettered van where it’s seen, and hang a door card on the three houses to either side while you work.
  tip: Send realtors a price for the usual move-out repaint by room, with how soon you can start.
plasterer > To give walls and ceilings a smooth, sound surface that looks right in any light.
  people: owners of old houses with cracked ceilings; electricians and builders who leave holes; families redoing a room before painting
  who: Homeowners, builders, painters and landlords in the area, who usually need it done between two other trades.
  mind: They want it flat, dry in time for the painter and with less dust than they feared.
  lines: Flat, smooth, ready to paint | Cracks gone, edges true | Save the old ceiling | Ready for the side light | Walls you want to touch | Trowel, hawk and a steady wrist
  tip: Film a trowel pass with a lamp held to the side, since only raking light shows the work.
  tip: Show an old molding before and after repair, with the missing inch cast again, and say what replacing would cost.
  tip: Tell people how long plaster dries before paint, by season and thickness; painters will send that page around.
  tip: Text three electricians and two painters on Mondays with the gaps in your week; your jobs start with theirs.
  tip: Explain in a sentence each when to patch, skim or take it down, with pictures of the cracks that matter.
tiler > To set tile that’s level, tight and laid out with the cuts where they belong.
  people: homeowners redoing a shower or kitchen wall; builders and bathroom companies; restaurants and shops with floors to cover
  who: Homeowners, remodelers, builders and shop owners nearby, who often buy the tile first and then look for someone to set it.
  mind: They look at grout lines for years, and they want no cracked tile, no leak and no sliver at the edge.
  lines: Straight lines you can live with | The first row decides | Level, dry laid, set | Small cuts, hidden well | Grout you won’t curse | Set straight, sealed tight
  tip: Photograph the dry layout before the glue, with the center line marked, and explain which cuts end up in the corner.
  tip: Put a calculator or a simple table on your site for how much tile to buy, waste included, by pattern.
  tip: Show the layers of a shower floor in one picture, slope, membrane, mortar, tile, with labels.
  tip: Leave cards and a small sample board with tile stores; their customers ask at the register who can lay it.
  tip: Name a price per square foot for straight, diagonal and small mosaic work, and what raises it.
flooring installer > To lay and refinish floors that stay flat, quiet and good-looking for years.
  people: families with kids, dogs and wet boots; owners of old wood floors; landlords and offices with worn-out flooring
  who: Homeowners, landlords and businesses nearby, who measure a room, visit a store and want it done before the furniture comes.
  mind: They worry about scratches, squeaks, dust and what happens to the doors.
  lines: Quiet under every step | Sand it before you replace it | Flat base, clean edges | A floor for wet boots | Boards that don’t talk back | Room by room, wall to wall
  tip: Take one picture of an old floor half sanded, half not; nothing shows the point faster.
  tip: Tell customers who moves furniture, trims doors and hauls the old floor away, and what each costs.
  tip: Hand out a sample box for a weekend, so people can drop keys, spill coffee and let the dog walk on it.
  tip: Write a comparison of wood, laminate, vinyl and cork by dog, damp and noise, and mention where each fails.
  tip: Ask realtors and movers to mention you, because an empty house is the easiest place to lay a floor.
carpet fitter > To lay carpet with seams nobody sees and stairs that feel safe underfoot.
  people: families with bare stairs and cold bedrooms; landlords readying an apartment; offices, hotels and churches that want quiet floors
  who: Homeowners, landlords, stores without their own installers and small businesses, mostly from the same few towns, who want it done in a day.
  mind: They look forward to warm feet and less noise, and they like an honest word about the pad and the stain.
  lines: Soft stairs, warm mornings | Bare feet by tonight | Seams you can’t find | Quiet from wall to wall | The right pad underneath | Tucked tight at every edge
  tip: Film one stair from bare tread to tucked carpet, from the side, sped up to twenty seconds.
  tip: Cut a cross section of three pads, label them by room, and let customers stand on each in their socks.
  tip: Say in your quote what’s included, moving beds, lifting old carpet, door trimming, and what has to be empty.
  tip: In slow weeks, call carpet stores and rental offices with your open days; both lose customers over a late installer.
  tip: Leave a spot-cleaning card after each job that names the fiber, and put your number for re-stretching on it.
bricklayer > To lay straight, true brickwork and repair old walls so the mend disappears.
  people: homeowners with crumbling joints; builders with walls going up; owners of old chimneys, arches and garden walls
  who: Homeowners, builders, landscapers and owners of older houses in the area, in season, who often wait weeks for a good one.
  mind: They notice a bad color match forever, and they want the wall to be there for their children.
  lines: Every course, on the line | Old joints, new mortar | Brick by brick, straight up | The repair you can’t spot | A wall worth leaning on | Mortar that suits the brick
  tip: Photograph a repair close up and from across the street, and ask viewers to point to the new bricks.
  tip: Explain why soft old brick needs soft mortar, with a picture of what hard cement does to it.
  tip: Make a small sample panel for each bigger job, let the owner choose the joint and keep a photo for your album.
  tip: Spread the word with chimney sweeps, landscapers and roofers, who see loose joints first and don’t want the work.
  tip: Put the season’s open weeks on your site in February, and tell people which repairs must wait for frost-free nights.
stonemason > To cut, set and mend stone so that new work ages like the old.
  people: owners of old houses, barns and walls; churches, towns and cemeteries; architects and landscape designers who want real stone
  who: Homeowners, parishes, towns, architects and preservation offices across the region, who plan slowly and ask for past work.
  mind: They care about the right stone and lime, and they fear a repair that harms what it touches.
  lines: Stone that stays put | Chisel, lime, patience | The right stone for the old wall | New steps, old stone | Cut by hand, set to last | Walls without hurry
  tip: Film ten chisel blows up close, then the whole wall, and let the ring of the stone carry the sound.
  tip: Keep a page of stones and tooling marks found in your region, with buildings people can visit to see them.
  tip: Send the diocese, the town engineer and the preservation board a sheet with three repairs, each with method and mortar.
  tip: Run a Saturday class on building a small dry stone wall, in a park or a customer’s garden that needs one.
  tip: Publish a piece on when to leave stone alone, such as cleaning or sealing that does harm; careful owners are looking for you.
construction company > To build safely, on plan and with clients who always know where things stand.
  people: companies, schools and clinics that need a building; developers with permits in hand; towns and institutions putting work out to bid
  who: Owners, developers, architects and public bodies in the region, who invite bids, check references and safety records and build rarely.
  mind: They fear delays and change orders, and they look for one person who answers for the whole site.
  lines: One site, one calendar | Ground broken, doors opened | Hard hats on, dates kept | Bring the plans, talk it through | Know what’s done each month | Concrete, steel and clear reports
  tip: Post a monthly picture from the same crane or corner of one site, with two lines on what’s next, once the client agrees.
  tip: Show one real monthly report with names blacked out, since every client asks how they’ll be kept informed.
  tip: Keep your bonding capacity, safety record and project sizes on one page for people who draw up bid lists.
  tip: Invite a trade school or council to walk a site on a Friday, with vests, hard hats and a superintendent who likes to talk.
  tip: Put a clean site board where traffic waits, with the project drawing, the finish month and a phone number for neighbors.
renovation contractor > To change how a house works while keeping its owners informed about cost and dust.
  people: families who love the street but not the floor plan; owners of old houses with surprises; landlords with a tired building
  who: Homeowners who mostly live in the house during the work, and landlords, nearby, who talk to friends who’ve been through it.
  mind: They fear open-ended bills and an open wall in December, and they want choices explained with prices.
  lines: Keep the house, change the rooms | Start with the worst room | Surprises come with a phone call | Clean hallway, honest dates | Old house, new floor plan | Better rooms, same address
  tip: Write up one surprise from a job, what was behind the wall, the two options and the price of each.
  tip: Show how you seal doors, protect floors and clean the hallway each evening, in one short walk-through.
  tip: Make a rough cost guide for the five usual projects, with ranges and what pushes them up.
  tip: Ask a former client if serious prospects may phone them, and offer three such numbers instead of thirty stars.
  tip: Go through a house for sale with realtors and buyers, and tell them on the spot which walls could move.
glazier > To make broken glass safe quickly and fit the right pane wherever one is needed.
  people: homeowners with a broken pane; shops with a cracked front; people planning a shower, a mirror or better panes
  who: Homeowners, shop owners, landlords and builders nearby, in an emergency or with measurements in hand, who want to know when it’s safe.
  mind: They worry about cuts, break-ins and rain tonight, and they want a pane that matches the rest.
  lines: Ball through the window? | Boarded today, glass soon | Clear panes, clean edges | Storefronts, showers and mirrors | Keep the frame, change the glass | Measured once, cut to fit
  tip: Tell people on your first screen what to do with a broken pane until you come, gloves, tape, pets, and how fast that is.
  tip: Photograph a shower, a storefront and an old sash you’ve glazed, each with the glass type and thickness.
  tip: Drop off cards with shops on the main street before storm season, with a number that’s answered at night if yours is.
  tip: Explain which doors and low windows need safety glass where you work, with a sketch; owners rarely know.
  tip: Ask insurance agents, school custodians and landlords to store your number, and tell them what photo to send.
window and door installer > To fit windows and doors so that drafts, noise and damp stay outside.
  people: homeowners with rattling old frames; families on a noisy street; landlords with high heating bills
  who: Homeowners and landlords nearby, often in older houses, who gather several quotes over a season and can’t see the difference at first.
  mind: They want warmth and quiet, worry about mess in winter and dislike the salesperson who won’t leave.
  lines: Shut the draft out | The quiet side of the glass | The last quarter inch counts | Frames that close with a click | Warm hands at the windowsill | Keep the street outside
  tip: Film a candle or a strip of tissue at an old frame, then at the new one on the same wall.
  tip: Photograph the flashing, foam and sill before the trim hides them, and put those pictures in the quote.
  tip: Give a price for one standard window, installed, so that people don’t have to sit through a visit to learn it.
  tip: Explain ratings, panes and gas in a few lines, and say which upgrade isn’t worth it in your climate.
  tip: Put a sign in the yard where you work if the owners agree, and drop a letter on the same side of the street.
blinds and shutters > To give each window the shade, privacy and light the room calls for.
  people: families in a new house with bare windows; people who sleep late or work nights; offices with glare on the screens
  who: Homeowners, renters and offices nearby, often just after a move, who want to see samples, need help measuring and buy several at once.
  mind: They think of sleep, nosy windows and small children near cords, and they want a clean fit.
  lines: Sleep past sunrise | Let in light, keep out eyes | Every window has its hours | Slats, shades and shutters | Dark bedroom, bright kitchen | Made for the window it hangs in
  tip: Shoot one window at noon in four settings, from wide open to fully dark, from the same chair.
  tip: Bring samples to people’s homes at the hour the sun bothers them, and offer that when people call.
  tip: Explain cordless and motor choices for homes with toddlers and pets, and mention the safety standard for corded products.
  tip: Pair up with house painters, movers and new-home sales offices, who meet people while their windows are bare.
  tip: Post a guide to measuring inside and outside mounts, with a drawing, and offer to measure if the numbers look odd.
fencing contractor > To build fences that stand straight, follow the rules and keep what’s inside in.
  people: dog owners with an open yard; families with a pool or a busy road; farms and businesses with ground to secure
  who: Homeowners, farmers, builders and businesses nearby, mostly in spring and summer, often because of a new dog, a planned pool or a wish for privacy.
  mind: They want it straight, legal and soon, and they’d like no quarrel over the line.
  lines: Good posts, good neighbors | The dog stays in | Still straight in spring | Posts deep, gate level | A gate that latches | Walk the line, pick the wood
  tip: Stand a tape measure in a post hole, take the picture and post it with the frost depth in your county.
  tip: Draw up a one-page guide to height, setback and pool rules for each town you serve, with the permit office’s number.
  tip: Put a small plate with name and phone number on the gate, if the owner agrees; neighbors read it.
  tip: Offer a price per foot for three common fences, with gates extra, so that people can pace it off at home.
  tip: Tell vets, dog trainers and pool builders how soon you can start; their customers need a fence this month.
scaffolder > To put up safe scaffolds on the agreed day and take them away on time.
  people: roofers, painters and masons; builders with a facade to reach; owners and churches repairing high walls
  who: Contractors who call week after week, plus building owners, parishes and event organizers, within the yard’s delivery range.
  mind: They lose money each hour they wait, and they need safety papers in order.
  lines: Up on the day you need it | Boards before brushes | Safe footing for every trade | Higher, safely | Tight lanes, tall walls | Up for the job, down on time
  tip: Shoot a time-lapse of one tricky build, over a shop front or a chapel roof, and name the contractor who agreed.
  tip: Put your next open dates and a delivery map on the site, since contractors choose by the calendar.
  tip: Hang a clean banner with your name on the street side where the customer and the town allow it.
  tip: Explain rental periods, inspection tags and extra weeks with one sample invoice, because overruns cause most disputes.
  tip: Bring coffee to the roofers’ and painters’ supply counters early one morning, and ask what went wrong with their last scaffold.
demolition contractor > To take buildings down safely, keep the neighbors informed and leave a clean lot.
  people: owners clearing a lot or an old garage; builders and developers with a start date; cities and insurers with unsafe buildings
  who: Homeowners, developers, general contractors and public agencies in the region, who usually need it between a permit and the first dig.
  mind: They worry about neighbors, asbestos, hidden pipes and a price that climbs with each truckload.
  lines: Down safely, hauled away | Make room for what’s next | Old garage, clear ground | Sort it, haul it, sweep up | Dust down, walls down | An empty lot by the agreed day
  tip: Film a wall coming down from a safe distance, with the water spray visible, and add what share got recycled.
  tip: Write a letter for neighbors with start, noisy hours, end and a phone number, and show it to clients as part of the job.
  tip: Explain permits, utility shutoffs and asbestos checks in the order they happen, with usual waiting times.
  tip: Offer bricks, beams and doors to salvage yards and artists, and post where they ended up.
  tip: Give builders and excavators a sheet with machine widths and the smallest gate you can get through.
excavation contractor > To dig in the right place, to the right depth, and keep the site tidy.
  people: builders with a foundation to start; homeowners with drainage trouble or a new driveway; farms and towns with ditches and lines to lay
  who: Builders, homeowners, farmers, utilities and towns within hauling distance, who need a machine and operator for a day or a season.
  mind: They fear a cut cable, rock at three feet and a yard full of ruts.
  lines: Dig here, not there | An inch off, or ten feet | Call, mark, then dig | The house starts with a hole | Level ground, tidy piles | Dirt moved where it’s needed
  tip: Film the last inch of a trench being graded by bucket, with a level lying in it.
  tip: Remind people to have lines marked before anyone digs, with the 811 number, and let the post travel.
  tip: List machines with width, reach and weight, so homeowners can see what will fit past the garage.
  tip: Say how rock, water and hauling away are priced when they turn up, since that’s what disputes are about.
  tip: Be a regular at the concrete plant, the septic designer’s office and the builders’ breakfast, with your open weeks written down.
concrete contractor > To pour slabs and footings on a good base, at the right hour, and cure them well.
  people: homeowners planning a patio, driveway or garage; builders who need footings; farms and shops that need a sound floor
  who: Homeowners, builders, farmers and small businesses nearby, mostly in the warm months, who compare a few quotes by the square foot.
  mind: They are afraid of cracks and puddles, and they know it can’t be redone cheaply.
  lines: Good base, good slab | Poured once, level for years | Forms set, truck’s coming | Patios without puddles | Watch the weather, then pour | Joints where they belong
  tip: Photograph forms, steel and base on the morning before the truck, and use those as your first pictures.
  tip: Explain control joints and hairline cracks honestly, with photos of what’s normal and what’s a fault.
  tip: Film the broom finish, one pull from edge to edge, and add the mix and the temperature that day.
  tip: Publish when people may walk, park and place furniture on new concrete, and leave it printed on the door.
  tip: Set finish samples, broomed, exposed and stamped, in a corner of your yard or on a trailer, so owners can step on them.
paving contractor > To lay driveways and paths on a base that drains and doesn’t sink.
  people: homeowners with puddles by the door; stores and offices with a worn parking lot; landscapers and builders who need a crew
  who: Homeowners, property managers and businesses nearby, mostly from spring to fall, who see a neighbor’s driveway and ask who did it.
  mind: They have seen puddles, weeds and crews that take cash and vanish, and they want none of them.
  lines: Built from the base up | Rain runs off, cars roll on | No puddle by the door | Edges straight, stones steady | A driveway that stays put | Dig deep, pave once
  tip: Photograph the dug-out base with a ruler in it at every job, and show it beside the finished surface.
  tip: Pour a bucket of water on a new driveway, and film where it runs; it takes twenty seconds.
  tip: Warn people in writing how leftover-asphalt door sellers work, and give your address, license and written quote as the contrast.
  tip: Make a sheet on care, first weeks, salt, sealing and weeds, by material, and mail it with the final bill.
  tip: Send property managers photos of their own trip spots and puddles in fall, with prices for patch and full repair.
insulation installer > To keep heat where people live and make cold rooms comfortable.
  people: homeowners with a cold bedroom or ice on the eaves; builders with walls open; landlords with a heating bill that hurts
  who: Homeowners, often in older houses, builders and landlords nearby, in fall with cold feet or in spring with the bill in hand.
  mind: They want comfort first and savings second, and they worry about mold, itching and a hard sell.
  lines: Start with the attic hatch | Warm room over the garage | Keep the heat downstairs | Even the north bedroom | Cozy walls, smaller bills | Stop heating the sky
  tip: Drive around after a frost, photograph roofs from public ground and explain what melted patches mean, naming no house.
  tip: Show a thermal picture of one room before and after, same weather, with the owner’s consent.
  tip: Compare blown-in, batts and foam by place, cost and what each is wrong for, in plain rows.
  tip: List rebates and tax credits with links and dates, and say which papers you’ll fill in.
  tip: Partner with energy auditors, roofers and HVAC firms, who get asked about cold rooms and don’t insulate.
log home builder > To build log houses that settle well, stay tight and stand for a very long time.
  people: couples dreaming of a cabin in the woods; families with land by a lake or a mountain; resorts and camps that rent cabins
  who: Buyers from near and far, often in midlife with land bought, who plan for years, visit shows and want to see a finished house.
  mind: They love the smell and the porch, and they worry about gaps, rot and upkeep.
  lines: Boots by the stove | Logs scribed to fit | A cabin for the grandchildren | Built to settle, built to stay | Timber walls, quiet winters | Smell the wood, shut the door
  tip: Film a log being scribed and lowered until the light between two disappears, without music.
  tip: Ask owners of a house you built ten or more winters ago, or your oldest, whether buyers may visit on one fall weekend.
  tip: Write openly about settling, cracks, stain and upkeep by year; people have heard scare stories and want an expert.
  tip: List what the package includes, logs, roof, windows, crew, and what a buyer arranges on site.
  tip: Post the yard in winter, trees, stacks and drying times, because that’s when people with land make plans.
welder > To join and mend metal so that it holds and looks right.
  people: farmers and contractors with broken equipment; homeowners who need a gate or railing; boat and trailer owners in a hurry
  who: Farmers, contractors, shops, homeowners and boat owners within driving distance, who come with a broken piece, a sketch or a phone picture.
  mind: They need it strong, soon and at a price named before the spark.
  lines: Bring both halves | Strong where it broke | Gates, railings and trailer hitches | Clean beads, solid joints | Steel, fixed to last | Broke it? Weld it
  tip: Post the break and the bead side by side, with the metal and process named; people who know will share it.
  tip: Put a sign at the feed store, marina and truck stop with your number and the words “Broken steel? Call.”
  tip: Say which metals you weld, how thick, whether you come out with a truck, and what an hour costs.
  tip: Make one small thing from scrap, such as a fire pit or boot scraper, and set it by the road with a price.
  tip: Show photos by use, farm, gate, boat, stairs, so that someone with a problem finds one like theirs.
snow removal > To clear driveways, steps and walks before the first person has to leave.
  people: homeowners who leave for work before dawn; property managers with parking lots to keep open; older residents who shouldn’t lift a shovel
  who: Homeowners along the plow route, stores and property managers, who mostly sign up in the fall and stay from winter to winter.
  mind: They worry about falls, fines and a blocked driveway, and want to see that someone came without having to call.
  lines: Clear before the coffee’s made | Leave the shovel in the shed | Wake up to a clear driveway | Snow falls, you still get out | Plowed while you slept | Let it snow, it’s handled
  tip: Hang cards in September on the streets already on your route, since one more driveway next door costs almost no driving.
  tip: State on your first page what depth sets off a visit, by what hour you’re done and whether steps and salt are included.
  tip: Film one driveway going from white to black at dawn, and post the clip the evening before the next storm is forecast.
  tip: Call clinics, banks and strip malls before fall, when they renew winter contracts, and have your proof of insurance ready to send.
  tip: Text customers a picture once their place is cleared. The ones who reply with thanks are the ones to ask for a review.
`);
