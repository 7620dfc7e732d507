import { tradesOf } from './trade-list.ts';

/** Money: counting it, covering it, keeping it. */
export const money = [
  ...tradesOf(
    'books',
    `
accountant > accounting firm = bookkeeping, tax returns, annual accounts
bookkeeper > bookkeeping firm = bookkeeping, invoices, bank reconciliation
tax adviser > tax advisory firm = tax returns, tax planning, help with tax letters
payroll service = payroll, pay stubs, filings
auditor > audit firm = audits, reviews, clear reports
fractional cfo > part-time CFO service = cash flow plans, budgets, board reports
`,
  ),
  ...tradesOf(
    'cover',
    `
insurance agency = home insurance, car insurance, business insurance
life insurance agency = life insurance, disability insurance, family plans
health insurance broker = health plans, group plans, claims help
car insurance agency = car insurance, help with claims, fleet insurance
pet insurance agency = pet insurance, claims help, advice
mortgage broker = mortgages, refinancing, first-home loans
loan company = personal loans, car loans, repayment plans
microfinance institution = small loans, savings groups, first businesses
credit union = savings, fair loans, everyday accounts
debt counsellor > debt counseling service = repayment plans, talks with creditors, budget advice
debt collection agency = invoice collection, payment plans, reminders
pawnbroker > pawn business = short-term loans, gold, watches
invoice and equipment finance firm > business finance firm = invoice finance, equipment leases, working capital
pension adviser > pension advisory firm = pension advice, retirement plans, pension transfers
bail bond agent > bail bond agency = bail bonds, court date reminders, payment plans
`,
  ),
  ...tradesOf(
    'wealth',
    `
real estate investment firm = rental property, shared holdings, reports
financial planner > financial planning firm = retirement plans, savings plans, investment advice
wealth management firm = portfolios, estate plans, family wealth planning
investment firm = long-term investments, research, reports
venture capital fund = early funding, board support, introductions
private equity firm = growth capital, growth plans, succession deals
business broker > business brokerage = company sales, valuations, succession planning
bank = accounts, loans, savings
currency exchange = foreign currency, travel money, rate alerts
money transfer service = transfers abroad, cash pickup, bank deposits
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
