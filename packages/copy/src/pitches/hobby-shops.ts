import { pitchesOf } from './pitch-list.ts';

/** Shops for hobbies and sports. */
export const hobbyShops = pitchesOf(`
trading card and game shop > To give players a table, fair rules and a reason to come back next week.
  people: tournament players with a tuned deck; parents of a child with a first pack; friends who want a new game for Friday
  who: Kids with parents, students and adult hobbyists, mostly regulars who come for weekly events and release days.
  mind: They want fair trades and friendly opponents, and newcomers are afraid of slowing the table down.
  lines: Shuffle up and deal | Take a seat, draw seven | New packs, good company | Roll dice with real people | Bring a deck, make a friend | Crack a pack tonight
  tip: Keep one event calendar with day, format, entry fee and skill level, and pin it at the top of every account you use.
  tip: Run a learn-to-play hour with loaner decks, and tell parents that they’re welcome to sit in.
  tip: Spell out how you buy cards: grading, cash or credit, and the hours when someone can go through a binder.
  tip: Check your entry in each publisher’s store locator, because traveling players look there before they try a map.
  tip: Post the winning deck list after each tournament, with the player’s picture only if they, or their parents, agree.
video game shop > To get the right game to the right player, from new releases to old favorites.
  people: players counting down to release day; parents unsure what suits their child; collectors of old cartridges and consoles
  who: Kids with parents, students and adults who grew up with a controller, who buy at launches, birthdays and trade-in time.
  mind: They would like to hear it from someone who plays, and they resent lowball trade-ins.
  lines: Press start | New, old and worth replaying | Ready, player two | Games for everyone on the couch | Load it up tonight | Save room for one more level
  tip: Share this week’s trade-in values for ten titles, and note what a missing case or manual takes off.
  tip: Translate age ratings into plain words on a card by the shelf or a page online: blood, chat with strangers, in-game purchases.
  tip: Record every secondhand console booting up and running a game, so buyers can see that it works.
  tip: Run a bracket on an old racing or fighting game one weeknight, in person or online, and let beginners choose the rules.
  tip: Keep a want list by title and platform, and message collectors the minute theirs turns up.
toy shop > To find each child a toy that’s still being played with next month.
  people: grandparents who need a hint for a birthday; parents looking for a rainy-day rescue; family friends invited to a party on Saturday
  who: Parents, grandparents, aunts and uncles buying for children from baby to preteen, with a long rush before Christmas.
  mind: They hope to see a child’s eyes go wide, and they dread one more noisy thing broken by Monday.
  lines: For small hands and big plans | Ready, set, play | Played with long after the party | Something good to unwrap | Blocks, puppets and happy noise | Who’s turning six?
  tip: Sort toys by age and give a one-line reason for each, such as “two can share it” or “keeps a five-year-old busy alone.”
  tip: Let birthday children fill a wish box and hand their guests’ parents the list, with prices from small to large.
  tip: Demonstrate one toy in fifteen seconds with only hands in the frame; parents want to see what it does, and no child needs to appear.
  tip: Lend a play table or a box of blocks to a pediatrician’s waiting room or a library, with your name on the side.
  tip: Post the last safe shipping or pickup date for Christmas in late November, and repeat it weekly.
model train shop > To keep layouts growing with the right track, parts and patient advice.
  people: hobbyists with a railroad in the basement; parents putting a first loop around the tree; collectors after a certain engine
  who: Mostly adults, many of them retired or sharing the hobby with children and grandchildren, who order or travel for the right scale.
  mind: They remember a train from childhood, and they care about getting the details right.
  lines: All aboard, at any scale | The basement line is expanding | Small trains, long evenings | Right on track, in miniature | Keep it rolling | For layouts large and small
  tip: Begin each listing with scale and road name, then say whether it’s been test run; hobbyists filter by those.
  tip: Mount a small camera on a flatcar and share one lap around a layout from the engineer’s point of view.
  tip: Bring flyers to club open houses and train shows, and offer members a day to run their own engines if you have a track.
  tip: If you buy collections, say so clearly and gently: families who clear a parent’s attic don’t know whom to ask.
  tip: In early November, show a complete starter loop for the Christmas tree with its price and the floor space it takes.
magic shop > To sell beginners and pros tricks they’ll learn well enough to fool a room.
  people: kids with a talent show coming up; working magicians after a new routine; adults who want to fool friends tonight
  who: Children with parents, hobbyists and working performers, who buy a first trick on impulse and return for props, books and lessons.
  mind: They love the gasp, and they fear that the secret will be a letdown.
  lines: Pick a card | Learn one tonight | Nothing up the sleeve, yet | Astonish the dinner table | Keep the secret | Now watch closely
  tip: Perform a trick on video as an audience sees it, never the method, and say how much practice it takes.
  tip: Grade all your tricks by difficulty, age and angles, and name three that work within an hour of opening the box.
  tip: Offer libraries, scout packs and schools a beginner workshop, and send every child home with a card trick and your address.
  tip: Introduce yourself to the nearest ring or assembly of magicians, and give members a night to session and swap.
  tip: Explain how customers get help after the sale, by lesson, call or video, because instructions alone frustrate beginners.
kite shop > To get a kite in the air for anyone with an open field and some wind.
  people: families headed for the beach or the park; fliers hooked on two and four lines; teachers planning a windy-day project
  who: Families, vacationers and hobby fliers, mostly from early spring through summer, many of them close to a beach or a big park.
  mind: They hope it goes up on the first try, and they like fun that needs no charger.
  lines: Just add wind | Up it goes | Let out some line | Look up and hold on | For breezy days and open fields | Breeze today, kite today
  tip: Label every kite with its wind range, the age it suits and how long the first assembly takes.
  tip: On breezy mornings, post the wind speed, a good field and the type of kite that likes it.
  tip: Organize a fly day with the parks department, and lend two or three kites to people who just stop to watch.
  tip: Teach the launch in half a minute: back to the wind, a helper downwind, let out line as the wind takes it.
  tip: Place a rack or some flyers at beach rentals, campgrounds and hotels, where vacationers notice the wind first.
art supply shop > To put the right paint, paper and brushes within reach of anyone who makes art.
  people: art students with a class list; hobby painters trying a new medium; professional artists who reorder their colors
  who: Students, teachers, hobby painters and working artists, who restock often, with a rush at the start of each semester.
  mind: They would rather spend money on paint than on mistakes, and they love to test before choosing.
  lines: Paint, paper, north light | Color straight from the tube | Pick up a brush today | Something to do with your hands | Fresh paper, no rules | For sketchbooks and big canvases
  tip: Ask art teachers and colleges for their class lists, and offer each one as a ready bag under the course name.
  tip: Paint out real swatches of each color, thick and thinned, because printed charts and screens mislead.
  tip: Put student and artist grade side by side and explain when the pricier tube is worth it and when it isn’t.
  tip: Borrow a wall, a window or a page of your site to show work by customers, with the materials listed underneath.
  tip: Hold a try-it session for one medium, such as gouache or linocut, with the maker’s samples.
musical instrument shop > To get instruments that play well into the hands of learners and players alike.
  people: parents of a child joining the school band; gigging musicians who need strings and repairs; adults returning to an instrument
  who: School families, students, hobby players and teachers, busiest when school starts and before concerts.
  mind: They worry about buying something that gets abandoned, and they want a person to call when it won’t play.
  lines: For first notes and encores | Reeds, strings and rosin | From band room to bandstand | Tune up and play | Make some noise, nicely | Every player needs a start
  tip: Compare renting and buying in one honest table: monthly cost, repair cover, and what happens if the child quits.
  tip: Visit band directors in spring with a supply list and a repair turnaround that they can count on.
  tip: Record one instrument a week in the hands of a decent, not dazzling, player, so people hear what to expect.
  tip: Keep a list of teachers by instrument, and ask them to send students for a fitting or a setup.
  tip: Display repair prices for common jobs, such as a restring, new pads or a stuck valve; guessing keeps people away.
guitar shop > To help players find the guitar they won’t want to put down.
  people: beginners looking for a first guitar; players after a certain tone; owners with a buzz or a high action
  who: Teens, adults picking it up again and gigging players, who buy strings often and a guitar every few years.
  mind: They trust their hands and ears over specs, and they don’t like feeling watched while they play.
  lines: Six strings and an afternoon | Plug in and stay awhile | Find your tone | In tune and ready | Low action, long jams | From first chord to first gig
  tip: Demonstrate each used guitar with the same riff, clean and driven, and list neck width, weight and any repairs.
  tip: Explain what a setup includes, with before and after string height in a photo, and how long it takes.
  tip: Make a first-guitar package for small hands and big hands: guitar, tuner, picks, strap and one lesson if you give them.
  tip: Team up with teachers and rehearsal rooms, and pin their cards up in exchange for yours.
  tip: Ask bands around you for a picture of the pedalboard or rig they use, and tag them when you share it.
piano showroom > To give every buyer time at the keys until the right piano is clear.
  people: families starting a child on lessons; adult players replacing an old upright; churches, schools and venues that need a piano
  who: Parents, returning players and institutions, who usually buy once in many years and visit several times before they decide.
  mind: They listen for a tone they can live with, and they worry about stairs, tuning and the neighbors.
  lines: Have a seat and play | Eighty-eight keys, no hurry | A piano the children will play | Listen before you look | Bring your own music | From first scales to Chopin
  tip: Record the same short piece on three pianos with the same microphone, and let people guess which one costs least.
  tip: Describe the whole move on one page: measuring the stairs, delivery, the first tuning at home and who pays for what.
  tip: Invite piano teachers to hold a student recital on one of your instruments, with parents’ consent for any pictures.
  tip: Explain how to judge a used piano by its pin block, soundboard, age and last tuning, even if it was bought elsewhere.
  tip: Write to churches and schools once a year with an offer to check their pianos, and bring a written report.
violin maker > To make and mend violins so players hear the difference at once.
  people: orchestra players with a buzz or a crack; teachers and students moving up a size; soloists who want an instrument made for them
  who: Professional and amateur players, teachers and parents of string students, who often come by recommendation and from far away.
  mind: They listen closely, and they’re anxious about leaving a beloved instrument with a stranger.
  lines: Spruce, maple and patience | Listen to it speak again | Strings in careful hands | Made to be played | Bridges, pegs and a fine ear | Tone begins at the bench
  tip: Film one stage at the bench each week, from arching to varnish, with a line about what it does to the sound.
  tip: Let owners hear a repair: record the same scale before and after a soundpost or bridge adjustment.
  tip: Put in writing how instruments are received, stored and insured while they’re with you. It’s the unspoken worry.
  tip: Offer youth orchestras and string teachers a yearly checkup day for bridges, pegs and bows.
  tip: Set out a care card with every repair about humidity, rosin dust and when to rehair a bow.
camera shop > To put people behind the camera that suits the pictures they want to take.
  people: hobbyists ready for more than a phone; working photographers who need gear by the weekend; film fans chasing a used body
  who: Travelers, new parents, students, hobbyists and professionals, who often read for weeks and come with two models in mind.
  mind: They dream of sharper pictures, and they fear spending on a lens that stays in the bag.
  lines: Look through it first | Film, glass and a steady hand | For pictures you’ll print | Focus, breathe, click | The lens you’ll really use | Catch the last good light
  tip: Shoot one scene with a phone, a small camera and a big one, print all three, and let people judge for themselves.
  tip: Grade used gear by a clear scale, with shutter count and pictures of every scratch on the glass.
  tip: Lead a photo walk at dusk with two loaner lenses, and share the group’s pictures with their names and consent.
  tip: Say plainly whether you develop film, clean sensors or print, and how many days each takes.
  tip: Sell a beginner’s hour: their own camera, three settings and twenty pictures, with a cheat sheet to take along.
bead and craft shop > To give people the beads, tools and courage to make something themselves.
  people: parents with an afternoon to fill; jewelry makers who need findings in quantity; owners of a necklace that came apart
  who: Hobbyists and makers, mostly women, along with children and parents, who drop in for one clasp or stay for an afternoon.
  mind: They like choosing color by hand, and they want to see a finished piece before they begin.
  lines: String something together | Pick a color, pick a clasp | Small beads, happy hours | Thread, clasp, done | A handful of color | Make it this afternoon
  tip: Display a finished bracelet beside the exact beads it took, with count and total price on a card.
  tip: Offer repairs or a repair hour for broken strands, and say so near the door, because it brings in people who don’t craft.
  tip: Put together birthday-party sets by the number of kids, with everything counted and a sheet for the adult in charge.
  tip: State hole size, finish and material for all beads online; makers can’t order without them.
  tip: Invite sellers from craft fairs to an evening with quantity prices, and ask them to show what they made.
fabric shop > To sell cloth that people love to sew, and to cut it straight.
  people: home sewers with a pattern in hand; quilters looking for one more print; costume makers and decorators with a deadline
  who: Home sewers, quilters, students and small makers, from beginners to experts, who come often and buy a few yards each time.
  mind: They need to know how cloth drapes and washes, and they’re always one color short.
  lines: By the yard, by the hand | From bolt to Sunday dress | Measure twice, cut straight | Cloth for coats and quilts | Something new on the bolt | Thread up and start
  tip: Drape each new cloth over a chair and let it move on camera; a flat square tells a sewer nothing.
  tip: Give width, weight, stretch and shrinkage with every listing, and suggest two kinds of garment for it.
  tip: Sew one free or popular pattern in three of your cloths and show them together, so people see how much fabric changes it.
  tip: Cut swatches and mail or hand them out with the name and price stapled on, so they turn into orders.
  tip: Ask theater groups, dance schools and quilt guilds for their dates, and get in touch six weeks ahead.
yarn store > To send knitters and crocheters home with yarn they love and a project they’ll finish.
  people: beginners casting on a first scarf; knitters stuck in the middle of a sweater; crocheters hunting for a color they ran out of
  who: Knitters and crocheters of every age, women above all, who buy year-round and most from fall to early spring.
  mind: They knit to unwind and to give something away, and they’d enjoy some company while they do it.
  lines: Cast on tonight | Soft skeins, warm company | One more row before bed | Knit, purl, put the kettle on | Wool for long evenings | Help with the heel
  tip: Put a knitted swatch on every shelf tag or listing, with needle size, gauge and what happened in the wash.
  tip: Start a knit-along each January with one pattern, one weekly post and one evening, in person or on video, for questions.
  tip: List yardage per skein and how many a hat, a scarf and a medium sweater take; running short is what knitters dread.
  tip: Ask independent designers for permission to show their patterns in your yarn, and send their followers to the listing.
  tip: Print small project bags or needle gauges with your name, since they travel to every café and knitting circle.
haberdashery > To have the button, zipper or thread that puts a garment back in use.
  people: home sewers in the middle of a project; people with a coat short of a button; costume makers and alteration tailors
  who: Home sewers, menders, students and professionals with small orders, who come for one item and often need it the same day.
  mind: They need an exact match, and they hate leaving a nearly finished dress on the hanger.
  lines: Buttons, zippers, thread, done | Small parts, finished clothes | For want of one button | Thread in just that shade | Ribbon by the yard | Hook, eye and everything between
  tip: Pin a board with the most common zippers and elastics, labeled by length and use, and post it as a guide.
  tip: Offer matching by mail: a customer sends a button or a snippet, and you answer with two or three choices.
  tip: Record one thirty-second mend a week, such as a new zipper pull, with the parts and their small prices.
  tip: Leave cards with dry cleaners, costume departments and sewing teachers, who hear about missing buttons all the time.
  tip: Sell a mending kit by occasion, for a dorm room, a suitcase or a wedding day, and hang it where gifts are sold.
bicycle shop > To put riders on a bike that fits and keep it running.
  people: commuters who depend on their bike; parents buying the next size up; weekend riders who want to go farther
  who: Commuters, families, students and enthusiasts, mostly from nearby, who need a tune-up in spring and a flat fixed at any time.
  mind: They want to feel safe on the road, and they don’t like being lectured about components.
  lines: Sure brakes, light legs | Find your gear | Flats fixed, rides found | A bike that fits your hills | Two wheels and an open evening | Roll out on Saturday
  tip: Put the tune-up menu with prices and the current wait on your homepage, and update the wait every Monday.
  tip: Offer a winter service deal in January and February, when the repair stand is empty and riders aren’t thinking about spring yet.
  tip: Contact large workplaces about a check-up day in their parking lot: brakes, tires and chains, an hour or two.
  tip: Post a favorite loop each month with distance, hills, traffic and a stop for pie, drawn on a map.
  tip: Make sizes real by giving the height and inseam of the rider next to the frame size.
motorcycle shop > To help riders choose a bike that suits them and keep it safe to ride.
  people: new riders with a fresh license; longtime riders ready for a change; owners due for tires or a service
  who: Adult riders from commuters to tourers, who shop from late winter on, come back for service, and bring friends along.
  mind: They stay loyal to a sound and a feeling, but they want a straight answer about weight, height and upkeep.
  lines: Kickstand up | Sit on it, then decide | Take the long way home | Chain, tires, open road | Ride season starts here | Two wheels and a proper helmet
  tip: Give seat height and wet weight first in every listing, with a picture of a rider of stated height, feet down.
  tip: Film a cold start and a slow walk around each used bike, and mention every mark before a buyer finds it.
  tip: Talk to the nearest safety course about a voucher for graduates, good for helmet, gloves and boots.
  tip: In February, remind customers about batteries, tires and inspections before the first warm weekend fills the calendar.
  tip: Host a Sunday ride with an easy route, a set speed and a photo stop, and share it with the riders’ permission.
surf shop > To match people with boards and gear for the waves they really surf.
  people: beginners after their first soft-top; regulars who check the swell before work; visiting families who need rash guards and wax
  who: Teens, adults and families who surf, many of them living near the coast or on vacation, busiest in summer and before good swell.
  mind: They would skip anything for a good morning, and beginners fear looking foolish in the lineup.
  lines: Wax up, paddle out | For small days and big mornings | Boards for the waves you get | Salt in your hair by eight | The swell won’t wait | Warm suit, one more wave
  tip: Post a short morning report with wind, tide and the board you’d take out, and be honest on flat days.
  tip: Make a chart of weight, level and board volume, and hang it by the rack or place it above the listings.
  tip: Explain wetsuit thickness by month and water temperature for your coast, since visitors always guess too thin.
  tip: Partner with surf schools: beginners who finish a course get help choosing a first board, new or used.
  tip: Photograph ding repairs before and after, with the days they took, and tell people how to dry a board first.
skate shop > To set skaters up with decks, shoes and parts that suit how they skate.
  people: kids building their first complete; regulars who go through decks and shoes; parents who want a safe start
  who: Mostly teens and young adults, with parents paying for younger kids and older skaters coming back to it.
  mind: They spot a fake from across the street, and they stay with shops that support the scene.
  lines: Grip it and go | Push off | Decks, trucks, bearings, friends | Fresh grip, same old curb | Set up today, skate tonight | Land it, then grin
  tip: Film a board being gripped and bolted from start to finish, with the skater’s choice of width, trucks and wheels on screen.
  tip: Post clips by skaters from your town with their names and permission, and ask parents first when they’re minors.
  tip: Write a page for parents about sizes, helmets and real costs, because they pay for the first setup.
  tip: Organize a best-trick afternoon or a park cleanup with the city, and bring stickers, water and a box of spare bolts.
  tip: Give beginners a width guide by shoe size and an honest list of what an entry-level complete can’t do.
ski and snowboard shop > To get skiers and riders onto the snow with boots that fit and edges that hold.
  people: families packing for a week in the snow; regulars who want a tune before Saturday; beginners who don’t know what to rent or buy
  who: Families, students and season-pass holders, who arrive with the first snow and again before school breaks.
  mind: They have saved up for these days, and they fear cold feet and lost hours in a line.
  lines: Warm feet, sharp edges | Ready for first chair | Waxed, tuned and waiting | Boots that fit, days that last | Think snow | Click in and go
  tip: Film a boot fitting from shell check to buckle, and say how long one takes and what to wear for it.
  tip: In September, tell customers when tuning takes a day or two and when, close to opening day, it takes a week.
  tip: Compare seasonal rental with buying for a growing child, with costs over three winters in one simple table.
  tip: Contact ski clubs and schools about a fitting night before their trip, with forms parents can fill out at home.
  tip: On the first snowy day, share the mountain report together with your hours, since everyone is looking that morning.
running shop > To help runners of every pace find shoes their feet agree with.
  people: beginners signing up for a first 5K; marathoners who wear out several pairs; people who walk or stand all day
  who: Runners and walkers of all ages, often from the surrounding area, who replace shoes a few times a year and train toward a race.
  mind: They dread the injury that ends a season, and they want proof in a few strides, not a slogan.
  lines: Lace up, head out | Shoes that suit your stride | Easy miles, happy feet | Start slow, keep going | Good shoes, fewer excuses | Miles before breakfast
  tip: Set up a weekly group run with three pace groups, announce the route ahead, and make clear that nobody gets dropped.
  tip: Describe a fitting step by step, with how long it takes and that old shoes are welcome, to calm first-timers.
  tip: Sponsor bib pickup for a nearby race, or ask to; hundreds of people come through who have just remembered socks.
  tip: Compare shoes by fit and feel, such as wide toe box or firm heel, and leave brand language out of it.
  tip: After each race, congratulate every customer who finished by name if they agree, from first to last.
outdoor gear shop > To send people into the backcountry with gear that works and weighs no more than it must.
  people: weekend hikers planning a first overnight; families going camping this summer; experienced backpackers shaving off weight
  who: Hikers, campers, climbers and families of many ages, who shop before trips and vacations and return things that don’t fit.
  mind: They respect the weather, and they’d believe someone with muddy boots over any catalog.
  lines: Pack light, sleep dry | For weather you can’t plan | Past the end of the pavement | Boots on, map out | Gear for far from the car | Trail first, store second
  tip: Lay out everything for one popular trip, photograph it from above, and list the weight of each item.
  tip: Pitch a tent in the rain, film the seams, and report what leaked and what didn’t.
  tip: Post trail conditions every Thursday for an area you know, with snow, water and bugs, and link to the ranger’s page.
  tip: Hold a repair night for zippers, tent poles and waterproofing, or write up how people can do it themselves.
  tip: Ask hiking clubs, scout troops and college outing clubs for their trip calendar, and offer to check their gear list.
fishing tackle shop > To send anglers out with the right bait, line and a good idea where to try.
  people: parents taking a kid fishing for the first time; regulars who buy bait before dawn; visitors with a weekend and a license to get
  who: Anglers of all ages, mostly from the area or passing through on a trip, who come often in season and early in the day.
  mind: They live in hope, and they value a tip that comes from somebody who was out this week.
  lines: Bait, line and good luck | Gone fishing, starting here | Hook, line and honest advice | They were biting at dawn | Something for every water | Cast off early
  tip: Write a report every Thursday by water, species and bait, and admit when it’s slow; anglers plan their weekend by it.
  tip: List license rules, seasons and size limits for the waters around you, with a link to the state agency.
  tip: Put together a first-rod kit for a child, with hooks tied, bobber set and a card that shows the knot.
  tip: Share catch photos that customers send in, with their okay, and leave the exact spot out unless they say otherwise.
  tip: Ask marinas, campgrounds and motels to post your opening time and whether live bait is in stock today.
golf shop > To fit golfers with clubs and gear that help their own swing.
  people: beginners who need a first set; regulars thinking about a new driver; spouses and coworkers buying for a golfer
  who: Golfers from juniors to retirees, many of them club members or league players, who shop in spring and before Father’s Day.
  mind: They always feel one adjustment away from a better round, and they’re suspicious of big claims.
  lines: Fit first, then swing | A better grip on Saturday | Clubs that suit your swing | Tee it up | Swing it before you pick it | Find the fairway
  tip: If you have a launch monitor, share one golfer’s numbers before and after a fitting, with permission.
  tip: Post regripping prices and the turnaround in spring; it’s the cheapest improvement, and it starts most conversations.
  tip: Take trade-ins with a clear value list by model and condition, and show the used rack online.
  tip: Sponsor a closest-to-the-pin contest at a charity scramble, with a fitting as the prize.
  tip: Prepare a Father’s Day list at four budgets, each with a note on which sizes matter and which gifts can’t go wrong.
dive shop > To get people breathing easily underwater with gear they trust and answers to every question.
  people: beginners getting ready for a first course; certified divers who need a service or a fill; vacationers who want a mask that doesn’t leak
  who: Adults and older teens, from curious swimmers to lifelong divers, who plan around vacations and travel to dive.
  mind: They trust careful people with their air, and beginners are quietly nervous.
  lines: Breathe out, look around | Masks that seal, gear that works | Check it twice, then splash | Go a little deeper | Calm breaths, clear water | See what’s down there
  tip: Answer the nervous questions first: ears, glasses, sharks, claustrophobia, and how well someone has to swim.
  tip: Post visibility and water temperature after each dive, with one picture and the name of the site.
  tip: Set up service reminders for regulators and cylinders; one email a year keeps divers safe and on your calendar.
  tip: Lend masks or host a pool evening at a swim club, and let people take a few breaths before they commit to a course.
  tip: If you run trips or courses, list them by month with the full cost, including rental, materials and the boat.
boat chandlery > To get boaters the right part before the tide or the weekend is gone.
  people: sailors refitting in the off-season; powerboat owners with something broken; boatyards and charter crews on a deadline
  who: Boat owners, live-aboards, yards and crews, mostly around a harbor or lake, with a rush before launch and before storms.
  mind: They know the sea punishes cheap fittings, and they appreciate someone who’s fixed the same thing.
  lines: Shackles, rope and straight talk | Fit for salt water | The part before the tide | Stainless where it matters | Splice, shackle, set sail | Ready before launch day
  tip: Post a launch checklist in March, with zincs, hoses, flares and their dates, and link each line to the part.
  tip: Invite people to text a photo of the broken fitting with a ruler beside it, and answer with a price.
  tip: Write down which thread, hose and wire sizes are common for the boats in your harbor, and keep the sheet at the register or online.
  tip: Give harbor masters, yacht clubs and surveyors your hours and phone number for the weekend.
  tip: Teach a splice, a winch service or a bottom-paint job in under two minutes, tools named.
archery and hunting shop > To fit archers and hunters with gear that’s safe, legal and right for them.
  people: beginners drawing a first bow; hunters getting ready for the season; parents of youth archers
  who: Adult hunters and target archers, along with families in youth leagues, who come in late summer and before the season opens.
  mind: They respect the animal and the land, and they want a setup that shoots the same each time.
  lines: Draw, anchor, release | Set up right, shoot straight | Quiet boots, clear optics | Sighted in by opening day | Tuned to your draw | Arrow after arrow
  tip: In July, invite bowhunters for a tune-up before the rush, with a list of what gets checked and the price.
  tip: Post season dates, license deadlines and required hunter safety courses, linked to the state wildlife agency.
  tip: Measure draw length on video and explain why a borrowed bow seldom fits; it brings beginners to you.
  tip: Check the ad rules of each platform first. Many restrict weapons, so build an email list of your own.
  tip: Support a school archery program or a 3-D shoot with arrows and targets, and hang a small banner there.
stamp dealer > To help collectors fill the gap and tell heirs honestly what an album holds.
  people: collectors missing one stamp in a set; heirs with an unopened album; gift givers looking for a certain year or country
  who: Mostly older collectors, along with beginners, heirs and specialists, who meet at shows, write letters and order from far away.
  mind: They look closely at perforations and postmarks, and heirs are afraid of being taken.
  lines: Small paper, long stories | The gap on the page, filled | Tiny pictures, faraway places | Tongs, hinges, magnifying glass | Canceled, kept and admired | Turn the page of an album
  tip: Scan every stamp front and back at high resolution, with catalog number, condition and faults in one line.
  tip: Write a calm page for heirs: what to leave alone, how to describe an album, and what an appraisal costs.
  tip: Send specialists a short list by country whenever something new arrives, instead of one big newsletter.
  tip: Join the American Philatelic Society’s dealer list or a regional club, and announce which shows you’ll attend.
  tip: Offer beginner packets by theme, such as trains, birds or space, that a grandparent can put in an envelope.
coin and stamp dealer > To look at what people bring and tell them plainly what it’s worth.
  people: heirs with a cigar box of old coins; collectors completing a series; people buying silver or a birth-year coin as a gift
  who: Adults of all ages, from a grandchild with a jar to lifelong collectors, who come once with an estate or monthly for a series.
  mind: They hope for treasure, they fear a lowball offer, and they want to see how the price is reached.
  lines: Heads, tails and honest answers | What’s in the cigar box? | Pennies, postmarks, silver | Bring it in, don’t polish it | A closer look at loose change | Old coins, plain answers
  tip: Explain grading with the same coin in four conditions, side by side, and the price of each.
  tip: State how you pay, what identification sellers need, and that a quote comes with no pressure to sell.
  tip: Photograph the find of the week with its date, mint mark and real value, including the ones worth only face value.
  tip: Introduce yourself to estate attorneys, bank officers and senior move managers; they meet families with boxes.
  tip: Offer Scout troops and schools a coin-identification hour, and send each child off with a foreign coin.
football shop > To have every player in cleats that fit before the season’s first whistle.
  people: parents of youth players; club teams that need kits and balls; fans after this year’s jersey
  who: Families with kids in leagues, adult players, coaches and fans, with rushes in late summer, spring and before big tournaments.
  mind: They need gear to last the season, and the kids dream of looking like the player on the poster.
  lines: Laced up, game on | Ready by kickoff | Cleats, gloves and shin guards | Fitted for ninety minutes | Pull on the jersey | First touch starts here
  tip: Explain in pictures which cleat goes on which ground: firm, soft, turf and indoor. Parents guess wrong every fall.
  tip: Send clubs in the area a one-page kit offer with lead times, name printing and a link their families can order from.
  tip: Take outgrown cleats in trade, or collect them for a league that needs them, and let coaches know.
  tip: Show how far a toe should be from the end, with a thumb and a bent foot, in a ten-second clip.
  tip: During a World Cup or a big rivalry week, list which jerseys are in stock by size each morning.
racket sports shop > To give players a racket, grip and string job that suit their game.
  people: club players whose strings have gone dead; beginners picking up tennis or pickleball; parents of juniors who grow every year
  who: Club and league players, juniors with parents and recreational players, who restring a few times a season and replace rackets less often.
  mind: They believe in small adjustments, and they fear a sore elbow.
  lines: Strings with some life in them | Good grip, better rally | Restrung before the match | Game, set, fresh strings | Your serve | Court shoes on, racket ready
  tip: State your restringing turnaround and prices right at the top, and offer a text when the racket is done.
  tip: Suggest a restring date on a sticker inside the throat, with your phone number, so it’s read every time they play.
  tip: Make up a demo bag of five rackets and set out the rules for borrowing: days, deposit, and credit toward a purchase.
  tip: Visit leagues and clubs on match night with grips and overgrips, and take in strings on the spot.
  tip: Compare string types by feel, in four plain words each, with a note about arms that hurt.
sporting goods shop > To equip families and teams for the next season in one trip.
  people: parents with a list from the coach; teams that order balls and uniforms; adults starting a new sport
  who: Families with kids in sports, coaches, schools and adult players, who shop at season changes and the week before practice.
  mind: They need the right size the first time, at a price that makes sense for one season.
  lines: Game on, gear ready | Suit up for the season | Balls, bats and bigger shoes | First practice is Monday | New season, new cleats | For home games and road trips
  tip: Publish a season page for each sport with the basic list, the right ball size by age, and what the league will lend.
  tip: Offer coaches a team day with a discount code for families, and ask for the roster sizes early.
  tip: Run a swap or trade-in for skates, pads and cleats before each season; it brings parents in by the carload.
  tip: Post a photo of fitting basics, such as a helmet, a mitt and shin guards, with two fingers showing where to check.
  tip: Ask for a spot on the league’s website and registration email, where parents read the gear list.
`);
