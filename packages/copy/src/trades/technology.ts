import { tradesOf } from './trade-list.ts';

/** Software, support and engineering. */
export const technology = [
  ...tradesOf(
    'software',
    `
online learning platform = online lessons, exercises, progress reports
technology company = useful software, integrations, support tools
software company = custom software, integrations, dashboards
web developer > web development studio = websites, online stores, maintenance
app developer > app studio = phone apps, prototypes, web apps
data analytics > data analytics company = dashboards, forecasts, clean data
artificial intelligence > AI company = language tools, image tools, predictions
cloud and web hosting > web hosting company = hosting, backups, domains
blockchain company = ledgers, wallets, audits
payment and pos technology > payment technology company = card readers, checkouts, reports
business software > business software company = invoicing, scheduling, customer records
gps tracking > GPS tracking company = vehicle tracking, routes, alerts
seo agency > SEO agency = search optimization, content, site audits
developer tools > developer tools company = code editors, testing tools, documentation
`,
  ),
  ...tradesOf(
    'play',
    `
game studio = video games, puzzle games, game worlds
esports team = tournaments, live streams, training
virtual reality studio = virtual worlds, VR games, virtual tours
dating and messaging app = private chats, matches, group calls
streaming platform = films, series, live events
`,
  ),
  ...tradesOf(
    'helpdesk',
    `
it support > IT support firm = network support, backups, new workstations
computer repair > computer repair shop = laptop repairs, data recovery, new screens
phone repair > phone repair shop = new screens, new batteries, data recovery
internet provider = fiber lines, home Wi-Fi, phone support
telecom installer > telecom installation firm = phone lines, fiber, network cabling
smart home installer > smart home firm = smart lighting, heating controls, cameras
printer and copier service = printer repairs, toner, leases
internet cafe > internet café = fast computers, printing, gaming stations
`,
  ),
  ...tradesOf(
    'lab',
    `
robotics > robotics company = robot arms, warehouse robots, controls
drone maker = drones, cameras, flight control
3d printing > 3D printing company = prototypes, spare parts, small batches
electronics manufacturer = circuit boards, sensors, assemblies
semiconductor company = chips, test boards, reference designs
health technology > health technology company = patient apps, monitors, health records
biotech company = assays, cell lines, lab testing
agricultural technology > farm technology company = soil sensors, crop data, field robots
clean energy technology > clean energy company = solar systems, storage, heat pumps
space technology > space technology company = small satellites, sensors, ground stations
`,
  ),
];
