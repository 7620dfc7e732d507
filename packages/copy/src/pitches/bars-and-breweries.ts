import { pitchesOf } from './pitch-list.ts';

/** Bars, breweries and makers of drinks. */
export const barsAndBreweries = pitchesOf(`
beer garden > To keep long tables and cold glasses ready for whoever drops by in the sun.
  people: coworkers after a long week; families with kids and dogs; friends who want to sit outdoors
  who: Groups of mixed ages from the area, mostly on warm evenings and weekends, many arriving without a plan or a reservation.
  mind: They check the weather first, then hope for a bench in the shade and easy company.
  lines: Long tables, cold beer | Sit down next to somebody | Shade, salt and a full glass | Bring the dog | Big glasses, blue sky | Slide over, there’s room
  tip: Post at noon whenever the afternoon turns sunny, while people are still deciding what to do after work.
  tip: Write down your rules for dogs, strollers, outside food and large groups. Those four come up all summer.
  tip: Invite a pretzel baker or a food truck for a weekend if your kitchen is small, and announce it together, so that each brings its own guests.
  tip: Photograph the tables when they’re full, from a corner or from above, and ask when faces are clear.
  tip: Give teams and clubs a standing table on a quiet weeknight, with their name on a sign.
gastropub > To pour a well-kept pint and cook the kind of supper people stay for.
  people: neighbors meeting after work; couples who want dinner without a tablecloth; families and friends on a Sunday afternoon
  who: Adults from nearby, from young professionals to retirees, who come for drinks midweek and for meals toward the weekend.
  mind: They like good beer and careful cooking without fuss, and they’d rather not choose between the two.
  lines: Good beer, proper supper | A pint, a plate, good company | Well poured, well cooked | Supper at the bar | Something fried, something fresh | One pint becomes supper
  tip: Change one dish and one tap on the same day, and show both in a single picture that says how they go together.
  tip: State whether tables can be reserved and whether the full menu is served at the bar.
  tip: Pick one weekday for a quiz, a pie night or a roast, keep to it, and print it on the coasters.
  tip: Ask the brewers whose beer you pour to name you on the “where to drink it” page of their website.
  tip: Lead with plates and the people who cook them. Strangers often don’t expect real food behind a pub door.
sports bar > To show the game the way fans want it, with cold beer and food that keeps up.
  people: fans who want company for the game; friends who meet every game day; visitors whose team plays far away
  who: Mostly adults in groups, who come by the sports calendar: weekend afternoons, weeknight games, playoffs and finals.
  mind: They need a clear view, sound and a seat in time, and they stay loyal to a bar that shows their league.
  lines: Cold beer, clear view | Sound on, screens up | Wear your colors | Game day starts here | See the game, hear the game | Rivals share a table
  tip: List every game you’ll show this week, with times, and pin it to the top of your pages each Monday.
  tip: Contact alumni clubs and fan groups of out-of-town teams. Many are looking for a bar to call home.
  tip: Make sure that your TV subscriptions cover public showing before you advertise a fight or a match.
  tip: Take bookings for big games, and say how long a table is held and whether there’s a minimum.
  tip: Snap the room in the second after a score, and ask the people in front before you post it.
wine bar > To pour people a glass they’ll like, whether or not they know the words for it.
  people: couples on a quiet evening out; curious drinkers who want to try before they buy a bottle; friends who meet over cheese and a glass
  who: Adults of legal age, many of them past thirty, in pairs and small groups, often before or after dinner.
  mind: They enjoy learning a little as long as nobody tests them, and a pour that surprises them brings them back.
  lines: Try a taste first | Dry, fruity or surprise me | Cheese, a stool, a second glass | Wine without the quiz | A good pour on a slow evening | Small pours, long talks
  tip: Describe each glass in six plain words, taste first and region second, and keep the list current online.
  tip: Run a short tasting of three glasses on your slowest night, with a fixed price and a sign-up link.
  tip: Ask the importers and winemakers on your list to pour for an evening and to tell their own followers.
  tip: Post one open bottle a week with a single sentence on why it’s by the glass right now.
  tip: Make clear how many seats there are and whether a party of six should call ahead.
cocktail bar > To mix each guest a drink that suits the evening they’re having.
  people: couples on a date; friends starting or ending a night out; guests who want a good drink without alcohol
  who: Adults in pairs and small groups, mostly on evenings toward the weekend, from nearby and from across town.
  mind: They enjoy watching it made, trust a bartender who listens, and don’t want to wait long on their feet.
  lines: Stirred, shaken, or your idea | Sit at the bar, watch it made | Good ice, steady hands | Something sour, perhaps | The night starts with a stir | Order the classic, or don’t
  tip: Film one drink a week, hands only, with its name and the three things that go in.
  tip: Put drinks without alcohol on the same page as the others, described with the same care.
  tip: Tell hotel concierges and front desks how late you serve and whether their guests can hold a seat.
  tip: Word the menu by taste: sour, smoky, light, strong. Guests who don’t know the spirit can still order.
  tip: Try an early class for six to ten people on a quiet night, and publish the price per person.
nightclub > To give people a dance floor, a sound and a night they’ll talk about tomorrow.
  people: friends out dancing on the weekend; fans of a certain DJ or sound; groups celebrating a birthday or a bachelorette night
  who: Mostly people in their twenties and thirties, old enough to get in, who decide as a group and often late in the week.
  mind: They choose by music, resent an unfair door, and feel at ease in a crowd like their own.
  lines: The week ends here | Music you can feel | Dress up, come in, dance | Meet me by the speakers | One more song | Leave the week at the door
  tip: Announce the lineup early in the week with clips of the music, because people choose the night by its sound.
  tip: Publish the door policy in plain words: age, ID, dress, bags, reentry, and when the line is shortest.
  tip: Give DJs and promoters ready-made artwork and a guest list link to share with their own followers.
  tip: Bring in a photographer for one good night a month, post a sign that pictures are being taken, and remove any on request.
  tip: Tell guests how to get home: late buses, the rideshare corner, and whom to speak to if they feel unsafe.
mezcal bar > To pour mezcal with care and tell guests whose hands made it.
  people: curious drinkers new to agave; mezcal and tequila fans; friends who want a slow evening
  who: Adults of legal age, often in twos and threes, mostly in the evening and willing to pay for a good pour.
  mind: They care about makers and places, want a guide and not a lecture, and dislike being sold shots.
  lines: Sip, don’t shoot | Smoke, fruit, earth | Orange, salt, another sip | Ask who made it | Smoke in a small glass | No rush, it’s mezcal
  tip: Hang a map of Mexico and pin each bottle to the village it comes from. Guests will photograph it for you.
  tip: Offer a three-pour flight for beginners, from fruit to smoke, with a card they can take home.
  tip: Ask importers when a producer is next in town, and host an evening that agave clubs can hear about in time.
  tip: Clear up the worm, the salt, the smoke and the difference from tequila on one short page. Every newcomer asks.
  tip: Say espadín, tobalá and copita slowly in a short clip, so that people dare to order them.
coffee roaster > To roast coffee that tastes as good this week as it did last week.
  people: home brewers who buy by the bag; cafés and restaurants that need a steady supply; offices that take their coffee machine seriously
  who: Households that reorder or stop in every few weeks, and cafés, restaurants and offices, often on a standing order.
  mind: They look for roast dates, origins and brewing advice, and they mind when a favorite changes without a word.
  lines: Roasted fresh, dated clearly | From green beans to good mornings | Your beans, your grind | Know your roast date | From the drum to your kitchen | Smell the bag first
  tip: Stamp the roast date on the front of the bag, and let it show in every product photo.
  tip: Describe each coffee by how people drink it, with milk, black, filter or espresso, and give the origin after that.
  tip: Announce a tasting morning, roast one bean two ways, and let customers vote for the one that stays.
  tip: Take a sample bag, a wholesale sheet and an hour of brewing help to each café you’d like to supply.
  tip: If you sell online, send a short reminder when a bag must be nearly empty, with a link to the same coffee.
whisky distillery > To make whisky that repays the wait, and to show people what happened in the meantime.
  people: whisky drinkers who like to compare; gift buyers who want something with a story; bars and stores building their whisky shelf
  who: Adults twenty-one and over, many in midlife, including collectors, travelers and gift buyers, along with bars and stores.
  mind: They value patience and honest labels, and they want the cask, the age and the strength before they pay.
  lines: Made by waiting | Grain, copper, wood, years | Give it a minute in the glass | The cask does the talking | Nose first, then sip | Patience, by the dram
  tip: Put cask type, proof and grain in one line beneath every bottle. Enthusiasts decide on those.
  tip: Show the casks in July and again in January, and draw a sample on camera. Waiting makes a better story than bottling.
  tip: Keep the website behind an age check, and read the rules on shipping before you mention delivery.
  tip: Host bartenders from the area for an afternoon, and send them home with tasting notes short enough for a menu.
  tip: Start an email list for releases, and tell those people a week before everyone else.
gin distillery > To distill a gin from carefully chosen plants, with a taste people know again.
  people: gin and tonic drinkers looking for a favorite; bartenders who mix with it every night; gift buyers who like a handsome bottle
  who: Adults who may legally drink, from their twenties to retirement, who buy now and then, plus bars and liquor stores.
  mind: They enjoy guessing the plants, want a serve that works at home, and like a bottle that looks good on the shelf.
  lines: It starts with juniper | Add tonic, or don’t | Peel, root, berry, spice | A list of plants, distilled | Ice, tonic, a twist of peel | Guess what’s in it
  tip: Lay the botanicals out on paper, each with its name, and take the one picture every gin needs.
  tip: Print a simple serve on the neck tag: how much tonic, which garnish, what glass.
  tip: Where the law allows, hold a tasting at a liquor store with the gin neat, with water and with tonic.
  tip: Give bartenders a recipe that only needs things they already stock, and name it so it fits on a menu.
  tip: Explain in two sentences which plants lead and what that tastes like, in words a guest can repeat.
craft brewery > To brew beer with character and pour it fresh for people who like to argue about it.
  people: neighbors who want a fresh pint; beer fans who ask what’s new; bars and stores that carry independent beer
  who: Adults of drinking age from the area and beer travelers, often in groups, plus bars and bottle stores with room on the list.
  mind: They like new releases but want a dependable favorite, and they care who brewed it.
  lines: Hops, grain, long weeks | Fresh from the tank | Your regular, plus something odd | Cans to go, pints to stay | Brewed to argue about | What’s pouring today?
  tip: Update the tap list on your website and on Untappd within the hour when a keg changes.
  tip: Show the messy side of brew day: milling, steam, and shoveling out wet grain.
  tip: Give a release a date, a label picture and one line on taste ten days ahead, then remind people the day before.
  tip: If you have a taproom, let a run club, a trivia host or a food truck bring its own crowd on a slow night.
  tip: Say on the door and online whether kids and dogs are welcome and whether people may bring dinner.
cidery > To press good apples in the fall and pour cider that tastes of them all year.
  people: cider drinkers who like it dry; wine and beer drinkers open to something else; restaurants and stores that sell regional drinks
  who: Adults on a weekend outing, couples and groups of friends among them, along with restaurants, bottle stores and market shoppers.
  mind: They ask “dry or sweet?” before anything else, and they like to hear about the apples.
  lines: Dry, sweet or in between | Apples, then a winter’s rest | Pressed once, then left alone | Fall in a glass | Good with pork and sunshine | Ugly apples, lovely cider
  tip: Put a scale from bone-dry to sweet on every label and menu. It’s the first thing anyone asks.
  tip: Film pressing day, from the falling apples to the running juice, and save clips to post through spring.
  tip: Suggest one dish per bottle, such as pork, sharp cheddar or a mild curry, on the label and the shelf card.
  tip: Propose a shared weekend to the orchards, cheese makers and farm stands along the same road.
  tip: Pour wine drinkers the driest one first at tastings, and note the words they use for your next label.
winery > To put a year of vines and weather into a bottle people are glad to open.
  people: weekend visitors who come to taste; households that buy by the case; restaurants with a regional wine list
  who: Adults of legal age, often couples and friends on day trips, together with club members, restaurants and wine stores.
  mind: They like to know the place behind the label, ask what to drink now and what to keep, and dislike snobbery.
  lines: A year in every bottle | Weather you can taste | Drink now, or keep it a while | Vines first, then wine | Stay for one more glass | Walk the rows, then taste
  tip: Take a picture of the vines from the same spot each month, so that followers see bare wood become harvest.
  tip: Say what a tasting costs, how long it takes, and whether children, dogs and picnics are welcome.
  tip: Invite every taster to join the mailing list before they leave, and write when the new vintage is out.
  tip: Give innkeepers, limo drivers and tour guides nearby a tasting of their own, because visitors ask them where to go.
  tip: Add a drink-by suggestion and one simple dish to the page of every wine.
kombucha brewery > To ferment tea into a tart, fizzy drink for people who are tired of soda.
  people: people cutting back on soda or beer; cafés, gyms and grocers with a cold shelf; curious drinkers at markets
  who: Mostly adults, many watching sugar or skipping alcohol, who buy a few bottles a week, plus cafés, grocers and offices.
  mind: They check sugar on the label, like a bit of bite, and want taste before any talk of gut health.
  lines: Tart, cold, lightly fizzy | Tea with a kick of ginger | Sharp enough for lunch | Instead of another soda | Sweet tea, gone sour | Chill it, open slowly
  tip: State sugar, caffeine and any trace of alcohol where people look first, and keep health promises off the label.
  tip: Pour small samples at a farmers market, ginger first, and ask what people usually drink instead.
  tip: Show the culture at work once, a jar, some bubbles and a calm explanation. It takes away most newcomers’ fear.
  tip: Offer a yoga studio or a coworking space a keg or a small stocked fridge for a month’s trial.
  tip: Tell buyers on the label how to store it, how to open it and what the floating bits are.
craft soda maker > To make soda with real ginger, fruit and spice that grown-ups order too.
  people: adults who want something good without alcohol; parents buying a treat for the kids; bars and restaurants looking for mixers
  who: Families at markets and stores, adults who aren’t drinking, and bars, delis and burger places that buy by the case.
  mind: They remember a soda from childhood, look for less sugar, and like a bottle that feels like a treat.
  lines: Real ginger, real bubbles | Soda for grown-ups, too | Less sweet, more fizz | Hear it open | Citrus, spice, bubbles | Good alone, good with gin
  tip: Get bar managers to taste it with two mixer recipes that use spirits they already pour.
  tip: Photograph the bottle wet and cold next to the fruit or root that’s in it.
  tip: Pitch sandwich shops and barbecue places a short cooler list: one ginger, one citrus and one odd one.
  tip: Print sugar and caffeine large on the shelf tag, because parents check both.
  tip: Pour four small cups side by side at a summer market and let kids vote with bottle caps.
spring water company > To bring clear spring water to tables and desks, and be open about where it rises.
  people: households that don’t like their tap water; restaurants that serve still and sparkling; offices that keep water on hand
  who: Families, office managers, restaurants and shops, who tend to choose once and then reorder for a long time.
  mind: They ask about the source, the minerals and the bottle, and once it’s settled they don’t want to think about it again.
  lines: Cold, clear, from the ground | Still or sparkling? | Know where your water rises | Straight from the spring | Plain water, well chosen | Fill a glass, taste the spring
  tip: Publish the source, the mineral analysis and the latest lab report on one page, and link to it from the label with a QR code.
  tip: Let people taste it blind against tap water at a fair, and share the guesses with their consent.
  tip: State plainly what the bottles are made of and how returns, refills or recycling work.
  tip: Call restaurants and event venues with one sheet: sizes, still or sparkling, how it gets there, deposit.
  tip: Show the spring itself in all four seasons, with its own sound.
meadery > To ferment honey into mead and surprise people who expect it to be sweet.
  people: curious drinkers who have never tried mead; history and fantasy fans; honey lovers and beekeepers
  who: Adults of drinking age, from renaissance fair regulars to wine drinkers, who buy at tastings, festivals, stores and online.
  mind: They like the long history, ask dry or sweet, and don’t mind being proven wrong by a glass.
  lines: Honey, water, yeast, time | Drier than you’d think | An old drink, freshly poured | What the bees began | A horn or a glass, your choice | Taste it before you decide
  tip: Answer “Is it sweet?” in the first line of the website and on every bottle.
  tip: Reserve a spot at renaissance fairs, honey festivals and holiday markets, and pour the dry one first.
  tip: Credit the beekeepers and the blossoms behind each batch, with a picture of the hives if the keeper agrees.
  tip: Suggest two ways to serve it: chilled with cheese, or warm with spice in winter.
  tip: Teach the bartenders near you one mead cocktail, and leave the recipe on a card behind the bar.
`);
