import { pitchesOf } from './pitch-list.ts';

/** Shops for gifts, gardens and pets. */
export const giftAndPetShops = pitchesOf(`
jeweller > To help people choose, size and keep a piece they’ll wear for years.
  people: couples choosing rings; people marking a birthday or an anniversary; owners with a piece to mend or resize
  who: Adults at big moments, a few times in their lives for large pieces, more often for gifts and repairs.
  mind: They need time, plain words on metal and stones, and a repair they can trust.
  lines: No hurry, it’s for years | Plain words about gold | Worn every day, kept for life | Sized, polished, mended | Small box, long memory | Let it catch the light
  tip: Explain in a few lines how to choose a ring: budget, metal, stone, size, time, and what comes with it.
  tip: Show one repair in two photos, before and after, with the owner’s okay and no name.
  tip: Print a care card for each metal and stone, with when to bring it in for a check.
  tip: Offer a quiet first appointment for couples, by phone or online, with nothing to prepare.
  tip: Tell wedding planners and photographers how early rings should be ordered, and give them a card to pass on.
watchmaker > To get a watch running again and explain what it took.
  people: owners of a watch that has stopped; people who inherited one; buyers looking for a watch to keep
  who: Adults of all ages, with an heirloom, a daily watch or a first mechanical one, once in a while and often on a friend’s word.
  mind: They hand over something dear, ask for the price before the work, and hope it can be saved.
  lines: The one in the drawer can run | Ticking again | A hundred parts, steady hands | Grandfather’s watch, running | Oil, tweezers, time | It may only need cleaning
  tip: Film a movement coming apart under the loupe, with the hands steady and no talk.
  tip: Set out in a table what a battery, a service and a crystal cost and how long each takes.
  tip: Ask an owner for permission to tell one watch’s story, from drawer to wrist.
  tip: Leave a card with antique dealers, estate sale companies and tailors, who meet people with old watches.
  tip: Explain water resistance, magnets and service intervals in three short answers on the website.
florist > To turn an occasion and a budget into flowers that say what people mean.
  people: people who know the occasion but not the flowers; couples planning a wedding; families sending sympathy flowers
  who: Adults buying for someone else, at birthdays, holidays and hard times, by phone, online or in person, often the same day.
  mind: They hope it looks worth the money, arrives on time and says the right thing.
  lines: Say it with a stem or two | Who are they for? | Tied, wrapped, on the way | Congratulations, sorry, thank you | Paper, string and peonies | For the kitchen or the altar
  tip: Show arrangements at three prices next to each other, so that callers can point.
  tip: Post Valentine’s and Mother’s Day order cutoffs two weeks ahead, in the window and online.
  tip: Write a few card lines for sympathy, thank-you and new baby, so that nobody stares at an empty card.
  tip: Meet the funeral homes, venues and restaurants nearby, and leave a folder with prices and lead times.
  tip: Photograph each wedding bouquet in the hand before it leaves, with the couple’s permission to post after the day.
houseplant shop > To match people with a plant that suits their window and their habits.
  people: beginners who want something tough; collectors looking for a rare one; gift buyers with a housewarming to go to
  who: Renters and homeowners of all ages, many of them young adults in apartments, often on weekends or after a move.
  mind: They fear killing another one, want honest advice on light and cats, and come back to whoever gave it.
  lines: Which way does your window face? | A plant you can keep | Tough ones for busy people | Rare leaves, honest advice | A pot with a hole in it | Water less, worry less
  tip: Tag every plant with light, water and whether it’s safe for cats and dogs, in that order.
  tip: Gather five forgiving plants under one heading, on a shelf or a web page, for people who say they kill everything.
  tip: Walk along the new arrivals with your phone before the weekend, and say each name and price aloud.
  tip: Offer a repotting hour for the cost of the soil, and let people bring the plant that’s struggling.
  tip: Suggest a welcome plant to real estate agents and offices, with a care card that carries your name.
christmas shop > To help families find the one ornament they’ll remember this year by.
  people: families who add an ornament every year; collectors who shop in July; gift buyers for somebody’s first Christmas
  who: Families, couples and collectors of all ages, some of them shopping all year, most from fall on, many while traveling.
  mind: They love their traditions, remember where each piece came from, and enjoy disagreeing about tinsel.
  lines: The ornament of the year | Too early? Never | Glass, straw or tinsel? | The angel for the top | Christmas, a little early | Every branch has a story
  tip: Group the gifts for a first Christmas with a baby, as newlyweds or in a new home, because people search for exactly those.
  tip: Ask customers for a picture of the oldest ornament on their tree and its story, and share a few with permission.
  tip: If you add names or dates to ornaments, post the last order day early and repeat it every week.
  tip: Get listed with the visitors bureau and with bus tour operators before summer, when they plan the fall trips.
  tip: Put a card in each box with a line for the year and the name, so that the tree still makes sense in twenty years.
party supply shop > To get everything a party needs into one bag before the weekend.
  people: parents planning a birthday at the last minute; offices and schools with something to celebrate; hosts of showers, graduations and anniversaries
  who: Mostly parents, office managers and hosts, a few times a year, often in the last days before the date.
  mind: They are short of time, afraid of forgetting something, and glad when somebody counts the plates with them.
  lines: Everything but the guests | Balloons, banners, breathe | The right number, in gold | One stop before Saturday | Cups, candles, done | You bring the cake
  tip: Make a checklist by guest count, from plates to candles, and give it out on paper and as a download.
  tip: Set one full table for each popular theme, take its picture, and give the total for twelve guests.
  tip: If you fill balloons, take orders ahead with a pickup time, and say how long each kind floats.
  tip: Trade cards with bakers, party rooms and children’s entertainers, who hear about the date before you do.
  tip: Put out graduation, Halloween and New Year’s a month early, and post the first picture the same day.
fireworks shop > To send families home with a good show and a clear plan for lighting it safely.
  people: families planning the Fourth of July in the backyard; hosts who want a finale for the party; neighbors pooling their money for one big show
  who: Adults, mostly parents and party hosts, who buy a few times a year before the Fourth or New Year’s Eve, often in the last two days.
  mind: They want the whole street to look up, and they want every guest to go home unhurt.
  lines: Light up the yard | Bright nights start here | Save some for the finale | Big sky, safe distance | Ready for the Fourth | A show for the whole street
  tip: Film each popular piece going off at night, always from the same distance, and put a code by the item so shoppers can watch it.
  tip: Post the rules for your town and county in plain words: which fireworks are legal, on which days and until what hour.
  tip: Print a safety card for every bag: level ground, distance, water close by, and what to do with one that didn’t go off.
  tip: Offer bundles by length and loudness, since many buyers know only their budget and whether the neighbors have a nervous dog.
  tip: Put opening dates and hours on your map listing early in June, and ask last year’s buyers for the videos they took.
stationery shop > To put good paper and pens in the hands of people who still like to write.
  people: people who keep a planner or journal by hand; letter writers who want a nice sheet and envelope; students and office workers who care about notebooks
  who: Students, teachers, office workers and journal keepers of many ages, who buy small things often, with a rush before school and the new year.
  mind: They enjoy a page that takes ink well, and they drop a pen that smears.
  lines: For people who still write | Paper that takes ink well | Good pens, better notes | Start a fresh page | Put it in writing | A letter beats a text
  tip: Post a close-up clip of one pen on one paper each week and name both; stationery fans look for exactly that.
  tip: Show the inside of next year’s planners as soon as they arrive, because the layout of a week sells them and the cover doesn’t.
  tip: Give paper weight, ruling and ink bleed in every description. Buyers compare those before they look at the price.
  tip: Put a scribble pad next to the pens, or post your own scribbles online, and let the messiest page of the month win a notebook.
  tip: Send wedding planners and small offices an envelope with your paper samples inside, addressed by hand.
fountain pen shop > To match each hand with a nib and an ink it enjoys writing with.
  people: first-time buyers curious about writing with real ink; collectors hunting for one more pen; gift givers marking a graduation or a promotion
  who: Students, professionals and collectors of many ages, some of whom travel for a good selection; most buy ink far more often than pens.
  mind: They care how a nib feels on paper, and they dread paying for a scratchy one.
  lines: Find the nib for your hand | A signature deserves ink | Write slower, enjoy it more | Fine, medium or broad | Color by the bottle | Fill, write, refill
  tip: Swatch every new ink on two kinds of paper and share the scans; collectors choose by the swatch, seldom by the bottle.
  tip: Write one sentence with a fine, a medium and a broad nib, and show the picture beside every pen in your listings.
  tip: Add a page for beginners with three starter pens, how to fill them, how to rinse them and what to do when they skip.
  tip: Ask the nearest pen club whether you can bring a tray of pens to a meeting, and look into a table at a regional pen show.
  tip: Ahead of graduation, put together a pen, a bottle of ink and a pad as one gift, with a note on swapping the nib size if you offer it.
gift shop > To turn a name and a date into a present that suits the person.
  people: shoppers who need something by tonight; guests who don’t want to arrive empty-handed; people choosing for somebody hard to please
  who: People of all ages buying for family, friends, teachers and coworkers, often a day before the birthday, with peaks at Christmas and Mother’s Day.
  mind: They fear giving something dull, and they’re grateful for a suggestion that fits.
  lines: A present for every name | Nice things to give away | For birthdays and good excuses | Never arrive empty-handed | Found it, wrapped it, done | Something they’ll keep
  tip: Group presents by person and price on a shelf or page: for the host, for the teacher, under twenty-five dollars.
  tip: Picture gifts the way they leave, with ribbon and tag, since the wrapping is half of what a hurried shopper pays for.
  tip: Invite customers to leave the birthdays they tend to forget, and send each of them a short reminder a week ahead.
  tip: Write to small companies in October about client and staff presents, with three ready-made sets and the last day to order.
  tip: Tuck a gift receipt into every package and spell out how an exchange works; givers always wonder about that.
souvenir shop > To send visitors home with something small that really belongs to the place.
  people: day-trippers looking for a keepsake before the bus leaves; families with a promise to keep to each child; travelers buying for friends back home
  who: Visitors of every age, on vacation or out for the day, who usually come by once and decide within minutes.
  mind: They want to hold on to a good day, and they’re tired of trinkets that could come from anywhere.
  lines: Take a little of it home | Small things from a good trip | Fits in the carry-on | Postcards, magnets and better ideas | For the shelf back home | So you’ll remember the day
  tip: Set a card beside anything made nearby with the maker’s name and town. Visitors pay more for a thing with an address.
  tip: Leave a stack of cards with hotel desks, tour guides and the visitor center, with a small thank-you for guests who bring one in.
  tip: Sell the stamp along with the postcard, and tell people where the nearest mailbox is.
  tip: Offer suitcase wrapping for breakables and say so on the shelf; fear of shards sends many good pieces back.
  tip: Invite buyers to send a picture of the thing in its new home, and with their okay share it with the name of the town it went to.
greeting card shop > To have the right words ready for the happy days and the hard ones.
  people: people with a birthday to remember this week; friends looking for words after a loss; guests on the way to a wedding or shower
  who: Adults who buy many cards a year, often the one person who keeps track of a family’s birthdays, usually on the way to somewhere else.
  mind: They want to sound like themselves, and they wince at verses that gush.
  lines: Say it with a stamp | Words for good days and hard | For every birthday on the list | Funny, kind or very short | Open, smile, keep | There’s a card for that
  tip: Picture the inside of each card as well as the front, because the words decide and nobody can turn it over on a screen.
  tip: Give sympathy, illness and the loss of a pet a calm section of their own, with plenty of blanks that leave room to write.
  tip: Sell a year of birthdays as a mixed pack of twelve, with a slip for writing down names and dates.
  tip: Ask a florist, a bakery and a chocolate shop to take a small rack for the counter; their customers are already buying a present.
  tip: Once a week, post two lines people may copy into a card for a new baby, a retirement or a difficult month.
candle maker > To pour candles that burn evenly and make an evening at home feel calmer.
  people: people who like a lit table at dinner; gift givers who want something that suits any home; shops and inns looking for a house scent
  who: Mostly adults decorating a home or thanking a host, who buy more from fall through the holidays and return for a scent they liked.
  mind: They love a room that smells good, and they distrust soot, headaches and scents that fade within the hour.
  lines: Lit by evening | For slow nights at home | Wax, wick and a match | Light one before dinner | The glow after dark | Put a match to the day
  tip: Film a pour from melted wax to first flame in under a minute, and let the scratch of the match be the ending.
  tip: Describe each scent by a place and three notes, such as a cabin in November: cedar, smoke and orange peel.
  tip: Put burn care on the lid or box: trim the wick, let the top melt to the edge, stop before the bottom.
  tip: Sell a set of small testers in all your scents, so newcomers can find their favorite before they pay for a large one.
  tip: Propose a house scent to a boutique, spa or inn in town, to burn at the desk beside a little sign with your name.
soap maker > To make bars of soap that clean well, feel gentle and name every ingredient.
  people: people who read labels before they lather; market shoppers who choose by nose; inns and gift shops that want handmade bars
  who: Adults buying for their own bathroom or as a small gift, often at markets or online, who return when the bar is used up.
  mind: They check what touches their skin, and they like a thing that somebody made by hand.
  lines: Something nice by the sink | Good lather, plain ingredients | Cut, cured and ready | Pick a bar by its smell | Clean hands, happy nose | Oils you can pronounce
  tip: Show the cut: a loaf falling into bars under the wire is a clip people watch to the end.
  tip: List each oil and scent by its everyday name, and keep claims to cleaning and feel; soap said to treat skin is regulated as a drug.
  tip: Say how long a bar tends to last and how to keep it dry between showers, because the price looks smaller then.
  tip: Slip a thin sample of a different scent into every order, with its name on the paper.
  tip: Take guest-size bars to vacation rentals and small inns, with a wrapper that tells their visitors where to buy more.
perfumery > To let people find a scent on their own skin, without being rushed.
  people: people looking for a scent of their own; partners choosing an anniversary gift; fragrance fans who know every note by name
  who: Adults from their first real bottle upward, buying for themselves or a partner, most of all before the holidays and Valentine’s Day.
  mind: They hope to be remembered by it, and they dread a costly bottle that turns sour by noon.
  lines: Follow your nose | Your wrist decides | A scent people remember | Top note, heart note, yours | Wear it for an afternoon first | Find the one that stays
  tip: Offer sample vials in sets of three, so people can live with a scent for a few days before they choose a bottle.
  tip: Write each fragrance up in three plain stages: the first ten minutes, the first hour and the next morning.
  tip: Ask newcomers three questions, on paper or online: what they wear now, when they’d wear this, and what they can’t stand.
  tip: In January, publish advice for people choosing for a partner, including which bottles to look for on the bathroom shelf.
  tip: Hold a small evening about a single note, such as rose or smoke, smelled raw first and then in five different perfumes.
cosmetics shop > To find people the few shades and basics they’ll really use up.
  people: people unsure which foundation is theirs; brides and prom-goers who want a look that lasts; makeup fans curious about the newest release
  who: Mostly women from their teens to retirement, and anyone else who enjoys makeup, who replace basics regularly and splurge before an event.
  mind: They have bought the wrong shade too often, and they want to see it on skin like theirs.
  lines: Your shade, in real light | Lips, lashes and good advice | Makeup that gets used | A fresh face by Friday | Color that suits you | Less drawer, more you
  tip: Swatch new shades on four or more skin tones in daylight, arm beside arm, with the names easy to read.
  tip: Put shade matching first on your sign or homepage, and say how to get it: at the counter, or by sending a photo.
  tip: Explain how testers are kept clean. Many shoppers won’t touch one until they’ve seen the disposable wands.
  tip: Give hair salons and dress shops a card for trial looks in the weeks leading up to prom and wedding season.
  tip: Make a short video about what to throw out, and how to tell when mascara, sunscreen or lipstick has turned.
herbal apothecary > To weigh, label and explain each herb so people know exactly what they’re taking.
  people: tea drinkers who like to mix their own; people who keep herbs for small everyday complaints; cooks and gardeners who know their plants
  who: Adults of many ages, often raised on home remedies or new to them, who buy small amounts regularly and more once colds go around.
  mind: They like plants with a long tradition, and they want to be told plainly what doesn’t mix with medicine.
  lines: Leaf, root and flower | Herbs, weighed and explained | From the jar to the teapot | Steep, sip, slow down | Plants, plainly labeled | A drawer for every leaf
  tip: Picture every herb dry and brewed, under its common and Latin names, so people can be sure it’s the right one.
  tip: Talk about taste, tradition and how to use a plant, and keep promises of relief or cure off labels, posts and reviews you share.
  tip: Put the amount, steeping time, packing date and who should avoid it on each bag, in type that older eyes can read.
  tip: Teach one plant a month, in a class or a short video: how to recognize it, dry it and brew it.
  tip: Bring tea samples to farmers’ markets, yoga studios and community gardens, with a card that lists what’s in the blend.
crystal shop > To let people hold a stone, learn its name and take the right one home.
  people: children spending their allowance on something shiny; collectors filling a gap on the shelf; people who keep a stone for its meaning
  who: Kids with parents, young adults and longtime collectors, who mostly begin with something small and come back for larger pieces.
  mind: They go by color and touch, and they want real stone, with any dye or heat treatment admitted.
  lines: Pick the one that shines back | From deep down to your pocket | Something shiny from the earth | Quartz, agate and a little wonder | Stones for shelves and pockets | Turn it in the sun
  tip: State the origin, size and any treatment of each piece; collectors remember a seller who admits to dye.
  tip: Film one stone turning slowly in sunlight with a coin for scale, instead of a tray of forty.
  tip: Write two lines per mineral, one on how it forms and one on what tradition says about it, with no promise about health.
  tip: Make up a tray at pocket-money prices, with name tags that a child can take home along with the stone.
  tip: Look up the nearest gem and mineral club, ask about a table at its show, and tell your followers which pieces you’ll bring.
christian gift shop > To mark the milestones of faith with gifts that families keep.
  people: godparents looking for a baptism gift; churches that need Bibles, candles or cards; friends who want to send comfort
  who: Church families, godparents, grandparents and parish staff, who buy most around Easter, first communion, confirmation and Christmas.
  mind: They look for something sincere, and they worry about picking what doesn’t fit the family’s church.
  lines: For baptisms and big steps | Given in faith, kept for years | A verse for every season | Gifts with a blessing in mind | For godchildren and grandparents | A good word, nicely wrapped
  tip: Sort gifts by sacrament or occasion and by church tradition, because the giver often belongs to a different one.
  tip: Send parish offices a list for first communion and confirmation classes in January, with group prices and delivery dates.
  tip: Write a short guide to Bible translations and print sizes; it’s the question most people are shy to ask.
  tip: If you engrave or imprint, show a finished name and date on a cover or cross, with the number of days it takes.
  tip: Ask churches and parochial schools whether you may bring a table to the Advent fair, a retreat or a women’s breakfast.
islamic gift shop > To give Muslim families gifts they’re proud to bring to any door.
  people: parents getting ready for Ramadan and Eid; guests invited to a nikah or a housewarming; friends welcoming someone new to Islam
  who: Muslim families, students and their friends, who buy most in the weeks before Ramadan and both Eids, and for weddings and babies.
  mind: They care that the Arabic is right, and they like to see children look forward to Eid.
  lines: Ready for Eid | From Ramadan to Eid morning | Calligraphy for the living room | For nikah, newborns and new homes | Beautiful things, carefully lettered | Give it with a salaam
  tip: Put Ramadan countdowns and the last order date for Eid at the top of your page six weeks ahead.
  tip: Beside each piece of calligraphy, print the full text, a transliteration and a translation, so buyers know what will hang on the wall.
  tip: Ask the mosque office or weekend school about a table at the Eid bazaar, and bring plenty for small children.
  tip: Build sets around a first fast, a first Quran or a finished one, with a card the parents can write on.
  tip: Show how Qurans and framed verses are packed. Respectful wrapping matters to whoever opens the box.
pooja store > To have every lamp, oil and garland ready before the festival arrives.
  people: families with a Hindu shrine at home; young couples preparing a first housewarming pooja; temples and priests who need supplies in quantity
  who: Hindu households across generations, some buying weekly for daily worship, and many more in the days before Diwali, Navratri and Ganesh Chaturthi.
  mind: They hope to do the ritual the way their elders do, with nothing missing that morning.
  lines: Lamps lit, nothing missing | Ready for Diwali | From camphor to kumkum | For the shrine at home | Everything on the priest’s list | Light the diya tonight
  tip: Publish checklists for common ceremonies such as Satyanarayan or Griha Pravesh, item by item, and sell each list as a set.
  tip: Keep a festival calendar where everyone can see it, with the day by which perishable or special items must be ordered.
  tip: Label goods in English and in the languages spoken in your customers’ homes, since a grandchild often does the shopping.
  tip: Visit temple offices and priests with a price list; they’re the ones who tell families what to buy.
  tip: Lay out a thali on video and name each item slowly, for couples who are doing it on their own for the first time.
plant nursery > To raise plants strong enough to settle into a new yard and stay.
  people: homeowners planting a hedge or a shade tree; landscapers who need many of one kind; gardeners after something that suits a difficult spot
  who: Homeowners, seasoned gardeners and landscapers, mostly in spring and fall, who’ll drive a good way for healthy stock.
  mind: They fear killing what they’ve paid for, and they value somebody who knows the climate and the soil.
  lines: Roots first | Plant it now, sit under it later | Good roots go a long way | Your yard, ten years from now | Small today, shade tomorrow | Dig once, plant well
  tip: Mark each tree and shrub with its full-grown height and width, drawn next to the outline of a person.
  tip: Name your hardiness zone up front, and flag which plants put up with deer, drought or wet clay.
  tip: In season, email landscapers and property managers an availability list every Monday, with pot sizes and quantities.
  tip: Share a row that’s at its peak this week, and say what it will look like in the other three seasons.
  tip: Attach a planting slip to every pot about depth, watering, mulch and the first summer; it prevents most complaints.
garden centre > To give gardeners of every level plants, soil and straight answers in one stop.
  people: beginners with a balcony and no plan; families with a lawn and a vegetable bed; old hands who come for soil by the bag
  who: Homeowners and apartment dwellers from first-timers to retirees, mostly from nearby, on spring weekends above all.
  mind: They like dirt under their nails, and they hope it’ll all survive the first frost and the family vacation.
  lines: Soil, seeds and a good Saturday | Ready when spring is | Everything for the backyard | Dirt under the nails, happily | From seed packet to tomato | Grow something this weekend
  tip: Chalk up a “plant this week” list at the entrance, and post a photo of it on Friday before people make weekend plans.
  tip: State the usual last frost date for your area on the spring page, with what may go outside before it and what should wait.
  tip: Bundle pots, potting mix and plants for a sunny balcony, a shady one and a first vegetable bed, each at one price.
  tip: Give school gardens and community plots a standing discount, and ask to hang a small sign on their fence.
  tip: Plan wreath, bulb and houseplant evenings for the slow months, and invite spring customers by email.
dog supplies > To outfit every dog with gear that fits, lasts and gets used.
  people: new puppy owners with chewed shoes; people walking a strong puller; owners of an older dog that needs comfort
  who: Dog owners of all ages, singles and families alike, who buy food and treats regularly and gear when a dog outgrows or wrecks it.
  mind: They count the dog as family, and they’re weary of toys that fall apart in an hour.
  lines: Gear for every good dog | Made for jaws and puddles | Leash on, let’s go | Fits the dog you have | For walks in any weather | Muddy paws welcome
  tip: Post customers’ dogs in their harnesses with breed, weight and size worn, with the owners’ okay; it beats any size chart.
  tip: Demonstrate how to measure neck and chest in twenty seconds, with a tape and a dog that won’t hold still.
  tip: Give shelters, trainers and groomers a welcome coupon to hand out with a list for the first week.
  tip: Rate chew toys from gentle to heavy chewer, and be frank about the ones a big jaw will finish in a day.
  tip: Put the puppy’s first month on a single printable page: crate, leash, chews, cleaner, and everything that can wait.
cat supplies > To stock the things cats really use, and admit which ones they won’t.
  people: households with a cat that scratches the sofa; people adopting a first kitten; owners of picky eaters
  who: Cat owners of all ages, many in apartments, who reorder litter and food every few weeks and buy toys on a whim.
  mind: They adore an animal they can’t argue with, and they’d like fewer rejected purchases.
  lines: For the one who runs the house | For the pickiest paws | Scratch this, not the sofa | Litter, naps and small victories | Happy cat, quiet night | Always on all four feet
  tip: Collect photos of customers’ cats on the perch or in the bed, and mix in a few that chose the carton instead.
  tip: Compare litters in a simple table of dust, smell, weight and how far it gets tracked down the hall.
  tip: Offer trial sizes of food and litter, because a cat’s refusal hurts less when the bag was small.
  tip: Supply rescue groups with a kitten list for adopters, your name at the bottom, and ask what their new owners call about.
  tip: Explain step by step how to introduce a new box, food or carrier; “mine won’t touch it” is the complaint to prevent.
pet shop > To see that pets are well fed and well housed by owners who feel sure of themselves.
  people: families preparing for a first pet; keepers of small animals, birds or reptiles; owners who need the usual food in stock
  who: Families with children, apartment dwellers and longtime keepers, who return every few weeks for food, bedding and litter.
  mind: They worry about doing something wrong, and they want advice that isn’t a sales pitch.
  lines: For fur, feathers and scales | Whoever lives at your house | Food, bedding and calm advice | Happy animals, steady owners | Start with the right setup | The whole menagerie, fed
  tip: Hand out care sheets by species with honest monthly costs, life span and minutes of work a day, before anyone decides.
  tip: Build one proper habitat for a rabbit, hamster or gecko, label all the parts, and share the picture with parents.
  tip: Set up standing orders for heavy bags, with a text the day before, so customers never run out on a Sunday.
  tip: Meet vets who treat small animals, ask which products they’d like to see on the shelf, and leave cards with them.
  tip: Offer supplies or a short talk on animal care to teachers who keep a class pet.
aquarium shop > To keep fish healthy by helping their owners understand the water.
  people: parents buying a child’s first tank; hobbyists building an underwater garden or reef; owners whose glass has turned green
  who: Families with beginners and hobbyists of all ages, who come back often for food, test kits and the next fish.
  mind: They feel responsible for creatures that can’t complain, and they hate losing one without knowing why.
  lines: Clear water, calm fish | It starts with the water | Slow down and watch them swim | Something to watch instead of TV | Fish, plants and patience | A quiet corner, underwater
  tip: Share a clip of each new arrival in its tank, with adult size, temperament and the smallest tank it should live in.
  tip: Write water results on a slip with the numbers and one next step; people bring it back along with another sample.
  tip: Draw up stocking charts for the common tank sizes: which species, how many, and which two should never meet.
  tip: Record one aquarium from bare glass to week six, a few seconds every week, so that newcomers see why waiting pays.
  tip: If you do maintenance, offer dentists and restaurants a tank with upkeep and put a small nameplate on the stand.
saddlery and tack shop > To equip horse and rider with tack that fits, holds up and keeps both safe.
  people: riders fitting a saddle to a new horse; parents of children in lessons; barn owners who buy in quantity
  who: Riders from lesson kids to competitors, along with trainers and stable owners, all year and especially ahead of show season.
  mind: They put the horse’s comfort before their own, and they won’t gamble on a helmet or a girth.
  lines: For horse and rider alike | Tack that fits them both | From hoof pick to show coat | Ready for mud and ribbons | Boots, bits and barn talk | Saddle up in comfort
  tip: Describe the signs of a poor saddle fit, such as white hairs, dry spots or a sliding pad, and how to send measurements.
  tip: Get the required list from each lesson barn around you and sell it as a beginner’s kit by discipline.
  tip: If you take consignments, list used saddles by seat size, tree width and flap, with close-ups of the wear.
  tip: Bring gloves, hairnets, spare girths and stirrup leathers to schooling shows, since that’s what gets left at home.
  tip: Remind parents how a riding helmet should sit, and that one hard fall means a new one even if it looks fine.
bird and wildlife shop > To bring more birds to the window and help people learn their names.
  people: backyard birders with a view from the kitchen; grandparents who bird with grandchildren; gardeners who plant for bees and butterflies
  who: Homeowners and apartment dwellers, many of them retired or with young children, who buy seed every few weeks and more in winter.
  mind: They find calm in watching, and they’d love to outwit the squirrels without hurting them.
  lines: Who’s at the window today? | Seed, suet and a window seat | Fill the feeder, then wait | More birds, closer up | For backyards with wings | The squirrels will disagree
  tip: Feature a bird that’s passing through right now, with the food it likes and the kind of feeder it will land on.
  tip: Start a seed club with a monthly reminder, so regulars stock up before the feeder is empty.
  tip: Ask the Audubon chapter or a park ranger to lead a Saturday walk with you, and lend binoculars to beginners if you can.
  tip: Teach feeder hygiene: how often to scrub, what to use, and when to take feeders down because birds are sick.
  tip: Leave a trail camera on one feeder for a week and share the funniest half minute, thieves included.
`);
