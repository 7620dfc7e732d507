import { pitchesOf } from './pitch-list.ts';

/** Law, staff and help for offices and lives. */
export const law = pitchesOf(`
law firm > To tell clients where they stand, what it may cost and what comes next.
  people: individuals with a dispute or a letter they can’t ignore; companies with contracts to write or defend; families settling property or an estate
  who: Adults and companies of all sizes, often in the region, who come by referral or a search on the day something happens.
  mind: They feel unsettled, worry about the bill, and want plain words and a call back.
  lines: Know where you stand | Plain words about serious things | The letter, read and answered | First the facts, then the law | Counsel you can understand | Ask before it grows
  tip: Organize your website by the problem clients have, such as a lease, a firing or a dispute, before listing attorneys.
  tip: Say how the first conversation works: length, cost, confidentiality and which papers to have at hand.
  tip: Promise no outcome anywhere, and check past results, reviews and the word specialist against the advertising rules of your profession.
  tip: Keep in touch with accountants, bankers and former clients twice a year with one short legal change that matters.
  tip: Show attorneys’ faces in ordinary light, and let each finish one sentence about the matters they handle most.
solicitor > To read, explain and draw up the papers that change people’s lives.
  people: people buying or selling a home; families writing or carrying out a will; owners with a contract to sign
  who: Mostly individuals and small businesses from nearby towns, often at a move, a marriage, a death or a new venture.
  mind: They like to know what they’re signing and whom to ask when something sounds odd.
  lines: Understand it, then sign it | Wills, homes, contracts, clarity | Small print, read out loud | Quiet matters, done properly | The paper behind the handshake | A steady pen for big days
  tip: List fixed fees for common matters such as a will or a contract review, with what could raise them.
  tip: Explain the stages of a home purchase or an estate as a timeline, and mark where clients must act.
  tip: Offer a talk on wills and powers of attorney at a senior center, library or place of worship.
  tip: Tell clients in writing how fast calls and emails get answered, since silence is the usual complaint.
  tip: Stay in contact with real estate agents, banks and funeral homes, and check the rules on referrals first.
barrister > To prepare a case thoroughly and argue it clearly before the court.
  people: law firms that need an advocate for a hearing; clients facing a trial or an appeal; companies and public bodies in a serious dispute
  who: Individuals, companies and the law firms that send cases on, usually with a hearing or trial date ahead.
  mind: They expect a candid view of the odds, command of the file, and calm under questions.
  lines: Prepared to the last page | The point, and nothing extra | On your feet, on the facts | Ask the right question last | Argued in days, prepared for months | Candor first, then argument
  tip: Keep your profile current with courts, areas of law and published decisions, and describe results only as your rules allow.
  tip: Write a short case note for the lawyers who send you work within a week of an important ruling.
  tip: Teach a continuing education hour on one narrow skill, such as cross-examining an expert.
  tip: Tell those who send work what a useful file contains, and how quickly you’ll give a first opinion.
  tip: Make availability and fees easy to learn by phone, since cases are often sent on with little time to spare.
family lawyer > To settle divorce, custody and support with as much calm as the law allows.
  people: spouses thinking about separation; parents who need a custody or support agreement; couples who want a prenuptial or adoption done properly
  who: Adults mostly from their thirties on, often with children and a shared home, who ask discreetly and compare by phone.
  mind: They fear for the children and the house, and they want someone who lowers the temperature.
  lines: Calm is part of the advice | For the children’s sake, write it down | Two homes, one plan | Fair terms, cooler letters | Before the first angry email | Divorce, done with care
  tip: Write the first page for somebody reading secretly at night: what happens first, what it costs, what not to post or sign.
  tip: Explain mediation, collaboration and court side by side, with who each suits.
  tip: Let people write to a discreet email address, and ask when and how it’s safe to call back.
  tip: Get to know therapists, school counselors and financial planners, who hear of a separation early.
  tip: Show no unhappy families or torn photos; choose an ordinary meeting room and a box of tissues.
criminal defense lawyer > To stand beside the accused, protect their rights and explain each step before it comes.
  people: people arrested, charged or asked in for questioning; families calling for somebody in custody; professionals with a license or reputation at stake
  who: Adults of every income and the parents of young people, mostly calling in a hurry, at night or from a police station.
  mind: They feel frightened and often ashamed, and they need a voice that doesn’t judge.
  lines: Say less, call first | Someone on your side of the table | Every page of the file, read | Accused isn’t convicted | Rights first, questions later | Before the interview, a call
  tip: Lead with the phone number and three sentences on what to do before talking to anyone.
  tip: Explain the stages from arrest to trial in short pages, one for each, with the words clients will hear.
  tip: Have someone answer at night, and tell callers what to have ready and what to keep for the lawyer’s ears.
  tip: Avoid victory claims and mug shots; list admissions, courts and kinds of cases within the rules of your bar.
  tip: Keep in touch with family, immigration and business lawyers, who need a name when a client is arrested.
personal injury lawyer > To deal with insurers and paperwork while injured people get better.
  people: drivers, cyclists and pedestrians hurt in a crash; workers and visitors injured on someone’s property; families caring for someone badly hurt
  who: Adults of all ages and their relatives, often within weeks of an accident, searching by phone between doctors’ appointments.
  mind: They hurt, worry about money, and suspect that the first offer is too low.
  lines: Heal first, sign later | Read the offer before you sign | For the bills after the crash | You rest, the file moves | Leave the insurer to a lawyer | After the accident, ask
  tip: Explain your fee and who pays costs if a case is lost, in four plain sentences beside the phone number.
  tip: Print a glove-box card on what to note, photograph and leave unsaid after a crash, and give it to body shops and cycling clubs.
  tip: Publish the deadlines for filing claims where you practice, since many people wait too long.
  tip: Follow the rules on contacting accident victims, and build on searches, former clients and other lawyers’ referrals.
  tip: If you mention past settlements, add the required disclaimer, and give more room to how clients are kept informed.
immigration lawyer > To give families and employers an honest view of their case and keep every date.
  people: families waiting to live together; workers and students who need a visa; employers hiring from abroad
  who: Immigrants, their relatives and companies, often speaking another language at home, who trust recommendations from their community.
  mind: They live with uncertainty, and they fear a missed date or a false promise.
  lines: Every form, every date | Plain answers about papers | For the life that’s waiting | Papers in order, family in mind | From visa to oath | Bring the whole folder
  tip: Publish your main pages in the languages your clients speak, translated by a person who knows the legal terms.
  tip: Post rule changes within a day or two in a few sentences: who’s affected, what to do, what isn’t known.
  tip: Hold a question evening at a community center or place of worship, and warn about unlicensed advisers.
  tip: List documents for each common case on a page that can be shared by message.
  tip: Be careful with stories and photos, even happy ones; a client’s status isn’t yours to tell.
employment lawyer > To tell workers or employers their rights before they sign, fire or walk out.
  people: employees handed a severance or warning letter; managers negotiating a contract or bonus; employers who want to handle a dispute correctly
  who: Working adults of all levels and small to large employers, often with a meeting or deadline days away.
  mind: They come angry or anxious, and they want to know what’s fair and what’s provable.
  lines: Don’t sign on the spot | Know your rights by Monday | Read it before the meeting | The contract behind the job | Let go? Look closer | Work has rules, too
  tip: State in your first lines whether you act for employees, employers or both.
  tip: Write a page on severance agreements with the ten clauses to check and how many days people usually have.
  tip: Tell readers what to save, such as emails, reviews and pay stubs, and what not to copy from company systems.
  tip: Give HR groups or union meetings, whichever side you serve, a yearly update with three recent rulings.
  tip: Offer a fixed-price document review with a turnaround time, since the papers usually come with a deadline.
conveyancer > To get every search, signature and payment in place for closing day.
  people: home buyers waiting for the keys; sellers who are moving the same week; real estate agents and lenders who need the date held
  who: Mostly buyers and sellers of homes, from first-timers to downsizers, often sent by an agent or lender and in contact for weeks.
  mind: They fear a last-minute surprise, and they want to hear where things stand without asking.
  lines: Signatures in, keys out | From offer to keys, in order | Title checked, date held | The stack of pages, sorted | What happens next, explained | Eyes on the closing date
  tip: Send every client a one-page map of the stages, and post the same page on your website.
  tip: Give the full price in writing with each search, fee and tax listed, and say what could change it.
  tip: Update agents and clients on a fixed weekday, even when nothing has moved.
  tip: Warn about wire fraud in every email signature and on the first page: how payment details are given and confirmed.
  tip: Ask for reviews the week after the move, when people have the keys and still remember your name.
estate planning lawyer > To put a family’s wishes into papers that hold, while everyone is well.
  people: parents of young children who need a guardian named; couples with a house, savings or a second marriage; owners who want to pass on a company
  who: Adults from new parents to retirees, often couples, who usually come after a birth, a death in the family or a trip.
  mind: They have postponed it for years, and they hope for peace in the family more than clever clauses.
  lines: Say it while you can | Wishes, in writing | Who’d raise the kids? | The will before the trip | Peace at the holiday table | For the people who’ll read it
  tip: Answer the question people whisper: what happens here without a will, to the house, the children and the partner.
  tip: Give a talk at a library, preschool or retirement community, and end with a one-page list of decisions.
  tip: Publish what a basic set of documents includes and costs, and when a trust makes sense.
  tip: Write to clients every few years, after a tax law or a likely change in the family, and suggest a review.
  tip: Meet with financial planners, insurance agents and hospice social workers, and leave them plain checklists.
patent attorney > To put an invention into words that protect as much of it as the law allows.
  people: inventors with a prototype and a deadline; engineering companies with something new to protect; universities and start-ups preparing for investors
  who: Inventors, founders and in-house counsel in technical fields, often before a trade fair, a publication or a funding round.
  mind: They guard their idea, count the cost per country, and want someone who understands the machine.
  lines: File first, announce second | Claims that fit the machine | The right words around the idea | Invented here, protected there | Sketch it, describe it, file it | New, useful, written down
  tip: Write a page on what counts as publishing, from a trade fair to a post, since many inventors learn too late.
  tip: Show the steps and rough costs of a filing at home and abroad on a timeline with decision points.
  tip: Name the technical fields you know, with degrees, because engineers choose someone who speaks their language.
  tip: Keep office hours at an incubator or university transfer office, with a confidentiality note on the table.
  tip: Explain with a household object how a broad and a narrow claim differ; a mug or paper clip works well.
trademark agency > To find out whether a name is open, file it properly and watch the dates.
  people: founders about to print a name on everything; companies launching a product abroad; owners who’ve had a letter about their brand
  who: Small and midsize business owners and marketing teams, often weeks before a launch, usually searching online.
  mind: They love their name, fear losing it, and want a yes or no they can act on.
  lines: Check the name before the sign | Yours on paper, too | Search, file, renew | Before the first thousand labels | The right class for the name | Keep the name you chose
  tip: Explain in four lines why an available web address or company registration isn’t a trademark.
  tip: Publish fixed prices per class and country, with official fees shown apart from yours.
  tip: Ask designers, naming agencies and printers to mention a search before artwork is final.
  tip: Describe well-known conflicts from public records, and what a search would have shown.
  tip: Warn clients about fake renewal invoices each year; it’s useful, and they forward it.
maritime lawyer > To give owners, charterers and insurers clear answers before the ship loses another day.
  people: shipowners and managers with a vessel detained; charterers and cargo owners in dispute; marine insurers handling a claim
  who: Claims managers, owners and operators in several countries, usually sending work by phone or email at short notice.
  mind: They count costs by the day, and they value knowledge of ships as much as of statutes.
  lines: Law that knows port from starboard | Clear answers for sea and shore | Charters, cargo, collisions, crews | A detained ship can’t wait | Every time zone, same file | Read the bill of lading twice
  tip: Keep an emergency number on every page, with what to send first: vessel, port, contract and time pressure.
  tip: Write brief notes on new rulings, sanctions or port rules for claims handlers, and lead with what changes.
  tip: Attend the shipping week or insurers’ dinner nearest you, and follow up with one useful paragraph per contact.
  tip: List sea time, languages, jurisdictions and correspondents, since clients look for reach before prose.
  tip: Offer ship managers a training hour on preserving evidence after a casualty, with a checklist for the bridge.
notary > To see that every signature is real, willing and properly sealed.
  people: people selling a house or signing a power of attorney; companies with documents to certify; families sending papers abroad
  who: Adults and businesses, mostly nearby, who come with an appointment and a deadline, often only once in many years.
  mind: They often don’t know what to bring, and they want the paper accepted the first time.
  lines: Bring ID, leave with a seal | Signed, sealed, understood | Your signature, made official | Read it, ask it, sign it | Stamped and ready to send | The seal that makes it count
  tip: Put hours, fees and the exact ID you accept at the top, since that’s what most callers ask.
  tip: List the documents you handle most and what each requires, such as witnesses, originals or a translator.
  tip: Make clear what you may and may not advise on where you work, because the role differs by country and state.
  tip: Leave cards with real estate offices, banks, hospitals and shipping stores, where signatures get stuck.
  tip: Keep your map listing exact, with entrance, parking and holiday hours, or how remote and mobile appointments work.
mediator > To help people in conflict find terms that both sides can live with.
  people: couples separating with children or property; neighbors and families no longer speaking; business partners and colleagues at odds
  who: Adults in private or working conflicts, often on a lawyer’s, court’s or employer’s advice, who choose the mediator together.
  mind: They want to be heard without losing, and they need to believe the mediator is neutral.
  lines: Talk it through, on neutral ground | No winner needed | Both sides of the table | Slower words, better terms | Something both can sign | Less court, more talking
  tip: Explain the first session, who pays, what’s confidential and what happens if one side walks out.
  tip: Give each visitor a short text they can send to the other side to propose mediation without blame.
  tip: Apply for court and bar association rosters, and note your training and fields exactly as they’re recorded.
  tip: Take one evening a season to speak to HR managers, homeowner associations or therapists about early signs.
  tip: Share no case, however well disguised; describe types of conflict and the questions you ask.
model and talent agency > To match talent with fitting work, on fair terms and on time.
  people: casting directors and brands that need a face soon; models, actors and presenters looking for work; parents of children with a first offer
  who: Production teams booking at short notice, and talent mostly from their teens up, children with parents, applying online or at open calls.
  mind: They hate wasted days on either side of the camera, and newcomers are wary of scams.
  lines: The right face by Thursday | Booked, briefed, on set | New faces, plain contracts | Call time: someone shows up | Say yes to the right jobs | A plain photo is enough
  tip: State in bold that talent never pays to join, if that’s so, and list what legitimate costs can come up.
  tip: Keep boards searchable by look, skill and availability, with recent unretouched pictures and measurements up to date.
  tip: Send casting directors a short monthly mail with new faces, languages, stunts and instruments.
  tip: Explain permits, chaperones and school hours for minors, and publish children’s pictures only as parents agree.
  tip: Post credits after release, with the production’s okay, and tag crew who remember who was on time.
hr consultant > To give small companies sound help with hiring, contracts and the talks nobody wants to have.
  people: owners without an HR department; managers facing a difficult conversation; growing companies writing their first handbook
  who: Owners and managers of companies from a handful to a few hundred employees, usually calling when hiring, growing or in conflict.
  mind: They try to be fair, fear a lawsuit, and dislike policies nobody reads.
  lines: Before the difficult talk | People rules for small teams | Hire well, talk sooner | A handbook people read | Fair, legal, human | HR for companies without HR
  tip: Write short scripts for three hard conversations, such as lateness, a low raise or a dismissal, and post one a month.
  tip: Offer a fixed-price check of contracts, handbook and personnel files, with findings in order of risk.
  tip: Speak to trade associations on what changes when a company hires its tenth or fiftieth person.
  tip: Be clear about where your advice ends and a lawyer’s begins, and name one you’d call.
  tip: Ask clients to describe the relief, without the employee: what changed on Mondays after the problem was solved.
recruitment agency > To match people with jobs they’ll stay in, and tell both sides the truth.
  people: companies with an empty desk or a growing team; people looking for a job in secret; candidates starting out or returning to work
  who: HR managers and owners on one side, working adults of all levels on the other, mostly in certain fields or regions.
  mind: They like to hear back quickly, and they hate being oversold.
  lines: What’s the job really like? | You’ll hear back, even if it’s no | The right person, still there in June | Good people, honest job ads | Somebody’s Monday gets better | A desk filled well
  tip: Put pay range, hours and place into every job ad, and explain to employers how that brings better applicants.
  tip: Answer each applicant within a set number of days, and print that number on your contact page.
  tip: Post one job a week as an honest day, from first coffee to last task, with the employer’s approval.
  tip: Visit the workplace before advertising, and note what a candidate would see, hear and smell there.
  tip: Call placed people after three months, ask for a review, and pass on to the employer what they said they’d share.
executive search firm > To find and win leaders who aren’t looking, with discretion and thorough checks.
  people: boards replacing a chief executive; owners bringing in a first outside leader; investors building a management team
  who: Board chairs, owners, investors and HR heads, deciding in a small circle, with candidates in senior posts elsewhere.
  mind: They fear a wrong choice and a leak, and they expect candor about the job itself.
  lines: The call nobody hears about | Long list, quiet talks, right choice | For the chair at the top | References that get called | Leaders who weren’t looking | Ask what the board wants
  tip: Describe your process with durations and decision points, and what the client sees at each.
  tip: Say who does the search personally, since boards complain of meeting one person and getting another.
  tip: Publish a short paper for boards on writing a brief, or on why first outside leaders fail.
  tip: Keep in touch with people you didn’t place; a courteous no today becomes a client later.
  tip: Name no searches without consent; list sectors, functions and how many searches were completed within the agreed time, if you track it.
business coach > To give owners room to think, a push to decide and the nerve to let go.
  people: owners who can’t take a week off; founders leading their first team; partners who disagree about what’s next
  who: Mostly owners and founders from their thirties to fifties with a team to lead, meeting every week or two for months.
  mind: They get asked everything all day, and they want frank questions in confidence.
  lines: Ten worries, two decisions | An hour outside the company | Let go of the small stuff | On the business, for once | Who asks the boss? | Decide it by Friday
  tip: Offer one working session on a single decision, and let the owner judge coaching by that.
  tip: Publish a question each Monday that an owner can answer in five lines, and reply to those who do.
  tip: Tell prospects who shouldn’t hire a coach and who needs an accountant or therapist first.
  tip: Join an owners’ breakfast or trade group and listen; speak there later on delegating one task.
  tip: With consent, describe a client’s before and after in hours, such as evenings free or calls per day.
career coach > To work out with people which job fits next, and how to say so.
  people: people stuck in work they’ve outgrown; job seekers who get no replies; parents or veterans returning to the job market
  who: Working-age adults, often between their late twenties and fifties, meeting in the evening or online for a few sessions.
  mind: They doubt themselves after silence, and they want steps that fit the rent.
  lines: What would a good Monday be? | Your second career can start small | The résumé behind the silence | Say what you do well | New job, same you, better fit | From “no reply” to “come in”
  tip: Rewrite one bullet point of a résumé each week in public, with details changed, and say why.
  tip: Split your offer by situation, such as laid off, bored, returning or newly promoted, so that readers find themselves.
  tip: Offer a résumé hour at the library or alumni office, and leave a checklist behind.
  tip: Be honest that no coach can promise a job; tell people what they’ll have in hand after three sessions.
  tip: Ask clients a year later whether you may quote one line about their week now.
life coach > To ask good questions, listen well and help people take the next small step.
  people: people at a turning point after a birthday, breakup or move; parents whose children have left home; high achievers who feel flat
  who: Adults mostly from their late twenties to sixties, often paying themselves, meeting every week or two online or in a quiet room.
  mind: They look for change without a diagnosis, and for someone who remembers what they said.
  lines: Ready for a small change? | A small step by Sunday | Room to think about your life | Good questions, quiet hour | What would you change? | Fine, but not quite
  tip: Say clearly that coaching isn’t therapy, and whom you’d refer to a professional.
  tip: Record a two-minute audio with one question to think about on a walk, and send it monthly.
  tip: Set a length and price for a first talk, and describe what the person leaves with.
  tip: List your training and the kinds of change you know, in place of promises about happiness.
  tip: Pair up with a yoga studio, library or bookstore for an evening on one theme, such as starting over.
image consultant > To get people dressed for the life they have now, mostly from their own closet.
  people: professionals after a promotion or a career change; people whose body or life has changed; anyone dressing for a wedding, a stage or a first date
  who: Mostly adults in their thirties to sixties, of any size or style, booking once and returning with the season or a new role.
  mind: They feel unsure in front of the mirror, and they want honesty without being made over.
  lines: Half the answer’s in the closet | Shorter mornings, better fit | Clothes that keep up with you | Find your colors, skip the rest | Wear what you own, well | A kinder look in the mirror
  tip: Show one jacket worn three ways, on yourself or a client who’s agreed, with what it was paired with.
  tip: Write what happens in a closet session hour by hour, including what you never throw out for people.
  tip: Ask tailors, hairdressers and opticians to trade cards with you; their clients are already at a mirror.
  tip: Offer companies a lunch talk on dressing for video calls, with volunteers and a lamp.
  tip: Sell a printed gift certificate before graduations and holidays, and explain on the back what’s included.
relocation service > To see newcomers settled, from the lease and the school to the bus pass.
  people: employees moving for a new job; companies transferring staff; families who need schools and leases from afar
  who: Professionals and their families, often from abroad or across the country, with HR departments paying in many cases.
  mind: They feel excited and overwhelmed, and they want one person who answers the same day.
  lines: Keys, school, bus pass, done | Know somebody before you arrive | New city, first friend | From airport to address | A hundred questions, one number | Unpack sooner
  tip: Publish a first-week checklist for your city with offices, documents and opening hours, and update it each quarter.
  tip: Call the HR departments of the largest employers and ask what their last newcomer struggled with.
  tip: Film ten-second answers on leases, trash days and doctors in your area, spoken at the place itself.
  tip: List fixed packages, such as home search, school search and registration, so that HR can compare and approve.
  tip: Follow housing law when describing areas: give facts on commute, rents and services, and let families judge.
cybersecurity > To keep companies’ systems watched, patched and ready for the email someone will click.
  people: small companies without security staff; clinics, law firms and shops with private data; larger firms that need eyes at night
  who: Owners, IT managers and operations heads of companies of all sizes, often after an incident, a near miss or an insurer’s form.
  mind: They don’t know how exposed they are, and they dread a technical scolding.
  lines: Watched while you sleep | Fewer open doors online | Updates, backups, calm | Think before you click | Someone’s reading the alerts | For the email on a busy day
  tip: Post one real phishing email a month with names removed, and circle what gives it away.
  tip: Offer a short outside check, with written permission and clear limits, and report the three things to fix first.
  tip: State response times, night coverage and what’s extra, since buyers compare these in a crisis.
  tip: Print a one-page sheet for the office wall: who to call, what to unplug, what not to delete.
  tip: Talk to insurance agents and accountants, whose clients are sent security questionnaires and don’t know how to answer.
private investigator > To find out what happened, within the law, and hand over a report that holds up.
  people: people with a doubt they can’t shake; lawyers and insurers who need facts for a case; companies that suspect theft or fraud
  who: Private individuals of all ages, attorneys and business owners, usually calling after weeks of worry and wanting to stay unseen.
  mind: They prefer certainty to comfort, and they ask about discretion before anything else.
  lines: Better to know | Facts, dates, discretion | Quiet work, clear report | Somebody has to look | For the question that keeps you up | Ask in confidence
  tip: Show your license number and what the law lets you do and not do, on the first page.
  tip: Keep the contact form short, and say how you call back without giving away who you are.
  tip: Explain a typical case in hours, cost and stages, and what the report contains, with an invented example.
  tip: Introduce yourself to family and business lawyers with a sample report, names blacked out.
  tip: Never post surveillance pictures or hints of real cases; write about scams, background checks and public records.
virtual assistant > To take over the mail, calendar and small tasks that eat a busy person’s day.
  people: founders and consultants working alone; small teams without an office manager; busy professionals buried in email
  who: Mostly self-employed people and small business owners, working remotely, who begin with a few hours a week.
  mind: They wish for time back, and they find it hard to let anyone into their inbox.
  lines: Inbox down, shoulders down | Hand over the first ten emails | Your calendar, under control | The second job, off your desk | Booked, filed, answered | Mornings without the mail
  tip: List fifty small tasks you take on, sorted by mail, calendar, travel and money, so that people can point at theirs.
  tip: Explain how passwords, access and confidentiality are handled before anyone has to ask.
  tip: Offer a first week with a fixed number of hours and three agreed tasks, then a short review.
  tip: Say hello in coworking spaces and online groups of coaches, realtors or therapists, and answer one tool question a week.
  tip: Ask a client how many hours came back and what they did with them, and quote that with permission.
`);
