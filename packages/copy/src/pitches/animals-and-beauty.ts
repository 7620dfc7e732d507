import { pitchesOf } from './pitch-list.ts';

/** Animals and beauty. */
export const animalsAndBeauty = pitchesOf(`
dog groomer > To send dogs home clean, comfortable and neatly clipped, without a fright.
  people: owners of poodles, doodles and other curly coats; people with an older dog that hates the bath; families tired of hair on the couch
  who: Dog owners from the neighborhood and the next towns, mostly returning every few weeks depending on the coat.
  mind: They worry that the dog will be rushed, scared or nicked, and love a picture when it’s done.
  lines: Clean dog, calm bath | Mats out, tail up | A trim without the trembling | Bath, brush, bow optional | Short nails, steady nerves | Hello, handsome
  tip: Take the before and after from the same side at the same height, and tag the owner if they like.
  tip: Make a chart of coat types and how often each needs a visit. It answers the phone for you.
  tip: Describe a nervous dog’s first appointment step by step, including when you’d stop and try again another day.
  tip: Hand over a report card on coat, skin, ears and behavior, with the next date penciled in.
  tip: Vets see mats and long nails all day. Bring the front desk some cards and something to nibble.
dog walker > To take dogs out properly while their people are busy and bring them home content.
  people: people who work long days away from home; owners with an injury or a bad knee; families with a puppy that can’t wait until five
  who: Dog owners within a few square miles, mostly on weekdays around noon and often on a fixed weekly plan.
  mind: They hand over a key and a family member, so they look for reliability and someone who’d notice a limp.
  lines: Noon is walk time | A long sniff at lunchtime | Tired paws, intact sofa | Rain or shine, out the door | The leash is already off the hook | Home alone, but not all day
  tip: Wear a vest or carry a bag with your number on it. Everyone who passes you in the park sees your work.
  tip: Post one good moment a week, with no house numbers or routines that show when nobody’s home.
  tip: Managers of pet-friendly buildings hear about barking first. Give them cards for new tenants.
  tip: Put group size, leashes, heat and lost keys on one page, because owners are too polite to ask.
  tip: Suggest a first walk with the owner along, and publish the questions you’ll ask on it.
dog trainer > To teach people how to read, guide and enjoy their dogs.
  people: families with a new puppy; owners of a dog that pulls, barks or jumps; adopters of a rescue dog with a past
  who: Dog owners from around town, often soon after a puppy moves in or after something went wrong on a walk.
  mind: They feel embarrassed in public, want methods that are kind, and need exercises that fit between work and dinner.
  lines: Walks without the pulling | Both ends of the leash | Good timing, good treats | Sit, stay, breathe | From jumping up to sitting down | Learn to speak dog
  tip: Film thirty seconds of a single exercise, and leave in the try that failed. Owners recognize themselves.
  tip: State your methods, certificates and the tools you do and don’t use, near the top of your site.
  tip: Give shelters, vets and breeders a sheet called “The first ten days” with your name at the bottom.
  tip: Hold an open question hour at a park once a month, and write up the best answer afterward.
  tip: Ask a handler to let you record week one and week six of the same walk, and show them back to back.
pet sitter > To look after pets in their own homes so that owners can enjoy being away.
  people: cat owners off on vacation; owners of old or shy animals that hate to travel; families with fish, birds or rabbits
  who: Households within a short drive, mostly around school breaks, holidays and business trips, and often the same ones each year.
  mind: They imagine a missed pill or a door left open, and relax as soon as the first picture arrives.
  lines: Home is where the cat is | Fed, brushed, reported | Pills at seven, lap at eight | Your list, followed | Someone’s in with the cat | Enjoy the beach, the fish are fine
  tip: Publish the form you fill in at the first visit, from food to vet to hiding places. It proves you think of things.
  tip: Show an example of the update owners get each day, with the picture and the two lines under it.
  tip: Open holiday bookings early and write to regulars first; then post how many dates are left.
  tip: Ask small vet practices to keep your card for clients whose animals can’t be boarded.
  tip: Mention insurance, background checks or first-aid training if you have them, right beside your portrait.
dog kennel > To give dogs a safe, regular stay and their owners a trip without worry.
  people: families flying where the dog can’t go; owners called away for work or to the hospital; people in the middle of a renovation
  who: Dog owners from the wider area, heaviest around school vacations and long weekends, often booking the same place every time.
  mind: They feel guilty about leaving, and want to hear that it ate, slept and made a friend.
  lines: A good bed while you’re away | Regular meals, wagging tail | Travel without the guilt | A run, a blanket, a friend | Somebody’s watching the bowl | Good company till you’re back
  tip: Open the runs to visitors on a set afternoon each week. People who’ve seen the runs stop worrying about them.
  tip: Spell out vaccines, drop-off times, medicine and what to pack in a list that owners can check off.
  tip: Send a picture on the first evening without being asked, and ask for a review after pickup.
  tip: Suggest a trial night to new customers well before the summer, and note how the dog did.
  tip: Vets, trainers and realtors know who’s leaving town. Drop off a stack of cards before each school break.
cattery > To board cats in peace and quiet, each with its own space and a watchful host.
  people: cat owners off on a long trip; households with painters or contractors at work; owners of elderly cats on medicine
  who: Cat owners from the region, often with one or two animals, who book weeks ahead for summer and holidays.
  mind: They picture the cat hiding and not eating, and ask about noise, dogs and litter.
  lines: A shelf with a view | Quiet rooms for careful cats | A hiding place and patience | Quiet now, purring soon | Nine lives, well looked after | Their own bowl, their own corner
  tip: Film a room at cat height, from the door to the hiding place, so owners can picture the first hour.
  tip: Answer the three worries on your homepage: can cats see each other, who gives medicine, and what if one won’t eat.
  tip: Note each guest’s first meal and nap, and send both to the owner before bedtime.
  tip: Cat-only vets and rescue groups are good allies. Bring them cards and ask what their clients complain about.
  tip: Print a packing list with the blanket at the top, and email it three days before arrival.
dog breeder > To raise healthy, sociable puppies and place each with a family that fits.
  people: families ready for many years with a dog; people set on one breed; owners looking for a dog to work, show or compete
  who: Households and breed enthusiasts, many from far away, who ask around for months and buy a puppy once in a decade or so.
  mind: They fear puppy mills and hidden illness, and welcome a breeder who asks them hard questions.
  lines: The right puppy, not the next one | Healthy parents, bold puppies | Raised with voices and hands | Questions go both ways | A good start, nose to tail | Worth the wait for a litter
  tip: Publish the parents’ health tests with registry numbers, so that anyone can check them.
  tip: Write honestly about who shouldn’t have this breed. The right people will read to the end and call.
  tip: Keep a weekly diary of a litter with the noises, surfaces and visitors the puppies have met.
  tip: Join the breed club’s referral list, and be at one show or trial with time to talk.
  tip: Stay in touch after pickup, and ask families for a picture each birthday to show how the dogs turned out.
animal shelter > To house lost and given-up animals until each one finds a person who fits.
  people: adopters looking for a companion animal; volunteers who’d like to walk, clean or foster; donors who help pay for food and vets
  who: Families, singles and retirees from the area, some adopting once, others giving an afternoon or a few dollars each month.
  mind: They want to do some good, fear choosing wrong, and need the truth about an animal’s past.
  lines: Somebody here is waiting for you | Adopt, foster or walk a dog | Lost, found, loved again | Every cage has a name on it | Room for one more at home? | Meet your next old friend
  tip: Write each profile around one habit, such as stealing socks, and be plain about children, cats and time alone.
  tip: Photograph at eye level in daylight with one steady background. Black dogs and older cats gain the most.
  tip: Set out the adoption steps, fee and waiting time in a short list, since fear of refusal keeps people away.
  tip: Ask a brewery, bank or hardware store to host two animals and a donation jar on a Saturday.
  tip: Share updates from adopters who agree, one a week. Donors like to see how it turned out.
horse riding stable > To keep horses well and give riders safe ground to learn and ride on.
  people: owners who board a horse; parents of children learning to ride; adults getting back into the saddle
  who: Riders, horse owners and families within a half-hour’s drive or so, mostly weekly, after school, after work and on weekends.
  mind: They look at the horses’ condition first, and care about safety, kindness and who’s there at night.
  lines: Heels down, eyes up | Good hay, good hands | Saddle up after work | Safe footing, steady horses | Barn time, every week | Smell the hay and breathe out
  tip: Show an ordinary morning from feeding to turnout. Horse people judge water buckets and fences before anything else.
  tip: Put board, lessons and what each includes in one table, with notice period and vet and farrier days.
  tip: Explain a beginner’s first visit: what to put on, how long it lasts and who leads the horse.
  tip: Tack shops, feed stores and Pony Club chapters know riders looking for a barn. Keep a notice up at all three.
  tip: Have a parent agree in writing before you post any child on a horse, and show helmets in every picture.
farrier > To trim and shoe horses in good time so that they stay sound.
  people: owners with a horse or two at home; boarding barns and riding schools; competition riders and their trainers
  who: Horse owners and barn managers along a regular circuit, with visits every six to eight weeks and a call when a shoe is lost.
  mind: They want someone who shows up, stays calm under a fidgety horse and talks to the vet.
  lines: Sound from the ground up | Balanced feet, willing horse | A quiet hand under the horse | Trimmed, shod and level | Shaped at the anvil, fitted to walk | A good foot every six weeks
  tip: Photograph the same foot before and after from the side and the sole, and explain in one line what changed.
  tip: Book the next visit before you leave and text a reminder two days ahead; an orderly calendar is what barns pass on.
  tip: Introduce yourself to equine vets, and offer to look at X-rays together when a case needs it.
  tip: Give an evening talk at a boarding barn on cracks, wet seasons and lost shoes.
  tip: State your area, travel days and what you do about emergencies, so that far-off callers know where they stand.
barber > To cut hair and trim beards so well that regulars hardly need to explain.
  people: regulars who want a trim every few weeks; parents bringing a boy for his first real cut; anyone with a beard that needs a line
  who: Mostly men and boys who live or work close by, returning every two to six weeks, often before the weekend.
  mind: They value consistency and easy talk, and dread a new barber who doesn’t listen.
  lines: Clean neck, straight lines | Same again? Same again | Short back, sharp sides | A steady hand on the razor | Good cuts and a bit of talk | Sit down shaggy, stand up sharp
  tip: Keep your wait time or open chairs visible online, since the question is nearly always “How long now?”
  tip: Film one fade from the same angle in three steps, with the client’s okay, and name the guard sizes.
  tip: Put the prices for a cut, a beard and a kid’s cut where people look first, in the window or on your booking page.
  tip: Offer the staff of a gym or office nearby a card that gets stamped at each cut, with something off the fifth.
  tip: Note how regulars like it and on which day they come, and text them when the slot opens.
hair salon > To cut and color hair so it still looks right on an ordinary morning at home.
  people: clients who want color that suits them; busy people in need of an easy cut; guests dressing up for an occasion
  who: Women, men and families from the neighborhood and nearby offices, mostly every five to eight weeks and before big days.
  mind: They fear not being heard, save pictures on the phone and stay loyal to one pair of hands.
  lines: Looks right at home, too | Cut, color and a good talk | Easy on a Monday morning | Color that grows out well | Show the picture, see the mirror | Hair that behaves on its own
  tip: Show each stylist’s own work under a name, with clients’ consent, so newcomers can pick a person.
  tip: Explain what a color really takes in hours and visits, next to the price range. It spares you hard talks in the chair.
  tip: Take the after shot in daylight by the window, then ask the client to send one from home a week later.
  tip: Let people book online at night. Most think of their hair when the phone is the only thing open.
  tip: Trade gift cards with a photographer and a bridal shop nearby, and each recommend the other at checkout.
nail salon > To leave hands and feet neat, clean and cared for, with color that stays put.
  people: people whose hands are seen all day at work; brides and guests before an event; regulars who like an hour off their feet
  who: Mostly women, along with men who like neat hands, from nearby homes and offices, every two to four weeks.
  mind: They look at hygiene first, then the shape, and hate a chip two days later.
  lines: Neat to the fingertips | Polish that makes it past Thursday | Feet up, phone down | Ten small finishing touches | Clean tools, steady hands | Shape, shade, shine
  tip: Show how tools are cleaned between clients, step by step. It’s the worry people don’t say out loud.
  tip: Photograph finished hands holding something, a cup, a bouquet or a steering wheel, in plain daylight.
  tip: Post shades on several skin tones with their numbers, so regulars can choose before they sit down.
  tip: Hotels, bridal shops and hairdressers get asked for a last-minute manicure. Leave each of them a direct number.
  tip: Note the date a set should be refilled on a small card, and offer to book it at the register.
beauty salon > To give clients a calm hour and careful treatment, explained in plain words.
  people: regulars who keep an hour for themselves; people getting ready for a big day; people who’d like a fresher face
  who: Mostly women of all ages, and some men, often neighbors or people who work close by, monthly or ahead of an event.
  mind: They’d like some care without a sales pitch, and to know what stings and how long it lasts.
  lines: An hour that’s yours | Brows, skin and a deep breath | Soft towels, clear advice | Leave looking rested | Close the door on the day | Small changes, brighter face
  tip: Write each treatment as length, feeling and result in three short lines, instead of a poetic name alone.
  tip: Photograph the room as a client first sees it, bed made and light low, so newcomers know where they’ll lie.
  tip: Send a note two days after a first visit asking how the skin feels; it wins more second visits than a coupon.
  tip: Pair up with a hairdresser, a bridal shop or a yoga class nearby for a joint card before the holidays.
  tip: Put up a clear page on allergies, pregnancy and medicines that rule out certain treatments, and ask again in person.
lash studio > To place lashes that suit each client’s eye and make mornings shorter.
  people: people who’d love to skip mascara; brides and vacationers who want lashes that last; clients with fair or sparse lashes
  who: Mostly women, working or studying, coming every two to four weeks for a fill or once before an event.
  mind: They worry about glue, damage and looking overdone, and study close-ups before they book.
  lines: Wake up with your lashes on | Skip the mascara | Lie down, doze off, look up | A little longer at the corners | Soft, full, well placed | Lashes that suit your eye
  tip: Publish close-ups of real clients’ eyes, with consent, labeled by style and curl and taken in the same light.
  tip: Explain how a full set differs from a fill, with minutes and price, because first-timers mix them up.
  tip: Offer a patch test and say why. A careful studio stands out in a field with plenty of horror stories.
  tip: Hand out a small brush and an aftercare card with what to avoid in the first two days.
  tip: Show the same lashes on day one and day twenty, honestly, so clients know when to return.
brow bar > To shape brows that suit the face and take no thought in the morning.
  people: regulars who like a clean arch; people growing out overplucked brows; brides and graduates before the pictures
  who: Mostly women, and some men, who live, work or shop nearby and return every three to six weeks.
  mind: They worry about losing too much, want a second opinion on shape and like being done in a lunch break.
  lines: Shape first, then color | A few hairs make the face | Look up and look awake | Thread, wax or tint | Less off, more lift | Brows you can stop worrying about
  tip: Post single brows, one side done and one not, straight from the chair if the client says yes.
  tip: Compare threading, waxing and tinting in a small chart of minutes, feel and how long each lasts.
  tip: If people can walk in, put a mirror and a price list by the entrance. Brow clients are often people who were just walking past.
  tip: Offer growing-out help as a plan of three visits. It’s what people with thin brows search for.
  tip: Agree with a hair salon and a lash artist that you’ll send each other clients, and keep count of who came from where.
make-up artist > To create makeup that holds through tears, heat and flash and still looks like the wearer.
  people: brides and their mothers; actors, models and people in front of a camera; guests with a big night ahead
  who: Mostly women preparing for weddings, shoots or parties, who hold a date well in advance and often bring a group.
  mind: They trust artists whose faces still show skin, because nobody wants to look like someone else.
  lines: Still you, only ready | Holds through tears and dancing | Skin first, then light | Blend, powder, breathe | Your face on a very good day | Lipstick that survives the toast
  tip: Show the same face indoors, outdoors and at midnight, with her permission, to prove that it holds.
  tip: Fill your gallery with different ages and skin tones. Every visitor looks for someone like herself.
  tip: Explain the trial: when to book it, how many hours to plan, what to bring and how the morning gets timed.
  tip: Ask three wedding photographers for edited pictures of your work, and credit them every time.
  tip: Send bridal parties a one-page schedule with a chair time for each person; planners will remember you for it.
waxing studio > To make hair removal quick, clean and far less awkward than people expect.
  people: first-timers before a vacation; regulars who are tired of razors; athletes and swimmers who want smooth skin
  who: Women and men who live or work nearby, on a four-to-six-week rhythm, with a rush before summer and holidays.
  mind: They worry about pain, privacy and double dipping, and calm down when somebody explains each step.
  lines: Quick, clean, done | Smooth for the weeks ahead | Leave the razor at home | Breathe out, it’s over | Nothing to be shy about | Ready when the sun comes out
  tip: Write a page for first-timers about hair length, what to wear and what hurts, in a tone that makes them smile.
  tip: Say that you never dip a stick twice, and show a tray as it’s laid out before each client.
  tip: Send regulars a reminder at four weeks, and mention in it that steady visits usually get easier.
  tip: Gyms, swim clubs and bridal shops are good spots for a card with a short price list.
  tip: Print aftercare on a card that fits a wallet: no hot baths, no tight clothes, when to exfoliate.
tanning studio > To leave people with an even color that suits their skin and the occasion.
  people: wedding parties and vacationers; dancers, bodybuilders and people on stage; anyone whose winter skin needs some color
  who: Mostly younger and middle-aged adults from nearby, some before one event and some on a membership through the colder months.
  mind: They dread orange hands and streaks, and want clear advice on their skin type and how to prepare.
  lines: Color that looks like yours | Even from shoulder to ankle | Ready for the white dress | A shade, not a stripe | Glow before you go | No streaks in the pictures
  tip: Show real shades on several skin tones in daylight, with the hours since treatment in the caption.
  tip: Text a prep list the day before: exfoliate, no lotion, loose dark clothes. It prevents most complaints.
  tip: If you have tanning beds, follow the age and warning rules where you work, visibly, and leave out every health claim.
  tip: Dance schools, stage competitions and bridal shops have fixed dates. Ask for their calendar and offer group slots.
  tip: Explain how the color fades and when to come back, so that nobody judges it on the tenth day.
afro and braids salon > To braid neat, comfortable styles that protect the hair while it grows.
  people: women and girls who want a protective style; men with cornrows, twists or locs; parents with a child before school starts
  who: People with textured hair, many from across town, who come every several weeks and before vacations, birthdays and the school year.
  mind: They care about edges, neat parts and being on time, and remember whoever pulled too hard.
  lines: Neat parts, kind hands | Your edges come first | Twists, locs, braids and talk | Sit down, settle in, shine | Styles that let hair grow | Hair day, done right
  tip: Name each style with size, length and hours in the caption. Clients search by those words and plan their day around them.
  tip: Be clear about prep and price: washed or not, hair included or not, deposit or not.
  tip: Film the parts being drawn, from above, for a few seconds. Clean lines are what people zoom in on.
  tip: Beauty supply stores know everyone with textured hair in town. Ask to hang a style sheet with your booking link.
  tip: Send clients home with care notes for night, scalp and wash day, and a date to take the style down.
wig and extensions studio > To match and fit hair so well that it passes in daylight, with privacy for every visit.
  people: people losing hair through illness or age; brides and performers who want length; wearers who need a wig washed or refitted
  who: Mostly women, of all ages, some sent by a nurse or a friend, who come for a fitting and return for care.
  mind: They feel exposed, look for discretion and honest prices, and fear that everybody will notice.
  lines: Hair that passes in daylight | A quiet chair and a good match | Length when you want it | Try it on, turn around | Nobody has to know | Fitted, trimmed, yours
  tip: Say right away that fittings are private, how long they take and that a friend may come along.
  tip: Photograph hairlines and parts up close, on models who’ve agreed, since that’s where doubt starts.
  tip: Introduce yourself to oncology nurses and support groups with a plain brochure and no sales talk.
  tip: Explain what insurance may call a cranial prosthesis and which papers people should ask their doctor for.
  tip: Make short videos on washing, storing and brushing. Owners watch them for years and mention them to others.
piercing studio > To pierce cleanly, place jewelry well and look after clients until it’s healed.
  people: adults planning an ear full of jewelry; parents with a child who’s asked for earrings; people with an old piercing that’s troubling them
  who: Teens with a parent, young adults and people well past forty, from around the region, for one piercing or a slow collection.
  mind: They worry about pain, infection and crooked placement, and trust a place that says no sometimes.
  lines: Clean needle, good angle | Marked twice, pierced once | Healed well, worn for years | Pick the spot with care | Ears, noses and steady nerves | Good jewelry from the first day
  tip: Show fresh and healed photos of the same piercing, with consent and the number of months between.
  tip: Publish your age rules and which ID or parent is needed, because people drive an hour and get turned away.
  tip: Walk through sterilization on video: pouch, indicator strip, single-use needle.
  tip: Offer a checkup some weeks after and a jewelry change, and put both dates on the aftercare card.
  tip: Plan an ear together on paper before you pierce; if the client posts the sketch afterward, friends will ask about theirs.
henna artist > To draw henna that stains deep and suits the person, the occasion and the tradition.
  people: brides and their families; hosts of birthdays, showers and festivals; families getting ready for Eid, Diwali or Karva Chauth
  who: Mostly women and girls, many from South Asian, Arab or African families, plus party hosts, who book by date and number of hands.
  mind: They care about natural paste, a dark stain and an artist who knows what each pattern is for.
  lines: Sit still, bloom overnight | Patterns for the big day | From fingertip to elbow | Deep stain, fine line | Henna for every celebration | Hands worth holding up
  tip: Photograph a design wet, the next morning and on day three, so people see how the stain develops.
  tip: List what’s in your paste, and explain why so-called black henna can burn the skin.
  tip: Price by hand, arm or hour in a simple sheet, with how many guests fit into an evening.
  tip: South Asian grocers, bridal boutiques and mosques or temples have bulletin boards. Bring a card with a pattern on it.
  tip: Give brides a timeline: when to apply, how long to leave it and what to avoid before the wedding.
skin clinic > To look closely at each client’s skin and build a routine that’s easy to keep.
  people: teenagers and adults with breakouts; people bothered by lines or dark spots; clients confused by too many products
  who: Teens with a parent and adults of every age, mostly from nearby, who start with a consultation and come back every few weeks.
  mind: They have tried too much already, feel self-conscious and want an honest answer about what can change.
  lines: Look first, treat second | Fewer jars, calmer skin | A routine you’ll really keep | Honest advice, face to face | Skin, explained | Patience looks good on you
  tip: Explain the first consultation minute by minute, including that clients may bring a bag of what they use now.
  tip: Write answers to ten plain questions, such as whether sunscreen matters in winter, and send one to your list each week.
  tip: Keep clients’ faces out of your marketing and promise no results. Show the room, the tools and the person instead.
  tip: State training and licenses, and say which skin problems you’d send straight to a dermatologist.
  tip: Give a talk for parents at a high school about teen skin, with a one-page routine to take home.
`);
