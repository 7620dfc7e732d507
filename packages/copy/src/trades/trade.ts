import { tradesOf } from './trade-list.ts';

/** Work on houses, gardens, machines and roads. */
export const trade = [
  ...tradesOf(
    'repair',
    `
plumber > plumbing company = leaky faucets, clogged drains, new bathrooms
electrician > electrical company = rewiring, new outlets, fuse boxes
heating engineer > heating company = boilers, radiators, yearly service
air conditioning service = air conditioners, heat pumps, filter changes
chimney sweep > chimney sweeping company = chimneys, stove checks, soot
locksmith = lockouts, new locks, spare keys
garage door service = garage doors, openers, springs
drain and septic service = clogged drains, septic tanks, camera checks
appliance repair > appliance repair service = washers, ovens, fridges
antenna installer > antenna installation service = antennas, dishes, TV outlets
alarm and cctv installer > alarm and camera company = alarms, cameras, door entry
fire protection > fire protection company = extinguishers, alarms, inspections
ev charger installer > EV charger company = home chargers, fuse box upgrades, load checks
solar installer > solar company = solar panels, batteries, inverters
water treatment company = water softeners, filters, water tests
handyman > handyman service = shelves, dripping faucets, sticking doors
waterproofing contractor = wet basements, flat roofs, sealing
well drilling > well drilling company = wells, pumps, water tests
pool service = pool cleaning, pumps, water checks
`,
  ),
  ...tradesOf(
    'building',
    `
roofer > roofing company = new roofs, repairs, gutters
carpenter > carpentry workshop = doors, stairs, built-in shelves
kitchen fitter > kitchen fitting company = kitchens, countertops, cabinets
bathroom fitter > bathroom remodeling company = bathrooms, showers, tiling
painter and decorator > painting company = interior painting, exterior painting, wallpaper
plasterer > plastering company = walls, ceilings, plaster repairs
tiler > tiling company = floor tiles, wall tiles, grout repairs
flooring installer > flooring company = wood floors, vinyl, sanding
carpet fitter > carpet fitting company = carpets, stair runners, underlay
bricklayer > bricklaying company = walls, chimneys, repointing
stonemason > stonemasonry company = stone walls, steps, restorations
construction company = new buildings, additions, foundations
renovation contractor > renovation company = renovations, additions, attics
glazier > glass company = windows, mirrors, shower screens
window and door installer > window and door company = windows, front doors, draft sealing
blinds and shutters > blinds and shutters company = blinds, shutters, awnings
fencing contractor > fencing company = fences, gates, posts
scaffolder > scaffolding company = scaffolds, towers, weather protection
demolition contractor > demolition company = teardowns, site clearing, concrete cutting
excavation contractor > excavation company = foundations, trenches, grading
concrete contractor > concrete company = slabs, driveways, foundations
paving contractor > paving company = driveways, patios, paths
insulation installer > insulation company = attic insulation, wall insulation, air sealing
log home builder = log homes, cabins, repairs
welder > welding shop = gates, railings, repairs
`,
  ),
  ...tradesOf(
    'cleaning',
    `
snow removal > snow removal company = driveway plowing, sidewalk clearing, salting
house cleaning > house cleaning service = weekly cleaning, move-out cleaning, windows
office cleaning > office cleaning company = offices, stairwells, kitchens
window cleaner > window cleaning company = windows, frames, gutters
carpet cleaner > carpet cleaning company = carpets, rugs, sofas
pressure washing > pressure washing company = driveways, decks, walls
laundrette > laundromat = laundry, wash-and-fold, comforters
dry cleaner = suits, dresses, alterations
junk removal > junk removal company = old furniture, garage cleanouts, estate cleanouts
pest control > pest control company = ants, mice, wasps
home organiser > home organizing service = closets, kitchens, moves
`,
  ),
  ...tradesOf(
    'garden',
    `
gardener > gardening company = pruning, planting, weeding
landscaper > landscaping company = patios, planting, lawns
lawn care > lawn care company = mowing, feeding, new turf
tree surgeon > tree care company = pruning, tree removal, stump removal
irrigation company = sprinklers, drip lines, repairs
`,
  ),
  ...tradesOf(
    'motor',
    `
car mechanic > car repair shop = inspections, brake repair, oil changes
car body shop = dent repair, scratch repair, paintwork
car wash = washes, waxing, vacuuming
car detailing > car detailing studio = polishing, interiors, coatings
auto electrician > auto electrical shop = batteries, wiring, diagnostics
windscreen repair > windshield repair shop = chip repair, new windshields, sensor calibration
motorcycle workshop = service, tires, tuning
classic car restorer > classic car workshop = restorations, bodywork, rebuilt engines
car wrapping studio = wraps, tinting, paint protection
truck repair > truck repair shop = brakes, roadside repairs, inspections
campervan builder > campervan workshop = conversions, beds, kitchens
performance tuning garage = tuning, exhausts, dyno runs
bicycle repair > bicycle repair shop = tune-ups, brakes, wheels
`,
  ),
  ...tradesOf(
    'transport',
    `
towing service = towing, jump starts, lockout help
car rental > car rental company = small cars, vans, weekend rentals
moving company = home moves, packing, storage
courier > courier service = package delivery, document delivery, same-day runs
haulage company > trucking company = full loads, partial loads, pallet freight
freight forwarder > freight forwarding company = sea freight, air freight, customs papers
taxi > taxi service = airport runs, city trips, night rides
chauffeur service = airport transfers, wedding cars, day bookings
coach hire > charter bus company = group trips, school runs, transfers
self storage > self-storage company = storage units, moving boxes, packing supplies
gas delivery > gas delivery service = propane tanks, refills, regulators
water delivery > water delivery service = water bottles, coolers, refills
`,
  ),
  ...tradesOf(
    'supply',
    `
sawmill = boards, beams, firewood
skip hire > dumpster rental company = dumpsters, collection, sorting
scrap and recycling yard > recycling yard = scrap metal, paper, containers
crane hire > crane company = crane lifts, crane operators, site plans
equipment rental > equipment rental company = diggers, lifts, generators
machine shop = turned parts, milled parts, prototypes
firewood supplier = split logs, kindling, delivery
forestry business = lumber, thinning, firewood
farm machinery dealer = tractors, parts, repairs
garment factory = shirts, workwear, samples
packaging supplier = boxes, labels, mailers
`,
  ),
  ...tradesOf(
    'farm',
    `
fishing business = fresh fish, shellfish, nets
grain farm = wheat, rye, oats
olive grove = olives, olive oil, young trees
beekeeper > bee farm = honey, beeswax, bee colonies
sheep and goat farm = lamb, wool, goat milk
poultry farm = eggs, chickens, turkeys
farm = grain, vegetables, hay
`,
  ),
];
