import { pitchesOf } from './pitch-list.ts';

/** Community, faith and farewells. */
export const community = pitchesOf(`
visa and immigration service > To help travelers and newcomers file complete, correct papers and know what comes next.
  people: families joining a relative; workers and students moving abroad; travelers who need a visa by a set date
  who: Travelers, students, workers and families, many with English as a second language, at a distance or in person, often referred by friends.
  mind: They fear refusal, lost time and scams, and want plain words about steps, fees and waiting.
  lines: The right form, filled in right | Every paper in order | Checklist first, worry less | One folder, everything in it | Photos, dates, signatures, checked | Read it twice, file it once
  tip: Say clearly who you are: a private service, not the government, and whether you’re authorized to give legal advice.
  tip: Write a checklist page for each common application, with a link to the official source and the date you last checked.
  tip: Promise care rather than results. List what you check, what you charge and what the government charges.
  tip: Offer an information hour with a library, college or community center in the language people speak at home.
  tip: Keep clients’ documents out of every picture, and ask for a review that leaves out their case.
charity > To turn people’s time and money into help, and to report honestly where it went.
  people: donors who want to see where it goes; volunteers with an hour or a skill; people and families who need support
  who: Adults of all ages, churches, firms and foundations, some giving a little each month and some once a year in winter.
  mind: They would like to help, distrust overhead they can’t see and stay when they’re thanked.
  lines: An hour, a dollar, a difference | See where it goes | Help that has a name | Give a little, start a lot | Hands needed, hearts welcome | Help you can see at work
  tip: Say what ten, fifty and a hundred dollars do, with the math behind it, right above the giving button.
  tip: Tell one person’s story a month with their written consent, in their words, and never as pity.
  tip: Call five donors each Friday simply to say thanks. It keeps more of them than any campaign.
  tip: List open tasks by length, one hour, one Saturday, one year, so volunteers can see where they fit.
  tip: Publish a one-page account of last year with income, spending and one thing that didn’t work.
food bank > To see that families nearby can pick up good food with their dignity intact.
  people: families short on groceries this week; volunteers who’d like to sort and pack; stores, farms and donors with something to share
  who: Working families, retirees and students who need food now and then, along with neighbors, schools and congregations who give.
  mind: They may feel ashamed to come, and givers want to know which food is really needed.
  lines: Take what the table needs | Groceries, with a welcome | Room in the cart for everyone | A bag today, a hand tomorrow | Cans, carrots and kindness | Dinner for the house next door
  tip: Put opening hours, what to bring and “no questions asked,” if that’s so, first on your page and in several languages.
  tip: Post a short weekly list of what the shelves lack. Donors are glad to be told peanut butter, not pasta.
  tip: Photograph food, hands and volunteers, and leave the people in line out of every picture.
  tip: School nurses, clinics and libraries meet families early. Give them small cards that fit in a palm.
  tip: Ask grocery managers and farmers for one pickup a week, and report the pounds back to them each quarter.
church > To worship together, care for one another and keep the door open to anyone who comes.
  people: families looking for a church home; people in grief or at a crossroads; newcomers to town who’d like to belong
  who: People of every age, from lifelong members to visitors at Christmas, mostly from the surrounding towns and neighborhoods.
  mind: They wonder whether they’d be welcome, what to wear and where to sit, and hope for honest company.
  lines: A seat is kept for you | Come with your questions | Songs, silence and coffee | Room in the pew | Open on the quiet days, too | Bring the whole noisy family
  tip: Make a page for first visits: when to come, how people dress, where to park and where children go.
  tip: Keep Sunday hours, holidays and the parking entrance up to date on Google, since most visitors look there on Saturday night.
  tip: Show a regular Wednesday, soup, choir or homework help, as well as the sanctuary, with people’s consent.
  tip: Give members a plain card with the next open event that they can hand to a neighbor without a speech.
  tip: A year after a wedding or a funeral, write to the family. A short note means a good deal.
mosque > To be a place of prayer, learning and welcome for Muslims and their neighbors.
  people: worshippers who live or work nearby; families looking for lessons and community; visitors who’d like to learn
  who: Muslims of every age and background, daily worshippers, students, travelers and families on Fridays and Eid, and curious neighbors.
  mind: They look for prayer times they can rely on, a clean place to wash and a warm greeting.
  lines: Shoulder to shoulder | Room in every row | The call, the carpet, the welcome | Come for prayer, stay for tea | Sunset, dates and good company | Peace at the door
  tip: Keep prayer and Friday sermon times accurate in the apps and on your site, with parking and the women’s entrance.
  tip: Hold an open house for neighbors once a year with tea, a short tour and time for questions.
  tip: Put a welcome page in plain English on shoes, dress, seating and what a guest does during prayer.
  tip: Film recipes and setup for a Ramadan evening rather than worshippers at prayer, and ask before showing faces.
  tip: Let students and new arrivals know about you through campus groups and resettlement agencies.
synagogue > To gather people for prayer, study and Shabbat so that nobody has to sit alone.
  people: families looking for a Jewish home; people marking a bar or bat mitzvah, wedding or loss; newcomers and students far from their own
  who: Jewish individuals and families of every age, some weekly and some on the High Holidays, along with partners and interested guests.
  mind: They wonder how much Hebrew is needed, whether they’ll fit in and who’ll call when they’re sick.
  lines: A seat at the table on Friday | Old words, new questions | Come argue kindly | Someone will show you the page | Shabbat tastes better together | Two opinions, one kiddush
  tip: Describe a first visit, when to arrive, what to wear and what happens after the service, in friendly words.
  tip: Explain visitor registration and security gently beforehand, so that newcomers arrive prepared instead of startled.
  tip: Take pictures before Shabbat, of the bread, the table or the classroom, rather than during services.
  tip: Post holiday dates with their everyday meaning, and one thing a beginner can join.
  tip: Ask members to invite one household each to a Friday dinner, and give them a short printed guide.
hindu temple > To offer families a place for prayer, festivals and the stories that hold them together.
  people: families who want their children to know the stories; elders and students who come to pray; neighbors and guests curious about a festival
  who: Hindu families of many languages and regions, some coming daily, many on weekends and at festivals, often from an hour around.
  mind: They care about devotion, proper ritual and language, and want the next generation to feel at home.
  lines: Bells, flowers and light | Shoes off, hearts open | Light a lamp with others | Where stories are sung | A hundred lamps at Diwali | Come hungry, leave blessed
  tip: Publish the festival calendar with times, parking and food for the whole year, and refresh it each month.
  tip: Write a welcome for first-time guests on shoes, photographs, offerings and where to sit.
  tip: Invite school classes for a guided hour, and send teachers a sheet they can use beforehand.
  tip: Show flowers, lamps and kitchens in your posts. Ask the priests first what may be photographed.
  tip: List the ceremonies families may request, what to bring and whom to call, in more than one language.
buddhist centre > To hold open a quiet place where people can sit, learn and practice together.
  people: beginners who’d like to try meditation; practitioners looking for a group and a teacher; people going through stress or loss
  who: Adults of many ages and beliefs, mostly from nearby, in the evening or on weekends, some weekly and some for a retreat.
  mind: They wonder whether they must believe something, sit cross-legged or stay silent, and want to begin simply.
  lines: Sit down, breathe out | Take a cushion, take your time | Silence is easier together | Sit the way you can | Quiet for an hour | Breathe in good company
  tip: Explain a beginner’s evening from the shoes to the tea, and say that chairs are fine.
  tip: Record three minutes of guided breathing, and put it where a first visitor lands.
  tip: Post the schedule for the month in one picture that can be saved to a phone.
  tip: Offer a lunch-hour sitting at a library, college or hospital, without any talk of joining.
  tip: State how donations and fees work and that nobody’s turned away for lack of money, if that’s so.
sports club > To give people of every age a team, a coach and a place to train.
  people: parents looking for a sport for their child; adults who want to play or get fit again; volunteers, fans and small sponsors
  who: Families, teens and adults from nearby towns, on weeknights and weekends, through a season or for many years.
  mind: They want decent coaching, fair playing time, clear costs and people they’ll like.
  lines: Try it once, stay for the team | Come as a beginner | Sweat, cheer, repeat | Wash the shirts, win together | Every team needs one more | Home games, homemade cake
  tip: Put all tryout and first-practice dates on one page with ages, gear, cost and a person’s name.
  tip: Feature the helpers as often as the players: the driver, the one with the line marker, the cake table.
  tip: Visit school PE teachers in the weeks before sign-up, and leave posters with a tear-off.
  tip: Collect parents’ photo consent with the registration, so nobody has to ask at the game.
  tip: Show small businesses what a banner or a set of shirts costs, and thank each sponsor by name after games.
football club > To coach players of all ages well and get them a game on the weekend.
  people: parents with a child who kicks everything; teens and adults who want to play; neighbors who like to stand on the sideline
  who: Children, teens and adults, with their families, from nearby towns, at practice on weeknights and games on weekends.
  mind: They want playing time, a kind coach, rides that work out and a season without shouting parents.
  lines: Wet Tuesday, great Saturday | Chase it together | Shin guards on | From swarm to team | Cleats on, parents on the sideline | Pass first, argue later
  tip: Post the weekend’s games and fields every Thursday, with a map and the color of the jersey.
  tip: Hold a bring-a-friend practice in the last week before registration closes, and have forms on a table.
  tip: Write three lines after each youth game about effort, without naming losers or scores for the smallest.
  tip: Have photo permission from parents on file, and pick pictures with shin guards, mud and laughter.
  tip: Ask a pizza place or physical therapist to sponsor one age group, and put them on its sign.
rugby club > To teach rugby safely and keep a clubhouse full of people who look after each other.
  people: players looking for a team; beginners and kids who’d like to try tag rugby; former players and supporters
  who: Juniors, adults and old players from across the region, mostly at weeknight practice and Saturday games in season.
  mind: They worry about injuries and rules, and stay for the friendship and the meal afterward.
  lines: A place in the scrum | Every build has a position | Tackle safe, eat together | Muddy knees, good manners | Run hard, shake hands | Pass it back, push on
  tip: Explain how tackling gets taught and at what age contact begins. It’s what parents want to know first.
  tip: Run an open session called “Never played” with a ball, a coach and food after.
  tip: Show the positions as a chart of builds and temperaments, so that newcomers can find themselves.
  tip: Contact college clubs and military bases, where players move away each year and look for a team.
  tip: Film the handshake line and the meal, with players’ okay. They show the manners that rugby’s known for.
chess club > To bring players of every age and strength together over a board and help them improve.
  people: children who’ve learned the moves at school; adults coming back to the game; tournament players preparing for the season
  who: Players from schoolchildren to retirees, mostly from around town, on a set evening each week.
  mind: They hope not to be the worst in the room, and love somebody who shows them the better move.
  lines: Sit down, white moves | Lose, learn, set it up again | A board and a friend | Quiet room, loud ideas | Touch it, move it | Stop by for a game
  tip: Post a puzzle every Monday, with the answer on club night.
  tip: Say that beginners are welcome, whether to bring a board and what a first evening is like.
  tip: Set up two boards at the farmers market or library and play whoever sits down.
  tip: Ask schools and after-school programs to pass on your junior hour, and bring a parent sheet.
  tip: Keep place, time and a contact right in the national federation’s club list, since travelers search there.
scout group > To teach children outdoor skills, responsibility and how to look after one another.
  people: parents who want their child outside; girls and boys ready for adventure; adults willing to lead, drive or cook
  who: Families with school-age children from nearby neighborhoods, meeting on a weeknight and camping on some weekends.
  mind: They want children to be safe, challenged and busy without a screen, and ask about cost and time.
  lines: Mud on the knees, proud of it | Knots, maps and a good fire | Look after the smallest | Boots on, screens off | First fire, first map, first camp | Out of the house, into the woods
  tip: Hold a visitor night where kids try a knot and a fire, while parents get the costs and dates on paper.
  tip: Explain leader screening, training and the two-adult rule your organization follows, on the first page.
  tip: Share pictures only with written consent from parents, without full names, and show hands at work.
  tip: Show up at the town cleanup or holiday collection in uniform. Families ask children in neckerchiefs.
  tip: Ask parents for one skill they could teach for an evening; many leaders begin that way.
environmental group > To get neighbors outside to clean, plant and speak up for the nature around them.
  people: neighbors with a free Saturday morning; families, students and schools; donors and officials who care about a place
  who: Students, parents and retirees who live close by, some at single cleanups and some on the committee for years.
  mind: They feel helpless about the news, and want to do something that shows by noon.
  lines: Bring gloves, leave it cleaner | Worth getting muddy for | Plant now, shade later | Count frogs, write letters | Hope with dirt on it | A cleaner bank by noon
  tip: Take the same picture from the same bridge before and after each cleanup, and count the bags.
  tip: Announce the next date in three facts, where, how long and what to wear, at least two weeks ahead.
  tip: Offer a company or a class its own morning, with gloves, a task and a group picture.
  tip: Print a postcard people can sign to city hall about one clear thing, and pass it around at the market.
  tip: Report in numbers twice a year, trees alive, bags filled, frogs counted, including what went wrong.
funeral home > To guide families through the first days of loss, calmly and clearly.
  people: families who’ve just lost someone; people arranging their own funeral ahead; clergy, hospices and nursing homes
  who: Families from the area and relatives from afar, mostly adult children and spouses, who call at any hour and decide within days.
  mind: They are tired and afraid of doing it wrong, and need plain costs, patience and room for their own wishes.
  lines: A steady hand on hard days | Your wishes, gently carried out | Someone to call, someone to listen | Time to say goodbye well | Quiet help, clear answers | Farewell with care
  tip: Put a phone number and a page called “What to do first” at the top, in large type and few words.
  tip: Show your general price list online and explain each line. It eases a worry that few dare to voice.
  tip: Photograph the rooms in soft daylight, empty, with one chair turned toward the window.
  tip: Offer a quiet talk on planning ahead at a library or church, with a form to take home and no pressure.
  tip: Ask for a review only weeks later, by letter, and never show a service or a family without consent.
memorial stone mason > To cut stones whose words and form honor a life and can still be read long after.
  people: families choosing a stone after a loss; people with a family grave to renew; cemeteries and churches with worn memorials
  who: Spouses and adult children, mostly within reach of the cemetery, often months after the funeral and sometimes years later.
  mind: They want to take their time, fear a mistake in the letters and hope for guidance with the wording.
  lines: Words worth cutting in stone | Letters drawn, then carved | A stone for the long years | Take the time you need | Cut carefully, set level | A name that stays
  tip: Show a full-size drawing beside the finished stone, with the family’s permission or an invented name.
  tip: Gather inscriptions on a page, short, long, religious and plain, for families who can’t begin.
  tip: Explain cemetery rules, permits, settling time and weeks until setting, step by step.
  tip: Give funeral homes and clergy a simple brochure that families can take home and open when they’re ready.
  tip: Offer a spring look at old stones, cleaning, leveling and relettering, through the cemetery’s newsletter.
pet memorial service > To care for pets after death with tenderness and return what’s theirs to the people who loved them.
  people: families who’ve lost a dog or cat; owners of small animals, birds and horses; vets with a client to comfort
  who: Pet owners of every age from the area, mostly sent by a vet, who call within hours of the loss.
  mind: They grieve more than others may understand, and need to be sure that the ashes are truly their animal’s.
  lines: They were family | A gentle goodbye | Home again, where they belong | The collar, the paw, the love | Every small life mattered | Carried with care
  tip: Explain step by step how each animal is identified from pickup to return, without any hard pictures.
  tip: Answer the first-night questions, where to keep them, whom to call and how soon, on one calm page.
  tip: Leave brochures with vets in a plain envelope that a receptionist can hand over in silence.
  tip: Invite owners to share a picture and two lines on a memory page, if they wish, and never rush them.
  tip: Send a card some weeks later with the animal’s name written by hand. People remember it for years.
security guard company > To protect people, sites and events calmly, with guards who notice and write it down.
  people: construction managers with a site to watch overnight; store and property managers; organizers of concerts and private events
  who: Property, store and site managers and event organizers, mostly in one metro area, on a monthly contract or a single date.
  mind: They answer for thefts and lawsuits, have no use for sleepy guards, and want reports and one person to call.
  lines: Calm at the door | Somebody’s watching the site | Trained to notice | Quiet nights, clear reports | Eyes on the gate | Polite, present, prepared
  tip: Show a sample shift report with times and pictures, because proof of work is what managers miss elsewhere.
  tip: State licenses, insurance and training at the top, along with how quickly a guard gets replaced.
  tip: Offer a walk around a site at its weak hour, and send a one-page note the next day.
  tip: Meet general contractors, insurance brokers and venue managers. They hear about a loss within a day.
  tip: Keep guards’ faces and clients’ layouts out of posts; a uniform from behind and a lit gate are enough.
astrologer > To read charts with care and give clients room to think about what’s next.
  people: people at a turning point; regulars who come around their birthday; friends and couples curious about a chart
  who: Adults, often but not only women, from nearby or online, who book before a decision or once each year.
  mind: They want to be heard rather than told, and look for a reader who doesn’t frighten anyone.
  lines: An hour with your chart | Read by the hour you were born | Room for the big question | Look up, think it over | Planets, houses, your own thoughts | A calm look at the year ahead
  tip: Describe a first session minute by minute, from birth data to your closing question.
  tip: Publish a short note at each new moon, written for reflection, without promises about money or health.
  tip: Say clearly what a reading can’t replace: a doctor, a lawyer, a therapist. It builds trust.
  tip: Take a table at a bookshop, yoga studio or street fair with short readings and a booking sheet.
  tip: Offer birthday vouchers with a card friends can fill in, including where to find the time of birth.
`);
