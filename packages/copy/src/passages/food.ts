import { passagesOf } from './passage-list.ts';

/** Bakeries, cafés and bars, and makers and growers of food. */
export const food = passagesOf(`
coffee shop > Come in and take a minute.
  Some people want a cup to carry and some want a table for an hour. Both notice the same things: how the milk is steamed, how long the line is, and whether anyone looks up to say hello.
  The first coffee of the day is a habit, and habits are hard to please. It has to taste the way it did yesterday, arrive before the bus does, and cost what the sign says.
coffee cart > Grab a cup on the way.
  A cart has to win people over in the time it takes to walk past. The machine is small, the menu is short, and there’s nowhere to hide a bad espresso.
  Cold mornings, train platforms, wedding lawns: this is coffee that goes where the people are. What they want is a hot cup, a quick hand and exact change.
tea house > Sit down and let it steep.
  Tea is made at its own speed, and so is the afternoon that goes with it. Guests come to sit down, pour a second cup and stop checking the time.
  Some guests know the leaf they want, and others just want something warm that isn’t coffee. A good tea room can help both, and it never rushes the pot.
chai stall > Stop for a hot cup.
  Chai is boiled, not brewed: milk, tea, sugar and spice in one pan until the color is right. People drink it standing up, next to whoever was behind them in line.
  Everyone’s chai is a little different: more ginger, less sugar, a bit of cardamom. What people share is the pause in the middle of the afternoon.
bubble tea shop > Pick your tea and your toppings.
  Half the fun is the order itself: which tea, how sweet, how much ice, what goes in the bottom. Then comes the wide straw, and nobody talks for a minute.
  Some customers have a favorite they never change, and others work their way through the board. Either way, the pearls should be soft in the middle and cooked that day.
brunch cafe > Sleep in, then come hungry.
  Brunch is for people who slept late and have nowhere to be. They want their eggs done the way they asked, coffee that’s refilled before they look for it, and time to finish the story.
  Friends who haven’t met in weeks need a table and no hurry. The coffee comes first, the pancakes go in the middle, and somebody always orders for the table.
juice bar > Pick a juice for the road.
  A juice is only as good as the fruit that went in, and there’s nothing to cover it up. People stop by after a run, before work, or when lunch was a mistake.
  Pressing takes a lot of fruit for one small bottle, which is why it’s sold fresh. Customers like to see what goes in and to leave out what they don’t like.
smoothie bar > Take one to go.
  A smoothie is lunch for people who have ten minutes. It has to fill them up, taste like the fruit on the board and fit in a cup holder.
  Frozen fruit, something creamy, a handful of spinach if you’re feeling brave. It’s made in a minute, in front of you, and there’s nothing to chew.
cat cafe > Come and meet the cats.
  Plenty of people miss having a cat, or can’t have one where they live. In a room like this, the cats decide who gets visited, and everybody else drinks coffee.
  Cats sleep on the shelves, under the chairs and sometimes on a guest. Visitors come to relax, children learn to be gentle, and a shy cat may take an hour to say hello.
shisha lounge > Bring friends and take your time.
  An evening here isn’t rushed. Friends share a table, tea goes around, and the talk lasts longer than anyone planned.
  Guests choose a flavor, order tea and lean back. It’s a place to talk, with music that’s low enough to hear each other.
bakery > Come while it’s still warm.
  The work starts while the street is asleep, so that bread is on the shelf when people leave for work. Most customers buy the same thing each week, and they can tell when the oven had a bad day.
  Bread is flour, water, salt and time, so the baker’s hands make the difference. A good loaf still tastes like something on day two, as toast.
sourdough bakery > Take a loaf home and slice it thick.
  A starter has to be fed every day, holidays too, and the dough takes a night to rise. What comes out has a dark crust, a sour note and a crumb that holds butter.
  Sourdough takes about two days from flour to loaf, and no one can speed it up. Customers get a crust that crackles and bread that keeps all week.
patisserie > Point at the one you want.
  People point before they speak. A tart has to look sharp behind the glass, travel well in its box, and be worth the fork when it gets home.
  Layers of butter and dough, a glaze without a bubble, cream that’s just set: this work is measured in grams. People buy it for guests, for Sundays or because it’s pretty.
cake studio > Bring the date and a picture.
  A cake is usually the center of somebody’s day: a wedding, a sixtieth, a first birthday. It has to look like the drawing, feed the number of guests and survive the drive.
  Most orders begin with a picture on a phone and a date. The rest is talk about flavors, tiers and how to cut the thing once everyone has taken a photo.
cupcake shop > Fill a box for the whole table.
  Cupcakes settle arguments, because everyone gets their own. They go to offices, classrooms and parties, and the box is usually empty before the speeches are over.
  The cake has to be soft and the frosting not too sweet. Parents order a few dozen for a birthday, and grown-ups buy one and eat it on the bench outside.
doughnut shop > Get there before the box is empty.
  Donuts are best within hours, which is why the line forms early. One is for now, one is for later, and the dozen is for being popular at work.
  The dough rises overnight, and frying starts before sunrise. By eight there’s a full tray, by noon mostly the plain ones, and regulars know when to come.
cookie bakery > Take one, or take a dozen.
  Crisp or chewy is a serious question. Whichever side people are on, they want real butter, plenty of chocolate and a cookie that doesn’t taste of the box.
  Cookies are simple to make and easy to get wrong by a minute. People want crisp edges, a soft middle, and enough for the office.
bagel shop > Order it the way you like it.
  A bagel that hasn’t been boiled is just round bread. People have an order they’ve had for years, and the counter should be able to make it before they’ve found their card.
  Mornings are the busy time: plain with cream cheese, everything with lox, one to go and six for the family. The crust has to be shiny and the inside chewy.
pretzel bakery > Eat it while it’s warm.
  The twist is quick, the lye bath is not, and the salt goes on last. Pretzels are food for walking, for ball games and for the ride home.
  A fresh pretzel is dark outside and soft inside, with salt that crunches. It needs mustard, maybe, and nothing else.
pie shop > Have a slice, or take a whole one.
  Pie people look at the crust first. It should be flaky at the edge, dry underneath and strong enough to hold a slice together on its way to the plate.
  Apple in the fall, cherry in summer, something savory when it rains. People order whole pies for holidays and come in for a slice when there’s nothing to celebrate.
creperie > Sweet or savory, it’s up to you.
  The batter rests, the plate is hot, and everything after that takes a minute. Guests watch their own being made, which is part of why they come.
  Lemon and sugar for one, ham and cheese for another, and nobody has to agree. A thin crêpe with crisp edges is quick to eat and takes years to get right.
waffle house > Pull up a chair and order one.
  Waffles don’t keep, so each one is made when somebody asks. People come hungry: early, late, or after a long night.
  The outside should crunch and the inside should be light. Some guests want syrup, some want chicken on top, and children want all the whipped cream.
ice cream parlour > Try two, then choose.
  Nobody is in a bad mood in this line. The hard part is the choice, so a sample spoon helps, and so does a cone that lasts to the corner.
  Grandparents choose vanilla, kids choose blue, and couples share. Good ice cream is made from real cream and fruit, and it melts like it.
gelateria > Have a cone on the way home.
  Gelato is churned slowly and served a little warmer than ice cream, so flavors come through fast. Pistachio is the one that gives a shop away: people who know start there.
  On warm evenings, half the neighborhood walks by for a cone. Flavors should follow the season, and gelato is best on the day it’s made.
frozen yoghurt bar > Grab a cup and start swirling.
  The cup is yours to fill, which is either freedom or trouble. Kids go for the toppings, adults say they won’t, and then they do.
  It’s tart, cold and lighter than ice cream, at least before the toppings. Friends come after school or after dinner and pay by weight.
popsicle maker > Eat it before it melts.
  A popsicle is fruit, sugar and a stick, with ten minutes to eat it. Markets, pools and block parties are where it does its best work.
  Mango, lime, strawberry, or coffee for the grown-ups. Real fruit makes them icy and bright, and kids end up with sticky hands.
chocolatier > Buy a box, and keep one back.
  Chocolate is fussy about heat and patient about everything else. People buy it to say thank you, to say sorry, or to eat alone in the car.
  Chocolate is melted, cooled and stirred until it snaps and shines. A filled one takes several days to make, and it’s eaten in seconds.
sweet maker > Take home a bag.
  Candy is boiled to the degree and pulled while it’s hot. Grown-ups come for a taste they remember, and children come for the color.
  Sugar, a copper pot and a thermometer: the craft hasn’t changed much. People watch the slab being cut and always hope for a warm piece.
churro stand > Get them while they’re hot.
  Churros are worth eating for about five minutes after they leave the oil. They should be fried when somebody orders, rolled in sugar and handed over almost too hot to bite.
  The line moves with the fryer, a batch at a time. Kids want extra sugar, and parents want napkins.
dessert bar > Start with dessert, for once.
  This is for people who read the last page of the menu first. They come after dinner, after the movies, or instead of both.
  Guests sit at the counter and watch a plate come together. It may be chocolate, fruit or something with smoke, and coffee goes with all of it.
beer garden > Find a bench and make some friends.
  Long tables mean you sit with strangers and leave with their names. All it takes is shade, a cold glass and something salty.
  When the sun is out, tables fill up with families, coworkers and dogs. Beer comes in big glasses, and nobody minds if you bring the kids.
gastropub > Come for a pint, stay for supper.
  It should be easy to come in for a pint and easy to stay for supper. The beer is kept well, the plates are cooked properly, and no one minds which you came for.
  A good pub menu changes with the season and still has something fried on it. Friends meet at the bar and often end up at a table.
sports bar > Get there before kickoff.
  On game day, people want three things: a clear view, a cold beer and food that arrives before the second half. On other days, they want to talk about the game.
  Fans of both teams end up in the same room, and that’s half the fun. They want a screen in sight, the sound on and a seat before the first whistle.
wine bar > Pull up a stool and ask for a taste.
  Most people know what they like and not what it’s called. A wine bar can start from there, pour a taste and let the glass do the explaining.
  A glass of something new costs less than a bottle of the wrong thing. Guests sit at the bar, try two or three, and order cheese.
cocktail bar > Name a spirit or a mood.
  A drink like this is measured, stirred or shaken, and made while you watch. Guests name a spirit or a mood, and the bartender does the rest.
  Fresh juice, good ice and a steady hand make the difference. Some guests order the classic, and some want to be surprised, with or without alcohol.
nightclub > See you on the floor.
  The week ends on the dance floor. Sound has to be good, the door has to be fair, and everyone should get home safe.
  People dress up, meet friends and leave the week behind. What they need is music they can feel, cold drinks and enough room to move.
mezcal bar > Sip it slowly.
  Mezcal is meant to be sipped, and each bottle tastes of a place and a maker. Newcomers usually expect fire and are surprised by fruit, earth and smoke.
  The agave is roasted in a pit, crushed and distilled, often in small villages. Guests drink it with orange and salt and ask where it’s from.
coffee roaster > Take a bag home and taste it.
  Green beans turn brown in minutes, and a few seconds too many can spoil a batch. So roasters taste all day: to find what a bean can do, and to keep it the same next week.
  Coffee changes from harvest to harvest and from roast to roast. People who buy by the bag want to know where it comes from, when it was roasted and how to brew it at home.
whisky distillery > Pour a little and give it time.
  Whisky is made by waiting. The still takes a day, the cask takes years, and what people taste in the end is mostly patience and wood.
  Barley, water and yeast go in, and the wood does the rest over the years. Visitors like to nose a glass, hear about the casks and compare two.
gin distillery > Try it neat before you add the tonic.
  Gin starts with juniper, and after that every distiller chooses a different path. The recipe is a list of plants, and the skill is knowing when each has given enough.
  Citrus peel, coriander, roots and berries are steeped, then distilled in small runs. Drinkers find theirs by trying it with and without tonic.
craft brewery > Ask what’s on tap.
  Grain, water, hops and yeast leave room for endless arguments. Some drinkers want something they know, and some ask what’s new before they’ve sat down.
  Brewing day is hot, heavy work, and then the tanks need weeks. People come for a fresh pint, a chat about hops and a few cans to take home.
cidery > Have a glass and taste the fall.
  Good cider starts with apples nobody would eat: sharp, bitter, hard as wood. They’re picked in fall, pressed once and left alone through the winter.
  Some ciders are bone-dry and some are sweet, and the apple decides. They go with pork, cheese or a warm evening.
winery > Open a bottle with people you like.
  A year of weather ends up in every bottle, whether it was kind or not. The work is mostly in the rows, and in the cellar, the job is to leave it alone.
  Visitors walk between the vines, taste a few wines and ask what to keep. Every year is different, and the label tells which one it was.
kombucha brewery > Try it cold.
  Sweet tea goes in, a culture gets to work, and a week or two later it’s sharp and fizzy. People drink it instead of soda, or instead of beer, and want to know how sweet it is.
  Tea, sugar and time make it tart and lightly fizzy. People drink it cold with lunch, and flavors like ginger or berry keep it interesting.
craft soda maker > Open one on a hot day.
  Most people last had a good soda as a child. Real ginger, real fruit and less sugar can make a grown-up drink, even without the gin.
  Ginger, citrus and spices are boiled into syrup and topped up with bubbles. Kids like it sweet, and bars like it for mixing.
spring water company > Pour a glass and taste it.
  Plain water is harder to choose than it looks. What people ask is where it rises, what’s in it and what the bottle is made of.
  Spring water comes out of the ground cold and clear, and the less that’s done to it, the better. Restaurants, offices and homes want it still or sparkling.
meadery > Start with a dry one.
  Honey, water and yeast make one of the oldest drinks there is. Most people expect it to be sweet, and the first dry glass is a surprise.
  Mead can be dry like wine, sparkling like cider or sweet like dessert. Beekeepers, history fans and the simply curious all ask for a taste.
fresh pasta maker > Put the water on.
  Fresh pasta cooks in three minutes and shows at once how it was made. Flour and eggs are easy to buy; a sheet that’s thin, even and a little rough takes practice.
  Ravioli, tagliatelle and sheets for a lasagna are best on the day they’re made. Home cooks need only butter, sage and a big pot.
honey farm > Taste it from the spoon.
  What’s in the jar depends on what was in bloom. Bees do the gathering, and the keeper’s part is to leave them enough and bottle the rest as it is.
  Spring honey is light, late summer honey is dark, and every field tastes different. Some like it on toast, some in tea, and some straight from the comb.
jam maker > Put it on good bread.
  Fruit has a few good days, and then it’s jam or compost. It’s cooked fast to keep its color, and it should still taste of the thing on the label.
  Strawberries in June, plums in September: the calendar writes the list. A short boil keeps the flavor, and a good lid keeps it for winter.
hot sauce maker > Try it on your eggs.
  Heat is easy; flavor is the work. People put a good sauce on eggs, tacos and leftovers, and they notice the day the bottle is empty.
  Peppers are grown, fermented and blended until heat and taste are in balance. Fans collect bottles, and beginners start with the mild one.
pickle maker > Open the jar and listen for the snap.
  A pickle should snap. Salt, vinegar, spice and time decide how it does, and people who like them know exactly how sour they want it.
  Cucumbers are only the beginning: beets, beans, onions and cabbage like brine as well. A jar turns a sandwich into lunch.
olive oil press > Pour some on warm bread.
  Olives have to reach the press within hours of picking. Fresh oil is green, bitter and peppery enough to make people cough, which is how they know.
  Oil loses its edge with light and time, so it’s bottled dark and sold by harvest. Cooks use one for the pan and keep the best for the plate.
cheese maker > Cut a piece and let it come to room temperature.
  Milk changes with the season, and cheese remembers it. Most of the work is turning, washing and waiting, and the last part is knowing which wheel is ready.
  Fresh cheese is ready in days, and a hard wheel needs many months. Visitors can smell the cellar, taste two ages of one cheese and tell them apart.
charcuterie maker > Ask for a slice to taste.
  Salt, air and months do what no machine can. Customers taste a slice before they decide, and the slicer should be ready for that.
  Good meat, salt, pepper and a cool, dry room: the list is short. It’s cut thin and eaten with bread, pickles and people.
salt works > Keep a bowl of it by the stove.
  Seawater, sun and wind leave behind flakes that cooks pinch with their fingers. It’s the last thing to go on a dish and the first thing missed.
  Coarse for the grinder, flakes for the table, smoked for the grill. A small box lasts for months, and it makes a tomato taste like one.
granola maker > Pour a bowl and add milk.
  Breakfast is eaten half awake, so it had better be good without thinking. Oats, nuts and a little sweetness are baked until they clump, and the clumps go first.
  Oats are tossed with nuts, seeds and honey and toasted in trays. People eat it with yogurt, on a hike or out of the bag.
nut roaster > Open a bag and try to stop.
  Raw nuts are fine, but heat makes them a snack. The roast has to stop at the right second, and the salt has to stick.
  Almonds, cashews and hazelnuts are roasted in small lots and salted while they’re hot. They go to bars, bakers and people who snack at their desk.
potato chip maker > Open the bag and pass it around.
  A chip is potato, oil and salt, so each one matters. It should be thin enough to shatter and good enough that sharing is a decision.
  Potatoes are sliced, rinsed and fried a batch at a time, so no bag is quite like the next. Salt is enough, but vinegar has its fans.
popcorn maker > Grab a big handful.
  Popcorn is loud, light and gone before the trailers end. It has to be crisp to the bottom of the bag, and the salt has to reach there too.
  Butter, salt, caramel or cheese: everyone in the family wants a different one. It’s popped fresh, and the smell brings people in.
flour mill > Bake something this weekend.
  Bakers know their flour by feel, and they notice when the harvest changes. A mill has to clean, grind and test, so that dough behaves the same on Monday as on Friday.
  Whole grain, white, rye or spelt: each one asks for its own stones and sieve. Home bakers buy a bag and ask what to do with it.
fish smokehouse > Put some on rye with a little butter.
  Fish is salted, hung and smoked until it’s firm and gold. Some want it hot from the oven and flaking, others cold and cut thin enough to read through.
  The wood matters, and so do the hours: beech, oak or alder, cold or hot. People take home a side for the holidays or a slice for tonight.
baby food maker > Taste it yourself first.
  Parents read this label more closely than any other. They want a short list of ingredients, a texture that suits the age and nothing they’d have to look up.
  A first spoon of carrot is a big event at home. Food for babies has to be smooth, unsalted and made from things with names.
maple sugar shack > Make pancakes.
  It takes some forty gallons of sap to boil down one of syrup. The season lasts a few weeks, when nights freeze and days thaw, and then it’s pancakes all year.
  Steam rises from the pan, and the whole house smells sweet. Families come to see it boil, taste it on snow and buy a jug.
oyster farm > Have half a dozen and a squeeze of lemon.
  Oysters taste of the water they grew in, so every bay has its own. They take years to grow, seconds to open, and they should smell only of the sea.
  Oysters are turned, sorted and washed again and again before they’re ready. Restaurants want them even and clean, and visitors want to learn to open one.
dairy farm > Drink a glass of it cold.
  Cows are milked twice a day, whatever the date. People who buy close to the source want to taste grass in the butter and know who did the milking.
  Grass, clean barns and calm cows make good milk. Some of it becomes butter or yogurt, and neighbors buy it while it’s fresh.
goat farm > Come and meet the goats.
  Goats are clever, stubborn and early risers, which sets the tone of the day. Their milk makes fresh, tangy cheese that even doubters try twice.
  Kids are born in spring, and the milk runs until winter. Visitors want to pet them, and they end up buying cheese.
egg farm > Fry one and see.
  People have started to ask how hens live, and the yolk gives an answer. Fresh eggs stand tall in the pan and need very little else.
  Hens need room, shade and someone who closes the door at night. Families buy a dozen at a time and bring the boxes back.
cattle ranch > Ask how it was raised.
  Raising beef takes a couple of years, good grass and somebody who walks the fence line. Buyers want to know how the animal lived, and they can taste it.
  The days are fences, water, hay and weather. Families who buy a quarter or a half want to fill a freezer with meat they know.
mushroom farm > Cook them in butter, today.
  Mushrooms double in size overnight, so there’s picking to do every morning. Cooks want them firm, dry and still smelling of the woods.
  They grow on straw or oak, in damp rooms that smell of earth. Oyster, shiitake or lion’s mane are picked to order and bruise easily, so they don’t travel far.
urban microgreens farm > Put a handful on anything.
  A tray goes from seed to plate in about two weeks, under lights, often close to the kitchen it’s for. Chefs buy it for color, and home cooks buy it because it’s alive.
  Radish, pea shoots, basil: they’re small, strong in flavor and ready all year. A handful turns a plate of eggs into something.
orchard > Bring a basket in the fall.
  Trees planted now will feed somebody’s grandchildren. In the meantime there’s pruning in winter, worrying in spring and picking in fall, and fruit that didn’t travel far.
  Each kind ripens in its week: the early ones for eating, the late ones for keeping. Families come to pick and go home with more than they planned.
vegetable farm > See what’s ready this week.
  What’s on the table follows what’s in the ground: greens in spring, tomatoes in August, roots when it’s cold. People come for the taste and stay for the recipes they swap.
  Weeding, watering and carrying take up most of the day. The reward is a crate that was in the ground that morning, and people who know what to do with kohlrabi.
fishing fleet > Ask which boat it came from.
  Boats leave in the dark and sell by noon. Cooks want to know which boat, which day and which net, because with fish that’s most of the quality.
  The sea decides, and the price changes with it. Restaurants call in the morning, and home cooks ask for whatever is plentiful.
`);
