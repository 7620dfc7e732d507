import { pitchesOf } from './pitch-list.ts';

/** Restaurants of the West, trucks and quick food. */
export const restaurants = pitchesOf(`
pizzeria > To make pizza with a good crust and get it to the table, or home, still hot.
  people: families who don’t want to cook tonight; friends sharing a couple of pies; offices and teams with a crowd to feed
  who: Families, students and groups of friends from nearby, busiest on Friday and Saturday nights and during big games.
  mind: They care about the crust, the honesty of the wait time, and toppings that everybody can live with.
  lines: Everyone agrees on pizza | Hot box, happy house | Slow dough, quick oven | Who gets the last slice? | Half yours, half theirs | Friday night, taken care of
  tip: Show your own phone number and order link ahead of the delivery apps, on the door, the box lid and Google.
  tip: Lift one slice slowly with the oven behind it, and post that on Friday at four.
  tip: Write the current wait on the ordering page or the voicemail. It’s what callers want to know first.
  tip: Send schools, churches and Little League teams a sheet for large orders, with how many people each size feeds.
  tip: Say plainly whether you make a gluten-free crust or vegan cheese, and whether it shares an oven.
italian restaurant > To cook a few good things the Italian way, for a weeknight or an anniversary.
  people: couples out for dinner; families around a big table; friends who want good pasta and time to talk
  who: Couples, families and groups of all ages from the area, for weeknight suppers as much as for birthdays and anniversaries.
  mind: They notice overcooked pasta and a stiff welcome, and they come back for a place that avoids both.
  lines: Pasta, cooked when you sit down | Somebody’s aunt would approve | A few good things, well cooked | Pass the bread, pour the wine | Tuesday deserves tagliatelle | The corner table is waiting
  tip: Publish the full menu as text with prices, and change it the day the dishes change.
  tip: Choose one dish, such as a ragù or a plate of gnocchi, and tell in three lines how long it takes and why.
  tip: Photograph pasta within a minute of plating, from the side, with a fork in it.
  tip: Mention private rooms, set menus or party sizes if you have them. Families planning a baptism or a graduation search for that.
  tip: Ask guests who celebrated with you to name the occasion in their review, because others search for the same one.
french bistro > To cook the dishes everyone knows from France and give people time to eat them.
  people: couples on a quiet evening; colleagues having a long lunch; neighbors who eat out without an occasion
  who: Mostly adults, in twos and fours, who live or work nearby and come for lunch on weekdays or dinner toward the weekend.
  mind: They like simple dishes done exactly, a waiter who knows the menu, and no pressure to hurry.
  lines: Crisp fries, slow evenings | An omelet and a glass of wine | Three courses or just one | Bread on the table, time to eat | Onion soup weather | Stay for the cheese
  tip: Chalk the dish of the day on a board, photograph it before lunch and post it as it is.
  tip: Translate each French name on the menu into a plain line, so that nobody has to ask what it is.
  tip: Mark Bastille Day, the new Beaujolais or oyster season with one special dish and a date people can book.
  tip: Offer theaters and concert halls nearby a two-course supper that gets their audience seated on time.
  tip: Tell people whether you take walk-ins and whether one person may sit down with a book. Regulars begin that way.
tapas bar > To send out small plates that let a table try everything and stay a while.
  people: groups of friends who like to share; couples who can’t choose just one dish; coworkers meeting for a drink and a bite
  who: Adults in groups of two to eight, mostly on evenings late in the week, often starting at the bar.
  mind: They enjoy variety and quick first plates, and they dread the arithmetic about who ordered what.
  lines: Order twice, share everything | Small plates, long evenings | Two olives, three stories | What’s the next table having? | One more plate, then home | Ham, olives, something hot
  tip: Tell newcomers how many plates two people usually order, on the menu and on the website.
  tip: Shoot a full table from above with hands reaching in. A lone plate looks small.
  tip: Offer two set selections for groups, with and without meat, priced per person.
  tip: Try a guitarist, a sherry flight or a pan of paella on the slowest evening, and keep the same weekday.
  tip: Mark fish, nuts, gluten and vegan plates with letters, since sharing makes allergies harder to handle.
greek taverna > To grill, dress with lemon and fill the middle of the table for as many as come.
  people: families eating together; friends on a long evening; people who miss a summer in Greece
  who: Large families, couples and groups of friends, often from the neighborhood, on evenings and weekends and for name days or birthdays.
  mind: They love generous plates to share, fish or lamb off the grill, and a host who remembers faces.
  lines: Lemon, oregano, smoke | The table gets bigger | Olives, feta, one more chair | Grilled, dressed, passed around | Sunday lunch, Greek time | Another plate in the middle
  tip: Photograph the table when it’s full of plates, by daylight, with bread torn and lemon squeezed.
  tip: Explain six words from the menu, such as meze and saganaki, on a card or in a short clip.
  tip: Celebrate Greek Easter with a set menu and a booking link, and tell the Orthodox parish well ahead.
  tip: Describe whole fish by weight, price and how it’s served, because guests hesitate to ask.
  tip: Put a family platter for pickup on your ordering page, with how many it feeds.
burger joint > To serve a hot, juicy burger that holds together down to the last bite.
  people: friends after work or a game; families on an easy night out; workers on a lunch break
  who: Teens, young adults and families from the area, at lunch on weekdays and in the evening toward the weekend.
  mind: They know exactly how they want it cooked and topped, and cold fries can cost their loyalty.
  lines: A two-handed lunch | Juicy, hot, held together | The fries decide | Plain or three sauces? | Flip, cheese, bun, done | Come hungry, leave slowly
  tip: Cut a burger down the middle and show the inside instead of the stack, with the knife still in the picture.
  tip: Describe the beef, the grind and the bun in one line on the menu, since burger fans compare.
  tip: Run one special a month, let followers vote on its name, and retire it on a set date.
  tip: Tell the youth leagues around you that a team can call ahead, and say how many seats you can put together.
  tip: Add the plant burger, the gluten-free bun and the fryer oil to your list of answers, whatever the answers are.
hot dog stand > To hand over a hot dog with a good snap and exactly the toppings somebody asked for.
  people: workers with a short lunch break; fans before the game; families out for the day
  who: People of all ages near offices, ball fields and busy streets, mostly at midday and around events.
  mind: They like it quick, cheap and hot, and nobody should judge them for the ketchup.
  lines: Snap, bun, mustard | No onions? Remembered | Lunch in three bites | Everything on it, or just mustard | Hot dog, quick change | Good before the game
  tip: Paint five named combinations on the cart or the wall, and put the price beside each.
  tip: Keep your spot and hours pinned at the top of your profile, and post when rain or a game changes them.
  tip: Take one portrait a week of a regular and their order, with permission, and make the order the caption.
  tip: Hand the job sites and car lots within walking distance a card for group orders by text.
  tip: Name the sausage maker and say whether it’s all beef, pork or vegan. People ask about that before they order.
fish and chip shop > To fry good fish in fresh oil and hand it over hot with plenty of chips.
  people: families on a Friday night; beach and park visitors; people who want their fish fried properly
  who: Neighbors of every age and visitors near the water, above all on Friday evenings and during Lent.
  mind: They judge the batter by its crackle, and the worst thing is soggy chips by the time they’re home.
  lines: Crisp batter, flaky fish | Vinegar first | Friday smells like this | Hot paper, cold fingers | Chips for the walk home | Lemon or malt vinegar?
  tip: Break a piece open on camera so that the steam comes out and the flakes show.
  tip: Name the fish and where it comes from on the board. It changes what people will pay.
  tip: Mention Lent specials on the sign and in church bulletins before Ash Wednesday.
  tip: Let people call or order ahead for Friday, and give a pickup time you can keep.
  tip: Answer allergy questions in writing: flour in the batter, what else goes in the fryer, and which oil you use.
fried chicken shop > To fry chicken that cracks on the outside and stays juicy to the bone.
  people: families picking up dinner; friends watching a game; workers who want a hot lunch
  who: Families, students and workers from the neighborhood, for lunch boxes by day and buckets on evenings and weekends.
  mind: They listen for the crunch, count the pieces and like to know how long the next lot will take.
  lines: Hear it crack | Count the pieces | Brined, floured, fried | Plenty of napkins | Drumstick or thigh? | A bucket ends the argument
  tip: Bite into a thigh with the phone held close, and let that sound be the whole post.
  tip: Set out the buckets by people fed, four, six or ten, with sides and price, so that nobody has to calculate.
  tip: Say on the sign how long a fresh lot takes. A stated wait tells people that nothing sat under a lamp.
  tip: Take family reunions, graduations and church suppers seriously: one catering page with trays and pickup times.
  tip: If you sell it spicy, rate the heat honestly from one to four, and say which one children usually eat.
rotisserie > To have a roast chicken turning whenever somebody doesn’t feel like cooking.
  people: parents on the way home from work; couples and singles who want leftovers; hosts with a last-minute guest
  who: Households within a few minutes’ drive or walk, mostly between five and seven on weekdays, and on Sundays.
  mind: They have no wish to cook tonight, and they hope for crisp skin and sides without a second stop.
  lines: Dinner is turning | Crisp skin, easy evening | One bird, two dinners | Follow the smell home | Pick up a chicken, set the table | No cooking at six
  tip: Put the spit where it can be seen and smelled from the sidewalk, or show it turning in a loop online.
  tip: Post the times when birds come off, and let people reserve one by phone before five.
  tip: Bundle a chicken, potatoes and a salad as dinner for four, and make that the largest line on the board.
  tip: Print three ideas for the leftovers on the bag, and let the first one be soup.
  tip: Leave a flyer at the day cares and gyms where people pass on the way home.
barbecue smokehouse > To smoke meat low and slow until it gives way to a fork.
  people: families and friends who share by the pound; barbecue fans who drive for a good brisket; hosts who need trays for a party
  who: All ages, from the area and farther away, busiest around weekend lunch and for game days and summer holidays.
  mind: They have firm opinions on sauce, bark and fat, and they’d hate to arrive after it’s gone.
  lines: Low, slow, gone by evening | Lean or fatty? | Smoke first, sauce second | Lit last night, sliced at noon | Brisket by the pound | Save some for the burnt ends
  tip: Slice brisket against the grain for the camera and press it once, so that the juice shows.
  tip: Update the sold-out board online through the day. It saves a wasted drive and teaches people to come early.
  tip: Give pounds per person on the catering page, and set the last order day before July 4th and the Super Bowl.
  tip: Tell the night story in pictures: lighting the fire, the meat going on, the dark lot, the first slice.
  tip: Suggest a first plate for new guests, because a menu by the half pound scares some of them.
steakhouse > To cook each steak the way it was ordered and make the evening feel like an occasion.
  people: couples celebrating; business hosts with clients; friends who plan a good dinner
  who: Mostly adults with something to celebrate or close, by reservation, often from across town and on company accounts.
  mind: They pay for the right cut at the right doneness, and a mistake at that price is remembered.
  lines: A steak for the occasion | A good cut, a hot grill | Rare to well done, as asked | Rested, sliced, remembered | Know your cut, or ask | Sit back, the steak is resting
  tip: Explain the cuts on one page, by tenderness, fat and size, with the sides that suit each.
  tip: Have the booking ask for the occasion, and see that whoever greets the guests knows it.
  tip: Show doneness in five photos of the same steak, from rare to well done.
  tip: Write to the assistants and event planners of nearby firms about private tables, and give prices per guest and a contact name.
  tip: Open bookings early for Valentine’s Day, Father’s Day and graduation, and say when the good hours are gone.
south american grill > To grill over embers with little more than salt, and keep the slices coming.
  people: friends who make an evening of dinner; families from South America who miss the fire; meat lovers marking a birthday
  who: Adults and families in groups, mostly on weekend evenings, some with roots in Argentina, Brazil, Uruguay or nearby.
  mind: They come for the fire and generous slices, and they like learning the names of the cuts.
  lines: Salt, smoke, chimichurri | Embers first, then dinner | Thick cuts, slow coals | Sliced and still sizzling | Dinner by the glow | The fire is lit early
  tip: Film the coals being spread an hour before service, with only the sound of the fire.
  tip: Make a picture of the cuts with names in Spanish or Portuguese and English, for the menu and the website.
  tip: Show World Cup or Copa América games if you can, and let fan clubs know which nights.
  tip: Offer a mixed grill for two, four and six, so that a first visit needs only one decision.
  tip: Describe what vegetarians can eat from the fire. One such guest often decides for the group.
sandwich shop > To make the sandwich people had in mind, quickly enough to eat it in peace.
  people: office workers on a short lunch; students between classes; crews who order for the whole truck
  who: People who work or study nearby, mostly between eleven and two on weekdays, along with families and catering orders on the side.
  mind: They count the minutes of their break, and they expect the same sandwich every time.
  lines: Filling to the edges | Good bread, both sides | Lunch in forty minutes, relax | Your usual, wrapped tight | Cut in half, worth sharing | Hold the onions, got it
  tip: Turn the cut side to the camera. Layers sell a sandwich, not the top slice.
  tip: Put an order-ahead link with pickup times on the door, on Google and at the bottom of the receipt.
  tip: Call on offices of ten to fifty with a boxed lunch sheet: choices, allergens, how far in advance.
  tip: Name two sandwiches after streets or landmarks nearby, and let customers suggest the third.
  tip: Post the daily special at ten, before people decide what to do about lunch.
diner > To keep the coffee hot, the booth ready and breakfast on, morning or night.
  people: regulars who have their own stool; families on a weekend morning; shift workers and travelers at odd hours
  who: All ages and trades, from retirees at seven to students at night, mostly local, with travelers off the road.
  mind: They like plain food, big cups, fair prices and somebody who says hello by name.
  lines: Eggs the way you said | Breakfast at any hour | Pie at ten at night | Your cup is never empty long | Over easy, hold the fuss | Counter, booth or usual spot?
  tip: Check that your hours, phone and menu are right on Google Maps, Apple Maps and Yelp, in that order.
  tip: Ask a long-time regular for a portrait and one sentence about their order, and hang it by the register.
  tip: Put the daily special in the window in letters large enough to read from a passing car.
  tip: Bring the hospital, the police station and the truck lot a stack of menus with your hours marked.
  tip: Put the pie case in one picture each Friday, and name what’s inside.
food truck > To cook a short menu well and bring it to where hungry people already are.
  people: office workers at lunch; brewery and festival crowds; hosts who want a truck at their event
  who: Mostly adults and families who follow a truck online or find it by chance, plus companies and couples booking for events.
  mind: They ask where it’s parked and how long the line is, and hope it will be worth standing up for.
  lines: It’s the one with the line | Short menu, hot food | Parked where you’re hungry | Look for the open window | Lunch pulls up at noon | Good food, any parking lot
  tip: Post the week’s stops on Sunday night, and again each morning with a map pin and the closing time.
  tip: Ask breweries and office parks for one fixed day a month. A regular slot beats ten scattered ones.
  tip: Make a booking page with minimum, deposit, power and space needed, and how many plates an hour leave the window.
  tip: Show the menu and prices big enough to read from the back of the line.
  tip: Film the view from inside the window at the busiest minute, hands only, tickets hanging.
taqueria > To serve tacos with warm tortillas and a salsa that people talk about.
  people: workers on lunch; families on a weeknight; friends out late
  who: Neighbors of all ages, workers and students, often several times a month, at lunch, after work and late on weekends.
  mind: They judge the tortilla and the salsa, want to know which meats are ready, and rarely stop at one.
  lines: Nobody orders just one | Warm tortilla, real salsa | Lime, onion, cilantro, go | Three bites of heaven | Off the griddle, onto the plate | Red or green?
  tip: Shoot the meat being chopped on the board and dropped onto a tortilla in one unbroken clip.
  tip: List meats with a short English line for each, so that nobody is afraid of lengua or suadero.
  tip: Rate the salsas by heat on the counter, and give the hottest one a fair warning.
  tip: Promote Taco Tuesday if you like, and a quieter day with a special of your own, such as a consommé or a Sunday barbacoa.
  tip: Sell tacos by the tray for graduations, quinceañeras and ball games, with a photo and a head count on one sheet.
empanada truck > To fill, seal and fry or bake empanadas that people carry off in one hand.
  people: lunch crowds near offices; families at markets and games; party hosts ordering by the dozen
  who: Office workers, market visitors and families who buy two or three at a time, plus hosts who order trays.
  mind: They like to know what’s inside, want it warm and sealed, and usually come back for another filling.
  lines: Read the edge, know the filling | One to try, two to keep | Beef, cheese, corn, go | Lunch in a pocket | Hot, sealed, easy to share | Baked or fried, always folded
  tip: Print a chart of the crimps with the filling behind each, and give it out with every dozen.
  tip: Break one in half toward the lens, so that steam and filling show.
  tip: Offer a frozen dozen to bake at home if your license allows it, with oven time on the bag.
  tip: Ask soccer leagues and breweries whether a truck on game day would suit them.
  tip: Share the next three stops in your profile text, and mark which have parking.
arepa bar > To split hot arepas and fill them until they barely close.
  people: people who grew up with arepas; students and workers after something filling; diners who avoid wheat
  who: Neighbors, students and families, some of them Venezuelan or Colombian, from breakfast to late evening.
  mind: They expect crisp corn and generous filling, and a first-timer is grateful for a word of help.
  lines: Corn, cheese, both hands | Split hot, filled full | Breakfast, lunch, midnight | Crisp outside, soft inside | Beans, beef, avocado, as it fits | Corn outside, dinner inside
  tip: Tell in ten seconds what an arepa is, with the splitting and filling shown, and pin the clip.
  tip: Use “made from corn” on the sign, and be exact about cross-contact before you say gluten-free.
  tip: Name the classic fillings, such as reina pepiada, with one line of explanation each.
  tip: Advertise in Spanish as well as English, and let the community groups know about holidays and specials.
  tip: Suggest a pair, one meat and one cheese, for newcomers who don’t know how much to order.
cevicheria > To serve cold, bright ceviche from the freshest fish the morning has to offer.
  people: seafood lovers who like it cold and sharp; friends having a long lunch; families with roots in Peru, Ecuador or Mexico
  who: Mostly adults in small groups, often at lunch and on weekends, including families who grew up with it.
  mind: They need to trust the fish, love clean lime and chili, and ask how hot it is.
  lines: Lime, chili, morning fish | Cold, bright, sharp | Come at noon, stay for another | Save the juice for last | Lunch for a hot day | Sweet potato for the heat
  tip: Write today’s fish on a board, with where it was landed, and post it before lunch.
  tip: Explain leche de tigre and the amount of heat on the menu in words a newcomer understands.
  tip: Pour lime over fish in close-up, then show the plate from above with corn and sweet potato.
  tip: Keep the raw fish notice visible, and mark what’s cooked for pregnant guests and careful ones.
  tip: Invite neighbors for a Friday tasting at noon, when the fish is at its best and offices are quiet.
`);
