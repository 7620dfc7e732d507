import { pitchesOf } from './pitch-list.ts';

/** Accounts, insurance, loans and investments. */
export const money = pitchesOf(`
accountant > To keep owners’ numbers right, their returns on time and their questions answered.
  people: owners of small companies; freelancers who’ve outgrown a spreadsheet; families with more than a simple tax return
  who: Mostly small business owners and self-employed people in midlife, often referred by a banker, a lawyer or another owner.
  mind: They want no surprises from the tax office, and they like an explanation without jargon.
  lines: Know in March, not in December | Numbers you can explain | Ledgers closed, minds at ease | The answer behind the total | Books that add up | Filed, explained, filed away
  tip: Begin your website with the kinds of clients you know well, such as contractors, dentists or shops.
  tip: Send a short email before each quarterly tax date with one thing to do and one thing to stop worrying about.
  tip: Have coffee with a banker and a business lawyer each month; most new clients ask one of them for a name.
  tip: Publish a checklist of papers for the first meeting, on one page that prints cleanly.
  tip: Say how you charge, by the hour or a fixed fee, and what a quick question by phone costs.
bookkeeper > To keep every receipt, invoice and bill in order so that owners can see where they stand.
  people: tradespeople with receipts in the glove compartment; online sellers and shops with many small sales; owners who do the books on Sunday nights
  who: Mostly owners of very small to midsize companies, near or remote, who start after a bad tax season and stay on monthly.
  mind: They feel guilty about the pile, and they want it gone without being scolded.
  lines: Sundays without receipts | Shoebox in, order out | Every receipt in its place | Books caught up, and kept up | Know what’s owed by Friday | The pile stops here
  tip: Show a before-and-after of a messy month, with a made-up company, from shoebox to one-page report.
  tip: Name the bookkeeping software you work in, since many owners search for that name plus their town.
  tip: Set a fixed price for cleaning up books that are months behind, and say what the owner needs to send.
  tip: Get to know tax preparers who’d rather not do bookkeeping; they meet messy books every spring.
  tip: Post a two-minute habit each Monday, such as photographing fuel receipts before leaving the pump.
tax adviser > To read the rules, meet the deadlines and tell people what it means for them.
  people: self-employed people and small companies; households with property, investments or income from abroad; people holding a letter they don’t understand
  who: Households and owners with something complicated to report, mostly from their thirties up, calling in spring and before big decisions.
  mind: They fear a costly mistake more than the tax itself, and they want straight answers before they sign.
  lines: Open the letter, then call | Ask before the big decision | Deadlines kept, questions answered | Pay what’s due, not a guess | The tax code, in plain words | The letter’s rarely that bad
  tip: Write short pages on life events, such as buying a house, marrying, inheriting or hiring, with the tax question each one raises.
  tip: Explain what to do with a letter from the tax office in five steps, and keep your number beside step one.
  tip: Make room for summer reviews, when people who panicked in spring have time to think and so do you.
  tip: Name your credential, such as enrolled agent or CPA, and what it lets you do for a client.
  tip: Write to real estate agents, divorce lawyers and financial planners, whose clients run into tax questions halfway through.
payroll service > To get every employee paid correctly and on time, and every filing made.
  people: companies with a handful of employees; restaurants and contractors with changing hours; owners hiring for the first time
  who: Owners and bookkeepers of small and midsize businesses, often switching at year-end or after a penalty or a missed payday.
  mind: They like payday to be boring, and a phone that’s answered when it isn’t.
  lines: Friday’s pay, sorted by Wednesday | Hours in, paychecks out | Payday, without the dread | Every stub adds up | A boring payday is a good one | From first hire to full crew
  tip: Lay out the changeover in steps, with what the client sends, what you do and how many pay runs overlap.
  tip: Show the full price for five, ten and twenty-five employees, including year-end forms and direct deposit.
  tip: Write a short page on hiring the first employee, and offer it to accountants to pass along.
  tip: Send clients a reminder of holidays that move payday, and post the same list in public.
  tip: Ask a restaurant or contractor with changing hours for two sentences on what payday was like before.
auditor > To examine the books independently so that lenders, boards and members can rely on them.
  people: companies whose bank or investors ask for an audit; nonprofits and associations with reporting duties; directors who want a second opinion
  who: Finance managers, treasurers and board members of organizations large enough to be audited, usually choosing firms by proposal and for several years.
  mind: They dread disruption and late questions, and they respect a firm that explains its findings plainly.
  lines: Numbers others can rely on | Clear questions, asked early | An outside eye on the books | Independent, and easy to reach | Tested, documented, signed | The footnotes, read with care
  tip: Publish a request list and a timeline for a first audit, so that a finance manager can see how much work is coming.
  tip: List the kinds of organizations you audit, such as nonprofits, housing or benefit plans, with the standards that apply.
  tip: Give a short talk to treasurers at a nonprofit association on three findings that come up every year.
  tip: Spell out who’ll be on site, who reviews and who signs, because turnover of staff is a common complaint.
  tip: Explain in writing how you protect independence and when you’d have to decline work; boards read that first.
fractional cfo > To give growing companies the forecast and the financial judgment they need a few days a month.
  people: founders with fast sales and thin cash; family companies preparing a loan or a sale; owners whose bookkeeper can’t answer the next question
  who: Owners and chief executives of companies too big for guesswork and too small for a full-time finance chief, often sent by an accountant.
  mind: They sense trouble later than they’d like, and they need somebody who’ll disagree with them.
  lines: See the cash before it moves | A finance chief, some Tuesdays | Next spring, in numbers | Big decisions, fresh figures | The forecast behind the hire | Know your runway
  tip: Show a sample thirteen-week cash forecast with invented figures, and explain what each column would tell an owner.
  tip: Describe three moments when owners call, such as a loan, a big hire or a price change, and what you do in the first month.
  tip: Lunch with accountants and commercial bankers, who see the gap in a company before its owner does.
  tip: Post one decision a week on LinkedIn, with the arithmetic and without the client’s name.
  tip: State days per month, fee range and how either side can stop, so that a cautious owner can picture starting.
insurance agency > To find people the coverage they need, and be there when something goes wrong.
  people: families with a house, a car and a few worries; small business owners who need several policies; renters and first-time buyers insuring something for the first time
  who: Households and small companies, mostly from the region, who call when they buy, move, marry, hire or get a higher renewal.
  mind: They hate paying for what they won’t use, and they fear finding the gap after the storm.
  lines: Read it before it rains | Know what’s covered | A person behind the policy | Ask now, sleep later | Covered, and you’ll know why | A plan for the burst pipe
  tip: Explain one exclusion a week in two sentences, such as flood, sewer backup or a home business.
  tip: Ask clients for a policy review before renewal season, and list the changes at home that should prompt a call.
  tip: Bring a printed sheet, what to do after a claim in five steps, to move-ins, fairs and closings.
  tip: Get to know mortgage lenders and real estate agents, who need proof of insurance for clients in a hurry.
  tip: Collect reviews after claims as well as after sales, and answer each within a few days.
life insurance agency > To help families settle who’s provided for, how much it takes and for how long.
  people: young parents with a new mortgage; couples where one income carries most of the bills; business partners who depend on each other
  who: Mostly adults from their late twenties to their fifties, often after a birth, a wedding or a house, talking it over as a couple.
  mind: They keep putting it off, and they want a calm answer without being scared into it.
  lines: For the people at your table | A calm talk about later | Who’d pay the mortgage? | Enough coverage, no extras | Love, in small print | For the years they need you
  tip: Explain term and whole life in one short table, with who each suits and what can change later.
  tip: Let people work out a rough amount on a printed sheet: debts, years until the kids are grown, income, savings.
  tip: Time a friendly note to new parents and new homeowners through lenders, birth classes and real estate agents you know.
  tip: Answer what the medical exam involves, who sees the results and how long approval usually takes.
  tip: Never use grief or fear in a picture; choose an ordinary kitchen table and a page of numbers.
health insurance broker > To lay a few health plans side by side and say what each one really costs.
  people: freelancers and families who buy their own coverage; small companies offering benefits; people who’ve just lost a job, moved or turned sixty-five
  who: Self-employed adults, households and small employers, mostly during open enrollment, and otherwise after a move, a birth or a job change.
  mind: They hope to keep their doctor and know the worst case, and the words make them tired.
  lines: Deductibles, explained | Will my doctor take it? | Two plans, one plain talk | Open enrollment, without the headache | Read the plan before the bill | Know your worst year
  tip: Post the enrollment dates on your home page, together with the life events that open a window outside them.
  tip: Write a one-page glossary with deductible, copay, network and out-of-pocket maximum, each with a worked example.
  tip: Tell people how you’re paid and that plan prices don’t change by using a broker, if that’s the rule where you work.
  tip: Hold an evening at the library or a coworking space in October for people who buy their own plan.
  tip: List what callers should have ready: doctors, prescriptions, expected income and zip code, and never ask for diagnoses by email.
car insurance agency > To find drivers the right coverage at a fair price and pick up when there’s a dent.
  people: parents adding a teen driver; drivers whose renewal just jumped; new car owners who need proof of insurance today
  who: Drivers of all ages in the area or state, shopping at renewal, after a move, a purchase, a ticket or a birthday.
  mind: They shop on price, and they remember how the claim was handled.
  lines: Dents happen, so call | Know your deductible | Before the teen gets the keys | Covered from curb to curb | Glass, towing, rental, sorted | Compare before you renew
  tip: Make a page on adding a teen driver, with the discounts to ask about and what good grades can change.
  tip: Put a card for the glove box in each folder: what to photograph, whom to call, what to leave unsaid.
  tip: Be on the list of every used-car dealer nearby who needs proof of insurance for a buyer by closing time.
  tip: Explain liability limits with one everyday crash and round numbers, since few drivers know what theirs would pay.
  tip: Remind clients a month before renewal what could lower the bill, such as mileage, a garage or a second policy.
pet insurance agency > To show pet owners what a policy pays before the vet has to ask.
  people: new puppy and kitten owners; families with a breed known for costly problems; owners who’ve just paid a big vet bill
  who: Mostly adults with dogs or cats, often in the first months with a new animal, comparing plans online in the evening.
  mind: They never want money to decide, and they distrust fine print about old problems.
  lines: Before the sock gets swallowed | Read the fine print with the dog | For big vet days | Puppy first, policy soon | For the limp you didn’t plan on | Ask about waiting periods
  tip: Put exclusions, waiting periods and age limits in a table above the price, because that’s what owners fear missing.
  tip: Work through one sample bill, such as a swallowed sock or a torn ligament, with deductible and reimbursement.
  tip: Ask shelters, breeders and trainers to include your checklist in the folder for new owners.
  tip: Invite clients to send a photo of their pet, with permission to post it along with the name.
  tip: Explain how owners pay the vet first and get the money back, and list the papers a claim needs.
mortgage broker > To compare lenders for home buyers and explain the payment, the fees and the catch.
  people: first-time buyers; homeowners thinking of refinancing; self-employed buyers with income that’s hard to show
  who: Mostly adults from their mid-twenties to fifties, often couples, who call when they start looking or when rates move.
  mind: They fear being turned down or locked in, and they want one person to answer every time.
  lines: The monthly number, first | Rates, fees and the catch | Before you fall for the house | Many lenders, one phone call | Get the letter, then the keys | A loan that fits the budget
  tip: Publish a list of documents for preapproval, with a shorter one for salaried buyers and a longer one for the self-employed.
  tip: Show what a quarter point changes on a sample loan, monthly and in total, and update it when rates move.
  tip: Ask two real estate agents what goes wrong before closing, and write your next page on that.
  tip: Host a first-time buyer evening at a library or by video, with an hour of questions and no sales table.
  tip: Display your license number on every page and ad, and have wording on rates checked against the advertising rules.
loan company > To lend in plain numbers and make sure the payment fits before anyone signs.
  people: people facing a repair that can’t wait; buyers of a used car or a big appliance; borrowers who want several debts in one payment
  who: Mostly working adults with a bill or a purchase ahead, who need an answer within days and often apply from a phone.
  mind: They feel pressed, fear hidden costs, and want to know what happens if a month goes wrong.
  lines: See the total before you sign | Plain numbers, clear end date | Borrow what fits the month | For the roof that won’t wait | Know the last payment date | Read every line, take your time
  tip: Show one example loan in full, with amount, rate, fees, monthly payment and total cost, the way the law requires.
  tip: Explain what you check before saying yes and the common reasons for a no, in words people would use themselves.
  tip: Put a phone number for borrowers in trouble where they can find it, and describe what you’ll do when they call early.
  tip: Talk to repair shops, roofers and appliance stores whose customers ask about paying over time, and keep the terms in writing.
  tip: Ask borrowers who’ve finished paying for a review, and answer critical ones without any account details.
microfinance institution > To lend small sums to people with a plan and stay beside them while they repay.
  people: street vendors and home-based makers; small farmers who need seed, tools or animals; new entrepreneurs without collateral
  who: Mostly low-income entrepreneurs, often women and often in groups, who borrow small sums repeatedly and hear of it from neighbors.
  mind: They ask to be trusted, need payments that match their market days, and fear shame if a season fails.
  lines: Small loans, real plans | From one stall to two | Borrow for the sewing machine | A first oven, paid week by week | Trust before collateral | Little sums, steady steps
  tip: Tell one borrower’s story in pictures, with written consent: what was bought, what it earns, what was hard.
  tip: Explain interest, fees and the weekly payment with a picture or a voice message for people who read little.
  tip: Let satisfied borrowers introduce you at markets, cooperatives and places of worship before you hang a poster.
  tip: Report to donors and lenders once a quarter on repayments, missed payments and what you learned, on one page.
  tip: Post the day, place and hour of the next information meeting where vendors buy their stock.
credit union > To give members fair rates, plain advice and a say in how their money is lent.
  people: households that want an account run for members; young people opening a first account; car and home buyers comparing loan rates
  who: People who share an employer, a community or another common bond, from teens to retirees, often joining through family.
  mind: They like knowing where their savings go, and they expect to be treated as members.
  lines: Owned by the people in line | One member, one vote | Your savings, your neighbor’s car | A lender that knows your name | Saved here, lent here | Bank with the people you know
  tip: Open your website with who can join, and add a two-minute test for people who aren’t sure.
  tip: Put your car loan rate next to the question dealers don’t answer: what would it cost in total?
  tip: Teach a first-budget class at a high school or employer each spring, and leave account forms with the teacher.
  tip: Introduce board members with a photo and the reason they volunteer; it explains ownership faster than a paragraph.
  tip: Invite members to the annual meeting with three plain figures on what was saved, lent and returned.
debt counsellor > To turn a drawer of bills into one list, one budget and a way out.
  people: people who’ve stopped opening their mail; couples arguing about cards and loans; workers whose wages may be garnished
  who: Adults of all incomes, often in their thirties to fifties, who usually come after months of worry and prefer to ask discreetly.
  mind: They feel ashamed, expect to be judged, and want the phone to stop ringing.
  lines: Start with the unopened ones | All the bills on one page | There’s a way through the pile | No lecture, just a list | Breathe, then add it up | Talk before the next reminder
  tip: Begin your website with the first step, what to bring and that nobody has to have it sorted beforehand.
  tip: Say how you’re funded or what it costs, and name your license or nonprofit status, since people fear debt scams.
  tip: Leave plain cards with no big logo at clinics, union offices, food pantries and courthouses.
  tip: Write short answers to what people search for at night: a summons, a garnishment, a collector at the door.
  tip: Share no client story without a real release; a made-up budget on one page shows the method as well.
debt collection agency > To recover what companies are owed, firmly, politely and within the law.
  people: small businesses with unpaid invoices; medical and dental offices with old balances; landlords and service companies owed by former customers
  who: Owners, office managers and credit departments of businesses that sell on account, usually calling when an invoice is months late.
  mind: They want their money without losing their good name, and they don’t want trouble with the rules.
  lines: Firm, polite and on record | For invoices gone quiet | Paid late beats never paid | Ask twice, then call | A calm voice about old bills | Your invoice, followed up
  tip: Explain your fee in one line, including what a client owes you when nothing is collected.
  tip: Publish how you speak to debtors, with the law you follow and a sample first letter.
  tip: Offer a short talk to a chamber of commerce on invoices that get paid: terms, reminders and when to hand over.
  tip: List the documents needed to start, from the contract to the last email, so that a file can begin the same day.
  tip: Name the states where you’re licensed and the kinds of debt you take, because a clear no saves both sides time.
pawnbroker > To lend fairly on things of value and keep them safe until they’re claimed.
  people: people short of cash before payday; owners of jewelry, tools or instruments with value in them; bargain hunters looking for secondhand gold and guitars
  who: Mostly adults from the neighborhood or town, often without easy access to bank credit, who come back more than once.
  mind: They want a respectful offer, fast cash and certainty that grandmother’s ring will still be there.
  lines: Borrow on it, get it back | A fair look at the watch | Your ring, kept safe | Cash now, ticket in hand | Gold, guitars, good terms | Read the ticket, ask anything
  tip: Post an example on the wall and online: loan, charge, due date and what it costs to get the item back.
  tip: Photograph three items for sale each week, such as a saxophone, a saw and a watch, with price and condition.
  tip: Answer what people are often too shy to ask: which ID is needed, what happens after the date, who sees the records.
  tip: Show the safe and the tagging from a discreet angle, so that people know how their things are stored.
  tip: Tell musicians, contractors and jewelers what you have in stock, since they often buy more than passersby do.
invoice and equipment finance firm > To turn unpaid invoices and needed machines into cash flow that owners can plan with.
  people: suppliers waiting sixty days to be paid; contractors and haulers who need a machine or truck; growing manufacturers with more orders than cash
  who: Owners and finance managers of small and midsize companies that sell to other businesses, often referred by an accountant or equipment dealer.
  mind: They need speed and clear terms, and they worry about what their customers will think.
  lines: Paid now for work already done | The order’s in, so is the cash | Wages due Friday, sorted Thursday | The machine earns, then pays | Sixty days is a long wait | Terms an owner can read
  tip: Give a worked example of one invoice or one machine, with advance, fee per week and total cost.
  tip: Answer early whether the client’s customers are told, who collects and who bears the loss on an unpaid one.
  tip: Visit equipment dealers and ask what paperwork slows their sales, then offer a one-page checklist with your number.
  tip: Write separate pages for trucking, staffing, construction and manufacturing, in the terms each of them uses.
  tip: Offer accountants a simple test for their clients: how many days until customers pay, and what that costs.
pension adviser > To add up old plans, pensions and savings and show people what they’ll live on.
  people: workers ten or fifteen years from retiring; people with plans left at several old jobs; couples deciding when both can stop
  who: Mostly adults from their late forties to mid-sixties, often couples, who come with folders of statements and a date in mind.
  mind: They fear running out, suspect they started late, and want a number they can trust.
  lines: Find the old plans first | What will seventy look like? | Add up the old statements | The gap, while it can be closed | Retire with a number in mind | Every old job counts
  tip: Make a checklist for tracing old plans, with the phone numbers and registries people need to try first.
  tip: Run a lunchtime talk for employers with long-serving staff on when to claim and what it changes.
  tip: Say how you’re paid and whether you act as a fiduciary, before anyone has to ask.
  tip: Write one page each on lump sums, rollovers and survivor benefits, with a sample calculation.
  tip: Get reviews and testimonials cleared under the rules for advisers, and never publish anyone’s returns.
bail bond agent > To explain bail clearly to frightened families and see each case through to its court dates.
  people: families of someone just arrested; defendants who want to wait for trial at home; defense lawyers whose clients need a bond
  who: Relatives and friends of any age and income, mostly calling at night or on weekends from near the jail or the courthouse.
  mind: They panic, don’t know the words, and need to hear the price and the duties plainly.
  lines: A steady voice at three in the morning | Call, and breathe | The steps, in order | Bail, explained to the family | Know what you’re signing | Every court date on the calendar
  tip: Put the phone number, tap to call, above everything else, and let a person answer it.
  tip: List what callers need to know: full name, jail, booking number, the charge, and who can sign.
  tip: Explain the fee, what isn’t refunded, and what a cosigner risks, in four short sentences.
  tip: Check the rules on soliciting near jails and courts, and build on searches, directories and lawyers’ referrals.
  tip: Show your license number and an ordinary office picture; skip handcuffs and sirens.
real estate investment firm > To invest in property with care and report to investors on rents, repairs and risks.
  people: private investors who want property without tenants’ phone calls; families with capital from a sale; advisers looking for income holdings for clients
  who: Mostly investors in midlife and later, often accredited or advised, who read reports closely and invest for years.
  mind: They prefer steady to spectacular, and they trust a firm that names its bad months.
  lines: Rents, repairs, risks, reported | Buildings that get looked after | Property, without the plunger | Slow money, solid walls | Every roof on the report | Ask what broke last year
  tip: Show one building in detail: what was bought, what was fixed, what went wrong, what the rent pays for.
  tip: Publish a sample investor report with fees on the first page, and let readers compare it with others.
  tip: Have a securities lawyer check who may see an offering before it goes on the website or social media.
  tip: Record a building walk with the property manager, pointing at the boiler, the roof and the last repair.
  tip: Invite accountants and wealth advisers to a quarterly call where they can ask about vacancies and debt.
financial planner > To put a family’s money on one page and turn it into a plan with dates.
  people: couples with a home, children and five accounts; people in their fifties thinking about work and retirement; anyone after an inheritance, a sale or a divorce
  who: Households mostly from their thirties to sixties with savings or a decision ahead, often couples, meeting in person or by video.
  mind: They wonder whether it’s enough, and they don’t want to be sold a product.
  lines: When can work stop? | Five accounts, one page | Kids, house, someday, sorted | A plan with dates on it | Know what’s enough | Money talk, without the fog
  tip: Put fees, the price of a first plan and your fiduciary duty, if you have one, on the first screen.
  tip: Show a sample one-page plan for an invented couple, with their questions in the margin.
  tip: Pick two kinds of clients, such as teachers near retirement or young doctors, and write pages for their questions.
  tip: Meet with divorce lawyers, tax preparers and estate attorneys, who see people on the day a plan is needed.
  tip: Check the rules on testimonials before you publish one, and state whether the client was paid or has any conflict.
wealth management firm > To keep a family’s wealth in order, explained and ready to be handed on.
  people: owners who’ve sold or are selling a company; families with inherited wealth; executives with stock, bonuses and little time
  who: Households with substantial assets, mostly in midlife or later and often with grown children, usually introduced by a lawyer, accountant or friend.
  mind: They value discretion, one place for every question, and advice that isn’t steered by commissions.
  lines: What is the money for? | Order, patience, discretion | For the family, now and later | Look after it, then pass it on | Quiet advice on large questions | Everything in one folder
  tip: State minimum assets, fees and how you’re paid plainly, so that the wrong visitor leaves and the right one stays.
  tip: Write a short letter each quarter with one decision you made and the reasons, in language an heir could follow.
  tip: Host a small evening with an estate lawyer on telling children about money, for clients and their friends.
  tip: Introduce the people clients will call by name, with what each one handles and how long a reply takes.
  tip: Use quiet pictures, such as a desk or a street in your city, and leave yachts and sunsets out.
investment firm > To invest clients’ money with research, a written plan and clear costs.
  people: private investors with savings to grow; foundations and retirement plans with rules to follow; families handing over part of their wealth
  who: Individuals and institutions with long horizons, mostly in midlife or later, who compare track records, fees and people before they commit.
  mind: They trust reasons over forecasts, and they expect a call when markets fall.
  lines: Know what you own, and why | Reasons before returns | A written plan for loud markets | Research first, then the trade | Costs in plain sight | Steady when the screen is red
  tip: Explain your investment process on one page, including what would make you sell and what you don’t buy.
  tip: Write to clients within a day when markets drop, and keep those letters on the website as a record.
  tip: Show fees as a dollar amount on a sample account, beside the percentage.
  tip: Have compliance approve performance figures, disclosures and client quotes before anything is published.
  tip: Speak to foundation boards or retirement committees on writing an investment policy; leave a one-page template.
venture capital fund > To back young companies early and stay useful through the hard months.
  people: founders raising a first or second round; limited partners who invest in the fund; scientists and engineers leaving to start something
  who: Mostly technical and commercial founders in their twenties to forties, plus institutional and private investors, connected through referrals and events.
  mind: They respect a quick honest answer, fair terms, and a partner who replies in a crisis.
  lines: Founders first, forecasts second | Early money, honest opinions | Still there in month eighteen | A no you can learn from | Backing the odd idea early | Read the deck, ask the customer
  tip: State stage, check size, sectors and what you never fund, so that founders can decide in half a minute.
  tip: Promise a reply time to cold emails that you can keep, and publish it.
  tip: Ask founders you backed, including one whose company failed, to speak openly with applicants who are choosing.
  tip: Hold office hours at a university or accelerator each month, with fifteen minutes per team and no pitch required.
  tip: Write up one rejected idea type a quarter and why, and have counsel check anything about fundraising before it’s public.
private equity firm > To buy into sound companies with care and build on what their people know.
  people: owners thinking about a sale or a successor; management teams who want to buy the company they run; investors who commit capital for years
  who: Founders and family shareholders, often near retirement, plus divisions for sale and institutional investors, usually introduced by bankers, lawyers or advisers.
  mind: They ask what becomes of the staff and the name, and they judge a buyer by earlier sellers.
  lines: For the next hands on the wheel | Listen first, then invest | Built over decades, bought with care | Ask the people on the floor | Keep the name, add the capital | A sale can be a beginning
  tip: Ask two owners who sold to you whether they’ll take calls from owners who are considering it, and say so on your website.
  tip: Publish criteria as plain figures: revenue, earnings, sectors, regions and what you never buy.
  tip: Describe the first hundred days after closing, including what you don’t change.
  tip: Stay close to regional accountants, estate lawyers and bankers, who hear about retirement plans before anyone else does.
  tip: Show portfolio companies through the people who run them, at work, with each company’s permission, and clear any return figures with counsel.
business broker > To bring serious buyers to owners who want to sell quietly and for a fair price.
  people: owners ready to retire; entrepreneurs who want to move on; buyers who’d rather take over than start from zero
  who: Mostly owners of small and midsize companies in their fifties and beyond, plus first-time buyers leaving a corporate job.
  mind: They fear that word gets out, and they’re attached to what they built.
  lines: Sold quietly, handed over well | Know the price before the goodbye | Someone out there wants the keys | Clean figures, serious buyers | From for sale to signed | After the handshake, the details
  tip: Explain confidentiality step by step: what an ad reveals, who signs what, and when the name is told.
  tip: Offer owners a short valuation talk without obligation, and tell them which three years of papers to bring.
  tip: Keep listings vague enough to protect the seller and concrete enough to interest a buyer: trade, region, earnings, reason for sale.
  tip: Give a talk at a trade association on getting a company ready two years before a sale.
  tip: Send accountants and business lawyers a yearly note on what kinds of companies sold and how long it took, without names.
bank > To look after people’s money and tell them honestly what a loan would mean.
  people: households with an account, savings and a mortgage ahead; small businesses that need credit and payments; parents opening a child’s first savings account
  who: People of all ages and companies of many sizes, mostly from the area served, joining at a first job, a move or a purchase.
  mind: They expect things to work without a second thought, and they like a person for the big decisions.
  lines: A good place to ask about money | Everyday money, looked after | A loan you’ve understood | From piggy bank to mortgage | Know your banker by name | Save a little, plan a lot
  tip: Put fees for the basic account in a table of five lines, and date it.
  tip: Introduce the people who decide on loans with name, photo and direct line.
  tip: Post a warning about one current scam each month, with what the bank will never ask for by phone or text.
  tip: Hold an hour for shop owners before the holiday season on cash, cards and short-term credit.
  tip: Teach one lesson about saving at a grade school each year, and send a one-page handout home to parents instead of an account form.
currency exchange > To change money at a posted rate and a stated fee, with no arithmetic left to the customer.
  people: travelers leaving in the next few days; visitors with foreign bills in their pockets; people back from a trip with money left over
  who: Tourists, business travelers and families with relatives abroad, often in a hurry, ordering ahead or stopping by before and after trips.
  mind: They suspect hidden margins, and they want small bills and a receipt.
  lines: The rate’s on the board | Small bills for the first taxi | Pesos, euros, yen, please | Change before you fly | Leftover bills welcome | Count it here, twice
  tip: Post today’s buying and selling rates with the fee each morning, on the board and on your online profile.
  tip: Answer whether coins, old bills and large amounts are accepted, and which ID is needed.
  tip: Let people reserve less common currencies by phone, and say how many days that takes.
  tip: Bring a card that shows your hours and rates page to travel agencies, hotels and language schools.
  tip: Print a wallet slip for the most common destinations, with bill pictures and usual tips, and give it with each exchange.
money transfer service > To get money home to families, with the fee and the rate stated before it’s sent.
  people: workers who support relatives abroad; parents paying for a student in another country; small traders paying suppliers across a border
  who: Mostly immigrants and their families, sending monthly around payday from a phone or a counter, often on advice from friends.
  mind: They worry until it has arrived, and they notice every dollar lost on the way.
  lines: Money home, fee in plain view | They’ll have it for the rent | Know what arrives | From your payday to their table | Send it, see it land | For the people who count on you
  tip: Show one example for the country most senders choose: amount sent, fee, rate and exactly what’s paid out.
  tip: Put your page, signs and receipts in the languages your senders speak with their families.
  tip: Explain the difference between pickup, bank deposit and mobile wallet, with hours and ID needed at the other end.
  tip: Be present at community festivals, soccer games and places of worship, with a rate card people can photograph.
  tip: Remind senders of holidays and school-fee dates in the receiving country a week ahead, when lines get long.
bullion dealer > To buy and sell gold and silver by honest weight, at a spread anyone can read.
  people: savers who want part of their money in metal; heirs with coins in a drawer; collectors looking for certain issues
  who: Mostly adults in midlife and later, often cautious with banks and markets, buying a little every year or selling after an inheritance.
  mind: They insist on proof of weight and fineness, and they don’t want the neighbors to know.
  lines: Honest weight, plain spread | Know the ounce and the price | Something solid in the safe | Grandfather’s coins, fairly weighed | Gold you can hold | Coins, bars, quiet service
  tip: Post buy and sell prices with the spread for the five most requested coins and bars, with the time of the last update.
  tip: Film how a coin is tested, from scale to caliper to magnet or analyzer, and explain each step.
  tip: Answer storage, shipping insurance, reporting rules and taxes in plain words, since buyers ask before they order.
  tip: Write a page for heirs: don’t clean the coins, don’t split the set, bring the papers.
  tip: Get to know estate lawyers and antique dealers who see coins and don’t want to price them.
crypto exchange > To let people buy, sell and hold crypto with clear fees and sound custody.
  people: newcomers buying a first small amount; active traders who compare fees and markets; companies that hold or accept coins
  who: Adults, often younger and comfortable with technology, on phones and laptops, at all hours, in countries or states where it’s permitted.
  mind: They fear hacks and frozen accounts, and the careful ones read the withdrawal page first.
  lines: Start small, read everything | Know the fee before the trade | Keys, custody, clarity | Coins without the hurry | Read the risk first, then buy | Two-factor first, coins second
  tip: Publish withdrawal times, fees for each network and what identity checks require on a page that needs no account.
  tip: Say at the top that prices can fall sharply, in wording your regulator accepts, and never show gains as typical.
  tip: Write a beginner’s guide to spotting fake support, fake apps and romance scams, and update it monthly.
  tip: Report outages and incidents on a status page with dates and causes; traders forgive honesty sooner than silence.
  tip: Have counsel check every influencer or referral offer, with disclosure in the same breath as the praise.
stock broker > To carry out orders as given, charge fair fees and back ideas with research.
  people: investors who choose their own shares; parents and grandparents putting money aside; active traders who watch the screen daily
  who: Adults from young first-time investors to retirees, some trading daily and some yearly, by phone, app or appointment.
  mind: They look for the best available price, a statement they can read, and no nudging to trade.
  lines: The order, exactly as given | Shares for the grandchildren | Know why before you buy | A broker who answers | Tickers, trades, plain statements | Think long, click once
  tip: Show the full cost of buying and selling a thousand dollars’ worth of stock, including spread and currency.
  tip: Explain order types with one example each, because market, limit and stop still confuse careful people.
  tip: Publish research notes with the date, the reasons and the disclosures, and leave the old ones online.
  tip: Teach an evening at a library on reading an annual report; use one company and recommend nothing.
  tip: Have the compliance desk approve social posts and client quotes before they appear, and archive them.
payment processor > To get merchants paid on the day promised, with fees they can check.
  people: shops and restaurants with a terminal on the counter; online stores that lose sales at checkout; service firms paid by invoice and phone
  who: Owners and finance staff of small to large merchants, often switching after a bad outage or a confusing statement.
  mind: They count lost minutes on a Saturday, and they distrust rates with footnotes.
  lines: Tap, approved, paid | The sale goes through | Know your payout day | A statement with no riddles | When the terminal goes quiet, call | Fees you can check line by line
  tip: Show one real-looking statement for a café-size merchant and explain every line in the margin.
  tip: Put payout times, chargeback fees and contract length beside the rate.
  tip: Keep a live status page and a support number that works on weekends, and print it on every terminal sticker.
  tip: Team up with the point-of-sale installers, web developers and accountants your merchants already call when something fails.
  tip: Write short guides on fighting a chargeback, with the papers a merchant should keep from each sale.
budgeting app > To show people where their money goes, kindly and in time to change it.
  people: couples sharing rent and groceries; young adults with a first real paycheck; families saving for a trip, a car or a baby
  who: Mostly younger and midlife adults, singles and couples, on a phone, who often start in January, after a move or after a bad month.
  mind: They feel a little guilty about spending, and they quit when an app scolds or takes too long.
  lines: So that’s where it went | Groceries, rent and the trip | A look a week is plenty | Budget together, argue less | Your money, without the lecture | Payday to payday, in view
  tip: Show the first two minutes of use in a screen recording, from install to the first surprise.
  tip: Say what data is read, what’s stored and how the app earns money, in three lines before the download button.
  tip: Answer reviews in the app stores within days, and mention the fix when it ships.
  tip: Write for moments people search for: splitting rent, first paycheck, baby on the way, a month without takeout.
  tip: Invite personal finance newsletters and podcasts to try it for a month and report what annoyed them.
crowdfunding platform > To bring people with an idea together with people glad to help it start.
  people: makers, filmmakers and inventors with a first project; small businesses and causes raising money from supporters; backers who enjoy being early
  who: Creators mostly in their twenties to fifties and backers of many ages, found through friends, followers and newsletters.
  mind: They like to be part of something new, and they expect to hear the truth about delays.
  lines: Small pledges, big starts | Somebody believes in it already | Twenty dollars and a nudge | Ask the crowd, kindly | Made possible by many | Back it before it exists
  tip: Publish a launch checklist that begins thirty days before and names the people to write to first.
  tip: Explain fees, payout date and what happens when a goal is missed, on one page for each side.
  tip: Interview a creator whose project ran late about how updates kept backers calm.
  tip: Pick a field, such as board games or neighborhood shops, and be at its fairs with a help desk for first-timers.
  tip: Show backers how projects are checked and how to report one, since trust is what they lend first.
islamic finance adviser > To help Muslim families and firms buy, save and grow without interest.
  people: families who want to buy a home the halal way; parents saving for school, marriage or hajj; Muslim business owners who need capital
  who: Muslim households and entrepreneurs, often in their late twenties to fifties, who ask relatives, the mosque and a scholar before deciding.
  mind: They won’t trade conviction for convenience, and they want to see who reviewed the contract.
  lines: A home without interest | Halal, and clearly explained | Faith and figures agree | No riba, no riddles | Save with a clear conscience | Ask the scholar, read the contract
  tip: Name the scholars or board who reviewed each product, and link to the ruling in full.
  tip: Draw how a murabaha or diminishing partnership works, with one house and round numbers.
  tip: Arrange an evening after prayers at a mosque or community center, with questions first and no forms on the table.
  tip: Answer openly how this differs from a conventional loan in cost, risk and law, including when it costs more.
  tip: Send a zakat worksheet before Ramadan to clients and local groups, and offer to go through it.
`);
