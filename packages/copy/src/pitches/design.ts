import { pitchesOf } from './pitch-list.ts';

/** Words, design and art. */
export const design = pitchesOf(`
animation studio > To make hard things easy to follow by drawing them in motion.
  people: companies with something hard to explain; museums, schools and health programs; agencies and producers with a storyboard
  who: Marketing and training teams, producers, agencies and public institutions who commission one film or a small series and need it by a date.
  mind: They want a film that’s clear and a little charming, and they worry about changes that come too late.
  lines: Draw it and they’ll get it | Frame by frame, it makes sense | If you can’t film it, draw it | Ideas that move | A minute that explains a lot | Watch the idea walk
  tip: Post a five-second loop from a sketch to the finished frame, and name the step that took longest.
  tip: Explain your stages on one page, script, storyboard, style frames and animation, and mark where changes still cost little.
  tip: Pick a question everyone in town asks, such as how recycling works, and answer it in a thirty-second sample film.
  tip: Give price ranges per minute for simple, medium and rich styles, so a marketing team can write a budget.
  tip: Enter finished films in festivals and trade showcases with the client’s consent, and list the screenings on your site.
copywriter > To find the words that tell readers what they want to know.
  people: owners who stare at an empty page; marketing teams with a launch ahead; designers who need text that fits
  who: Small-business owners, marketing managers, agencies and web designers who come with a website, a brochure or a campaign, and return for the next.
  mind: They know their trade too well to explain it simply, and they don’t want to sound like everybody else.
  lines: Say it so people read on | Fewer words, better ones | Plain words, well chosen | The line people repeat | A cure for the blank page | Commas in the right place
  tip: Take one clumsy public notice or menu a week, rewrite it kindly without names and post both versions.
  tip: Publish a price for three fixed jobs, such as a homepage, an about page and a flyer, with the number of revisions.
  tip: Meet web designers and photographers who keep waiting for clients’ text, and offer them a quick turnaround.
  tip: Put a short questionnaire online that clients can fill in before you talk; it brings better facts and filters the merely curious.
  tip: Rewrite your own homepage until a stranger can say in ten seconds who you write for; then ask a few strangers.
graphic designer > To make printed and digital things that people notice, read and understand.
  people: businesses that need a logo, a menu or a flyer; organizations with a report to publish; event planners with posters to fill walls
  who: Small-business owners, nonprofits, cultural venues and marketing teams, often nearby or referred, who come with a deadline and a pile of material.
  mind: They hope to look professional, and they can’t always say why the current version doesn’t work.
  lines: Put the main thing first | Good type, fewer words | Made to be read | Nice to look at, easy to use | Posters worth stopping for | Messy draft in, clean page out
  tip: Show the finished piece in use, the menu on the table or the poster in the rain, with the client’s okay.
  tip: Post a page before and after, with three arrows that say what moved and why it reads better now.
  tip: Tell clients which files they’ll get and who owns them; it’s the question that comes up after every final invoice.
  tip: Offer a theater, food bank or youth league nearby one poster at a fair price, with your name in small type.
  tip: Leave a stack of well-made postcards at the print shop; owners stand there with bad files and need someone.
branding studio > To help companies look and sound like who they really are.
  people: founders about to launch; companies that have outgrown their old logo; firms joining under a new name
  who: Founders, owners and marketing directors who rarely rebrand, compare a handful of studios and need several people to agree.
  mind: They fear a pretty logo that means nothing, and an endless debate in the conference room.
  lines: Say who you are, simply | A name that holds up | Built to be remembered | The old logo can retire | A logo with a reason | Looks like you, finally
  tip: Tell one project as a short case: what the company couldn’t explain before, what was chosen and what was thrown away.
  tip: Publish the questions you ask in a first workshop; serious clients start answering them on their own.
  tip: Show a mark on a truck, a receipt and a phone icon in one picture, because clients need to see it survive.
  tip: Introduce yourself to business attorneys, accelerators and accountants, who hear about new companies and mergers first.
  tip: Describe the phases, the people you need in the room and the decisions at each step, so nobody fears an endless process.
marketing agency > To bring clients’ offers to the people who need them, and count what came of it.
  people: owners who’d like more of the right customers; companies launching a product; marketing managers short on hands
  who: Owners and marketing leads of small and midsize firms, often in the same region or field, who sign for a few months and want reports.
  mind: They have spent money on ads that did nothing, and they want someone who’ll show the figures.
  lines: Say it to the right people | One message, many places | Count what comes back | A plan before the ad | Make the phone ring | Tried, measured, improved
  tip: Write up one campaign with the goal, the cost and the result, including what failed, once the client approves it.
  tip: Offer a fixed-price review of a firm’s website, ads and reviews, delivered as two pages with five things to do first.
  tip: Pick two fields you know well and say so on the first screen; a dentist wants an agency that knows dentists.
  tip: Teach a free morning class at the chamber of commerce on one narrow subject, such as answering reviews or reading ad reports.
  tip: Show a sample monthly report, so prospects can see which numbers they’d get and in what kind of language.
social media agency > To keep a business present, friendly and answered on social media.
  people: owners with no time to post; restaurants, salons and shops with something to show daily; brands that get more comments than they can answer
  who: Owners and marketing leads of consumer businesses who’ve tried doing it alone, book by the month and talk by message more than by phone.
  mind: They feel guilty about a silent feed, and they’re wary of sounding fake or getting into fights.
  lines: Post like a person | The comments get answered | A month of posts, one meeting | Good pictures, quick replies | Feeds that sound human | Keep the conversation going
  tip: Show a client’s nine-picture grid before you started and three months later, if they agree, and add what changed.
  tip: Film how a month gets made in one morning: the list, the shoot and the calendar; owners underestimate how organized it is.
  tip: Give away a calendar of thirty plain post ideas for one trade, such as bakeries, and collect emails for the next.
  tip: State what you answer on a client’s behalf, during which hours and what gets passed on; prospects always ask.
  tip: Keep your own accounts as lively as you promise; prospects look there first, and a post from March says enough.
print shop > To get every job onto the right paper, sharp and on time.
  people: businesses with flyers and menus to print; students with a thesis due; clubs and event planners with a date on the calendar
  who: Small businesses, schools, churches, clubs and students, mostly within a short drive or by upload, who come back whenever something runs out.
  mind: They feel unsure about files, paper and colors, and they usually have a deadline.
  lines: Feel the paper first | Ink on paper, on time | Flyers by Friday | Proof it, then print it | Folded, trimmed and boxed | Two copies or two thousand
  tip: Make a sample book with a dozen papers and finishes, each marked with a typical use, and lend it to designers.
  tip: Put a one-page file checklist on your site, bleed, resolution, fonts and folds, in words that nonprinters understand.
  tip: Film a stack being cut or folded from close up; ten seconds of clean edges do well with no words at all.
  tip: Mail your business customers a note in early fall with the last order dates for calendars and holiday cards.
  tip: Print a small useful thing, such as a notepad with your number and hours, and slip it into every box.
screen printing studio > To print shirts that people keep wearing long after the event.
  people: schools and teams ordering by the dozen; bands and breweries with merch to sell; companies outfitting a crew
  who: Coaches, band members, shop owners, event organizers and office managers who order a few dozen to a few hundred, often with a date in mind.
  mind: They worry about cracked ink, odd sizes and boxes that arrive the day after the show.
  lines: Ink that outlasts the tour | Shirts people actually wear | Pull, flash, print, repeat | Good ink on a good shirt | Merch for the front table | One screen per color
  tip: Film a squeegee pull and the shirt lifting off the platen, and name the team or band that ordered it.
  tip: Post a shirt you printed next to the same one after thirty washes; it answers what everybody wonders about.
  tip: Explain minimums, the cost of each extra color and what artwork you need, with one worked example of fifty shirts.
  tip: Send the schools near you a size chart and an order form before each season, and offer to come with sample shirts.
  tip: Tuck a small printed swatch and a sticker into each order, with the reorder number on the back.
sign maker > To make signs that people notice and can read from a distance.
  people: shop owners about to open; contractors who want their vans lettered; property managers with doors to number
  who: Owners of shops, restaurants and trades, plus architects, landlords and event planners, mostly nearby, who need a sign before a certain day.
  mind: They want to be found without shouting, and they’re unsure about size, permits and how long it lasts.
  lines: Read it from across the street | Letters that work in the rain | Put your name up there | Big enough, bright enough | Get the storefront noticed | Signs, windows, vans and doors
  tip: Photograph each storefront from the far sidewalk before and after, if the owner agrees, and show both at the same size.
  tip: Put your name, small, on every van and banner you letter, if the client agrees, and park your own where people walk.
  tip: Write a page on what the city allows, which permits are needed and who files them, since every new shop asks.
  tip: Watch for “coming soon” papers in windows and new leases in town, and drop off a sketch with your card.
  tip: Make a table of letter height against reading distance, print it as a postcard and give it to architects and brokers.
letterpress and stationery studio > To print paper that people like to hold and want to keep.
  people: couples choosing wedding invitations; parents announcing a baby; professionals who want a card people keep
  who: Couples, new parents, gift buyers and small companies who care about paper, order months ahead for events and often ask for a sample first.
  mind: They think a first impression should have some weight, and they fear a misprinted date.
  lines: You can feel the ink | Paper with a bit of bite | Pressed, not just printed | For mail people open first | Good paper for good news | Invitations to keep in a drawer
  tip: Film the press closing on one sheet from the side, in slow motion, so viewers see the letters sink into the paper.
  tip: Offer a sample pack with three papers and two inks for a small price, and take it off the final order.
  tip: Lay out a timeline for couples: when to order, when to proof, when to mail and how many spares to add.
  tip: Bring printed suites to wedding planners, florists and calligraphers, and leave one they can show on their table.
  tip: Stock or sell a few ready-made cards at a bookstore or gift shop, with your studio named on the back.
architect > To design buildings that suit the people, the site and the budget.
  people: homeowners planning an addition or a new house; companies and schools that need more room; developers with a difficult lot
  who: Homeowners who may build only once, and owners, boards and developers who compare a few studios over months.
  mind: They worry about cost and permits, and they want someone who listens before drawing.
  lines: A house for the way you live | A house that catches the light | Drawn for people, built for years | Good rooms start on paper | The plan before the walls | Mornings, storage and light
  tip: Show one project from the first pencil sketch to the lived-in room, and mention the problem that shaped it.
  tip: Publish a plain guide to your phases and fees, and what a client decides at each; it’s the first thing people wonder.
  tip: Ask past clients to open their house for one Saturday tour, and invite builders, neighbors and people on your list.
  tip: Write up what the local code says about additions, backyard cottages or basements, because owners search for that long before an architect.
  tip: Get to know two contractors and a real estate agent who see difficult lots early, and send them your sheet of finished work.
interior designer > To plan rooms that work for the people who use them every day.
  people: homeowners whose living room never came together; couples who disagree about color; offices, clinics and restaurants planning new rooms
  who: Homeowners who are moving or remodeling, and owners of small businesses, mostly nearby, who find designers by pictures and referral.
  mind: They dread an expensive mistake, and they don’t want a room that looks like someone else’s.
  lines: A place for the keys, too | Rooms that finally work | Color, light and where to sit | Plan first, sofa later | Your things, better arranged | It only looks effortless
  tip: Post the floor plan beside the finished room, and point out one change, such as moving a door, that made the difference.
  tip: Offer a two-hour consultation at a fixed price, and list what people take home from it.
  tip: Answer the money question openly: how you charge, how purchases are handled and what a typical room involves.
  tip: Arrange with a tile, lighting or furniture showroom to hold advice hours one Saturday, and bring your samples.
  tip: Photograph homes without family pictures, mail or house numbers, and ask the clients in writing before a room goes online.
landscape architect > To plan outdoor places where people want to stay, now and in thirty years.
  people: cities with parks and squares to renew; schools, hospitals and campuses; developers and homeowners with land to shape
  who: Public agencies, institutions, architects, developers and some homeowners who work toward a hearing or a grant and decide in committees.
  mind: They think about upkeep, flooding and access for everyone, and they want a plan the neighbors will back.
  lines: Shade you can plan for | Parks for a hundred summers | Where the path wants to go | Drawn with rain in mind | Benches, trees and room to play | Plant now, sit here later
  tip: Revisit a finished site each season from the same spot, and show how it grows in a series of four pictures.
  tip: Bring large drawings and sticky notes to a farmers market, and let people mark what’s missing from a square or park.
  tip: Keep a one-page sheet per project with size, client, budget range and plants for architects who need a partner on a bid.
  tip: Explain in plain words how your designs handle stormwater, since cities and boards now ask about it at the start.
  tip: Lead a short walk through a public place you planned or admire, tell the reasons behind it and invite council members.
fashion designer > To make clothes that fit, move well and get worn for years.
  people: shoppers who look for something they won’t see everywhere; boutiques choosing for next season; performers and brands that need a look
  who: Style-minded buyers who follow a few names online, boutique buyers who order a season ahead, and private clients for special pieces.
  mind: They care how cloth falls and feels, and they’d like to look the way they feel on a good day.
  lines: Cut to move | From sketch to sleeve | Wear it on a Monday | Cloth first, then the line | The third sample fits | Good seams, easy sleeves
  tip: Film a fitting from pinned paper to finished sleeve in half a minute, and let viewersinsurance agency see the mistakes.
  tip: Show each piece on at least two different bodies, with height and size, and mention the fabric and how to wash it.
  tip: Make a line sheet with sketches, wholesale prices and delivery dates, and take it to boutiques on a slow weekday morning.
  tip: Lend pieces to musicians, dancers or photographers whose work suits yours, and agree on credit beforehand.
  tip: Host a small studio evening with the sample rack, a mirror and a sign-up list for the first sizes.
product designer > To design things that people understand the first time they pick them up.
  people: start-ups with a rough prototype; manufacturers whose product is showing its age; inventors with an idea and a deadline
  who: Founders, product managers and engineers at firms of any size who need drawings, models and someone who speaks with the factory.
  mind: They want fewer returns and a product that can really be made, at a cost that leaves a margin.
  lines: It opens the way you’d expect | From foam model to factory | No manual needed | Handles, hinges and second thoughts | Good in the hand | Broken prototypes, better products
  tip: Line up the prototypes of one product, ugly ones included, in a single picture, and say what each one taught.
  tip: Film a stranger using the first model without help, with their consent, and show what you changed afterward.
  tip: Explain early how you handle confidentiality and who owns the design; inventors won’t speak until they know.
  tip: Give a talk at a maker space or engineering meetup about a single topic, such as designing for injection molding.
  tip: List the price and length of a first step, like a two-week concept study, so small companies dare to call.
textile and pattern designer > To draw patterns that brands can print and people want to live with.
  people: fashion and home brands planning a season; fabric and wallpaper makers; stationery and gift companies that need fresh designs
  who: Art directors, fabric buyers and makers who license or commission designs a season or more ahead, often after seeing a portfolio online or at a fair.
  mind: They search for a fresh hand, a clean repeat and colors that survive the printer.
  lines: Repeat after repeat | Stripes, petals and polka dots | By the yard, by the roll | Pattern for the whole sofa | Try it in another color | Find the seam if you can
  tip: Show each pattern both flat and on a mocked-up cushion, shirt or wall, with the repeat size written underneath.
  tip: Post a clip of a motif being painted and then tiled across the screen, so buyers see the hand behind the file.
  tip: Send a small, fresh collection to twelve fitting brands before their buying season, and keep those designs offline until they’ve answered.
  tip: Explain licensing, exclusive use and buyouts in three short paragraphs, since small brands often don’t know the difference.
  tip: Order a yard of your own design from a print-on-demand mill, and photograph what became of it.
exhibition stand builder > To build stands that stop visitors, go up in time and come down clean.
  people: exhibitors with a show on the calendar; marketing teams planning several trade shows; agencies that design but don’t build
  who: Marketing and event managers of companies that exhibit once or several times a year, who plan months ahead and call in a hurry.
  mind: They fear an empty booth, a late crate and a bill from the hall they never saw coming.
  lines: Up overnight, ready at nine | Make the aisle slow down | Crates, lights, walls, done | Built for three busy days | Stop them at the corner | A stand that packs up neatly
  tip: Film a build from bare concrete to opening in a sixty-second time-lapse, and name the hall and the hours it took.
  tip: Put a planning calendar on your website that counts back from opening day, with order deadlines for power, rigging and carpet.
  tip: Walk a trade show nearby on its last day, note whose stand leaks visitors and write to them the week after.
  tip: Photograph each stand twice, empty at dawn and full of people at eleven, if the exhibitor allows it.
  tip: List what’s reusable and how storage works; clients with several shows ask what the second one will cost.
illustrator > To draw what a text means, so readers see it at once.
  people: editors with a page to fill; publishers of children’s books; brands that want a drawing instead of a stock photo
  who: Art directors, editors, authors and small companies who find illustrators through portfolios, credits and colleagues, and work from anywhere by email.
  mind: They look for a hand they recognize, an idea and somebody who keeps the deadline.
  lines: Drawn to the point | For pages that need a picture | The text, plus something | Send the words, get the picture | Rough sketch, right idea | Ink, wit and a kept deadline
  tip: Keep fifteen strong pieces on the first page of your portfolio, of the kind you’d like to be asked for again.
  tip: Post a rough, a second rough and the final drawing of one job once it’s published, with two lines on the idea.
  tip: Mail a real postcard to twenty art directors twice a year; they pin up the ones they like.
  tip: Explain how sketches, changes and usage rights work, in plain words, for authors who’ve never hired an illustrator.
  tip: Draw something for the town, such as a map or a market poster, sign it clearly and let shops hang it.
fine artist > To make work that people can live with and keep looking at.
  people: collectors who like to meet the artist; couples with an empty wall; galleries and offices looking for work to show
  who: Private buyers from the region and beyond, often repeat collectors, plus galleries, designers and companies, who look for a long while before buying.
  mind: They buy what they can’t stop looking at, and they’re shy about asking the price.
  lines: Stand in front of it | For the wall you see each morning | Look longer | Come see it in daylight | Paint, patience and a bare wall | Hang it, live with it
  tip: Open the studio one weekend each season, hang prices where everyone can read them and put the kettle on.
  tip: Photograph each work straight on in even light, then once in a room, and always give the size and medium.
  tip: Write to your collectors before a show opens, with two pictures and the date, so they can look ahead of everyone else.
  tip: Record yourself explaining one decision in a piece, such as what was taken out, in under a minute.
  tip: Ask a café, bank or doctor’s office with good walls to hang six pieces for two months, with small labels.
sculptor > To make pieces that change as people walk around them.
  people: garden owners who want something that stays; towns, churches and companies with a space to fill; families choosing a memorial
  who: Private collectors, landscape designers, architects, towns and families, who often commission once, visit the studio and accept that it takes months.
  mind: They want to touch it, to know it will last outdoors or in, and to see a model before the real thing.
  lines: Walk around it once more | Stone takes its time | Something for the garden path | Bronze, stone and open air | Touch it, go ahead | Made for the place it stands
  tip: Film a slow turn around one piece in changing light, since a single picture can’t show what it does.
  tip: Post the stages of a commission, drawing, clay model, rough block and finished piece, when the client agrees.
  tip: Place a piece in a botanical garden, winery or library courtyard on loan, with a small plate that names you and the work.
  tip: Say what a commission involves: how a model is approved, how payments are spread, and who moves and installs it.
  tip: Watch your city’s and state’s public art calls, keep a ten-image portfolio ready and apply to the ones that suit your scale.
tattoo studio > To put good drawings on skin, cleanly and with time to talk first.
  people: people planning their first tattoo; collectors adding another piece; people who want an old one covered
  who: Adults from all walks of life, many between their twenties and forties, who follow artists online for months before asking for a date.
  mind: They care about the drawing and the hygiene, and they’re nervous about pain, placement and changing their mind.
  lines: Sit down, talk it over | Ink you’ll still like | Drawn for your skin | Think it over, then ink it | Cover the one you regret | Fine lines, clean needles
  tip: Post healed pictures next to fresh ones, with the client’s consent; people know that new ink always looks sharp.
  tip: Explain booking in order: idea, consultation, deposit, drawing, session, aftercare; and say what to eat and wear that day.
  tip: Sort the portfolio by artist and style, so that nobody asks a fine-line specialist for a color portrait.
  tip: Show how stations get cleaned, wrapped and set up in a short clip, and state the license on your site if you need one.
  tip: Print an aftercare card with washing, sun and swimming rules and the studio’s number, and hand it over at the end.
calligrapher > To write names and words by hand so that people stop and read them twice.
  people: couples addressing wedding envelopes; companies sending invitations that matter; schools and clubs with certificates to fill
  who: Couples, event planners, stationers, brands and institutions who order for a date, in batches, and send a spreadsheet of names.
  mind: They want each name spelled right and spaced well, and they know there isn’t time to do it over.
  lines: Your guests’ names, by hand | Steady hand, wet ink | Envelopes nobody throws away | Every name spelled right | Nib, ink and good paper | Written, not typed
  tip: Film one envelope being addressed from above, pen sounds left in, with a made-up name and street.
  tip: List prices per envelope, place card and certificate, with lead times and how many spare envelopes to send.
  tip: Offer the spreadsheet template that you like names to arrive in, and put it on your site for anyone to use.
  tip: Write names on gift tags or bottles at a boutique on a Saturday in December, and let people watch.
  tip: Show planners and stationers the same name in your four hands, from formal to loose, on one card they can keep.
mural and street artist > To turn blank walls into pictures that people walking by are glad to see.
  people: café and shop owners with a dull side wall; schools and cities planning public art; companies that want color in the office
  who: Business owners, school principals, arts councils, developers and landlords, usually in the region, who see a wall first and then look for the painter.
  mind: They hope for a picture the neighbors will like, a clear price per wall and paint that lasts.
  lines: Give that wall a face | Big brushes, bigger walls | Color for the whole block | Meet you by the mural | Paint the side nobody looks at | The corner worth a detour
  tip: Set up a camera on a tripod across the street, and turn a week of painting into a thirty-second film.
  tip: Draw your sketch onto a photo of the owner’s real wall before the first meeting; most decide when they see it.
  tip: Explain how price depends on size, surface, height and weather, and who takes care of permits and lifts.
  tip: Sign the wall legibly with a name people can search, and ask the owner to keep a stack of your cards inside.
  tip: Apply for the city’s mural program, and show a neighborhood association three finished walls in five minutes.
author > To write books that readers don’t want to put down or give away.
  people: readers who follow a voice from book to book; book clubs choosing the next title; librarians and booksellers with a shelf to fill
  who: Readers, many of them book club members and library users, who choose by word of mouth, covers and first pages.
  mind: They love to be taken somewhere, and they enjoy knowing a little about how a book came to be.
  lines: Turn the page | Start with the first line | Good company between two covers | One more chapter, then sleep | For the nightstand pile | Read past your bedtime
  tip: Put the first chapter on your site, free to read, with buttons to a few stores underneath.
  tip: Send a short letter to your mailing list once a month with one thing about the work that isn’t online elsewhere.
  tip: Offer to visit book clubs in person or by video for half an hour, and include ten questions they can use.
  tip: Introduce yourself to the bookseller and the librarian nearest you, leave a copy and offer to sign stock.
  tip: Show the messy side: a crossed-out page, an outline spread across the floor, a title that got thrown out.
publisher > To find good manuscripts and get them into readers’ hands.
  people: readers who trust a small shelf of good names; booksellers and librarians choosing for their customers; authors looking for a house
  who: Readers of the house’s subjects, bookstores, libraries, teachers and reviewers, who choose by reviews, catalogs and recommendations.
  mind: They trust an editor’s eye, and they like a book that looks and feels as if somebody cared.
  lines: Read, edited, printed, loved | Good books find their readers | Pick one off the list | New pages every season | It starts with one good sentence | Books chosen by people
  tip: Let each editor record one minute on why a manuscript was taken, and post it in publication week.
  tip: Show three rejected covers beside the final one, with the designer’s okay, and ask readers which they’d have picked.
  tip: Send advance copies with a handwritten line to thirty booksellers who’ve liked similar titles, instead of three hundred strangers.
  tip: Write your submission rules so that authors know what you take, when you read and when to expect a reply.
  tip: Make a reading group sheet for each title with questions and a page about the author, and offer it to libraries.
comic artist > To tell stories in pictures that readers go back and look at again.
  people: readers who follow a series; collectors who like signed books; editors and companies that need a story drawn
  who: Comic readers from teens to lifelong collectors, who find work online, at conventions and in comic shops, and support the artists they like.
  mind: They love a face that’s right, a joke that lands and seeing how a page is made.
  lines: Read it, then look again | Panels with good timing | One page more before bed | Drawn by hand, read in minutes | Between the panels, everything | Ink, jokes and deadlines
  tip: Post a page in three stages, scribble, ink and color, on the same day each week, so that readers know when to look.
  tip: Table at a small convention or zine fair with one cheap mini comic, a sketch price list and a mailing list.
  tip: Ask two comic shops whether you can sign on new-comics day, and bring a poster for their window.
  tip: Offer a short free comic that stands on its own, and end it with where the longer story can be bought.
  tip: Say clearly whether you take commissions, with page rates for companies and prices for private sketches.
`);
