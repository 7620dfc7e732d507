import { tradesOf } from './trade-list.ts';

/** Services for people and animals, crafts, festivities, travel and communities. */
export const dailyLife = [
  ...tradesOf(
    'pets',
    `
dog groomer > dog grooming salon = baths, haircuts, nail trims
dog walker > dog walking service = daily walks, group walks, pickup
dog trainer > dog training school = recall training, leash training, puppy classes
pet sitter > pet sitting service = home visits, feeding, walks
dog kennel = overnight stays, play yards, walks
cattery = overnight stays, playtime, long stays
dog breeder > dog breeding kennel = puppies, health checks, advice
animal shelter = pet adoptions, foster care, lost pet help
horse riding stable > riding stable = stalls, turnout, riding lessons
farrier > farrier service = trims, shoes, hoof checks
`,
  ),
  ...tradesOf(
    'beauty',
    `
barber > barbershop = haircuts, beard trims, hot shaves
hair salon = cuts, color, styling
nail salon = manicures, pedicures, gel sets
beauty salon = facials, waxing, brows
lash studio = lash extensions, lifts, tints
brow bar = brow shaping, tinting, threading
make-up artist > makeup studio = bridal makeup, evening looks, lessons
waxing studio = waxing, sugaring, aftercare
tanning studio = spray tans, sunbeds, aftercare
afro and braids salon > braiding salon = braids, twists, locs
wig and extensions studio = wigs, extensions, fittings
piercing studio = ear piercings, jewelry, aftercare
henna artist > henna studio = bridal henna, party henna, workshops
skin clinic > skin studio = facials, peels, problem skin
`,
  ),
  ...tradesOf(
    'craft',
    `
blacksmith > smithy = gates, hooks, knives
boat builder > boatyard = wooden boats, repairs, fitting-out
shoe repair > shoe repair shop = new heels, soles, stitching
tailor > tailor’s shop = alterations, suits, hems
upholsterer > upholstery workshop = reupholstered chairs, sofas, cushions
luthier > guitar workshop = handmade guitars, repairs, setups
piano tuner > piano tuning service = tuning, regulation, piano repairs
furniture restorer > furniture restoration workshop = chair repairs, veneer work, French polishing
potter > pottery = bowls, mugs, vases
woodworker > woodworking shop = tables, boards, boxes
furniture maker > furniture workshop = tables, chairs, cabinets
leatherworker > leather workshop = bags, belts, wallets
goldsmith > goldsmith’s workshop = wedding rings, pendants, repairs
knitwear and yarn > knitwear workshop = sweaters, hats, hand-dyed yarn
embroidery studio = monograms, patches, team shirts
glass artist > glass studio = blown glass, windows, lamps
bookbinder > bookbindery = journals, repairs, boxes
costume maker > costume studio = stage costumes, period clothing, alterations
dressmaker > dressmaking studio = dresses, alterations, bridal gowns
picture framer > framing workshop = frames, mounts, glass
perfumer > perfume workshop = perfumes, custom scents, candles
engraver and trophy shop > engraving shop = trophies, nameplates, medals
`,
  ),
  ...tradesOf(
    'event',
    `
trampoline park = jumping, foam pits, birthday parties
wedding planner > wedding planning studio = wedding planning, venue searches, day-of coordination
event planner > event planning company = party planning, conferences, product launches
wedding venue = ceremonies, dinners, dancing
floral designer > floral design studio = bouquets, arches, table flowers
party rental > party rental company = tents, chairs, tableware
balloon decorator > balloon studio = balloon arches, columns, bouquets
children's entertainer > children’s entertainment company = games, face painting, magic
magician > magic act = close-up magic, stage shows, birthday parties
wedding celebrant > celebrant service = wedding ceremonies, vow renewals, naming days
stage and event technology > event technology company = sound, lights, stages
escape room = puzzles, team games, birthdays
bowling alley = bowling, league nights, birthday lanes
`,
  ),
  ...tradesOf(
    'travel',
    `
alpaca farm = alpaca walks, yarn, farm visits
travel agency = trips, flights, visas
tour guide > tour company = city walks, day trips, local stories
mountain guide > mountain guiding company = guided hikes, summits, glacier walks
safari operator > safari company = game drives, bush camps, bird walks
sailing and boat charter > boat charter company = day sails, yacht charters, sunset trips
fishing guide > fishing guide service = river days, sea trips, fly casting
campsite = tent sites, cabins, campfires
hot air balloon rides > hot air balloon company = sunrise flights, gift certificates, group rides
hotel = rooms, breakfast, quiet nights
guest house = rooms, breakfast, local tips
hajj and umrah travel > Hajj and Umrah travel agency = Hajj groups, Umrah trips, visas
visa and immigration service = help with visa forms, permits, appointments
`,
  ),
  ...tradesOf(
    'community',
    `
charity = practical help, volunteering, open days
food bank = food packages, school lunches, hot meals
church = worship, prayer, Sunday coffee
mosque = prayers, lessons, shared meals
synagogue = services, study, holidays
hindu temple > Hindu temple = pujas, festivals, shared meals
buddhist centre > Buddhist center = meditation, teachings, retreats
sports club = training, matches, team evenings
football club > soccer club = training, matches, team evenings
rugby club = training, matches, youth teams
chess club = chess games, club nights, tournaments
scout group = camps, hikes, badges
environmental group = cleanups, tree planting, talks
`,
  ),
  ...tradesOf(
    'farewell',
    `
funeral home = funerals, cremations, memorial services
memorial stone mason > memorial stone workshop = headstones, inscriptions, restorations
pet memorial service = pet cremation, urns, keepsakes
`,
  ),
  ...tradesOf(
    'neutral',
    `
security guard company = night patrols, door staff, key holding
astrologer > astrology practice = birth charts, yearly outlooks, personal readings
`,
  ),
];
