import { pitchesOf } from './pitch-list.ts';

/** Workshops that make and mend. */
export const makers = pitchesOf(`
blacksmith > To forge ironwork by hand that fits its place and lasts.
  people: homeowners who need a gate, rail or hinge; architects and restorers matching old ironwork; people after a knife, hook or gift
  who: Owners of older or rural homes, builders and designers from the region, and gift buyers who find the forge at fairs and online.
  mind: They like seeing hammer marks, want to talk to the maker and accept a wait.
  lines: Fire, hammer, iron | Made hot, made to last | Every hammer mark stays | Gates, hooks and good steel | Struck while it’s orange | Iron with a maker
  tip: Film one heat from fire to anvil in twenty seconds. The glow does the advertising.
  tip: Show the sketch, the piece and the gate or rail in place, three pictures in a row, for each larger job.
  tip: Demonstrate at a fair or historical society day, and take orders for one small thing such as a hook.
  tip: Leave a sample hinge with architects and restoration carpenters. They keep it on the desk and remember who made it.
  tip: Tell people what sets the price of a railing, foot by foot, and which measurements you need for a rough figure.
boat builder > To build and mend boats that their owners can trust on the water.
  people: owners of wooden or fiberglass boats in need of repair; sailors and rowers who want a new boat; families with a hull they can’t bear to scrap
  who: Boat owners along the coast, lake or river, often older and experienced, who plan a winter job or a build over years.
  mind: They love the lines of a boat, fear hidden rot and want pictures of what’s under the paint.
  lines: Fair lines, tight seams | From one line on the floor | Ready for launch day | Rot out, new wood in | Built to come home again | Good lines, dry bilge
  tip: Keep a build log with a date and a picture each week, and let readers sign up for news.
  tip: Spread the word about launch days. A few people on the dock and a short film bring the next inquiry.
  tip: Walk the yards and moorings in fall with cards, when owners see what needs doing over the winter.
  tip: Explain how an estimate works when nobody knows what’s behind the plank, and at which points you stop and call.
  tip: Write for a class association or a wooden boat magazine about one repair, with the mistakes left in.
shoe repair > To add years to good shoes with sound heels, soles and stitching.
  people: office workers with worn heels; owners of boots they love; people with a stuck zipper or a broken bag strap
  who: Commuters and neighbors who pass the door or mail a package, most often in fall when boots come out.
  mind: They hate throwing good shoes away, and want to hear whether a repair is worth it.
  lines: Heels, soles, second lives | Walk another thousand miles | Your favorites, resoled | Stitched, glued and polished | Don’t toss the good ones | Back on your feet by Friday
  tip: Line up pairs before and after on one shelf or in one picture, with what each repair cost.
  tip: Say plainly when a shoe isn’t worth mending. People tell others about the cobbler who turned work away.
  tip: Shoe stores, tailors and dry cleaners get asked weekly. Give each a small sign with your name.
  tip: Post a first-cold-day reminder about boots, with a three-item list: soles, zippers, waterproofing.
  tip: Hand out a card on caring for leather with each pair, and write the next likely repair on it.
tailor > To alter and make clothes until they fit the person who wears them.
  people: people whose off-the-rack suits don’t fit; wedding parties with a date to meet; owners of good clothes and a changed body
  who: Working adults, wedding guests and older customers from nearby, now and then through the year, with a rush in prom and wedding season.
  mind: They have seen a botched hem, want to know what can be changed and need it by a set day.
  lines: Taken in, let out, just right | A hem makes the suit | Cut to you, not the rack | Pins first, scissors later | Wear what’s in the closet | The jacket fits again
  tip: Post fittings as two pictures of the same jacket, pinned and finished, with the wearer’s okay.
  tip: Make a price list by garment: pant hem, jacket waist, zipper. People dread asking.
  tip: Visit menswear, bridal and vintage stores without a tailor in house, and agree on a turnaround they can quote.
  tip: In prom and wedding season, publish the last day for drop-off, and hold a few rush slots.
  tip: Answer “Can this be done?” with a small gallery of tricky cases, from shoulders to beaded hems.
upholsterer > To rebuild well-made chairs and sofas from the frame up, in a fabric their owners choose.
  people: families with an heirloom armchair; interior designers with fabric in mind; restaurants and practices with worn seating
  who: Homeowners with furniture they’re fond of, designers and small businesses from the region, often after months of thinking it over.
  mind: They wonder whether it’s worth the money, and get lost among fabrics.
  lines: Good bones, new cover | Sit down like the first day | Stripped, sprung, covered | The armchair stays in the family | Velvet, tweed and new springs | Comfort from the frame up
  tip: Show the stages of one chair, old cover, bare frame, new springs and finished seat, in the same corner.
  tip: Give yardage and rough price ranges for a dining seat, an armchair and a sofa, so people can plan.
  tip: Let customers text a picture from the front, the side and underneath. The underside tells you what to say.
  tip: Put cards and fabric snippets with antique dealers and designers; they see good frames in ugly covers.
  tip: Explain when a sofa isn’t worth doing. Owners of the other kind will believe you.
luthier > To build, set up and repair instruments so that players forget about everything but the music.
  people: guitarists whose action is too high; collectors and heirs with an old instrument; players ready to order one built
  who: Hobby and working musicians from a wide area, mostly referred by another player, for yearly setups or one long-awaited build.
  mind: They hear small differences, worry about value and want somebody who listens to how they play.
  lines: Come in buzzing, leave singing | Low action, clear notes | Wood, wire and a good ear | Frets level, cracks closed | Built for the way you play | The old one sings again
  tip: Record the same riff before and after a setup with one microphone, and post the two back to back.
  tip: List setups and common repairs with prices and weeks, since players hesitate to leave their only guitar.
  tip: Bring a tool roll to an open mic or bluegrass jam, and adjust a truss rod or two on the spot.
  tip: Write about humidity in the first cold month. Every owner of a cracked top wishes they’d read it.
  tip: Ask teachers and music stores without a repair bench to send instruments, and return them with a short note.
piano tuner > To keep pianos in tune and in good working order for the people who play them.
  people: families with a child taking lessons; churches, schools and concert halls; adults who’ve inherited a piano
  who: Piano owners within a day’s route, mostly every six or twelve months, plus institutions with several instruments and a schedule.
  mind: They can’t judge the work themselves, so they want it explained and hope the old piano is worth it.
  lines: Even scales sound good again | The sticky key, freed | In tune for the holidays | Two hundred strings, well behaved | A good ear, an hour or two | Your piano, back in its voice
  tip: Play the worst octave before and after on video. People who’ve stopped hearing it will hear it.
  tip: Leave a card inside the lid with the date, the pitch you found and when to call again.
  tip: Piano teachers send more work than any ad. Ask three what their students’ pianos are like.
  tip: Write a short guide to moving or buying a used piano, and offer to look at one before money changes hands.
  tip: Remind households in October, when the heat comes on, that there’s still time before the holidays.
furniture restorer > To mend old furniture so that it’s sound again and keeps its age.
  people: families with a table from a grandparent; antique dealers and collectors; people who found something good at a flea market
  who: Owners of older furniture from the region, mostly in midlife or later, with one piece now and another a year on.
  mind: They wonder what will still show, and would rather keep an honest scratch than lose the charm.
  lines: Sound joints, honest age | Don’t sand it yet | The old shine, built up by hand | Rings, scratches, loose legs | Great-aunt’s table, ready for dinner | Repaired, not replaced
  tip: Photograph a ring or a loose joint close up, then the repair in the same light. Whole tables hide the skill.
  tip: Write a page called “Before you sand it” with five things owners shouldn’t do.
  tip: Ask auction houses and estate sale companies to hand out your card with the scratched lots.
  tip: Tell people how you price: a fee to look, an hourly rate or a fixed quote after seeing it.
  tip: Hold a monthly evening when people may bring a drawer or a chair leg and ask what it is.
potter > To make bowls, cups and plates that people reach for every morning.
  people: people who like to eat from handmade dishes; couples filling a wedding list; restaurants and cafés that want their own plates
  who: Home cooks, gift buyers and small restaurants, at markets, studios and online, strongest before the holidays and in wedding season.
  mind: They pick up three before choosing, and ask whether it can go in the dishwasher.
  lines: Pick up the one that fits | Soup tastes better in clay | No two glazes alike | Thrown, glazed, used daily | For breakfast, not the cabinet | A cup to reach for first
  tip: Show pots with food or coffee in them. An empty bowl on white says little about breakfast.
  tip: Film the opening of a kiln, hands and reactions included, and announce the hour beforehand.
  tip: Put size, weight and dishwasher and microwave notes on each listing, along with a hand for scale.
  tip: Send a chef one plate to use for a week, then ask what should change.
  tip: Hold a seconds sale once a year and invite the mailing list a day early.
woodworker > To make useful things from real wood that grow nicer with every year of use.
  people: gift buyers tired of plastic; homeowners who want shelves and boards from solid wood; parents looking for a cradle or a toy box
  who: Homeowners and gift buyers from the area, at fairs and online, busiest before Christmas, weddings and new babies.
  mind: They want to touch the grain, know the tree and hear how to look after it.
  lines: Solid wood, softened edges | Run your thumb along it | Boards, bowls and shelves | Grain you can’t print | Planed, joined, oiled | Made to be passed down
  tip: Wipe the first coat of oil onto bare wood on camera. The grain appearing is worth ten product shots.
  tip: Name the species and where the board came from on a slip with each piece.
  tip: Set out care instructions and a small tin of oil at markets, and let people try it on a scrap.
  tip: Kitchen shops and realtors buy cutting boards as gifts. Offer engraving if you do it, and a price for ten.
  tip: Publish order deadlines for the holidays in October, and count down what’s still possible.
furniture maker > To make tables, cabinets and chairs to fit the room and the people in it.
  people: homeowners with an odd corner or a long family; architects and interior designers; offices and restaurants that need tables
  who: Homeowners furnishing a house for the long run, designers and businesses, who decide slowly and buy rarely.
  mind: They worry about price, scale and waiting, and want to see a drawing before they say yes.
  lines: Made for this room | Measured, sawn, sat on | Measured here, built there | Drawers that close with a sigh | Drawn first, then built | Fits the corner nothing fit
  tip: Photograph finished pieces in the homes they were made for, with the owners’ consent, and add the measurements.
  tip: Describe the steps, visit, drawing, sample, build and delivery, along with how long each usually takes.
  tip: Give a starting price for a dining table and a wall of shelves. It keeps both sides from wasting an evening.
  tip: Mail wood samples to interior designers with your lead times on the back, and call a week later.
  tip: Tape the outline of a table on the client’s floor and share the trick; people save it for later.
leatherworker > To make bags, belts and cases that can be carried daily and repaired for years.
  people: people who want one good bag; gift buyers with initials in mind; riders, chefs and workers who need a case or a strap
  who: Adults who buy less and keep it longer, at markets, studios and online, often before birthdays and Christmas.
  mind: They look at edges and stitches, dislike logos and want something that ages well.
  lines: Two needles, one thread | Edges worth a second look | Carry it for years | A belt that outlives the jeans | Cut once, stitched slowly | It gets better with the scuffs
  tip: Photograph a new wallet beside one that’s been carried for years, and say whose pocket it was in.
  tip: Show the edge and the back of the stitching up close. Buyers who care go straight there.
  tip: State what you repair and for how long, since that’s the reason to pay more.
  tip: Offer initials and give the last order dates for holidays in plain sight.
  tip: Ask a barbershop, a saddle shop or a knife maker to show a few pieces, and leave cards with the story of the hide.
goldsmith > To turn a stone, an old ring or a feeling into jewelry people wear for life.
  people: couples choosing engagement or wedding rings; families with inherited gold or stones; people marking an anniversary or a birth
  who: Couples and adults of every age from the region, for a few big moments in life, often sent by a friend with a ring.
  mind: They carry something dear, fear high pressure and want to see a model before it’s cast.
  lines: Old gold, new ring | Sketched, modeled, worn | A ring that means something | Made at the bench, for your hand | Grandmother’s stone, reset | Something to say, set in gold
  tip: Tell one story of an old ring made new, in three pictures, with the owner’s blessing.
  tip: Explain what happens to a customer’s own gold, how it’s weighed and whether it goes into the new piece.
  tip: Give a rough range for a pair of plain bands and say how many weeks they take.
  tip: Offer a yearly clean and check of the prongs, and invite past customers by name.
  tip: Get to know a wedding planner and an estate lawyer. Between them, they meet couples and heirs all year.
knitwear and yarn > To make warm knitwear and good yarn for people who care where wool comes from.
  people: knitters and crocheters hunting for a skein; people who feel the cold; gift buyers with a baby or a birthday in mind
  who: Hobby knitters and lovers of warm clothes, at wool fairs, stores and online, from early fall through the holidays.
  mind: They squeeze everything, check fiber and gauge, and fear itching and shrinking.
  lines: Feel it first | From fleece to sleeve | From sheep to sweater | Warm hands, good wool | Yarn with a sheep behind it | Cables for cold mornings
  tip: Show each color in daylight, knitted up as a swatch as well as in the skein.
  tip: Post the pattern, needle size and yards used for one finished sweater; knitters save it and order the exact amount.
  tip: Answer how to wash it, whether it itches and which size to take, right next to the picture.
  tip: Bring a basket to a knitting circle at the library, and let people handle it without a pitch.
  tip: Reserve a booth at a fiber festival and collect addresses for the next dye lot.
embroidery studio > To stitch names, crests and logos neatly into the things people wear and give.
  people: clubs, teams and schools; restaurants and trades that want workwear with a logo; parents and gift buyers with a name to stitch
  who: Organizers and business owners from around the area ordering by the dozen, and gift buyers with a single piece.
  mind: They worry about spelling, small letters and minimums, and need it before the season or the party.
  lines: Your name in thread | Stitched on, stays on | Crests, caps and aprons | A logo that survives the wash | Spelled right, sewn tight | From one blanket to fifty caps
  tip: Film a crest filling in, sped up to fifteen seconds. The needle holds attention to the last stitch.
  tip: Lay out thread colors and lettering sizes on one sheet that customers can mark and send back.
  tip: Say whether there’s a minimum, what digitizing costs and whether people may bring their own garments.
  tip: Take a sample apron to three cafés and a cap to a landscaper, with their own logo on it.
  tip: Ask team managers for next season’s date and write six weeks before it.
glass artist > To make and mend glass that comes alive when light goes through it.
  people: homeowners who want a window or lamp; churches and historic houses with panels to repair; collectors and gift buyers
  who: Homeowners, congregations and lovers of handmade things, at studios, galleries and fairs, mostly for one considered purchase.
  mind: They fall for color first, then ask about breakage, shipping and where it’ll catch the sun.
  lines: Hold it to the light | Color that moves with the sun | Fire, breath and patience | Old panels, clear again | Glass for the bright window | Blue light across the floor
  tip: Photograph each piece twice, lit from behind and in plain room light, because buyers will see both.
  tip: Catch the hottest moment or the hardest cut on video, and end on the cool piece in a window.
  tip: Show how a piece is packed. Fear of breakage stops more sales than the price.
  tip: Write to congregations and historical societies offering to look at a bowed panel and explain the options.
  tip: Open the studio on one weekend with the regional art trail, and keep something small near the door.
bookbinder > To bind, mend and box pages that people want to keep.
  people: families with a cookbook that’s coming apart; students and authors with a finished text; photographers and couples who need an album
  who: Private owners of loved books, students at thesis time, artists and small presses, some nearby and many by mail.
  mind: They hand over the only copy, and care about paper, cloth and how it opens.
  lines: Opens flat, stays together | Sewn, pressed, bound | The cookbook, whole again | A cover its pages deserve | Thread, linen and good paper | Keep the pages you love
  tip: Show a broken spine and the mended one from the same angle, and say what was kept of the old.
  tip: Post the thesis deadline calendar of nearby colleges, with how many days a binding takes.
  tip: Put cloth, paper and ribbon samples in a photo people can order from by number.
  tip: Teach an evening on a simple sewn notebook at the library, and lay your commissions on the side table.
  tip: Wedding photographers need albums and guest books. Send two of them a small blank book with your name inside.
costume maker > To make costumes that tell the story from the back row and survive the run.
  people: theaters, opera and dance companies; schools and drama clubs with a show date; film crews, reenactors and cosplayers
  who: Costume designers, directors, teachers and enthusiasts, near and far, who come with a script, a sketch and a deadline.
  mind: They think about quick changes, sweat and budget, and need somebody who hits opening night.
  lines: Ready when the curtain rises | Quick change, strong seams | Row ten will believe it | Built for eight shows a week | From sketch to stage | Hidden zippers, bold hems
  tip: Show the inside of a costume, snaps, linings and name tapes. Designers hire on what the audience never sees.
  tip: Time a quick change on video with an actor who agrees, and post the stopwatch.
  tip: List what you build, alter and rent, along with how many weeks each usually takes.
  tip: Write to drama teachers in spring, when schools choose next year’s show.
  tip: Credit the designer, the performer and the photographer in each post; they’ll pass it on.
dressmaker > To make dresses for one person, fitted until they move as she does.
  people: mothers of the bride or groom; women standard sizes don’t fit; brides and guests with a picture in mind
  who: Mostly women with an occasion ahead, from the region, who come for several fittings over weeks or months.
  mind: They have stood in too many fitting rooms, and hope for honesty about cut, color and time.
  lines: Your dress, your measure | The third fitting says yes | Cut for the way you move | Cloth, pins and a mirror | From picture to party | A waist where yours is
  tip: Follow one dress from cotton trial to last fitting, with the wearer’s agreement, over four posts.
  tip: Explain the calendar backward from the event: fabric, first fitting, final hem.
  tip: Give an honest starting price for a day dress and an evening dress, without fabric.
  tip: Fabric stores get asked who sews. Leave a small sample of your finishing with your card pinned to it.
  tip: Ask customers for a picture from the party, and permission to show it with their first name.
picture framer > To frame what people love so that it looks right and stays safe.
  people: artists and photographers; families with a drawing, jersey or medal; offices and homes with bare walls
  who: Art owners, families and small businesses in the area, coming now and then and often before the holidays.
  mind: They bring something they can’t replace, and feel lost among hundreds of corners.
  lines: The right mat makes it | Hang it, don’t hide it | Safe behind good glass | Jerseys, medals, first drawings | Give the drawing its wall | Out of the tube, onto the wall
  tip: Show one print with three different frames and ask followers which they’d take. Then reveal the choice.
  tip: Set ordinary glass and UV or anti-glare glass side by side under a lamp, in the shop or on video.
  tip: Frame something odd that tells a story, a key, a race bib or a baby shoe, and show it off.
  tip: Offer galleries, art teachers and wedding photographers a set price for the sizes they use most.
  tip: Publish your last date for holiday orders early, and say what a typical poster costs to frame.
perfumer > To compose scents that people recognize as theirs after a day of wear.
  people: scent lovers bored by the department store; couples and gift buyers; hotels, stores and makers who want a signature scent
  who: Adults who care about scent, mostly by appointment, at fairs and by mail, for themselves or as a present.
  mind: They describe feelings rather than notes, fear buying blind, and want time on skin.
  lines: Wear it, then decide | A summer, bottled | Top, heart, base and you | Drop by drop | The scent they’ll ask about | Smell it again at dusk
  tip: Sell or send small samples with a card that asks what people smelled after one hour and after six.
  tip: Describe each scent as a place and an hour first, then the notes, and give the concentration.
  tip: Film the scale and the drops as a formula grows, and leave the last figure out of frame.
  tip: Hold a small evening in a bookstore or florist’s with five raw materials to sniff.
  tip: Put allergens, shelf life and the return rule for opened bottles where people look before ordering.
engraver and trophy shop > To put names and dates in metal, glass or wood, correctly and in time.
  people: clubs and schools with winners to honor; companies with retirements and milestones; families with a wedding, a pet or a memorial to mark
  who: Organizers, coaches and office managers from the area, in a rush before ceremonies, along with private gift buyers all year.
  mind: They dread a misspelled name and a missed date, and like to see a proof.
  lines: A name on every cup | For the one who won | Ready for the speech | Cups, plates and kind words | A line in metal | Proof first, then the cut
  tip: Show the proof and the finished plate together. It demonstrates how mistakes get caught.
  tip: Ask leagues and schools for their banquet dates, and call each a month ahead with last year’s order in hand.
  tip: Keep a page of short texts for retirements, weddings and memorials. People get stuck on the words.
  tip: Let customers paste names from a spreadsheet, and state by which day they must arrive.
  tip: Film the tool cutting a single word, close up, and let the sound run.
`);
