import { pitchesOf } from './pitch-list.ts';

/** Shops for the home. */
export const homeGoods = pitchesOf(`
picture framing shop > To frame pictures so they look right and last on the wall.
  people: parents with a drawing or diploma to hang; artists and photographers before a show; people with an old family photo
  who: Families, artists, offices and new homeowners, who bring a single piece, return for the next one and ask for advice on a wall.
  mind: They fear damage to something that can’t be replaced, and they want to see the choice before they commit.
  lines: Out of the drawer, onto the wall | Mat, glass and four true corners | Something worth hanging | The right border around it | Framed to last | Your picture, squared away
  tip: Lay three different mats and moldings around one print, and ask followers which they’d pick and why.
  tip: Explain the glass choices, regular, UV and anti-glare, in one picture by a bright window.
  tip: State how long a standard frame takes, what to measure at home, and whether a rough price works from a photo.
  tip: Reach out to galleries, art teachers, universities and photographers, with a trade rate and diploma sizes.
  tip: Hang a guide to empty walls in your space or on your page: eye level, spacing and the size over a sofa.
appliance store > To replace a broken appliance with one that fits the gap and the budget.
  people: families whose washer quit midweek; landlords outfitting rentals; homeowners planning a new kitchen
  who: Households, landlords and small builders, mostly from the surrounding area, who need one suddenly or plan a whole set for a remodel.
  mind: They fear a wrong measurement and a surprise on delivery day, and they’d like it quiet.
  lines: Cold, clean and on time | Measured, delivered, plugged in | For when the fridge gives up | Quiet ones, explained | Laundry day, saved | Back to cold milk by the weekend
  tip: Give a measuring guide for fridge, range and dishwasher gaps, with doors, hinges and hallways included.
  tip: Put delivery, hookup and haul-away of the old one on a single line with prices, near the top.
  tip: If you do repairs, say which models come back for the same fault and which rarely do.
  tip: Compare running costs over five years on a tag, using your utility’s rate, so efficiency means dollars.
  tip: Write to landlords and property managers with a same-week replacement list and one phone number.
furniture store > To furnish homes with pieces that fit the room and get used every day.
  people: couples furnishing a first apartment; families after a sofa that survives kids; people moving into a smaller home
  who: Adults at a turning point, moving in, moving on or growing a family, who visit several times and bring measurements.
  mind: They worry it won’t fit through the door, and they’d like to be sure before the delivery.
  lines: Sit, then measure | A table for the whole family | Good to come home to | Sofas worth the nap | Measured for your doorway | Room to pull up a chair
  tip: Offer a checklist for measuring the room, the stairs, the doorways and the turn on the landing.
  tip: Give fabric samples to take home, with a note to look at them in the evening by lamp.
  tip: Photograph one sofa in a small room and in a large one, with a person sitting and a dog if there is one.
  tip: State delivery times by item, in stock or ordered, and who carries it in and takes the packaging.
  tip: Ask customers for a photo of the room once it’s arranged, and share it with their permission and first name.
antique shop > To find old pieces their next owner and tell what’s known about them.
  people: collectors of a certain period; decorators who need one striking piece; heirs who want to sell a cabinet or a clock
  who: Collectors, decorators, couples furnishing an old house and curious visitors, who browse on weekends and drive out for a find.
  mind: They like stories and honest wear, and they’re wary of married pieces and fresh patina.
  lines: Older than the house | A drawer with a story | It has been loved before | Look underneath | Old oak, good bones | Every scratch has a reason
  tip: Photograph drawers, joints, back and underside of each piece, since buyers who know will ask.
  tip: Write down what’s original, what’s been repaired and what’s only a guess; that builds more trust than a romantic tale.
  tip: Tell people how you buy from homes: what you look for, how visits work, and whether you take on whole estates.
  tip: Offer delivery or recommend movers by name, and state the rough cost, because a heavy cabinet scares people off.
  tip: Pair with a restorer or upholsterer, and post a chair before and after with their name.
mattress and bedding shop > To give every sleeper time to find a bed that suits the way they sleep.
  people: couples who sleep differently; people who wake up with a sore back; parents buying a first bed for a child
  who: Adults and couples, often after a move, a big birthday or a painful winter, who buy seldom and think about it for weeks.
  mind: They doubt the terms and the sale signs, and they want to lie down without being hurried.
  lines: Lie down, take your time | Sleep on your own side | A good night starts here | Softer shoulder, straighter back | Fresh sheets, fresh start | Stay ten minutes longer
  tip: Explain firmness by weight and sleeping position in one chart, and leave product names out.
  tip: State the trial, return and pickup terms in one sentence each, the way you’d tell a neighbor.
  tip: Ask customers to come dressed comfortably and to lie for a full ten minutes; put a timer by the bed.
  tip: Talk with physical therapists and chiropractors about the questions their clients ask, without letting anyone promise a cure.
  tip: Make a bedding care sheet: washing, turning, airing, and when a pillow is done, and slip it into each delivery.
lighting shop > To light rooms so that people can read, cook and relax in them.
  people: homeowners planning a kitchen or a remodel; renters who hate the ceiling lamp; electricians and designers with a plan
  who: Homeowners, renters, designers and electricians, who come during a renovation or when the clocks change.
  mind: They know a room feels wrong and can’t say why, and they get lost in lumens and bulb bases.
  lines: Light where you need it | Warm light after supper | Lamps for reading and cooking | Kind light for every room | Switch it on, see the difference | A brighter table, a calmer evening
  tip: Photograph the same corner with one ceiling lamp and then with three small lights, without editing.
  tip: Print a card of warm, neutral and cool bulbs, with the numbers to look for and which room each one suits.
  tip: Offer to read a floor plan or phone photo, and answer with a sketch of where lamps should go.
  tip: Team up with electricians and kitchen fitters, and let them send clients with a measured plan.
  tip: If you have a window, put its lamps on a timer in November, so they glow when people walk or drive home.
rug shop > To find each room the rug that fits its size and its daily life.
  people: homeowners with a bare living room; families with kids, dogs and spills; people replacing a worn rug under the table
  who: Homeowners, renters, designers and collectors, who mostly decide after seeing rugs on their own floor.
  mind: They worry about size and stains, and they like to feel the pile underfoot.
  lines: Big enough for the sofa | Wool underfoot, quiet rooms | Roll it out, then decide | Something soft to stand on | Knots, fringe and deep color | Pull the room together
  tip: Sketch sizes under a sofa, a bed and a table, with the legs on or off, and post the drawing with every listing.
  tip: Offer a try at home with a deposit, and describe the way it’s rolled, carried and taken back.
  tip: Turn over a corner in every picture, so buyers see knots, backing and fringe.
  tip: Explain how to clean spills in the first five minutes, by fiber, and have the steps on a card.
  tip: Invite designers and real estate stagers to borrow rugs for a day, with a fee and a return time.
home decor shop > To help people find the small thing their room is missing.
  people: renters who want a place to feel like theirs; hosts preparing for company; people looking for a housewarming present
  who: Mostly adults furnishing or freshening a home, women more often than not, who browse often and buy small things at season changes.
  mind: They enjoy rearranging, and they fear a room full of things that don’t go together.
  lines: The finishing touch | A bowl, a lamp, a better room | Small change, fresh room | Dress the shelf | Pillows, prints and candlelight | Make the rental yours
  tip: Style one shelf three ways with the same seven objects, and name them in the caption.
  tip: Ask for a photo of a customer’s difficult corner, and suggest three items with sizes and prices.
  tip: Show objects next to a hand or a chair, because scale is what shoppers misjudge on a screen.
  tip: Give realtors and stagers a welcome-home set they can leave on a closing day.
  tip: Plan a small display for each season six weeks early, and photograph it before the first customer moves something.
kitchenware shop > To sell tools that make it more likely someone will cook tonight.
  people: newlyweds and new tenants stocking a first kitchen; keen cooks replacing a worn pan; gift givers buying for someone who bakes
  who: Home cooks of all ages and skills, from students to grandparents, who buy one thing often and more before the holidays.
  mind: They like a tool that earns its place, and they hate gadgets that fill a drawer.
  lines: Pans you’ll keep | Heat, whisk, serve | Good tools, better suppers | For soup, bread and company | The pot that pours | Something to cook in
  tip: Cook one dish in one pan on camera, then wash it, and show both at the end.
  tip: List the ten tools a first kitchen needs, and say which three can wait a year.
  tip: Note which stoves a pan works on, including induction, whether it’s oven-safe, and how to care for it.
  tip: Ask a cooking teacher or caterer to demonstrate something simple, and hand around the recipe with the tool named.
  tip: Set up a wedding registry with pots that couples will really use, and write to couples again a year later.
knife shop > To put a sharp, safe knife in each cook’s hand and keep it that way.
  people: home cooks with a drawer of dull blades; chefs who need an edge that holds; gift givers looking for something a cook will use
  who: Home cooks, professional chefs and collectors, who come for a first good knife and return for another, a stone or a new edge.
  mind: They care how it balances, and they’re a bit afraid of a really sharp edge.
  lines: Sharp is safer | Edge, balance, steel | Feel the balance first | Tomatoes, thin as paper | Steel that holds an edge | A keen blade and a fresh stone
  tip: Slice a tomato and a sheet of paper with a dull knife and a sharpened one, in the same frame.
  tip: If you sharpen, put the price per inch or blade, the drop-off and the return day on a sign and in a monthly reminder.
  tip: Explain how to wrap, store and travel with knives, and follow the rules for sales to minors.
  tip: Describe each knife by steel, hardness, weight and angle, with what it’s made for and what will chip it.
  tip: Take a stand at a farmers’ market next to the tomatoes, let people try a blade, and bring a stone if you sharpen.
tile and bathroom showroom > To let people see tile and fixtures at full size before the wall is built.
  people: homeowners remodeling a bathroom; contractors choosing materials with a client; designers and builders with a schedule
  who: Homeowners, designers and contractors, who plan for months and come several times, often together with the installer.
  mind: They fear an expensive wall they’ll look at for twenty years, and they need delivery dates that hold.
  lines: See it on the wall | Tile, grout, daylight | A bathroom you’ll like in ten years | Wet, dry and beautiful | Hold the sample to the light | Good grout, calm mornings
  tip: Photograph a display wall in morning light and by lamp, with grout lines and size in the caption.
  tip: Lend samples large enough to stand against a wall, and note which vanity, grout and lighting they go with.
  tip: Publish lead times by brand, since a late faucet stops a whole site and contractors choose stores by that.
  tip: Run an hour for installers with coffee, samples of new profiles and the trade terms on one page.
  tip: Provide a worksheet for square footage, waste, trims and niches; bring the answers, and quoting takes minutes.
paint and wallpaper store > To get the right color on the wall the first time, with enough paint to finish.
  people: homeowners painting over a weekend; painters who need a batch matched; renters and parents redoing one room
  who: Do-it-yourselfers, professional painters and designers, who come in spring and fall, and whenever a room gets tired.
  mind: They dread a shade that looks pink at night, and they’d like to know how much to buy.
  lines: Patch first, paint second | White, but which? | One wall, one weekend | Color that looks right at night | Roll, brush, admire | Paper, paint and patience
  tip: Paint boards in the ten most asked-for whites, and photograph them morning, noon and night.
  tip: Keep a calculator or table for gallons and rolls, with doors and windows taken off.
  tip: Record a wall from patching to second coat, with the drying times, and mention the tape.
  tip: Keep customers’ formulas on file by address, and tell them so; touch-ups bring people back.
  tip: Give painters a way to order by text before six in the morning, ready when they arrive.
hardware store > To find the part, explain the fix and send people home with just enough.
  people: homeowners in the middle of a repair; tenants with a leaking faucet; tradespeople who ran out of a fitting
  who: Homeowners, tenants, landlords and tradespeople, usually a few minutes away, who stop mid-job and want to be back on the ladder by lunch.
  mind: They feel a little foolish asking, and they’re grateful to hear it’s simple.
  lines: One screw or a whole box | Bring the broken piece | Nuts, bolts and know-how | Fixed by supper | The right drawer, right away | A small part saves the day
  tip: Solve one household repair a week in a minute, such as a running toilet, a sticking door or a stripped screw.
  tip: Name what you cut, copy, mix or sharpen on the window and profile: keys, glass, pipe, paint, blades.
  tip: Let people text a photo of a broken part, and answer with aisle and price.
  tip: Offer property managers a house account with a list of what they replace monthly.
  tip: Put project lists near the door by season: screens and hoses, leaves and ice melt, with everything the job takes.
lumber yard > To supply straight, dry boards cut to the list, on time for the crew.
  people: contractors framing and finishing; woodworkers after good boards; homeowners building a deck or shelves
  who: Builders, carpenters and do-it-yourselfers, mostly from within the region, early in the day and on Saturday mornings.
  mind: They don’t want warped stock or a second trip, and they respect people who know the species.
  lines: Straight boards, early hours | Cut to your list | Pine, oak and plain answers | Dry, square and ready to load | One list, one load | From rough board to back deck
  tip: Post what’s in the yard this week by species and dimension, and mark when the next truck arrives.
  tip: Show how to read a board for crown, knots and moisture, and invite people to pick their own if you allow it.
  tip: Offer a cut-list form for phone or paper, with kerf, tolerance and what you can’t cut.
  tip: Draw a deck or shelf plan with a materials list at today’s prices, so beginners buy once.
  tip: Say when the yard is quietest, how to load, and which rules cover pickups and tie-downs.
fireplace and stove shop > To give homes a fire that suits the room, the flue and the winter.
  people: homeowners with a cold living room; people replacing an old stove; builders planning a new house
  who: Mostly homeowners, in houses old and new, who begin thinking in late summer and want to burn before the first frost.
  mind: They look forward to the flame, and they worry about smoke, permits and chimneys.
  lines: Come in from the cold | Fire, safely housed | Wood, pellets or gas? | Something to sit beside | Flames on a winter night | Warm the whole room
  tip: Film a stove lit from cold to steady in three minutes, and let the sound of the fire stay in.
  tip: Compare wood, pellet and gas by heat, work, cost and power needs in a single chart.
  tip: Make an August offer of a chimney check and plan, while installers still have room in the calendar.
  tip: Write down what permits and clearances are common in your county, and which papers the insurer wants.
  tip: Ask sweeps, firewood sellers and builders for referrals, and give each a card for the first question they hear.
variety and dollar store > To give neighbors what they ran out of at a price that doesn’t hurt.
  people: families watching the budget; teachers buying for a classroom; people who need one thing for tonight’s party
  who: Families, students, teachers and older neighbors, mostly from nearby, who stop by often and buy several small things.
  mind: They count their dollars, and they like the fun of finding something extra.
  lines: Just one thing, then ten more | Tape, hooks and birthday hats | Small prices, big list | The little stuff, all here | A quick stop for everything | Streamers, string and spare batteries
  tip: Set up an endcap or a page for teachers in August with twelve classroom basics, priced by the dozen.
  tip: Set a birthday table using only what’s on your shelves, and post the picture with the total on a card.
  tip: Hang a list of “what people forget” at the register: batteries, tape, birthday candles, light bulbs.
  tip: Post new arrivals in a five-second walk along the shelf, and say which ones won’t be back.
  tip: Ask troop leaders, churches and block party hosts what they’ll need and when, and put a bundle aside.
mug shop > To have a mug for every hand, every desk and every mood.
  people: coffee drinkers who lost their favorite; coworkers looking for a small present; couples setting up a kitchen
  who: Adults of all ages who drink tea or coffee at a kitchen table or a desk, and gift givers, often before the holidays.
  mind: They notice the rim and the handle, and they guard their favorite.
  lines: The good mug | Hands off, it’s mine | Two fingers or four | Fill it up again | A mug for Monday mornings | Hold it, sip it, keep it
  tip: List capacity in ounces, rim thickness and how many fingers fit the handle; fans care about all three.
  tip: Picture mugs in hands, with steam, instead of in a row on white.
  tip: Run a vote each month between two funny lines or shapes, and put the winner on sale for a day.
  tip: Say plainly whether a mug can go in the dishwasher and microwave, and what happens to the print.
  tip: Write to offices and coffee shops about a set in their color with names on the bottom, with quantities and lead time.
pottery shop > To bring people everyday pots that feel right in the hand.
  people: people who want plates with some life in them; gift givers looking for a handmade bowl; restaurants that want their own tableware
  who: Mostly adults who cook, entertain and give presents, along with chefs, who buy at markets, in studios and online.
  mind: They love small differences, and they’re glad when a piece is meant to be used.
  lines: Clay, glaze and supper | Each bowl a little different | Thrown, fired and ready to use | For soup and second helpings | Turn it over, see the mark | Warm from the kiln
  tip: If you throw your own, show one pot through the week, from throwing and trimming to glaze and kiln, in one take a day.
  tip: Announce each kiln opening or new batch ahead with a day, an hour and a few sneak peeks, and let subscribers choose first.
  tip: Give sizes in ounces and inches, and state dishwasher, oven and food safety for every glaze.
  tip: Plate a real meal on your ware, and let a baker or a cook near you borrow it and tag you.
  tip: Offer restaurants twelve samples to use for a month, with a price list, lead time and what happens with chips.
glassblower's shop > To blow glass that people keep near a window and wrap with care.
  people: people looking for an ornament or vase with a story; couples choosing an anniversary gift; designers who need custom lights
  who: Gift buyers, collectors, tourists and interior designers, who often fall for a piece on sight and come before the holidays.
  mind: They fall for color and light, and they wonder whether it’ll arrive in one piece.
  lines: Blown, cooled, held up to light | Fire, breath and color | Something for the windowsill | Glass with a glow | Hot from the pipe | Catch some sun
  tip: Film the gather, the first breath and the reveal at the end, with the furnace roaring in the background.
  tip: Show how a vase is packed and shaken in its box, to settle the worry about shipping.
  tip: Offer a session or watch-the-work hour where your insurance allows it, with closed shoes and a limited number.
  tip: Photograph pieces with sun behind them at the same window, and add a second picture on a plain table.
  tip: Approach restaurants, hotels and designers with three light shades, sizes and weeks, and a maximum quantity.
`);
