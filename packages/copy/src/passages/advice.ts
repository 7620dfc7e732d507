import { passagesOf } from './passage-list.ts';

/** Consulting, law and real estate. */
export const advice = passagesOf(`
law firm > Bring the letter with you.
  Most people see a lawyer twice in their lives and remember both times. They want to know where they stand, what it will cost and what to do next, in words they’d use themselves.
  A dispute takes up more room in the head than on the desk. It gets smaller once somebody has read everything, named the risks and made a plan.
solicitor > Have it read before you sign.
  A will, a house, a contract with small print: these are quiet matters until something goes wrong. It’s worth having them read by a person who asks what you meant.
  People meet the law when they buy, inherit, part or start something. They want somebody who explains the paper in front of them and what happens if they don’t sign.
barrister > Bring the documents.
  A case that took years is argued in days. It rests on preparation: the documents, the order of the questions, and knowing which point to leave out.
  Clients come with a file as thick as a brick and a lot of worry. They need an opinion that’s honest about the odds, and a voice that a judge listens to.
family lawyer > Start with a calm first talk.
  Nobody is at their best during a divorce. Children, house and money still have to be settled, and it helps if at least one person stays calm.
  Who lives where, who pays what, who has the children on weekends: it all has to be written down. Fair answers come sooner when tempers are kept out of the letters.
criminal defense lawyer > Call before you say anything.
  A knock at the door changes everything, and people talk when they shouldn’t. They need someone at their side who knows the rules and explains each step before it comes.
  An accusation is frightening, whether it’s true or not. People need advice before they make a statement, and someone who reads every page of the file.
personal injury lawyer > Talk to someone before you sign.
  After an accident there are bills, pain and letters that ask for a signature. People shouldn’t have to work out alone what a fair offer is.
  An injury takes away work, sleep and patience with forms. While people get better, someone has to collect reports, count the costs and deal with the insurer.
immigration lawyer > Bring every paper you have.
  A life can wait on one form and one appointment. Families need to hear what’s possible, how long it takes and which paper is missing.
  People arrive with a folder, a deadline and a family behind them. They want an honest view of the chances and somebody who keeps the dates.
employment lawyer > Don’t sign it yet.
  Being let go usually comes with a date and a document to sign. Both sides are better off when somebody reads it before they do.
  A warning, a contract, a bonus that didn’t come: small papers can have large effects. It helps to know your rights before the meeting and not after it.
conveyancer > Ask what happens next.
  Between the handshake and the keys lie a stack of pages and a few surprises. Someone has to check the title, chase the signatures and hold the date.
  Buyers want the keys on the day the movers come. Searches, signatures and payments have to arrive in the right order, and somebody has to push.
estate planning lawyer > Write it down while there’s time.
  Families rarely fight about money alone; they fight about what was meant. A clear will, talked through while everyone is well, prevents a lot of that.
  Who gets the house, who looks after the children, who decides in a hospital: hard questions with simple forms. Once they’re signed, people sleep better.
patent attorney > Ask before you publish.
  An idea is protected by the words that describe it, so every one is weighed. Inventors should talk to someone before they talk to the press.
  Years of work can be lost to a sentence that’s too narrow. An attorney has to understand the machine, the market and the examiner.
trademark agency > Check the name first.
  It hurts to change a name after the sign is up. A search comes first, then the right classes, then a date to remember in ten years.
  A small company picks a name it loves, and then a lawyer’s letter comes. A proper search and a filing in the right countries keep that from happening.
maritime lawyer > Call before the ship sails.
  A ship in the wrong port costs thousands a day. Owners and insurers need an answer that holds in two languages and several time zones.
  Charters, cargo, collisions and crews make for long contracts and sudden calls. Clients want someone who knows ships and who picks up at night.
notary > Bring your ID.
  A signature can sell a house or hand over a company, so somebody has to make sure that it’s understood. People bring an ID, ask what a clause means and leave with a seal.
  For a house, a power of attorney or a company, the form matters. It’s read aloud, questions are answered, and then it’s binding.
mediator > One conversation is a start.
  Two people who can’t be in one room may still want the same thing. A mediator takes no side, slows things down and writes down what both can live with.
  Neighbors, couples and business partners come when talking has stopped. A few hours in a neutral room often cost less than the first letter from a lawyer.
model and talent agency > Send a plain photo and a few lines.
  Casting calls come at short notice, and the answer has to be a face. Talent needs honest advice on when to say no; clients need someone who shows up.
  A new face needs good photos, a clear contract and someone to say what’s normal. Clients need the right person by Thursday, with the right papers.
hr consultant > Call before that conversation.
  The hard part of having staff isn’t the forms; it’s the talk you keep putting off. Small companies need someone who knows the law and how people are.
  A company of twelve has the same problems as one of twelve hundred, but nobody to handle them. Hiring, contracts and conflicts go better with an experienced outsider.
recruitment agency > Tell us what the job is really like.
  An empty desk costs money, and the wrong person in it costs more. A good match starts with asking what the job is really like at four on a Friday.
  People look for a job after work, tired and in secret. They want to hear back, even if it’s no, and to learn what the place is like.
executive search firm > Start with a discreet call.
  The best candidate usually has a job and isn’t looking. It takes discreet calls, many conversations and a clear picture of what the board wants.
  A bad appointment at the top can cost a company years. So there are long lists, quiet interviews and references that get called.
business coach > Bring the decision you keep avoiding.
  It’s lonely to be the person everyone asks. An hour with someone outside the company can turn ten worries into two decisions.
  Owners work all day in the business and never on it. Regular talks, clear goals and a kind push help them to let go of what others could do.
career coach > Say what you’d do on a good Monday.
  Few people choose their first career, and most are allowed a second. It begins with what you do well, what you’re sick of, and what the bank account says.
  Applications go out, and nothing comes back. A second look at the story, the résumé and the way someone introduces themselves can change that.
life coach > Say it out loud once.
  Sometimes everything is fine and something still has to change. It helps to say it to somebody who asks good questions and remembers the answers.
  People know more about what they want than they admit. It takes a quiet hour, a few direct questions and a small step before the next one.
image consultant > Open the closet, and let’s see.
  Most people wear a fifth of what’s in the closet. A few colors, a good fit and somebody honest at the mirror make mornings shorter.
  A promotion, a new body, a wedding or a return to dating: clothes should keep up. It’s done with what’s already there, plus a short list.
relocation service > Send us your arrival date.
  A new city means finding a lease, a school, a doctor and a bus pass. It’s a lot for the week you start a new job.
  Families on the move have a hundred questions and no local friends. Someone who knows the schools, the leases and the offices saves them weeks.
cybersecurity > Find the open door first.
  Most break-ins start with an ordinary email on a busy day. Companies want to know where they’re open, what to fix first and who’s watching at night.
  Small companies think they’re too small to be attacked, and attackers know it. Good protection is updates, backups and people who ask before they click.
private investigator > Tell us what you need to know.
  Suspicion eats people up, so they come to know, one way or the other. The work is patience, public records, a parked car, and a report that holds up.
  A missing relative, a dishonest employee, a doubt before a wedding: people come with something they haven’t told anyone. Discretion is the first thing they ask about.
virtual assistant > Hand over the first thing on your list.
  There’s a second job inside most jobs: mail, calendars, bookings, invoices. Handing it over takes a bit of trust, and it frees up the first hours of every day.
  A founder spends two hours a day on mail and hates every minute. Someone reliable can sort it, answer half and put the rest in order.
strategy consultant > Start with the question that keeps coming back.
  A strategy is mostly a list of things you won’t do. Leaders need someone from outside who has no department to defend and who puts the numbers next to the hopes.
  Markets change, and last year’s plan is still on the wall. It’s worth stepping back for some weeks to ask where the money is really made.
management consultant > Ask your people, then ask us.
  People inside a company usually know what’s wrong. Somebody has to ask them, add it up and turn it into steps that survive the first Monday.
  Meetings multiply, projects stall, and everybody’s busy. A careful look at how work moves from desk to desk usually shows why.
it consultant > Start with a list of what you have.
  Systems get bought one at a time until nothing talks to anything. It takes a map of what’s there, an idea of what’s needed and the courage to switch something off.
  A new system is a big bill and a bigger headache if it’s the wrong one. Companies want someone who asks about the work before the software.
cybersecurity consultant > Ask where you’d be hit first.
  Locks don’t help if somebody holds the door. Staff need to know what a bad email looks like, and managers need a list in order of danger.
  Customers, insurers and auditors all send questionnaires about security. It’s good to have answers that are true, and a plan for the gaps.
data analytics consultant > Bring one good question.
  A company can have forty reports and no answer. It starts with one good question, clean data, and a chart that people read.
  Sales has one number, finance has another, and both are sure. Clean definitions come first, and the pretty charts come after.
market research agency > Ask before you build it.
  People say one thing and buy another. Good research asks simply, counts honestly and dares to report that the idea isn’t wanted.
  Launching without asking is expensive. Interviews, surveys and a look over a shopper’s shoulder show what people do, and not just what they say.
marketing consultant > Start with who buys, and why.
  Most small budgets are spread too thin. It pays to ask who buys, why they buy and where they look, and then to do two things properly.
  Owners get calls every week from somebody selling ads. An outsider with no ads to sell can say what to stop and what to try.
public affairs consultant > Start before the hearing is scheduled.
  Laws get written with or without the people they affect. Knowing who decides, when, and what they need to read gives an organization a chance to be heard.
  An association, a city or a company may have a good case and no one listening. It takes facts, timing and people who know how decisions are made.
sustainability consultant > Start by measuring.
  Plenty of companies want to do better and don’t know where their emissions come from. Once it’s measured, most of it turns out to be in three or four places.
  Customers ask, banks ask, and the law has started to ask as well. Companies need numbers that hold up, and a few measures that make a difference.
environmental consultant > Ask before you dig.
  Before anyone builds, somebody has to dig a hole and look. Soil, water and what lives there decide what’s allowed, and it’s cheaper to know early.
  A spill, a wetland, an old gas station under the parking lot: surprises like these stop projects. Samples and a clear report get them moving again.
energy consultant > Bring the last few bills.
  A power bill says what was used, not where. Measuring finds the old pump, the warm hallway and the rate nobody compared.
  Bills go up, and nobody has time to read tariffs. A walk through the building and a year of data show where to begin.
engineering consultant > Send a picture of the crack.
  A crack may be paint or it may be the building. Owners need a person who looks, calculates and puts their name to the answer.
  An owner wants to take out a wall, and the wall may be holding up the house. A site visit and a calculation give an answer that a builder can use.
land surveyor > Find the corners first.
  A fence in the wrong place can cost two neighbors a friendship. Corners are found, measured and marked, so that everyone builds on their own side.
  Before a house gets built or a lot is split, someone has to know exactly where it is. Old deeds, satellites and a steel pin in the ground agree in the end.
appraiser > Find out what it’s worth.
  What a thing is worth depends on who asks: a buyer, an insurer, a court. An appraisal shows the figure and how it was reached.
  Heirs, insurers and sellers seldom agree on what something’s worth. A fair appraisal explains the method, so that each side can follow it.
safety consultant > Walk the floor with us.
  Accidents tend to happen in the place everyone had meant to fix. A fresh pair of eyes walks the floor, writes it down and trains people before the inspector comes.
  Nobody wants to be the one who says that the ladder is broken. Clear rules, short training and regular walks make it normal to say so.
quality and compliance consultant > Open the binder together with us.
  The binder on the shelf and the work on the floor often tell two stories. Audits go better when the procedures are ones that people can follow.
  Certificates open doors, and the road there is full of documents. It goes quicker with somebody who writes procedures in the words that people use at work.
supply chain consultant > Start with what’s on the shelf.
  Too much stock ties up cash, and too little stops the line. The right amount is somewhere in the data, between a supplier’s promise and the calendar.
  One late part can hold up a whole line. Knowing which ones matter, who else makes them and how much to keep is worth a lot on such a day.
customs broker > Send the papers early.
  A container can sit at the port for a week over one wrong code. Importers want the papers filed before the ship is in.
  A shipment is on the water, and the tariff changed last week. Importers need the right code, the right form and somebody at the port who answers.
company formation agent > Tell us what you want to start.
  Founders want to start on Monday, and the registry wants forms. It’s quick once you know which type of company fits and what the bank will ask.
  A café, an online shop, a two-person studio: each needs a legal form. With the papers right from the start, taxes and banks are less trouble later.
grant writer > Send the call and the deadline.
  There’s money for good projects, hidden behind forty questions. It goes to those who answer exactly what’s asked, with a budget that adds up.
  Small nonprofits do good work and have no time for forty-page forms. Funders want a clear need, a plan and a budget, in their own format.
innovation consultant > Test the idea while it’s small.
  Companies have plenty of ideas and few that meet a customer. The useful ones get built small, tested in weeks and dropped without shame if they don’t work.
  Teams get stuck between daily business and a vague idea of the future. Short experiments with real customers show what’s worth more money.
agricultural consultant > Bring a spade.
  A field tells you a lot, if you dig in three places. Farmers want advice that works in their soil, with their machines, in a dry year.
  Prices, rain and rules are out of a farmer’s hands, and the rest is a plan. Soil samples and field notes make next year’s choices easier.
hospitality consultant > Show us an ordinary Friday.
  Guests notice slow service, and owners notice empty tables. The reasons are usually in the kitchen, on the menu or on the schedule, and can be found in a week.
  Owners of hotels and restaurants work every night and see the same things each day. A guest’s eye, a look at the costs and a week in the kitchen help.
feng shui consultant > Start with one room.
  Some rooms make people restless, and it isn’t the color. Moving a bed, a desk or a lamp is often enough to feel the difference.
  People say that they don’t sleep well in the new place, and they can’t say why. A walk through the rooms looks at light, doors, clutter and where one sits.
estate agent > Tell us what you’re looking for.
  People sell a home they’ve lived in and buy one they’ve seen for twenty minutes. Both need someone who knows the street, says what’s wrong with the place and calls back.
  It isn’t only the price; it’s the school run, the noise at night and the neighbor’s trees. An agent who knows those things can save everyone a few wasted Saturdays.
luxury real estate > Ask for a private showing.
  Owners of special houses want a few right visitors, not a crowd. It takes discretion, good photographs and the patience to wait for the one buyer.
  Buyers of special houses often see only a few, and seldom in a rush. They expect a quick answer, a private visit and someone who knows the details of the house.
commercial real estate > Walk the space before you sign.
  A shop lives or dies by its corner, and an office by its commute. Tenants need someone to read the lease as well as the floor plan.
  A growing firm needs space before it’s certain how much. Lease terms, parking, permits and the neighbors matter as much as the rent.
industrial property > Tell us what has to fit inside.
  A warehouse is judged by its doors, its floor and the road outside. Companies want to know the clear height before they hear about the view.
  Trucks have to turn, power has to be enough, and shifts may run all night. Not every zone allows that, so the search starts with the rules.
land sales > Come and walk it.
  A piece of land is a promise with conditions: access, water, what you may build. Buyers should walk it, and read what’s written about it.
  Some buy land to build, some to farm and some to leave it alone. Surveys, access and soil decide what it’s good for.
rural property agent > Bring boots.
  City people fall in love with the view and forget to ask about the well. A sale in the country goes better with boots on and all the questions answered.
  A farmhouse comes with fields, rights-of-way and a septic tank. Sellers want somebody who knows the land; buyers want somebody who tells them about the winter.
coastal property agent > Come on a windy day.
  Everyone wants to see the water, and not everyone asks about wind, salt and winter. The right place still feels right on a gray day in November.
  A second home by the sea is a long-held wish for many people. Flood maps, insurance and storm windows belong in the first conversation.
mountain property agent > Come up and see it in any weather.
  A cabin is bought in the snow and lived in through the mud. Buyers should know the road, the roof load and how the place is heated.
  Snow, access and heating decide whether a place is for weekends or for good. It helps to talk with someone who’s spent a February there.
heritage property agent > Come and look behind the paneling.
  An old house comes with beams, drafts and rules about both. The right buyer wants to hear all of it and still can’t stop smiling.
  Plaster ceilings and two-hundred-year-old doors don’t come with a manual. Owners look for a buyer who’ll take care of it, and buyers want to know what may be changed.
property management > Tell us about the building.
  Tenants want a repaired boiler, and owners want a quiet month. Somebody has to answer the phone, send the plumber and show where the rent went.
  A building does best when small things are fixed while they’re small. That takes regular rounds, a list, and a person who picks up on the second ring.
letting agency > Come and see it.
  Finding a place to live shouldn’t mean forty messages and no reply. Renters want to see it, know the costs and get an answer; owners want somebody who stays.
  An owner fears the tenant who doesn’t pay, and a tenant fears the owner who doesn’t fix. Good records and fair rules keep both calm.
vacation rental > Pick your week.
  A week away is planned for months, so the pictures had better be true. Guests look for clean sheets, a code that works and a hint where to get good bread.
  Families need a crib, friends need a long table, and everybody needs good directions. Guests come back to the places where nothing was missing.
student housing > Come and see the room.
  For many, this is the first door with their own key. They need a desk, fast internet and a kitchen where somebody will be cooking too.
  Parents ask about safety, and students ask about the Wi-Fi. A bed, a quiet floor for exams and a bus to campus matter to both.
shared housing > Come and meet the house.
  Rents are high, and eating alone gets old. A furnished room with a few good housemates is a way to arrive in a city.
  Moving to a new city at twenty-eight, you need a room and a few people to say hi to. Bills in one payment and a cleaning plan keep the peace.
apartment building > Come up and look at the view.
  People look for light, quiet neighbors and a landlord who answers. The stairs, the laundry room and the front door say how the rest is run.
  A place is more than its square feet: it’s the light at breakfast and the sound through the wall. Tenants stay where repairs get done.
property developer > Ask to see the plans.
  A new building changes a street for a hundred years. Buyers ask about the price and the plan, and neighbors ask about the shade and the parking.
  Between an empty lot and a front door are years of permits, soil reports and bids. Cities want something that fits, and buyers want to know when.
home staging > Let’s walk through it together.
  Buyers decide in the first minute, usually in the hallway. A few lamps, fewer chairs and a clear table let them picture their own things there.
  Owners no longer see their own clutter, and buyers see nothing else. Moving furniture, adding light and putting away the photos can shorten a sale.
home inspector > Have it looked at before you sign.
  Behind fresh paint there may be a wet wall, and a buyer has one afternoon to find out. An inspection goes from the roof to the crawl space and ends in plain words about what to fix first.
  It’s easy to fall for a kitchen and miss the roof. A couple of hours with a flashlight and a moisture meter give a buyer something to talk about before signing.
property appraiser > Find out what it’s worth today.
  A bank, a tax office and two heirs may all see a house differently. An appraisal looks at the place, the street and what sold nearby, and shows its sums.
  Refinancing, a divorce or a tax bill may hang on a single figure. It should come from a visit, from real sales and from someone without a stake in it.
cash home buyer > Ask for an offer and sleep on it.
  Some houses have to be sold fast: after a death, a divorce, a job far away. Sellers want a clear offer, a date they can choose and no repairs to make first.
  An inherited house two states away is a burden with a lawn. Selling it as it is costs something in price and saves months of work.
home builder > Bring your sketches.
  Building a house means a thousand decisions, and most people do it once. They need a drawing they can read, a price they can trust and a call before any change.
  From the first sketch to the last switch, building takes a year of someone’s life. Families want to see progress, understand the bills and move in before school starts.
tiny house builder > Tell us what you can’t live without.
  When the whole house is twenty-some feet long, every drawer matters. It begins with how someone really lives, and what they’re ready to give up.
  People want less rent, less stuff and more time. Light, storage and a proper bathroom make the difference between a home and a box.
translation agency > Send a page to start with.
  A wrong word in a contract costs more than the whole translation. Texts should be done by people who know both the language and the subject, and read by a second pair of eyes.
  A manual, a website, a birth certificate: each needs a different tone and its own kind of care. Clients can’t check the result, so they have to trust it.
interpreter > Tell us the languages and the day.
  In a courtroom or at a hospital bed, someone has to carry every word across. It should be exact, without a delay, and nothing should be added.
  Two sides sit at a table and can’t talk. A good interpreter is hardly noticed, and afterward both feel that they’ve spoken with each other.
`);
