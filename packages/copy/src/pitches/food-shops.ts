import { pitchesOf } from './pitch-list.ts';

/** Shops for food, drink and flowers grown for sale. */
export const foodShops = pitchesOf(`
butcher > To cut meat for the dinner people have in mind, and help them when they have none.
  people: home cooks planning a roast; families who want good everyday meat; grill owners before the weekend
  who: Households from the neighborhood and beyond, on weekday evenings and Saturdays, plus restaurant cooks who order ahead.
  mind: They ask where it was raised and how long it needs, and they’re relieved to get a cut that suits the budget.
  lines: No plan for dinner? Ask | Trimmed the way you like | What’s in the pan tonight? | Sharp knife, straight answer | Cut to order | Sunday’s roast, tied and ready
  tip: Write cooking time and temperature on the butcher paper, by hand, for every roast that goes out.
  tip: Show one unfamiliar cut a week, with its price, how to cook it and what it replaces.
  tip: Take holiday orders by size and guest count, with the deadline on the door and the receipt.
  tip: Name the farm behind the beef or the pork on a chalkboard, and link to it online.
  tip: Film one loin being cut three ways, and ask viewers which they’d put on the grill.
fishmonger > To sell fish fresh enough for the pickiest shopper and send it home ready for the pan.
  people: home cooks who want fish without the bones; families eating fish on Fridays; chefs and hosts with a recipe to follow
  who: Households from nearby and fans from farther away, mostly before the weekend, at holidays and during Lent.
  mind: They check eyes and smell, worry about overcooking, and trust somebody who names a price and a time.
  lines: Clear eyes, good fish | Cleaned and boned while you wait | The sea is on ice | Fish for people who fear bones | Two minutes a side, maybe three | Fish, ice, answers
  tip: Chalk what arrived this morning, and take a picture of the ice at its fullest.
  tip: Give each customer the minutes in the pan, on a printed slip, by thickness.
  tip: Show a fillet coming off the bone in one long cut, and let viewers guess the fish.
  tip: Take holiday orders early, Christmas Eve above all, and print the deadline on the wrapping paper.
  tip: State caught or farmed, country and water beside each price, and keep it right through the day.
cheesemonger > To help people taste their way to a cheese that’s ripe for the day they need it.
  people: hosts building a cheese board; home cooks with a recipe in hand; gift buyers who know a food lover
  who: Adults who like to eat and entertain, mostly toward the weekend and before the holidays, many of them regulars.
  mind: They expect a taste before they decide, and they hope the cheese will be ripe on the right day.
  lines: A sliver before you choose | Ripe for Saturday | Soft, hard, blue, more | A wedge and a word | One you know, two you don’t | Wrapped so it can breathe
  tip: Send a short note each Thursday with two cheeses that are at their ripest this weekend.
  tip: Cut samples with a label for milk and strength, so that shy customers don’t have to ask.
  tip: Build boards for four, eight and twelve in pictures, with price and notice needed.
  tip: Pair up with a wine store or bakery for a tasting table, and share the mailing list sign-up.
  tip: Write on the wrap what it is, how to keep it and when to take it from the fridge.
greengrocer > To sell fruit and vegetables for the day they’ll be eaten and name what’s in season.
  people: households that cook several times a week; kitchens that order by the crate; people who want ripe fruit
  who: Neighbors of all ages, many on foot, several times a week, plus small restaurants that order early.
  mind: They think in days, ripe tonight or firm for Thursday, and they like a word on what to do with it.
  lines: For tonight or for Thursday? | Peaches that smell like peaches | Snap a bean, fill a bag | What’s plentiful is what’s good | Ripe when you need it | More than was on the list
  tip: Write “ripe today” and “ready in two days” on small signs, and move the fruit as it ripens.
  tip: Post the first of each season, asparagus, cherries, squash, with price and where it’s from.
  tip: Pin one cooking idea next to the cheapest crate, and change both on Monday.
  tip: Sell a soup bag or a salad bag of odd sizes in the evening, and say how little it costs.
  tip: Bring a price list to cafés around you, and say how early an order can be ready.
delicatessen > To slice, scoop and pack a good lunch or a lazy dinner across one counter.
  people: workers who want a proper lunch; hosts putting together a platter; families too tired to cook
  who: Neighbors and nearby workers, at lunch on weekdays and before the weekend, with holiday orders on top.
  mind: They like to point and taste, want today’s salads, and enjoy being known at the counter.
  lines: A little more than that | Sliced while you watch | Lunch, picnic, lazy dinner | Point at what looks good | Olives, salami, easy evening | Half a pound of anything
  tip: List platters by guests, eight, fifteen, thirty, with a picture and how much notice you need.
  tip: Put the lunch special by the door at ten, with the price and the number to call ahead.
  tip: Film the slicer at work, fine as paper, and let people hear it.
  tip: Introduce one product a week with who makes it and what to eat it with.
  tip: Keep a small taste plate out, with a label and toothpicks, and see what sells next to it.
convenience store > To have the one thing people forgot, close by and quickly.
  people: neighbors who forgot one thing; commuters getting coffee and a snack; students and workers between shifts
  who: People from the surrounding streets and passing traffic, in for a few minutes, at all hours and several times a week.
  mind: They are in a hurry, expect it in stock and near the door, and remember a friendly face.
  lines: The one thing you forgot | In, out, back home | Milk, batteries, a hot coffee | Early, late, on the way | Just down the street | Quick stop, friendly nod
  tip: Set exact hours on every map, including holidays, because that’s when people search for you.
  tip: Keep the three things people most often forget by the door, and change them with the weather.
  tip: Hang a sheet by the register where people can write what they’d like you to carry.
  tip: Say on the window what else happens here, such as packages, cash, stamps or lottery.
  tip: If you sell coffee, make that corner the best-looking spot in the store, and post it before the morning rush.
grocery store > To make the weekly shopping easy, with fresh food, readable prices and a line that moves.
  people: families with a weekly list; older neighbors who like a known face; cooks who need fresh things twice a week
  who: Households within a short drive or walk, mostly once or twice a week, with evenings and Saturdays busiest.
  mind: They like to get it done: fresh things fresh, prices they can read, nothing to hunt for.
  lines: List in hand, home by six | Fresh, priced, in its place | A line that moves | Ripe fruit, wide aisles | Everything for the week | The weekly shopping, made easy
  tip: Pick five good prices for the week, with pictures, and put them in the window and online.
  tip: Tell people which hours are quiet, so that parents with toddlers and older shoppers can choose them.
  tip: Build a display of dinner for four near the entrance, with the recipe and everything in reach, and change it weekly.
  tip: If you take holiday orders for turkeys, pies or trays, put the form by the register and online, with the deadline on top.
  tip: Let community groups pin up notices by the exit, and put your own flyer beside them.
health food shop > To give plain answers about food and supplements to people with a special need or a question.
  people: people who avoid gluten, dairy or sugar; cooks following a plant-based recipe; shoppers with a list from their doctor
  who: Mostly adults with a diet, an allergy or an interest, monthly or more often, coming from a wide area.
  mind: They read ingredients, want somebody to talk to, and distrust claims that promise everything.
  lines: Someone to read labels with | Plain answers, short labels | What it does, what it doesn’t | Come in with a question | For the list from your doctor | Oat milk, rice flour, straight talk
  tip: Answer one customer question a week online, with sources and without promising to heal.
  tip: Mark shelves by need, gluten, dairy, sugar, vegan, so that newcomers don’t have to read forty packages.
  tip: Ask dietitians, doulas and yoga teachers what their clients can’t find, and stock one of those things.
  tip: Let people try a teaspoon of something odd, such as nut butter or a tea, with a card on how to use it.
  tip: Say in plain words that supplements aren’t medicine and that staff will send people to a doctor when it’s needed.
refill shop > To let people fill their own containers, pay by weight and leave the packaging behind.
  people: households cutting back on trash; cooks who need just a little of something; parents teaching kids a habit
  who: Mostly adults and young families from the area, every week or two, often with a bag of jars in hand.
  mind: They hope to waste less without extra work, compare prices, and don’t like to be judged.
  lines: Your jar, your amount | Weigh, fill, pay, go | As little as two spoons | Less trash, more rice | Fill it again | Jar in, jar out
  tip: Show one full refill in thirty seconds, from empty jar to receipt, with no talking.
  tip: Compare your price per pound with a supermarket pack on a few signs, wherever you’re equal or lower.
  tip: Lend a jar to first-timers who came without, and write its empty weight on the lid for the next visit.
  tip: Offer schools, scout groups and offices a short visit about trash and jars.
  tip: Ask customers which product they’d refill next, and tell everyone the winner.
spice shop > To sell spices that still smell strong and tell people what to do with them.
  people: home cooks with a recipe to follow; grill owners and sausage makers; gift buyers with a friend who cooks
  who: Adults who cook, from beginners to obsessives, a few times a year with a list and again before holidays.
  mind: They smell before they buy, prefer small amounts, and ask what goes with lamb.
  lines: Smell the jar first | Toast, grind, taste | How old is your paprika? | Whole seeds, big scent | What goes with lamb? | Cumin that smells like cumin
  tip: Set out three unlabeled jars each week, let customers guess by smell, and post the answer on Saturday.
  tip: Print one dish on every bag, with amounts, and say how long it stays fresh.
  tip: Hold a clean-out week: people bring their oldest jar, the oldest wins, and everyone gets a little off a fresh one.
  tip: Offer restaurants and butchers a house rub in half pounds, with a label that names both of you.
  tip: Answer hot or mild, whole or ground, sweet or smoked in a small chart by the shelf.
tea shop > To find each customer a tea for the hour of the day and explain how to brew it.
  people: tea drinkers who reorder a favorite; people who want to drink less coffee; gift buyers after something small
  who: Adults of all ages, from regulars with a tin to newcomers with a cold, more often in fall and winter.
  mind: They like to smell before they choose, and they’ve all brewed a bitter cup they’d rather not repeat.
  lines: Wake up or wind down? | Smell a few, pick one | Right leaf, right water | Green, black, herb or smoke | Take home a small bag | Cooler water, sweeter tea
  tip: Write temperature and minutes on the front of each bag, in type large enough to read at the kettle.
  tip: Pour two brewed samples a day, one familiar and one odd, and put the names on a slate.
  tip: If you sell online, put a code on each bag that people can scan to order the same tea again.
  tip: Group shelves by moment, morning, afternoon, night, before you group by country.
  tip: Send offices and yoga studios a small tasting box with brewing notes and a price for a tin.
wine shop > To find a bottle for the dinner and the budget people come in with.
  people: people with a dinner tonight; hosts and gift givers; regulars who like to try a new bottle each week
  who: Adults old enough to buy, mostly neighbors, after work and before weekends, with a rush at the holidays.
  mind: They fear the wrong bottle and the smug answer, and they like a reason in plain words.
  lines: What’s for dinner? | A bottle for pizza night | Red, white or ask | Good bottle, plain words | For the in-laws or for Tuesday | You don’t have to name a grape
  tip: Hang a small card on each bottle: one line of taste, one dish, one price range.
  tip: Make a shelf of ten under a set price, change two each week, and post which ones are new.
  tip: Taste with customers on a Friday evening, within the rules, with one wine they know and one they don’t.
  tip: Tell dinner guests how to buy by phone: dish, budget, guests, pickup time.
  tip: Give real estate agents and offices a gift list with three prices and no jargon.
bottle shop > To help people leave with something good to open and a reason for picking it.
  people: beer fans checking what’s new; hosts with guests in an hour; people who’d like to try something different
  who: Adults of legal drinking age from the area, in the evening and toward the weekend, many of them regulars, some in a hurry.
  mind: They like to start from a drink they know, want fresh stock, and enjoy a shelf they can read.
  lines: Start from one you like | Something good to open | What’s new on the shelf? | Six to go, all different | Cold ones, odd ones, old friends | Pick a label, ask a question
  tip: Post new arrivals on the day they land, with a taste note and how many there are.
  tip: Build mixed six-packs by mood, crisp, dark, sour, no alcohol, and stack them by the door.
  tip: Show the packaging date of hoppy beers where people can see it, because fans check.
  tip: Agree on a short pairing list with a pizza place or taco truck nearby, and send each other customers.
  tip: Set up a release list by text for the three hardest bottles to get, with fair rules.
sweet shop > To fill paper bags with the candy people remember and the kind kids have just found.
  people: children with pocket money and their parents; grown-ups who miss an old favorite; people filling party bags and gift boxes
  who: Families, grandparents and passersby of all ages, on weekend strolls, after school and before holidays.
  mind: They love to see the jars and choose for themselves, and the taste takes them back.
  lines: The jars you remember | A quarter pound of childhood | Sour, sweet, chewy, mint | Jars at eye level | Licorice, fudge, sour drops | Share, or don’t tell
  tip: Photograph the jars from where a child stands, low and close, and make that the first picture people see.
  tip: Answer “do you still have” questions in a post, with the name, the price and the memory.
  tip: Make party bags to order by age and number, with no nuts or gelatin where asked, and show a picture.
  tip: Put a sign about allergens and colors where a parent will look, and the same list on the website.
  tip: Give wedding couples a jar bar price per guest, with scoops, labels and how many pounds it takes.
farm shop > To sell what’s growing nearby this week and let shoppers plan dinner around it.
  people: families who like to know where food comes from; cooks who buy what’s ripe; weekend visitors from town
  who: Neighbors within a short drive, mostly families and retirees, and day trippers on weekends from spring to the holidays.
  mind: They prefer food from close by, forgive an empty crate, and like to bring the children.
  lines: Picked close by, this week | Beans from this morning | Potatoes with soil on them | Dinner starts in the field | No corn today, plenty of squash | Worth the small detour
  tip: Post the crate list every Thursday, with what’s new, what’s low and what’s gone.
  tip: Paint the hours and the best things in season on a roadside board, in letters for a driver.
  tip: Put the name of the grower or maker on each shelf, and how many miles away they are.
  tip: Offer a holiday box to order, pies, ham, squash, with a deadline and pickup hours.
  tip: Give families a reason to come on a certain day: a tasting, a potato dig, hens to see, if your place allows.
asian grocery > To stock the ingredients people can’t cook without, and help find the right bottle.
  people: families cooking the food they grew up with; home cooks trying a new recipe; small restaurants that shop every week
  who: Households with roots in Asia and cooks from all over town, weekly or for one special dish, plus small restaurants.
  mind: They look for one exact brand, fresh noodles and greens, and somebody who knows one soy sauce from another.
  lines: The good soy sauce | The taste of home, in stock | Fresh noodles, young ginger | Step three of the recipe | Twelve bottles, one right one | Dinner from the old recipe
  tip: Photograph the shelf for one recipe, ramen at home for instance, with all the bottles and prices.
  tip: Write English names and uses under the labels in your busiest aisles, in large type.
  tip: Post arrivals of fresh fish, greens and holiday sweets on the day they come, in the languages your customers speak.
  tip: Invite regulars to hold up the brand they trust and say why, with permission.
  tip: Make a starter shelf for newcomers, soy, rice vinegar, sesame oil, chili paste, with a card that tells what’s for what.
world food shop > To carry the leaf, paste or grain a dish can’t do without, for cooks from everywhere.
  people: people far from home who miss a dish; cooks with a new cookbook; caterers and small restaurants
  who: Families from many countries and curious cooks, some of whom come a long way, every week or once a month.
  mind: They need the exact thing and not the nearest thing, and they like to be asked how their mother used it.
  lines: That leaf, that paste, that grain | Dried limes, plantains, flatbread | Ask for the odd one | A taste of far away | For the dish you miss | The right rice, finally
  tip: Hang a list by the register titled “Looking for something?” and write names down with a phone number.
  tip: Tell one product’s story a week: what it is, which country, what it does, and a dish.
  tip: Ask customers for the recipe they’re buying for, and print the best ones with their name and permission.
  tip: Post shipments by country in the groups where those communities talk, in their language when you can.
  tip: Mark Ramadan, Easter, Lunar New Year and other feasts with a shelf of what people will cook.
flower farm > To cut flowers in the morning and get them to people while they’re fresh.
  people: couples planning a wedding with buckets of blooms; florists and designers; neighbors who like a weekly bunch
  who: Brides and florists who order by the bucket, and households within a short drive who stop in or subscribe from spring to frost.
  mind: They take what’s in bloom, expect stems that last, and enjoy meeting the grower.
  lines: Cut this morning | Tulips when it’s time for tulips | By the bunch or by the bucket | Something’s always opening | Rows of color, April to frost | Fresh from the field to the vase
  tip: Show what’s opening this week in a short list, and what’s next, with colors couples ask for.
  tip: Sell a spring or summer subscription in winter, as a gift with a card to hand over.
  tip: Explain the wedding bucket: how many stems, which colors you can’t promise, when to pick up.
  tip: Photograph the same bunch on day one and day eight. It’s your strongest proof.
  tip: If your road allows it, set up a stand with an honor box, a price and a bucket of water.
`);
