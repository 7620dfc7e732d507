import { passagesOf } from './passage-list.ts';

/** Work on houses and gardens. */
export const trade = passagesOf(`
plumber > Call before the floor gets wet.
  Water never leaks at a good time. People want somebody who comes today, finds the cause and names the price before the wrench comes out.
  A drip can be a washer or a wall that’s wet behind the tiles. It takes an honest look to know which, and a clean floor afterward is part of the job.
electrician > Call before you touch it.
  Flickering lights make people nervous, and they should. Wiring is out of sight, so it has to be done by the book and explained to whoever lives with it.
  An old house was wired for a radio and two lamps. Now it needs outlets, a charger and a panel that doesn’t trip when the kettle is on.
heating engineer > Have it checked while it’s warm out.
  A boiler picks the first cold night to quit. Customers want heat back before bedtime, and a service in summer means fewer such calls.
  Radiators that knock, a pressure that drops, a bill that climbs: the signs are small at first. An experienced ear finds the cause before it’s an outage.
air conditioning service > Call before the heat wave.
  By the time the bedroom is ninety degrees, everyone is calling at once. A cleaned filter and a check in spring keep most units going through August.
  It hums, it drips, and it doesn’t cool. Often it’s a filter or a leak, and people want to know which before they buy a new one.
chimney sweep > Book it before the first fire.
  Soot builds up where nobody looks, and so does the risk. A sweep checks, brushes and writes it down, and the room stays as clean as it was.
  Birds build nests in flues, and bricks come loose. Once a year someone should look up there, with a brush and a light.
locksmith > Save the number now.
  People call from the wrong side of their own door. They need a price on the phone, a quick arrival and a lock that still works afterward.
  New apartment, lost keys, a lock that sticks in the cold: most calls aren’t dramatic. People want good advice about what’s safe and what’s just expensive.
garage door service > Don’t try to lift it yourself.
  A spring holds up a few hundred pounds until it doesn’t. When the car’s inside and the meeting’s at nine, somebody has to come now.
  It’s the biggest moving thing in the house, and kids play under it. Sensors, rollers and springs should be checked before something snaps.
drain and septic service > Call before it backs up.
  It isn’t a pleasant subject until it’s an emergency. A camera shows what’s down there, and then it can be cleared once and for all.
  Slow sinks, a smell in the yard, a gurgle at night: pipes give warnings. Regular pumping and a look with a camera prevent the worst.
appliance repair > Ask before you buy a new one.
  A washer with a ten-dollar fault often gets thrown away. Someone who can test it in the kitchen can say if it’s worth fixing.
  The oven quits before the holidays, and the fridge in July. People want someone with the part in the van and a plain answer about age and cost.
antenna installer > Tell us what you can’t get.
  A picture that freezes at the penalty kick has a cause, usually on the roof. It’s found with a meter, a ladder and dry weather.
  Games, news and the local weather still come through the air. A good signal depends on height, direction and a cable that isn’t from the seventies.
alarm and cctv installer > Walk through the house with us.
  People think about alarms the week after a break-in, often their neighbor’s. They want to know which doors matter, how it’s switched on and what the dog will do.
  Shops worry about the back door, and families worry about the windows. A system helps if everyone in the house can use it and it doesn’t cry wolf.
fire protection > Check the date on yours.
  Extinguishers hang on the wall for years and have to work in one second. Someone has to check the date, test the alarm and walk the exit.
  Restaurants, offices and landlords have to prove that it’s all been checked. Somebody should keep the dates, do the tests and explain the rules in plain words.
ev charger installer > Send a picture of your panel.
  An electric car is simple if it charges while you sleep. It depends on the panel, the distance to the garage and a permit, so that’s what gets looked at first.
  Drivers want to plug in at night and leave with a full battery. The right cable, a free circuit and a tidy wall box make it boring, as it should be.
solar installer > Send your last power bill.
  A roof earns money on every clear day, or it could. Owners want to know the real yield, the payback in years and what it looks like from the street.
  People see panels on the neighbor’s roof and start to count. An honest offer looks at shade, roof age and the household’s real use.
water treatment company > Start with a water test.
  Scale in the kettle is also in the pipes. A test shows what’s in the water, and only then is it clear which filter is worth having.
  Stains in the tub, a taste of iron, dry skin after a shower: water leaves hints. Families want to know if it’s safe and what a filter costs to keep.
handyman > Write the list.
  Every home has a list: the shelf, the door that sticks, the light nobody can reach. One good afternoon gets most of it crossed off.
  Nobody wants to call four trades for four small jobs. Someone with a full toolbox and a free morning can do the lot.
waterproofing contractor > Show us where it’s damp.
  A damp basement smells before it shows. Water finds the smallest gap, so the cause has to be found before anybody paints over it.
  After a heavy rain, some people go down to the basement with a mop. Drains, walls and grading all play a part, so a good look comes first.
well drilling > Start with the survey.
  You don’t see the water until the drill is there. A survey, a permit and a good guess at the depth decide the price, and a test decides if you can drink it.
  In the country, the water comes from under your own feet. People want to know how deep, how much and how clean, and who looks after the pump.
pool service > Get it ready before summer.
  A clear pool goes green in three hot days. Chlorine, filter and pump need a regular eye, so that the family can just jump in.
  Owners like to swim and don’t like to test. Someone who comes each week, empties the basket and checks the pump keeps summer simple.
roofer > Have it checked before winter.
  Nobody thinks about the roof until it drips on the bed. Owners can’t climb up to check, so they want photos, a clear quote and a crew that sweeps up the nails.
  One loose shingle is an hour’s work; one winter later it’s a ceiling. Somebody who says that a roof still has ten years in it is worth calling again.
carpenter > Show us the corner nothing fits.
  Old walls are never straight, so doors, stairs and shelves have to be made to fit. It’s measured twice, cut once and then planed until it closes with two fingers.
  A stair that creaks, a closet under the eaves, a door that’s never quite fit: these can’t be bought in a box. They’re drawn, cut and fitted on the spot.
kitchen fitter > Bring the measurements and the wish list.
  A kitchen means three weeks of takeout and washing up in the bathtub. It’s bearable with a date, a plan for the plugs and a crew that turns up.
  It’s the room where everyone ends up. Drawers should close softly, counters should be level, and the outlet should be where the toaster goes.
bathroom fitter > Measure twice, then call.
  With one bathroom, a remodel is a matter of days and diplomacy. Tiles are what people see, and what’s behind them is what matters.
  An old tub is hard to climb into, and a leak behind it is hard to see. Planning, waterproofing and drying time can’t be skipped, even when there’s only one bathroom.
painter and decorator > Pick a color and a date.
  Most of a good paint job happens before the paint: filling, sanding, taping. People want straight edges, covered floors and their living room back by Friday.
  Picking the color takes longer than painting it. A test patch, clean lines and furniture that’s covered make people glad they didn’t do it themselves.
plasterer > Show us the wall.
  A smooth wall looks like nothing, which is the idea. It’s done fast, before it sets, and the light from the side shows every shortcut.
  After the electrician come the holes, and after the holes comes plaster. Cracks get filled, edges straightened, and old ceilings saved if they can be.
tiler > Bring the tile you like.
  A crooked line of tiles annoys people for twenty years. So it starts with a level, a dry layout and where the cuts will fall.
  Wet rooms have to stay tight behind what you see. A patient hand sets the first row, and everything above it follows.
flooring installer > Send the room size.
  A floor is walked on from the first evening. It needs a dry, level base and clean edges at the door, and then it should be quiet.
  Kids, dogs, chairs and wet boots decide which floor lasts. Sanding an old one can be worth more than laying a new one.
carpet fitter > Measure the stairs.
  Seams shouldn’t show, and a stair edge shouldn’t move. People empty a room in the morning and want to walk barefoot in it at night.
  Bare stairs are loud, and cold floors make for short mornings. The right pad underneath does half the work.
bricklayer > Send a picture of the wall.
  A wall tells everyone how careful its builder was. Lines are strung, every course is checked, and the mortar has to suit the brick.
  Garden walls, arches and chimneys come loose a joint at a time. Repairs should match the old brick, so that nobody can tell.
stonemason > Show us the stone.
  Stone remembers every blow, so there’s no hurry. Old walls need somebody who can match the color, the tooling and the lime.
  Steps hollowed by feet, a lintel with a crack, a wall without mortar: old work deserves the same care it was built with. New work should age as well.
construction company > Bring the drawings.
  A building is a hundred trades on one calendar. Clients want to know each month what’s done, what’s late and what it does to the price.
  A school, a clinic or a row of houses needs permits, plans and many hands. Good builders keep the site safe, the papers in order and the client informed.
renovation contractor > Show us the worst room first.
  Every old house has a surprise behind the first panel. What owners need is an early call, two options and the cost of each.
  People want to stay in their house and change how it works. Dust, noise and decisions go on for months, so clear dates and a clean hallway matter.
glazier > Cover the hole and call.
  Glass breaks on a Saturday, usually by ball. Somebody makes it safe that day, measures, and comes back with the right pane.
  A storefront, a shower, a mirror over the sink: each is measured to the millimeter. Old frames can take better glass, and the room gets quieter.
window and door installer > Hold a hand to the frame, then call.
  Old windows rattle, fog and leak money. New ones are only as good as the fit, so it’s the foam, the flashing and the last quarter inch that count.
  Drafts, street noise and condensation are the usual complaints. A careful measure and a proper seal settle most of them.
blinds and shutters > Tell us which way the window faces.
  Morning sun on the pillow or the neighbor’s kitchen in full view: there’s a reason people call. The sample should be held up in the window where it’ll hang.
  Bedrooms need dark, kitchens need light, and street windows need both. Cords, motors and slats have to suit who lives there.
fencing contractor > Walk the line with us.
  A fence keeps a dog in and the peace with the neighbors. Posts have to go deep, follow the line and stay straight after the first frost.
  A dog, a pool or a road nearby makes it urgent. Height, wood and gate depend on the rules in town and on the wind.
scaffolder > Tell us how high and how long.
  Everybody else’s job waits for the scaffold. It has to be up on the day, safe at every level and gone when the painters are.
  Roofers, painters and masons can only be as quick as the boards they stand on. Old facades, narrow lanes and shops below call for a plan.
demolition contractor > Tell us what has to go.
  Taking a building down is slower than it looks. Gas and power are off, the dust is kept low, and much of it gets sorted and used again.
  Old garages, kitchens and whole blocks come down to make room. Neighbors want to hear when it starts, how loud it gets and when it’s over.
excavation contractor > Send the plans and the address.
  A good operator can take an inch off with a ten-ton machine. Lines are marked first, because the cable is never where the map says.
  Before there’s a house, there’s a hole in the right place. Soil, slope and water decide how it’s dug and where the pile goes.
concrete contractor > Check the forecast and call.
  Once the truck arrives, there’s no pause. Forms, steel and weather have to be right, and what’s poured that day stays for fifty years.
  A patio, a slab, a footing: it looks simple until it cracks. Base, joints and curing are what owners should ask about.
paving contractor > Show us where the water goes.
  A driveway that sinks was badly dug, not badly laid. The base takes most of the work, and nobody sees it again.
  Puddles by the front door and stones that rock are signs of a weak base. Done well, a driveway carries cars for decades and drains on its own.
insulation installer > Start in the attic.
  Heat leaves through the attic without making a sound. A day’s work up there can be felt in the bedroom by evening and on the bill by spring.
  A cold bedroom above a garage, ice on the eaves, a bill that hurts: the cause is often the same. A look with a thermal camera shows where.
log home builder > Bring your sketch of the cabin.
  Logs shrink, settle and crack for years, and the house has to allow for it. Each one is scribed to the one below until no light comes through.
  People dream of a porch, a stove and snow outside. Dry timber, deep eaves and good joints keep it standing for their grandchildren.
welder > Bring it in, both pieces.
  People bring a broken gate, a railing with a wobble or a trailer that’s needed tomorrow. A clean weld is stronger than what was there, and it looks it.
  Farms, shops and boat owners all break things made of steel. Some come in on a trailer, and for some the welder has to come out.
snow removal > Book it before the first storm.
  It falls at three in the morning, and people leave at seven. Driveways, steps and the walk have to be clear by then, each time.
  Stores, clinics and old people can’t wait for the thaw. Someone has to watch the forecast all night and know where the curb is.
house cleaning > Hand over the mop.
  Coming home to a clean kitchen changes the whole evening. It’s about trust, too: a key, a list, and things put back where they were.
  Some people need help each week and some just before the in-laws. They like to know who’s coming, how long it takes and what’s included.
office cleaning > Tell us when you close.
  Staff should notice nothing except that the place is clean. It gets done after hours, by people with a code, who know which desk not to touch.
  Kitchens, keyboards and restrooms say what a company thinks of its people. Good cleaners are trusted with the keys and noticed only when they’re missing.
window cleaner > Enjoy the view.
  You don’t see how dull the glass was until it’s clear. It takes a ladder or a pole, pure water and somebody who doesn’t mind heights.
  Salt, pollen and fingerprints build up until the sun comes out. Frames and sills are part of the job, and so is a dry floor.
carpet cleaner > Tell us about the stain.
  A carpet hides a year of shoes, pets and one red wine. The right method depends on the fiber, and it should be dry enough to sit on tonight.
  Moving out, moving in, or a puppy that’s almost trained: that’s when people call. They want to know what will come out and what won’t.
pressure washing > Try it on one corner.
  A gray deck is often a golden one under ten years of weather. Too much pressure ruins it, so it’s about the nozzle and the distance.
  Moss on the driveway, mildew on the siding, a patio before the party: it’s satisfying work. The right pressure and soap protect the plants and the paint.
laundrette > Bring quarters and a good book.
  Two hours, four machines, a whole week of clothes. It should have change, room to fold and dryers that dry.
  Comforters don’t fit at home, machines break, and apartments are small. People come with a bag and a book and want to leave with it all dry and folded.
dry cleaner > Point out the stain.
  People bring in what they can’t risk: silk, a suit, the dress for Saturday. A tag, a careful look at the stain and a day to pick it up are what they need.
  Wedding dresses, wool coats and down jackets can’t go in the washing machine. Each stain needs its own treatment, and each fabric has its limits.
junk removal > Point at what has to go.
  The garage has been full for years. In an hour it can be empty, and most of what leaves can be given away or recycled.
  An attic, an estate, a tenant who left it all behind: it’s too much for a car and too sad to do alone. Someone strong and kind makes it a morning’s work.
pest control > Call when you see the first one.
  One mouse in the kitchen, and nobody sleeps. The gap it came through has to be found, and people with kids and dogs want to know what’s put down.
  Ants march, wasps build, and mice get in through a hole like a dime. People want it solved for good, and gently where children play.
home organiser > Start with one closet.
  It isn’t laziness; it’s that nothing has a place. Sorting goes faster with someone who doesn’t know which aunt gave you the vase.
  Moving, a new baby or a parent’s house can bury anybody. Together it’s decided what stays, and then everything gets a shelf and a name.
gardener > Show us the corner you’ve given up on.
  Gardens don’t wait for a free weekend. Roses, hedges and weeds each have their week, and someone has to know which one it is.
  Some gardens are loved and too much work, and some were never begun. Regular hands in spring and fall keep both in shape.
landscaper > Tell us where you’d like to sit.
  Most yards were left over when the house was done. A path, a place to sit and plants that like the soil turn them into a room outside.
  A slope, a bare lot or a hot terrace can turn into the best part of a home. Drainage, shade and walls come first, and plants come last.
lawn care > Set the mower higher, then call.
  Grass tells on its owner. Cut too short, fed too late or watered at noon, it goes brown, and a simple plan for the season fixes most of it.
  Moss, bare patches and dandelions all have a cause in the soil. Mowing high, feeding at the right time and a bit of seed do wonders.
tree surgeon > Call before the next storm.
  A tree takes fifty years to grow and an hour to ruin. A tree needs someone who can climb, cut in the right place and say when it’s best left alone.
  A limb over the roof looks bigger after a storm. People want it made safe, the tree kept if possible and the yard raked.
irrigation company > Turn off the hose.
  Watering by hand lasts until the first vacation. A system should put the right amount in the right bed and shut off when it rains.
  Brown corners, wet driveways and a bill that doubled are the usual reasons to call. Timers, heads and pressure can be set so that every bed gets its share.
`);
