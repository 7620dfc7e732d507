import { tradesOf } from './trade-list.ts';

/** Money: counting it, covering it, keeping it. */
export const money = [
  ...tradesOf(
    'books',
    `
accountant > accounting firm = bookkeeping, tax returns, yearly accounts
bookkeeper > bookkeeping firm = bookkeeping, invoices, bank reconciliation
tax adviser > tax firm = tax returns, tax planning, letters from the tax office
payroll service = payroll, pay stubs, filings
auditor > audit firm = audits, reviews, clear reports
fractional cfo > part-time CFO service = cash plans, budgets, board reports
`,
  ),
  ...tradesOf(
    'cover',
    `
insurance agency = home insurance, car insurance, business insurance
life insurance agency = life insurance, disability insurance, family plans
health insurance broker = health plans, group plans, claims
car insurance agency = car insurance, accident claims, fleet insurance
pet insurance agency = pet insurance, vet bills, claims
mortgage broker = mortgages, refinancing, first homes
loan company = personal loans, repayment plans, clear terms
microfinance institution = small loans, savings groups, first businesses
credit union = savings, fair loans, everyday accounts
debt counsellor > debt counseling service = repayment plans, creditor talks, budgets
debt collection agency = unpaid invoices, payment plans, reminders
pawnbroker > pawn business = short loans, gold, watches
invoice and equipment finance firm > business finance firm = invoice finance, equipment leases, working capital
pension adviser > pension advice firm = pensions, retirement plans, transfers
bail bond agent > bail bond agency = bail bonds, court dates, payment plans
`,
  ),
  ...tradesOf(
    'wealth',
    `
financial planner > financial planning firm = retirement plans, savings, risk
wealth management firm = portfolios, estate plans, family wealth
investment firm = long-term investments, research, reports
venture capital fund = early funding, board work, introductions
private equity firm = company stakes, growth plans, successions
business broker > business brokerage = company sales, valuations, successions
bank = accounts, loans, savings
currency exchange = foreign cash, fair rates, travel money
money transfer service = transfers abroad, cash pickup, clear fees
bullion dealer = gold bars, silver coins, storage
crypto exchange = digital currency, safe custody, trading
stock broker > stockbroking firm = share dealing, bonds, research
payment processor = card payments, payouts, fraud checks
budgeting app = budgets, savings goals, spending reports
crowdfunding platform = campaigns, first backers, payouts
islamic finance adviser > Islamic finance firm = halal investments, home finance, savings
`,
  ),
];
