import { passagesOf } from './passage-list.ts';

/** Work with machines, on roads and on the land. */
export const industry = passagesOf(`
car mechanic > Tell us about the noise.
  That noise only happens when nobody else is in the car. Drivers want it found, want to see the worn part and want a call before anything costs more.
  People need the car at five to pick up the kids. An honest list says what’s urgent, what isn’t, and what each costs.
car body shop > Send a picture of the dent.
  A scrape in a parking lot takes a second and ruins a week. The dent has to go, the color has to match in sunlight, and the insurer wants pictures.
  Nobody wants to drive around with somebody else’s paint on the door. Estimates, rental cars and insurers are part of it, and so is a color that matches.
car wash > Pull in and roll up the windows.
  A clean car drives better; everyone knows that. It should be quick, get the bugs off and leave no smears on the windshield.
  Salt in winter, pollen in spring and birds all year are hard on paint. A rinse underneath and a wipe of the doors make more difference than people think.
car detailing > Take everything out of the trunk first.
  A car gets lived in: crumbs, coffee, dog hair, road salt. A day of careful work can bring back the one from the showroom.
  Selling a car, or loving one, is a good reason to clean it properly. Leather, paint and glass each need their own care, and it takes hours.
auto electrician > Tell us when it happens.
  A battery that’s flat every Monday has a reason. Finding it takes a meter, a diagram and someone who doesn’t swap parts until it stops.
  Warning lights, dead windows and radios that won’t stay on drive people crazy. The fault is usually a wire, and finding it is the work.
windscreen repair > Cover the chip with tape and come in.
  A chip the size of a pea is a crack by the next frost. Done early, it’s half an hour; done late, it’s a new windshield.
  A stone from a truck, and there’s a star right in the line of sight. Many insurers pay, cameras have to be set again, and it’s safe to drive an hour or so later.
motorcycle workshop > Book before the first warm weekend.
  Riders trust two tires and somebody’s torque wrench. They want it ready by the first warm Sunday, along with everyone else.
  Chains, valves and carburetors want attention before the season. Riders ask what was done and why, and they hear it on the first bend.
classic car restorer > Bring it in, in boxes if you must.
  The parts went out of production before the owner was born. So panels get shaped, chrome is sent out, and progress is measured in seasons.
  Rust under the carpet, a seized engine, chrome with pits: it’s a long list. Owners decide how original it has to be, and good shops take pictures at each stage.
car wrapping studio > Pick a color and see it in the sun.
  A new color without paint, and the old one safe underneath. Edges, corners and door handles show how good the hands were.
  Fleets want their name on the doors, and enthusiasts want matte gray. Paint gets protected, and the whole thing can come off again.
truck repair > Call from the road.
  A truck in the yard earns nothing. Drivers need a bay tonight, a straight diagnosis and brakes that pass.
  Drivers live by the clock, and a blown hose stops it. Roadside help, common parts and honest times get them moving.
campervan builder > Say where you want to wake up.
  Six feet of width have to hold a bed, a stove and a rainy week. Everything’s tried in cardboard before it’s built in birch.
  Some want to surf, some want to retire, and some have two kids and a dog. Weight, water and power are worked out first, and curtains last.
performance tuning garage > Start with what it makes now.
  More power is easy; power that lasts isn’t. It’s done on a dyno, step by step, with one eye on the temperature.
  Exhausts, suspension, software: everything affects everything else. Owners want to feel it, see the graph and still pass inspection.
bicycle repair > Roll it in.
  Skipping gears and squealing brakes are usually twenty minutes’ work. People want to ride home on it, and know what will wear out next.
  Commuters need it tonight, and racers need it perfect. Flat tires, bent wheels and worn chains are everyday work, and e-bikes need someone who knows them.
towing service > Stay safe and call.
  It’s dark, it’s raining, and the trucks are close. The first thing people need is a voice that says how long, and the second is a safe place to stand.
  A dead battery, a ditch, keys locked in the trunk: it’s seldom the driver’s best hour. Quick help, a fair price and a ride home mean a lot.
car rental > Pick it up and go.
  After a flight, nobody wants forms. A clean car, a full tank and no surprise on the bill are what people remember.
  A weekend away, a car in the shop, a move that needs a van. People compare prices, and they come back because of how the return went.
moving company > Label the boxes.
  A whole household goes through one door in a day. People worry about the piano, the dishes and the stairs, and want to know the price before the truck comes.
  Moving day is long, and somebody always finds one more closet. It goes well with enough boxes, strong backs and a crew that asks where things go.
courier > Tell us where and by when.
  If it’s worth a courier, it’s late or it’s important. Senders want to know who has it, where it is and who signed.
  A contract, a spare part, a blood sample, a cake: some things can’t go in the mail. One rider from door to door is often the quickest way.
haulage company > Send the weight and the date.
  A load has a slot, and a slot has a minute. Shippers remember the driver who called about the traffic more than ten who were early.
  Shelves are empty when trucks don’t roll. Good planning finds a load for the way back and gives drivers enough time to sleep.
freight forwarder > Send the packing list.
  Goods cross an ocean in a month and can wait a week for a stamp. Somebody has to book the space, file the papers and know where the box is.
  Between a factory and a store lie ports, papers and currencies. Importers want one contact who says what’s late and what can be done.
taxi > Call, and look for the lights.
  Four in the morning, a suitcase and a flight to catch. People want a car that’s there, a driver who knows the way and a fare without a debate.
  After a concert, after a hospital visit, with a stroller in the rain: a ride is never just a ride. A clean car and a polite driver make it easier.
chauffeur service > Tell us the day and the time.
  Some rides are part of the occasion: the wedding, the contract, the parents’ anniversary. The car is clean, the driver’s early, and nobody has to park.
  Executives work on the way, couples hold hands, and visitors look out the window. Quiet driving, local knowledge and discretion suit them all.
coach hire > Count heads and call.
  Fifty people, one bus, and somebody is always late. A trip goes well when the driver’s rested, the route is known and there’s a stop on the way.
  Schools, choirs, teams and weddings travel together. They need enough seats, a fair quote and a driver who knows where a bus can turn.
self storage > Come and look at a unit.
  Between two homes, things need somewhere to be. People want it dry, locked and easy to get to, with a cart that rolls.
  A divorce, a renovation, a year abroad, a band with too many amps: it all needs space. People want the right size, clear terms and a light that works.
gas delivery > Order before it’s empty.
  The tank runs out during the roast or the cold snap. A full one at the door, connected and checked, keeps the kitchen and the house going.
  Restaurants, farms and cabins depend on a tank outside. Planned rounds and a safe connection mean that nobody has to watch the gauge.
water delivery > Put the empties by the door.
  Five gallons weigh forty pounds, and someone has to carry them up. Offices and homes want the full bottles in and the empties out, on the same day each time.
  A hot warehouse, an office kitchen, a home with bad pipes: people drink more when it’s cold and close. Clean coolers and a fixed round keep it simple.
sawmill > Bring your cut list.
  A log is a guess until the first cut. How it’s turned decides whether it becomes beams, boards or firewood, and then it has to dry.
  Oak, larch or pine, fresh or dry, in the length you need. Woodworkers like to choose the board themselves and hear how it grew.
skip hire > Tell us what you’re throwing out.
  Every renovation ends in a pile. A container on the right day, in a spot that’s allowed, keeps the site and the neighbors in order.
  Roofers, families and gardeners fill it in a weekend. What may go in, where it can stand and when it’s picked up should be clear beforehand.
scrap and recycling yard > Sort it and drive in.
  Old pipe, cable and cans are worth money by the pound. People want a fair scale, a price on the board and a quick way out with an empty truck.
  Plumbers, farmers and people with a full garage all drive in. Metals are sorted, weighed and sent back to be made into something.
crane hire > Send the weight and the reach.
  A lift takes ten minutes and a week of planning. Ground, wind and reach are worked out beforehand, because nobody can think in midair.
  A hot tub over a house, a beam onto a roof, a machine through a skylight: some things only go up. Good crews measure first and close the street for as short a time as they can.
equipment rental > Tell us the job.
  Nobody needs a trencher all year, only this Saturday. It should be there at seven, start at once and come with somebody who shows the levers.
  Weekend builders want a tool that’s safe and simple, and contractors want it at six in the morning. Well-kept machines start, and that’s most of it.
machine shop > Send the drawing.
  A drawing gives tolerances thinner than a hair. The part has to hold them on the first piece and on the last of two hundred.
  An old press needs a gear that nobody makes. A good machinist can measure the broken one, choose the steel and cut a new one.
firewood supplier > Order before it’s cold.
  Wet wood hisses, smokes and heats nothing. Customers want it split, seasoned and stacked before the first cold night.
  Stoves, fire pits and pizza ovens all want dry hardwood. People ask how it’s measured, when it was cut and where the pile can go.
forestry business > Ask to walk the stand.
  A forest is planned for people not yet born. What’s cut this winter makes light for the next trees, and the trails have to be put right after.
  Storms, beetles and dry summers have changed the work. Owners want healthy woods, a fair price for what’s felled and paths that stay passable.
farm machinery dealer > Call before harvest.
  A combine that stops in harvest week costs more each hour. Farmers need the part today and a mechanic who’ll come out to the field.
  A new tractor is a decision for fifteen years. Farmers compare hours, horsepower and the distance to the workshop.
garment factory > Send the sample.
  A sample is easy; five hundred of the same are not. Brands want seams that hold, sizes that match and a date they can print.
  Small brands need small runs, and big ones need steady hands. Fabric, fit and finish are agreed on a sample before anything gets cut.
packaging supplier > Send us one to pack.
  A product can be perfect and arrive in pieces. The right box fits, stacks and shows up before the pallet’s empty.
  Online shops, bakeries and breweries all ship something fragile. Good advice saves material, money and the phone call about the broken one.
fishing business > Ask what came in.
  Weather decides when boats go out, and the law says how much they bring back. Buyers want it on ice within hours and want to know who landed it.
  Nets are mended in winter, and boats go out when it’s barely light. Restaurants and neighbors like to buy from people who can say where it was caught.
grain farm > Ask about this year’s harvest.
  Seed goes in with a forecast and comes out with luck. A season’s work is in the bin in ten days, when the moisture is right.
  Wheat, barley or oats, in rotation, so that the soil gets a rest. Bakers, brewers and neighbors with chickens are all glad to buy near home.
olive grove > Taste the new oil.
  Some trees here are older than the country around them. They ask for pruning, patience and many hands in the few weeks of harvest.
  Trees get pruned so that a bird can fly through, as growers say. A few weeks in late fall decide the year.
beekeeper > Taste it and guess the flower.
  A hive has fifty thousand opinions, and the keeper has a veil. In summer it’s swarms and supers; in winter it’s listening at the box.
  Swarms in May, honey in July, sugar and quiet in winter. Gardeners are glad to have the bees, and everyone is glad to have the honey.
sheep and goat farm > Come by in spring.
  Lambs arrive at night, in sleet, in twos. The year runs from there to shearing, and people who buy close by can see the hills it comes from.
  Fences, feet and feed fill the days. In spring, everyone comes to see the lambs, and in the fall there’s meat, wool or cheese.
poultry farm > Come and get eggs while they’re fresh.
  Chickens start the day early and find a way out of everything. Cooks notice if a bird has walked, because it tastes of something.
  Chicks need warmth, pullets need room, and foxes need keeping out. People who taste the difference tend to order the holiday turkey early.
farm > Come and see what’s growing.
  Land gets worked in all weather, and some years it gives more than others. Buying from the people who grow it means asking how, and hearing a real answer.
  Potatoes, pigs, hay or pumpkins: each year is a plan with weather in it. Visitors want fresh food and a look at where it comes from.
`);
