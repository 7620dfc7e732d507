import { passagesOf } from './passage-list.ts';

/** Software, support and engineering. */
export const technology = passagesOf(`
online learning platform > Try one lesson.
  Learners come at odd hours, between work and bed. Lessons have to be short enough to finish, clear enough to follow on a phone and worth coming back to.
  People sign up for a new job, a new hobby or a certificate they need. They keep going when each lesson gets them a bit further and someone notices that they were there.
technology company > Tell us what takes you too long.
  People don’t want technology; they want the thing it does. It should save an hour, start without a manual and have somebody to ask when it doesn’t.
  Customers don’t care how it works; they care that it does. The useful ideas come from watching where people lose time.
software company > Show us the spreadsheet.
  Most offices run on a spreadsheet that only one person understands. Good software starts by watching that person work, and ends when they don’t need the spreadsheet.
  People notice software when it’s in the way. It should be quick, say what went wrong in words and keep everything somebody typed.
web developer > Open your site on a phone, then call.
  A site has a few seconds on a phone with bad reception. It has to load, say what the place does and make the next step obvious.
  Owners want to change a price or a photo without calling anybody. Visitors want to find the hours, the menu or the button, and be done.
app developer > Bring the napkin.
  Every app starts as a note on a napkin and a long list of features. The first version should do one of them well enough for people to keep it.
  People delete an app after one bad minute. It has to open quickly, ask for little and do the thing they came for.
data analytics > Bring one question.
  Numbers pile up by themselves, and answers don’t. A useful dashboard shows what changed this week, and why anyone should care.
  Managers want to know why sales dipped in May, and they get a pile of files. Somebody has to clean them, join them and show it in one picture.
artificial intelligence > Try it on the dull part first.
  A model that’s right nine times out of ten still needs a plan for the tenth. It’s useful when it takes over dull work and says when it isn’t sure.
  Reading ten thousand emails or sorting photos is work a machine can do. People still have to decide what it’s allowed to do and check what comes out.
cloud and web hosting > Ask about the backups.
  No one thinks about hosting until a page won’t load. What counts is uptime, a backup from last night and a human in the chat.
  A shop that’s down on its busiest day loses more than a year of hosting costs. Customers want space to grow, protection from attacks and a person who speaks plainly.
blockchain company > Ask if you need it.
  Some records are shared by parties who don’t trust each other. That’s what a ledger is for, and it’s worth asking first if a database would do.
  Supply chains, contracts and payments cross many hands. A shared record that nobody can quietly change helps in some of those cases, and an honest partner says which.
payment and pos technology > Try it at the register.
  At the register there’s a line, a card and no time. It has to beep the first time, print if asked and add up at closing.
  A food truck, a salon and a store with three floors all take cards. Each needs a device that’s quick to learn, cheap to run and ready when the line is long.
business software > Try it for a week.
  Most offices still copy numbers from one list to another by hand. Software should take that over, show what’s missing and need no course to use.
  Nobody opens a company to type the same address four times. When everything is entered once and found in one place, evenings get shorter.
gps tracking > See where everything is.
  A dispatcher’s day is one question: where is it now? A dot on a map settles it, and a good alert asks before anyone has to.
  A stolen trailer, a late delivery, an empty tank: it’s better to know sooner. Fleet owners want clear maps, few false alarms and drivers who were told about it.
seo agency > Search for yourself and see.
  People search in their own words, and rarely click past the first few results. Ranking takes pages that answer the question, a site that works and a few months.
  A great site that nobody finds is a brochure in a drawer. The work is slow: better pages, fewer errors, honest links, and a report that shows what changed.
developer tools > Read the docs and try it.
  Programmers spend half their day waiting, searching or reading errors. A tool earns its place if it’s fast, well documented and stays out of the way.
  Teams ship faster when building, testing and debugging don’t hurt. Engineers try a tool for an hour, and they keep it or they don’t.
game studio > Pick up a controller.
  A game has to be fun with gray boxes before anyone paints them. Players find every hole in a week, and their best stories are things nobody planned.
  Players give a game ten minutes before they decide. Jump, sound, menu and first level get tuned for months so that those ten feel right.
esports team > Watch the next match.
  Reflexes get a player noticed, and practice keeps them there. Behind a few minutes on stage are scrims, video review and a coach who says go to bed.
  Fans follow a team through bad seasons, as in any sport. Players train for hours a day, and sleep, sport and nerves are part of it.
virtual reality studio > Put it on and look around.
  The first thing people do in a headset is look at their hands. A world has to hold up from every side, and nobody should feel sick in it.
  Museums, trainers and players want to walk through places they can’t go to. It only works if the picture keeps up with every turn of the head.
dating and messaging app > Say hello.
  Saying hello to a stranger is hard, online as well. People want to feel safe, be seen as they are and be able to leave a conversation.
  Some people look for love, others for friends or a place to talk. They want clear rules, quick help when someone behaves badly, and the choice of what to show.
streaming platform > Pick something and press play.
  It’s Friday night, and two people can’t agree. The catalog should be easy to search, start at once and remember where you fell asleep.
  Families, film buffs and people with a cold all use the same remote. They stay for good choices, subtitles that fit and a picture that doesn’t freeze.
it support > Call, and tell us what it says on the screen.
  Monday, nine o’clock, and nothing prints. People need somebody who answers, doesn’t ask if it’s plugged in, and finds out why it keeps happening.
  In a small office, one dead laptop can stop an order. Updates, backups and passwords are best handled before anybody has to call.
computer repair > Bring it in before you give up on it.
  The photos are on it, and so is the tax return. People want to know if it can be saved, what that costs, and to hear it without jargon.
  It’s slow, it’s loud, or it shows a blue screen with a sad face. Most of the time, cleaning, memory or a new drive does more than a new machine.
phone repair > Bring it in, cracks and all.
  It always lands on the glass. People can’t be without it for a week, so they want a price at the counter and their phone back today.
  Cracked screens, tired batteries and ports full of lint are everyday problems. People want good parts, their data left alone and an honest word if it isn’t worth it.
internet provider > Check the speed at your address.
  Nobody praises the internet for working, and everyone notices when it stops. It should be as fast as the ad said, at eight in the evening, too.
  Work, school and the movie all run through one line. Families want a price that stays, an installer who shows up, and a hotline with a person on it.
telecom installer > Show us where the desks go.
  Behind each socket there’s a cable someone had to pull. Neat runs and labels at both ends save the next person an afternoon.
  An office moves in on Monday, and the phones have to ring. Cables are planned, pulled and tested before the desks arrive.
smart home installer > Start with one switch.
  A house with twelve apps isn’t smart. Lights, heat and doors should work from the wall switch, also for grandparents and when the Wi-Fi is down.
  People want to see who’s at the door, save on heating and turn off the lights from bed. It should be set up once, explained twice and then forgotten.
printer and copier service > Call before it jams again.
  A jammed copier stops a whole office and is nobody’s job. Toner should arrive before it’s out, and a technician before lunch.
  A school prints reports, a law office prints everything, and the machine picks that day. Regular service and one number to call keep it running.
internet cafe > Take a seat and log in.
  Somebody needs to print a boarding pass, somebody else has a match at eight. They want a free seat, a fast line and a machine that’s clean.
  Travelers, students and gamers share a room full of screens. Headsets, printers and cold drinks keep it going until late.
robotics > Show us the job nobody wants.
  A robot is good at the job nobody wants to do all day. Getting it to pick up the same part a million times takes engineering, and getting staff to like it takes some talking.
  Lifting, gluing and sorting all day wears people out. A machine can take that over if it’s safe, easy to teach and doesn’t stop at night.
drone maker > See it fly.
  A drone has to hold still in the wind, come home on a low battery and survive a bad landing. Pilots ask about flight time first and spare props second.
  Farmers, film crews and rescue teams each need a different machine. Weight, battery and wind decide what it can carry and for how long.
3d printing > Send the file.
  Somebody has a drawing and needs the part by Thursday. Printing makes one as easily as ten, and the first one shows what to change.
  A hinge that’s no longer made, a model for a meeting, fifty clips for a test: small numbers are the point. The material depends on heat, load and sun.
electronics manufacturer > Send the board and the quantities.
  A board with one cold joint fails in the field, a year later. So boards should be inspected, tested and traced, and customers ask to see how.
  A start-up needs ten boards, and a year later ten thousand. Parts have to be found, placed and checked, and a change in the design shouldn’t stop the line.
semiconductor company > Ask for a sample.
  A chip takes years to design and has to be right the first time. Customers plan whole products around it and need samples, documents and an engineer who answers.
  Cars, phones and pacemakers depend on something smaller than a fingernail. Buyers think in decades, and they ask about supply as much as speed.
health technology > See it in a normal workday.
  Doctors have no time for another login, and patients worry about their data. A tool that helps has to fit between two appointments and keep secrets.
  Nurses type more than they’d like, and patients repeat their story at every door. Good tools save a few clicks, share what’s needed and protect the rest.
biotech company > Ask to see the data.
  Most experiments fail, and a well-run lab learns something from each. What counts is clean data, repeated until someone else gets the same.
  Behind a new test or drug are years in the lab and piles of notebooks. Partners want careful methods, honest results and someone who explains both.
agricultural technology > Try it on one field.
  A field is big, and one person can’t be everywhere in it. Sensors and maps show where it’s dry, but the farmer still decides.
  Water, fertilizer and diesel cost more each year. Measuring where they’re needed, and where they aren’t, pays off by the end of the season.
clean energy technology > Run the numbers with us.
  Sun and wind come when they like, and people need power when they need it. The work is in storing it, moving it and making the sums add up for a house or a plant.
  Owners and cities want to use less gas and aren’t sure where to start. A sound design looks at the roof, the grid, the money and the weather together.
space technology > Ask what it takes to get there.
  Nothing can be repaired after launch, so everything gets tested until it breaks. Then there’s a window of minutes, and a signal everyone waits for.
  Weather, maps and phone calls in the desert all depend on something overhead. Building it takes clean rooms, careful people and a lot of testing.
`);
