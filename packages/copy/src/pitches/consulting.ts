import { pitchesOf } from './pitch-list.ts';

/** Consultants. */
export const consulting = pitchesOf(`
strategy consultant > To help leaders choose what to do, what to stop and where the money is made.
  people: chief executives facing a change in their market; family owners planning the next generation’s move; boards that want an outside view
  who: Executives, owners and boards of midsize to large organizations, usually starting with a question that has come up for a year.
  mind: They respect candor, numbers and choices, and they’re wary of slides that could fit anyone.
  lines: What won’t you do? | Fewer plans, better bets | Ask the hard question first | Where is the money made? | Choose, then say no | Hopes next to the numbers
  tip: Publish one page on a choice a known company made, with the figures and what it gave up.
  tip: Describe a project in weeks, from first interviews to decision, and what the client’s people have to do.
  tip: Name the questions you take and the ones you send to others; narrow beats broad with boards.
  tip: Invite five executives from different fields to breakfast each season for one topic and no slides.
  tip: Get each client’s okay on a case in two sentences: the question, the decision. Leave out the growth chart.
management consultant > To show how work really flows in a company and make the next Monday easier.
  people: managers of teams that are busy and behind; owners of companies that grew too quickly; public bodies with slow processes
  who: Department heads, owners and executives of midsize to large organizations, often after a failed project, a merger or a jump in orders.
  mind: They have seen reports gather dust, and they want change that sticks with the staff.
  lines: Ask the people who do it | Fewer meetings, more done | From desk to desk, with fewer stops | A plan that survives Monday | Busy isn’t the same as moving | Follow the work
  tip: Draw a real process, such as an order or a sick note, before and after, with roles in place of names.
  tip: Sell a two-day look at a fixed price, with interviews and a one-page finding at the end.
  tip: Explain how you involve staff and what they’re told, because employees search your name the day you arrive.
  tip: Speak at an industry group on meetings, handovers or forms, and bring a stopwatch.
  tip: Return after six months, ask what’s still in use, and publish that with the client’s consent.
it consultant > To help companies pick, connect and retire systems so that the work gets easier.
  people: small companies whose programs don’t talk to each other; managers choosing new software; owners whose IT person just left
  who: Owners, operations managers and heads of IT, mostly in companies of ten to several hundred people, planning a change or after a breakdown.
  mind: They fear a big bill for the wrong system, and they want someone without a product to push.
  lines: Ask about the work first | Systems that talk to each other | Map it before you buy it | Switch something off | Fewer logins, fewer surprises | The right system, or none
  tip: Say in plain words whether you earn commission on software, and what that means for your advice.
  tip: Publish a one-page inventory sheet that an owner can fill in before the first call.
  tip: Write a comparison of three systems for one trade you know, such as clinics or wholesalers, and date it.
  tip: Tell the story of one system switched off, without the client’s name: what was dropped, what it saved and who complained.
  tip: Get on good terms with accountants, office movers and phone installers, who see offices at the moment of change.
cybersecurity consultant > To tell organizations where an attack would land first and what to mend in which order.
  people: companies filling in a customer’s security questionnaire; managers preparing for an audit or certification; directors who want a second pair of eyes
  who: Executives, compliance officers and IT leads in midsize or regulated organizations, mostly planning budgets or answering an insurer or a customer.
  mind: They need a ranked list they can defend, and they’re tired of fear as a sales pitch.
  lines: Where would they hit first? | A list in order of danger | Honest answers for the questionnaire | Train the people, test the doors | Plan for the bad Tuesday | Know your gaps, fix the big one
  tip: Publish a two-page sample report from an invented company, ranked by damage and effort.
  tip: Run a tabletop hour in which managers talk through a ransom note, and send them a written list afterward.
  tip: Explain scope, written permission and what happens to the data you see in any test.
  tip: Break down one insurer’s or customer’s questionnaire, question by question, in words a manager understands.
  tip: Speak to bankers, auditors and lawyers’ groups, who recommend someone when a client asks if they’re safe.
data analytics consultant > To turn a good question and messy data into an answer people can act on.
  people: managers with many reports and no answer; online sellers and chains with data in several systems; nonprofits that must show results
  who: Heads of sales, finance or operations in small to large companies, often after two departments brought two numbers to one meeting.
  mind: They want one number everyone accepts, and a chart they can explain upstairs.
  lines: A good question, a clean answer | Same number in every meeting | Definitions first, charts later | The chart people read | What do you want to know? | Rows, columns, reasons
  tip: Take a public data set from your region, answer one everyday question with a single chart, and post it monthly.
  tip: Show a page on how one metric, such as active customer, gets defined, and what changes if it isn’t.
  tip: Begin with a fixed-price project that ends in a single decision, and say what data you’d need.
  tip: Explain where client data is stored, who sees it and when it’s deleted.
  tip: Present at a meetup or chamber lunch on a chart that misled people, and bring the corrected one.
market research agency > To ask the right people simple questions and report honestly what they do and want.
  people: product managers before a launch; brands wondering why sales changed; nonprofits and cities that need to hear the public
  who: Marketing, product and policy teams in midsize to large organizations, usually with a decision date and a fixed budget.
  mind: They need findings they can defend, and they hope they won’t hear only what they like.
  lines: Ask first, launch later | What do people really buy? | Simple questions, honest counts | Look over the shopper’s shoulder | The no that saves a launch | Hear it from the people who pay
  tip: Run a small survey of your own each quarter on an everyday topic, with method and sample beside the result.
  tip: Explain when five interviews are enough and when they aren’t, with a price range for each.
  tip: Publish one question asked badly and well, and what each version would have found.
  tip: Recruit test participants openly, with pay, time and privacy terms on a page they can trust.
  tip: Brief product or trade associations for twenty minutes on one finding from your field, and hand out the table.
marketing consultant > To find out who buys, why they buy, and which two things deserve the budget.
  people: owners who’ve tried a bit of everything; companies launching a service or moving to a new area; managers who run ads without knowing if they work
  who: Mostly owners and managers of small to midsize companies, often after a slow season or a disappointing campaign.
  mind: They have had enough sales calls, and they’d pay for a straight opinion.
  lines: Who buys, and why? | Two things, done properly | Stop this, try that | No ads to sell | A plan for a small budget | Fewer channels, more customers
  tip: Write up one decision to stop something, with what it cost and what replaced it, approved by the client.
  tip: Put together a fixed-price half day in which you call five of an owner’s customers and report what they said.
  tip: Give a workshop at a chamber of commerce where each owner leaves with one sentence about who buys.
  tip: State that you take no commission from agencies or media, if that’s true, on the first page.
  tip: Post a small-budget plan for one trade each month, such as a dentist or a hardware store, with prices.
public affairs consultant > To help organizations be heard by those who decide, with facts and in time.
  people: trade associations facing a new rule; companies with a permit or public issue at stake; nonprofits and cities seeking support
  who: Executives, association heads and communications leads, mostly ahead of a bill, a hearing, a budget or an election.
  mind: They need access done properly, fear a headline, and want someone who tells them when to wait.
  lines: Early facts for public decisions | Facts, timing, the right door | Be heard before the vote | Know who decides, and when | A good case deserves a listener | Public questions, clear answers
  tip: Publish a calendar of sessions, comment periods and budget dates where your clients work, and keep it current.
  tip: State your registrations and how you disclose clients; openness answers the first doubt.
  tip: Write a two-page explainer on one bill: who’s affected, what’s asked, what each side says.
  tip: Brief association boards once a quarter in half an hour, with a map of who’s who on a committee.
  tip: Describe methods and outcomes only where clients and rules allow, and never imply influence over an official.
sustainability consultant > To measure what a company causes, report it honestly and cut where it counts.
  people: suppliers asked for emissions data; companies preparing their first sustainability report; owners who want to cut energy and waste
  who: Managers of operations, finance or sustainability in midsize and larger companies, mostly prompted by a customer, bank or law.
  mind: They want numbers that hold up, and they’re afraid of being accused of pretending.
  lines: Measure, then mend | Numbers before slogans | Find the few things that matter | Greener, with a paper trail | Cut what counts | Report what’s true
  tip: Explain scopes one, two and three with a single loaf of bread or shirt, in half a page.
  tip: Publish a list of data that a first carbon footprint needs, so that a controller can start collecting.
  tip: Show one measure with cost, saving and payback, checked with the client, and skip pictures of leaves.
  tip: Speak to suppliers’ groups of one large buyer about the questionnaire they all receive.
  tip: Review your own claims against the rules on green marketing, and put your own footprint online.
environmental consultant > To find out what’s in the soil, water and habitat before anyone builds or buys.
  people: developers and builders before a purchase or permit; lenders and lawyers checking a property; plant owners with a spill or old tanks
  who: Project managers, property owners, lenders and public agencies, mostly in one region, with a permit or closing date in view.
  mind: They dread a surprise that stops the job, and they need a report the agency accepts.
  lines: Ask the soil first | Know what’s under the parking lot | Samples, maps, clear answers | Before you dig, before you buy | Wetlands, wells and old tanks | A report the agency can use
  tip: Write a page per trigger: buying an old gas station, building near a wetland, closing a plant, a spill at night.
  tip: Explain the steps from a records search to borings with time ranges, and roughly what each one costs.
  tip: Photograph sampling gear, cores and jars on a tailgate, without showing the client’s site.
  tip: Stay close to commercial lenders, real estate attorneys and civil engineers, who order the first study.
  tip: Publish seasonal limits, such as nesting or survey windows, as a calendar developers can pin up.
energy consultant > To find where a building or plant wastes power and what’s worth fixing first.
  people: building owners and managers with rising bills; plants and warehouses with big motors; schools, churches and cities with old equipment
  who: Facility managers, owners and finance heads, mostly of sites with large bills, who act at budget time or after a price jump.
  mind: They like savings they can check, and they doubt anybody who also sells the equipment.
  lines: Find the old pump | Where do the kilowatts go? | Read the bill, walk the building | Less waste on the meter | Rates compared, leaks found | Savings you can meter
  tip: Explain how to read a commercial bill in one marked-up picture: demand, usage, rate, surcharges.
  tip: Post an infrared picture of one everyday loss, such as a dock door, with an estimate of its yearly cost.
  tip: List rebates and deadlines in your utility’s area, and note when they run out.
  tip: Give every walk-through a written list in three groups: no cost, low cost, needs a plan.
  tip: Return to finished projects after a year of bills, and publish expected and actual savings side by side.
engineering consultant > To give owners and builders sound calculations and clear answers, signed by someone who’s looked closely.
  people: homeowners and buyers worried about a crack; architects and contractors who need calculations; plants and cities with aging structures
  who: Property owners, architects, builders and public agencies, who call about a wall, a permit, a failure or a new design.
  mind: They hope for a clear yes or no with reasons, and for a name behind it.
  lines: Is it paint or the building? | Measured, checked, signed | Can this wall come out? | Numbers a builder can use | A stamp with a name | Loads, cracks, straight answers
  tip: Publish a guide to photographing a crack, with a ruler, the room and the outside, for people asking by email.
  tip: Explain site visit, calculation and stamped drawing as three steps with prices or ranges.
  tip: Show one detail each month, such as a beam in place of a wall, as sketch and finished photo, with the owner’s okay.
  tip: Visit contractors and architects and ask which drawings hold them up; offer a turnaround time for that.
  tip: State licenses by state and the fields you don’t cover, so that a roofer calls the right office.
land surveyor > To show owners exactly where their land begins and ends, on paper and on the ground.
  people: homeowners planning a fence, garage or addition; buyers, title companies and lawyers before a closing; builders and developers dividing land
  who: Property owners, builders, attorneys and towns within driving range, calling before a sale, a permit or an argument.
  mind: They look for a line that stands up in court and ends the talk with the neighbor.
  lines: Corners first, fence second | Find the pin | Your side of the hedge | Deeds, stakes, straight lines | Know where it ends | Good fences start with a survey
  tip: Explain the kinds of surveys, such as boundary, topographic and mortgage, with who needs which.
  tip: Post an old pin, stone or blazed tree found in the field each month, with the year of the deed if it’s public.
  tip: Print a door hanger for neighbors about who’s measuring, why, and how to ask a question.
  tip: Leave cards with fence builders, pool installers and the permit counter, where people ask about the line.
  tip: List what to dig out before calling: deed, plat, old survey, address, and the reason for the work.
appraiser > To say what a thing is worth, for whom and why, in a report anyone can follow.
  people: heirs dividing an estate; lenders, courts and insurers who need a figure; owners selling or insuring property or valuables
  who: Individuals, attorneys, lenders and insurers, usually with a sale, a divorce, a loss or a tax date in view.
  mind: They suspect every figure that isn’t theirs, and they want a method they can check.
  lines: What’s it worth, and to whom? | The figure and how it got there | Fair value, shown step by step | Before it’s sold or split | A number both sides can read | Look closely, then name a value
  tip: Explain market, insurance and estate value with one object or house, and why the three differ.
  tip: List your fields and credentials, and turn away what you don’t know; lawyers notice both.
  tip: Put together a page on what to have ready, from deeds or receipts to pictures, and how long a report takes.
  tip: Introduce yourself to estate lawyers, insurance agents and divorce mediators with a redacted sample.
  tip: State that your fee doesn’t depend on the value you find, and that you don’t buy what you appraise, if so.
safety consultant > To find the hazards everyone walks past and train people to speak up.
  people: plant and warehouse managers; contractors with crews on several sites; offices, schools and clinics with training to renew
  who: Operations and HR managers in companies where people lift, climb, drive or handle chemicals, calling before an inspection or after a scare.
  mind: They want everyone home in one piece, and they fear fines and eye-rolling crews.
  lines: Fix the ladder first | Everyone home for dinner | Fresh eyes on the floor | Speak up before it slips | Short training, fewer close calls | Before the inspector knocks
  tip: Post a hazard of the week as a staged picture, and let readers guess what’s wrong.
  tip: Offer a one-hour floor walk with the five most urgent items in writing by the next day.
  tip: Print toolbox talk cards for one season, such as heat or ice, that a foreman can read in three minutes.
  tip: List the trainings you give with length, language and how often they must be renewed.
  tip: Get to know insurance agents and trade associations; both see a company the week after an accident.
quality and compliance consultant > To write procedures people can follow and get companies ready for the audit.
  people: manufacturers seeking a certificate their customers demand; clinics, labs and food plants under inspection; suppliers who failed an audit
  who: Quality managers, owners and plant heads in regulated or certified industries, usually with an audit date on the calendar.
  mind: They hope to pass without theater, and they’re tired of binders nobody opens.
  lines: Say what’s done, do what’s said | Procedures in plain words | Ready before the auditor parks | One binder, and it’s true | Passed, and still in use | Findings, fixed
  tip: Rewrite one typical procedure from two pages to half a page, and publish both versions.
  tip: List the standards you know by number, with the industries, since buyers type the number.
  tip: Price a gap check in advance, and sort its findings into must, should and later.
  tip: Tell readers how a certification runs from first day to certificate, with the parts that only staff can do.
  tip: Speak at a supplier day or industry association on the three findings you see most.
supply chain consultant > To set stock, suppliers and schedules so that lines run and cash isn’t sitting on shelves.
  people: manufacturers waiting on late parts; retailers and wholesalers with full shelves and empty bins; growing brands importing their first containers
  who: Operations, purchasing and finance heads in companies that make or move goods, mostly after a shortage or a warehouse that overflowed.
  mind: They wish for fewer emergencies, and they distrust forecasts nobody on the floor believes.
  lines: Count the shelf, then call the supplier | The part that stops the line | Enough stock, and no more | Parts on time, cash in hand | Know your second supplier | Less panic in purchasing
  tip: Publish a spreadsheet template that flags slow stock and critical parts, with a five-line manual.
  tip: Write about one late part: how it was found, what it held up, what a second source cost.
  tip: Walk a warehouse with the manager before talking about software, and describe that first day on your website.
  tip: Follow port, freight and tariff news, and sum up each month what it means for one industry.
  tip: Speak to purchasing associations and lenders, who see full warehouses on the balance sheet.
customs broker > To get goods across the border with the right code, papers and duties, before they arrive.
  people: importers waiting on a container; online sellers bringing in small shipments; exporters sending machines or samples abroad
  who: Logistics managers and owners of companies that trade abroad, from first-timers to weekly shippers, calling with a ship already on its way.
  mind: They fear storage fees and wrong codes, and they want someone at the port to pick up.
  lines: Filed before it docks | The right code, the right form | Papers first, then the ship | Keep it moving at the border | Duties explained, goods released | Somebody at the port to call
  tip: Publish a checklist of documents by kind of goods, such as food, textiles, machines and samples.
  tip: Send clients a short note when tariffs or rules change, with the codes and the date they take effect.
  tip: Explain who’s the importer of record, what a bond is and when duty is due, for first-time importers.
  tip: Say how far ahead you need the papers, and what a day late usually costs in storage.
  tip: Stay in touch with freight forwarders, trade offices and banks that finance imports.
company formation agent > To get new companies registered in the right form, with the bank and tax papers ready.
  people: founders opening a shop, studio or online store; freelancers moving to a company; owners from abroad setting up a local company
  who: First-time and repeat founders of all ages, mostly online, in a hurry and comparing prices.
  mind: They itch to start selling, fear choosing the wrong form, and hate surprise fees.
  lines: Start on Monday, on paper too | The right form for your start | From idea to registration number | Papers done, doors open | Ask before you choose LLC | A company in order from day one
  tip: Compare the common legal forms in a table with liability, taxes, yearly duties and who each suits.
  tip: List the state fees apart from yours, and every yearly cost that follows.
  tip: Write out what the bank will ask for, since that’s where new companies get stuck.
  tip: Join accelerators, coworking spaces and the small business center, and answer questions for an hour a month.
  tip: Set a reminder service for annual reports and licenses, and mention it before founders ask.
grant writer > To turn good work into applications that answer every question and add up.
  people: nonprofits with a project and no time; schools, towns and museums looking for funding; researchers and small companies eligible for public programs
  who: Directors, program managers and owners of organizations with small staffs, usually weeks before a deadline.
  mind: They believe in their work, dread the forms, and want a frank view of the odds.
  lines: Forty questions, answered | Deadline first, then the story | Good work, well explained | Narrative, budget, submitted | Read the call, then write | For the money behind the forms
  tip: Publish a calendar of open calls in your fields, with deadlines and who’s eligible.
  tip: Say that you charge for work and not a share of the grant, if you follow that code.
  tip: Show a need statement before and after editing, invented or with permission.
  tip: Offer a go or no-go check of one call, with a yes, a no and the reasons, at a fixed fee.
  tip: Teach a short workshop on logic models or budgets at a community foundation, where applicants gather.
innovation consultant > To help teams try small ideas on real customers before betting big money.
  people: companies with ideas and no tests; research or product teams told to be bold; public bodies wanting better services
  who: Product, strategy and innovation heads in midsize to large organizations, often with a budget that ends in December.
  mind: They ask for proof before spending, and they dread workshops that end in sticky notes.
  lines: Try it small, then decide | Weeks, not wish lists | Drop it without shame | Real customers, early answers | From sticky note to first sale | A cheap no, a solid yes
  tip: Describe one dropped idea with what the test cost and what it saved, approved by the client.
  tip: Offer a four-week test with fixed price, one question and a decision on the last day.
  tip: Show a paper or cardboard prototype beside the finished thing, and what customers changed.
  tip: Run an open evening where companies bring a stuck idea and visitors play the customer.
  tip: Publish a page of questions to ask customers, and the ones that lead to polite lies.
agricultural consultant > To work out with farmers what each field needs, and put it in a plan they can use.
  people: crop and livestock farmers; vineyards, orchards and vegetable growers; landowners and lenders planning for a farm
  who: Farm owners and managers of all sizes in a region, from young successors to elders, mostly calling in winter or after a bad harvest.
  mind: They trust what they can dig up, and they’re wary of advice that comes with a product.
  lines: Turn over a spade of soil | Advice with mud on its boots | Your soil, your machines, your plan | Next season starts in the notes | Read the field, then the price | Dry year, steady plan
  tip: Hold a field walk with a spade at one farm each season, invite neighbors, and pass around the soil.
  tip: Send a short text in the growing season whenever weather, pests or prices call for action that week.
  tip: Say whether you sell seed, spray or equipment, because farmers ask that before anything.
  tip: Publish one trial result with the plot, the rain and the cost per acre, including when it failed.
  tip: Be at the co-op counter, the auction and the county fair, and leave your card at the feed store.
hospitality consultant > To find out why tables stay empty or service drags, and mend it with the staff.
  people: restaurant and café owners; hotels and inns with falling reviews; investors opening a new place
  who: Owners and managers of places to eat, drink or sleep, from single sites to small groups, calling in a slow month.
  mind: They feel tired, love the place, and will take the truth from someone who’s carried plates.
  lines: A fresh look at Friday night | Shorter lists, happier guests | Fuller tables, calmer kitchens | See it as a guest would | Why is table six empty? | Costs, comfort, common sense
  tip: Publish a plate-cost worksheet with one sample dish, and offer to check the three top sellers.
  tip: Visit as an anonymous guest on the owner’s behalf, and deliver a timeline from the door to the check.
  tip: Sort a place’s last fifty reviews by cause with the owner, and write an article about how you did it.
  tip: Stay close to suppliers, point-of-sale vendors and bankers, who see orders drop first.
  tip: Speak at the restaurant or lodging association on one fix, such as a shorter menu or a better schedule.
feng shui consultant > To make rooms feel settled by changing where things stand and how people move through them.
  people: people who sleep badly in a new home; shop and practice owners arranging their rooms; couples moving in or expecting a baby
  who: Adults of many ages at a move, a renovation or a restless time, often sent by friends or designers.
  mind: They sense something’s off, like small changes, and want reasons they can follow without believing everything.
  lines: Rearrange, rest, notice | Move the bed, breathe out | Move the lamp, change the mood | Clear the hall, then the head | A calmer corner to begin with | Light, doors, flow
  tip: Show a room before and after with what moved and why, and with the owner’s permission.
  tip: Explain your school or method and what happens in a visit, in words that would keep a skeptic reading.
  tip: Offer a one-room session by floor plan and video, with a short list to try for a month.
  tip: Pair with home organizers, interior designers and yoga studios for an evening on the entry hall.
  tip: Promise no health, money or luck, and let clients say in their own words how a room feels now.
`);
