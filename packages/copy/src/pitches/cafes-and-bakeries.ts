import { pitchesOf } from './pitch-list.ts';

/** Cafés, bakeries and sweets. */
export const cafesAndBakeries = pitchesOf(`
coffee shop > To make a good cup of coffee the easiest part of somebody’s morning.
  people: commuters with five minutes to spare; neighbors who come in most mornings; people who need a table and an hour
  who: Mostly people who live, work or study nearby, from students to retirees, who come in several times a week.
  mind: They like a small daily habit, and they notice at once when the coffee or the welcome changes.
  lines: Good coffee, every morning | The usual, done right | Hot, strong and on time | Worth leaving early for | Your second favorite room | A good start to the day
  tip: Set your hours on Google Maps and Apple Maps, holidays included, and fix them the day they change. A locked door before work is hard to forgive.
  tip: Film ten seconds of milk being steamed and poured, with the real sound and no music, and post it before eight.
  tip: Tell the offices and schools within a short walk how to order coffee for a meeting, on one sheet they can pin up.
  tip: Answer what people ask before they come: which milks, Wi-Fi or not, laptops or not, and whether there’s a restroom.
  tip: Print a stamp card with your name and hours on it, so that it works as a business card too.
coffee cart > To serve a good, quick coffee wherever people happen to be standing.
  people: passersby on their way to work; couples and hosts who want coffee at their event; organizers of markets, fairs and office days
  who: Commuters and market visitors who buy on the spot, plus couples and companies that book a cart weeks ahead.
  mind: They appreciate real espresso without a detour, and as hosts they hope it will all run without a fuss.
  lines: Coffee that comes to you | Small cart, proper espresso | Your next cup is around the corner | Hot coffee, wherever you stand | Rolled up and ready | Good coffee on the move
  tip: Post the day’s spot and hours every morning, with a picture that shows a landmark people know.
  tip: Make one page for bookings: how much space and power the cart needs, how many cups an hour it pours, and how to ask for a date.
  tip: Send wedding planners and venue managers a short note with two photos of the cart at an event.
  tip: Paint the prices large enough to read from ten feet away, so that nobody joins the line unsure.
  tip: Keep a stack of cards by the cups that say the cart can be booked for parties, offices and weddings.
tea house > To give guests a good pot of tea and an afternoon without hurry.
  people: friends catching up over a pot; families out for a special afternoon; tea lovers who want a quiet table
  who: Friends, couples and families of all ages, often on weekend afternoons, some of them coming across town for a birthday or an outing.
  mind: They come for calm, a comfortable seat and somebody who can explain a tea without making a lecture of it.
  lines: A pot, two cups, no hurry | Slow afternoons, well steeped | Tea takes its time here | One more cup before you go | The kettle is already on | Pour, sip, stay a while
  tip: Say at the top of the website how to reserve, how large a party fits and whether walk-ins are welcome.
  tip: Catch the steam over a full pot in afternoon light, and name the leaf in the caption.
  tip: Mention Mother’s Day, bridal showers and birthdays a month ahead, when the people planning them start to look.
  tip: Invite a book club, a knitting circle or a writing group to meet in the slow hours of a weekday.
  tip: If you sell tea to take home, add a small card with the water temperature and steeping time for each one.
chai stall > To hand people a hot, freshly boiled chai in the middle of a busy day.
  people: workers on an afternoon break; students between classes; people who grew up on chai
  who: People who work, study or shop within a few minutes’ walk, usually in the afternoon and often in twos and threes.
  mind: They take it strong and hot, sweet to their own taste, with a few words from whoever is pouring.
  lines: Boiled strong, poured hot | The chai you grew up with | Stop for ginger and spice | Milk, tea, spice, pause | A hot cup for the afternoon | Extra ginger, if you like
  tip: Get the chai rising in the pan and the long pour on video, close up, with the sound on.
  tip: Write on the sign what people can change: less sugar, more ginger, and another milk if you have it.
  tip: Offer nearby offices a full flask with paper cups for the three o’clock meeting, and leave a price sheet at the front desk.
  tip: Mark Diwali, Eid and the other holidays your customers keep with a short greeting and an extra spice or sweet.
  tip: Check that your map pin is exact, and add a picture taken from across the street. A stall without a street number is found by its photo.
bubble tea shop > To let people build the drink they feel like, with pearls cooked the way they should be.
  people: teenagers and students out with friends; families on a shopping trip; office workers who want an afternoon treat
  who: Many are teens, students and young adults who come in groups after school, in the evening and on weekends.
  mind: They like to choose and to try what’s new, and they can tell old tapioca at the first chew.
  lines: Chewy, sweet, your way | Wide straw, big choice | Fresh pearls, any tea you like | Shake, sip, chew | How sweet? You decide | Less ice, more pearls
  tip: Shoot the pearls dropping into the cup and the first swirl of milk in slow motion, upright for phones.
  tip: Give newcomers a “start here” line on the menu: one milk tea, one fruit tea, and the sweetness most people pick.
  tip: Let followers vote between two drinks, and put the winner on the board for a month.
  tip: Spell out which drinks contain no dairy or no caffeine and which are vegan, because parents and students keep asking.
  tip: Offer student clubs and sports teams a simple group order form with a pickup time.
brunch cafe > To make a late, unhurried breakfast the good part of the weekend.
  people: friends who have weeks to catch up on; couples on a slow weekend morning; families with visitors in town
  who: Mostly small groups of adults and families, busiest on weekend mornings, with parents and regulars on the quieter weekdays.
  mind: They look forward to it all week, and they dread a long wait with no coffee in hand.
  lines: Breakfast for late risers | Eggs your way, no hurry | Pancakes before noon, or after | Come for eggs, stay to talk | The good part of Saturday | One for the table
  tip: Explain how tables work: reservations, a waitlist by text or first come, first served, and when the wait is shortest.
  tip: Take one bright picture of each popular plate by the window, and put it next to the dish on the online menu.
  tip: Announce the weekend special on Thursday evening, while friends are still deciding where to meet.
  tip: Note which dishes can be made without gluten, dairy or eggs, and whether there’s room for strollers.
  tip: Ask hotels and short-term rentals nearby to put the address on their breakfast list, and bring them a few cards.
juice bar > To press good fruit and vegetables into something people want to drink again tomorrow.
  people: runners and gym-goers after a workout; office workers who skipped breakfast; people trying to eat more fruit and vegetables
  who: Mostly adults who live, work or exercise close by and stop for a single bottle, often in the morning or after training.
  mind: They like to see what goes in, dislike added sugar and get tired of big promises on labels.
  lines: Pressed, poured, on your way | Fruit in, nothing to hide | Drink your greens | Squeezed for the road | Carrot, ginger, good morning | Leave out what you don’t like
  tip: List every ingredient next to every juice, in order of how much goes in, on the board and online.
  tip: Show a crate of fruit becoming one small bottle. It explains the price better than words.
  tip: Talk to yoga studios, gyms and running clubs about a pickup order after class.
  tip: Stay away from cures and detox claims. Say how it tastes, what’s inside and how long it keeps in the fridge.
  tip: Post the citrus, beets or melons that arrived this week next to the juice they went into.
smoothie bar > To blend a quick, filling meal for people with no time to sit down.
  people: students and office workers between appointments; parents with hungry kids after practice; gym members who want protein on the go
  who: Teens, students, young workers and families, in and out within minutes, mostly at breakfast, at lunch or after sports.
  mind: They hope to be full without feeling heavy, and they can tell fruit from powder.
  lines: Lunch through a straw | Ten minutes? Plenty | Fruit, ice and a loud blender | Blended while you wait | Thick, cold and filling | Brave enough for spinach?
  tip: Group the menu by what people want, light, filling, green or sweet, and put three favorites on top.
  tip: Pile the fruit in the blender, ask viewers to guess the drink, and press start in the next clip.
  tip: Put three answers on the website: how much sugar is in it, which milks you have, and whether protein can be added.
  tip: Ask coaches and school booster clubs whether a team order after Saturday games would help.
  tip: If people can order ahead, put the link on the door and in your Instagram bio, with the usual wait in minutes.
cat cafe > To give people an hour with contented cats, and the cats a room that suits them.
  people: cat lovers who can’t keep one at home; couples looking for an unusual date; families with children old enough to be gentle
  who: Students, couples and families, many in apartments that don’t allow pets, mostly on weekends and often by reservation.
  mind: They come to unwind, care how the animals are treated, and hope one will choose their lap.
  lines: Coffee, company and cats | The cats will see you now | Come sit with the cats | Purrs with your cappuccino | Cats in charge, coffee on the side | Speak softly, sip slowly
  tip: Introduce a cat a week with a portrait, a name and one odd habit, and keep all of them on one page.
  tip: Put house rules, minimum age, entry price and length of visit ahead of everything else, so that no family is turned away at the door.
  tip: Explain how the cats rest, who looks after their health and where they came from. It’s what careful visitors check.
  tip: Hold the camera at cat height for naps, yawns and slow blinks. Those clips travel far beyond the neighborhood.
  tip: If your cats can be adopted, post each match with the new owner’s permission, and name the shelter you work with.
shisha lounge > To give friends a comfortable evening of flavor, tea and unhurried talk.
  people: groups of adult friends after dinner; people who like tea and a quiet corner; guests celebrating a birthday or the end of the week
  who: Adults only, often young and in groups of four or more, mostly late at night and toward the weekend.
  mind: They expect a seat for the whole night, clean pipes, steady coals and staff who don’t rush them.
  lines: Lean back, the night is long | Tea, talk and a slow evening | Pull up a cushion | Choose a flavor, stay for the talk | Good talk, low light | Another pot of tea?
  tip: State the age rule, the ID you accept and the hours on every page and profile, and keep all posts clearly for adults.
  tip: Check what the law allows in tobacco advertising before you promote anything, and let the room, the tea and the music do the showing.
  tip: Take pictures of the room at night, lamps lit and tea glasses out, from the corner where groups like to sit.
  tip: Say how large a group can book, how long the table is theirs, and whether a call or a message is enough.
  tip: Ask regulars to mention service, music and comfort in their Google reviews, because newcomers read for those.
bakery > To have fresh bread on the shelf when the neighborhood wakes up.
  people: families who buy bread for the week; workers who need breakfast on the way; cooks who want a proper loaf with dinner
  who: Households within a short walk or drive, from young parents to retirees, many of whom come on the same days each week.
  mind: They trust a baker who is the same every day, and an empty shelf at ten lets them down.
  lines: Up early, so you have bread | Fresh bread, same time tomorrow | Still warm, if you’re early | A loaf for the whole week | Bread first, then the day | Good toast on day two
  tip: Tape the baking times to the door: which loaves come out when, and on which days.
  tip: Take a photo before dawn, with dark windows and a lit oven, and post it when people wake up.
  tip: Open holiday orders well before Thanksgiving and Easter, and print the last order day on every bag.
  tip: Find out whose bread the restaurants and coffee shops around you serve, and bring them two loaves to try.
  tip: Name the allergens on each shelf card, and slip a note into the bag on how to keep a loaf fresh.
sourdough bakery > To bake slow bread with a real crust for people who can taste the time in it.
  people: households that have given up on sliced bread; home bakers who admire a good crumb; restaurants that want a strong bread basket
  who: Mostly adults who cook at home and will pay a little more for bread, often a loaf or two a week, ordered ahead.
  mind: They care about long fermentation and short ingredient lists, and they hate to arrive after the last loaf has gone.
  lines: Slow dough, dark crust | Flour, water, salt, patience | Bread with a bite | Two days in the making | Listen to the crust | Sour, chewy, still good Thursday
  tip: Take orders by message or web form for each bake, and name the pickup day and hour.
  tip: Record the crackle of loaves cooling, with the microphone close. It sells the crust without a word.
  tip: Slice one loaf from each bake for the camera, because people judge sourdough by its crumb.
  tip: Write one plain page on flour, starter and fermentation time, and be careful with promises about gluten or digestion.
  tip: Let people taste it with butter at a farmers market or a cheese counter, and hand them a card with the bake days.
patisserie > To make pastry that looks sharp behind the glass and tastes as good at home.
  people: hosts who need a dessert for guests; couples who share something sweet on Sunday; neighbors buying a box as a gift
  who: Adults who entertain or like a small luxury, often buying on weekends and before holidays, some from across town.
  mind: They enjoy looking first, and they want it to survive the ride and please the table.
  lines: Butter, layers, a steady hand | Almost too pretty to cut | Bring the box, take the credit | Something lovely in a box | Sunday deserves a tart | Flaky, glossy, gone by four
  tip: Light the glass case well and take your pictures before opening, while every row is still full.
  tip: Show the holiday pieces early, with the order deadline and the number of people each one serves.
  tip: Tie every box so that it looks good in a customer’s hand, with the name on top where a camera sees it.
  tip: Put answers online to the everyday questions: how long it keeps, whether it needs the fridge, and which pieces contain nuts.
  tip: Cut one of each and show the layers. They’re the reason somebody picks one tart over another.
cake studio > To bake the cake somebody pictured, for the day they have been planning.
  people: couples planning a wedding; parents planning a birthday; hosts of an anniversary or an office party
  who: Couples, parents and party hosts who order weeks ahead, usually from within driving distance, and come back for the next big day.
  mind: They worry that it won’t look like the picture, won’t taste of much, or won’t make it to the venue.
  lines: Name the date, bring the picture | Tall, level and delicious | Cake for the day itself | Drawn first, then baked | Cut it after the photos | A big day, in layers
  tip: Sort your pictures by occasion and guest count, so that a couple with eighty guests can see what that looks like.
  tip: Put a starting price and the usual lead time next to the inquiry form. It saves both sides a week of messages.
  tip: Offer a paid tasting box, and mention it in the first reply whenever a wedding date comes in.
  tip: Introduce yourself to venue managers and planners, and ask wedding photographers whether you may use their pictures of your cakes with a credit.
  tip: Show the cake being cut as well as standing whole. Flavor is what guests talk about afterward.
cupcake shop > To send the right number of soft cupcakes to every party, classroom and office.
  people: parents planning a birthday party; offices with something to celebrate; friends who share a small treat
  who: Parents of school-age children, office managers and passersby, who order by the dozen for a party and singly for themselves.
  mind: They worry about allergies, pickup times and frosting in the car, and every guest should get a pretty one.
  lines: Everyone gets their own | Soft cake, swirl on top | No knife, no plates, no fuss | Frosting on your nose | Small cakes for big days | A dozen and one for you
  tip: Show a full dozen from above in each color and theme, since that’s how parents order.
  tip: Have the order form ask for date, number, theme, allergies and pickup time, and confirm it by text.
  tip: Call the school offices nearby about their rules for birthday treats, and put what’s allowed on one page for parents.
  tip: Drop a box with the office manager of a busy building, and leave a menu with the price for three dozen.
  tip: Pipe the flavor of the week on camera every Monday and say how long it will be on the shelf.
doughnut shop > To have warm donuts ready when the early crowd comes through the door.
  people: early risers on the way to work; parents on a Saturday treat run; coworkers picking up a dozen for the office
  who: All ages, mostly from the neighborhood or the commute, who tend to buy singles on weekdays and dozens on weekends.
  mind: They have a favorite, know how quickly a donut goes stale, and would rather come early than miss it.
  lines: Come early, get the good ones | One for now, one for later | Glazed before sunrise | Be a hero, bring a dozen | Soft, sweet, still warm | A ring of good morning
  tip: Post the empty tray when the last one goes. It teaches people to come earlier tomorrow.
  tip: Let a phone run while glaze falls over a warm rack, close and slow, and add nothing but the flavor’s name.
  tip: Write down how to order several dozen for the next day, with a phone number that somebody picks up early.
  tip: Bring a mixed box to the fire station, the school office and the car dealership, with a menu taped inside the lid.
  tip: If you close when you sell out, say “until sold out” on Google, on the door and on the box.
cookie bakery > To bake cookies with real butter for desks, lunch boxes and thank-you notes.
  people: people who want one with their coffee; companies sending thank-you boxes; hosts who need dessert without the baking
  who: Snackers of every age, plus families, offices and gift buyers who order boxes, busiest in the weeks before the holidays.
  mind: They have firm views on crisp and chewy, and a gift has to arrive unbroken.
  lines: Crisp edge, soft middle | Chewy or crisp? Pick a side | Still warm from the tray | Enough for the whole office | Real butter, big chips | All you need is milk
  tip: Break a warm cookie in half for the camera and let the chocolate stretch.
  tip: Offer gift boxes in two or three sizes with a note card, and if you ship, give the last safe day before each holiday.
  tip: Show real estate agents and small offices a thank-you box with their own card tucked inside.
  tip: Say on the box how long the cookies stay soft and whether they can be frozen.
  tip: Poll your followers on crisp against chewy, then bake the winning side for Friday.
bagel shop > To boil and bake real bagels and get everybody’s usual right.
  people: regulars with a set order; families buying a dozen on Sunday; offices that need breakfast for a meeting
  who: Commuters and neighbors on weekday mornings, families on weekends, and plenty who grew up with bagels and are hard to please.
  mind: They insist on a shiny crust and a chewy middle, and they have strong feelings about toasting.
  lines: Boiled first, then baked | Everything on it, please | A schmear and you’re on your way | Chewy, as it should be | Six for the family, one for now | Lox, capers, happy Sunday
  tip: Paint the ordering steps above the counter: bagel, toasted or not, spread, extras. The line moves faster and newcomers relax.
  tip: Show the kettle. Few people have seen a bagel boiled, and ten seconds of it explain the crust.
  tip: Give the platter for ten its own web page, with what’s on it and when to order, because office managers search for exactly that.
  tip: Talk to congregations, parent groups and clubs about a standing order for the days they meet.
  tip: Tell people when the last bake comes out and which flavors go first on weekends.
pretzel bakery > To twist, salt and bake pretzels for people with a walk ahead of them.
  people: shoppers and fans who eat on the move; families looking for a warm snack; bars and venues that serve pretzels with beer
  who: Passersby of all ages in busy places such as markets, stations and main streets, plus bars, schools and offices that order trays.
  mind: They decide by smell, within a few steps, and all they ask for is warm, soft and salty.
  lines: Twisted, salted, still warm | Dark crust, soft inside | Salt on top, mustard on the side | Good for walking | Follow your nose to the pretzels | A twist for the ride home
  tip: Twist where people can see you, or do it on video. Three seconds of rope and loop stop more people than a sign.
  tip: Suggest a small weekly order to breweries and taprooms, with reheating steps on a card.
  tip: Approach school teams and scout groups about a fundraiser tray with a simple order sheet.
  tip: Chalk the time of the next batch on a board and change it all day.
  tip: Say which toppings and dips contain dairy, nuts or sesame, and how to warm a cold pretzel at home.
pie shop > To bake pies with a proper crust, for holidays and for no reason at all.
  people: families who bring dessert to the holiday table; neighbors who want a slice and a chat; hosts too busy to roll out dough
  who: Neighbors who stop in for a slice all year, and families from farther away who order whole pies before the holidays.
  mind: They compare every crust with one from childhood, and they’d hate to show up at dinner without dessert.
  lines: Check the crust first | Flaky edge, full middle | A slice for no reason | Bring the pie, get invited back | Apple, cherry, or both | Save room for pie
  tip: Take Thanksgiving orders from early fall, with a clear last day and pickup windows that spread out the line.
  tip: Cut a slice for every picture. A whole pie hides the filling, and the filling is what people are choosing.
  tip: Send a short email when a fruit comes into season, and another when it’s about to end.
  tip: Print reheating steps on the lid of the box, along with the number to call for the next one.
  tip: Suggest pies instead of a wedding cake to planners and barn venues, with a picture of a long, full table.
creperie > To make each crêpe fresh, sweet or savory, while the guest looks on.
  people: couples and friends sharing a light meal; families whose children want something sweet; shoppers and festivalgoers after a hot snack
  who: All ages, often two to four together, at lunch, on weekend afternoons and after dinner.
  mind: They like watching it made and getting exactly the filling they asked for, and nobody likes it soggy.
  lines: Savory first, sweet second | Thin, hot and made for you | Watch it turn golden | Lemon, sugar, done | Crisp edges, full middle | A spin, a flip, a fold
  tip: Point a camera straight down while the batter is spread in one turn of the wrist.
  tip: Split the menu into savory and sweet with three suggestions each, so that a first-time guest isn’t lost.
  tip: State what each batter is made of, wheat or buckwheat, eggs and milk, because somebody asks every day.
  tip: If you can travel with a griddle, offer a day at school fairs, street festivals and office parks.
  tip: Celebrate Candlemas on February 2, the French day for crêpes, with one dish and a line about the custom.
waffle house > To put a hot, crisp waffle in front of hungry people within minutes.
  people: families out for breakfast; friends after a late night; people craving something hot with syrup
  who: Families in the morning, students and shift workers early or late, and weekend regulars from nearby.
  mind: They look for comfort and a generous plate, and a limp waffle spoils it.
  lines: Crisp squares, full of syrup | Hot off the iron | Butter in every square | Light inside, loud outside | Syrup first, talk later | Whipped cream counts as breakfast
  tip: Show the iron opening in a cloud of steam, then the first fork going through the crust.
  tip: Use the sign to say what’s cooking at this hour, such as “Waffles until two” or “Waffles tonight.”
  tip: Put a picture of the children’s plate on the menu with the toppings they can pick themselves.
  tip: Ask the hospital, the high school and the late-shift workplaces nearby whether a flyer with your hours may hang in the break room.
  tip: Name what’s in the batter, eggs, milk and wheat, and say whether there’s a version without.
ice cream parlour > To scoop real ice cream that pleases the whole line, toddlers and grandparents included.
  people: families out after dinner; couples on an evening walk; grandparents with children in tow
  who: People of every age, mostly from the neighborhood or on an outing, far more of them on warm evenings and weekends.
  mind: They come for a small happiness, like a taste before they choose, and remember a stingy scoop.
  lines: Two scoops fix most things | Taste a spoon, take a cone | Lasts as far as the corner | Vanilla, blue, or both | Cold, creamy, extra napkins | Sprinkles are on
  tip: Chalk today’s flavors outside every morning, and post the same board online.
  tip: Let children at a nearby school invent a flavor, and make the winner for a weekend. Get parents’ consent before you show names or drawings.
  tip: If you sell pints, cakes or party tubs, say so on a sign people can read while they wait.
  tip: Mark nuts, eggs and gluten flavor by flavor, and say how the scoops are rinsed in between.
  tip: Offer coaches and piano teachers a team evening, with a set price per cone and a quiet hour to come.
gelateria > To churn gelato fresh and show people what pistachio ought to taste like.
  people: evening strollers who want a cone; people who remember gelato from Italy; hosts picking up dessert on the way home
  who: Couples, families and visitors, mostly on foot in the evening, with regulars who come back for one flavor.
  mind: They judge the shop by its pistachio, prefer clear flavors to sweet ones, and like a taste off the spatula.
  lines: Start with the pistachio | Churned slow, served soft | A cone for the long way home | Two flavors, one small cup | Just like that summer in Italy | Peach while it lasts
  tip: Show the nuts, the paste and the true color of your pistachio in one post, and say why it looks that way.
  tip: Explain gelato and sorbet in two lines beside the case, including which ones contain no milk.
  tip: Offer restaurants within delivery distance a tub of two flavors for their dessert list.
  tip: Film the spatula folding gelato in the pan, in evening light, with no filter on the color.
  tip: Announce a fruit the day it starts, as in “Peach from today,” and say goodbye to it just as clearly.
frozen yoghurt bar > To give everyone a cold, tart treat they can build to their own taste.
  people: students after school; families after dinner; people who like dessert on the lighter side
  who: Teens, young adults and families with children, usually in small groups and mostly on evenings and weekends.
  mind: They like to be in charge of the cup, the toppings and the price, and they expect a spotless counter.
  lines: Swirl it, top it, weigh it | Tart, cold and up to you | Your cup, your rules | Just a little more granola | Leave room for toppings | Berries first, gummies second
  tip: Take a picture of the toppings row at its fullest and tidiest. A clean counter is what parents look for.
  tip: Write the price per ounce on the sign and what a typical cup comes to, so that nobody is shocked at the scale.
  tip: Propose a spirit night to schools: a share of the evening’s sales goes to the class, and the school spreads the word.
  tip: Put this week’s flavors online, with a note on which have no dairy or no added sugar.
  tip: Share the tallest or prettiest cup of the week, with the customer’s okay.
popsicle maker > To freeze real fruit into something bright for hot days and happy crowds.
  people: families at pools, parks and markets; couples and companies planning a summer event; shops and cafés with a small freezer
  who: Families and young adults buying outdoors on hot days, plus event hosts and small stores that order by the case.
  mind: They trust fruit they can see, and they like a flavor for the grown-ups as much as one for the kids.
  lines: Fruit on a stick | Bright, icy, sticky hands | Ten minutes of summer | Melts fast, eat faster | Mango now, lime later | For the hottest hour of the day
  tip: Hold a popsicle up to the sun, lit from behind, so that the fruit inside shows.
  tip: Apply early for summer markets, outdoor concerts and pool clubs. Many fill their vendor list before spring.
  tip: Price events by guest count, and say what’s included: cart or cooler, flavors, hours, napkins.
  tip: Stand a flavor card with ingredients and allergens at the front of the freezer, where parents can read it in line.
  tip: Post your stops early on the first hot morning, before people plan the afternoon.
chocolatier > To make chocolates that snap, shine and say what the giver means.
  people: gift givers with a thank-you or an apology; dinner guests who won’t arrive empty-handed; companies thanking their clients
  who: Adults of all ages, many buying for someone else, with rushes before Valentine’s Day, Easter, Mother’s Day and the December holidays.
  mind: They hope the box looks as if somebody gave it thought, and they’d like a taste that isn’t only sweet.
  lines: Listen for the snap | Say thank you in chocolate | One for them, one for the car | Small box, large apology | Shiny, dark and all yours | Keep it cool, eat it soon
  tip: Print a small guide inside the lid that names each piece, and use the same picture on the website.
  tip: Write to companies nearby in September about holiday boxes with a card or a ribbon in their colors.
  tip: Break a bar next to the microphone and post the sound. The snap is your proof.
  tip: Tell buyers how long the pieces keep, where to store them, and what happens to orders in hot weather.
  tip: List nuts, dairy, gluten and alcohol for every filling, on the counter and online.
sweet maker > To make candy that grown-ups remember and children pick by color.
  people: grown-ups who miss the candy of their childhood; parents filling party bags; gift shops that want something sweet by the register
  who: Families and nostalgic adults at markets, in shops and online, along with small retailers and couples ordering wedding favors.
  mind: They love bright color and old flavors, and parents like to know what the color is made of.
  lines: Boiled, pulled, cut, bagged | A taste you remember | Hard candy, soft spot | Stripes, drops and ribbons | Pick by color | Still warm from the slab
  tip: Film the pull: the hot slab folding, stretching and turning white. Hardly anything in food looks better on a phone.
  tip: Show wedding favors and custom bags with the minimum number and the lead time right beside them.
  tip: Ask museum shops, hotel lobbies and toy stores whether a small jar display would fit near the register.
  tip: Name flavors, coloring, nuts and gelatin in plain type on the bag, because parents turn it over.
  tip: Hand out one old flavor at markets and ask what it reminds people of. Their answers make good captions.
churro stand > To fry churros to order and hand them over while the sugar still sticks.
  people: families at fairs and markets; shoppers and moviegoers with a sweet tooth; hosts who want a dessert stand at their party
  who: Families, teens and couples who buy on impulse wherever crowds gather, plus event hosts who book ahead.
  mind: They follow the smell more than the sign, and lukewarm isn’t good enough.
  lines: Hot, crisp, rolled in sugar | Fried when you order | Five minutes of happiness | Take extra napkins | Cinnamon on your fingers | Dip, bite, repeat
  tip: Let people see the dough leave the press, or show it in a clip if the fryer sits at the back.
  tip: Apply to night markets, church festivals and drive-in movies with a photo of the stand and one page on power and space.
  tip: Give this weekend’s corner and hours in a post on Thursday, with a map pin.
  tip: If you serve dips, set them in small cups at eye level. Someone who sees dulce de leche usually adds it.
  tip: Print a booking line on the paper cone: “Churros at your party? Text this number.”
dessert bar > To make dessert the reason for going out, after a meal or instead of one.
  people: couples after dinner or a movie; friends celebrating without a full meal; people who always look at the dessert menu first
  who: Mostly adults in pairs or small groups, on evenings and weekends, often after something else in the neighborhood.
  mind: They come for a little show and a plate they couldn’t make at home, and they like to linger.
  lines: Skip to dessert | Start with the last page | Dinner can wait | Two spoons, please | The evening ends sweetly | Save the whole night for dessert
  tip: Bring theaters, cinemas and restaurants without a pastry cook a card that says “dessert after” and your closing time.
  tip: Record a plate coming together from where the guest sits, start to finish, in under twenty seconds.
  tip: Keep the time of last orders current on Google, since people look it up while they’re walking over.
  tip: Add a suggestion to each dish on the menu, in two or three words: an espresso, a dark tea, a sweet wine if you pour it.
  tip: Put together a set menu for birthdays and showers, and show how a name or a candle looks on the plate.
`);
