/**
 * Words that begin descriptions in English and are written small within a sentence. A word that is not here may be a name, so that the
 * clause it begins is quoted as it was written.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `a an the we our my i it its this these they you your all any every each some no one two three four five six only just also more most
  in on at by for from with without of to into over under near between where when while since after before both everything anything
  and or but so not
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
  yoga youth zero-waste`
    .trim()
    .split(/\s+/u),
);
