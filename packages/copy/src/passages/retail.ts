import { passagesOf } from './passage-list.ts';

/** Shops for food, presents and hobbies. */
export const retail = passagesOf(`
butcher > Ask for a cut, or ask for an idea.
  People come in with a plan for dinner, or with none at all. A butcher can name the cut for either, trim it, tie it, and say how long it needs in the oven.
  Good meat begins with knowing where it was raised and ends with a sharp knife. In between, there’s a conversation: how many people, how much time, what kind of pan.
fishmonger > Ask what’s good today.
  Clear eyes, red gills, a smell of nothing but the sea: that’s how people learn to buy fish. The rest they can ask, and somebody behind the ice should know the answer.
  Most people are happy to cook fish if somebody takes out the bones. It’s cleaned and cut while they wait, with a word on the time it takes in the pan.
cheesemonger > Taste before you choose.
  Cheese is bought by tasting. People come for one they know and leave with two they don’t, cut to order and wrapped so that it can breathe.
  A board for six, something mild for the children, a hard one for the pasta. It’s easier with a taste of each and someone who knows what’s ripe this week.
greengrocer > Bring a bag and see what’s in season.
  The tomato that’s right for tonight is wrong for Thursday, so it helps to ask. Customers come for what’s in season and carry home more than was on the list.
  Peaches that smell, beans that snap, a lettuce with some dirt on it: good produce is easy to recognize. What’s plentiful is cheap, and it’s usually what tastes best.
delicatessen > Point, taste and take some home.
  Lunch, a picnic and the whole of a lazy dinner can be had across one counter. People point, taste and say “a little more than that.”
  Salami is sliced to order, olives are scooped, and salads should be from this morning. Regulars don’t even have to say their order.
convenience store > Stop in on the way home.
  People come in for the one thing they forgot. It should be there, it should be near the door, and the whole visit should take two minutes.
  Early, late or on a holiday, somebody needs milk, batteries or a hot coffee. A short walk and a friendly nod are the reason they don’t drive to the big one.
grocery store > Bring your list.
  This is a weekly chore for most people, so it should be an easy one. They want fresh things fresh, prices they can read and a line that moves.
  Parents shop with one eye on the list and one on the cart. Wide aisles, ripe fruit and a quick checkout mean that everyone gets home in time.
health food shop > Ask before you buy.
  Some shoppers have a doctor’s list, some have a recipe, and some read about something on the bus. They need plain answers about what a thing does and what it doesn’t.
  Gluten-free flour, oat milk, a tea for the throat: people come with something specific in mind. They read ingredients, and they’d like to talk to someone who does, too.
refill shop > Bring your empty jars.
  Bring a jar, weigh it, fill it, pay for what’s inside. It saves a bin full of packaging a week, and it lets people buy two spoons of something they only need once.
  Rice, oats, shampoo, dish soap: it all goes into what you brought. It feels slow the first time and normal the third.
spice shop > Bring the recipe and follow your nose.
  Ground spices fade in months, and most kitchens have some from another decade. A fresh jar changes the same old recipe, and a short word on toasting it helps more.
  Whole seeds keep their scent, and blends save time on a weeknight. Customers open a tin, sneeze, and ask what goes with lamb.
tea shop > Smell a few and pick one.
  People know whether they want to wake up or wind down. From there it’s a matter of smelling a few tins, hearing how hot and how long, and taking home a small bag.
  Green tea wants cooler water, black tea can take the boil, and herbs need ten minutes. Someone at the counter explains that once, and the cup at home is a different one.
wine shop > Say what’s for dinner.
  Most customers have a dinner and a budget, not a grape in mind. It helps to be asked what’s for dinner, and to hear about a bottle in words that aren’t on the label.
  There’s a bottle for pizza night and one for the in-laws. A few questions about taste and price get people there faster than a wall of labels.
bottle shop > Say what you like, and go from there.
  One customer wants the beer they always get, and the next has a dinner party in an hour. Both should walk out with something good to open and a reason to have picked it.
  Shelves of labels don’t say much about taste. It’s easier to start from a beer or a wine you liked, and to hear what comes close.
sweet shop > Pick a jar and fill a bag.
  Children need to see the jars at eye level, and adults need to be reminded what these were called. A quarter pound in a paper bag is still the right amount.
  Licorice, sour drops, fudge and everything you’d forgotten. Everybody gets to be eight again for a moment, and it costs less than a coffee.
farm shop > See what came in this morning.
  What’s sold here was growing close by, often that week. It means that some things run out, others pile up, and shoppers cook what the field decides.
  Fresh eggs, potatoes with soil on them, beans picked that morning: food doesn’t get much closer. People plan dinner around what’s there, and children like to see where it comes from.
asian grocery > Bring the recipe along.
  For some customers it’s the taste of home; for others it’s step three of a recipe. Both need to find the right bottle among twelve that look alike.
  Fresh noodles, young ginger, the good soy sauce: some things just aren’t at the supermarket. Shoppers trade recipes in the aisle.
world food shop > Ask for the thing you can’t find anywhere else.
  There are dishes you can’t cook without one certain leaf, paste or grain. People come a long way for it, and they’re happy to tell you how their mother used it.
  Plantains, dried limes, flatbread, the right kind of rice: some recipes can’t do without. For anyone far from home, an hour here tastes like a holiday, and cooks with a new book need it as well.
flower farm > Come and pick a bunch.
  Flowers cut in the morning and sold the same day last longer in the vase. There are tulips when it’s time for tulips, and the rest of the year it’s something else.
  Rows are planted so that something blooms from April to frost. Brides come for buckets, and neighbors come for a bunch by the door.
jeweller > Take your time choosing.
  Jewelry is mostly bought at big moments, by people who do it once or twice in a lifetime. They need time, plain words about stones and metal, and no one hovering.
  A ring is small, costs a lot and gets worn every day. People want to know what it’s made of, whether it can be resized, and who will mend it in ten years.
watchmaker > Bring in the one that stopped.
  A watch is a machine that people wear, pass on and get attached to. Some bring one in their pocket that stopped years ago and ask if it can run again.
  Inside are a hundred parts, some as fine as a hair. A clean, a drop of oil and a new seal can give an old one another twenty years.
florist > Say who they’re for.
  Flowers say what people find hard to say: congratulations, I’m sorry, come home. Most buyers know the occasion and the budget, and they leave the rest to somebody with an eye.
  Stems are cut, cleaned and put in water long before the door opens. What a customer sees is the last minute of it: a few questions, a turn of the wrist, paper and string.
houseplant shop > Tell us about your window.
  Everyone has killed a plant and feels bad about it. The right one depends on the window, the watering and the cat, and a little honesty about all three.
  A plant makes a room feel lived in. Beginners need something tough, collectors need something rare, and everyone could use a pot with a hole in it.
christmas shop > Find the one for this year.
  People who love Christmas don’t wait for December. They come for the one ornament of the year, and they can tell you where each of the others came from.
  Glass balls or straw stars? Families come in together, disagree about tinsel and look for the angel for the top.
party supply shop > Bring the guest list.
  Parties are planned late, and usually by the person with the least time. It helps to find the plates, the candles and the right number balloon in one trip.
  A theme, a number and a weekend are enough to start with. Cups, candles, banners and balloons go in one bag, and the stress gets smaller.
fireworks shop > Ask first, then light up the sky.
  Half a minute of light is worth asking a few questions first: how high, how loud, how far to stand back. It takes level ground, a plan and a bucket of water.
  The loud ones, the pretty ones, and sparklers for the kids. Good advice covers the order to light them in and where to stand.
stationery shop > Try a pen on real paper.
  Good paper makes people want to write, and a good pen makes them keep going. Customers try the nib, feel the cover and find a reason to start a new notebook.
  Letters are rare now, so a good one gets noticed. People buy paper for a thank-you, a planner for a new year, or ink in a color that’s theirs.
fountain pen shop > Sit down and write a line.
  A nib has to suit the hand that holds it, so people need to sit down and write. Ink takes longer to choose than the pen, and nobody minds.
  Some buy their first pen for school, some for a signature, and some own forty. A fine nib or a broad one is a question of handwriting, and that can be tried out.
gift shop > Say who it’s for.
  People come in with a name, a date and no idea. It helps if things can be picked up, prices can be seen, and somebody asks what the person is like.
  A candle for the hostess, something silly for a friend, something useful for a father who has everything. It gets wrapped, and the hard part is over.
souvenir shop > Take a piece of the trip home.
  A trip ends up on a shelf or a fridge at home. What visitors want is something small, something from here, and something that survives the suitcase.
  Not every visitor wants a magnet. A print, a bit of local craft or a postcard with a real stamp can hold on to a good day.
greeting card shop > Find the one that says it.
  Finding a card that says it, without saying too much, can take a while. The good ones get kept in a drawer for years.
  Birthdays come every year, and so do weddings, babies and hard weeks. The right words are sometimes funny and sometimes very few.
candle maker > Light one and sit down.
  Wax, wick and scent have to agree, or a candle smokes, drowns or smells of nothing. It takes a lot of test burns before one is worth lighting on a bad day.
  Soy or beeswax, cotton wick, one scent that doesn’t take over the room: a good candle is a few right choices. Poured too hot or cooled too fast, it cracks.
soap maker > Pick it up and smell it.
  A bar of soap cures for weeks before it’s ready. People with fussy skin read the list of oils, and everyone else picks it up and smells it.
  Olive oil or coconut, scented or plain: people with fussy skin want to know. A good bar lathers well, lasts for weeks and leaves the skin soft.
perfumery > Try one on your wrist and take a walk.
  A scent changes on the skin, so the first spray decides nothing. Customers need a strip of paper, then their own wrist, then a walk around the block.
  Some want to be noticed, and some want a scent that only they can smell. It takes patience, coffee beans between tries and no one pushing.
cosmetics shop > Try it in daylight.
  Light in a store lies, so a shade has to be tried and taken to the window. People like to be shown how, and they like to be told when they don’t need a thing.
  There’s too much of everything, so people end up with a full drawer. A few good basics and a shade that’s really theirs are a better start.
herbal apothecary > Ask what’s in it and how to use it.
  People have made teas and balms from plants for as long as there have been kitchens. They still need to hear how much, how often, and when to see a doctor instead.
  Dried flowers, roots and seeds each have their use. A mixture should be weighed, labeled and explained, whether it’s for a sore throat or a restless night.
crystal shop > Hold one up to the light.
  Some people collect them for the color, some for the geology and some for the meaning. Everyone ends up holding one to the light.
  Amethyst, quartz or a slice of agate: everyone has a favorite. Children love the shiny ones, collectors look for where they were found, and many just take the one that feels right.
christian gift shop > Find something for a special day.
  A baptism, a first communion, a hard year: these ask for a gift with meaning. People often come for someone else and find a line they needed themselves.
  A card for a godchild, a cross for a new home, a Bible with large print: such gifts mark a moment. People like to be helped by somebody who knows what it means.
islamic gift shop > Find something for the whole family.
  Eid, a wedding, a new home or a child’s first Quran all call for something to give. Families want it beautiful, correct and easy to wrap.
  A prayer rug for a new convert, a framed verse for the hallway, something sweet for Eid: gifts like these stay in a home or a heart for years. People look for good work and correct lettering.
pooja store > Come before the festival.
  Festivals come around whether or not the kitchen is ready. Families look for the right oil, flowers and lamps, and for somebody who knows which day needs what.
  A lamp, camphor, kumkum, fresh garlands: a ritual needs all its parts. Elders know the list by heart, and young couples can ask.
plant nursery > Measure the spot and bring a photo.
  A plant is small when it’s sold and may outlive the buyer’s mortgage. So the questions come first: sun or shade, sand or clay, how wide, how tall.
  Young trees, hedges and perennials need a good start before they’re moved. A hole twice as wide and plenty of water are half of the secret.
garden centre > Come in before the weekend rush.
  Spring brings everyone through the gate in the same two weekends. They want plants that will live, and a straight answer about soil, frost and the spot behind the garage.
  Seeds, soil, a better spade, and something already in bloom because patience has limits: a spring list is never short. Beginners and old hands stand at the same bench and compare notes.
dog supplies > Bring the dog.
  Dogs chew, roll, pull and grow, and the gear has to keep up. Owners bring the dog along to try things on, and the dog has opinions.
  A harness that fits, a bed that can be washed, a toy that lasts longer than a day: it all depends on the breed, the age and the jaw. Good advice can save a few pairs of shoes.
cat supplies > Ask what other cats like.
  A cat will ignore the bed and sleep in the box it came in. Owners know this and still hope, so it helps to hear what other cats have put up with.
  Whatever you buy, it’s the cat who decides, so advice from other owners is gold. A scratching post, for one, should be tall, heavy and close to the sofa.
pet shop > Tell us who’s at home.
  Every animal comes with questions about food, space and noise at night. Beginners need a list they can trust, and old hands need the usual bag kept in stock.
  A first hamster teaches a child a lot about getting up early. Good advice starts before the animal moves in, with the cage, the food and who’s going to clean it.
aquarium shop > Bring a sample of your water.
  Fish can’t say what’s wrong, so people bring in a jar of water instead. A good tank starts with patience: water first, plants next, fish last.
  A tank is a small lake in the living room. Which fish get along, how many are too many and why the glass goes green can all be explained.
saddlery and tack shop > Bring your measurements, and the horse’s.
  A saddle has to fit two backs at once. Riders come for a girth, a hoof pick, the third pair of gloves, and for advice on a bit.
  Boots, pads, bits and blankets take wear every day, in mud and rain. Riders want gear that’s safe and lasts, and a helmet that really fits.
bird and wildlife shop > Ask who’s at your feeder.
  It begins with one feeder by the kitchen window. Then people want to know who the small yellow one is, what it eats, and how to stop the squirrel.
  Sunflower hearts for finches, suet in winter, a nest box with the right size of hole: it’s a hobby that grows. People start with seed and end up with binoculars.
trading card and game shop > Pull up a chair and play.
  The sealed pack is hope, and the table in the back is where it gets tested. New players need somebody to explain the rules twice and deal again.
  Some players come for tournaments, and some come with a ten-year-old who just got a first pack. Both need a table, fair rules and somebody with time to teach.
video game shop > Ask what’s worth playing.
  Some come on release day and some for a console older than they are. Everyone likes to talk to a person who has finished the thing.
  Half the fun is finding a game you once traded away. Parents ask what’s right for a nine-year-old, and they should get a real answer.
toy shop > Tell us how old they are.
  The toys that last are the ones that leave something to do. Grandparents need a hint for a six-year-old, and six-year-olds need to touch everything first.
  A child’s birthday comes with a short list and a long aisle. What helps is knowing the age, the size of the apartment and how much noise the parents can stand.
  Blocks, puppets, puzzles, a train that goes through a tunnel: good toys get used for years, by more than one child. Batteries are rarely what makes them good.
model train shop > Come and see what’s running.
  A layout is never finished, and that’s the point. People come for one missing signal and stay to talk about a line that closed before they were born.
  Track, signals, tiny trees, and an engine in the color you remember from the platform: it starts small. Some build for years, and others just like to watch it go around.
magic shop > Come in and see one up close.
  A trick is a secret plus a hundred hours in front of a mirror. Beginners want one that works tonight, and the counter is where they see it done.
  Buying the trick is the easy half. The other half is having someone show how it’s done and what to practice.
kite shop > Wait for some wind.
  All a kite asks for is wind and somebody willing to run. Children need one that goes up the first time; the others need four lines and an empty beach.
  A light breeze, a wide field and ten minutes are all it takes. From a child’s first diamond to a stunt kite with two lines, there’s one for each kind of wind.
art supply shop > Try the paint before you buy it.
  A tube of real pigment is a different thing from a school paint. Students, Sunday painters and professionals stand at the same rack, and each needs a different kind of help.
  Paper alone comes in a hundred weights. With a question or two about what someone paints, and how, the choice gets much smaller.
musical instrument shop > Sit down and play a few.
  An instrument has to be played before it’s bought, badly if need be. Parents want to know whether to rent, and players want a quiet corner and a chair.
  Strings break, reeds split, and the school concert is on Thursday. Players of all levels need parts, repairs and somebody who listens.
guitar shop > Take one off the wall and play.
  Two guitars of one model can feel like strangers. So people take them off the wall, sit down, and play the one song they always play.
  Some people are after the sound of a record, and others need a first guitar under a budget. A proper setup makes even a cheap one pleasant to play.
piano showroom > Play as many as you like.
  A piano stays in a family for decades and weighs as much as four people. Buyers should hear several, in their own time, with someone who knows about stairs.
  Upright or grand, new or used: the touch is different on each, so people try them with their own music. Space, neighbors and the stairs settle the rest.
violin maker > Bring it in and play a few notes.
  A few millimeters of spruce decide how a violin speaks. Players bring in buzzes, cracks and worn bridges, and they want to hear the difference when they leave.
  New violins are carved from maple and spruce, and old ones come in to be mended. A soundpost moved by a hair can open up the whole tone.
camera shop > Pick one up and look through it.
  Phones take fine pictures, so people come when they want more than fine. They need to hold the thing, look through it and be talked out of the lens they don’t need.
  Film is back, sensors get better, and a used lens can be a bargain. People bring their pictures in, and then it’s easy to see what they need.
bead and craft shop > Start with a handful of beads.
  A wet weekend and a handful of beads can keep a table busy for hours. People come with a pattern, a broken necklace or a child with plans.
  Glass, wood, silver, seeds: trays of color invite everybody to touch. A clasp, a thread and a bit of patience turn them into something to wear.
fabric shop > Come and feel it.
  You can’t feel cotton through a screen. People come with a pattern and a number of yards, rub a corner between their fingers, and change their minds about the color.
  Linen for summer, wool for a coat, cotton with foxes for a nursery: it helps to unroll it first. Then it has to be cut straight, with enough for the hem.
yarn store > Bring your pattern, or your problem.
  One ball leads to another. Knitters come to match a color, to find a needle that vanished, and to have someone find the row where it went wrong.
  Merino, cotton, something hand-dyed that’s almost too pretty to use: choosing takes a while. Beginners need a pattern they can finish, and everyone needs help with a heel.
haberdashery > Bring the coat along.
  A coat can be out of action for want of one button. This is where the spare is found: the right zipper, the right elastic, half a yard of ribbon.
  Thread in the exact shade, hooks, snaps, elastic by the yard: small parts matter. Whoever sews at home knows how long a dress can wait for one zipper.
bicycle shop > Take one around the block.
  The right bike is the one that fits your legs, your hills and your stairs. People should ride before they buy, and know who’ll fix the first flat.
  Some customers ride to work and some ride for the mountain air. Both want brakes that bite, gears that don’t skip and a shop that doesn’t talk down to them.
motorcycle shop > Sit on it first.
  Riders choose with the heart and then ask about the service interval. What they want is to sit on it, hear it, and get an honest word about insurance.
  A first bike, a bigger one, or the one you sold and shouldn’t have. Fit and weight matter more than horsepower, and so does a good helmet.
surf shop > Be honest about your waves.
  The board everyone wants is rarely the board they should have. It helps to talk about weight, waves and honesty before anybody mentions color.
  Wax, leashes, a wetsuit that’s warm enough for the real season: it depends on where you surf. Good advice can save a beginner a board.
skate shop > Set up a board and go.
  A setup is personal, from the width of the deck to the squeak of the bearings. Kids come for grip tape and stay for the video on the screen.
  A deck, trucks, wheels and an afternoon to bolt them together. Beginners should hear the truth about helmets, and locals know the good spots.
ski and snowboard shop > Bring the socks you ski in.
  Cold feet end more ski days than bad snow does. Boots have to be fitted slowly, with the right sock, by somebody who asks where it pinches.
  Skis need wax, edges need sharpening, and bindings need the right number. Some families ski one week a year, and they want it all to work on the first morning.
running shop > Run a few steps before you choose.
  Most running injuries start with a shoe that was chosen for its color. A few strides in front of someone who knows what to look for can save a season.
  A first 5K, a marathon or just fresh air: the feet need something different each time. Old shoes tell a lot, so it helps to bring them.
outdoor gear shop > Say where you’re headed.
  You find out whether a tent is good at two in the morning, in the rain. So people ask someone who has been out there, and they ask about weight.
  A day hike needs little, and a week in the mountains needs a list. The right pack sits on the hips, and the right jacket is the one you don’t take off.
fishing tackle shop > Ask what they’re biting on.
  Everyone at the counter wants to know the same thing: what are they biting on? The answer changes with the week, and it’s free with a bucket of bait.
  River, lake or surf: each asks for its own rod, line and patience. Kids start with a float and a worm, and that still works.
golf shop > Hit a few and see.
  Clubs that fit won’t fix a swing, but clubs that don’t can ruin one. Golfers like to hit a few balls before they believe anything.
  Grips wear out, shafts come too stiff, and a wedge goes missing in a pond. A fitting takes an hour, and it’s often cheaper than another new driver.
dive shop > Ask anything before you get wet.
  Underwater, gear has to work without being thought about. A mask has to seal, a regulator has to be serviced, and a beginner has to be able to ask anything.
  Fins, regulators, a computer and a wetsuit that doesn’t leak: it adds up. Divers trust gear that’s been checked, and people who dive themselves.
boat chandlery > Bring the old part.
  On a boat, the right shackle matters at the worst moment. People come with an old part in their hand and hope to leave with a new one.
  Rope by the yard, blocks, paint that keeps weed off, a new bilge pump. Sailors describe the problem with their hands, and someone knows the part.
archery and hunting shop > Shoot it before you buy it.
  A bow has to match the draw and the eye of the person behind it. It’s set up slowly, shot a few times, and set again.
  A bow is a serious purchase, so safety comes first. Good boots, clear optics and a vest that’s easy to see come right after.
stamp dealer > Bring in the album.
  A stamp is a scrap of paper with a country, a year and a story on it. Collectors look for the one gap on the page, and heirs want to know what’s in the box.
  Tiny pictures from places that no longer exist, sorted by country and year. A child can start with a handful, and an expert may look for one watermark.
coin and stamp dealer > Bring the box and ask.
  Somebody’s grandfather left an album, and nobody knows if it’s treasure. It takes a magnifying glass, a price guide and a straight answer.
  Wheat pennies, silver dollars, a foreign coin from a coat pocket: most are worth little, and some aren’t. Condition is everything, so don’t polish them before someone has looked.
football shop > Get fitted before the season starts.
  Cleats have to fit tight, last a season and be found before Saturday. Parents want room to grow; players want the color of their hero.
  Studs depend on the ground, keepers need gloves that stick, and socks have to be in the team’s color. Families come in with a list and a player who’s still growing.
racket sports shop > Bring the racket in.
  String tension changes a game more than most people think. Players bring in a racket that feels dead and get it back with its voice.
  Tennis, badminton, squash or padel: grip size and weight decide how long the arm lasts. Trying a demo racket for a week beats reading about it.
sporting goods shop > Bring the coach’s list.
  A new season starts with a list from the coach. Families need the shoes, the pads and the ball in one trip, at sizes that will last until spring.
  Basketball in winter, baseball in spring, and a birthday in between: there’s always a next season. Good shoes and the right size of ball are the start of most sports.
`);
