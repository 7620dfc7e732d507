import { passagesOf } from './passage-list.ts';

/** Money: counting it, covering it, keeping it. */
export const money = passagesOf(`
accountant > Bring your receipts.
  Most owners started a business to do something other than paperwork. They want the returns filed on time, the numbers explained, and a warning before the bill comes.
  Good books answer three questions: what came in, what went out and what’s left for taxes. It’s better to know in March than to guess in December.
bookkeeper > Send over the pile.
  Receipts pile up faster than anyone means them to. Once they’re entered every week, the owner can see what’s owed, what’s due and whether it was a good month.
  A business can be busy all year and still not know if it earned anything. With invoices, bank and receipts in order, there’s an answer, and the tax season is shorter.
tax adviser > Bring the letter, even if it’s unopened.
  A letter from the tax office is rarely as bad as the envelope looks. It takes somebody who reads it, knows the deadline and has the documents in order.
  Rules change, and most people only find out when it’s too late. It pays to ask before the big decisions: a house, a marriage, a first employee.
payroll service > Ask how a changeover works.
  Pay has to be right, and it has to be on Friday. A change of hours, a new hire or a tax rule shouldn’t be able to move that.
  Small companies don’t have someone who reads wage law for fun. They want to send the hours, see the totals and know that everyone’s been paid.
auditor > Ask what you’d need to prepare.
  An audit asks for a lot of paper and a little patience. When the questions are clear and come early, it ends with numbers that others can trust.
  Banks, boards and members want somebody independent to look at the books. Good auditors ask simple questions, and they explain what they found.
fractional cfo > Start with last month’s numbers.
  A growing company needs someone who can see around the corner of the cash flow, but not every day. A few days a month can be enough to plan the hire, the loan or the price.
  Owners make big decisions with last year’s figures. Somebody who’s read the contracts and built the forecast can tell them what next spring looks like.
insurance agency > Bring the policy you have.
  Nobody reads a policy until something has happened. So it’s worth an hour beforehand with someone who says what’s covered, what isn’t and what you can skip.
  A burst pipe on a Sunday is the real test of a policy. People want to know that they bought the right one, and whom to call first.
life insurance agency > Start with a few simple numbers.
  It’s about who’d pay the mortgage, and it’s easier to talk about than people fear. A few questions on age, income and children show how much is enough.
  Young parents put it off, because who wants to think of that. One calm conversation is enough to find the right sum and the right number of years.
health insurance broker > Ask what each plan leaves you to pay.
  Deductible, network, copay: the words alone make people give up. A broker lines up two or three plans and explains what each would cost in a bad year.
  Freelancers and small teams have to choose a plan every year and dread it. They want to keep their doctor, know the worst case and not pay for what they won’t use.
car insurance agency > Bring your policy and compare.
  Every driver has to have it, and few know what they’ve got. The price matters until there’s a dent, and then the phone does.
  A new driver in the family can double the bill. It helps to ask about deductibles, glass and rental cars before they’re needed.
pet insurance agency > Ask what isn’t covered.
  A torn ligament can cost as much as a used car. Owners should know before that day which bills are paid, which aren’t and what counts as an old problem.
  Nobody wants to decide about surgery with an eye on the account. Owners compare limits, waiting periods and age, and that’s easier with somebody who’s read the small print.
mortgage broker > Start with what you can afford each month.
  A mortgage is the largest number most people ever sign. Comparing lenders takes patience, and buyers want to hear the monthly figure and the catch.
  Rates change while people are still choosing curtains. A broker asks about income, plans and nerves, and then explains which loan fits all three.
loan company > Ask what it costs in total.
  A car, a roof or a rough month can’t always wait for savings. Borrowers should see the full cost, the last payment date and what happens if they’re late.
  People want an answer soon, and they want it in plain numbers. Borrowing makes sense if the payment still fits in a bad month, so that should be worked out first.
microfinance institution > Tell us about your idea.
  A sewing machine or a market stall can change a household, and the sum is often small. What it takes is trust, a schedule people can keep, and advice along the way.
  Banks like collateral, and many good ideas don’t have any. Small loans, paid back week by week, let people buy stock, tools or a first oven.
credit union > Come in and ask about joining.
  The people who save here are the ones who own it. A teacher’s car loan comes from a neighbor’s savings, and profits have nowhere else to go.
  Members vote, and each has one vote, however much they save. They come for a fair rate and for staff who take time with a first budget.
debt counsellor > Bring the unopened letters.
  Unopened letters are the first sign, and almost everyone has a drawer. Once all the debts are on one sheet, they turn into a plan with a last line.
  Debt makes people feel alone, and they aren’t. Creditors can be called, interest can be talked about, and a budget can leave room to live.
debt collection agency > Tell us who owes what.
  Most people who owe money would rather pay than hide. A polite call and a plan they can keep brings in more than a threat does.
  Unpaid invoices strain small companies, and most owners hate asking twice. Somebody outside can be firm, polite and within the law.
pawnbroker > Ask about the terms before you decide.
  A watch or a ring can be cash in ten minutes and be back on the wrist next month. People should understand the interest, the date and the ticket before they sign.
  Some people just need to get to payday. They bring something of value, get cash the same day and want to be sure it’s kept safe.
invoice and equipment finance firm > Ask for the full cost.
  A full order book and an empty account often go together. Money against an invoice or a machine closes the gap, and owners need to know what it costs per week.
  Customers pay in sixty days, and wages are due on Friday. Owners look for money that’s quick, and for terms that they’ve understood.
pension adviser > Find out what you have.
  Retirement is thirty years of weekends that somebody has to pay for. Old plans from old jobs can be found, added up and turned into a number.
  Most people can’t say what they’ll live on at seventy. With the old statements on one table, it’s possible to see the gap while it can still be closed.
bail bond agent > Call, at any hour.
  The call comes at night, from a family that has never done this before. They have to understand the price, what they sign and when the court date is.
  A family in shock has to deal with forms, fees and a judge. Someone who’s done it many times explains the steps and keeps track of the dates.
real estate investment firm > Ask about the risks first.
  Buildings pay slowly and need looking after. Investors want to see the rent, the repairs and the risk before they hear about the return.
  Not everyone who likes property wants to fix a boiler. They look for steady rents, careful choice and reports that name the bad news, too.
financial planner > Bring what you have and what you want.
  Money talks are really about the house, the kids, and when work can stop. A plan puts dates and figures next to those, and gets changed when life does.
  People often arrive with five accounts and no overview. The first result is a single page that shows what they own, what they owe and where it’s going.
wealth management firm > Start with a private conversation.
  Having money brings its own questions: how much risk, which taxes, what the children should know. Families want one place where all of it is kept together and explained.
  A company gets sold, an inheritance arrives, and suddenly everybody has advice. Families need someone patient who asks what the money is for.
investment firm > Ask what it costs.
  Markets are loud, and most of the noise can be ignored. Investors want to know what they own, why they own it and what it costs them.
  Clients give up control over something they worked hard for. They expect research, a written plan and a phone call when things get rough.
venture capital fund > Send us the short version.
  Most young companies fail, and the ones that don’t change a lot. Founders look for money from people who have read the plan and will pick up in a bad week.
  Founders have a product, a few customers and eighteen months. They want money, but also an honest opinion and an introduction that counts.
private equity firm > Start with a confidential talk.
  Owners sell once, and they’ve spent decades on what they’re selling. They ask about the price, the staff and what will be left of the name.
  Companies reach a point where the next step takes capital and a new hand. Good investors listen to the people on the floor before they change anything.
business broker > Find out what it’s worth.
  Selling a business is part price, part secrecy and part goodbye. It takes clean figures, serious buyers and somebody who keeps both sides talking.
  Owners don’t want staff, customers or rivals to know too early. Buyers want to see the real numbers, and a broker is between the two until it’s signed.
bank > Sit down and ask.
  An account should just work, and a loan should be understood before it’s signed. For the big decisions, people still like to sit across from somebody.
  From a first savings account to a loan for a shop, people want to be known. Good advice includes the option that earns the bank less.
currency exchange > Check the board before you change.
  Travelers want the rate, the fee and small bills. The rate and the fee should be on the board, so that nobody has to work it out at the counter.
  People come in before a trip and after it, with a pocket full of coins. They count on a fair rate, genuine bills and a receipt.
money transfer service > Ask for the rate and the fee.
  Somewhere, rent or school fees depend on this reaching a family by Friday. Senders want to know the fee, the rate and the minute it arrived.
  Sending money home is part of every month for many workers. The fewer questions it leaves, the better: how much, how fast, where it can be picked up.
bullion dealer > Ask about the spread.
  Gold earns no interest and lets people sleep. Buyers want to know the weight, the fineness, the spread, and where it’s kept.
  Some inherit coins, and some want to put savings into something they can hold. Both need a fair scale, today’s price and a place that’s discreet.
crypto exchange > Start small, and ask first.
  Coins can halve in a week, and newcomers should hear that first. What they need is clear fees, careful custody and no hurry.
  People have heard of fortunes and of frauds. They need identity checks, good security and an explanation of each fee before they trade.
stock broker > Compare the fees.
  Buying a share takes a second; knowing why takes longer. Clients want fair fees, an order carried out as given, and research they can argue with.
  Some clients trade daily, and others buy once a year for the grandchildren. Either way, they expect the best price on the screen and a clear statement.
payment processor > Ask when you’ll be paid.
  A sale isn’t finished until the card goes through. Shops want to know what they’ll be paid, on which day, and whom to reach when a terminal goes quiet.
  A failed payment on a Saturday costs sales that don’t come back. Merchants look for steady service, plain fees and protection against fraud.
budgeting app > Look at last week first.
  Most people guess what they spend on food, and guess low. Seeing it once a week, without a lecture, is usually enough to change something.
  Couples argue less about money when both can see it. Groceries, rent and the trip next summer each get a place, and the rest is free.
crowdfunding platform > Tell people about your idea.
  An idea gets real when strangers put twenty dollars on it. Makers need a clear page and a deadline, and backers need to know what happens if it fails.
  A film, a board game, a bakery in need of an oven: people like to help something start. Updates and honesty keep them on board when there’s a delay.
islamic finance adviser > Ask how it works.
  Buying a home or saving for children shouldn’t mean giving up your principles. Families want to know how a contract works and who has checked that it’s halal.
  Paying or earning interest is out of the question for many families. There are other ways to buy a house, run a firm or save, and they should be explained with patience.
`);
