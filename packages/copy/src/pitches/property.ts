import { pitchesOf } from './pitch-list.ts';

/** Property, and words in two languages. */
export const property = pitchesOf(`
estate agent > To help people sell and buy homes with honest words about the place and the street.
  people: homeowners planning a sale; buyers on their first or next search; heirs and downsizers with a house to clear
  who: Mostly households in the area or moving to it, often at a job change, a birth, a separation or retirement.
  mind: They fear selling low, buying blind, and agents who don’t call back.
  lines: The street, not just the house | Keys in good hands | Somebody who calls back | Open house, open answers | Sold, packed, handed over | See it, ask about the noise
  tip: Write a page per street or block with facts such as lot sizes, parking, taxes and sale prices, and no words about who lives there.
  tip: Film homes in the order a visitor walks, with the flaws left in, and get the seller’s consent.
  tip: Send past buyers a note on the anniversary of their move, with what similar homes sold for.
  tip: Sit at the Saturday market or in a coffee shop once a month, with a sign that invites questions about prices.
  tip: Have every listing text read for fair housing rules; describe the house and not the ideal buyer.
luxury real estate > To find the right buyers for exceptional homes, quietly and with patience.
  people: owners of large or rare homes; buyers looking in several cities or countries; advisers and family offices acting for clients
  who: Affluent owners and buyers, often with several homes, traveling and represented by lawyers, managers or assistants.
  mind: They guard their privacy, compare cities, and expect details before they ask.
  lines: For the house few get to see | A key, and no crowd | By appointment, in confidence | Every detail, on request | Homes that take time to find | A rare home, the right buyer
  tip: If your listing rules allow it, offer owners an off-market sale with a written plan for privacy: no address, no family pictures, vetted visits.
  tip: Have a photographer spend a whole day on the house for the right light, and caption the materials and their makers.
  tip: Prepare a factual book per house, from survey to systems, and send it before a showing.
  tip: Cultivate relationships with wealth advisers, architects and agents in the cities your buyers come from.
  tip: Report to the owner every two weeks on inquiries, visits and what was said, in a short letter.
commercial real estate > To get companies into spaces that suit their trade, with a lease they’ve understood.
  people: shops and restaurants looking for a corner; companies outgrowing or shrinking an office; owners and investors with space to fill or sell
  who: Business owners, office managers, landlords and investors, mostly in one city or region, planning months before a lease ends.
  mind: They worry about commitment, foot traffic and hidden costs, and they want the fine print read early.
  lines: The right corner, the right lease | Find the corner that pays | Square feet that work | Know the lease before the rent | Foot traffic, parking, permits, rent | A front door for business
  tip: Post a floor plan with the true total of rent, taxes, insurance and maintenance for one vacant space a week.
  tip: Count passersby at a corner for an hour at three times, and publish the figures with date and weather.
  tip: Write a plain guide to lease terms such as triple net, renewal and sublease, with what each costs a tenant.
  tip: Call tenants a year before their leases end; most wait too long, and you’ll be the one who reminded them.
  tip: Join the merchants’ association and the planning meetings, and sum up for members what was decided.
industrial property > To find companies a site with the doors, power and access their work needs.
  people: manufacturers and warehouses that need room; logistics firms near a highway, port or rail; owners of plants and yards to lease or sell
  who: Operations managers, owners and developers, searching regionally and planning around equipment, crews and trucks.
  mind: They count doors, height, power and turning room, and they want zoning settled before they tour.
  lines: Clear height, wide doors | What has to fit inside? | Room for the truck to turn | Docks, power, zoning, checked | A floor that takes the weight | Close to the highway, right for work
  tip: Put clear height, dock and drive-in doors, amps and floor load above the description of every listing.
  tip: Film a truck turning into the yard, and measure the tightest spot on screen.
  tip: Publish a map of zones with permitted uses, hours and hauling routes for your counties.
  tip: Talk to electricians, crane installers and freight managers, who learn of moves before brokers do.
  tip: Keep a page of spaces coming free in six months, with owners’ consent, since movers plan ahead.
land sales > To show buyers what a piece of land allows, where it ends and what using it takes.
  people: families planning to build; farmers and ranchers adding acres; investors and conservation buyers holding land
  who: Individuals and companies, from nearby to out of state, often searching for months and comparing access, water and rules.
  mind: They dream first and worry later, and the careful ones ask about the well.
  lines: Walk it before you want it | Access, water, room to build | Acres with answers | Build here, farm there, leave it | Know the lines and the rules | A corner of the map
  tip: List access, utilities, zoning, flood status, soil and survey date for each lot, above the pretty picture.
  tip: Fly or walk the boundary on video with the corners marked, with a neighbor’s fence in the frame for scale.
  tip: Write a guide on perc tests, easements and mineral rights with who to call for each.
  tip: Put a sign with a readable number and a code for the map at the road, and check that it’s standing.
  tip: Get to know surveyors, well drillers, builders and lenders who finance land, and ask what stops their clients.
rural property agent > To sell farms and country homes with all the questions about land and water answered.
  people: city families looking for a house and some land; farmers buying or selling ground; owners of cabins, barns and horse property
  who: Buyers, often from towns and cities hours away, and sellers who’ve known the land for years, meeting mostly on weekends.
  mind: They fall for the view, and they need somebody to mention the septic tank.
  lines: Boots on for the showing | Barns, wells and rights-of-way | The view, and the driveway too | Ask about the winter | Fences, fields and plain answers | A gravel road to your own gate
  tip: Answer well depth, septic age, internet speed and snow plowing in every listing.
  tip: Film the drive from the nearest store to the door, in one take, on an ordinary day.
  tip: Give sellers a folder to fill with fence lines, outbuildings, water rights and equipment that stays.
  tip: Advertise through the feed store, the large-animal vet and the county fair, and read the farm paper.
  tip: Write a page on neighbors’ hay, hunting season and shared roads, so that city buyers ask early.
coastal property agent > To match people with homes by the water and tell them about wind and weather too.
  people: families wanting a second home by the sea; people moving to the coast for good; owners renting or selling a beach house
  who: Buyers mostly in midlife and later, from inland cities, visiting on weekends and in summer; sellers with family houses.
  mind: They long for the water, and the wise ones ask for the flood map.
  lines: See it at high tide | Salt air, straight answers | Hear the waves, read the map | Sand in the hall, sea out front | Lovely on a gray day, too | Key under the seashell
  tip: Put flood zone, height above sea level, insurance estimate and storm history on every listing.
  tip: Post a photograph of the same beach or house in winter, at high tide and on a rainy day.
  tip: Write about salt, corrosion, septic and beach-access rights with a checklist buyers can print.
  tip: Hold an evening on owning by the sea in an inland city where your buyers live; February is a good month.
  tip: Talk to marinas, rental managers and window installers, who know which houses are changing hands.
mountain property agent > To show buyers a mountain home in every season, with road, roof and heating in plain sight.
  people: skiers and hikers who want a cabin; families looking for a weekend place; people moving to the mountains to work remotely
  who: Buyers from cities hours away, often in their thirties to sixties, and owners of cabins, condos and land.
  mind: They love the snow in the picture, and they need to hear about mud season.
  lines: Know the road in February | Snow on the roof, facts on paper | Up the hill, with chains | The view from the woodpile | Powder, mud, and a warm stove | A cabin you can reach
  tip: List plowing, road grade, roof load, heat source, water line depth and cell signal for every home.
  tip: Film the last mile in fresh snow and in mud, with the vehicle named.
  tip: Publish a yearly cost sheet for one typical cabin: plowing, wood or propane, insurance, taxes, dues.
  tip: Leave cards with lift offices, ski shops, outfitters and the hardware store.
  tip: Send owners an autumn list for closing up and a spring list for opening, with your number on both.
heritage property agent > To find careful buyers for old houses and tell them what may be changed.
  people: owners of historic or listed houses; buyers who love old beams and know the work; trusts and families passing on a place
  who: Mostly buyers and sellers in midlife and later, often from several states, some moving in and some restoring for years.
  mind: They want a building to survive them, and they fear the wrong hands and the wrong windows.
  lines: Old beams, open eyes | For the next keeper | Plaster, beams and permission | A house with a past | Drafts included, love required | Read the house before you buy it
  tip: Tell the house’s documented history with sources and dates, and mark what’s only family legend.
  tip: Explain in one page which approvals apply to windows, roofs and additions, and whom to call at the preservation office.
  tip: Photograph a hinge, a stair and a repaired patch up close, as well as the cracks.
  tip: List craftspeople who repair slate, lime plaster and sash windows, with permission, and send them your listings.
  tip: Give a talk at the historical society, and let members tell you which houses are changing hands.
property management > To keep buildings in repair, tenants heard and owners informed about every dollar.
  people: owners of one rental or a few; condo and homeowner associations; investors with buildings they can’t visit
  who: Property owners, boards and investors, often busy or living elsewhere, comparing fees and how quickly someone answers.
  mind: They hope for a quiet month, clear statements and no calls at midnight.
  lines: Quiet months, sound buildings | A fixed boiler, a calm owner | Small repairs, made early | The phone gets answered | Somebody knows where the valve is | Rent in, reports out
  tip: State how repairs are reported, how soon you answer, and the amount spent without asking the owner.
  tip: Show a monthly statement with invented numbers so that owners see how rent, fees and repairs are listed.
  tip: Send residents a seasonal note on heating, leaks and trash days, in the languages they speak.
  tip: Photograph finished small repairs, without apartment numbers or people, and collect them by building.
  tip: Draw up a page that helps association boards compare bids from managers, yours included.
letting agency > To bring decent homes and steady renters together, with quick replies and clear costs.
  people: renters looking for a place near work or school; owners with an empty apartment or house; people relocating who search from afar
  who: Renters of all ages with a moving date close by, and mostly small property owners from the same area.
  mind: They hate silence and surprise fees, and owners among them fear a tenant who leaves early.
  lines: See it, like it, ask | A reply to every message | Keys, lease, clear costs | Empty rooms find their people | Rent it, then sleep well | Ask about the place, hear back soon
  tip: Put total move-in cost, deposit, pet rules, parking and the move-in date in every listing.
  tip: Film each empty home in one take, including the closets and the view, and take it down when it’s rented.
  tip: Answer applicants with a yes or no within a set time, and print that promise on the form.
  tip: Publish your screening criteria, and apply them the same way to everyone as fair housing law requires.
  tip: Ask employers and universities for their newcomer contact, and send a page of current listings each month.
vacation rental > To give guests a clean, comfortable place that looks exactly like its pictures.
  people: families and couples who like to cook their own breakfast; friends planning a few days away together; travelers who want a whole place instead of a hotel room
  who: Mostly couples, families and small groups of friends who book well ahead, with one person choosing for everyone.
  mind: They worry about pictures that flatter, surprise fees and a door code that fails at ten at night.
  lines: Bring groceries and stay awhile | The keys to a good week | Unpack once, then do nothing | Your own door, far from home | Stay in, sleep late, cook something | Pack the books and the cards
  tip: Photograph every room in daylight with the beds made, and include the shower, the coffee maker and the view from the window as it is.
  tip: Write down the ten questions guests message most, from parking to pillows, and answer them in the listing before anyone has to ask.
  tip: Email past guests when next season’s dates open, and let them pick a week before it goes on the booking sites.
  tip: Print a one-page house guide with the nearest bakery, the trash day and a good walk, and post it online, too.
  tip: Tell nearby wedding venues and event organizers about your place; their guests ask where to stay all year.
student housing > To give students a safe, decent room where they can study, sleep and make friends.
  people: students moving away from home for the first time; parents who are helping to choose the first place; grad students and exchange students arriving from far away
  who: Mostly undergraduates and graduate students who sign months before the term starts, often with a parent as cosigner and a fixed budget.
  mind: They need quiet before exams, Wi-Fi that holds up and bills without surprises in October.
  lines: Home base for the semester | A desk, a bed, good Wi-Fi | Room to study, room to sleep | Your first key of your own | Somewhere to land after lectures | Unpack before orientation
  tip: Film the walk or bus ride from your door to campus in real time, without cuts; it answers the first question every student asks.
  tip: Get on the university’s off-campus housing list, and introduce yourself to the international student office well before fall leases are signed.
  tip: Set up one page for parents with the lease terms, the locks, the monthly total and the number to call at night.
  tip: Ask two current residents to show their rooms on video as they really are, laundry basket included, and thank them for it.
  tip: Post the internet speed measured in the rooms at nine in the evening, and put what’s included in the rent right beside it.
shared housing > To make it easy to arrive in a new city and come home to good company.
  people: newcomers who know nobody in the city yet; people with a first job and a suitcase; remote workers staying for a season
  who: Mostly adults under forty who have just moved for a job or a course, and who often book from another city.
  mind: They like company and their own door, and they dread unpaid bills and dirty dishes.
  lines: Your room, shared kitchen | Come home to someone cooking | A furnished room and a few friends | New city, full house | One bill, good housemates | Arrive with a suitcase
  tip: Show the kitchen at dinnertime with the people who live there, if they agree; housemates sell a room better than the mattress does.
  tip: Put one monthly figure in the first line of each listing, and say exactly which bills, cleaning and supplies it covers.
  tip: Send a note to HR at employers that hire from out of town, and give them a one-page sheet for people who relocate.
  tip: Offer video tours at hours that suit other time zones, and let the applicant talk to a future housemate for ten minutes.
  tip: Explain on your site how you choose housemates, what the cleaning plan says and what happens when two people don’t get along.
apartment building > To keep every apartment in good repair and to answer when a tenant calls.
  people: renters who want a quiet place and a quick answer; people moving closer to work or school; tenants who hope to stay for years
  who: Mostly renters from the same metro area, moving for a job or because a lease is ending, who look online in the evening and visit on weekends.
  mind: They worry about thin walls, slow repairs and deposits that never come back.
  lines: Come home to good light | A landlord who picks up | Your name on the mailbox | Settle in and stay | Close the door and exhale | Repairs that don’t wait for spring
  tip: Photograph the empty apartment on a sunny morning, then add the laundry room, the mailboxes and the storage, which renters always ask about.
  tip: Hang a neat sign by the entrance with a phone number that takes texts; people who already like the street will use it.
  tip: Answer three things in every listing: what heat costs in a winter month, where to park and whether pets are allowed.
  tip: Give tenants a printed card with the repair number and a short note that friends looking for a place are welcome to call.
  tip: Describe the apartment, never the tenant you’d like; fair housing rules cover your ads, and a good floor plan does more anyway.
property developer > To put up buildings that people want to move into and neighbors can live with.
  people: buyers looking for a new home or office; investors who want to see the numbers early; cities and landowners with a lot to build on
  who: Buyers who follow a project for months before signing, investors with a longer view, and the city staff and neighbors who weigh in on it.
  mind: They want firm dates, readable plans and a straight reply about traffic, shade and construction noise.
  lines: Built with the street in mind | From empty lot to open door | New addresses, good neighbors | Something good on the corner | Drawn, permitted, built | Move in where nothing stood
  tip: Put a board on the site fence with a clear drawing, the expected dates and a web address that shows the floor plans.
  tip: Post one site photo from the same spot every month; buyers and neighbors both like to watch a building rise.
  tip: Hold an evening meeting for the street before the hearing, with coffee and large printed drawings, and write down what people ask.
  tip: If you have finished projects, photograph them as they look today, with curtains up and bikes outside, and show those beside the renderings.
  tip: Give real estate brokers in the area a short fact sheet with sizes, prices and delivery dates, and update it as soon as anything changes.
home staging > To help buyers picture themselves living there from the first step inside.
  people: sellers who are about to list; real estate agents with photos booked for next week; owners of empty houses that feel cold
  who: Homeowners preparing to sell, usually on an agent’s advice, along with agents, flippers and builders who come back with each new listing.
  mind: They want a quicker sale without a remodel, and they feel uneasy when strangers judge their living room.
  lines: Set the room, sell the house | Fewer chairs, more light | Ready for the first showing | Let buyers picture the sofa | Dressed for the open house | Make the hallway count
  tip: Post before-and-after pictures taken from the same corner in the same light, with the owner’s okay and the address left out.
  tip: Ask to speak for ten minutes at a brokerage’s weekly sales meeting, and leave a one-page list of what you can do in a day.
  tip: Print a walk-through checklist that agents can hand to sellers, with the hallway first and your name at the bottom.
  tip: Say on your site whether you use the owner’s furniture, bring your own or both, and how long the pieces stay.
  tip: Team up with a listing photographer; each shoot of a room you set gives you both pictures to show.
home inspector > To tell buyers in plain words what condition a house is really in.
  people: buyers with an accepted offer and a deadline; sellers who want to know before they list; owners who suspect trouble behind the wall
  who: Mostly homebuyers, many of them first-timers, who have a few days between the offer and the deadline and take names from an agent or friends.
  mind: They fear the expensive surprise, and they want someone who has no reason to please the seller.
  lines: Look before you sign | Up the ladder, under the floor | Know what you’re buying | A flashlight before the closing | Plain words about any house | Someone should check the attic
  tip: Put a sample report on your website with the address removed, so buyers can see how you write and what you photograph.
  tip: Post one finding a week, such as missing flashing or a loose outlet, explain in two lines why it matters, and leave the house unnamed.
  tip: Tell callers how soon you can come and when the report arrives; both belong in your first line.
  tip: Introduce yourself to real estate attorneys, mortgage brokers and first-time buyer classes, so your name doesn’t come only from agents.
  tip: Invite clients to walk along for the last half hour, and say so when they book; many don’t know they may come.
property appraiser > To put an honest, well-explained value on a home or a building.
  people: lenders who have to rely on a report; heirs and couples dividing what they own; owners who question a tax assessment
  who: Banks and attorneys who order regularly, and private owners who need an appraisal once or twice in a lifetime, around a death, divorce, sale or tax bill.
  mind: They look for a number that stands up to questions, from someone who gains nothing by it.
  lines: What it’s worth, and why | A value with its reasons | Measured, compared, explained | One house, one fair number | Numbers that hold up | The worth of it, on paper
  tip: List the occasions you appraise for, such as estates, divorces, tax appeals and mortgages, each with what owners should have ready.
  tip: Introduce yourself to estate and divorce attorneys, accountants and trust officers in your county; private work often starts on their desks.
  tip: Explain in plain words how an appraisal differs from a website estimate and an agent’s opinion, since nearly every caller asks.
  tip: Keep hints about a high or low value out of every ad and call; state your license, your counties and your turnaround time instead.
  tip: Publish the county’s appeal deadline when assessments go out, with a short note on when an appraisal helps and when it doesn’t.
cash home buyer > To make a fair, clear offer on a house whose owner needs to move on.
  people: heirs with a house in another state; owners who need to sell by a certain date; landlords who are tired of repairs
  who: Mostly owners of older or inherited houses, often dealing with a death, a divorce, debt or a move, who weigh a quick sale against listing.
  mind: They are under pressure and wary of tricks, and they want time to read the offer.
  lines: Sell it as it is | Leave the repairs to the buyer | Pick your closing date | No showings, no painting | A clear offer on paper | Done with the old house
  tip: Show on the first page how you reach an offer, with a worked example that shows repairs, costs and your margin.
  tip: Tell sellers plainly when listing with an agent would likely bring them more; people send friends to a buyer who says that.
  tip: Get to know probate attorneys, estate sale companies and senior move managers, who meet owners of unwanted houses all the time.
  tip: Write letters that sound like a neighbor, signed with a real name and number, and leave out “final notice” tricks and fake deadlines.
  tip: After closing, ask sellers if they’d say a few words about how it went, and publish those with first names only.
home builder > To build houses that fit how people live, and to keep owners informed all the way.
  people: families building for the first time; owners of a lot and a folder of sketches; people who searched for a house and found none that fit
  who: Mostly households in their thirties to sixties who own land or are looking for it, talk to several builders and take months to decide.
  mind: They fear a budget that runs away and a builder who stops calling back.
  lines: A house drawn around your days | Start with the kitchen table | Your lot, your floor plan | The house you kept sketching | Room for everyone’s boots | Framed, roofed and moved into
  tip: Film a two-minute walk through a house at the framing stage, and point out what will disappear behind the drywall.
  tip: Ask a client whether you may hold an open house on the Saturday before move-in, and put signs at the corner.
  tip: Plant a sturdy sign at every site, with the phone number that a driver can read at thirty miles an hour.
  tip: Publish a plain timeline from first meeting to keys, showing which decisions fall when and what can delay them.
  tip: Meet the agents who sell lots and the lenders who write construction loans; both talk to people before they choose a builder.
tiny house builder > To fit a whole comfortable home into a very small space.
  people: people who want a home without a big mortgage; owners with room for a guest house in the yard; couples ready to live with less
  who: Often singles, couples and retirees who have watched a great many videos, plus landowners who want a guest house, rental or home office.
  mind: They long for lower bills and fewer things, and they worry about permits, parking and resale.
  lines: Small house, full life | Less to clean, more to do | Everything has a drawer | Big enough for what counts | A home that fits the driveway | Live lighter, sleep well
  tip: Film a one-take tour from the door to the bed, opening each drawer and folding out the table as if someone lived there.
  tip: Write a page on what your county allows, on wheels and on a foundation, because zoning is what stops most people.
  tip: If you have a finished model, rent it out for single nights; few people buy two hundred square feet from a picture.
  tip: Publish floor plans with real measurements, including the bed, the headroom and the water heater, next to each set of photos.
  tip: Park a house at a home show or county fair, and let visitors sit inside for as long as they like.
translation agency > To carry every text into another language without losing meaning, tone or detail.
  people: companies selling abroad; law firms with contracts in two languages; people who need a birth certificate translated
  who: Marketing, legal and technical staff who order regularly under deadline, and individuals with official papers, usually by email and from anywhere.
  mind: They can’t judge the finished text themselves, so they look for care, secrecy and a clear price.
  lines: Same meaning, new language | It reads as if written there | Two languages, one meaning | Right word, right tone | Contracts, manuals, certificates | Say it properly abroad
  tip: Name your languages and subjects on the first screen, such as patents, manuals or certificates, before you say anything about yourself.
  tip: Show one tricky sentence a week in two versions, a literal one and a right one, and explain the difference for everybody else.
  tip: State which documents you can certify, what that certificate says and how to send a scan safely; private clients ask this first.
  tip: Write to immigration attorneys, export offices and chambers of commerce with a short price sheet they can pass on.
  tip: Offer companies with a foreign-language website a reading of one page, and point out gently where readers there would stumble.
interpreter > To let two sides talk as if they shared a language.
  people: courts and law firms with witnesses to hear; clinics whose patients speak another language; companies hosting visitors from overseas
  who: Court clerks, clinic schedulers, event planners and export managers who often book on short notice, for a room or a video call, and come back.
  mind: They need accuracy, discretion and punctuality, and they have no way to check a single sentence.
  lines: Every word across the table | Heard in both languages | Speak freely, be understood | In the room, between two languages | Two voices, one conversation | Say it in your own language
  tip: List your languages, settings and any certifications, and whether you work in person, by phone or by video, so a scheduler can decide quickly.
  tip: Send court coordinators and hospital language services a one-page profile with your availability and how far you travel.
  tip: Publish a short guide on working with an interpreter: where to sit, how long to speak, what to send beforehand.
  tip: Keep your entry in the professional association’s directory current, with the credentials you hold spelled out in full.
  tip: Never use a case as an example; ask a few regular clients for a sentence about punctuality and calm instead.
`);
