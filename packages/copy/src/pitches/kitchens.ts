import { pitchesOf } from './pitch-list.ts';

/** Kitchens of the world, and cooking for others. */
export const kitchens = pitchesOf(`
sushi bar > To season rice with care and cut fish well for guests who like to watch.
  people: couples out for an evening; sushi regulars who like to leave it to the chef; coworkers picking up lunch
  who: Adults of all ages from nearby, in twos and threes at dinner, and many office workers for lunch or takeout.
  mind: They care about the rice, the cut and the freshness, and new guests want to order without embarrassment.
  lines: Warm rice, clean cut | Watch every cut | By the piece, or trust the chef | A little soy, no hurry | Roll, piece or bowl? | What’s good today? Ask
  tip: Shoot a piece being pressed and set down, from counter height, without speeding it up.
  tip: State whether the counter can be booked, and if you serve omakase, how long it takes and what it costs.
  tip: List which rolls are cooked, which contain shellfish or sesame, and whether soy sauce without wheat is offered.
  tip: Send the nearest offices a lunch set sheet with a cutoff time for pickup.
  tip: Tell newcomers in three lines how to eat it: fish side to the soy, hands are fine, ginger between pieces.
ramen shop > To serve a bowl with deep broth and firm noodles to people who came just for that.
  people: hungry students and workers; ramen fans who compare broths; people eating alone at the counter
  who: Mostly young and middle-aged adults, often alone or in pairs, at lunch and dinner and more on cold days.
  mind: They judge by the broth and the noodle, don’t mind a short wait, and like a place where eating alone is normal.
  lines: Slurp away | Deep broth, firm noodle | Steam up your glasses | A bowl for one | Simmered all day, eaten in minutes | Soft egg, loud noodles
  tip: Describe each broth by base, weight and salt in one line, and say what’s in it for those who avoid pork.
  tip: Film noodles being shaken dry and the egg set on top, as close as steam allows.
  tip: Post when there’s no line. It fills the slow hour better than a discount.
  tip: Mention whether noodle firmness, extra toppings or a second helping of noodles can be ordered.
  tip: Plan one limited bowl each month, give it a last day, and photograph it once in good light.
izakaya > To keep small plates and drinks coming for people who have a lot to talk about.
  people: coworkers after work; friends who share skewers and drinks; couples who like to order little by little
  who: Adults in small groups, mostly on weekday evenings and late on weekends, from offices and homes nearby.
  mind: They like something grilled and something cold right away, and nobody hurrying them to order everything.
  lines: One skewer, then another | Smoke, pickles, cold beer | After work, before home | Order as you go | Small plates, loose ties | The grill is close
  tip: Explain on the first page how an izakaya works: order a few plates, eat, then order again.
  tip: Offer a first-round set for two, with a drink and three skewers, and let the menu lead with it.
  tip: Shoot skewers over the coals at dusk, with the sound of the room.
  tip: Invite nearby teams to book a long table for a Thursday, and name the biggest group you can seat.
  tip: If you pour sake, list it by taste, dry, fruity, rich, and offer small pours so that people dare to try.
onigiri and bento shop > To pack a good, fresh Japanese lunch that’s ready when people are.
  people: office workers with a short break; students and travelers on the move; families planning a picnic
  who: People who work, study or travel nearby, mostly between late morning and early afternoon on weekdays.
  mind: They trust rice made today, clear labels and a box that’s easy to carry and eat anywhere.
  lines: Lunch in its own box | Rice, crisp, pickled, packed | A rice ball for the train | Crisp seaweed, soft rice | Pick up, unwrap, enjoy | Small box, full lunch
  tip: Post a picture of today’s box at ten, with the filling names and what’s nearly sold out.
  tip: If your onigiri come in a wrapper, show how to open it in three steps, because newcomers always ask.
  tip: Hand offices an order sheet for meetings, with the latest hour to call and the smallest number you’ll pack.
  tip: Put a small label on each item with filling, allergens and the time it was made.
  tip: Offer a picnic set on spring weekends, and post it on Thursday with the nearest park in the picture.
chinese restaurant > To cook over a very hot wok and feed a family from the middle of the table.
  people: families and grandparents around a round table; friends who like to order many dishes; neighbors picking up dinner
  who: Families, couples and groups of all ages, for weekend meals, holidays and weeknight takeout from nearby.
  mind: They like dishes that come hot and are meant to share, and a host who helps them choose.
  lines: Order for the table | Wok hot, rice ready | The fish goes in the middle | Turn the tray, pass the tea | Two minutes over a big flame | Bring your grandmother
  tip: Suggest a set of dishes for four, six and ten people, so that ordering for a big table is easy.
  tip: Film the wok toss from the side, flame and all, and keep it under eight seconds.
  tip: Say in plain words which regional cooking you do, and mark three dishes that show it.
  tip: Take Lunar New Year bookings early, and list the meanings of fish, noodles and dumplings for guests.
  tip: Give your own phone number or link on the takeout menu, and slip a card into each bag.
dumpling house > To fold dumplings by hand and serve them hot, with the soup still inside.
  people: families who share baskets; friends on a casual night out; workers on a quick lunch
  who: All ages from nearby, at lunch in ones and twos and on weekends in family groups.
  mind: They judge by thin skin and full filling, and watching the folding makes the wait shorter.
  lines: Another basket, please | Thin skin, careful bite | Steamed, fried or in soup | Folded by hand, eaten by the dozen | Mind the soup inside | Vinegar, ginger, dumpling
  tip: Let people watch the folding, through a window or in a clip at normal speed.
  tip: Teach the first bite in one picture strip: lift, nibble, sip, dip. It saves shirts and makes regulars.
  tip: Sell frozen bags with cooking steps if your kitchen allows, and put them next to the register.
  tip: Mark pork, shrimp, wheat and vegetarian fillings with a small icon on each line of the menu.
  tip: Offer a folding lesson for birthdays or teams on a quiet afternoon, with children welcome beside their parents.
thai restaurant > To balance sour, sweet, salty and hot in every dish, at the level each guest asks for.
  people: friends and couples on a casual night out; office workers at lunch; neighbors who order in on weeknights
  who: People of all ages who live or work nearby, for lunch, takeout and relaxed dinners, many of them regulars with a favorite dish.
  mind: They like bright, fresh flavors and heat they can trust, and some have to steer clear of peanuts or shrimp.
  lines: Sour, sweet, salty, hot | Hot is up to you | Lime, basil, a little fire | Mild to fearless | Pad thai, then something new | Hot enough to talk about
  tip: Set a spice scale from one to five and name what a three really feels like, so that people order it twice.
  tip: Name peanuts, fish sauce, shrimp paste and gluten dish by dish. Guests with allergies read that first.
  tip: Shoot herbs and lime next to a pounded paste, then the curry it became.
  tip: Introduce one dish beyond pad thai and green curry each month with two sentences on where it’s eaten.
  tip: Offer the lunch special on a card for office desks, with the number and the hours.
vietnamese kitchen > To simmer broth for hours and finish each bowl with herbs and lime.
  people: workers who want a quick, warm lunch; families who come for a bowl on the weekend; people who grew up with pho
  who: Workers and students at lunch on weekdays, families of every age on weekends, and more of everyone when it’s cold or wet.
  mind: They look for clear broth, plenty of herbs and a meal that’s light but filling.
  lines: A bowl for a rainy day | Herbs, lime, hot broth | Rolls, bowls and baguettes | Simmered long, served fast | Pile on the herbs | Hot soup, cool basil
  tip: Film broth being ladled over rice noodles until the beef changes color.
  tip: Write how to say pho and how to dress the bowl, in three steps on the table card.
  tip: List which broths are beef, chicken or vegetable, and whether fish sauce is in them.
  tip: If you make bánh mì, give it its own takeout sheet, and carry that to the nearest offices before lunch.
  tip: Wish guests a happy Tết with a special dish and a booking date, and tell the community groups.
korean barbecue > To set a grill in the middle of the table and let dinner be something everyone does.
  people: friends celebrating together; families who like to cook at the table; coworkers on a team night
  who: Groups of friends, students and families, mostly for dinner late in the week, usually three or more at a table.
  mind: They come for the fun as much as the meat, and beginners are glad of help with the tongs.
  lines: Whoever has the tongs is in charge | The grill is on the table | Lettuce, beef, garlic, wrap | Dinner sizzles | Banchan all around | Bring enough friends
  tip: Photograph the table from above at its fullest, with the grill lit and the small dishes around it.
  tip: Write a simple how-to for first guests: order of meats, how to wrap, what to do with the scissors.
  tip: Say how the price works, by the plate or all you can eat, and how long a table may stay.
  tip: Let large parties book, and tell guests where coats and bags can stay out of the smoke.
  tip: Offer a set for two and one for six, so that a group doesn’t have to count ounces.
indian restaurant > To cook curries from freshly toasted spice, as mild or as hot as guests like.
  people: families and couples out for dinner; office workers after a quick lunch; vegetarians who want real choice
  who: Adults and families of every background from the area, for dinner, takeout and celebrations, many of them regulars.
  mind: They choose their own level of heat, expect bread hot from the oven, and don’t see vegetables as an afterthought.
  lines: Tear the bread while it’s hot | Mild, medium or daring | Spice, toasted and ground | Onions first, slowly | Bread, curry, one more spoonful | Curry tonight, leftovers tomorrow
  tip: Describe ten dishes in one line of taste each, creamy, sharp, smoky, green, and say how hot they really are.
  tip: Mark vegetarian, vegan, nut and dairy dishes clearly, because groups choose a restaurant by that.
  tip: Show dough slapped onto the tandoor wall and peeled off a minute later, filmed from a safe angle.
  tip: Send an early note about Diwali to the temples and community groups nearby with a catering menu.
  tip: Explain the lunch offer, buffet, thali or plate, with price and hours on the door and on Google.
kebab shop > To carve hot meat into warm bread and send hungry people on their way happy.
  people: night owls on the way home; students and workers at lunch; families picking up an easy dinner
  who: Students, night workers and families from nearby, at lunch, after work and often late at night on weekends.
  mind: They are hungry now, know which sauce they like, and hope it won’t run down the sleeve.
  lines: Everything on it? | Hot wrap, late hour | Carved, wrapped, still hot | Garlic or chili sauce? | The light’s still on | Meat, bread, a squeeze of lemon
  tip: Put the late hours in large figures on the window and on Google, weekday by weekday.
  tip: Show the spit being shaved at arm’s length, with the bread waiting in the other hand.
  tip: State what the meat is and whether it’s halal where people stand and order. It’s asked every day.
  tip: Give taxi stands, dorms and night shift lobbies a short menu with a phone number on it.
  tip: Sell a family tray with meat, rice, salad and bread, and say how many it feeds.
lebanese restaurant > To fill the table with small plates and warm bread before anyone has to wait.
  people: families on a long Sunday lunch; friends who like to share meze; guests who eat little or no meat
  who: Relatives, friends and coworkers in groups of all sizes, on evenings and weekends, for birthdays and ordinary nights alike.
  mind: They judge a kitchen by its hummus and its bread, like to share, and hope there’s something for the vegetarian.
  lines: Small plates, full table | Bread puffed and hot | Lemon, garlic, parsley, good oil | Hummus tells the truth | Bring enough people to try it all | Tear, dip, pass it on
  tip: Let bread puff up in view of a camera, tear it open and send the steam toward the lens.
  tip: Suggest a spread of meze by table size, so that guests don’t end up with three dips and no salad.
  tip: Point out how many dishes are vegan or vegetarian, and put a number on it.
  tip: Offer a catering tray for showers, funerals and office lunches, with a sheet to hand over at the counter.
  tip: Teach a few words in captions, such as labneh, za’atar and tabbouleh, with what each tastes like.
falafel bar > To fry falafel to order and fill a warm pocket that suits vegans and their friends.
  people: students and office workers on a budget; vegans and vegetarians with their friends; families who want a quick supper
  who: Mostly young and working adults near offices, campuses and busy streets, at lunch and through the evening.
  mind: They like it crisp, generous with pickles and sauce, and cheap enough for twice a week.
  lines: Green inside, crisp outside | One hand, full meal | Chickpeas, herbs, hot oil | Tahini on everything | Pickles first, then falafel | Vegans and friends welcome
  tip: Split one open right out of the fryer, so that the green inside shows against the crust.
  tip: Post the price of a full pita outside. A fair number on the sign brings in passersby.
  tip: State clearly which sauces and breads are vegan and which contain sesame or wheat.
  tip: Reach campus groups and climbing gyms with a flyer for a platter of thirty.
  tip: Number the toppings on the counter, one to eight, so that newcomers can order without freezing.
moroccan restaurant > To slow-cook tagines and give guests an evening that ends with mint tea.
  people: couples on a special evening; friends who share a table; travelers who miss Morocco
  who: Mostly adults in pairs and groups, often on weekend evenings and for birthdays, from across the city.
  mind: They love warm spice without sharp heat, a beautiful table and time to talk.
  lines: Wait for the lid | Sweet, salty, slowly cooked | Mint tea, poured from high up | Cumin, lemon, almonds, dates | A pot, a lid, an evening | Couscous, and conversation
  tip: Lift the lid of a tagine in one slow clip and hold the steam for three seconds.
  tip: Tell guests how long a tagine takes, and suggest what to eat while it cooks.
  tip: Record the tea being poured from high up, and keep the sound of it hitting the glass.
  tip: List group menus and whether the room can be taken for a birthday or a shower, with a number to call.
  tip: Answer questions on halal, lamb, nuts and alcohol before a guest has to ask.
ethiopian restaurant > To serve stews on soft, sour bread and show newcomers how to eat with their hands.
  people: friends sharing one big plate; families from Ethiopia and Eritrea; vegans and curious first-time diners
  who: Groups and couples of all ages, some with Ethiopian roots and many new to it, mostly for dinner and weekend lunches.
  mind: They come to share, want to know what’s spicy and what’s vegan, and appreciate a word on how to begin.
  lines: One plate, many hands | Wash, tear, share | Stew, spice, soft bread | No forks needed | Lentils, greens, injera | Coffee to finish, slowly
  tip: Show a hand tearing injera and scooping, then the empty plate, in one short clip.
  tip: Put a card on each table with how to start, what each stew is and which are vegan.
  tip: Describe the vegetable platter first on the website, since it brings the people who look for it.
  tip: Offer the coffee ceremony on set days if you hold it, with a time and a price.
  tip: Ask the churches, student groups and running clubs with Ethiopian members to share your holiday menu.
west african kitchen > To cook smoky jollof and slow stews like the ones people grew up arguing about.
  people: families with West African roots; newcomers who want to try jollof; hosts cooking for more guests than their kitchen holds
  who: Families after church and on weekends, workers at lunch, and newcomers brought along by a friend.
  mind: They compare everything with home, ask how hot it is, and expect a big portion.
  lines: Jollof, and the argument | Smoke, pepper, rice | Second helping expected | As hot as your auntie likes it | Stew, rice, plantain, peace | Bring a friend who’s never tried it
  tip: Say which country’s jollof you cook, and invite polite disagreement in the comments.
  tip: Mark the heat of each dish from mild to serious, and say which ones children eat.
  tip: Show the bottom of the pot, where the rice catches the smoke. Those who know will come.
  tip: Print a catering sheet for naming days, weddings and graduations, in trays by the number of guests.
  tip: Ask African grocers and churches nearby whether they’ll put up a menu, and return the favor.
caribbean kitchen > To cook jerk, rice and plantain with the heat people remember from home.
  people: families who grew up with island food; workers who want a filling plate for lunch; newcomers ready for some heat
  who: Neighbors and families, many with Caribbean roots, for weekday plates and weekend takeout, plus hosts of parties.
  mind: They know how it ought to taste, want the gravy on the rice, and check that nothing is dry.
  lines: Fire, thyme, allspice | Marinated all night | Rice, plantain, second helping | A little Scotch bonnet goes far | Sunday food, any day | Heat you grew up with
  tip: Film jerk coming off the grill with the smoke rolling, and let the sizzle run.
  tip: Say which dishes tend to run out and on which days, so that people call ahead.
  tip: Rate the pepper for newcomers, and keep the sauce on the side for anyone who’s unsure.
  tip: Offer trays for graduations, repasts and Carnival weekend, with pickup sizes and a phone number.
  tip: Build a small playlist, link it in your profile, and let people hear the place before they come.
poke bar > To build bowls of cold, fresh fish and rice exactly as each guest wants them.
  people: office workers who want a light lunch; gym-goers after training; people who like to choose every ingredient
  who: Students and working adults from nearby, mostly at lunch on weekdays, along with takeout orders in the evening.
  mind: They look for cold, fresh fish and a fair amount of it, in a lunch that won’t slow down the afternoon.
  lines: Rice first, then you choose | Cold fish, warm rice | Light lunch, full bowl | Salmon, seaweed, something crunchy | Build it your way | You point, the bowl fills up
  tip: Hang the steps in order, base, fish, sauce, toppings, with what an extra scoop costs beside each.
  tip: Offer three ready-made bowls by name, for people who freeze when they have to choose.
  tip: Shoot one bowl from above before and after mixing, in daylight near the door.
  tip: Tell pregnant guests and careful ones which bowls come with cooked shrimp, chicken or tofu.
  tip: Take group orders by shared link for office lunches, so that nobody collects fifteen wishes on paper.
filipino kitchen > To cook the dishes Filipinos call home, and to welcome people who are just finding out.
  people: Filipino families who want a taste of home; newcomers brought by a friend; hosts who need party trays
  who: Filipino families and their friends, plus curious neighbors, in small groups at lunch and in large ones on weekends and for celebrations.
  mind: They measure it against the cooking at home: sour, salty and garlicky enough, with plenty of rice.
  lines: Come and eat, there’s rice | Sour, salty, garlicky, good | Adobo, rice, repeat | Like Sunday at home | Bring the cousins | Pass the pancit
  tip: Explain adobo, sinigang and kare-kare in one line each, for the friend who has been brought along.
  tip: Take tray orders by message for birthdays and baptisms, and say which days are for pickup.
  tip: Show a feast on banana leaves from above if you serve kamayan, with the price per person.
  tip: Let hospitals and offices nearby know that a whole shift can order boxed meals, and how early to call.
  tip: Say “kain na” in a short clip each Friday, with the weekend’s dish in front of the camera.
pierogi kitchen > To pinch good fillings into soft dough and serve them with plenty of butter.
  people: families with Polish, Ukrainian or Slovak roots; busy households that keep a bag in the freezer; market visitors after something warm
  who: Families and older regulars all year, crowds before Christmas Eve and during Lent, and newcomers at fairs and markets.
  mind: They compare with a grandmother’s, want soft dough and enough filling, and often leave with a frozen dozen.
  lines: Boiled, fried, buttered | Potato and cheese, please | Pinched by hand | Extra butter, extra onions | A dozen tonight, two for the freezer | Grandmother might approve
  tip: Film the pinching at full speed, and ask viewers how their family seals the edge.
  tip: Put boiling and frying steps on the bag, with a time for frozen and for fresh.
  tip: Announce Christmas Eve orders by early November, and close the list when it’s full.
  tip: Let churches and heritage clubs sell frozen dozens as a fundraiser, with an order sheet and a pickup day.
  tip: Hand out a half on a toothpick at breweries, topped with onions, and have the price of a plate on the same sign.
vegan restaurant > To cook plants so well that the whole table asks for seconds.
  people: vegans and vegetarians eating out; their friends and families who eat everything; people with dairy or egg allergies
  who: Adults of all ages, many in mixed groups where one is vegan, for dinner, lunch and celebrations from across town.
  mind: They expect full flavor and a filling plate, ask what’s in it, and dislike being lectured.
  lines: Seconds, and no apologies | Order for the whole table | Beans, grains, fire, flavor | Plants, properly seasoned | Nobody missed the butter | Rich, filling, from the garden
  tip: Photograph the most filling plate in the house, and put it first where meat eaters will see it.
  tip: Keep your listing on HappyCow current, with opening hours and pictures, since traveling vegans plan by it.
  tip: Mark gluten, soy, nuts and sesame on the menu. Vegan guests are often managing an allergy, too.
  tip: Invite regulars to bring a skeptic on a certain weeknight, and ask the skeptic for the review.
  tip: Word the dishes by taste, smoky, crisp, creamy, and let “vegan” appear once, at the top.
salad bar > To give people a crisp, quick lunch they put together themselves.
  people: office workers who want to feel awake at three; gym-goers and people watching what they eat; people who want vegetables without the chopping
  who: Mostly adults who work nearby, in and out on a weekday lunch break, many of them several times a week.
  mind: They trust freshness they can see, like to pour their own dressing, and hate losing the break to a line.
  lines: Crisp, quick, your way | Pick, toss, back by one | Dressing on your terms | Light or filling, you choose | Crunch at noon | Green first, everything else after
  tip: Take a picture of the full row just before the lunch rush, every day, from the same end.
  tip: Suggest three combinations on a card by the bowls, with what each one costs, for people who can’t decide.
  tip: If people can order ahead, tell the offices nearby, and set up a pickup shelf that skips the line.
  tip: Label every dressing with sugar, dairy, nuts and gluten, because that’s where they hide.
  tip: Introduce the vegetable of the week with where it was grown, and give a spoonful as a taste.
soup bar > To ladle out hot soup, made that day, to people with a short break.
  people: office workers in from the cold; people nursing a cold; anyone who wants a warm meal on a budget
  who: Mostly adults who work or shop nearby, at midday and on cold or wet days, with regulars in the winter.
  mind: They check today’s pot before they leave their desk, and lukewarm is a disappointment.
  lines: What’s in the pot today? | Hot, thick and quick | Rain outside, soup inside | Soup is on | Back at your desk in fifteen | Bread on the side
  tip: Post the day’s soups at ten thirty, every day, in the same place and with vegan and spicy marked.
  tip: Hold a cup in the cold so that the steam shows, and post that picture on the first frosty morning.
  tip: Publish a weekly calendar, so that people who love the lentil know it comes on Wednesday.
  tip: Offer quarts to go for evenings and sick days, with reheating steps on the lid.
  tip: Let clinics, offices and day cares order by the pot, and say how many bowls a pot holds.
seafood restaurant > To serve fish the way the day’s catch deserves and tell guests what came in.
  people: couples and families on a night out; visitors who came for seafood; friends sharing oysters and a platter
  who: Couples, families and out-of-town visitors, for dinners, weekend lunches and celebrations, and during Lent.
  mind: They ask what’s fresh and how it’s best cooked, and “market price” makes them nervous.
  lines: See what the boats brought | Salt, heat, lemon, done | Oysters to start, fish to follow | A board that changes daily | Clean bones, happy table | Fish for the whole table
  tip: Photograph the board before dinner every day, fish, price and all, and post it untouched.
  tip: Tell guests which fish comes whole, which is filleted, and whether somebody can bone it at the table.
  tip: Mark shellfish, cross-contact and what’s fried in the same oil, in plain words by the menu.
  tip: Introduce the fishers or dealers you buy from, with their name and harbor, if they’re willing.
  tip: If you plan a special menu for Lent, Mother’s Day or New Year’s Eve, email it a month ahead.
lobster shack > To fill rolls with lobster and let people eat them outdoors with their hands.
  people: vacationers on the coast; families on a day out; lobster fans who’ll drive an hour for a roll
  who: Visitors and neighbors of every age, mostly in the warm season, at lunch and early evening, many as a treat.
  mind: They hope for mostly lobster, a price posted in the open, and a bench with a view if there is one.
  lines: Bib on, hands ready | Cold with mayo or warm with butter? | Crack, dip, lean over the plate | A roll full of lobster | Melted butter, cold drink | Steam, shell, paper plate
  tip: Post the price of a roll each morning with the day’s hours. People check both before they drive.
  tip: Fill a roll on camera, slowly, and then find room for one more big piece.
  tip: Set opening and closing dates on Google before the season starts, and thank people on the last day.
  tip: Leave cards at campgrounds, inns and whale-watch offices, with directions from the highway.
  tip: Ask visitors for a photo with the bib, and repost it with their okay through the winter.
catering company > To feed a host’s guests well, on time, and leave the kitchen as it was found.
  people: couples planning a wedding; companies with meetings and parties; families hosting a milestone at home
  who: Hosts, event planners and office managers who book weeks or months ahead, for an address that isn’t far away.
  mind: They fear running out, cold trays and unknown extras, and they want a clear number per guest.
  lines: Enough for everyone, and then some | Sit down, the food is coming | Down to the last fork | Trays hot, host seated | Count the guests, relax | Good food, clean sink
  tip: Publish sample menus with a price per guest for thirty, eighty and two hundred, and what’s included.
  tip: Make the inquiry form ask for date, place, head count, kitchen on site and allergies, and answer within a day.
  tip: Photograph the buffet before guests arrive and again with people eating, if the host agrees.
  tip: Meet the venues that let outside caterers in, and ask how to get on their approved list.
  tip: Ask each client for one line on what they feared beforehand and what happened.
private chef > To cook a memorable dinner in the host’s own kitchen and leave it clean.
  people: hosts of an anniversary or birthday dinner; families who want weeknight cooking; vacation guests in a rented house
  who: Couples and families who entertain at home, usually in the same metro area or on vacation, along with regular weekly clients.
  mind: They are letting a stranger into their kitchen, so trust comes first, then the menu, then the dishes.
  lines: Your kitchen, someone else’s apron | Sit down at your own party | You host, the chef cooks | Dinner at home, properly | Tastes first, menu second | The dishes are done
  tip: Write three sample dinners for two, six and ten guests, and say what the price covers: groceries, service, cleanup.
  tip: Answer three things on the website: whose pans are used, when you arrive and when you’re gone.
  tip: Ask hosts for one photo of the set table and one sentence, and never post the inside of a home without permission.
  tip: Introduce yourself to vacation rental managers, wine stores and household staffing agencies with a one-page menu.
  tip: List allergies and diets you cook for and the ones you’d rather decline. Hosts find the honesty reassuring.
meal prep kitchen > To cook, weigh and label meals so that people eat well even on a Wednesday.
  people: athletes and gym members who count protein; working parents short of evenings; older people who’d rather not cook
  who: Busy adults, families and gym members who order once a week, by pickup or delivery in the area.
  mind: They rely on numbers they can trust, food with taste and a plan that’s easy to pause.
  lines: Wednesday’s dinner is in the fridge | Cooked, weighed, labeled | A week of meals, five minutes each | Heat, eat, done | Count protein or count minutes | Eat well past Monday
  tip: Fix one weekly hour when orders close, and send a reminder that morning with a link to the menu.
  tip: Put protein, calories, allergens and how long it keeps on the label and on the website, the same numbers in both.
  tip: Offer gyms a shelf or a pickup cooler, with a code for their members.
  tip: Show a real box after three minutes in a microwave, because people doubt the reheated version.
  tip: Make the trial easy: six meals, no subscription, and a short survey by text at the end.
restaurant > To cook every plate as if it were the only one and give guests an evening off.
  people: couples on a night out; families marking a birthday; neighbors who don’t feel like cooking
  who: Couples, families, friends and people dining alone, on weeknights, weekends and special occasions, with or without a reservation.
  mind: They hope for food they couldn’t make at home, a warm welcome and no surprises on the check.
  lines: Let someone else do the dishes | A table for one or ten | Thursday counts, too | Come as you are, stay for dessert | The evening is yours | Bring the people you like
  tip: Keep hours, phone, menu and reservation link right on Google before you spend on anything else.
  tip: Post the menu as text rather than a PDF, so that phones and search engines can read it.
  tip: Answer every review by name within a week, in two calm sentences, the bad ones first.
  tip: Shoot one dish a week in daylight, from where the guest sits, and name it exactly as on the menu.
  tip: Tell hotels, theaters and hair salons within a short walk what hours the kitchen keeps and how their guests can reserve.
southern and cajun kitchen > To stir a roux until it’s right and feed people gumbo, greens and cornbread.
  people: families after church; friends who like to share something spicy; people from the South who live far from it
  who: Neighbors of all ages and homesick Southerners, for weekday lunch, Sunday dinner and celebrations such as Mardi Gras.
  mind: They compare the gumbo with one they know, want heat with flavor, and expect second helpings.
  lines: The roux takes its time | Gumbo, greens, cornbread | Pass the hot sauce | Save room for cornbread | Sit long, eat slow | Catfish on Friday, greens on Sunday
  tip: Show the roux changing color from blond to copper in thirty quiet seconds.
  tip: Explain words such as étouffée, andouille and boudin in a line each, and say how hot each dish runs.
  tip: Announce Mardi Gras, crawfish boils or a Sunday dinner with a date people can reserve.
  tip: Sell a gumbo quart and a cornbread pan to take home, with reheating steps.
  tip: Post what’s in the pot that day, and what’s gone, before people drive over.
`);
