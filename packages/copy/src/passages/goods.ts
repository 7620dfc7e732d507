import { passagesOf } from './passage-list.ts';

/** Shops for books, clothes, homes and cars. */
export const goods = passagesOf(`
bookbinder's shop > Bring in the one you can’t throw away.
  A book that’s falling apart is often the one that was loved. Pages are sewn, boards are covered, and it goes home ready for the next reader.
  Some people want a journal with good paper, and some bring a family recipe book with a broken spine. Sewing, gluing and pressing take days, and the result should open without a creak.
bookshop > Come in and read the first page.
  Algorithms know what people bought; a bookseller can ask what they loved. Readers come for one title, open three others, and leave with the one they hadn’t heard of.
  A bookstore is a good place to be early, or lonely, or out of the rain. No one minds if you read the first chapter standing up.
antiquarian bookshop > Open one and turn the pages slowly.
  Old books smell of other people’s houses. Collectors check the date and the binding, and everyone else finds a name on the flyleaf and wonders.
  Old shelves hold maps that were wrong, novels nobody reprinted and, now and then, a signature. Browsing takes as long as it takes.
comic shop > Ask where to start.
  New issues come once a week, and some people plan around it. Others are starting with the movie and need to know which of the forty books to read first.
  Superheroes, manga, small press, or the one with the detective cat: there’s a comic for everyone. New readers need a way in, and collectors need the issue they’re missing.
record shop > Come in and dig.
  People flip through the bins without looking for anything, and then they find it. Sleeves are read, a needle drops, and somebody asks what’s playing.
  Jazz, punk, disco, a box of singles from somebody’s attic: everything turns up sooner or later. Buyers check the condition and like to listen first.
map and globe shop > Look up a place you’ve never been.
  A map on paper shows what’s next to the place you meant to go. People plan trips on it, settle bets on it, and hang it up when they’re home.
  Hikers need contour lines, children need a globe that spins, and someone wants their hometown on a wall. Paper doesn’t run out of battery.
art gallery > Come in and look.
  Nobody needs to know about art to know what they keep looking at. A gallery gives a picture a white wall and quiet, and the visitor time.
  Looking costs nothing, and it’s the best way to learn. Buying a first piece is a big step, so people should feel free to ask the price and come back.
optician > Try on as many as you like.
  Most people notice late that they’ve been squinting. A good pair takes a careful measure, a frame that sits right, and someone honest about how it looks.
  Reading a menu at arm’s length is how it often starts. Lenses have to suit the eyes and the job, and a frame has to sit right all day.
clothing store > Try it on.
  A mirror, decent light and a second opinion are what online shopping can’t send. People want clothes that fit the body they have and the week they’re about to have.
  Basics that last, something for a party, a coat before the cold comes: people know what they need, and not where to find it. Trying on is half the fun when nobody’s pushing.
women's fashion boutique > Come in and try a few things on.
  Getting dressed is easier with a few pieces that work together. Customers want a fitting room with kind light and somebody who says no when it’s no.
  A blouse for work should also do for dinner, and pants should be hemmed to the shoe. Most women own enough clothes and still miss the one piece that ties them together.
menswear shop > Give us an hour.
  Many men buy clothes twice a year and would like to do it in an hour. They need a person who can see the size, pull three things and say which one.
  A jacket for the wedding, shirts for the office, jeans that aren’t from ten years ago: the list is short. With good advice, the visit is, too.
bespoke tailor > Come in and get measured.
  A suit that fits looks like it cost more and feels like it weighs less. It takes a tape measure, a few fittings and a talk about where it’ll be worn.
  Cloth first, then the cut, then the lining that nobody else sees. After two fittings, shoulders sit flat and sleeves end where they should.
children's clothing shop > Buy it a size up.
  Kids outgrow things in months and wear through the knees in weeks. Parents want clothes that can be washed hot, handed down and put on by small hands.
  Rain pants for the playground, something nice for Grandma’s birthday, pajamas with rockets: it all gets worn hard. Soft seams and easy snaps save a lot of tears.
baby shop > Bring your list, and cross out half.
  New parents get lists from everyone, and half of it is never used. They need to hear what a baby really wants in the first weeks, and what can wait.
  A car seat that fits the car, a stroller for the trunk, a carrier that doesn’t hurt: every choice is new. Expecting parents like to try it all out before there’s someone in it.
bridal shop > Bring one friend you trust.
  Trying on wedding dresses is exciting, tiring and sometimes teary. It goes better with one patient person, a few good options and fewer opinions on the sofa.
  Lace or plain, long or short, with sleeves or without: it takes an hour to find out. Alterations need months, so it’s good to start early.
lingerie shop > Ask for a fitting.
  A great many people wear the wrong size and blame their bodies. A quiet fitting room and ten minutes with a tape can change how everything else sits.
  From a sports bra to something for under a white shirt, fit is the hard part. Sizes differ from brand to brand, so trying on matters more than the label.
denim shop > Try on a few pairs.
  Jeans are stiff for a month and then they’re yours. Finding the pair takes patience: rise, length, weight, and a good look from behind.
  Straight, wide or tapered, raw or washed: the names only help a little. Someone who knows the shelves can find the right three pairs in a minute.
streetwear shop > See what just came in.
  What drops on Friday is talked about all week. Customers know the labels better than anyone, and they want fair lines and honest stock.
  Hoodies, caps and limited shoes are only half of it. It’s a scene, so customers come to look, talk and show what they’re wearing.
vintage clothing shop > Find yours before somebody else does.
  There’s one of each, and it fits or it doesn’t. That’s the fun: a jacket with a past, a label nobody remembers, and no one else at the party in it.
  Wool coats, silk scarves, a band shirt that’s older than you: good pieces go fast. Buyers check the seams, the lining and the moth holes.
shoe shop > Walk a few steps in them.
  Feet are rarely two of the same size. People need to walk up and down, try the next half size, and not be told that leather will give.
  School shoes, hiking boots, a pair that can stand all day. Measuring takes a minute and prevents a year of blisters.
sneaker shop > Come and talk sneakers.
  Some pairs are for running to the bus and some never leave the box. People who know the history want to talk about it, and they want the real thing.
  Some buy to wear, some to keep, and both check the stitching. A release day can mean a line around the block.
leather goods shop > Look at the stitching.
  Leather gets better if it was good to begin with. Buyers look at edges and stitching, smell it, and think about how it’ll look in ten years.
  A belt for years, a wallet that’s thin, a bag that can be repaired. Good hides are thick, smell right and show a few marks.
handbag shop > Try it on both shoulders.
  A bag has to hold a life: keys, phone, snacks, a book. People open every pocket, check the zipper and stand at the mirror with it on each shoulder.
  Big enough for a laptop, small enough for a party, light enough for a bad shoulder. It often takes three bags to find the one that gets used every day.
luggage shop > Roll one around the store.
  A suitcase gets dropped by strangers for a living. Wheels, handle and zipper decide how the trip goes, along with what an airline calls small.
  Carry-on, checked or backpack: it depends on the trip and the stairs. Zippers, wheels and weight should be tested before the trip.
hat shop > Try one on and look sideways.
  Everyone says that hats don’t suit them, until one does. It takes a tape around the head, a mirror with a side view, and a bit of nerve.
  Straw for summer, felt for fall, a cap for bad hair. A hat should sit firmly, and it should shade what it’s meant to shade.
workwear and uniform shop > Bring us the sizes.
  Clothes for work have to bend, breathe and survive the wash every other day. Crews want the same color next year and the right size for the new hire by Monday.
  Steel toes, high-visibility jackets, kitchen whites with a name on the chest. Good work clothes have strong knees and pockets in the right place.
western wear shop > Pull on a pair and walk around.
  Boots have to be pulled on and walked in before anyone talks about stitching. Some customers ride every day, and some dance on Saturdays.
  Snap shirts, wide belts, hats shaped by steam. Boots should be snug at the instep and slip a little at the heel when they’re new.
umbrella shop > Find one that lasts.
  A cheap umbrella lasts until the first real wind. People come in wet, tired of buying three a year, and look for one to keep.
  Long ones with a wooden handle, small ones for the bag, big ones for two. Good frames bend and don’t break.
knitwear and sock shop > Feel the wool first.
  Warm, soft and not itchy is all anyone asks. Wool has to be felt on the neck, and a good sock is missed as soon as it’s in the wash.
  Lambswool for the office, thick socks for the cabin, a scarf for someone who’s always cold. Well-made knits can be washed, mended and worn for years.
picture framing shop > Bring the picture in.
  A print in a drawer is waiting for a frame. The right mat and molding make people look at the picture, and the right glass keeps it from fading.
  Diplomas, posters, a child’s drawing, an old photograph: each wants a different border. Corners of sample frames are laid on the picture until one looks right.
appliance store > Measure the gap and come in.
  A dead fridge doesn’t wait for the weekend. People need to know what fits the gap, what it costs to run, and who carries out the old one.
  Quiet, efficient, and the right way around for the door: those are the questions. A person who’s heard the complaints knows which models to avoid.
furniture store > Sit on it first.
  A sofa looks smaller in a showroom than it does in a hallway. People should sit down, measure twice, and bring a photo of the room.
  A table for two that opens for ten, a bed that doesn’t creak, a chair that’s good to read in: they get used every day. It helps to see the fabric at home before deciding.
antique shop > Open the drawers and look underneath.
  Everything here has outlived at least one owner. Shoppers look for a drawer that still runs, a mark under the base, a price they can talk about.
  A clock that chimes, a set of plates with one missing, a desk with a secret drawer: old things are full of surprises. Buyers like to hear the story and talk about the price.
mattress and bedding shop > Lie down and take your time.
  A third of life is spent on this, and most people test it for a minute. Lie down properly, on your own side, and say what hurts in the morning.
  Side sleepers need something soft at the shoulder, and a heavy partner needs support. Good linen makes a difference each night, too.
lighting shop > Switch a few on and see.
  One lamp in the middle of the ceiling makes any room look tired. Light has to fall where people read, cook and talk, and a showroom lets them see it lit.
  Warm light for the evening, bright light for the desk, something small for the hallway. Bulbs can be confusing, and someone can explain the numbers.
rug shop > Measure the room first.
  A rug decides how a room sounds and where the furniture goes. Buyers should see it by day, by lamplight, and with the sofa half on it.
  Wool is warm, jute is tough, and a flat weave is easy under a door. The right size usually is one bigger than people think.
home decor shop > Bring a photo of the room.
  A room often lacks just one thing, and it’s hard to say which. People pick up a vase, hold a cushion against a color, and know.
  Throws, frames, candlesticks, a bowl for the keys: it doesn’t take much. Small changes can make a rented apartment feel like your own.
kitchenware shop > Pick one up and feel the weight.
  A heavy pan and a pot that pours can outlast three kitchens. Cooks come to replace a thing they broke and want to feel its weight first.
  A whisk that doesn’t bend, baking pans that release, a pot for twenty people. Good tools make it more likely that someone cooks.
knife shop > Hold a few and see what fits.
  Most home knives are dull, and dull ones slip. Cooks try the balance in the hand, and they learn to sharpen on the way.
  One chef’s knife, one paring knife and a bread knife are enough for most kitchens. Steel, shape and weight are a matter of the hand.
tile and bathroom showroom > Take a sample home.
  A sample the size of a hand has to be imagined across a whole wall. It helps to see it wet, in daylight, next to the grout.
  Small tiles for a shower floor, large ones for a calm wall, and a faucet that fits the sink. Planning it on paper saves surprises on site.
paint and wallpaper store > Start with a test patch.
  White comes in a hundred versions, and the wall at home changes all of them. Take a sample pot, paint a big patch, and look at it after dark.
  Eggshell or matte, paper or vinyl, one wall or four: it’s a lot to decide. With the room’s size and a photo, it’s easy to work out how much is needed.
hardware store > Bring the broken part.
  People come with a broken part and half a name for it. Somebody at the counter turns it over, says what it is, and walks them to the right drawer.
  Every repair at home ends with one missing screw. It should be possible to buy just that one, and to hear how to put it in straight.
lumber yard > Bring your cut list.
  Good boards are picked, not grabbed. Builders need them straight, dry and cut to the list, and weekend carpenters need to hear which wood can live outside.
  Pine for shelves, oak for a table, treated boards for a deck: the job decides. With the list written down, it takes one trip.
fireplace and stove shop > Come in and warm your hands.
  A stove has to suit the room, the chimney and the wood that’s stacked outside. People should see one burning before they choose.
  Wood, pellets or gas: each has its own smell, work and cost. A chimney check comes first, and then the evening by the fire.
variety and dollar store > Come in for one thing and look around.
  Candles, string, batteries, a birthday banner: one small list, one stop. Shoppers come for three things and leave with a bag.
  Hooks, tape, dish towels, a toy for a rainy day: small things run out at bad times. It’s good to have a place where they don’t cost much.
mug shop > Find the one nobody else may use.
  Everyone has one mug that nobody else may use. Finding it is a matter of weight, rim and how the handle fits two fingers or four.
  Big ones for tea, small ones for espresso, funny ones for coworkers. They should survive the dishwasher and feel good in the hand.
pottery shop > Pick up a bowl and turn it over.
  No two of these are quite alike, which is what people come for. They run a thumb around the rim and think of the cupboard at home.
  Plates, bowls and mugs come out of the kiln with small differences in glaze. Sets can be mixed, and a chip isn’t the end of the world.
glassblower's shop > Hold a piece up to the light.
  Glass catches light even when it’s empty. People hold a piece up to the window, turn it slowly and then ask how it’s wrapped.
  Color is laid in while the glass is hot, so no two pieces come out the same. Some people buy one and start looking for a windowsill.
tyre shop > Come in before the first snow.
  Four patches the size of a hand keep a car on the road. Drivers want to hear what’s worn, what’s legal and what can wait until the snow.
  Summer or winter, new or half worn: tread and date tell the story. Balance and pressure do the rest.
auto parts store > Bring the old part with you.
  There’s a right part for each engine, and a dozen that almost fit. Customers bring the year, the model and sometimes the broken piece in a rag.
  Brake pads, filters, bulbs, a battery that’ll start in January. Good advice can save a second trip with the car up on a jack.
auto parts shop > Bring the year and the model.
  Half of fixing a car yourself is getting the correct part on a Saturday. It helps to reach somebody who can look it up and who has swapped one.
  Weekend mechanics, delivery drivers and repair shops all need parts that fit the first time. With the model and the engine code, there’s less guessing.
car dealer > Take it for a real drive.
  Buying a used car makes people careful, and it should. They want the history, the keys for a real drive and the full price, in that order.
  A first car, a bigger one for the family, a van for the business: each is a big decision. Service records, a walk around and a trip on the highway tell more than an ad.
petrol station > Pull in and take five.
  A stop here should take five minutes: fuel, air, coffee, a clean restroom. People on long drives remember the ones that had all four.
  Commuters fill up, truckers stretch, and kids need the restroom. Clean pumps, hot coffee and light at night make it a place to stop.
wig and hair shop > Take your time and try a few.
  People come for fashion, for faith or because of an illness, and all of them want it to look like theirs. A private chair and a patient fitting matter as much as color.
  Human hair or synthetic, long or cropped, and a cap that doesn’t itch. Trimming and styling make it look like it grew there.
pharmacy shop > Ask at the counter.
  Someone is sneezing, someone has a list from the doctor, someone just needs diapers. What they share is wanting to be home soon, with the right thing and clear instructions.
  Cold remedies, bandages, sunscreen, a prescription to pick up: it’s seldom a happy errand. A few words with the pharmacist can save a trip to the doctor.
homeowners association > Come to the next meeting.
  Roofs, gates and budgets are easier to agree on when people can see the numbers. Neighbors want notice before the work starts and a meeting that ends on time.
  Shared pools, roofs and sidewalks only work if someone keeps the books. Good boards answer emails, explain fees and plan ahead.
coworking space > Try a desk for a day.
  Kitchen tables are fine until the third video call. People need a desk, a door to close and, now and then, somebody to have lunch with.
  Freelancers, small teams and people between offices don’t need a lease; they need a desk. They need a quiet corner for calls and a big table for everything else.
medical supply store > Ask us to show you how it works.
  A walker or a bed at home often has to be found within days. Families need things that fit, somebody who shows how they work, and plain words about insurance.
  Shower seats, braces, beds and monitors make it possible to get well at home. Someone should adjust them, and explain it twice.
digital downloads and printables > Download it and print it tonight.
  It’s eleven at night, and the party is tomorrow. A file that opens, prints on plain paper and can be edited is worth more than a pretty preview.
  A planner, an invitation or a worksheet saves an evening if somebody has already designed it. Change the name, print it, and it’s done.
computer shop > Tell us what you do all day.
  Most people don’t need the fastest one, and they suspect it. They want to say what they do all day and hear which machine is enough.
  Laptops for school, a quiet PC for the office, a fast one for games: they aren’t the same machine. The old files have to move over, and somebody should pick up when there’s a question.
phone shop > Bring the old one in.
  Contacts, photos and half a life have to move from one phone to the next. A patient person at the counter can turn a lost afternoon into half an hour.
  A new battery, a better plan, or a phone that Grandpa can use: it sounds simple until you’re in the store. People want a clear price and no extras that they didn’t ask for.
electronics store > Try it before you buy it.
  Specs are easy to find and hard to hear. People want to put on the headphones, see the screen next to another one, and ask what the cable is for.
  TVs, speakers, chargers and the adapter that’s never in the box: there’s too much to choose from. Comparing them side by side is easier than reading reviews.
tobacconist > Ask for a recommendation.
  Regulars know what they smoke, and beginners should ask. Cigars need the right humidity, pipes need care, and a counter like this runs on conversation.
  Cigars want a humid room, and a good pipe wants patience. Some customers have been faithful to one blend for decades.
vape shop > Ask what suits you.
  Many customers are trying to leave cigarettes behind. They need a device that’s simple, straight talk about nicotine, and an ID check at the door.
  Coils, batteries and liquids all have to match. Staff should explain how to use and store it safely, and sell to adults only.
cannabis dispensary > Bring your ID and your questions.
  First-time visitors are often more nervous than they look. They need plain talk about strength and timing, and nobody minds a slow choice.
  Flower, edibles and oils work in different ways and at different speeds. Good advice starts with why somebody came, and with a low dose.
pawn shop > Ask about the terms first.
  People come in when cash is short and there’s no time for forms. They should know the terms, the date and the full cost before they leave a thing behind.
  Guitars, gold and power tools change hands in a pawn shop every day. Some come for a loan, some to sell, and some for a bargain.
car dealership > Drive it on roads you know.
  A car is the biggest thing many people buy after a house. They’ve read everything, they want to drive it on their own roads, and they’d like to skip the games.
  New or used, gas or electric: the choice depends on the daily drive. Good advice includes what it costs to keep.
`);
