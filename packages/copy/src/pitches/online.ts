import { pitchesOf } from './pitch-list.ts';

/** Brands and shops online. */
export const online = pitchesOf(`
activewear brand > To make clothes that stay put and keep their color through sweat, stretch and washing.
  people: women and men who train several times a week; yoga and dance teachers; people getting moving again
  who: Adults from their teens on who work out at home, in studios or outdoors, and who mostly order online after comparing sizes.
  mind: They don’t want to pull anything up mid-set, and they’re skeptical of sizes that change by color.
  lines: Stays up, stays dark | Squat, stretch, repeat, wash | Sweat now, wash later | Made to sweat in | Move and forget what you’re wearing | One more rep, no tugging
  tip: Film the squat test in daylight, in every color and several sizes, from behind, without a filter.
  tip: Give garment measurements for each size, relaxed and stretched, and the height of everyone in the pictures.
  tip: Send three pairs to a class teacher on the understanding that she reports what failed, and publish her list.
  tip: Show a pair after fifty washes next to a new one, with the date and the detergent written on tape.
  tip: Offer studios and run clubs a small team order with their name, and give members a code so you can see what sells.
swimwear brand > To make swimsuits that fit real bodies and hold their shape in the water.
  people: women who dread the fitting room; lap swimmers who wear out suits; vacationers packing for the beach
  who: Mostly women, along with swimmers of every kind, who order before vacations, pool season and meets, and often send a size back.
  mind: They want coverage where they choose it, and they’d rather swim than adjust a strap.
  lines: Dive in, stay covered | Laps, waves and long afternoons | Suits for actual swimming | Swim now, adjust never | Packed first, worn all week | Ready for the cannonball
  tip: Show each suit on at least three body shapes, wet and dry, from the back too, with heights and sizes named.
  tip: Add torso length to your size chart and a short clip on measuring it, because that’s where one-pieces go wrong.
  tip: Explain hygiene liners, returns and exchanges in two sentences beside the “add to cart” button.
  tip: Test one suit for thirty swims in a chlorinated pool, and share a picture after every ten.
  tip: Start posting in February, when people book trips, and write to swim clubs about suits for practice.
organic baby clothing brand > To make baby clothes that are soft, easy to change and fit for the next child.
  people: new parents of babies with sensitive skin; grandparents buying the going-home outfit; friends with a shower next weekend
  who: Expecting and new parents and the people who buy for them, ordering in small batches as the baby grows, often at night.
  mind: They care what lies against new skin, and they have one free hand.
  lines: Soft enough for day one | Snaps for sleepy hands | Cotton, cuddles, tiny snaps | First size, next sibling | Dressing brand-new skin | Dressed before the next cry
  tip: Name your cotton certification with its number and a link, and claim “organic” only for what it covers.
  tip: Demonstrate a one-handed diaper change on a doll, with the snaps or zipper close to the camera.
  tip: Give sizes by weight and length, and say which ones run long, so that a gift lasts more than a month.
  tip: Assemble a shower set at three prices, with a card and a size exchange included.
  tip: Offer doulas, lactation consultants and birth centers a sample for parents to touch, and feature babies only with parents’ consent.
skincare brand > To make skin care people understand, use up and can build a short routine on.
  people: people with easily irritated skin; beginners who want three steps; gift givers buying a small treat
  who: Mostly adults from students to retirees, women more often than men, who order when a jar runs out and read ingredients first.
  mind: They no longer believe big promises, and they want to know how long to wait.
  lines: Three steps, no fuss | Read it, then wear it | A calmer bathroom shelf | For skin that has opinions | Morning, night, nothing extra | Cream you’ll finish
  tip: List all ingredients with what each does, and the one thing the product can’t do.
  tip: Use untouched photos and cosmetic claims only; a cream said to treat a condition counts as a drug.
  tip: Show the order of a routine with amounts on a fingertip, in twenty seconds, for morning and night.
  tip: Offer sample sachets and a patch-test guide, and say that redness is a reason to stop.
  tip: Ask estheticians for feedback on texture and scent, and send them testers with a reorder code.
hair care brand > To make hair care that’s easy to choose by what hair really does.
  people: people with curls, coils or waves; people with fine or dyed hair; stylists who recommend products
  who: Women and men from teenage years up, along with stylists, who switch when a product disappoints and stay once one suits.
  mind: They have tried too many bottles, and they’d like to own fewer.
  lines: Say what your hair does | Wash, wear, nothing heavy | Curls, coils and plain speech | A bottle that gets finished | Wash day made simple | Less frizz, fewer bottles
  tip: Build a four-question quiz on texture, scalp, color and weekly washes, and let the result name one bottle, not five.
  tip: Film wash day from wet to dry on several hair types, with products, amounts and minutes on screen.
  tip: Print how much to use for short, medium and long hair on the bottle, since most people pour too much.
  tip: Send stylists a backbar size with a reorder card and a short note on which hair it’s wrong for.
  tip: Ask buyers for a photo after thirty days and permission to share it, unfiltered and with hair type in the caption.
grooming and razor brand > To make shaving and beard care simple, sharp and easy on the skin.
  people: people with razor burn on the neck; beard growers fighting the itch; partners and parents looking for a practical gift
  who: Mostly men from a first shave on, and anyone else with hair to shave, who reorder blades and buy sets for Father’s Day.
  mind: They like a close shave without redness, and they won’t read a manual.
  lines: A good shave before coffee | Sharp blade, calm neck | Beard, balm, out the door | Lather up | Smooth start, small shelf | Two passes and go
  tip: Demonstrate grain mapping on a neck with a fingertip, and mark the direction with an eyebrow pencil.
  tip: State what a blade costs per shave, with your honest number of shaves, next to a cartridge.
  tip: Make refills easy to skip, pause or cancel, and put that sentence where people sign up.
  tip: Set up a first-shave kit for teenagers with a parent’s note and a card of five steps.
  tip: Talk with barbers about a small shelf of balm and soap, and teach them the story in one line.
press-on nails and lashes shop > To make nails and lashes at home easy to fit, wear and take off.
  people: partygoers with an hour to get ready; people who can’t keep salon appointments; brides and prom-goers matching a dress
  who: Mostly women from teens to forties, and everyone else who loves a set, who buy for events and follow trends by phone.
  mind: They love the look, and they worry about size, glue and damage.
  lines: Nails on, night out | Press, hold, shine | Lashes by dinner | Fifteen minutes to ready | Find your size, pick a color | Ten fingers, new mood
  tip: Sell or mail a sizing set, and credit it to the first order; wrong sizes ruin more sets than bad glue.
  tip: Show removal before application, warm water, oil and patience, since the fear of damage comes first.
  tip: Demonstrate applying a lash or nail in real time with one camera and no cuts, glue amount included.
  tip: List glue ingredients and a patch-test note near the top, and what someone with sensitive eyes should skip.
  tip: Post sets matched to dress colors in April and in November, and give salon-school students a code.
period and intimate care brand > To make period and intimate care comfortable, honest and easy to choose.
  people: people tired of leaks and scents; parents of a girl getting her first period; athletes and shift workers with long days
  who: Mostly women and teens, along with parents, who reorder monthly and try a new product after a friend or doctor mentions it.
  mind: They want plain language and discreet delivery, and they’re cautious about what goes near their skin.
  lines: Plain words, dry nights | Comfort, no euphemisms | Made for the whole month | Soft, dry and not a secret | Sleep through it | Honest sizes, quiet boxes
  tip: Compare absorbency and hours of wear in a simple chart, and admit when a bigger size is needed.
  tip: Say exactly what it’s made of, and leave out medical claims beyond what you can prove.
  tip: Picture the packing: plain outer box, plain sender’s name, and what’s on the label.
  tip: Make a first-period page for parents with three gentle sentences to say and a starter set.
  tip: Donate to a school nurse or shelter each month, and offer coaches a small tin for the gym bag.
supplement store > To sell supplements with plain labels and the sense to say when none is needed.
  people: athletes watching what they take; vegans short on certain nutrients; older adults whose doctor suggested a vitamin
  who: Health-minded adults of many ages, often with a routine or a training plan, who reorder monthly and compare doses.
  mind: They distrust miracle words, and they want test reports they can open.
  lines: Read the dose | Plain labels, clear lab reports | Ask your doctor, then decide | Nothing hidden in the blend | Know what’s in the scoop | Vitamins without the shouting
  tip: Post the test report for each batch beside the product, with the date and lab name.
  tip: Have every claim reviewed against FDA and FTC rules; no disease names, no cures, and the required disclaimer.
  tip: List dose per serving, source, allergens and who shouldn’t take it in the first screen.
  tip: Write a page on drug interactions with a prompt to ask a pharmacist, and link it from every product.
  tip: Work with dietitians and coaches on one article a month, with their names and any payment disclosed.
eco household brand > To make cleaning products that work as well as the plastic bottles they replace.
  people: families cutting down on trash; renters with little storage; shops and offices looking for refills
  who: Mostly households with a conscience and a budget, from students to parents, who try one product and reorder if it cleans.
  mind: They try to buy less plastic, and they don’t want to scrub twice or be scolded.
  lines: Less plastic under the sink | Refill the one you have | Clean counters, lighter trash | Wipes it away, wastes less | A block, a brush, a clean pan | Small cupboard, big clean
  tip: Film a burned pan, a shower door and a greasy stove, cleaned by your product and by the old one.
  tip: State exactly what the package is made of and where it can be recycled, and never say “green” without a fact.
  tip: Put the cost per wash next to a supermarket bottle, with the sums visible.
  tip: Suggest a starter trio with a refill reminder based on household size.
  tip: Leave refills with co-ops, zero-waste stores and apartment buildings, plus a sign with three steps.
online fashion store > To show clothes so truthfully that shoppers keep what they order.
  people: shoppers who buy from the sofa; people with sizes that stores don’t carry; parents too busy for the mall
  who: Mostly women and men from late teens to midlife, shopping on a phone in the evening and around sales, events and new seasons.
  mind: They rely on true measurements, and they’ve sworn off stores that make returns hard.
  lines: True sizes, true colors | Zoom in on the seams | The fitting room at home | Front, back and side | Ordered Tuesday, worn Saturday | Clothes that match the picture
  tip: Measure each garment flat and lay the tape in the photo, instead of relying on S, M and L.
  tip: Shoot the back, the hem, the label and an untouched color in daylight, and match the screen to the cloth.
  tip: Publish your return steps as a picture strip with days and cost, and read it aloud in a reel.
  tip: Ask buyers to add height, size and a photo to reviews in return for a small credit, and say that it’s rewarded.
  tip: Email people who left an item in the cart with the two facts they were missing: delivery date and how it fits.
kids activity and puzzle box > To send kids a box they can open, start and finish without a screen.
  people: parents with a rainy Saturday ahead; grandparents who live far away; teachers who want a hands-on lesson
  who: Mostly parents and grandparents of preschool and elementary children, who order for birthdays, vacations or every month.
  mind: They want an hour of quiet and a bit of learning, with every piece in the box.
  lines: A box full of Saturday | Open, build, show Grandma | Mail that’s just for them | Glue, puzzles and peace | Screens off, hands on | Rainy day, saved
  tip: Unpack the box on camera at table height, hands only, and say how long each activity kept the tester busy.
  tip: Print the age, time, mess level and adult help needed on the front, since parents decide by those.
  tip: Make gift checkout simple with a message, a date and the child’s first name, and explain how you protect the data.
  tip: Ask parents for permission to share a picture of the finished project, with no faces, names or addresses.
  tip: Send librarians, teachers and family travel bloggers a sample with one page on the skills inside.
craft kit and pattern shop > To sell kits and patterns that beginners finish and makers enjoy.
  people: beginners who want one good project; experienced makers looking for a new idea; friends planning a craft night
  who: Mostly adult hobbyists, women more than men, and families, who order in the evening, before vacations and for presents.
  mind: They like to finish, and they fear a tricky step with no picture.
  lines: Everything in the kit | Clear steps, happy hands | Finish it by Sunday | One pattern, many evenings | Cut, stitch, show it off | A little something to make
  tip: Film the hardest step from above, at real speed, and link it by a code in the instructions.
  tip: Sort kits by hours and level, and show what a real beginner made, with permission.
  tip: List what’s inside, what isn’t, such as scissors or a hoop, and the table space needed.
  tip: Start a monthly make-along with a set date and a photo thread, and feature one misstep and its rescue.
  tip: Sell group packs for libraries, office parties and book clubs, with a guide for whoever leads.
print-on-demand t-shirt shop > To print the joke, the team or the family name on a shirt people keep wearing.
  people: organizers of a reunion or bachelor party; friends with an inside joke; bands, clubs and schools with a design
  who: Adults planning a group event, students and small clubs, who order now and then, often with a date close at hand.
  mind: They need it spelled right and there by the weekend, and they hope it won’t look cheap.
  lines: Wear the joke | One shirt or the whole reunion | Your words, soft cotton | Say it on your chest | Big family, matching shirts | Printed because you said so
  tip: Put a delivery estimate by zip code next to the order button, with production days and shipping days apart.
  tip: Show the same print on a new shirt and after ten washes, inside out and dried, so buyers see how it wears.
  tip: Create editable templates for reunions, bachelor parties and retirements, and have one sample order for each on the page.
  tip: Let organizers collect sizes with a shared link, since chasing cousins for sizes is the hardest part.
  tip: Keep away from logos, lyrics and characters you hold no rights to, and explain to customers what you can’t print.
handmade jewellery webshop > To make jewelry people can judge from a screen and be glad to open.
  people: people looking for a ring no friend owns; partners buying for an anniversary; customers who need hypoallergenic metal
  who: Mostly women from their twenties up, and people buying for them, who order online for birthdays, holidays and weddings.
  mind: They want to know the metal, the size and the maker, and they fear it’ll look smaller than the picture.
  lines: Made at a small bench | Silver, stone and steady hands | Zoom in on the clasp | Yours, and nobody else’s | A small box worth opening | Rings with a maker behind them
  tip: Shoot every piece on a hand or neck, by a coin, and lying flat, in one kind of light.
  tip: Name the metal by alloy or fineness, say what’s plated and what isn’t, and mention nickel.
  tip: Send or print a paper ring sizer, and explain resizing and its limits before checkout.
  tip: Share thirty seconds of soldering, setting or polishing, and the finished ring at the end.
  tip: Offer gift notes, a slip without prices and a last order day for each holiday, and place them near the top.
online thrift and resale > To give good secondhand clothes honest pictures and another owner.
  people: bargain hunters with an eye for labels; people with a hard-to-find size; shoppers who would rather reuse than buy new
  who: Mostly teens to middle-aged adults, many of them women, who scroll in the evening and decide quickly before somebody else does.
  mind: They like the find, and they want flaws shown before they pay.
  lines: Found first, worn again | Flaws shown, prices small | Secondhand, first pick | Good labels, second lives | Blink and it’s sold | Someone else’s closet, yours now
  tip: Measure pit to pit, length, waist and rise on every item, and photograph the tag and the worst spot.
  tip: Drop new pieces every Thursday evening, with a preview an hour earlier for subscribers.
  tip: Ship within a stated number of days and combine orders, and say in one line how holds and returns work.
  tip: Write descriptions with the words shoppers search: brand, decade, fabric, color and fit.
  tip: Explain how people can sell or consign to you, what you accept, and the split, if you take in clothes.
plant and seed webshop > To ship seeds and plants that arrive alive with a note on what to do first.
  people: gardeners planning beans in February; apartment dwellers with a dim window; gift givers sending something green
  who: Home gardeners, beginners and plant collectors, who order seeds in late winter and plants in mild weather.
  mind: They hope it survives the mail, and they want to know what suits their light.
  lines: Wet roots, padded pots | Seeds for a better summer | Something green in the mail | For sunny sills and dark corners | Sow now, supper later | It arrives, it settles, it grows
  tip: Film an order being packed, roots wrapped, box shaken, and opened after three days in the dark.
  tip: State germination tests, pack year and sowing months by zone on every seed page.
  tip: Sort plants by window, north, east or south, and flag the ones that aren’t safe for a cat to nibble.
  tip: Show the same plant on arrival and six weeks later, so customers don’t panic over a drooping leaf.
  tip: Publish shipping weeks and cold-weather holds on the front page, and what happens if a plant arrives sad.
pet products webshop > To ship food and gear that pet owners reorder without a second thought.
  people: owners tired of hauling bags; new owners with a shopping list; families with an old or picky animal
  who: Dog, cat and small-animal owners of all ages, who reorder at regular intervals and shop by phone when the bag runs low.
  mind: They read the ingredients, trust other owners and count on the box being there before the bowl is empty.
  lines: Heavy bags, light work | On the porch before it runs out | Delivered before dinner time | For whoever’s waiting at the door | Food, toys, tail wags | Sniffed, chewed, reordered
  tip: Set autoship with a reminder three days ahead and a single button for later, sooner or cancel.
  tip: Ask reviewers for species, breed, age and weight, and let shoppers sort by them.
  tip: Picture sizes with a tape and an animal, and say which beds, collars and toys run small.
  tip: Put recall checks, ingredient lists and country of manufacture on every food page, updated with a date.
  tip: Pair with shelters for a starter order on adoption day, and pack a card with the donation it triggered.
personalised gift webshop > To make a gift with a name on it that’s spelled right and there in time.
  people: grandparents who need every grandchild on one mug; guests of a wedding or baptism; managers buying for a small team
  who: Mostly adults buying for family, babies, couples and teachers, who order online in a hurry before a date they can’t move.
  mind: They dread a typo, and they like seeing a proof before they pay.
  lines: Their name, spelled right | It could only be for them | Room for every grandchild’s name | Wrapped, lettered, on its way | A gift that knows who it’s for | Check the spelling, then send
  tip: Give a live preview with a warning about capitals, accents and dates, and ask for a second look before checkout.
  tip: Keep the cutoff day for each holiday and delivery speed at the top, in the buyer’s time zone.
  tip: Take photos of real orders, with permission or invented names, on the actual material and not a mockup.
  tip: Say in advance what you do if the mistake is yours and what happens if it’s the buyer’s.
  tip: Reach teachers’ gift organizers and wedding planners with a bulk form, a name-list upload and a proof.
sticker and enamel pin shop > To make small art people put on laptops, jackets and water bottles.
  people: students with a laptop lid to fill; fans of a very specific joke; artists, teams and cafés who need their own design
  who: Mostly teens and young adults, along with collectors and small businesses, who buy several at once and like a cheap treat.
  mind: They enjoy being recognized by their own kind, and they care that color and clasp hold.
  lines: Peel, stick, be recognized | For lids, lapels and lunch boxes | Small art, loud opinions | Pin it on | Say it with an inch of vinyl | One more spot on the lid
  tip: Soak, scrape and sun a sticker for a month, and post what it looks like each week.
  tip: Photograph pins and stickers on real laptops and jackets with a coin beside them for size.
  tip: Sell three for a round price, and choose the sets by mood, so people don’t agonize.
  tip: Tuck in a misprint or a tiny extra, and ask buyers to tag where they stuck it.
  tip: Sign up for an artist alley or zine fair, and offer clubs and coffee shops fifty with their own drawing.
art print and poster shop > To fill empty walls with prints people chose at the right size.
  people: renters with a bare living room; new parents decorating a nursery; offices that want something on the wall
  who: Mostly adults furnishing a home or office, from students to new homeowners, who order online after moving or painting.
  mind: They fear that it’ll be too small, and they’d like to see the color in a room.
  lines: For the empty wall | A print, a nail, a new room | Over the sofa at last | Look up from the couch | Paper, ink and a frame | Hang it by Sunday
  tip: Hang a print in three sizes above a real sofa, with tape measure and inches in the shot.
  tip: Name paper weight, ink, border and whether it fits a standard frame from any big store.
  tip: Offer gallery-wall sets of three to five with a paper template that people can tape up first.
  tip: Interview an artist or designer in four lines on each page, and send buyers a note about the picture.
  tip: Send realtors, stagers and café owners a code for sizes that suit bare walls, and ask to be credited.
phone case and tech accessories shop > To ship the case or cable that fits the exact phone and lasts.
  people: people who just dropped a phone; commuters with a frayed cable; parents buying for a clumsy teenager
  who: Phone owners of all ages, mostly on their own device and in a hurry after a launch, a fall or a lost charger.
  mind: They worry about ordering for the wrong model, and they’re done with cables that die.
  lines: Fits your exact model | For butterfingers and long days | Cables that hold on | For pockets and sidewalks | Charged before lunch | Find your phone, pick a case
  tip: Open your store page with a model picker and a picture of where to find the number in settings.
  tip: Drop a case from waist, shoulder and table height onto concrete, in one shot, and report scuffs.
  tip: Bend a cable until it fails, on camera, with a counter running, and show what gave out first.
  tip: Say which chargers and speeds each phone supports, in one small table with watts.
  tip: Ship by a stated hour, and post the last order time for Friday delivery while it’s still morning.
gadget and smart home store > To sell gadgets that get used, and say plainly what they won’t do.
  people: homeowners starting with a bulb or doorbell; gift givers buying for a tinkerer; renters who can’t drill
  who: Mostly adults interested in technology, and their families and gift givers, who read reviews at length and buy online.
  mind: They want to know if it works with what they have, and they’re tired of drawers full of chargers.
  lines: Works with what you’ve got | Smart enough to be simple | Lights, locks and less fuss | The gadget you’ll keep using | Out of the box, into use | Plug it in, forget it
  tip: Make a compatibility table by hub, app, phone and wiring, and keep it dated.
  tip: Test setup with someone who’s not technical, start a timer, and post the honest number.
  tip: Write a “don’t buy this if” section on every page, with the subscription, battery life and limits.
  tip: Teach buyers how to return, reset and wipe a device, because data worries stop more sales than price.
  tip: Bundle for renters, parents and older relatives, and picture the room it goes in.
keyboard and gaming gear shop > To give players gear they can hear, feel and tune before the next match.
  people: players chasing a quieter or faster board; builders who collect switches; parents buying for a gamer with opinions
  who: Mostly teens and adults who play or type for hours, many of them builders, who read specs and wait for group buys.
  mind: They compare milliseconds and sounds, and they can spot a copied review.
  lines: Listen to the switch | Click, clack, win | Swap the caps, keep the feel | Light mouse, quick hands | Specs first, then play | Sounds like yours
  tip: Record all switches with one microphone, one keyboard and one desk, and label lubed or stock.
  tip: List weight, actuation, latency with the test method, plug type and layout in a table.
  tip: Sort mice by grip style and by hand length in inches, measured from wrist to fingertip.
  tip: Sponsor a school esports club or a Discord build night with a switch tester and a code.
  tip: Explain warranty, swaps and group-buy delays in the first paragraph, with dates you’ll keep updating.
3d-printed goods shop > To print the part, planter or figure that no store stocks.
  people: people missing a knob or a bracket; hobbyists after figures and accessories; gift givers who want it in their color
  who: Mostly adults with a repair, a hobby or a small gap to fill, who order one piece at first and send a photo.
  mind: They wonder whether it’s sturdy, and they love that size and color are up to them.
  lines: Layer on layer, made for you | The missing part, printed | Send a photo, get a bracket | Your size, your color | Knobs, hooks and odd shapes | No mold, no problem
  tip: List material by heat, sunlight, weight and food contact, and say what you would not print it for.
  tip: Run a time-lapse from first layer to last, then hang a real weight on it.
  tip: Ask customers for a photo with a ruler and the broken piece, and offer a drawing before you print.
  tip: Publish sample prices for three common jobs, with layer height and finish, so nobody expects injection molding.
  tip: Respect designs and licenses: print your own, licensed or customers’ files, and explain that on the order page.
car accessories webshop > To make finding the right mat or mount as easy as naming the car.
  people: drivers who want a mat that fits their exact model; families whose back seats see kids, dogs and crumbs; commuters who need a phone mount that stays put
  who: Car owners, mostly ordering from their phones, often within weeks of buying a new or used car, and again before a long trip or winter.
  mind: They dread ordering something that almost fits, and they want the car to look cared for.
  lines: Fits your car, not just any car | Mats, mounts and a tidier drive | Your car, minus the crumbs | Ready for kids, dogs and coffee | Small upgrades for the long drive | Keep the seats, skip the stains
  tip: Make the model finder the first thing on the home page, and repeat the year range in every product title, since that’s what drivers type into a search.
  tip: Film each bestseller being installed in a real car, in a minute or less, and put the clip on its product page.
  tip: Answer “Does it fit mine?” within the day, and publish the answer under the product with make, model and year.
  tip: Join the owner forums and groups of the models you cover, follow their rules on promotion, and show fitted photos there.
  tip: Slip a card into the package asking for a picture of the part in place, and ask permission to show it beside the listing.
wedding decor webshop > To send couples matching decor in good time, with enough of it for every table.
  people: couples planning their wedding table by table; parents and friends who take on the decorating; wedding planners who need a hundred of the same thing
  who: Engaged couples and the relatives who help them, who usually order online anywhere from a year to a few weeks before the date.
  mind: They fear that the colors won’t match, the box will come late or ten pieces will be missing.
  lines: Set the table, then say “I do” | Enough for every table | From the arch to the last candle | Pretty tables, counted twice | Little things for the big day | Dress the room for the day
  tip: Show each item on a fully laid table as well as alone, and say how many pieces were used in the picture.
  tip: Add a simple calculator: guests and tables go in, the number of pieces comes out, with a few spares suggested.
  tip: Offer samples of ribbon, paper or linen by mail, because couples want to see a color in daylight before they buy a hundred.
  tip: Pin your sets to Pinterest boards named by color and setting, such as sage and barn or white and ballroom.
  tip: Write to couples some weeks after the wedding, when the photographer’s pictures are in, and ask to show them with the proper credit.
handmade marketplace > To give makers a stall and buyers something made by a person they can name.
  people: shoppers looking for a gift nobody else will bring; makers who want to sell without running a shop; people who like handmade things at home
  who: Gift buyers and people furnishing a home, busiest before holidays and birthdays, plus hobby and full-time makers who list their work.
  mind: They like knowing who made a thing, and they worry about factory goods passed off as handmade.
  lines: Made by hand, sold by name | Meet the person who made it | Gifts with a maker behind them | From workbench to front door | Handmade, by someone you can ask | Buy from the hands that made it
  tip: Introduce a different maker each week with a short film of hands at work, and link straight to that maker’s listings.
  tip: Write down what counts as handmade on your site and how you check it, and link that page from every listing.
  tip: Recruit sellers in person at craft fairs and guild meetings, with a printed sheet on fees, photos and payouts.
  tip: Build gift pages for particular people, such as a gardener or a new neighbor, and have them ready well before the holidays.
  tip: Encourage buyers to mention the maker by name in reviews and to add a picture of the piece at home.
general online store > To make everyday buying easy, with clear pages, clear prices and returns anyone can follow.
  people: busy people who shop from their phones at night; gift buyers who need an idea by the weekend; shoppers tired of scrolling through endless pages
  who: Mostly adults who order by phone after dinner, for themselves, the home or a gift, often after seeing a product on social media.
  mind: They hesitate to trust a shop they’ve never heard of, and they check the return policy before they pay.
  lines: Less scrolling, better finds | Found it, ordered it, done | Good things, easy to find | From your phone to your door | Shopping without the detours | Shop tonight and sleep on time
  tip: Put delivery cost, delivery time and the return rule in a single line under every price, where nobody has to look for them.
  tip: Shoot each product in a hand or next to something familiar, so shoppers can judge its size on a small screen.
  tip: Sort the shop by occasion as well as by category: a new home, a desk, a hostess gift, a rainy weekend.
  tip: Show a real name, an address and a way to reach you on the contact page; new shoppers look there before they buy.
  tip: A week after delivery, send a short email that asks for an honest review and shows how to return the item.
coffee subscription > To keep fresh beans in the kitchen before the old bag runs out.
  people: home brewers who care when the beans were roasted; households that run out at the worst moment; people looking for a gift for a coffee lover
  who: Mostly working adults who brew at home every day, from drip machines to hand grinders, plus gift buyers around the holidays.
  mind: They like variety without effort, and distrust any plan that’s hard to pause or cancel.
  lines: Fresh beans before you run out | A new bag in the mailbox | Never face an empty coffee tin | Roasted, packed, on your porch | Your morning cup, on schedule | No more mornings without beans
  tip: Show above the sign-up button how to skip, pause or cancel a bag, with a screenshot of the page where it’s done.
  tip: Begin the sign-up with three easy questions about brewer, taste and cups a day, and suggest a bag at the end.
  tip: Pack a card with every bag that names the origin, the roast date and a recipe for the most common brewers.
  tip: Have a gift plan ready by November, with a card people can print themselves when they remember late.
  tip: Share a brewing clip on Sunday evening, when people notice how little is left for the week.
snack subscription box > To send a box of treats that gets opened at once and argued over.
  people: snack lovers bored with the usual aisle; parents sending a treat to a student; offices that want something better than the vending machine
  who: Households with children or roommates, gift givers and office managers, who subscribe online for some months and stay as long as the surprises last.
  mind: They sign up for the surprise, and soon notice repeats, allergens and a half-empty box.
  lines: Open the box, hide your favorite | A surprise you can eat | Snacks you wouldn’t have picked | The mail goes crunch | Something new to nibble | Movie night comes in a box
  tip: Film an unboxing on a kitchen table, wrapper by wrapper, and keep one item hidden until the very end.
  tip: Show two or three past boxes in full, because newcomers want to see what they’d have gotten for the price.
  tip: List allergens and ingredients online before each box ships, and say plainly what can and can’t be left out.
  tip: Write to office managers with a sample for the break room and an order sheet that fits on a page.
  tip: Sell a gift box without a subscription next to the plan; parents look for it before exams and birthdays.
meal kit delivery > To take the planning out of dinner and leave the cooking in.
  people: couples and families with no time to plan meals; beginners who want to learn to cook; people who keep throwing away half a bag of spinach
  who: Working households, often of two to four, who choose the week’s dinners ahead online and cook on weeknights.
  mind: They want to eat better at home, and they worry about packaging, portions and forgetting to skip a week.
  lines: Skip the planning, cook the dinner | Dinner, measured and ready to cook | You stir, the shopping’s done | The recipe and everything in it | Home cooking without the list | Weeknights with an apron on
  tip: Show next week’s dishes before anyone signs up, with real cooking times and photos from a home kitchen.
  tip: Record a beginner making a kit from box to plate, small mistakes included, and post it in fast motion.
  tip: Explain on the ordering page how to skip a delivery and by which day, because that’s the fear behind most hesitation.
  tip: Let visitors filter dishes by what they don’t eat, by minutes and by number of pots, in words families use.
  tip: Print a recipe card people will keep, with your web address and a code for a friend on the back.
online grocery delivery > To bring the week’s groceries to the door, picked with care and on time.
  people: parents who can’t shop with little ones in tow; older people who’d rather not carry bags; offices that stock a kitchen every week
  who: Households and small offices within the delivery area that order every week or two, with busy families and older customers among the regulars.
  mind: They expect fruit they’d have chosen themselves, and hate a swap nobody asked about.
  lines: Your list, at your door | Picked the way you’d pick it | The week’s shopping, carried up | Fresh food without the parking lot | Groceries while you do something else | Milk, eggs and an hour back
  tip: Put a zip code check on the first screen, so visitors learn in seconds whether you come to them and when.
  tip: Film a picker choosing avocados or opening an egg carton, and explain what happens when something is out.
  tip: Let customers choose for every item: a similar one, a text first, or leave it off. Then say so in your ads.
  tip: Leave flyers with first-order instructions in large type at senior centers, apartment lobbies and childbirth classes.
  tip: Remind regulars on the day they usually order, with last week’s list ready to repeat at a tap.
flower delivery > To get fresh flowers to the right door on the day that matters.
  people: people who can’t be there on the day; companies that thank clients and staff with flowers; friends sending comfort or congratulations
  who: Mostly adults sending to family and friends elsewhere, busiest around Mother’s Day, Valentine’s Day and birthdays, and whenever there’s a funeral.
  mind: They worry that the bouquet will be smaller than the picture, and they trust a shop that shows the real thing.
  lines: Flowers when you can’t be there | Your words, with fresh stems | Say it at their door | A bouquet is on its way | For birthdays, apologies and hellos | The doorbell, then the flowers
  tip: State the cutoff for today’s deliveries at the top of the page, or the next possible day if there is none.
  tip: Photograph bouquets as they really leave the workbench, and show every size next to the same vase or hand.
  tip: Add a short list of card messages by occasion, since that’s the spot where many buyers get stuck.
  tip: Ask hospitals, hotels and funeral homes how they accept flowers, and put those rules on a page people can find.
  tip: Offer to save birthdays and anniversaries, with the buyer’s consent, and send a reminder a week before each date.
`);
