import { tradesOf } from './trade-list.ts';

/** Pictures, words, sound and shape. */
export const creative = [
  ...tradesOf(
    'photo',
    `
photographer > photography studio = portraits, family pictures, events
wedding photographer > wedding photography studio = wedding photos, couple portraits, albums
newborn and family photographer > family photography studio = newborn portraits, family sessions, milestones
pet photographer > pet photography studio = pet portraits, action shots, prints
food photographer > food photography studio = menu photos, recipe shots, styling
real estate photographer > real estate photography studio = interiors, twilight shots, floor plans
nature photographer > nature photography studio = landscapes, wildlife, prints
aerial photographer > aerial photography studio = drone photos, roof surveys, site films
product photographer > product photography studio = packshots, detail shots, online catalogs
film production > film production company = brand films, documentaries, interviews
wedding videographer > wedding film studio = wedding films, highlight reels, ceremony films
`,
  ),
  ...tradesOf(
    'stage',
    `
podcast = interviews, stories, conversations
recording studio = recording, mixing, voice work
music producer > music production studio = beats, mixes, arrangements
record label = new albums, vinyl pressings, tours
dj > DJ service = dance sets, wedding parties, sound
jazz band = swing sets, ballads, wedding receptions
bagpiper > bagpipe service = ceremonies, parades, laments
band = live sets, originals, requests
violinist > violinist = ceremonies, concerts, recordings
singer > singer = live sets, ceremonies, recordings
choir = concerts, rehearsals, carols
voice-over artist > voice-over studio = commercials, audiobooks, e-learning
theatre company > theater company = plays, rehearsals, touring shows
dance company = performances, workshops, new pieces
cinema > movie theater = new films, old favorites, popcorn
radio station = music, local news, talk
`,
  ),
  ...tradesOf(
    'design',
    `
3d visualisation studio > 3D visualization studio = renderings, walkthroughs, floor plans
animation studio = explainers, character films, titles
copywriter > copywriting studio = web texts, brochures, brand names
graphic designer > graphic design studio = logos, posters, packaging
branding studio = names, logos, guidelines
marketing agency = campaigns, ads, websites
social media agency = posts, ads, content plans
print shop = flyers, books, business cards
screen printing studio = T-shirts, posters, tote bags
sign maker > sign shop = shop signs, lettering, banners
letterpress and stationery studio > letterpress studio = invitations, cards, letterheads
architect > architecture studio = houses, additions, renovations
interior designer > interior design studio = room plans, materials, lighting
landscape architect > landscape architecture studio = parks, courtyards, planting plans
fashion designer > fashion design studio = collections, patterns, samples
product designer > product design studio = prototypes, product drawings, packaging
textile and pattern designer > pattern design studio = patterns, fabrics, wallpaper
exhibition stand builder > exhibition design firm = trade show stands, displays, assembly
`,
  ),
  ...tradesOf(
    'art',
    `
illustrator > illustration studio = book illustrations, editorial drawings, murals
fine artist > artist’s studio = paintings, prints, commissions
sculptor > sculpture studio = sculptures, reliefs, commissions
tattoo studio = custom tattoos, touch-ups, cover-ups
calligrapher > calligraphy studio = invitations, certificates, lettering
mural and street artist > mural studio = murals, shop fronts, workshops
`,
  ),
  ...tradesOf(
    'writing',
    `
author > author = novels, readings, short stories
publisher > publishing house = books, audiobooks, readings
comic artist > comic studio = comics, graphic novels, character sketches
`,
  ),
];
