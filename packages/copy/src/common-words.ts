/**
 * Words that begin descriptions in English and are written small within a sentence. A word that is not here may be a name, so that the
 * clause it begins is quoted as it was written.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `a an the we our my i it its this these they you your all any every each some no one two three four five six only just also more most
  in on at by for from with without of to into over under near between where when while since after before both everything anything
  and or but so not
  houseplant houseplants immigration soy strength visa visas career grief piano kids teen remote refurbished socks candle candles
  affordable artisan authentic beautiful bespoke big bold bright busy careful cheap classic clean clear cold comfortable complete cozy
  creative custom daily delicious digital durable easy elegant everyday expert family fast fine fresh friendly full gentle good great
  handcrafted handmade healthy herbal high honest hot independent indoor innovative large light little live local luxury mobile modern
  natural new nice old online open organic outdoor personal plain practical premium private professional quality quick quiet reliable
  residential rural safe seasonal simple slow small smart soft special specialist specialty strong sustainable traditional trusted
  unique urban used vegan vegetarian vintage warm wild wooden young
  accounting acupuncture advice air animal antique app apps architecture art baby bags baked bakery baking barber bathroom beach beauty
  beer bees bicycle bike bikes boat boats book books bookkeeping bookshop boutique boxing branding bread breakfast brewery bridal builder
  builders building burgers business butcher cake cakes camera camp candles car care carpentry cars cat cats catering ceramics charity
  cheese chiropractic chocolate church cleaning climbing clinic clothes clothing coaching cocktails coffee company computer construction
  consulting consultancy cooking cosmetics counseling courses craft crafts cyber cybersecurity dairy dance data decor dental dentist
  dentistry design designer designs desserts development dog dogs doors drawing drinks driving education eggs electrical electrician
  engineering equipment estate evening event events fabric farm farming fashion fencing financial fish fishing fitness flooring florist
  flower flowers food football free frozen fruit full-service funeral furniture game games garden gardening gift gifts glass gluten-free
  goldsmith graphic green grocery guest guitar gym hair haircuts hand healthcare heating helping herbs home homes honey horse hotel house
  ice illustration insurance interior investment jam jewelry juice juices kids kitchen kitchens knitting landscape landscaping language
  law lawn leather legal lessons letting lighting logo loans lunch machine makers making management market marketing massage meal meals
  meat medical meditation men’s menswear metal milk mindful mortgage mortgages motorcycle mountain moving music nail nails neighborhood
  noodles nursery nursing nutrition office oil olive online painting paintings paper party pastries pastry pet pets pharmacy phone phones
  photo photography photos physical physiotherapy piano pilates pizza plant plants playful plumber plumbing pool pottery preschool print
  printing product products property psychotherapy publishing ramen real recruiting recruitment recycled rental rentals renting repair
  repairs restaurant roasting roastery roofing running sailing salon sandwiches school science scooter secondhand seafood security selling
  serving sewing shoe shoes shop shops skin skincare sleep soap soaps social software solar sourdough spa spices sports stained stationery
  stone street strength studio surf sushi swim swimming tailor tailoring tattoo tattoos tax tea teaching teas tech technology tennis
  therapy tiny tools tour tours toy toys training translation transport travel tree trees tutoring upholstery used veterinary video videos
  walking watch watches water web websites wedding weddings wellness whole wine wines women’s wood woodwork work workshop workshops yarn
  yoga youth zero-waste
  soil sensors carbon reports seeds stickers hearing invoicing career physical recording sauna farms homes estate letting vacation moving
  payroll bookshop toy hardware gardeners potter tattoo science wealth land kindergarten yoga taekwondo climbing driving sewing letters
  potted scented knitted stitched roasted smoked pickled frozen solid raw small-batch hand-poured handwritten freshly locally carefully
  slow-cooked pre-loved preloved upcycled refurbished mobile walk-in same-day late-night night weekend holiday summer winter kitchenware
  garages roofs fences gates windows floors tiles walls carpets rugs curtains mattresses pillows blankets jackets dresses shirts jeans
  sneakers boots hats scarves socks gloves rings necklaces earrings glasses lamps chairs tables sofas shelves cabinets bowls mugs plates
  guitars violins pianos drums records comics puzzles kites drones robots batteries chargers keyboards servers networks cables phones
  apples pears berries mushrooms honeycomb cheeses sausages steaks noodles dumplings tacos curries salads soups sandwiches bagels donuts
  doughnuts cookies cupcakes muffins pies tarts waffles pancakes crepes gelato sorbet chocolates candies nuts granola popcorn pretzels
  websites podcasts films portraits posters logos labels packaging catalogs brochures translations contracts patents trademarks wills
  divorces visas taxes audits budgets pensions savings investments insurance claims mediation recruiting staffing coaching mentoring`
    .trim()
    .split(/\s+/u),
);

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Heads that one business is: “a coffee roastery”. */
export const oneBusiness = list(`
  shop store clinic studio bakery company brewery school firm agency restaurant practice roastery café cafe bar club hotel house service
  business workshop kitchen gym salon garage garden farm market boutique gallery atelier distillery winery deli bistro pub truck academy
  center parlor parlour office consultancy app platform brand marketplace charity spa nursery pharmacy bookshop bookstore butcher florist dentist plumber
  electrician photographer designer architect accountant lawyer tutor therapist coach doctor potter violinist inspector baker barber tailor
  mechanic gardener agent adviser advisor broker surveyor brewer jeweler jeweller roaster translator interpreter painter carpenter roofer
  builder locksmith hairdresser stylist trainer teacher writer author illustrator singer band choir theater cinema label publisher
  veterinarian vet midwife doula osteopath chiropractor podcast magazine newsletter subscription box hostel guesthouse lodge campsite
  cooperative co-op union bank fund insurer laundromat laundry dispensary delicatessen grocery greengrocer fishmonger cheesemonger
  chocolatier patisserie gelateria creamery cidery meadery vineyard orchard ranch greenhouse sawmill foundry forge smithy shelter kennel
  stable library museum church mosque temple synagogue foundation community group team collective league festival venue planner caterer
  chef barista sommelier bartender goldsmith blacksmith upholsterer shoemaker cobbler seamstress dressmaker watchmaker luthier bookbinder
  printer kindergarten daycare preschool camp course program lab laboratory start-up startup webshop stand stall kiosk cart van tavern
  taqueria pizzeria trattoria diner eatery teahouse teashop barbershop tearoom bathhouse sauna retreat`);

/** Heads without a plural that a business offers: “software for warehouses”. */
export const masses = list(`
  software sauna bread food coffee tea jewelry jewellery furniture clothing skincare strategy advice bookkeeping accounting psychotherapy therapy
  insurance translation design catering photography pottery estate training tutoring care cheese wine beer chocolate music art swimwear
  activewear repair walking cleaning landscaping gardening consulting coaching counseling plumbing carpentry roofing printing lighting
  knitwear menswear womenswear footwear denim leather honey jam soap yarn fabric stationery glass ceramics acupuncture massage physiotherapy planning gear carpooling tailoring wear
  yoga pilates dance fitness wellness healthcare dentistry medicine transport logistics storage delivery travel hosting security
  cybersecurity research marketing branding advertising recruitment payroll law tax finance wealth management property hardware equipment
  electronics machinery technology automation robotics lumber timber firewood produce meat fish seafood pasta pizza sushi ramen juice
  kombucha cider mead granola pastry baking bedding linen tableware cookware childcare education tuition engineering architecture
  construction renovation upholstery grooming boarding makeup styling haircutting content copywriting illustration animation film video`);

/** Verbs that descriptions begin with after “we”, whose third person is regular. */
export const plainVerbs = list(`
  move make bake brew cook build design sell repair clean teach train help offer grow roast craft create write print plan care deliver ship
  fix install restore paint draw sew knit weave carve forge photograph film record produce publish host run rent manage develop test
  advise guide coach support translate transport carry collect recycle rescue walk groom board feed breed raise plant prune mow landscape
  tutor prepare serve mix blend press distill ferment smoke cure cut style treat heal listen organize arrange decorate cater invest lend
  insure protect audit file represent defend connect match recruit place provide supply import export source stock specialize service
  tune polish engrave frame bind mend alter tailor fit measure inspect survey value buy trade supply lease maintain operate code automate
  analyze research study perform play sing dance stage tour pack store wash dry iron haul tow drive fly sail fish hunt climb combine
  gather illustrate bring give show turn take open fill bottle can pickle preserve hold lead share mill grind`);

/** Words that keep their capital within a sentence. */
export const properWords = list(`
  English French Spanish Italian German Greek Turkish Chinese Japanese Korean Thai Vietnamese Indian Mexican Lebanese Moroccan Ethiopian
  Caribbean African Asian European American British Irish Scottish Welsh Scandinavian Nordic Swedish Danish Norwegian Finnish Dutch Belgian
  Swiss Austrian Polish Russian Ukrainian Czech Hungarian Portuguese Brazilian Peruvian Argentine Cuban Persian Arabic Hebrew Israeli
  Egyptian Mediterranean Southern Cajun Texan Hawaiian Filipino Indonesian Malaysian Bavarian Tuscan Sicilian Neapolitan Montessori Pilates
  Reiki Christian Jewish Muslim Islamic Buddhist Hindu Victorian Georgian Western Ayurvedic Bible Quran Sunday Christmas`);
