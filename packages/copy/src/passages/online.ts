import { passagesOf } from './passage-list.ts';

/** Shops without a door. */
export const online = passagesOf(`
activewear brand > Do a squat in them first.
  Leggings get tested in the first squat. They have to stay up, stay dark and come out of the wash the hundredth time like the first.
  People sweat, stretch, fall and throw it all in the wash. They want seams that don’t rub, pockets that hold a phone and sizes that mean something.
swimwear brand > Try it on at home.
  Buying a swimsuit under store lights is nobody’s favorite hour. Online, it takes honest sizes, photos on real bodies and an easy way to send one back.
  Chlorine, salt and sun are hard on fabric. A good suit keeps its shape through a summer of laps, and nobody has to tug at it.
organic baby clothing brand > Feel the cotton.
  Babies grow through a size in six weeks and spit up on all of it. Clothes should be soft, simple to close in the dark and fit for the next child.
  Skin that new gets red easily. Parents look for cotton without harsh dyes, seams on the outside and snaps that open with one hand.
skincare brand > Read the label first.
  A bathroom shelf fills up with half-used jars. People want to know what’s in a cream, what it does and when to expect to see it.
  Skin can be dry in winter, oily in July and sensitive all year. A short routine that’s followed beats a long one that isn’t.
hair care brand > Start with what your hair does.
  Curly, fine, dry, dyed: one shampoo can’t suit everyone. Customers should be able to say what their hair does and find the bottle for it.
  Some people have been at war with their hair for years. Washing less, choosing better and leaving out what weighs it down changes more than another cut.
grooming and razor brand > Take your time tomorrow morning.
  Most people shave half asleep, before the coffee is ready. A sharp blade and a cream that doesn’t burn make it a better start to the day.
  Beards itch, necks get razor burn, and bathrooms are small. A few things that work and last are all most people want on the shelf.
press-on nails and lashes shop > Find your size and pick a color.
  A salon look in fifteen minutes, at the kitchen table, on the day of the party. It has to fit, hold through the night and come off without a fight.
  Shape, length and glue decide how long a set stays on. Beginners need a sizing guide, good instructions and a second try.
period and intimate care brand > Find what works for you.
  Half the world buys these, mostly in a hurry and without talking about it. What helps is clear sizes, honest words and no euphemisms.
  People get used to products that leak, itch or cost too much. Trying something new takes trust, so comfort and honest answers come first.
supplement store > Read the dose first.
  Labels shout, and science is quieter. Buyers want to know the dose, the source and if they need it at all.
  Athletes, vegans and tired parents look for different things. Testing, plain ingredients and advice to ask a doctor are good signs.
eco household brand > Start with one bottle.
  The cupboard under the sink is full of plastic. Refills and blocks can replace most of it, if they clean as well as what was there before.
  Families want to throw away less and don’t want to scrub longer. A thing has to work first, or it won’t be bought twice.
online fashion store > Check the measurements and try it on.
  The package arrives, and the bedroom becomes a fitting room. Measurements that are true and photos that show the back save half of the returns.
  Nobody can feel a fabric on a phone. Shoppers want honest photos, a size chart that holds and a return label that works.
kids activity and puzzle box > Clear the kitchen table.
  It’s raining, it’s Saturday, and screens have had their turn. A box with all the pieces in it can keep small hands busy until lunch.
  Grandparents far away like to send something that isn’t plastic. Children like to get mail, open the box and start before anyone’s read the instructions.
craft kit and pattern shop > Pick a kit and clear a table.
  Nobody wants to buy a whole bolt to find out if they like quilting. A kit has the right amounts, a pattern that’s been tested, and pictures for the tricky step.
  Beginners want to finish something, and old hands want a new idea. Clear steps and good materials mean that it looks like the picture, more or less.
print-on-demand t-shirt shop > Send us the joke.
  An inside joke looks better on a shirt. One is printed as easily as fifty, so nobody has to order for the whole team.
  A family reunion, a bachelor party, a slogan nobody else would wear: it’s for that. Soft cotton and a print that survives the wash make it a favorite.
handmade jewellery webshop > Zoom in and look closely.
  Buying a ring from a picture takes some faith. Size next to a coin, the metal by name and a close look at the clasp make it easier.
  Some people want a piece that nobody else at the table has. They ask what it’s made of, how long it takes and if it can be sent as a gift.
online thrift and resale > Grab it before it’s gone.
  Somebody’s regret is somebody else’s find. Buyers want to see the flaws, the measurements and the label before it’s gone.
  Clothes live longer than trends do. Buying secondhand saves money and cloth, and a good description saves a trip to the post office.
plant and seed webshop > Check your windowsill and pick one.
  A plant in the mail looks brave for a few days. It comes with wet roots, a padded pot and a note on what it needs first.
  In February, people already plan beans and tomatoes. They want seeds that sprout, plants that survive the trip and to know what suits a north window.
pet products webshop > Tell us who’s waiting at home.
  Forty pounds of food is better carried by someone else. Owners reorder the same things, at the same time, and want to know when they’ll come.
  Puppies chew, old dogs need soft beds, and cats sleep in the box. Shoppers look for safe materials, real sizes and reviews by people with the same breed.
personalised gift webshop > Check the spelling twice.
  A name on a thing means that it can’t be for anybody else. So it’s checked twice for spelling, and it has to be there by the date.
  A grandmother wants all nine names on the mug. People need to see a preview, trust the delivery date and reach someone if there’s a typo.
sticker and enamel pin shop > Find the one that’s you.
  A laptop, a jacket or a water bottle says a lot about its owner. A pin is a small way to show what makes you laugh, and it fits in an envelope.
  Laptops, jackets and water bottles all have some space left. Colors should stay bright outdoors, and a pin should stay on.
art print and poster shop > Measure the wall.
  An empty wall over the sofa bothers people for months. A print is a decision for thirty dollars, and it helps to see it at size, in a room.
  Students, new parents and people with a bare office all need something on the wall. Paper, size and frame change a picture more than they’d think.
phone case and tech accessories shop > Find your model.
  Phones fall, cables fray, and batteries die at four. People look for the part that fits their exact model and comes before the weekend.
  A case has to survive the sidewalk and still fit in a pocket. Cables should last longer than the phone, and that isn’t too much to ask.
gadget and smart home store > Check what works with yours.
  Half of all gadgets end up in a drawer. Buyers want to know what it really does, whether it works with what they have, and how to return it.
  Some things really do make life easier, and others only look it. Clear descriptions, real tests and plain limits help people choose.
keyboard and gaming gear shop > Read the specs, then play.
  Some people can hear which switch you’re using. They care about weight, sound and milliseconds, and they read every spec before they buy.
  A mouse that fits the hand and keys that feel right make hours more pleasant. Players compare notes, build their own and never quite finish.
3d-printed goods shop > Tell us what’s missing.
  A printer can make the thing that no store stocks: the bracket, the planter, the missing knob. Buyers want to know the material and whether it can take the sun.
  Planters, hooks, figures and spare parts come out layer by layer. Colors, sizes and even names can be changed, because no mold is needed.
car accessories webshop > Enter your model first.
  No two models have the same seats or cup holders. So the make and model come first, and the color comes after.
  Kids spill, dogs shed, and phones slide under the seat. Mats, covers and mounts that fit keep a car pleasant on a long drive.
wedding decor webshop > Order a few extra.
  Couples order a hundred of something and use it for one evening. It has to match the photo, arrive early and be enough for the late guests.
  A barn, a ballroom or a backyard can all look like a wedding. Couples plan table by table, count twice and want it to arrive with time to spare.
handmade marketplace > Find a maker you like.
  Behind every listing is a person with a workbench. Buyers come for things with fingerprints on them, and makers come for buyers who care.
  A knitted hat, a carved spoon, a print in an edition of twenty: these things have a maker with a name. People like to write to them and ask.
general online store > Have a look around.
  Online, anyone can find anything, and that’s the trouble. A short, sensible selection with honest photos is a relief.
  People shop late at night, on a phone, tired. They want to find it quickly, understand the price and know how to send it back.
coffee subscription > Start with one bag.
  Running out is noticed at seven in the morning. A bag that simply arrives, roasted days before, solves that, and it can be something new each time.
  Grocery shelves don’t say when beans were roasted. Drinkers set how much and how often, and they can find out that they like Ethiopia.
snack subscription box > Open it and share, or don’t.
  A box of snacks from somewhere else is a small trip. Half of it gets shared, one thing gets hidden, and everyone has a favorite.
  A desk drawer, a movie night or a student far from home can use a box of treats. Half the fun is the surprise.
meal kit delivery > Pick three dinners.
  The worst part of dinner is deciding. With everything measured and a card that has the steps, people cook on a Wednesday who wouldn’t have.
  People want to cook and don’t want to plan. With the right amounts and half an hour, dinner is something new, and nothing goes bad in the fridge.
online grocery delivery > Make a list and pick a time.
  A week of groceries is an hour in the store and three bags up the stairs. People want ripe bananas, a fair swap when something’s out and a van on time.
  Parents with a newborn, people with a bad knee and offices with a full calendar all have reasons not to go. They want it picked as they’d have picked it.
flower delivery > Write a card they’ll keep.
  The person who pays never sees the bouquet, so trust is everything. It should look like the picture and arrive on the day, with the card spelled right.
  A birthday in another city, an apology, a new baby: sometimes you can’t be there. Fresh stems, a sturdy box and the right day do the talking.
`);
