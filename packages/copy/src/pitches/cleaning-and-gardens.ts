import { pitchesOf } from './pitch-list.ts';

/** Cleaning and gardens. */
export const cleaningAndGardens = pitchesOf(`
house cleaning > To clean busy homes well and leave everything where the owners had it.
  people: working parents who’d rather have Saturday back; older people who find the heavy cleaning too much; renters and sellers getting ready for moving day
  who: Mostly two-income families, busy singles and retirees in nearby neighborhoods, who book every week or two or once before an occasion.
  mind: They feel a little embarrassed about the mess and choose whoever they’d feel easy leaving alone in the house.
  lines: Come home to clean | Your Saturday, given back | Clean rooms, things where you left them | Someone else’s turn with the mop | A kitchen that shines by dinner | Clean house, lighter evening
  tip: Publish a room-by-room checklist of what a regular visit includes and what costs extra, such as ovens or the inside of the fridge.
  tip: Show whoever will be at the door, with a first name and a friendly portrait. People like to see whom they’re letting in.
  tip: Leave a small card on the counter after each visit that says what was done, with a line for the neighbor who asks.
  tip: Agents and landlords need move-out cleans at short notice. Bring three of them a one-page price sheet this month.
  tip: Deal openly with keys, alarm codes and breakage on your site, and mention insurance and background checks if you have them.
office cleaning > To leave workplaces clean and in order before the next day’s first employee walks in.
  people: office managers tired of complaints about the restrooms; property managers with several tenants under one roof; firms and practices that receive clients in person
  who: Office managers, owners and facility managers within an easy evening drive, who compare a few bids and then sign up by the month.
  mind: They want the complaints to stop, keys and papers kept safe, and a person to call when a corner was missed.
  lines: Clean before you clock in | The dust leaves after you do | Every morning starts clean | Restrooms nobody complains about | Fresh floors before nine | Monday finds a clean desk
  tip: Offer a walk-through before you quote, and send the bid within two days with tasks listed by room and by how often they’re done.
  tip: Commercial brokers know which firm moves in next quarter. Ask two of them to pass along your one-page introduction.
  tip: Connect with office managers on LinkedIn and post a useful note now and then, such as how to keep a shared fridge from smelling.
  tip: Describe how keys and alarm codes are handled and whom a client calls about a missed spot; it matters more than the list of mops.
  tip: Get two sentences about reliability from a client of long standing, with permission to show the company’s name.
window cleaner > To bring the daylight back into homes and storefronts, safely and without streaks.
  people: homeowners with windows they can’t safely reach; shopkeepers whose display is their first impression; landlords and offices that want the glass done on schedule
  who: Homeowners book once or twice a year, often in spring or before guests, while shops and offices prefer a regular round.
  mind: They hate the thought of the ladder, and they dislike streaks, drips on the sill and surprise visits.
  lines: See the yard again | Let the light back in | Streaks stop here | Clear glass, dry sills | Your view, cleaned | Leave the ladder to someone else
  tip: Clean half of one really dirty pane, film it, then finish the other half. The clip says everything in ten seconds.
  tip: After a job, knock next door and mention that you’ll be back on the street anyway. A round grows house by house.
  tip: Suggest a fixed day every two weeks to the shops on one block, and put the schedule in writing so they don’t have to think about it.
  tip: State whether you price by pane, by story or by the house, and whether screens, tracks and skylights are part of it.
  tip: Mail last year’s customers a postcard when the pollen has settled, with a clear window on the front and a number to text.
carpet cleaner > To lift spots, smells and a year of foot traffic out of carpets people want to keep.
  people: pet owners with one spot they can’t get out; tenants who’d like their deposit back; families with small children on the floor
  who: Homeowners and renters, often with pets or children, who call about once a year, before guests, a move or a sale.
  mind: They have usually scrubbed the stain themselves, and they’re afraid it’ll come back or the rug will shrink.
  lines: Spills happen, carpets recover | Fresh underfoot again | For carpets that have seen it all | Bare feet welcome again | The color’s still under there | Stop scrubbing and call
  tip: List the stains callers ask about most, pet, wine, coffee and ink, with an honest word on which usually come out.
  tip: If you clean with hot water, film the color of what leaves the machine. Nothing sells the next room better.
  tip: Landlords have carpets done between tenants. Offer three property managers a flat price per room and a photo when it’s dry.
  tip: Give every customer a card with first aid for spills: blot, cold water, don’t rub. It tends to stay on the fridge.
  tip: Ask groomers, vets and dog trainers to hand out your cards, since their clients have the spots you treat.
pressure washing > To wash years of weather off homes, decks and driveways without harming what’s underneath.
  people: homeowners about to sell the house or host a party; HOAs and property managers with grimy walkways; store owners with gum and stains at the entrance
  who: Homeowners with siding, decks and driveways, plus managers of stores and complexes, who book mostly from spring to fall.
  mind: They love a dramatic change, and they worry about gouged wood, water behind the siding and dead flower beds.
  lines: There’s a clean deck under there | Rinse off the last few winters | Concrete, the color it was poured | Siding that looks fresh again | Green off, gray off, done | Gentle where it counts
  tip: Film a single stripe through a mossy driveway and post it in neighborhood groups, where people can’t help watching to the end.
  tip: Explain which surfaces get high pressure and which get a soft wash, and why. It sets you apart from rented machines.
  tip: With the owner’s okay, put a small sign on the lawn for the day, right beside the clean half of the driveway.
  tip: Leave before-and-after postcards with real estate agents, who often need a house to look fresh before the listing photos.
  tip: Invite people to text you pictures and reply with a price range. Most only want to know roughly what it costs.
laundrette > To get a whole week’s laundry washed, dried and folded in one visit.
  people: renters without a washer in the building; families with comforters too big for home; students and travelers living out of a bag
  who: Mostly renters and students from the surrounding blocks, every week or so, plus homeowners with a broken machine or bulky bedding.
  mind: They want it over with in one go, somewhere bright and safe where all the machines work.
  lines: A week of laundry, one visit | Room for the big comforter | Dryers that really dry | In with a bag, out folded | Wash day, over by lunch | Wash, dry, fold, home
  tip: Keep your Google listing current with machine sizes, ways to pay and the last hour to start a wash.
  tip: Hang a sign above the big machines saying what fits: two comforters, a sleeping bag, a dog bed.
  tip: Managers of buildings without a laundry room get asked all the time. Bring them a stack of cards for new tenants.
  tip: Post when it’s usually quiet. A Tuesday morning with no wait is worth knowing, and it fills idle machines.
  tip: If you do wash and fold, show a finished bundle beside its price per pound, where people waiting for a dryer will read it.
dry cleaner > To return good clothes clean, pressed and ready for the day they’re needed.
  people: professionals who wear suits and silk to work; brides and wedding guests with something delicate to clean; owners of winter coats the washer would ruin
  who: Office workers who stop by on the way in or home, and neighbors who come now and then with coats, gowns and bedding.
  mind: They hand over something they love, and want the truth about the stain and the pickup day.
  lines: Good clothes, handled with care | Pressed for the day that matters | Read the tag, then come in | The suit’s ready when you are | Silk, wool and second chances | Back on the hanger, crisp
  tip: Write the turnaround on the door: in by what hour, back on which day. Every new customer asks that first.
  tip: Photograph a stained tie before and after, leave the owner out of it, and add a line about what the stain was.
  tip: Bridal shops, theaters and hotels send regular work. Visit two of them with a price list and a promise about pickup days.
  tip: In late spring, slip a note into each bag about cleaning wool coats and sweaters before they’re stored, because moths go for worn ones.
  tip: Answer the awkward questions on one short page: shrinking, missing buttons, stains that stay, and what happens if something goes wrong.
junk removal > To empty the rooms people have put off facing and keep usable things out of the dump.
  people: families emptying a parent’s house; landlords with a unit full of leftovers; homeowners who can’t reach the back of the garage
  who: Homeowners and heirs, often in midlife, and landlords between tenants, who call once and want it done within days.
  mind: They feel overwhelmed or a bit ashamed, and hope for a clear price, no judgment and little waste.
  lines: Park in the garage again | Point, and it’s gone | The attic, empty at last | Heavy lifting, light heart | Room to breathe by noon | The old couch is leaving
  tip: Price by how full the truck gets, and draw a quarter, a half and a full load so that callers can guess their own.
  tip: Post the same garage before and after from one spot, with nothing in view that would tell the neighbors whose it is.
  tip: Keep track of what gets donated and recycled each month, and share the tally along with thanks to whoever took it.
  tip: Estate lawyers, senior move managers and real estate agents meet your clients first. Bring each a short list of what you take.
  tip: Make a page about what you can’t haul, such as paint or chemicals, and where people nearby can drop those off.
pest control > To rid homes and kitchens of pests and close the gap they came through.
  people: families who’ve heard scratching in the wall; restaurants and food stores that get inspected; landlords with a complaint from a tenant
  who: Homeowners and tenants who call the day they see something, and food businesses or property managers on regular visits.
  mind: They feel disgusted, a little embarrassed and in a hurry, and they ask what’s safe around children and animals.
  lines: Sleep without the scratching | The mouse moves out | Find the gap, close the gap | A kitchen without uninvited guests | Quietly dealt with | Ants out, peace in
  tip: Write one short page per pest with a picture and the steps to take until help comes. People search for these in a panic.
  tip: Tell people how treatments are chosen around kids, pets and bees, and when it’s fine to go back into the room.
  tip: If you can come in an unmarked car, say so. Plenty of callers worry about what the neighbors will think.
  tip: A few weeks before each pest’s season, post what’s about to start and how to seal the usual ways in.
  tip: Hand restaurant clients a folder that keeps visit reports and trap maps in order for the inspector, with your number on the spine.
home organiser > To sort overfull closets and rooms side by side with clients until everything has a place.
  people: parents whose closets won’t close; people downsizing or clearing a family home; busy couples who’ve just moved
  who: Households in the middle of a change, such as a move, a baby or a retirement, who book a few sessions and sometimes a yearly reset.
  mind: They feel judged by their own clutter, dread being told to throw things out, and long to find the scissors.
  lines: A place for the scissors | Start with one drawer | Close the closet door again | Keep what matters, find it fast | The end of the junk drawer | Know where everything lives
  tip: With the client’s permission, show one drawer before and after. A drawer feels possible to a stranger; a whole house doesn’t.
  tip: Open your website with a sentence about not judging, then describe the first session hour by hour.
  tip: Give a twenty-minute talk at the library or a parents’ evening about one small area, such as the entryway or school papers.
  tip: Movers and real estate agents see packed basements every week. Trade cards with two of them and thank them for each referral.
  tip: Put in writing whether clients must throw anything away, whether they need to be there and what happens to donations.
gardener > To keep gardens in shape through the seasons for people with more plants than time.
  people: homeowners with more garden than weekends; older garden lovers whose knees have had enough; landlords and offices that need neat beds
  who: Owners of established yards, often older or working long hours and mostly within a short drive, on regular visits in the growing season.
  mind: They want someone who can tell a seedling from a weed and asks before cutting the old rose.
  lines: The roses get their week | Hedges straight, weekends yours | Every bed in good hands | A garden that’s looked after | Weeds out, color in | Right plant, right week
  tip: On the first of each month, post the one job that can’t wait, pruned, planted or fed. Neighbors will start to rely on it.
  tip: Shoot the same bed in spring, summer and fall from the same spot. The set shows what steady care does.
  tip: Leave a handwritten note after each visit saying what was done and what comes next; owners show it to the people next door.
  tip: Garden centers get asked daily for somebody who does the work. Introduce yourself at two of them and leave cards by the register.
  tip: Tell first-time callers whether you bring tools, haul away clippings and take one-time jobs. All three come up on every call.
landscaper > To turn awkward yards into outdoor rooms that drain, grow and draw people outside.
  people: homeowners with a new house and bare dirt around it; families who want to eat and play outside; owners of sloped or soggy lots
  who: Homeowners with money set aside for it, who plan for months and often ask in late winter, plus builders and some businesses.
  mind: They find it hard to picture the finished yard, and fear mud, rising costs and plants that die by August.
  lines: Use your whole yard | Build the yard you’ll sit in | Paths, patios and plants that fit | The slope becomes a terrace | A garden you can live in | From bare dirt to dinner outside
  tip: Go back to an earlier yard, ask the owner and photograph it grown in. Clients want to see how a planting settles.
  tip: Describe the steps from first visit to last plant with rough lengths, so people see why a spring garden starts in winter.
  tip: Set the before picture, the sketch and the result side by side. Anyone who can’t imagine a yard can follow three pictures.
  tip: Stone yards and nurseries are where owners choose slabs and shrubs. Ask to leave a folder of your projects at each.
  tip: Put a weatherproof sign by the fence during a build, if the owner agrees, with a code that leads to the drawings.
lawn care > To grow thick, green grass for homeowners with a simple plan for each season.
  people: homeowners whose lawn is browner than the one next door; families who want grass fit to play on; property managers with lawns to keep presentable
  who: Homeowners in neighborhoods with front lawns, often signing up in early spring for a season of mowing or treatments.
  mind: They compare their grass with the neighbor’s, and want to know what’s being spread where the dog lies.
  lines: Greener on this side | Grass worth going barefoot for | A plan for every season’s grass | Feed it, mow it, enjoy it | Weeds down, grass up | Stripes the neighbors will notice
  tip: In early spring, offer a short lawn check and write down three findings; it starts more conversations than a discount.
  tip: Show your program as a calendar with each visit, what’s done and why, instead of names like silver and gold.
  tip: How long should children and pets stay off the grass after a treatment? Put the answer right beside the price.
  tip: Work street by street: hang cards on the eight nearest doors while a customer’s fresh stripes are still visible.
  tip: Email one timely hint a month, such as when to raise the mower, signed with a name and a phone number.
tree surgeon > To keep trees healthy and the people under them safe, cutting only what has to go.
  people: homeowners with a limb hanging over the roof; property managers responsible for trees along a walk; buyers of a house with old trees
  who: Owners of mature trees, along with towns, schools and property managers, who call after storms, before a sale or every few years.
  mind: They love the tree, fear it falling and don’t know whom to believe about whether it must come down.
  lines: Keep the tree, lose the worry | Safe limbs, healthy crowns | Climb, cut, clean up | Before the next storm decides | Old trees in careful hands | Prune first, fell last
  tip: State your certification and insurance near the top if you hold them, and teach homeowners to ask any crew for both.
  tip: Post a clip of one controlled cut, filmed from a safe spot, with a line on why that limb had to go.
  tip: Write a page on warning signs people can check from the window, such as a fresh lean or mushrooms at the base.
  tip: Roofers, home inspectors and insurance agents hear about dangerous branches early. Drop off cards before storm season.
  tip: Tell owners what happens to the wood, the chips and the stump, and whether the city may require a permit.
irrigation company > To put the right amount of water on every bed and lawn, and no more.
  people: homeowners tired of dragging hoses; landscapers who need water under a new planting; HOAs and offices with large grounds
  who: Owners of homes with lawns and beds, landscapers and property managers, busiest in spring and, in cold places, before the first freeze.
  mind: They resent wasted water and rising bills, and dread a trench across grass that’s just turned green.
  lines: Every drop where it belongs | Water the beds, not the driveway | It knows when it’s raining | Vacation without dry beds | Set in spring, green all summer | Right bed, right amount, right time
  tip: Email past customers six weeks before the season opens and let them pick a start-up date from three.
  tip: Find out whether the water utility pays rebates for efficient heads or controllers, and explain on your site how to apply.
  tip: Film a broken head soaking the sidewalk, then the fixed one on the bed, and post both in the first dry week.
  tip: Visit landscapers and pool builders who don’t lay pipe themselves, and offer to come in before the sod goes down.
  tip: Show a trench on the day it’s dug and the same lawn two weeks later, because people fear the digging most.
`);
