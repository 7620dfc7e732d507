import { tradesOf } from './trade-list.ts';

/** Shops with a door. */
export const retail = [
  ...tradesOf(
    'foodshop',
    `
butcher > butcher shop = steaks, sausages, roasts
fishmonger > fish market = whole fish, fillets, shellfish
cheesemonger > cheese shop = hard cheese, soft cheese, crackers
greengrocer > fruit and vegetable shop = fruit, vegetables, fresh herbs
delicatessen = cold cuts, olives, fresh salads
convenience store = milk, snacks, hot coffee
grocery store = fresh produce, bread, everyday staples
health food shop > health food store = whole grains, nuts, supplements
refill shop = grains by weight, refill soap, glass jars
spice shop = whole spices, blends, chilies
tea shop = loose-leaf tea, teapots, herbal blends
wine shop = red wine, white wine, sparkling wine
bottle shop = craft beer, wine, spirits
sweet shop > candy shop = jars of candy, licorice, chocolate
farm shop > farm store = vegetables, eggs, meat
asian grocery > Asian grocery = noodles, sauces, fresh greens
world food shop > world food store = spices, grains, sauces
`,
  ),
  ...tradesOf(
    'gift',
    `
flower farm = cut flowers, bulbs, bouquets
jeweller > jewelry shop = rings, necklaces, earrings
watchmaker > watch shop = watches, straps, clocks
florist = bouquets, flowers for the table, wedding flowers
houseplant shop = houseplants, pots, hanging plants
christmas shop > Christmas shop = ornaments, lights, wreaths
party supply shop > party supply store = balloons, streamers, paper plates
fireworks shop > fireworks store = rockets, fountains, sparklers
stationery shop = notebooks, fine paper, pens
fountain pen shop = fountain pens, ink, notebooks
gift shop = cards, candles, small gifts
souvenir shop = postcards, magnets, local crafts
greeting card shop = greeting cards, gift wrap, ribbons
candle maker > candle studio = scented candles, beeswax candles, refills
soap maker > soap workshop = bar soap, bath salts, shaving soap
perfumery = perfume, scented candles, samples
cosmetics shop = skincare, makeup, brushes
herbal apothecary = dried herbs, teas, balms
crystal shop = crystals, stones, incense
christian gift shop > Christian gift shop = Bibles, candles, first communion gifts
islamic gift shop > Islamic gift shop = prayer rugs, Qurans, calligraphy
pooja store = incense, brass lamps, idols
`,
  ),
  ...tradesOf(
    'hobby',
    `
plant nursery = shrubs, perennials, fruit trees
garden centre > garden center = plants, seeds, tools
dog supplies > dog supply store = collars, leashes, dog beds
cat supplies > cat supply store = scratching posts, cat beds, toys
pet shop > pet store = pet food, toys, leashes
aquarium shop = fish, tanks, water plants
saddlery and tack shop > tack shop = saddles, bridles, riding boots
bird and wildlife shop = bird seed, feeders, nest boxes
trading card and game shop = trading cards, board games, card sleeves
video game shop = games, consoles, retro finds
toy shop = wooden toys, puzzles, board games
model train shop = locomotives, track, scenery
magic shop = card tricks, props, puzzles
kite shop = kites, lines, reels
art supply shop = paint, brushes, paper
musical instrument shop = instruments, strings, sheet music
guitar shop = guitars, amps, pedals
piano showroom = uprights, grands, benches
violin maker > violin workshop = violins, bows, cases
camera shop = cameras, lenses, film
bead and craft shop = beads, craft kits, tools
fabric shop > fabric store = fabric, patterns, thread
yarn store = yarn, needles, patterns
haberdashery > sewing supply shop = buttons, ribbons, zippers
bicycle shop = bicycles, helmets, lights
motorcycle shop = motorcycles, helmets, parts
surf shop = surfboards, wetsuits, wax
skate shop = skateboards, wheels, shoes
ski and snowboard shop = skis, boots, bindings
running shop > running store = running shoes, socks, vests
outdoor gear shop = tents, boots, backpacks
fishing tackle shop > tackle shop = rods, lures, live bait
golf shop = clubs, balls, gloves
dive shop = masks, fins, wetsuits
boat chandlery = ropes, fittings, paint
archery and hunting shop = bows, arrows, clothing
stamp dealer = stamps, albums, rarities
coin and stamp dealer = coins, stamps, albums
football shop > soccer shop = cleats, shirts, balls
racket sports shop = rackets, strings, shoes
sporting goods shop > sporting goods store = shoes, balls, team kits
`,
  ),
  ...tradesOf(
    'reading',
    `
bookbinder's shop > bookbinder’s shop = hand-bound books, albums, journals
bookshop > bookstore = novels, picture books, travel guides
antiquarian bookshop > antiquarian bookshop = rare books, first editions, old maps
comic shop = comics, graphic novels, figures
record shop > record store = records, turntables, rare pressings
map and globe shop = maps, globes, travel guides
art gallery = paintings, prints, small sculptures
`,
  ),
  ...tradesOf(
    'fashion',
    `
optician > optical shop = glasses, frames, sunglasses
clothing store = shirts, dresses, jackets
women's fashion boutique > women’s fashion boutique = dresses, knitwear, jackets
menswear shop = shirts, suits, shoes
bespoke tailor > tailor’s shop = suits, shirts, coats
children's clothing shop > children’s clothing shop = play clothes, warm layers, first shoes
baby shop = strollers, baby clothes, sleep sacks
bridal shop = wedding dresses, veils, evening gowns
lingerie shop = bras, nightwear, robes
denim shop = jeans, jackets, overalls
streetwear shop = hoodies, sneakers, caps
vintage clothing shop = vintage dresses, denim, leather jackets
shoe shop = everyday shoes, boots, sandals
sneaker shop = sneakers, limited pairs, laces
leather goods shop = bags, belts, wallets
handbag shop = handbags, purses, straps
luggage shop = suitcases, backpacks, travel locks
hat shop = felt hats, straw hats, caps
workwear and uniform shop = work pants, uniforms, safety shoes
western wear shop > Western wear shop = boots, hats, belts
umbrella shop = umbrellas, walking sticks, rain capes
knitwear and sock shop = sweaters, socks, scarves
`,
  ),
  ...tradesOf(
    'home',
    `
picture framing shop = frames, mounts, glass
appliance store = washers, ovens, fridges
furniture store = sofas, tables, beds
antique shop = old furniture, lamps, silver
mattress and bedding shop = mattresses, pillows, linen
lighting shop = lamps, bulbs, shades
rug shop = rugs, runners, mats
home decor shop = cushions, vases, prints
kitchenware shop = pans, bowls, baking pans
knife shop = kitchen knives, whetstones, cutting boards
tile and bathroom showroom = tiles, sinks, faucets
paint and wallpaper store = paint, wallpaper, brushes
hardware store = tools, screws, spare keys
lumber yard = boards, beams, plywood
fireplace and stove shop = stoves, fireplaces, chimney parts
variety and dollar store > variety store = kitchen basics, cleaning supplies, party supplies
mug shop = mugs, cups, gift sets
pottery shop = bowls, mugs, plates
glassblower's shop > glassblower’s shop = glasses, vases, ornaments
`,
  ),
  ...tradesOf(
    'motor',
    `
tyre shop > tire shop = tires, wheels, balancing
`,
  ),
  ...tradesOf(
    'neutral',
    `
auto parts store = brakes, batteries, filters
auto parts shop = filters, brakes, batteries
car dealer = used cars, trade-ins, test drives
petrol station > gas station = fuel, coffee, air and water
wig and hair shop > wig shop = wigs, hairpieces, brushes
pharmacy shop > drugstore = prescriptions, remedies, baby care
homeowners association = shared repairs, budgets, meetings
coworking space = desks, meeting rooms, fast Wi-Fi
medical supply store = wheelchairs, beds, supports
digital downloads and printables > printables shop = planners, templates, printable art
computer shop > computer store = laptops, monitors, spare parts
phone shop > phone store = phones, plans, cases
electronics store = headphones, screens, cables
tobacconist > tobacco shop = cigars, pipe tobacco, lighters
vape shop = devices, liquids, spare coils
cannabis dispensary = flower, edibles, oils
pawn shop = loans, watches, guitars
car dealership = used cars, new cars, test drives
`,
  ),
];
