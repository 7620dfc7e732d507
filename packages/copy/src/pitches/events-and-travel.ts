import { pitchesOf } from './pitch-list.ts';

/** Events, outings and travel. */
export const eventsAndTravel = pitchesOf(`
trampoline park > To let kids and teens jump safely until they’re happily worn out.
  people: parents planning a birthday; families on a rainy weekend; schools, camps and teams looking for an outing
  who: Families with children and teens within a half-hour drive, heaviest on weekends, school breaks and wet days.
  mind: They want tired children, visible safety rules and a party they don’t have to clean up.
  lines: Jump till bedtime | Rainy day? Bounce | Socks on, worries off | Birthdays with air time | Let them wear themselves out | More bounce than the sofa
  tip: Keep prices, sock rules, age zones and the waiver on one page that works on a phone in the car.
  tip: Post on wet mornings before nine how full it is. Parents decide over breakfast.
  tip: Ask for written consent before you show any child, and use clips of staff jumping in between.
  tip: Send party hosts a ready-made invitation with directions and the waiver link; each guest is a future booking.
  tip: Offer PTAs and youth teams a fundraiser on a slow weeknight, with a share of the entries going back to them.
wedding planner > To get couples to their wedding day with the plans made and their nerves intact.
  people: couples with two jobs and no time; couples marrying far from home; families hosting a big celebration
  who: Engaged couples and their parents, some close by and some planning from afar, mostly a year or so before the date.
  mind: They lie awake over budgets, family tension and rain, and want someone calm who’s seen it before.
  lines: Enjoy being engaged | A list, a calm voice, plan B | Someone else has the umbrella | From yes to the last dance | Your day, minute by minute | You say yes, the list gets done
  tip: Explain full planning, partial planning and day-of help in three columns, with where each one starts.
  tip: Show a page of a real timeline with names removed. Couples are surprised at how much is in it.
  tip: Meet venue managers off season and ask what goes wrong most often; turn the answers into a post.
  tip: Tell stories about problems solved, a lost ring or a storm, once the couple says it’s fine.
  tip: Print a checklist for the first month after the engagement, and leave it with jewelers and bridal shops.
event planner > To run company and private events so smoothly that hosts can be guests.
  people: companies with a launch or a conference; families planning a big anniversary; nonprofits holding a gala
  who: Marketing and office managers, executive assistants, boards and families, who plan weeks to a year ahead and often repeat yearly.
  mind: They answer for the budget and the impression, and sleep better with a timeline.
  lines: Be a guest at your own event | Timeline, plan B, applause | Guests arrive, nobody panics | Two hundred guests, one plan | On time and under control | All they’ll notice is a good time
  tip: Write up an event as brief, problem, plan and result on a single page, approved by the client.
  tip: Ask after each event for one number, such as guests or leads, and one sentence, while it’s still warm.
  tip: Photograph the setup as well as the party: an empty room at noon, the same corner at eight.
  tip: Build ties with two venues, a caterer and an AV firm by sending them work first.
  tip: Give prospects a budget sheet with the lines people forget, from permits to overtime.
wedding venue > To host weddings that feel like the couple’s own, in any weather.
  people: couples looking for a place for the day; parents helping to choose and pay; planners with a client to place
  who: Engaged couples from the area and beyond, with families in tow, who tour several places a year or more ahead.
  mind: They try to picture it full, and ask about rain, music, parking, caterers and what isn’t included.
  lines: Picture it full of your people | Rain plan included | Room for the grandparents, too | Say yes here | A good floor for the first dance | The day, the view, the vows
  tip: Show one room in three setups, ceremony, dinner and dancing, and give the number of seats for each.
  tip: Put the rain plan on your site with pictures. It’s the first question on every tour.
  tip: List what the fee covers and what it doesn’t, from chairs to cleanup, and state when the music stops.
  tip: Invite photographers for a golden-hour walk, and ask for pictures you may use with credit.
  tip: Reply to inquiries within the day with two tour times and a price sheet. Couples write to several places at once.
floral designer > To design flowers that suit the room, the season and the people being celebrated.
  people: couples planning a wedding; companies and hotels with events; hosts of anniversaries, showers and memorials
  who: Engaged couples, planners and event managers, mostly booking months ahead, with families and businesses for single occasions.
  mind: They bring pictures, don’t know stem prices, and fear flowers that wilt before dinner.
  lines: Flowers for the room and the day | Peonies in May, dahlias in fall | Fresh until the last dance | The season picks the palette | Arches, tables, one bouquet | Color, scent and candlelight
  tip: Publish a month-by-month list of what blooms, so that couples fall for something they can have.
  tip: Give sample budgets for a small, a medium and a large wedding, with what each included.
  tip: Film the last hour of a setup from one corner, and post it the week after.
  tip: Send venues a picture of their own room with your flowers in it. They’ll show it on tours.
  tip: Explain what you’d swap when a flower is scarce, and what happens to arrangements after the party.
party rental > To bring tents, tables and chairs, set up in time and gone afterward.
  people: families hosting at home; caterers and planners short on chairs; schools, churches and companies with an outdoor event
  who: Hosts and organizers within delivery range, mostly from May to October, who book weeks ahead for a Saturday.
  mind: They don’t know how many or what size, and worry about rain, mud and late trucks.
  lines: Chairs counted, tent up | You bring the guests | Eighty plates, no dishes | Rain or shine, dry seats | Set up Friday, gone Sunday | Dance on the lawn
  tip: Draw tent sizes with tables inside: seated, standing, with a dance floor. Guests per tent is everyone’s question.
  tip: Offer three ready lists for forty, eighty and one hundred fifty people, which hosts can adjust.
  tip: Photograph your gear in real backyards rather than cut out on white, with the hosts’ okay.
  tip: State delivery windows, who sets up and what dirty dishes cost, before the checkout.
  tip: Caterers, backyard venues and party planners order all season. Bring them a sample chair and a price list in March.
balloon decorator > To fill rooms and doorways with color for celebrations of every size.
  people: parents planning a first birthday or graduation; stores and companies with an opening; planners and venues that need a quick backdrop
  who: Mostly parents and party hosts from the area, plus shops, schools and event planners, who order days or weeks ahead.
  mind: They want a picture-worthy moment, and worry about wind, popping and how long it lasts.
  lines: Walk in under color | An arch for the big day | The gym won’t look like a gym | Big party, bigger balloons | Colors first, then cake | Up by noon, smiles by one
  tip: Film a garland growing from frame to finish, sped up to ten seconds, and tag the venue.
  tip: Price by length, height or set, with a picture of each, because “How much is an arch?” is the first message.
  tip: Make a palette sheet of ten color combinations with names, so hosts can order by a word.
  tip: Bakeries, photographers and party halls meet each birthday family. Offer to dress their window once in return for a card.
  tip: Post advice on sun, wind and cleanup, including why balloons shouldn’t be released outdoors.
children's entertainer > To keep a roomful of children laughing and together from the first song to the cake.
  people: parents hosting a birthday at home; schools, libraries and day cares; restaurants and towns with a family event
  who: Parents of young children within driving distance, mostly for weekend parties, plus schools and event organizers with a date.
  mind: They look for someone warm, punctual and good with the shy one, and dread chaos and tears.
  lines: An hour of giggles | The whole room, one big game | Songs, tricks and no tears | Parents may sit down | Party props, packed and ready | Even the shy one joins in
  tip: Sort your shows by age, since three-year-olds and eight-year-olds need different ones, and say how many kids each suits.
  tip: Film hands, props and your own face instead of guests. Show children only when their parents have said yes in writing.
  tip: Perform ten minutes at a library or school fair, and give each family a sticker with your name.
  tip: Send parents a note before the party: space needed, when to serve cake and what to do with latecomers.
  tip: Mention background checks and insurance if you have them. Schools ask, and parents are relieved to read it.
magician > To astonish grown-ups and children up close, with their own coins, rings and cards.
  people: couples who want their guests to mingle; companies with a dinner or a trade show; parents planning a birthday
  who: Hosts, event planners and parents from the region, who book well in advance for a single evening or party.
  mind: They fear corny acts and embarrassed guests, and want to see the real thing before they book.
  lines: Watch the coin | Your card, their gasp | Close up and impossible | Astonishment at table nine | Blink and it’s gone | For the guest who knows the trick
  tip: Show spectators’ faces rather than the trick, with their permission, in a clip of under a minute.
  tip: Separate your offers for weddings, companies and children on different pages. Each buyer wants to see only their own kind.
  tip: Perform one trick for the banquet manager at three hotels, and leave a card they’ll find later in a funny place.
  tip: Put length, space, number of guests and sound needs on one sheet a planner can forward.
  tip: Ask hosts for the sentence their guests repeated the next day; that’s your best headline.
wedding celebrant > To write and hold ceremonies that could only belong to the two people getting married.
  people: couples who don’t want a church or courthouse wedding; couples from two faiths or cultures; couples renewing their vows
  who: Engaged couples of all ages, mostly booking many months ahead, some of them marrying outdoors or far from home.
  mind: They want to laugh, cry a little and feel understood, without stage fright or generic words.
  lines: Words that fit only you two | Your story, told well | Vows, jokes, a few tears | Say it your way | A ceremony with your names in it | Begin with how you met
  tip: Publish three short passages from different ceremonies, with the couples’ consent, to show how your voice changes.
  tip: Set out the process from first talk to final script, and say whether the couple reads it beforehand.
  tip: Explain in a few lines what makes a marriage legal where you work and which part you can do.
  tip: Ask photographers for a frame where the guests are laughing or crying, and credit them.
  tip: Send planners and venues a few lines on how you handle rain, sound and rehearsals. They recommend people who are easy to work with.
stage and event technology > To make sure that every guest hears, sees and never notices the cables.
  people: event planners and agencies; companies, schools and churches with a speaker on stage; bands, festivals and theaters
  who: Planners, venue managers and production leads, mostly repeat clients within a few hours’ drive, who book by the date.
  mind: They have lived through feedback and dead microphones, and want a technician who stays calm and stays late.
  lines: Heard in the last row | Sound checked, lights up | Cables hidden, show on | The mic works | A spare of everything | Cue, light, applause
  tip: Photograph the same stage in work light and in show light, from the middle of the audience.
  tip: Describe packages by audience, fifty in a room, three hundred in a tent, instead of by watts.
  tip: Keep a checklist for speakers, slides, adapters and microphones, and send it to every client a week ahead.
  tip: Offer hotels and churches a half-hour check of their built-in sound, and report what’s wrong on one page.
  tip: Ask planners for a line about the moment something failed and nobody noticed. It says more than a gear list.
escape room > To stage an hour of fair puzzles that groups will retell on the way home.
  people: friends and families looking for an afternoon; companies planning a team outing; birthday groups and visitors on a rainy day
  who: Groups of mostly two to eight, teens to grandparents, from the area or on a trip, on evenings and weekends.
  mind: They want to feel clever, not stuck, and ask how scary, how hard and whether strangers join.
  lines: One hour, one way out | The quiet one finds the key | Puzzle first, panic later | Who reads the instructions? | Locked in, loving it | Every clue counts
  tip: Rate each room for difficulty, scariness, group size and age, side by side on a single page.
  tip: Take the team photo before they go in as well as after, and send both with a review link.
  tip: Write to HR and office managers in fall with a weekday price and a place nearby for pizza.
  tip: Put a small real puzzle in the window or on a post, and give those who solve it a code.
  tip: Say plainly that doors can be opened at any time and how hints work. Nervous guests need both.
bowling alley > To make a few loud, happy hours easy for groups of every age and skill.
  people: families with a birthday to plan; league bowlers and teams; friends, couples and offices after work
  who: Families, teens and adults from the surrounding towns, on weekends and rainy days, and league players on set evenings.
  mind: They want a lane without a wait, fun for the ones who can’t bowl and a clear price.
  lines: Gutters welcome | Grab shoes, pick a ball | Strike up the weekend | Spare an evening | Bumpers for the little ones | Two shoes, ten pins
  tip: Show open lanes and league nights on your site, since nothing sours a family like driving over for nothing.
  tip: Film one terrible throw that somehow works, if the bowler agrees. Perfect strikes are less fun to watch.
  tip: Put the party offer on a single sheet with ages, times, food and price per child.
  tip: Invite teams, offices and a church group to a six-week beginners’ league on the slowest night.
  tip: If you offer ramps, light balls or sensory-friendly hours, say so prominently and tell schools and care homes.
alpaca farm > To let visitors walk, feed and quietly enjoy time with alpacas.
  people: families with young children; couples and friends after a quiet hour; knitters and schools curious about the animals
  who: Families, couples and small groups, mostly from within an hour or two, who book for weekends, vacations and birthdays.
  mind: They love animals, want a picture with one and wonder whether alpacas spit, bite or mind being touched.
  lines: They hum, you smile | Walk at alpaca pace | A soft nose says hello | Curious eyes, woolly heads | Hold the lead, slow down | Every one has its own hairdo
  tip: Introduce each animal by name, with a portrait and its worst habit. Visitors arrive with a favorite.
  tip: Answer whether they spit, where children may touch them and what happens in the rain.
  tip: Post shearing day before and after. Nothing about the year gets shared more.
  tip: Sell vouchers from November, and tell nearby inns and campgrounds how a visit works.
  tip: If you have fiber or yarn, name the animal on the label and show its face.
travel agency > To plan trips that suit the travelers and stay reachable when something changes.
  people: couples planning a honeymoon; families and groups with many wishes; travelers with special needs or little time
  who: Couples, families and retirees, from nearby or online, who come with a rough idea and often return for the next trip.
  mind: They feel tired of comparing, fear an expensive mistake and like having a real person to call.
  lines: Close the forty tabs | Someone to call from the gate | The beach that’s nice in May | Tell someone what you dream of | Planned by people who ask | Leave with the details done
  tip: Write one honest post per month on where to go then, and where not to, for the places you know.
  tip: Explain how you’re paid and what a planning fee covers. Many people think it’s all more expensive.
  tip: Show an itinerary day by day with names removed, including the hour of doing nothing.
  tip: Speak at a library, a club or a bridal fair about one trip, and keep a list of who asked what.
  tip: Write to clients the week they’re back. Ask what they’d change, and whether you may use one of their pictures.
tour guide > To show visitors the stories, shortcuts and good corners of a place.
  people: visitors with a few hours to spend; cruise, school and company groups; residents with guests in town
  who: Travelers of all ages, mostly booking online days ahead, along with groups and residents showing guests around.
  mind: They want true stories, small groups and shade, and hate being herded into a gift shop.
  lines: The story behind that door | Walk, look up, listen | A place with its secrets told | Good shoes, good stories | See what the map leaves out | The square before the crowds
  tip: Tell one story in a minute in front of the door where it happened, and end before the last line.
  tip: Put meeting point, length, stairs, restrooms and rain on the booking page, with a picture of the exact spot.
  tip: Take hotel desk staff and vacation rental hosts along once. They recommend what they’ve enjoyed.
  tip: Ask guests at the end which story they’ll tell at home. Those who answer gladly will review gladly.
  tip: Keep listings on the big tour sites current, and answer each review by name within two days.
mountain guide > To lead people safely to high places and home again.
  people: hikers ready for a first summit; climbers and skiers who want to go further; families and groups new to the mountains
  who: Active adults and groups, many on vacation and some returning each season, who book by route, skill and weather window.
  mind: They wonder whether they’re fit enough, respect the risk and value a guide who can say no.
  lines: Your pace up, safely down | Read the snow, then go | The summit can wait | Rope up, look around | A first peak, well prepared | Turn back wisely, come again
  tip: Grade each trip by hours, height, exposure and fitness, with a test people can do at home.
  tip: Publish your certification and what it covers, and explain how groups are kept to a sensible size.
  tip: Write about a day when you turned around, and why. It wins more trust than a summit picture.
  tip: Give a packing evening at an outdoor store, and lay out everything for one real tour.
  tip: Collect guests’ own pictures after a tour, with permission, and post an album they can share.
safari operator > To bring guests close to wild animals with patience, skill and respect.
  people: couples on a long-planned trip; families who want to see wildlife together; birders and photographers
  who: Travelers from near and far, often planning for a year, some on a first safari and some coming back.
  mind: They hope for big sightings, care about the animals’ welfare and ask about safety, children and dust.
  lines: Engine off, eyes open | Follow the tracks | Up early for the wild | Sit still, look closer | Every drive is its own story | Big sky, fresh tracks
  tip: Post sightings with month, hour and weather, so that people choosing dates can see what’s likely.
  tip: Introduce each guide with the animal they know most about and a track they once followed.
  tip: Explain plainly how close you go, how many vehicles wait at a sighting and what you never do.
  tip: Send a packing list with neutral colors, layers and a lens guide to everyone who inquires.
  tip: Ask guests for their photographs and the story behind one, and hide the exact place of rare animals.
sailing and boat charter > To take guests out on the water safely and give them a day off from everything.
  people: families and friends with a birthday; couples with something to celebrate; companies and visitors who’d like a day afloat
  who: Residents and vacationers, mostly in small groups, who book days or weeks ahead for the warm season.
  mind: They look forward to sun and quiet, and worry about seasickness, weather and what happens if it’s canceled.
  lines: Cast off and breathe out | Haul a rope or do nothing | A birthday with a breeze | The skipper watches the sky | Wind, water and nothing due | Leave the shore for a while
  tip: Film two minutes from the bow with only wind and water, and open your page with it.
  tip: Put guests, hours, food, restroom and the weather rule in five lines beside the price.
  tip: Answer the seasickness question kindly, with what to eat, where to sit and which days are calm.
  tip: Hotel desks, marinas and proposal photographers all know who’s looking. Take two of them out for an hour.
  tip: State the captain’s license and safety gear on board, and show life jackets in children’s sizes.
fishing guide > To put anglers on fish and teach them how to read the water.
  people: beginners who’ve never held a rod; traveling anglers with one day to spare; parents with kids on a first outing
  who: Hobby anglers and families, many visiting the area, who book by season and species, often as a present.
  mind: They hope for a big one, fear a blank day and want to learn something they can use.
  lines: Read the water, then cast | The bend, the hour, the fly | First fish, big grin | Ask why yours got away | Quiet water, bent rod | Up before the fish
  tip: Post a short weekly report: water, temperature, what they’re taking. Anglers check it before they book.
  tip: Show fish held wet and low for a second, with the release, and get the guest’s okay.
  tip: List what’s included and what to bring, and whether a license is needed and where to buy one.
  tip: Leave cards with fly shops, lodges and marinas, and ask their staff along on a slow day.
  tip: Describe a slow day honestly on your site, and what guests learn on it. It makes the rest believable.
campsite > To offer campers level ground, hot showers and a good night under the stars.
  people: families on school vacation; couples and hikers with a tent; travelers with a camper or RV
  who: Families, couples and retirees, some from nearby for a weekend and some passing through, mostly in the warm months.
  mind: They check for shade, noise, clean bathrooms and distance from the neighbors before they check the price.
  lines: Pitch, light, look up | Hot showers, dark skies | Flat ground, tall trees | Marshmallows at nine | Kids run, parents sit | Zip the tent, hear the night
  tip: Photograph single sites with their numbers, ground and shade, and put them on a map people can pick from.
  tip: Show the bathrooms, freshly cleaned, in two honest pictures. Every camper looks for them.
  tip: Make a one-page guide to rain, with the nearest café, cave or swimming pool, and hang it by the entrance.
  tip: Keep hours, hookups, pet rules and fire rules current on Google and the camping apps.
  tip: Ask guests at checkout which site was theirs and what they liked about it; the answers make your captions.
hot air balloon rides > To lift guests quietly over the countryside and bring them back with a story.
  people: couples with an anniversary or a proposal; gift buyers looking for something rare; visitors who want to see the land from above
  who: Adults of all ages, many with a voucher from somebody else, who book weeks ahead and move the date for wind.
  mind: They feel thrilled and a little scared, and ask about heights, weather, landing and what to wear.
  lines: Up where it’s quiet | Drift where the wind goes | Give someone the sunrise | Basket, burner, big sky | Hold the rope, then let go | Morning from above
  tip: Film the minute of silence between two burns, with nothing added, and let it play on your page.
  tip: Explain wind cancellations and rebooking before the price. Guests forgive weather they were warned about.
  tip: Calm the fear of heights with plain facts on the basket, the pace and the landing.
  tip: Make vouchers people can print at home on December 24, and say how long they’re valid.
  tip: Inns near your launch field have guests awake at five. Give them a card and a call when it’s on.
hotel > To give travelers a clean room, a quiet night and someone who answers.
  people: business travelers with an early start; couples and families on a trip; people in town for a wedding or an appointment
  who: Visitors from elsewhere, mostly booking online days or weeks ahead, for one night or several, midweek for work and weekends for pleasure.
  mind: They read reviews about noise, beds and cleanliness, and remember how a problem was handled.
  lines: A quiet room and a good bed | Arrive tired, wake up ready | The light’s on at the desk | Sleep well, then breakfast | Check in, shoes off | A borrowed umbrella and a smile
  tip: Photograph rooms as they’re sold, one set per type, with the window view and the bathroom included.
  tip: Put parking, check-in hours, pets and cancellation where a phone shows them without scrolling.
  tip: Answer every review in two or three lines, above all the bad ones, and say what’s changed.
  tip: Ask hospitals, venues and companies nearby who handles their guests, and offer a code for their page.
  tip: Print a pocket map with a run, a coffee and a good dinner, all on foot, with your name on the back.
guest house > To welcome a few guests as a good host would and send them off rested.
  people: couples on a weekend away; hikers and cyclists passing through; people visiting family nearby
  who: Couples, walkers and relatives of people in town, mostly for one to three nights, who book directly or on a platform.
  mind: They hope to feel at home without being watched, and care about the bed, breakfast and a key.
  lines: A key, a bed, a hello | Few rooms, kind host | Breakfast at the table | Somebody knows you like tea | Boots by the door | Stay like a friend of the house
  tip: Introduce the host with a picture and three sentences. In a small house, that’s the deciding thing.
  tip: Name the rooms and show each by day and by lamplight, with bed size and stairs.
  tip: Write your own list of five dinners, two walks and one view, and update it each season.
  tip: Tell guests at checkout how to book directly next time, and put it on a card in the room.
  tip: Ask funeral homes, wedding venues and hospitals nearby to keep your number for out-of-town families.
hajj and umrah travel > To take care of visas, rooms and transport so that pilgrims can keep their minds on worship.
  people: families going together with older parents; first-time pilgrims with many questions; groups from one mosque or community
  who: Muslim adults and families, often pooling savings for years, who plan by the Islamic calendar and ask others before they book.
  mind: They fear fraud and last-minute changes, and want to be sure of distance, dates and a guide who’ll help.
  lines: Your intention, carefully prepared | Every step thought through | Papers settled, hearts at ease | Side by side on the way | Guided from the first step | Patience, prayer and a good plan
  tip: State your license and the authorized partners behind each package, with numbers people can check.
  tip: Give the walking distance to the Haram in minutes and on a map, instead of the word “near.”
  tip: Hold a preparation evening at a mosque, with its permission, covering rites, shoes, medicine and phones.
  tip: Print a checklist in large type, and in the languages the parents read, for papers, vaccines and dates.
  tip: Ask returning pilgrims for a few words about the guide and the rooms, and leave prayer out of the pictures.
`);
