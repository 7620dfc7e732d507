import { tradesOf } from './trade-list.ts';

/** Consulting, law and real estate. */
export const advice = [
  ...tradesOf(
    'law',
    `
law firm = contracts, disputes, settlements
solicitor > law practice = wills, contracts, home purchases
barrister > trial law practice = court hearings, opinions, appeals
family lawyer > family law firm = divorce, custody, support
criminal defense lawyer > criminal defense firm = police questioning, charges, trials
personal injury lawyer > personal injury firm = accident claims, insurer letters, settlements
immigration lawyer > immigration law firm = visas, green cards, appeals
employment lawyer > employment law firm = dismissals, contracts, severance
conveyancer > closing services firm = home purchases, title checks, closings
estate planning lawyer > estate planning firm = wills, trusts, probate
patent attorney > patent law firm = patents, prior art searches, filings
trademark agency = trademark searches, filings, oppositions
maritime lawyer > maritime law firm = cargo claims, charters, collisions
notary > notary’s office = signatures, deeds, official copies
mediator > mediation practice = separation, neighbor disputes, workplace conflict
`,
  ),
  ...tradesOf(
    'people',
    `
model and talent agency = castings, bookings, portfolios
hr consultant > HR consulting firm = hiring, staff handbooks, hard conversations
recruitment agency = shortlists, interviews, temporary staff
executive search firm = board searches, reference checks, succession
business coach > business coaching practice = goals, delegation, time
career coach > career coaching practice = career changes, applications, interviews
life coach > life coaching practice = decisions, habits, fresh starts
image consultant > image consulting practice = wardrobes, colors, first impressions
`,
  ),
  ...tradesOf(
    'consult',
    `
relocation service = home searches, school visits, paperwork
cybersecurity > cybersecurity company = security checks, monitoring, incident response
private investigator > investigation agency = background checks, missing people, evidence
virtual assistant > virtual assistant service = inboxes, calendars, travel plans
strategy consultant > strategy consulting firm = market entry, pricing, priorities
management consultant > management consulting firm = costs, processes, turnarounds
it consultant > IT consulting firm = system choice, migration, IT costs
cybersecurity consultant > cybersecurity consulting firm = security audits, staff training, incident plans
data analytics consultant > data analytics consulting firm = dashboards, forecasts, clean data
market research agency = surveys, interviews, market sizing
marketing consultant > marketing consulting firm = positioning, campaigns, budgets
public affairs consultant > public affairs firm = hearings, position papers, introductions
sustainability consultant > sustainability consulting firm = carbon reports, supply checks, targets
environmental consultant > environmental consulting firm = site surveys, permits, soil tests
energy consultant > energy consulting firm = energy audits, energy rates, heating plans
engineering consultant > engineering consulting firm = structural checks, plans, site visits
land surveyor > land surveying firm = boundary surveys, site maps, stakeouts
appraiser > appraisal firm = property appraisals, estate appraisals, insurance values
safety consultant > safety consulting firm = risk assessments, site checks, training
quality and compliance consultant > compliance consulting firm = audits, manuals, certificates
supply chain consultant > supply chain consulting firm = stock levels, suppliers, lead times
customs broker > customs brokerage = import papers, tariffs, clearance
company formation agent > company formation service = registrations, bylaws, business addresses
grant writer > grant writing service = grant searches, applications, budgets
innovation consultant > innovation consulting firm = workshops, prototypes, pilot projects
agricultural consultant > farm consulting firm = soil plans, crop choice, subsidies
hospitality consultant > hospitality consulting firm = menus, room rates, staff training
feng shui consultant > feng shui practice = room plans, furniture placement, color
`,
  ),
  ...tradesOf(
    'agent',
    `
estate agent > real estate agency = home sales, showings, home valuations
luxury real estate > luxury real estate agency = private sales, villas, penthouses
commercial real estate > commercial real estate firm = offices, shops, leases
industrial property > industrial property firm = warehouses, yards, leases
land sales > land sales firm = lots, farmland, building plots
rural property agent > rural property agency = farms, cottages, acreage
coastal property agent > coastal property agency = beach houses, sea-view apartments, second homes
mountain property agent > mountain property agency = cabins, chalets, land
heritage property agent > heritage property agency = old houses, listed buildings, restorations
`,
  ),
  ...tradesOf(
    'letting',
    `
property management > property management firm = rent collection, repairs, inspections
letting agency > rental agency = rentals, showings, tenant checks
vacation rental = vacation stays, clean rooms, local tips
student housing > student housing provider = student rooms, study rooms, short leases
shared housing > co-living company = furnished rooms, shared apartments, shared kitchens
apartment building = apartments, repairs, building management
`,
  ),
  ...tradesOf(
    'homes',
    `
property developer > property development firm = new homes, conversions, site plans
home staging > home staging service = furnishing, styling, listing photos
home inspector > home inspection firm = roof checks, damp checks, written reports
property appraiser > property appraisal firm = home valuations, tax appeals, estate reports
cash home buyer > home buying firm = quick sales, as-is offers, flexible closing dates
home builder > home building firm = new homes, additions, floor plans
tiny house builder > tiny house workshop = tiny houses, trailers, built-in furniture
`,
  ),
  ...tradesOf(
    'language',
    `
translation agency = contracts, websites, manuals
interpreter > interpreting service = court hearings, conferences, doctor visits
`,
  ),
];
