import { tradesOf } from './trade-list.ts';

/** Shops without a door. */
export const online = [
  ...tradesOf(
    'label',
    `
activewear brand = leggings, tops, running shorts
swimwear brand = swimsuits, trunks, cover-ups
organic baby clothing brand > baby clothing brand = bodysuits, rompers, blankets
skincare brand = cleansers, creams, serums
hair care brand = shampoo, conditioner, hair oil
grooming and razor brand > grooming brand = razors, shaving cream, beard oil
press-on nails and lashes shop > online press-on nail shop = press-on nails, lashes, kits
period and intimate care brand > intimate care brand = period underwear, cups, washes
supplement store > online supplement store = vitamins, protein, minerals
eco household brand = refill soap, dish blocks, bamboo brushes
online fashion store = dresses, shirts, jackets
`,
  ),
  ...tradesOf(
    'parcel',
    `
kids activity and puzzle box > kids’ activity box = puzzles, crafts, science kits
craft kit and pattern shop > online craft shop = craft kits, patterns, yarn
print-on-demand t-shirt shop > online T-shirt shop = printed T-shirts, hoodies, tote bags
handmade jewellery webshop > online jewelry shop = earrings, rings, pendants
online thrift and resale > online thrift store = secondhand denim, vintage coats, designer finds
plant and seed webshop > online plant shop = seeds, young plants, bulbs
pet products webshop > online pet store = dog beds, toys, treats
personalised gift webshop > online custom gift shop = engraved gifts, name prints, photo mugs
sticker and enamel pin shop > online sticker shop = stickers, enamel pins, patches
art print and poster shop > online art print shop = art prints, posters, frames
phone case and tech accessories shop > online phone accessory shop = phone cases, chargers, straps
gadget and smart home store > online gadget store = smart lamps, sensors, clever gadgets
keyboard and gaming gear shop > online gaming gear shop = keyboards, mice, headsets
3d-printed goods shop > online 3D-print shop = printed planters, figures, spare parts
car accessories webshop > online car accessory shop = seat covers, mats, phone mounts
wedding decor webshop > online wedding decor shop = table cards, garlands, candle holders
handmade marketplace = handmade gifts, prints, ceramics
general online store > online store = home finds, gifts, everyday things
`,
  ),
  ...tradesOf(
    'box',
    `
coffee subscription = fresh coffee, new roasts, brewing notes
snack subscription box = snacks, candy from abroad, nuts
meal kit delivery > meal kit service = measured ingredients, recipes, quick dinners
online grocery delivery > grocery delivery service = fresh groceries, bread, pantry staples
flower delivery > flower delivery service = bouquets, tulips, seasonal flowers
`,
  ),
];
