import { pitchesOf } from './pitch-list.ts';

/** Industry, supply and farms. */
export const supply = pitchesOf(`
sawmill > To saw logs into lumber that builders and woodworkers can choose board by board.
  people: woodworkers looking for wide or unusual boards; timber framers and barn builders; landowners with logs of their own
  who: Hobby and professional woodworkers, builders and rural landowners, often driving an hour for lumber the big stores don’t carry.
  mind: They like to see the grain and check the moisture, and they ask where the tree stood.
  lines: Pick your own board | From log to lumber | Beams cut to your length | Smell the sawdust, choose the board | Straight off the saw | Oak, larch, pine and patience
  tip: Post what’s on the saw each week, species, thickness and moisture, with a tape measure in the picture.
  tip: Film the first cut that opens a log. Hardly anyone scrolls away before they’ve seen the grain.
  tip: Give a price per board foot and work through one example, such as a six-foot tabletop, so beginners dare to call.
  tip: Invite a woodworkers’ guild or a high school shop class to watch a morning’s sawing, and let them pull boards afterward.
  tip: Tree services often have good logs they’d hate to chip. Ask for first call, and sell those boards with the street they grew on.
skip hire > To set the right container in the right spot and haul it off when it’s full.
  people: homeowners tearing out a kitchen or clearing a yard; roofers and remodelers; families emptying a house
  who: Contractors with repeat orders and homeowners once every several years, all within a practical drive of the transfer station.
  mind: They can’t guess the size, fear extra charges and a cracked driveway, and need it on a certain day.
  lines: Fill it, call, it’s gone | The right box for the mess | Old kitchen out by Sunday | A place for the whole pile | Big mess, tidy driveway | Toss it in and move on
  tip: Photograph each container size beside a person, and list typical jobs it holds: one bathroom, a small roof, a garage.
  tip: Set out weight limits, extra days and banned items in a small table next to the price.
  tip: Explain how you protect a driveway and whether your town wants a permit for the street, with a link to the form.
  tip: Spend an early morning at a roofing or lumber supply counter with cards in hand. That’s where contractors wait.
  tip: Your containers are billboards. Make sure the phone number on each side can be read from a passing car.
scrap and recycling yard > To weigh scrap fairly, pay for it promptly and send it back into use.
  people: plumbers and electricians with leftover pipe and wire; farmers with old machinery; households clearing a garage
  who: Tradespeople who stop by regularly, workshops with bins to empty and households, mostly from the surrounding county.
  mind: They doubt every scale, compare prices by phone and want to be in and out before lunch.
  lines: A fair scale, in plain sight | Old metal, new money | Weighed while you watch | Yesterday’s pipe, tomorrow’s beam | Drive on, weigh, get paid | Too good for the landfill
  tip: Post current prices for the common metals with the date beside them. Callers compare, and a date looks honest.
  tip: Make a picture guide to clean and mixed metals, so people sort at home and get paid for it.
  tip: State which ID the law asks for, how you pay and what you can’t accept, to spare anyone a wasted drive.
  tip: Offer machine shops and plumbing firms a labeled bin and a regular pickup, and send a statement each month.
  tip: Film the scale being checked with a test weight, and hang its certificate where drivers wait.
crane hire > To lift heavy things into place safely, with ground, wind and reach worked out first.
  people: contractors setting steel or trusses; homeowners with one awkward lift over the house; factories moving machinery
  who: Site managers, riggers and installers who rent by the hour or day, and now and then a homeowner with an unusual load.
  mind: They think about the schedule, liability and the power line, and trust whoever asks the right questions.
  lines: Measured first, lifted once | Up, over and gently down | The heavy end, handled | Reach over the roof | Steady hands on the hook | Good rigging, calm air, up
  tip: Turn your load charts into a plain table of weight at distance, so a contractor can tell whether to call.
  tip: A request form with weight, distance, height, ground and overhead wires lets you reply with a price instead of questions.
  tip: Record one odd lift as a time lapse from across the street, with the client’s okay, and say what it weighed.
  tip: Truss suppliers, hot tub dealers and rooftop HVAC contractors all need a crane sometimes. Introduce yourself to two of each.
  tip: Keep operator certification, inspections and insurance in one file, and send it before the safety manager asks.
equipment rental > To put the right machine, ready to start, in the hands of people with a job to do.
  people: homeowners with one weekend to dig, sand or clear; contractors short one machine; facility crews with a repair that can’t wait
  who: Do-it-yourselfers from nearby and contractors with accounts, busiest on spring Saturdays and early on workdays.
  mind: They need it to run at once, want to be shown how, and hate paying for a day they didn’t use.
  lines: The right machine for Saturday | Rent it, run it, bring it back | Starts when you do | Why buy a trencher? | Levers explained, engine warm | Dig today, return tomorrow
  tip: Sort your website by job rather than machine: dig a trench, sand a floor, clear a stump.
  tip: Make half-minute clips on starting and stopping your busiest machines, and stick a code that leads to them on each one.
  tip: Offer to show a tiller or an aerator at a garden center on the first warm weekend, with a reservation list at hand.
  tip: List deposit, fuel, hitch size and the late fee beside every price, since surprises at the counter cost you the second rental.
  tip: Text contractors every Thursday with what’s open next week. The one who’s short a machine will call.
machine shop > To cut metal parts that match the drawing, from the first piece to the last.
  people: engineers with a prototype to prove; manufacturers that need repeat parts; plants and farms with a broken part nobody sells
  who: Engineers, buyers and maintenance managers at companies in the region, plus inventors, who often send a drawing to several shops.
  mind: They want a straight answer on tolerance and lead time, and a call if the drawing can’t work.
  lines: Held to the drawing | From broken gear to new gear | First part right, last part right | Chips fly, dimensions hold | Steel, brass and close tolerances | The part nobody stocks
  tip: List your machines with work size, materials and the tolerance you hold, in a table an engineer can skim.
  tip: Photograph a finished part next to a micrometer, once the customer has agreed that the part may be seen.
  tip: Answer every request for a quote within two days, even with a no. Buyers remember who wrote back.
  tip: Take a worn part and its replacement to maintenance managers at nearby plants; the pair explains what you do.
  tip: Invite an engineering class from the community college for an hour on the floor. Students turn into people who send drawings.
firewood supplier > To supply dry, split wood before the stove, pit or oven needs it.
  people: homeowners with a wood stove; hosts with a fire pit or pizza oven; restaurants and campgrounds that burn all season
  who: Households within delivery range, mostly ordering in late summer and fall, plus kitchens and campgrounds that reorder all year.
  mind: They have been sold wet wood before, so they ask about moisture and measure the stack.
  lines: Dry wood, easy fire | It crackles, it doesn’t hiss | A winter’s worth in the woodshed | Stack it now, light it later | Split, dry and on the truck | Strike a match, pull up a chair
  tip: Show a moisture meter on a freshly split face, with the species and the reading in the caption.
  tip: Explain a cord, a face cord and your own measure with a picture of each stacked beside a person.
  tip: Chimney sweeps and stove dealers are asked for wood all fall. Swap cards with two of them in summer.
  tip: Write to last year’s buyers in August with the price and three delivery dates, before the first chilly weekend.
  tip: Ask for a snapshot of the drop spot with each order, and say whether stacking costs extra.
forestry business > To manage woods for their owners so that timber, trails and young trees all thrive.
  people: families who’ve inherited woodland; landowners planning a harvest; towns and land trusts responsible for forest
  who: Private woodland owners, many living elsewhere, along with towns and trusts, who need a forester or a crew every few years.
  mind: They fear ruts, a poor price and a bare hillside, and they think of the next generation.
  lines: Woods that will still be here | Fell with the future in mind | Know what’s in your woods | Timber out, trails intact | Light for the young trees | A plan for every stand
  tip: Lead a Saturday walk through a stand you’ve worked in, if its owner agrees, and let people ask about stumps.
  tip: Photograph a trail and landing right after the work and again a year later, from the same rock or gate.
  tip: Set out in ten lines how timber gets marked, sold, measured and paid for. Heirs often have no idea.
  tip: Ask the county extension office and the landowners’ association to add you to the list they hand out.
  tip: Write to the owners of woodlots bordering your next job, since the machines will be there anyway.
farm machinery dealer > To keep farmers in the field with sound machines, parts and help when it counts.
  people: crop and livestock farmers; contractors who do fieldwork for others; landowners with one tractor for everything
  who: Farmers and rural contractors within a drive of the workshop, often loyal to one make and one mechanic for many years.
  mind: They count downtime in acres, distrust gloss and buy where the service truck comes out.
  lines: Running when the weather’s right | Parts when harvest can’t wait | Out to the field, wrench in hand | Hours, horsepower and straight talk | Ready for the first cut | A tractor and people behind it
  tip: Arrange a demo on a customer’s field, and let neighbors drive the machine instead of handing out brochures.
  tip: List used machines with hours, tires and known faults, plus a video of a cold start. Buyers drive farther for an honest list.
  tip: Phone in January about winter inspections, before everyone remembers the combine in June.
  tip: Host a shop evening for the FFA or 4-H chapter. Parents come along, and they’re your customers.
  tip: Print a cab sticker with the parts line and the harvest hours, and put one in each machine you service.
garment factory > To sew a brand’s designs so that the last piece matches the approved sample.
  people: fashion labels planning their next season; companies that need uniforms or workwear; designers with a first small run
  who: Founders, designers and production managers, some close by and some abroad, who start with a sample and return each season.
  mind: They lose sleep over late dates, shrinking fabric and minimums, and like to see who sews.
  lines: Every piece like the sample | Seams that hold, sizes that match | From sample to shipment | Cut, sewn, pressed, packed | Your label, sewn in | Steady hands for your next season
  tip: State the minimum per style and color, the usual lead time and what you sew most, such as knits, wovens or outerwear.
  tip: Turn a garment inside out and photograph the seams and pockets. Production people look there first.
  tip: Film the sewing floor on a normal day, with everyone’s consent, because brands get asked who makes their clothes.
  tip: Take a rack of pieces you’re allowed to show to one sourcing fair, and note each visitor’s fabric and season.
  tip: Write a two-page guide to a good tech pack for first-time designers, and send it along with each reply.
packaging supplier > To provide packaging that fits the product, protects it and wastes as little as possible.
  people: online shops that ship every day; food and drink makers with breakable goods; manufacturers running low on cartons
  who: Owners, warehouse managers and buyers at small and midsize companies, who reorder a few items and now and then rethink one.
  mind: They worry about breakage, storage space and running out, and more and more about waste.
  lines: A box that fits | Packed right, arrives whole | The right box before you run out | Bubble, board and good advice | Less filler, fewer breakages | For whatever has to travel
  tip: Mail a small sample kit to online shops nearby, with a note about the one item in it that suits them.
  tip: Drop a packed wine glass from table height on camera, then open the box.
  tip: Let visitors search by inside dimensions, and show with a ruler how to measure a product properly.
  tip: Look at how fast each customer uses up cartons, and send a reminder two weeks before the shelf is bare.
  tip: Visit a shared kitchen or makers’ market and offer to repack a single product. Show the two boxes next to each other.
fishing business > To land good fish, ice it at once and tell buyers who caught it.
  people: chefs who put the boat’s name on the menu; fish markets and wholesalers; households that like to buy near the dock
  who: Chefs, fish counters and families within reach of the landing, who buy by the day’s catch and the season.
  mind: They care about freshness, legal catches and proper names, and they accept that some days there’s none.
  lines: Today’s catch, honestly named | Off the boat, onto ice | Know who caught your dinner | What the nets brought in | Fish with a boat behind it | Out before light, back with dinner
  tip: Post on the way in with species, rough amount and where it’ll be sold, so buyers can plan dinner.
  tip: Put the skipper’s name, the gear and the fishing ground on each label or slip; restaurants like to print them.
  tip: Send chefs a short text list at the same hour after landing. Consistency beats a long brochure.
  tip: Make a recipe card for one species that people pass over, and hand it out wherever the fish is sold.
  tip: Check which permit direct sales require, then hang a sign at the landing with hours, payment and whether you fillet.
grain farm > To grow sound grain in rotation for people who like to know the field.
  people: bakers and millers who ask about protein; brewers, maltsters and distillers; livestock keepers in need of feed and straw
  who: Grain buyers, mills and small food makers in the region, plus neighbors with animals, buying mostly after harvest or by contract.
  mind: They look at moisture, protein and price, and some also ask how the field was treated.
  lines: Bread begins in this field | Good soil, good grain | Wheat, barley and patience | Harvested dry, stored clean | Ask which field it grew in | Sown with care, sold by the bushel
  tip: After harvest, publish a sheet for each lot with variety, moisture, protein and test weight.
  tip: Carry a few pounds to three bakers or maltsters within an hour’s drive, and ask them to tell you how it behaved.
  tip: Photograph one field from the same gate every month, from bare soil to stubble, and use the set all year.
  tip: Put a small sign at the roadside saying what’s growing, with a web address for people who wonder.
  tip: Offer your place for an extension field day, or join a regional grain network that connects growers with mills.
olive grove > To tend olive trees well and bring their oil fresh to the people who cook with it.
  people: home cooks who finish a dish with good oil; chefs and specialty food shops; gift buyers looking for something to eat
  who: Food lovers, restaurants and small shops, some close by and some by mail, who buy most right after the fall harvest.
  mind: They check for a harvest date, enjoy a peppery bite and distrust anonymous bottles.
  lines: Taste the grove | Green, peppery, new | Oil with a harvest date | From these trees to your table | Good bread deserves it | Picked in its few good weeks
  tip: Print the month of harvest and the kind of olive on the front of the label, where most bottles only have a landscape.
  tip: Teach one tasting on video: warm the glass, sip, cough, and explain why the pepper is a good sign.
  tip: Open a waiting list in late summer for the new oil, and write to it on pressing day.
  tip: Chefs judge with bread. Bring a small bottle and a loaf to three kitchens between lunch and dinner.
  tip: Explain how to store oil and how soon to use it, on a card that goes into every box.
beekeeper > To care for healthy hives and share the honey with everyone who wonders what bloomed.
  people: neighbors who sweeten with something from nearby; shops and bakeries that sell or bake with honey; gardeners and growers who want pollinators
  who: Households, gift buyers and small shops, at markets, stands and online, mostly from late summer to the holidays.
  mind: They like to buy from a person, worry about fake honey and love hearing what the bees flew on.
  lines: Summer in a jar | Honey with a hive behind it | What the bees found this year | Spoon it, spread it, stir it | Busy bees, quiet keeper | Straight from the hive
  tip: Put the month and the main bloom on each label, and set a light jar beside a dark one for tasting.
  tip: Why did it turn solid? Answer that on a small card with each jar, including how to warm it gently.
  tip: If you collect swarms, leave your number with city hall, pest control firms and the police non-emergency line.
  tip: Film one slow hive inspection, close enough to find the queen, and let viewers guess where she is.
  tip: Offer cafés and bed-and-breakfasts a small jar with your name for the table; guests ask where it’s from.
sheep and goat farm > To raise flocks with care and sell their meat, milk or wool to people who ask how.
  people: families and cooks who buy meat or cheese from a farm; spinners, knitters and felters; small farms buying breeding stock
  who: Families, restaurants and crafters within a drive, along with other farmers, who buy by the season from spring to fall.
  mind: They care how the animals live and graze, and they’d like to visit the pasture.
  lines: Raised on grass and patience | Lambs in spring, warmth in winter | Know the flock | From pasture to plate or yarn | Hay, hooves and early mornings | Good grazing, good flavor
  tip: Post a lamb or kid standing up for the first time, and say when visitors may come and what to wear.
  tip: Take orders for fall in early summer, with a sheet that explains halves, cuts and freezer space.
  tip: If you sell fleece, show it unwashed beside a spun skein at a fiber festival, and name the animal.
  tip: Chefs ask for odd cuts and steady supply. Bring one a sample, and be open about how few there are.
  tip: Tell customers in plain words how the animals graze, what they’re fed in winter and who does the slaughtering.
poultry farm > To raise healthy birds and bring fresh eggs or good meat to the table.
  people: families who go through a dozen eggs a week; cooks and bakers who order in trays; households planning a holiday roast
  who: Families from nearby towns, restaurants and small stores, who come back weekly for eggs and order big birds ahead of holidays.
  mind: They ask how much room the birds have, what they’re fed and how old the eggs are.
  lines: Gathered in the morning | A bird with some flavor to it | Deep yolks, full baskets | Sunday roast starts here | Good feed, good eggs | Up with the hens
  tip: If you sell eggs, write the laying date or week on the carton by hand. It tells people more than a picture of a barn.
  tip: If you raise holiday birds, open the list in September with sizes, deposit and pickup times, and cap it at what you can raise.
  tip: Roast one bird or fry one egg on video with nothing but salt, and tell people what to look for.
  tip: Bakers and chefs buy by the tray or the case. Take one a sample and ask what a steady week looks like.
  tip: Show the space the birds live in at different hours, and explain why they stay inside when they do.
farm > To grow good food in whatever weather comes and sell it with an honest answer.
  people: families who cook with the seasons; restaurants and shops that buy close by; weekend visitors with children
  who: Households and cooks within a comfortable drive, some every week and some only for pumpkins, berries or the holidays.
  mind: They want to know what was sprayed, what’s ripe and who they’re giving their money to.
  lines: From the field, sold fresh | Dirt on it, as it should be | What’s ripe this week | Weather, work and dinner | From the field to your fork | Ask who grew it
  tip: Post every Thursday what’s ready, what’s nearly over and where to get it, before people write a shopping list.
  tip: Paint a roadside sign with three words at most and change it when the crop changes.
  tip: Ask two restaurants whether they’d name you on the menu, and link back to them when they do.
  tip: Keep a page on how you handle weeds, pests and animals, in the words you’d use across a fence.
  tip: Start a list for a weekly text or email, and collect numbers wherever you take money.
`);
