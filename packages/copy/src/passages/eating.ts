import { passagesOf } from './passage-list.ts';

/** Places to eat. */
export const eating = passagesOf(`
pizzeria > Call ahead or grab a table.
  The dough takes a day, and the baking takes minutes. In between, people only want to know how long the wait is and who gets the last slice.
  Pizza is what people agree on when they agree on nothing else. They judge it by the crust, and they judge the place by whether the box is still hot at home.
italian restaurant > Sit down and start with the pasta.
  Short menus are a good sign in this kitchen: a few ingredients, cooked the way somebody’s aunt would insist on. Guests come for Tuesday supper and for anniversaries.
  Pasta should be cooked when the guest sits down and not before. Families come for the big bowl in the middle, and couples come for the corner table.
french bistro > Take a table and stay a while.
  A bistro lives on dishes that everyone knows, so there’s nothing to hide behind. The fries should be crisp, the sauce should be made that day, and nobody should feel hurried.
  Lunch can be an omelet and a glass of wine, and dinner can be three courses. Either way, there’s bread on the table and a waiter who knows the menu by heart.
tapas bar > Order a few plates and share.
  Small plates mean that nobody has to choose just one thing. Tables order twice, share everything and stay longer than they said they would.
  The counter is full, the kitchen is quick, and dishes come when they’re ready. Guests try what the next table is having and then order more.
greek taverna > Bring everyone and pass the plates.
  Lemon, oregano, olive oil and a grill do most of the talking. Plates go in the middle, and the table usually gets bigger as the night goes on.
  Fish or lamb comes off the grill, and the salad is cut in big pieces. Families order for the middle of the table, and nobody is in a rush to leave.
burger joint > Come hungry and use both hands.
  Everyone already knows how a burger should be: juicy, hot, and held together to the last bite. The fries decide whether they come back.
  The patty goes on when you order and comes off a few minutes later. Some want it plain, some want three sauces, and everyone wants it hot.
hot dog stand > Say what you want on it.
  Ordering takes three words and eating takes three minutes. What matters is a snap in the bite, a warm bun and somebody who remembers that you don’t want onions.
  At lunch, at the game or after the movies, a hot dog is quick and cheap. Customers choose the toppings, and the rest is a soft bun and a clean grill.
fish and chip shop > Eat them hot.
  Fish and chips should be eaten hot, with vinegar, preferably near a bench. The batter has to shatter and the fish has to flake, and there’s no trick for either except fresh oil and good fish.
  Friday nights are the busiest, and the fryer never stops. People take it home wrapped in paper, and open it in the car.
fried chicken shop > Grab a bucket and plenty of napkins.
  The coating has to crack and the meat has to stay wet. People order a bucket for four, then count the pieces.
  Chicken is brined, floured and fried in small lots, so it takes a few minutes. It’s worth the wait, and it’s still good cold for breakfast.
rotisserie > Pick one up on the way home.
  The smell does the advertising. People who meant to cook walk past at six, see the birds turning, and change their plans.
  A whole chicken, a bag of potatoes, and dinner is done. Birds turn slowly for more than an hour, so the skin is crisp and the meat stays juicy.
barbecue smokehouse > Bring an appetite.
  Brisket goes on the evening before, and when it’s gone, it’s gone. Smoke and time can’t be hurried, so the people who know the place come early.
  Everyone at a barbecue table has an opinion: sauce or no sauce, lean or fatty. The pit has to answer all of them with meat that gives way to a fork.
steakhouse > Book a table and say how you like it.
  A steak dinner is usually for something: a deal, a birthday, a long week. Guests say how they want it done, and the kitchen has one chance to get it right.
  Steak is simple: a good cut, a hot grill, a rest before it’s served. Regulars know their cut by name, and first-timers can ask which one suits them.
south american grill > Pull a chair up close to the fire.
  The fire is lit long before the guests sit down, and the cook works by watching the coals. Salt, smoke and chimichurri take care of the rest.
  Meat here is cooked over embers, with salt and little else. It comes to the table sliced, with sauces on the side, and people keep eating long after they’re full.
sandwich shop > Order ahead, or get in line.
  Lunch is forty minutes, and ten of them are spent in line. The bread has to be right, the filling has to reach the edges, and the paper has to hold it together.
  Office workers, students and crews from the site all want lunch within the same hour. They know their order, and they’d like it to be the same every time.
diner > Take a booth.
  Some come for breakfast at noon, some for pie at ten at night. A booth, a full cup and eggs the way you said them are most of what anyone asks.
  Regulars sit on the same stool, and truckers, nurses and families fill the rest. They count on breakfast at any hour and a full cup.
food truck > Find the truck and get in line.
  A truck has a short menu because there’s no room for a long one. People find it by the smell or by the post that says where it’s parked, and they eat standing up.
  There may be two cooks, one stove and fifty people in line: everything has to be ready before the window opens. What comes out should be hot, easy to hold and worth the walk.
taqueria > Start with three.
  Good tacos are gone in three bites, so nobody orders one. Warm tortillas, meat off the griddle and a salsa that means it are what people cross town for.
  Meat is cooked slowly or fast on the grill, and tortillas are pressed by the hour. Customers add lime, onions and salsa, and eat at the counter.
empanada truck > Order one of each.
  The edge tells you what’s inside, if you know how to read it. People buy one to try and go back to the window for the other two.
  Beef, chicken, cheese or corn: each pocket is sealed by hand and baked or fried to order. They’re easy to carry and easy to share.
arepa bar > Grab a napkin and dig in.
  An arepa is split hot and filled until it barely closes. It’s breakfast, lunch and midnight snack, and most people need both hands.
  Corn dough is shaped by hand and toasted until it’s crisp outside and soft inside. Then come cheese, beans, beef or avocado, as much as fits.
cevicheria > Come for lunch.
  Ceviche starts with this morning’s fish and finishes in minutes, with lime and salt. There’s no stove to hide behind, so the buying matters most.
  Guests look for bright, clean flavors: lime, chili, onion, a bit of sweet potato. It’s best at noon, cold, and shared.
sushi bar > Take a seat at the counter.
  The rice is half of it: warm, seasoned, and pressed just enough to hold. Guests at the counter watch every cut, and they know the difference.
  A chef trains for years to cut and season fish well. Some guests order piece by piece, and some leave the choice to the chef.
ramen shop > Come hungry and don’t be shy about slurping.
  The broth takes most of a day and the bowl is eaten in ten minutes. It’s too hot to wait for and too good to talk over.
  Noodles should be firm, the egg soft, the broth deep. Some people come alone and say nothing, and nobody minds.
izakaya > Order a skewer and see where it goes.
  People come for one drink and a skewer, and then the plates keep landing. The grill is close, the room is loud, and no one orders everything at once.
  After work, people loosen their ties and order grilled skewers, pickles and something cold. It’s food for talking, and another round is easy.
onigiri and bento shop > Pick up lunch on the way.
  Lunch in a box is a small promise: rice, something crisp, something pickled, all in its place. Office workers, students and travelers want it ready and want it fresh.
  Rice balls are filled, pressed and wrapped in seaweed that stays crisp. They’re eaten on trains, at desks and in parks.
chinese restaurant > Bring the family and order for the table.
  The wok is loud, the flame is high and most dishes take two minutes. Families order for the table, and the fish goes to the oldest.
  A big round table, many dishes and someone turning the tray: it’s how families like to eat. Cooks need a very hot wok and quick hands.
dumpling house > Order a basket, then another.
  Somebody folds every one of these by hand, hundreds before noon. The skin should be thin, the soup should stay inside, and the first bite should be careful.
  Pork and chive, shrimp, mushroom and cabbage: regulars know which they want steamed and which they want fried. The dipping sauce is a matter of taste.
thai restaurant > Say how hot you’d like it.
  Sour, sweet, salty, hot: a dish isn’t done until all four are there. Guests say how much heat they can take, and some of them are even right.
  Fresh herbs, lime and fish sauce can’t be faked with a jar. Cooks pound the pastes, adjust the heat and send plates out fast.
vietnamese kitchen > Come in for a bowl.
  A bowl of pho is simmered for hours and finished at the table, with herbs and lime. People come for it when it rains, when they’re sick, and when they’re neither.
  Herbs are washed and stacked, beef is sliced thin, and the broth is already hours old. A roll, a bowl or a crisp baguette makes a quick lunch.
korean barbecue > Bring friends and light the grill.
  The grill is in the middle of the table, so dinner is something everyone does. Meat sizzles, small dishes come around, and the person with the tongs is in charge.
  Marinated beef hits the grill, and everyone waits with lettuce in hand. Kimchi, rice and a dozen little dishes keep the table busy.
indian restaurant > Order extra bread.
  Spices are toasted and ground in an order that matters. Some guests want it mild and some want to be tested, and both want bread hot enough to tear.
  A good curry begins with onions, cooked slowly until they’re brown. Guests order several dishes to share, and the clay oven keeps the bread coming.
kebab shop > Come by, even late.
  Some of the best customers arrive after midnight. They want meat cut from the spit, bread that’s warm and a quick answer to one question: everything on it?
  Meat turns, knives are sharp, and a full wrap takes a minute. Students, night workers and families on the way home all stop here.
lebanese restaurant > Start with the small plates.
  A table fills with small plates before anyone has finished saying hello. Bread comes puffed and hot, and the hummus tells you what kind of kitchen it is.
  Parsley, lemon, garlic and good oil are in almost everything. Meals are meant for sharing, so bring enough people to try it all.
falafel bar > Eat it right away.
  Falafel has to be fried to order: green inside, crisp outside, gone in five minutes. It’s a cheap lunch that vegans and their friends can agree on.
  Chickpeas are soaked overnight, ground with herbs and fried in minutes. With pickles, tahini and hot sauce, it’s a full meal in one hand.
moroccan restaurant > Stay for the tea.
  A tagine cooks low and slow under its lid, and the whole table waits for the moment it’s lifted. Sweet and salt share a pot here, and mint tea ends the evening.
  Cumin, preserved lemon, almonds and dates come together in one clay pot. Guests take their time, and the tea is poured from high up.
ethiopian restaurant > Wash your hands and share a plate.
  Everyone eats from one plate, with bread instead of forks. First-time guests may need a word on how to start, and after that nobody needs anything.
  Stews are cooked long with butter and spice and served on soft, sour bread. Everyone tears off a piece, and sharing comes naturally.
west african kitchen > Come hungry and ready to argue about rice.
  Everyone’s auntie makes the best jollof, so the kitchen has to be ready to argue. Rice should taste of smoke and pepper, and a second helping is expected.
  Stews simmer with tomato, pepper and groundnut, and the rice takes on all of it. Families come after church, and newcomers ask how hot it is.
caribbean kitchen > Come for a plate and bring an appetite.
  Jerk is a marinade, a fire and a lot of patience. Guests come for the heat they grew up with, or for their first taste of it.
  Allspice, thyme and Scotch bonnet go into the marinade the night before. Plates come with rice and plantain, and people go back for seconds.
poke bar > Build your own bowl.
  The bowl is built in front of you, from rice up. Fish has to be cold, cut that day, and worth more of the bowl than the toppings.
  Lunch can be light and still keep you going: rice, fish, seaweed, something crunchy. Each guest puts together a different one.
filipino kitchen > Come and eat.
  Sour, salty, garlicky and sweet all belong on one table, with rice in the middle. For some guests it tastes like Sunday at home; others are just finding out.
  Meat is braised in vinegar and soy until it falls apart, and rice soaks up the sauce. Guests come with cousins, and plates are passed around.
pierogi kitchen > Order a dozen, with extra butter.
  Pierogi are pinched shut by hand and judged by grandmothers. Boiled or fried, they have to be soft, full and served with too much butter.
  Potato and cheese, cabbage and mushroom, or sweet ones with berries. They’re made in big batches, and regulars buy a bag to fry at home.
vegan restaurant > Bring a friend who eats everything.
  Half the table may not be vegan, and they should be asking for seconds, too. It comes down to seasoning, texture and a plate that doesn’t apologize.
  Beans, grains, nuts and vegetables can be as rich as anything. The kitchen has to be inventive, and guests like to know what’s in each dish.
salad bar > Build one the way you like it.
  People want lunch that won’t put them to sleep at three. Leaves have to be crisp, dressings made that day, and the line quick.
  A long row of fresh things, and you choose. It’s quick, it’s colorful, and it’s as light or as filling as you like.
soup bar > Stop by on a cold day.
  Soup is for rain, colds and short lunch breaks. It has to be hot to the bottom of the cup and thick enough to call a meal.
  Two or three good soups a day are enough if they’re made from scratch. Office workers come in from the cold and are back at their desks in fifteen minutes.
seafood restaurant > Ask what came in today.
  The menu depends on the boats, so the board changes and the servers have to know it. Guests want to hear what came in and how it’s best cooked.
  A fresh fish needs little: salt, heat and lemon. Guests share oysters first, ask about the catch and leave the bones clean.
lobster shack > Grab a bib and a bench.
  Paper plates, a bib and a view of the water if you’re lucky. The roll should be mostly lobster, and nobody should need a knife and fork.
  In season, the pots are pulled in the morning and the line starts at noon. Some like it cold with mayo, others warm with butter.
catering company > Tell us the date and the head count.
  A host has one evening and a hundred guests, and can’t be in the kitchen. Somebody has to count plates, keep things hot, know who can’t eat nuts, and leave the sink clean.
  What worries people most is running out. Good catering is planned on paper, from the number of forks to the last tray, so that the host can sit down and eat.
private chef > Tell us what you love to eat.
  Dinner at home is better when the host isn’t the one at the stove. A good one begins with questions about tastes and allergies and ends with a clean kitchen.
  Some hosts want a tasting menu, and others want their children fed while they talk. Shopping, cooking and serving are taken care of, in the host’s own kitchen.
meal prep kitchen > Pick your meals for the week.
  Plenty of people eat well on Monday and give up by Wednesday. Meals that are cooked, weighed and labeled take the decision out of a tired evening.
  Athletes count protein, parents count minutes, and both want food that tastes of something. It keeps for a few days and heats up in five minutes.
restaurant > Book a table and bring someone along.
  Guests bring birthdays, first dates and ordinary Thursdays. The kitchen sees only the plates, so every one of them has to be right, for the table of ten and the table of one.
  A night out is a babysitter, a parking spot and a bit of hope. What people pay for is food they couldn’t make at home and an evening when someone else clears up.
southern and cajun kitchen > Come hungry, and save room for cornbread.
  The roux is stirred until it’s the color of a penny, and nobody walks away from it. Guests come hungry, pass the hot sauce, and take the cornbread home.
  Okra, andouille, catfish, greens: these dishes take time and a heavy pot. People eat them slowly and talk a lot.
`);
