import { pitchesOf } from './pitch-list.ts';

/** Makers of food, and farms that sell it. */
export const foodMakers = pitchesOf(`
fresh pasta maker > To roll fresh pasta that turns a plain weeknight into a proper supper.
  people: home cooks who want dinner in minutes; hosts planning a meal for friends; restaurants that don’t make their own
  who: Households nearby, often couples and families who like to cook, plus restaurant kitchens with weekly orders.
  mind: They like to cook but not for hours, and they want to know the filling, the cooking time and the sauce.
  lines: Three minutes to supper | Flour, eggs, a good dough | Salt the water, call the kids | Thin sheets, full pockets | Rolled today, gone tonight | Just add butter
  tip: Print the cooking time and one sauce of two or three ingredients on every package.
  tip: Film a raviolo being filled and cut, then the same one on a fork a few minutes later.
  tip: Name the weekend’s fillings on Wednesday, and take orders by message until Thursday night.
  tip: Put together a holiday package, such as sheets for a lasagna by the pan, and set an order deadline.
  tip: Bring samples, a cooking note and the cost per portion to chefs within delivery range.
honey farm > To bottle honey as the bees made it and say which blossoms it came from.
  people: families who keep a jar on the table; tea drinkers and home bakers; shops and cafés that sell honey from nearby
  who: Households of all ages, often repeat buyers at markets and farm stands, plus bakers, grocers and gift buyers.
  mind: They ask about the flower, the field and whether it’s raw, and they care about the bees.
  lines: Thank the flowers | Every field tastes different | Spring is light, summer is dark | Straight from the comb | Ask what was in bloom | On toast, in tea, off the spoon
  tip: Line up the year’s jars against a window, light to dark, and name the bloom under each.
  tip: Explain crystals on the label: they’re natural, and warm water brings the honey back. People ask every winter.
  tip: Show hive work from a safe distance, with smoke, frames and a quiet voice.
  tip: Leave out health claims, and put the warning about babies under one year on every jar.
  tip: Offer bakeries, tea shops and wedding planners a small jar with room for their own label.
jam maker > To catch fruit at its ripest and keep it in a jar for the rest of the year.
  people: families who like good bread and jam; gift buyers looking for something small; cafés, inns and delis that serve breakfast
  who: Breakfast eaters of all ages and gift givers, at markets, online and in small shops, plus inns and cafés buying larger jars.
  mind: They expect to taste fruit before sugar, and they get attached to one flavor that sells out.
  lines: June in a jar | Fruit first, sugar second | Spread it thick | Strawberries, even in January | Plums for a cold morning | Hide the spoon
  tip: Tell followers which fruit is in the pot today and when it will be over until next year.
  tip: Write the fruit content and the sugar on the front in plain numbers.
  tip: Open three jars at the front of the stall with crackers, and ask people which one they’d put on cheese.
  tip: Pitch a house jam to small hotels and bed-and-breakfasts, and leave a sample jar in the kitchen.
  tip: Tie up a seasonal trio for the holidays and have its picture out by early November.
hot sauce maker > To bottle heat that has flavor behind it, for mild tongues and brave ones.
  people: people who put it on everything; beginners who want flavor before fire; restaurants that keep a bottle on each table
  who: Mostly adults who like to cook or eat out, from mild beginners to collectors, buying at markets, in stores and online.
  mind: They look for a clear heat level, a taste of the pepper and something to show their friends.
  lines: Flavor first, then the fire | Eggs, tacos, everything | Start mild, end brave | Shake well, sweat a little | Peppers with a point | A few drops change dinner
  tip: Give each sauce a heat number that fits your whole range, and print it on the front.
  tip: Ask fans to record their first taste and tag you, and share the best faces with permission.
  tip: Suggest three dishes per bottle, and begin with eggs, because that’s where many people use it.
  tip: Enter a regional hot sauce festival, and visit the stores in that area the same week.
  tip: Box three bottles from mild to hot for gift givers who don’t know how much the person can take.
pickle maker > To keep cucumbers and their cousins crunchy, sour and ready for a sandwich.
  people: sandwich lovers; deli and burger kitchens; market shoppers who eat from the jar
  who: Households of all ages, often market regulars, along with delis, burger places and grocers who buy in bulk.
  mind: They know how sour and garlicky they like it, and a soft pickle is the one thing they won’t forgive.
  lines: Listen for the crunch | Sour, salty, snappy | Half sour or full sour? | It makes the sandwich | Dill, garlic, a good long soak | A fork and a jar
  tip: Record the snap close to the microphone, and use it as the sound of every clip.
  tip: Hand out spears on toothpicks in a fixed order, from mild to hot, and let people find their limit.
  tip: Mark which jars are fermented, which are pickled in vinegar, and which have to stay in the fridge.
  tip: Walk into burger and sandwich places in the quiet middle of the afternoon with a tub to taste and a price sheet.
  tip: Post what’s going into brine this week beyond cucumbers: beets, green beans, onions.
olive oil press > To press olives within hours of picking and bottle oil that still tastes green.
  people: home cooks who finish dishes with good oil; chefs who order by the harvest; gift buyers who know a keen cook
  who: Adults who cook and buy a few bottles each year, along with restaurants and fine grocers that stock up after the harvest.
  mind: They look for a harvest date, like to taste before choosing, and doubt labels that say little.
  lines: Green, bitter, peppery | If it makes you cough, good | Picked, pressed, poured | Keep one for the plate | Look for the harvest date | Bread, oil, nothing else
  tip: Print the harvest month and the olive variety on the front. That date is your strongest argument.
  tip: Teach people to taste in a short clip: the slurp, the bitter note and the peppery cough.
  tip: Let customers reserve the new oil by email before it’s bottled, and write on the day it’s ready.
  tip: Share a Saturday table with a bakery or a cheese counter, and pour it over warm bread.
  tip: Explain storage in one line on the neck tag: dark, cool, and used soon after opening.
cheese maker > To turn good milk into cheese that shows its season and its age.
  people: shoppers who like to taste before buying; chefs planning a cheese plate; cheese shops and grocers
  who: Home cooks and hosts who buy by the piece, and restaurants and cheese counters that take larger cuts or whole wheels.
  mind: They ask about the animal, the milk and the age, and they enjoy comparing young with old.
  lines: Milk, salt, time | Two ages, side by side | Ask which wheel is ready | Turned, washed, waited for | Soft today, hard next year | Good bread is waiting for it
  tip: Serve a younger and an older piece of one cheese side by side at tastings, labeled by age.
  tip: Let the camera watch wheels being turned and washed, with no talk at all.
  tip: Print a card for cheese counters: milk, animal, age, rennet, and one thing to eat with it.
  tip: State raw or pasteurized milk clearly, since expectant mothers and cautious buyers ask first.
  tip: Invite the cheesemongers you sell to, or would like to, for a morning of cheese making, and let them post about it.
charcuterie maker > To cure meat with salt, air and patience, and slice it thin for the table.
  people: hosts putting together a board; restaurants and wine bars that serve small plates; shoppers who want a better sandwich
  who: Adults who entertain or eat well at home, often buying small amounts before the weekend, plus chefs and delis buying whole pieces.
  mind: They like to taste first, and they ask where the animal came from and what’s in the cure.
  lines: Salt, air, months | Sliced thin, shared slowly | Bread, pickles and a board | Hung until it’s ready | For the board and the sandwich | Cured slowly, eaten quickly
  tip: Draw a simple chart of which cut becomes which cured meat, and use it on the counter, the stall and the website.
  tip: Lay out one board for two and one for eight, shoot both from above, and list what’s on them.
  tip: Name the farm behind the meat whenever the farmer agrees. It’s the question that decides a careful buyer.
  tip: Give wine bars a one-page cheat sheet that puts each meat with a style of wine.
  tip: Slip a note into the paper on storage, casing and white mold. Those come up with nearly every whole piece.
salt works > To gather salt from the sea and give cooks the right grain for each dish.
  people: home cooks who finish with flakes; chefs, bakers and chocolate makers; visitors looking for a souvenir they can eat
  who: Adults who cook, gift buyers and travelers, plus restaurants and food makers that order in bulk.
  mind: They like simple things, ask which water it came from, and choose by the feel of the flakes.
  lines: A pinch at the end | Sea, sun, salt | Flakes you can feel | Coarse, fine or smoked | Ask a tomato | From the sea to your fingertips
  tip: Show flakes falling from high up onto a cut tomato, lit from the side.
  tip: Sort the salts by use on the label: table, grinder, baking, curing.
  tip: Ask bakers and caramel makers to name your salt on their own label, and offer them a bulk price for it.
  tip: Place small boxes by the register of fish markets, kitchen stores and museum shops.
  tip: Speed up a day at the salt pans, from wet to white, into fifteen seconds of video.
granola maker > To bake clumpy granola that makes breakfast good before anyone is fully awake.
  people: busy people who eat breakfast fast; parents packing snacks; cafés and hotels that serve a yogurt bowl
  who: Adults and families who eat it at home or at a desk and restock every couple of weeks, plus breakfast kitchens.
  mind: They check sugar and nuts, want clusters and crunch, and don’t like dust at the bottom of the bag.
  lines: Clumps go first | Toasted, nutty, not too sweet | Breakfast half awake | Good by the handful | Oats, nuts, a little honey | Yogurt’s better half
  tip: Show a tray coming out of the oven and the big clusters being broken up by hand.
  tip: Put sugar per serving and every nut on the front, for the parent with ten seconds to decide.
  tip: Bring cafés a bag to try on their own yogurt, with the cost per bowl worked out on a card.
  tip: Pack a trail size and offer it to bike shops, climbing gyms and the store closest to the trailhead.
  tip: Invite customers to send a picture of their bowl, and feature one every Monday morning.
nut roaster > To roast nuts in small lots so that they taste toasted, salty and fresh.
  people: snackers at desks and on the road; bars that want something salty on the counter; bakers and ice cream makers who buy by the pound
  who: Adults and families at markets and shops, gift buyers in winter, and bars, bakers and grocers on regular orders.
  mind: They can tell stale from fresh in a bite, and they want the oil, the salt and the allergens stated.
  lines: Warm, salty, hard to share | Roasted to the second | Salted while hot | Try to stop at ten | From raw to roasted | A bag for the top drawer
  tip: Stamp the roast date on each bag and point to it, because freshness is what sets you apart from the supermarket shelf.
  tip: Roast where people walk by, if the rules allow it, and hand out one warm almond.
  tip: Pitch bars with a pint jar, a scoop and a note on the cost per bowl.
  tip: Warn clearly about shared equipment on bags and online, for people with peanut, tree nut or sesame allergies.
  tip: Fill a winter tin in early fall and show it to office managers before they order client gifts.
potato chip maker > To fry potatoes thin and loud, a batch at a time, for people who love a crunch.
  people: snackers who finish the bag; delis and sandwich shops that need a side; breweries, bars and corner stores
  who: All ages at home, at lunch and on the road, mostly buying through delis, bars, grocers and markets.
  mind: They are loyal to a crunch, and they like a bag that isn’t in every gas station.
  lines: Loud in the mouth | Thin, salty, gone | Potato, oil, salt | Share if you must | Hear that crunch | Vinegar, anyone?
  tip: Make the crunch your sound: bite close to a phone and put it on all your clips.
  tip: Offer sandwich shops a countertop rack, a starter case and a number to reorder by text.
  tip: Pair two flavors with two beers at a taproom and post which pair won.
  tip: Poll followers on the next limited flavor, and name it after the town that voted hardest.
  tip: State which potatoes and which oil go into the fryer, on the bag and online, because chip lovers compare.
popcorn maker > To pop corn that stays crisp and tastes good all the way down the bag.
  people: families on movie night; schools and clubs raising money; companies and couples who need gifts or favors
  who: Families with children, event hosts, fundraisers and offices, buying on impulse for tonight or in bulk for a date.
  mind: They disagree about sweet and salty, want it fresh and like a bag that looks fun.
  lines: Crisp to the last kernel | Sweet, salty or both | Louder than the trailers | Butter on everything | Pop, shake, share | Movie night is ready
  tip: Point a camera into the kettle for the moment the first kernels fly, and slow it down.
  tip: Write a one-page fundraising sheet for schools and teams with flavors, profit per bag and dates.
  tip: Put a two-flavor bag first on the board. It ends the family argument about sweet and salty.
  tip: Print wedding and company labels in small runs, and show real ones with the clients’ permission.
  tip: Ask ball fields, drive-ins and fairs about a weekend stand, and use bags that close for the ride home.
flour mill > To mill grain into flour that bakers can count on from bag to bag.
  people: home bakers who care about flour; bakeries and pizzerias with dough to make every day; grocers and co-ops with a baking shelf
  who: Keen home bakers who buy a bag or two at once, and bakeries, restaurants and co-ops that buy by the sack.
  mind: They depend on steady protein and a known grain, and they’re glad of someone to ask when the dough misbehaves.
  lines: Good dough starts here | Rye, spelt, wheat, whole | Ground for your oven | Stone, sieve, sack | Know your grain | Measure, knead, wait, bake
  tip: Add a recipe to the back of each bag that really suits that flour, with the water by weight.
  tip: List protein and extraction for professionals, and “good for” in plain words for everyone else.
  tip: Send a test sack to three bakers, call after the first bake, and quote them by name if they agree.
  tip: Set grain, bran and finished flour side by side in one picture, and name the grower when you can.
  tip: Write to home bakers once a month with a weekend recipe and the flour that was milled last.
fish smokehouse > To smoke fish over good wood until it’s firm, golden and ready for rye bread.
  people: families setting a holiday table; brunch cooks who need salmon for bagels; restaurants, delis and fish markets
  who: Adults of all ages, often regulars and holiday buyers, plus delis, hotels and restaurants that order by the side.
  mind: They care about the fish, the wood and the salt, and want it sliced the way they serve it.
  lines: Cured, smoked, sliced | Hot smoked or cold smoked? | Golden sides, slow smoke | Rye, butter, smoked fish | Oak, alder, beech and time | Thin slices for Sunday
  tip: Explain hot and cold smoking in two short lines by the price list, with a picture of each.
  tip: Open holiday orders in October, offer whole sides and sliced packs, and repeat the last pickup day.
  tip: Show the racks going in pale and coming out gold. Two pictures are enough.
  tip: State where each fish was caught or raised and which wood you burn, because careful buyers ask both.
  tip: Visit bagel shops, brunch places and hotel kitchens with a sliced side and the cost per serving.
baby food maker > To cook simple food that parents would eat themselves before they offer the spoon.
  people: parents starting solids; working parents short of cooking time; grandparents and caregivers who feed a little one
  who: Parents of babies and toddlers, often first-time, who buy for a year or two and follow other parents’ advice.
  mind: They read every word of the label, fear hidden sugar, and want calm answers about texture and allergens.
  lines: First spoon, real carrot | Smooth, simple, named | You’d eat it too | Short list, soft spoon | Peas that taste like peas | For small mouths and big bibs
  tip: Show the ingredients next to the finished puree, with nothing else in the frame.
  tip: Write age stage, texture and allergens on the front, and name the dietitian who checks recipes if there is one.
  tip: Let parents taste it themselves at a music class, a library story hour or a new parents’ group.
  tip: Never promise sleep, growth or health. Answer storage, heating and travel questions instead.
  tip: Use pictures of babies only with a parent’s written consent, and otherwise show spoons, bowls and messy bibs.
maple sugar shack > To boil sap into syrup and let people see, smell and taste how it’s done.
  people: families on a late-winter outing; pancake lovers who buy by the jug; inns and cafés that serve breakfast
  who: Families from the region, mostly in late winter and early spring, along with people who buy syrup all year.
  mind: They come for steam and sweetness, want real syrup and like choosing between light and dark.
  lines: Follow the steam | Sap, fire, pancakes | Cold nights, sweet days | Amber or dark? | Buy a jug, make a stack | Sweet steam, muddy boots
  tip: Post on the morning of a good sap run with the hours of boiling. Families decide the same day.
  tip: Give directions that mention mud, parking and restrooms, since phones often lose signal on back roads.
  tip: Stand the grades in a window from golden to dark and say what each one is good for.
  tip: Join a maple weekend nearby and its map, and plan one thing children can do.
  tip: Write in November to the people who bought in spring, when they’re planning gifts and holiday breakfasts.
oyster farm > To grow clean, well-shaped oysters that taste of the water they grew in.
  people: raw bars and seafood restaurants; hosts who want oysters for a party; visitors curious about how they grow
  who: Chefs and raw bar managers who order week by week, and adults from the coast and nearby cities buying by the dozen.
  mind: They look for deep cups, a clear harvest date and a word about the water, and they can’t risk a bad one.
  lines: Tastes like the bay | Half a dozen and a lemon | Deep cups, clean salt | Turned by hand and tide | Grown slowly, opened fast | Cold, briny, wide open
  tip: Film tumbling and sorting at low tide. Few eaters know how often an oyster is handled.
  tip: Give restaurants words for the menu: the water, the size, salty or sweet, and how to say the name.
  tip: Print shucking steps and how long they keep on ice on each bag.
  tip: Host a shucking hour at a brewery or wine store, with a glove for everyone who tries.
  tip: Keep harvest tags and dates in sight of customers, and explain once what they mean.
dairy farm > To look after cows well and sell milk that tastes of good grass.
  people: families who go through milk quickly; bakers, cafés and ice cream makers; neighbors who like to know the farm
  who: Families with children and older neighbors within a short drive, often once a week, plus cafés and food makers.
  mind: They care how the cows live, read the date on the cap and like to know who did the milking.
  lines: From grass to glass | Cold milk, calm cows | Up before the sun for milk | A tall cold glass | Milked twice, every day | Butter tastes of June
  tip: Let a cow introduce the week: her name, where she grazed and how much she gave.
  tip: Publish where the milk can be bought, store by store and market by market, with sizes and hours.
  tip: State how the milk is treated, and check the rules before you mention raw milk anywhere.
  tip: Open the barn for one afternoon in June, which is Dairy Month, and ask visitors to bring boots.
  tip: Let a coffee shop steam it for a week. A barista who likes the foam sells more than a brochure.
goat farm > To raise healthy goats and make milk and cheese that win over doubters.
  people: cheese lovers who like it fresh and tangy; families who want to meet the goats; people who prefer goat’s milk to cow’s
  who: Families on day trips, market shoppers and restaurants nearby, busiest from spring kidding through fall.
  mind: They like animals with character, want mild fresh cheese and enjoy hearing the goats’ names.
  lines: Clever goats, good cheese | Tangy, soft, just made | Meet the herd | Mild enough to surprise you | Up early with the goats | From a stubborn herd
  tip: Post the first kids of spring the day they can stand, and if you welcome visitors, say when to come.
  tip: Start market tastings with the mildest cheese on plain bread, for the ones who say they don’t like goat.
  tip: Set the rules for visits in writing: hours, booking, hand washing, shoes, no dogs.
  tip: Bring chefs a small tub each week with one serving idea, such as beets or honey.
  tip: If you make soap or caramels from the milk, show them before the December markets.
egg farm > To keep hens well and sell eggs that show it in the pan.
  people: families who bake and cook a lot; cafés and bakeries that crack eggs by the tray; neighbors who ask how the hens live
  who: Households nearby that buy a dozen or two a week, and bakeries, diners and stores on standing orders.
  mind: They ask how the hens live, look at the yolk and like returning the cartons.
  lines: The yolk tells you | Fresh eggs, good mornings | Ask the hens | A dozen for the week | Laid, packed, scrambled | Room to scratch
  tip: Crack one into a hot pan for the camera now and then. A yolk that stands up is your proof.
  tip: Describe in plain words how the hens are kept, how many there are and what they eat. Use only label terms you meet.
  tip: If you sell at the farm, put price, hours and how to pay on a roadside sign that can be read from a slow car.
  tip: Explain double yolks, pale winter yolks and colored shells on a card in the carton.
  tip: Bring a tray to bakeries and breakfast kitchens at a quiet hour, with delivery days and a phone number.
cattle ranch > To raise cattle on good grass and sell beef people can trace to the field.
  people: families filling a freezer; restaurants and butchers looking for beef they can trace; neighbors who’d like to know the rancher
  who: Households that buy a quarter or a half once or twice a year, plus butchers, chefs and market customers.
  mind: They ask how the animal lived, fear an unclear price and wonder how much will fit in the freezer.
  lines: Good grass, good beef | From pasture to freezer | Fences, hay and patience | A quarter, a half or a steak | Know your rancher | Beef with a field behind it
  tip: Explain hanging weight, cut weight and the final price with one worked example. Confusion here loses buyers.
  tip: Lay a quarter out on a table, cut by cut, and show it again on a freezer shelf.
  tip: Write up feed, finishing and the use of antibiotics or hormones in straight words.
  tip: Take deposits for the next processing date through a form, and email the list when spots open.
  tip: Film ordinary chores at dawn, checking water, counting calves, mending wire, and say in one line why they matter.
mushroom farm > To grow mushrooms every day of the year and pick them just before cooks need them.
  people: chefs who want firm, fresh mushrooms; home cooks at markets and grocers; people eating less meat
  who: Restaurant kitchens on weekly orders and adults who cook, many vegetarians among them, buying small amounts often.
  mind: They are drawn by strange shapes, unsure how to cook them, and put off by slimy supermarket trays.
  lines: Picked this morning, in butter tonight | Strange shapes, good suppers | Oyster, shiitake, lion’s mane | Doubled overnight | The woods, without the walk | A hot pan and a little thyme
  tip: Take a time-lapse of one cluster over two days and let it double on screen.
  tip: Add a cooking card to every box in three steps: dry pan first, butter second, salt last.
  tip: Text chefs on harvest mornings with what’s ready and how many pounds there are.
  tip: Cook samples at the market in butter and thyme, if the rules allow, and let the smell carry.
  tip: Avoid medical claims for lion’s mane and the like. Talk about flavor, texture and what to cook.
urban microgreens farm > To grow small, strong-flavored greens close to the kitchens that use them.
  people: chefs who finish plates with fresh greens; home cooks who want something alive on the counter; juice bars, caterers and small grocers
  who: Restaurant and catering kitchens in the same city, plus health-minded households with a weekly box or market habit.
  mind: They pay for freshness, color and a steady supply, and want greens that last through the week.
  lines: From seed to plate in days | Small leaves, big flavor | Color for the plate | Snip and scatter | Radish, pea, basil, now | Alive until you cut it
  tip: Drop a mixed tray with five chefs on a Tuesday, and come back on Friday with an order sheet.
  tip: Show the greens on real dishes such as eggs, tacos and soup, and not only in trays.
  tip: Sort the price list by taste and use: peppery, sweet, garnish, salad. Chefs order faster that way.
  tip: Say every week what’s ready to cut, what’s nearly there and what was seeded today.
  tip: Offer households a weekly box they can pause by text, and tell them how to keep cut greens crisp.
orchard > To grow fruit that’s worth the ladder and share it through the season.
  people: families out for a picking day; cooks who bake, can and press; stores, schools and cider makers
  who: Families with young children from towns within a drive, mostly in summer and fall, plus home canners and stores.
  mind: They look forward to a day outdoors and ripe fruit, and they rely on honest news about what’s left.
  lines: Ladders, baskets, ripe fruit | Early for eating, late for keeping | Picked with your own hands | From blossom to bin | Ask which ones bake | Ripe when it’s ripe
  tip: Keep one page with what’s ripe, what’s next and what’s over, and update it every Thursday.
  tip: Put prices, parking, dogs, restrooms and card payment ahead of the history of the place.
  tip: Announce the blossom with a guess at the date of the first fruit. People mark their calendars.
  tip: Hand visitors a card that says which variety is for pie, for sauce or for keeping.
  tip: Write to schools in late spring about visits in the fall, with the cost per child and what a class will do.
vegetable farm > To grow vegetables in their season and get them to the table soon after picking.
  people: households that plan dinner around the season; restaurant cooks who buy by the crate; families who take a weekly box
  who: Families, couples and retirees near the farm or its markets, often weekly from spring to fall, plus restaurants.
  mind: They trade recipes, accept a crooked carrot and want help with the vegetables they don’t know.
  lines: What’s in the ground this week | Dirt on it, on purpose | Tomatoes in August, roots in fall | Pulled this morning | Eat what’s ready | Kohlrabi, explained
  tip: Tell customers each week what’s coming, what’s ending and one thing to do with the odd one.
  tip: If you offer a box or a CSA share, open sign-ups in winter, when people miss tomatoes.
  tip: Take a picture of the market table before the crowd comes, with the prices readable.
  tip: Send chefs a harvest list on the same evening each week, in pounds and cases, and answer within the hour.
  tip: State in plain words what you spray or don’t and whether you’re certified. Regulars ask and newcomers wonder.
fishing fleet > To land good fish and tell buyers which boat, which day and which gear.
  people: chefs and fish markets that buy by the box; home cooks who shop at the dock or a market; restaurants that name the boat on the menu
  who: Restaurants, markets and dealers that buy daily in season, plus coastal households buying whole fish when it’s plentiful.
  mind: They value freshness they can check, a fair price and fish caught with some care for the stock.
  lines: Landed, iced, sold by noon | Ask which boat | Out in the dark, back with fish | The sea sets the menu | Fresh off the deck | Today’s fish, by name
  tip: Text the day’s landing list to chefs and markets as the boats come in: species, pounds, boat, gear.
  tip: If people can buy off the boat, post when and where, and have scales, ice and bags ready.
  tip: Introduce each skipper and boat in a short clip with the engine running.
  tip: Explain seasons, quotas and the fish nobody orders, with one recipe for it.
  tip: Talk to the harbor, farmers markets and community fishery groups about a weekly share for households.
`);
