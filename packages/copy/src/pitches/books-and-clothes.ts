import { pitchesOf } from './pitch-list.ts';

/** Shops for books, art and clothes. */
export const booksAndClothes = pitchesOf(`
bookbinder's shop > To give worn books a second life and make new ones that open flat.
  people: families with a worn Bible or recipe book; students and authors who need a thesis or small edition bound; artists who want a box or an album
  who: Families, students, libraries, artists and collectors, who come rarely, send one treasured volume and wait some weeks for it.
  mind: They love a book for the people who turned its pages, and they’re uneasy about leaving the only copy.
  lines: Sewn, glued and pressed | Books put back together | Old spines, new strength | Made to open flat | A good cover for every story | Paper, thread and linen
  tip: Tell the story of one repair in five pictures, from detached cover to finished spine, with the owner’s permission and the hours it took.
  tip: Explain the difference between repair, rebinding and conservation, and when leaving a rare book alone keeps more of its value.
  tip: Ask for photos of spine, cover and loose pages by email, so that you can quote before anything is mailed.
  tip: Before graduation, write to universities about thesis binding with deadlines, lettering choices and pickup.
  tip: Teach a one-evening class on sewing a pamphlet, with paper and thread included, at a library or your bench.
bookshop > To put the right book in a reader’s hands, including one they didn’t know about.
  people: readers who need something for the weekend; parents raising bookworms; people choosing a gift for someone hard to read
  who: Readers young and old, many of them regulars from the neighborhood or faithful online, who buy for themselves and as presents.
  mind: They trust another reader over an algorithm, and they like to linger.
  lines: A good book for the weekend | Find your next page | Stories on every shelf | Read the first page standing | A chapter before bed | Bring home a new voice
  tip: Write three-line recommendations by hand, signed with a first name, and post a photo of the best one each Friday.
  tip: Publish “if you loved this, try that” pairs, one bestseller and one book most people missed.
  tip: Offer book clubs a discount and a list of ten titles that start arguments, with room for their next date.
  tip: Host or stream an author, a translator or a teacher for thirty minutes, and record the best question.
  tip: Spell out how to order any title through you and when it usually arrives, since many think only big sites can.
antiquarian bookshop > To describe old and rare books honestly and find each one its next reader.
  people: collectors of an author, a subject or a place; scholars and libraries in need of an edition; gift givers looking for something old and lasting
  who: Collectors, scholars, librarians and curious browsers, mostly adults, who order from catalogs, visit fairs and write from far away.
  mind: They look at editions and bindings, and they rely on a description being exact.
  lines: Old paper, patient readers | First editions and second looks | For those who read the flyleaf | Foxed, bound and loved | Long out of print, still here | Leather, linen and marginal notes
  tip: Photograph title page, binding, flaws and flyleaf in daylight, and write the condition in standard terms.
  tip: Send a short catalog by email each month on one subject, such as botany or local history, with ten books and no more.
  tip: Explain how you buy libraries: whether you visit, how you pay, and what you’re not able to take.
  tip: Look into ABAA or regional fairs, and list on one good rare-book site; collectors go to both before they try Google.
  tip: Tell the story of one inscription each week, in a paragraph, with what you could find out about the owner.
comic shop > To help newcomers find a first story and keep regulars stocked every week.
  people: weekly readers with a pull list; newcomers who just saw the movie; parents of kids who’ll only read comics
  who: Teens and adults, along with kids and their parents, mostly regulars who come on release day and collectors after back issues.
  mind: They care about continuity and condition, and newcomers fear asking a silly question.
  lines: New issues, old heroes | Read it before the movie | Panel by panel | Bagged, boarded and ready | Start with issue one | Capes, ink and cliffhangers
  tip: Post each week’s releases on Tuesday night with three picks, one for new readers, one for kids and one off the beaten path.
  tip: Draw up a reading order for the three heroes people ask about most, five books long at the most.
  tip: Explain how a pull list works, what it costs to skip a month, and how to sign up by text.
  tip: Contact librarians and teachers with a list of graphic novels by reading age; they order in sets.
  tip: Show key back issues with grade and close-ups of corners and spine, and say whether you buy collections.
record shop > To keep good records moving from one collection to the next listener.
  people: diggers looking for a rare pressing; newcomers with a first turntable; people with a collection to sell
  who: Music fans of all ages, from teens with a first player to lifelong collectors, who browse on weekends and online after dark.
  mind: They expect sleeve and sound to match the grade, and they love to be played something new.
  lines: Drop the needle | Side A, then side B | Flip, find, take home | Loud, warm and slightly dusty | For crates and collections | Music you can hold
  tip: Picture each box of new arrivals the night before it’s filed or listed, so diggers know when to come in or log on.
  tip: Grade sleeve and disc separately, by the standard scale, and play-test anything that costs real money.
  tip: Put the artist and title of what’s playing on a stand by the counter, or in a weekly playlist online.
  tip: Say how you buy: by the box or by the record, at home or in person, and how fast you pay.
  tip: Join Record Store Day or a record fair near you, and publish the rules for the line and the stock list early.
map and globe shop > To show people where they are, where they’re going and what lies in between.
  people: hikers who want a paper backup; parents buying a first globe; people who hang their hometown on a wall
  who: Hikers, travelers, teachers, families and decorators, who buy before trips, for a birthday or to furnish an office.
  mind: They like to see how places connect, and they trust a map that shows contour and scale.
  lines: Look it up, fold it out | The world, unfolded | Spin it, point, go | Contour lines and daydreams | No signal needed | Pin where you’ve been
  tip: Photograph a map in use, spread on a hood or a kitchen table, with scale and edition date in the caption.
  tip: Offer custom maps centered on a home address if you can, with a preview and the printing time.
  tip: Reach out to hiking clubs, guides and visitor centers with the sheets that cover their area.
  tip: Post a weekly quiz using a cropped corner of a map, and name the place the next day.
  tip: Explain in three lines how to choose a globe: size, lighting, political or relief, and how old borders age.
art gallery > To give good art a wall, and visitors the time and ease to look.
  people: first-time buyers who found one picture they can’t forget; collectors who follow an artist; designers and offices furnishing a wall
  who: Mostly adults, from casual visitors to collectors, along with designers and companies, who look several times before they buy.
  mind: They hope to feel welcome without knowing the names, and they hesitate to ask the price.
  lines: Stop and look | Art worth a second look | A white wall and some quiet | Live with something you love | Come in, take your time | See it in the room
  tip: Print titles, sizes and prices where people can read them; hidden prices keep first-time buyers from asking.
  tip: Photograph each work on a real wall with a chair or a person for scale, and a detail of the surface.
  tip: Ask the artist three short questions on camera while the work is hung, and post the answers before the opening.
  tip: Offer a trial at home or a payment plan, if you can, and mention it on the price list.
  tip: Invite interior designers, hotels and offices to a quiet hour, with a list of works by size.
optician > To fit people with glasses they see well in and like to be seen in.
  people: people who hold the menu at arm’s length; parents of kids with a first pair; office workers with tired eyes at a screen
  who: Adults of every age, above all after forty, and families with children, who come every year or two and for repairs in between.
  mind: They like to recognize themselves in the mirror, and they fear paying extra for coatings they don’t understand.
  lines: See clearly, look like yourself | Frames for the face you have | Read the menu again | The fine print, without the squint | Lenses, measured with care | New frames, same smile
  tip: Explain lens choices with one drawing each: progressive, reading, computer, and which extras matter for whom.
  tip: Show frames on different faces, with sizes printed, and say where the size numbers hide on the temple.
  tip: State in the first lines whether you do exams, fill outside prescriptions and accept vision insurance.
  tip: Offer adjustments to anybody, and tell people so; a loose screw fixed in a minute is remembered.
  tip: Write to schools before the fall term and to retirement communities about a day for adjustments and cleaning.
clothing store > To dress people for the body they have and the week ahead.
  people: people who need an outfit for an occasion; shoppers rebuilding a wardrobe; families replacing the basics
  who: Adults and teens of many ages and sizes, who buy when the weather turns or an event comes up, in person or by phone.
  mind: They want to feel comfortable in the mirror, and they’re tired of guessing sizes.
  lines: Try it on, take your time | Clothes for the week ahead | Something that fits | Solid basics and one surprise | Dressed by Monday | An outfit for any Tuesday
  tip: Style one jacket three ways, for work, weekend and evening, and list each item with its price.
  tip: Give the model’s height and the size worn in every photo, and show it on at least two body types.
  tip: Set up a text list for arrivals in a customer’s size, and write only when something fits.
  tip: Announce a try-on evening with mirrors and music, or a live video where viewers ask to see the back.
  tip: Post your exchange rules at eye level and in the checkout, because a friendly one gets people to commit.
women's fashion boutique > To dress women in pieces that work together and feel like them.
  people: women dressing for work and dinner the same day; guests with a wedding on the calendar; women who want one good piece each season
  who: Women of many ages, mostly working or with busy families, who come in at the start of a season or shop by phone.
  mind: They appreciate an honest opinion, and they enjoy being remembered by size and taste.
  lines: One great piece and a kind mirror | Dressed for dinner, too | Clothes that get along | A blouse that does both | Pretty, practical, pulled together | Something to feel like yourself in
  tip: Build one capsule of six pieces a month, photograph all the outfits flat, and post how many it makes.
  tip: Text regulars by name when something arrives in their size; a personal message outsells a newsletter.
  tip: Mention hemming and small alterations wherever you name prices, if you offer or arrange them, with the days needed.
  tip: Host an evening with a hairdresser or a jeweler from down the street, ten guests, one rack each.
  tip: Film the fabric moving, and say how it washes, since that question follows after “does it come in black?”
menswear shop > To get men well dressed without taking up the whole Saturday.
  people: men with a wedding or an interview coming up; men whose jeans have given up; wives and partners choosing a gift
  who: Men from graduates to grandfathers, who shop seldom and often under time pressure, together with the partners who shop for them.
  mind: They prefer one person they can trust over an endless rack, and they like to be done by noon.
  lines: Shirt, jacket, done | One visit, well dressed | Sharp without the fuss | The jacket that fits | Dressed for the wedding | Good shirts and straight advice
  tip: Make a checklist for three occasions, a job interview, a summer wedding and a funeral, with what to buy and borrow.
  tip: Advertise a one-hour appointment, with sizes taken once and kept on file for the next purchase.
  tip: Put the same jacket on three builds, with the pants hemmed, so that men see how it should fall.
  tip: Keep a wish card that partners can ask for before birthdays and the holidays, with sizes and favorites.
  tip: Contact wedding planners and venues about groom and party packages, with a deadline for alterations.
bespoke tailor > To cut and fit clothes to one person and how they live.
  people: grooms planning a suit to keep; professionals who wear one every week; people whose build no rack suits
  who: Mostly working adults and wedding parties, who order rarely, come for several fittings and return when their life or figure changes.
  mind: They like being looked at with care, and they enjoy learning a little about cloth.
  lines: Cut for one person | Cloth, chalk and patience | Your shoulders, your suit | Measured once, worn for years | Pinned, sewn, pressed, yours | Made to your measure
  tip: Show one commission from chalk line to last fitting in six pictures, with the client’s permission and no client’s name unless wished.
  tip: Write down the stages with weeks for each, so grooms know when to start and when to worry.
  tip: Lay out five cloths by season, weight and occasion, and describe how each one behaves in a suitcase.
  tip: Give a price range to start from on your site, with what raises it; silence scares away good clients.
  tip: Meet photographers, planners and jewelers who see couples early, and leave a swatch card with them.
children's clothing shop > To dress kids in clothes that survive the playground and still get handed down.
  people: parents of fast growers; grandparents buying a birthday outfit; parents stocking up before school
  who: Parents and grandparents of babies to preteens, who buy at every growth spurt, before school starts and for special occasions.
  mind: They look for clothes that wash easily and wear well, and that the child will agree to put on.
  lines: Room to grow | Made for the playground | Knees that can take it | Hand it down later | Soft seams, happy mornings | For puddles and picture day
  tip: Post a size chart by height as well as age, since every label runs differently and kids don’t read them.
  tip: Show clothes after twenty washes beside the new ones. It’s a claim parents believe because they can see it.
  tip: Ask parents’ consent before you show a child, or lay the outfits flat with a toy for scale.
  tip: Take back outgrown pieces for store credit if you can, and sell them on a marked rack or page.
  tip: Contact preschools about rain gear lists and name labels in August, with one price for the set.
baby shop > To help expecting parents choose what they need and skip what they don’t.
  people: first-time parents with a long list; grandparents and friends buying a shower gift; families with a second child on the way
  who: Expecting parents, mostly in the second half of pregnancy, along with grandparents and friends, who take their time over the big items.
  mind: They feel happy and worried at once, and they care about safety more than style.
  lines: The nursery starts here | Soft things and sound advice | Everything for the first year | For tiny toes and tired parents | Small socks, big news | For cribs, strollers and long nights
  tip: Draft a list for the first month with fewer than twenty items, and mark which ones can be borrowed.
  tip: Show how a car seat goes in and how a stroller folds with one hand; name the inspection station where parents can have the seat checked.
  tip: Set up a registry that works by phone, and let givers see what’s already taken.
  tip: Meet midwives, doulas and childbirth educators, and bring handouts they can give away without selling anything.
  tip: Send new parents a card when the baby is six months old with the things that matter next, if they’ve signed up for mail.
bridal shop > To let brides find the dress calmly, and to have it ready in time.
  people: brides starting to look months ahead; mothers and bridesmaids who need something to match; brides on a short engagement
  who: Engaged women, mostly with a mother, sister or friend along, who start early, try on for an hour or two and come back for fittings.
  mind: They want to feel like themselves in the dress, and they dread pressure, surprises on the bill and late deliveries.
  lines: Say yes when it’s right | Lace, satin and a deep breath | The dress, without the drama | One patient hour, many dresses | Hemmed in time for the day | Walk in it, dance in it
  tip: Set out the timeline on one page: when to start, how long an order takes, how many fittings, and what a rush costs.
  tip: State price and size ranges before the appointment form, because many brides are afraid to ask.
  tip: Ask brides a few weeks after the wedding for a picture and permission to share it, with the photographer’s name.
  tip: Swap cards with florists, venues and photographers, and give each a reason to mention you, such as a trunk show date.
  tip: Explain what to bring and wear to a first appointment, how many guests are comfortable, and whether pictures are allowed.
lingerie shop > To fit people gently and accurately in underwear they forget they’re wearing.
  people: women who’ve worn the wrong size for years; people whose body changed after a baby or surgery; partners choosing a gift
  who: Mostly women from a first bra to later life, along with gift givers, who come back when a favorite wears out or their body changes.
  mind: They want privacy, a kind word and a strap that stays put, and they dread being sized up.
  lines: A fitting, not a judgment | Straps that stay put | Soft against the skin | Comfort you can forget about | The first thing you put on | Pretty, comfortable, yours
  tip: Teach how a good fit looks with drawings of band, cup and straps, so nobody has to pose.
  tip: Describe a fitting from hello to goodbye, with who’s in the room, what stays on and how long it takes.
  tip: Lead with your size range, the smallest and largest band and cup you carry, since many have been turned away elsewhere.
  tip: Use models who gave written consent and aren’t retouched, or show the pieces on hangers and forms.
  tip: Talk to maternity clinics, breast centers and bridal shops, and leave a discreet card at their reception.
denim shop > To find each person the jeans that fit now and get better every month.
  people: people whose favorite pair has ripped; denim fans after raw and selvedge; shoppers who’ve given up on finding a fit
  who: Men and women from students to retirees, who buy a pair or two a year and come back when the knees are gone.
  mind: They judge a pair by sitting down in it, and they stay loyal once one fits.
  lines: Broken in by you | Rise, length, weight, yes | Blue by nature, yours by wear | Good from behind, too | Indigo and elbow room | The pair you live in
  tip: Show the same jeans on day one and after six months, with how often they were worn and washed.
  tip: Chart waist, rise, thigh and leg opening in inches for each cut; a letter or a name tells nobody anything.
  tip: Offer hemming or repair if you can, or name a shop that does it, and picture a mended knee.
  tip: Start a wear contest with ten customers, one photo a month, and show the fades at the end.
  tip: Make a try-on plan: bring the pair you love, wear the shoes you wear most, allow half an hour.
streetwear shop > To keep good labels in stock and treat everyone in line the same.
  people: followers of small labels and limited drops; sneaker and hoodie collectors; parents who need a birthday hint
  who: Mostly teens and young adults up to their late thirties, often regulars who follow releases online and come by to hang around.
  mind: They prize knowing first and wearing it right, and they notice when someone jumps the line.
  lines: Fresh on Friday | Hoodies, caps and the whole crew | Worn on your block | The drop’s in, be early | Off the rack, into the street | Stay for the playlist
  tip: Post release day rules ahead of time: raffle or line, one per person, when names are drawn.
  tip: Shoot outfits on people who shop with you, on the block where they live, and tag them with consent.
  tip: Tell the story behind each small label in three sentences: who makes it, where, and why you carry it.
  tip: Set up a back-in-stock text by size, and count on it for the quiet days between drops.
  tip: Support a mural, a skate jam or a beat night with drinks or stickers, and photograph the crowd with their okay.
vintage clothing shop > To give old clothes with character another person to go out in.
  people: people looking for a dress nobody else will wear; collectors of certain decades and labels; stylists and costume designers on a deadline
  who: Teens, young adults and longtime collectors, along with stylists, who drop in often because the rack changes and shop late at night on their phones.
  mind: They like the hunt and the history, and they’d rather reuse a good coat than buy a new bad one.
  lines: Old labels, new plans | Only ever the one | Wool coats with a past | Made when seams were seams | A second dance for that dress | Dressed by another decade
  tip: Measure everything flat in inches, waist, chest, shoulder and length, because the size on an old label means nothing today.
  tip: Date a piece on camera by its zipper, union label or stitching; people share what they’ve learned.
  tip: Announce a restock by theme, ten coats or twenty slips, with a day and an hour, so that regulars set an alarm.
  tip: Point out moth holes, stains and repairs in close-up, and say what a mender could do about them.
  tip: Offer theaters, film students and photographers a rental or pull rate, and ask for a credit with your name.
shoe shop > To measure feet properly and send people home in shoes they can walk in.
  people: parents before the first day of school; people who stand all day at work; people whose feet are wide, narrow or sore
  who: Families, working adults and older customers, most of them from around town, who buy when a pair wears out or the season turns.
  mind: They have had their share of blisters, and they value somebody who kneels down and measures.
  lines: Walk in, walk better | Both feet measured | Shoes that fit on Monday, too | Room for the toes | Sturdy soles, long days | Take them for a stroll
  tip: Say on the sign and site which widths and sizes you carry at both ends; people with hard-to-fit feet drive far.
  tip: Run school-shoe appointments in August in fifteen-minute slots, and text parents when three months have passed.
  tip: Show how to check fit at home with a thumb, a sock and an evening foot, even if they bought elsewhere.
  tip: Introduce yourself to podiatrists, nurses’ stations and restaurant managers with a card for people who stand all day.
  tip: Feature a resoled or well-worn pair with its age and owner, if the owner likes the idea.
sneaker shop > To sell real pairs on fair terms to people who care about every stitch.
  people: collectors waiting for a release; everyday wearers who want a clean pair; parents shopping for a teenager with a wish
  who: Mostly teens and adults under middle age, plus parents who pay, who follow drops online and move fast when a size appears.
  mind: They fear fakes and bots, and they respect a shop that knows the story of a silhouette.
  lines: Laced and legit | Fresh pairs, old stories | Box-fresh, street-ready | Find your size first | Real pairs, real talk | Clean pair, new week
  tip: Show how you check a pair, stitching, box label, smell and insole, and what happens if a buyer has doubts.
  tip: Put release dates, raffle rules and sizes in a pinned post, and announce results where everybody can see them.
  tip: Clean one beat-up sneaker on video from start to finish, and name each brush and product.
  tip: Tell buyers how sizes run for each model, half a size up or true, and add how they felt on your own feet.
  tip: Trade flyers with barbers, gyms and record stores, and invite their regulars to bring a pair to swap.
leather goods shop > To offer leather pieces that only look better after years of use.
  people: people replacing a wallet that fell apart; gift givers marking an anniversary or first job; travelers who want a bag to keep
  who: Mostly working adults and gift givers, who buy rarely, compare for a while and return when they need another strap or belt.
  mind: They like things that age well, and they distrust anything labeled genuine that peels.
  lines: Better every year you carry it | Hide, thread and a good edge | Belts and bags for the long haul | Worn in, not worn out | It shows where you’ve been | Smell the hide
  tip: Lay a new wallet beside the same model after years of use, and ask customers to lend theirs for the picture.
  tip: Explain the words: full grain, top grain, bonded, vegetable tanned. Many shoppers have been misled by them.
  tip: Describe the repairs and care you offer or recommend, such as restitching, edge paint and conditioner, and how to send a piece in.
  tip: Suggest initials where you have a stamp, and give the extra days so that nobody misses a birthday.
  tip: Approach law firms, realtors and hotels about a client gift, with a small sample of the hide stapled to the letter.
handbag shop > To help each customer find the bag that holds a whole day and sits well on the shoulder.
  people: people who need one bag for work and weekends; guests choosing something small for a party; gift givers who know her color
  who: Mostly women from college to retirement, plus husbands and friends with a birthday coming, who look around when a strap breaks or a new job begins.
  mind: They check the pockets first, and they hope it will look as nice in year three.
  lines: Keys, phone, book, lipstick | Big enough, light enough | Shoulder, hand or crossbody | Room for the whole day | The bag that goes with everything | Open every pocket
  tip: Unpack a real day’s contents beside the bag and put them in, so viewers see what fits and what doesn’t.
  tip: Give weight, strap drop and laptop size for each bag; shoppers with sore shoulders will thank you.
  tip: Picture the bag worn by people of different heights, from the side, because proportion decides more than color.
  tip: Offer a strap and zipper repair or tell where you’d send it; mention it where people compare prices.
  tip: Hold a bag swap or a trade-up day in spring, and pass donations on to a women’s shelter.
luggage shop > To send travelers off with a case that rolls, closes and makes it home.
  people: families before a big vacation; frequent flyers tired of broken wheels; students packing for a semester away
  who: Travelers of many ages, families, students and business flyers, who mostly buy in the weeks before a trip or right after one went wrong.
  mind: They imagine the bag at a gate and on stairs, and they resent paying twice for wheels.
  lines: Packed, zipped and rolling | Smooth wheels, calm airports | Slides into the overhead bin | Carry it up the stairs first | For the long way round | Bags for going places
  tip: Chart the carry-on limits of the airlines your customers fly, and mark which of your cases fit each one.
  tip: Pack one suitcase for a week in four minutes on camera, and write down what stayed home.
  tip: Give the true empty weight, the outside size with wheels, and how long the maker covers zippers and handles.
  tip: Repair what you can, or list who does wheels and handles, and tell people to bring the case dry and empty.
  tip: Send a travel agency, a college office and a moving company your pre-departure checklist with your name at the foot.
hat shop > To show people which hat is theirs and how it should sit.
  people: people who think hats don’t suit them; gardeners and golfers who need real shade; wedding and race-day guests
  who: Adults of many ages and styles, tourists included, who come by in bright or cold weather and before a festive day.
  mind: They feel a little shy about being looked at, and they like a second opinion from the side.
  lines: Try one, turn sideways | Felt, straw and good shade | Hold on to it in the wind | A brim for every head | Tip it, wear it | It suits you, look
  tip: Ask customers for a picture in the hat they nearly didn’t try on, and post it with their okay.
  tip: Explain head measuring with a string and a ruler, and how to shim a hat that’s half a size too big.
  tip: Make a brim guide by face and shoulders with drawings, and add which brims don’t bump a car headrest.
  tip: Explain care and sun cover: which hats crush, which can get wet, and how to store a felt in July.
  tip: Call a racetrack, a vineyard and a boutique before their festive seasons about a rack of hats on consignment.
workwear and uniform shop > To keep crews dressed the same, safely and in the right sizes.
  people: contractors outfitting a new crew; restaurants and clinics that need uniforms; tradespeople replacing boots and pants
  who: Owners and office managers of small companies, along with individual tradespeople, nurses and cooks, who reorder when staff change or knees go.
  mind: They need it fast and in one shade, and they want it to hold up in the wash.
  lines: Built for Monday through Friday | Same blue on the whole crew | Pockets, knees and steel toes | Names on, sleeves up | Ready for the early shift | Pants made for kneeling
  tip: Create an order form by job with sizes, colors, logo position and a deadline, so a manager can reorder in five minutes.
  tip: Film the embroidery or print from artwork to stitched chest, if you do it, with turnaround and minimum.
  tip: Keep a size set for borrowing and bring it to job sites; crews order what they’ve tried on.
  tip: Compare boots by toe, sole, slip and waterproofing with the safety rating, for those whose insurer asks.
  tip: Contact hiring managers at clinics, kitchens and landscapers each spring about the new hires they’ll be dressing.
western wear shop > To fit boots, hats and jeans for those who ride and those who dance.
  people: riders and ranch hands who wear it daily; dancers headed out on Saturday; first-timers getting boots for a concert or a wedding
  who: Riders, ranch families, country dancers and visitors, who come before rodeos, fairs and weddings and when a sole gives out.
  mind: They care about a boot’s heel and instep, and newcomers worry about looking dressed up as somebody else.
  lines: Boots on, hat straight | Broken in by the last song | Pull on and walk tall | For the ranch and the dance floor | Snaps, buckles and felt | See you at the rodeo
  tip: Shape a hat on camera with steam, and ask the customer which crease and why.
  tip: Explain how a boot should fit at instep, heel and toe, and that a little slip at first is normal.
  tip: Put dates for rodeos, fairs and line-dance nights on one list, and offer to sponsor a boot or belt buckle prize.
  tip: Label the difference between work, riding and dress boots by heel, sole and welt, and say what each tends to cost.
  tip: Write to wedding venues in barns and to country bars about a group fitting for bridal parties and bands.
umbrella shop > To sell umbrellas that survive the wind and get carried for years.
  people: commuters caught in the rain once too often; gift givers looking for something useful; hotels and event planners who need a dozen
  who: City commuters, older customers, gift givers and hotels, who mostly buy in the rainy months or during a sudden downpour.
  mind: They want to stay dry in a crowd and a crosswind, and they’re fed up with flimsy frames.
  lines: Dry under a good one | Let it rain | For one, for two, for a gale | Long handle, strong ribs | Carry on, it’s pouring | The one you won’t leave behind
  tip: Test a frame in front of a fan or a windy corner, in slow motion, and say which part gave way and which held.
  tip: Print the span, weight and folded length on a tag, with a line about who can walk underneath.
  tip: Keep a rainy-day alert: on the morning of a storm, put three sturdy ones in the window or first in your stories.
  tip: Describe how to dry, fold and repair, and sell the spare tip, rib or sleeve if you stock it.
  tip: Offer hotels, doormen and wedding planners sets printed with their name, if you can, and a delivery date.
knitwear and sock shop > To keep people warm in knits that feel good and wash well.
  people: people who are always cold; gift givers looking for something soft; hikers and desk workers who want proper socks
  who: Adults of all ages, often buying for parents, partners and babies, who shop mostly when the weather turns and before Christmas.
  mind: They can’t stand an itch, and they’re glad to be told how to wash it.
  lines: Soft on the neck | Warm feet, better mood | Wool that doesn’t itch | Something snug for the cold | Good socks at last | Knit for chilly evenings
  tip: Rub a sleeve on the inside of a wrist on camera, and describe softness in three plain steps rather than adjectives.
  tip: Print care in big type on a card: cold, flat, no hanger, and how to de-pill with a comb.
  tip: Offer a darning class or a mending kit, since people keep good socks that have a hole.
  tip: Bundle socks in threes by use, for the office, the trail and the sofa, and show each on a foot.
  tip: Set up a stand at a mountain inn, a Christmas market or a farmers’ market when evenings drop below fifty degrees.
`);
