import { pitchesOf } from './pitch-list.ts';

/** Pictures, sound and stage. */
export const picturesAndStage = pitchesOf(`
photographer > To take pictures in which people recognize themselves and like what they see.
  people: families who want one good picture together; professionals who need a new headshot; small businesses with a website to fill
  who: Households around birthdays, graduations and holidays, and working people who need portraits for a job or a website, mostly from nearby.
  mind: They feel awkward in front of a lens and hope that someone will tell them what to do with their hands.
  lines: A picture that looks like you | Relax, it’s only a camera | Good light and some patience | Hold still, or don’t | Better than the driver’s license | For the wall and the wallet
  tip: Put a behind-the-scenes clip on your page that shows how a session starts, because fear of posing keeps people away.
  tip: Offer a headshot day at a coworking space or chamber of commerce, with fixed ten-minute slots and a set price.
  tip: Answer before they ask: what to wear, how long it takes, how many pictures they get and how they may use them.
  tip: Hang framed prints in a nearby café, hair salon or waiting room, with the sitters’ okay and a small card beside each.
  tip: Get a signed release before a client’s face goes on your site, and show people of many ages, so visitors find someone like themselves.
wedding photographer > To catch the whole wedding day, so couples can see what went by too fast.
  people: couples planning a wedding of any size; couples eloping with two witnesses; parents who want the family picture done right
  who: Engaged couples, often a year ahead, who get names from their venue, planner or friends and compare several portfolios at night.
  mind: They don’t want to pose all afternoon, and they dread missing the moments that happen only once.
  lines: Dance now, see it all later | From first look to last dance | Married, laughing and in focus | All the looks you missed | For the album and the grandchildren | Your wedding day, as it felt
  tip: Publish one complete wedding, from getting ready to the last dance, so couples see more than twelve lucky frames.
  tip: Send venues a small album of pictures taken in their rooms, with the couple’s blessing; coordinators show it to the next pair.
  tip: Say in your first reply whether the date is open, what the coverage includes and when they’ll have the pictures.
  tip: Post a sample schedule that shows how much time family groups, portraits and sunset really take.
  tip: Share images with the planners, florists and bakers from each wedding, and tag one another by name.
newborn and family photographer > To show families as they are now, before the children change again.
  people: parents with a baby a few days old; families with toddlers who won’t sit still; grandparents who want everyone in one frame
  who: Expecting parents who book before the due date, and families who return around birthdays, holiday cards and reunions.
  mind: They worry about tears, naps and messy hair, and they treasure whatever happens in between.
  lines: Small feet, big family | Before they outgrow the blanket | Tiny toes don’t wait | Wiggles welcome | The year they were this small | Snacks first, pictures after
  tip: Film a session that goes wrong and right again, crying included, with the parents’ written consent; it calms the next family.
  tip: Explain how you handle and pose newborns safely, who holds the baby and how breaks for feeding work.
  tip: Leave cards with midwives, birthing classes, lactation consultants and a good toy store, and refill them every month.
  tip: Offer a small set of holiday card sessions in early fall, and announce the dates to past families first.
  tip: Ask parents separately about showing pictures online, and offer the same price to those who say no.
pet photographer > To show pets the way the people who love them see them.
  people: dog owners with a phone full of blurry pictures; people with an old cat they adore; families with a brand-new puppy
  who: Mostly pet owners living nearby, singles, couples and families, who come for a birthday, a holiday card or an old friend’s last good summer.
  mind: They think of the animal as family, and they’re sure theirs won’t sit still.
  lines: Sit, stay, smile | That look, in a frame | Good ears, good light | Treats first, then the picture | Wet noses welcome | For the wall above the dog bed
  tip: Photograph adoptable animals at a shelter one morning a month, and let the shelter credit you under every picture.
  tip: Post the outtakes: lens licks, yawns and escapes show owners that a nervous or bouncy animal is welcome.
  tip: Put a framed print and cards in a vet’s waiting room, a groomer’s shop and the feed store.
  tip: Say what happens when the dog is shy, the cat hides or two animals don’t get along, since those are the usual fears.
  tip: Set up a pop-up at a pet store or dog park event, and give each animal five minutes in front of one plain backdrop.
food photographer > To make dishes look as good in a picture as they taste at the table.
  people: restaurants with a new menu; cookbook authors and publishers; food brands that need pictures for the box and the web
  who: Restaurant owners, food brand managers, publishers and agencies who book by the day or the dish, often ahead of a launch or a season.
  mind: They care about appetite at first sight, honest portions and a shoot that doesn’t stop the kitchen for a day.
  lines: Shot while it’s still hot | Steam, crumbs and good light | It looks like it tastes | Pictures that make stomachs growl | Crisp, melting, dripping, in focus | Plated, lit, devoured
  tip: Shoot one dish three ways, for the menu, the delivery app and social media, and post them side by side.
  tip: Offer a new restaurant a short morning session with five dishes before opening, priced so that it’s easy to say yes.
  tip: Send clients a prep list a week before: doubles of each dish, clean plates, fresh herbs and a cleared corner to work in.
  tip: Mail editors and food stylists a tight portfolio of twelve pictures, sorted by drinks, baking, meat and vegetables.
  tip: State the usage terms in every quote, so a café owner knows whether the pictures may go on a truck or a box.
real estate photographer > To show homes truthfully and well, so that the right buyers come to see them.
  people: agents with a listing going live; owners who sell or rent on their own; builders and stagers with finished rooms
  who: Mostly real estate agents and property managers who book with a day or two of notice, need the files quickly and return with each listing.
  mind: They judge by speed, straight walls and pictures that don’t promise a bigger room than there is.
  lines: Make them stop scrolling | Straight walls, bright rooms | The first showing is online | Rooms as they really are | Ready for the listing | Lamps on, lids down
  tip: Put turnaround time, service area and price per listing on the first screen; agents decide between two appointments.
  tip: Print a prep sheet that agents can forward to sellers: lamps on, counters clear, cars out of the driveway, toilet lids down.
  tip: Visit brokerages on meeting day with a few strong pairs of the same room, the phone picture and yours.
  tip: Show an ordinary small apartment as well as the house with the pool, because most listings look like the first.
  tip: Let agents book online from a calendar, with a list of any extras you offer, such as floor plans or twilight pictures.
nature photographer > To bring home the light and animals that most people never get up early enough to see.
  people: people with a bare wall and no view; magazines and publishers who need the real thing; clinics, hotels and offices that want calm on the wall
  who: Private buyers who hike or travel the same landscapes, gift givers before the holidays, and editors and interior designers who license pictures.
  mind: They love the outdoors, often from a desk, and they want a picture of something that was really there.
  lines: Up early so you can see it | A window on the wild | Fog, fur and first light | Weather for your wall | Waited for, not staged | Wild places, framed
  tip: Write two lines under each picture about the morning it was taken: the kind of place, the weather and the wait.
  tip: Show prints hanging over a sofa or a desk with the size given, because buyers find it hard to imagine inches.
  tip: Offer a small exhibition to a visitor center, library or clinic hallway, with a price list by the door.
  tip: Keep nest sites and the whereabouts of rare animals out of your posts, and say why; your buyers will think more of you.
  tip: Finish a calendar or card set by September, and offer it to park shops, bookstores and garden centers.
aerial photographer > To show people their land, buildings and projects from above, safely and within the rules.
  people: real estate agents with acreage to sell; builders who document their progress; farmers and land managers who watch over many fields
  who: Agents, contractors, farmers, surveyors and event organizers who book a short flight, often repeated by the month or the season.
  mind: They like a quick overview, and they’d rather not think about airspace, permits or insurance.
  lines: See all of it at once | The view the birds get | Wind permitting, up it goes | Roofs, fields and coastlines | Up high, in focus | Get the whole site in one frame
  tip: Name your pilot certificate and insurance on the first page; business clients look for both before they look at pictures.
  tip: Film one building site from the same point each month, with permission, and turn it into a thirty-second progress clip.
  tip: Explain what weather and airspace do to a booking, and how a flight gets moved when the wind is up.
  tip: Sort your samples by trade, a roof for roofers, a field for farmers, a fairway for golf courses, and send each group only its own.
  tip: Ask property owners before you publish anything, and keep the neighbors’ yards and windows out of the frame.
product photographer > To show products so clearly that shoppers know what they’ll get.
  people: online shops with a new range to list; makers who sell at markets and on the web; brands with a catalog due
  who: Shop owners, marketplace sellers, makers and catalog managers who ship samples in batches and come back for each collection or launch.
  mind: They lose money on returns, so true color, scale and detail count more than drama.
  lines: True color on every page | Zoom in, it holds up | The store page starts here | A whole range, one look | So clear they can almost feel it | Show the stitching
  tip: Post one item photographed with a phone and then with your lights, and let sellers compare color and edges.
  tip: List a price per picture and per product, with the marketplace sizes and backgrounds that each includes.
  tip: Describe how samples travel: where to ship, how to label, how many days it takes and what comes back.
  tip: Spend a day at a craft fair handing out cards to sellers whose goods are better than their pictures.
  tip: Show one product as a full set, plain, in use, beside a hand and up close, so sellers see what a complete listing needs.
film production > To make films that say what matters and keep people watching to the end.
  people: companies with something complicated to show; nonprofits that need donors to understand; agencies and broadcasters with a script and a date
  who: Marketing leads, nonprofit directors, agencies and broadcasters who commission a few films a year, usually after comparing reels and budgets.
  mind: They fear an expensive film that nobody watches, and they like to see what happens on which day.
  lines: Watched to the end | Lights, then one clear idea | Two minutes, well spent | Say it on screen | Script, crew, camera, action | Quiet on set
  tip: Cut a reel of under ninety seconds and put the strongest three shots first; clients judge it early.
  tip: Break down one finished project in a post: the brief, the shot list, the crew and what it took in days.
  tip: Give price ranges for three typical films, so that callers know whether to talk before they write a brief.
  tip: Join the state film office’s crew and vendor directory, and keep your reel and contact current there.
  tip: Explain that you clear music, locations and faces, and what that involves; clients often learn about releases too late.
wedding videographer > To let couples hear their vows and see their guests again, years later.
  people: couples who want to hear the vows again; families with relatives who can’t travel; couples who never liked posing
  who: Engaged couples who usually book after the venue and the photographer, often having seen a friend’s film, sometimes with parents chipping in.
  mind: They want a camera nobody notices, clear sound and a film that makes them laugh as well as cry.
  lines: Hear the vows again | The toast, word for word | Shaky voices and happy tears | Press play on your anniversary | A wedding that moves | Your day, with the sound on
  tip: Show one full ceremony with clean sound, vows and all, beside the short highlight film, with the couple’s consent.
  tip: Explain how microphones, officiants and house rules work at a ceremony, because couples worry about being interrupted.
  tip: Make friends with photographers who don’t film; share a timeline before the day, and they’ll gladly pass on your name.
  tip: Cut a fifteen-second clip of one line from a speech, and post it on that couple’s first anniversary if they agree.
  tip: State how long the film will be, when it arrives, how you license music and whether raw footage is included.
podcast > To give listeners a voice they look forward to and something to think about.
  people: commuters and dog walkers with headphones in; listeners who are curious about the subject; people who’d like to overhear a good conversation
  who: Mostly adults listening alone on a phone while they drive, walk, cook or work, who follow a few shows and take tips from friends.
  mind: They like to learn or laugh without being talked down to, and they skip long introductions.
  lines: Headphones on, hands free | Good company for the commute | Questions you’d have asked | Listen while the pasta boils | One more episode | Pull up a chair and listen
  tip: Cut a forty-second clip that opens with the sharpest sentence of the episode, add captions and post it the day it comes out.
  tip: Record a two-minute trailer that says what the show is about, how often it appears and which episode to start with.
  tip: Swap a short recommendation with two shows that share your audience, and put a link in each other’s notes.
  tip: Write episode titles as the question a listener might type, and keep guests’ names for the second half.
  tip: If you have guests, send each one a ready-made image, clip and caption; most will share it if there’s nothing to prepare.
recording studio > To give musicians a good room, working gear and honest ears.
  people: bands with songs ready and a small budget; singers and songwriters with a first record in mind; producers who need a quiet room and good microphones
  who: Bands, soloists, producers and voice talent, often paying from their own pockets, who book by the hour or the day and ask other musicians first.
  mind: They feel the clock ticking, and they hope for the sound of their best night.
  lines: Red light on | Play it like you mean it | The take you’ll keep | A quiet room for loud people | Ready when you count in | Leave with a record
  tip: Post a short clip from a session each week, with the artist’s okay, and name the microphones that were used.
  tip: Show pictures of the room with its size, the gear list and the load-in door; drummers want to know how far they’ll carry.
  tip: Put rough tracks and the final mix next to each other on your page, so that artists can hear what a day does.
  tip: Hang a flyer with tear-off numbers at music stores, rehearsal spaces and the college music department.
  tip: Publish day and hour rates, what’s included and what to prepare, from fresh strings to lyrics on paper.
music producer > To help artists turn a rough song into a finished record.
  people: singers and rappers with demos on their phones; bands that can’t agree on the arrangement; labels and ad agencies that need a track
  who: Artists in all genres, many of them young and self-funded, who send files from anywhere, plus labels, publishers and agencies with deadlines.
  mind: They look for someone who hears what they hear and dares to take things out.
  lines: From voice memo to record | Less, then louder | Find the song inside the demo | Beats with a reason | The version people replay | Verse, chorus, finished song
  tip: Play the demo and the finished song back to back in one clip, with the artist’s permission and name.
  tip: Tell artists in writing how credits, splits and rights work with you; it’s the question they’re shy about asking.
  tip: Turn up at open mics, songwriter rounds and beat battles once a month, and talk to people after their set.
  tip: Keep a short playlist of your productions on the main streaming services, and link it from every page.
  tip: Take one sound apart in a minute-long screen recording, such as the snare or the vocal chain, and post it weekly.
record label > To put out music that deserves listeners and stand by the people who make it.
  people: fans who buy records and read the notes; artists looking for someone to believe in them; record shops and radio hosts hungry for new music
  who: Music fans who follow a sound or a scene and buy online, at shows and in record stores, and bands looking for a home.
  mind: They follow a label whose taste they trust, and they care that artists get paid.
  lines: New songs, in good hands | Play side B | Records to wear out | For people who read liner notes | First pressing, long life | Hear them before your friends do
  tip: Keep a mailing list, and offer subscribers first choice of each release a day before it goes on general sale.
  tip: Film the band hearing the test pressing or the final master for the first time, and post it with the release date.
  tip: Send college radio, bloggers and record shops one focused email per release with a private link and two lines of story.
  tip: Set up a table when your artists play, with a sign-up sheet and one cheap thing to take home, such as a sticker.
  tip: Say clearly on your site how demos should be sent, and answer each with at least one sentence.
dj > To play the right song at the right minute and keep the floor full.
  people: couples planning their wedding party; companies with a summer or holiday party; bars and clubs with a floor to fill
  who: Couples, party hosts, schools and event planners who book months ahead, plus bars and clubs looking for a regular night.
  mind: They dread an empty floor and a stranger with a microphone, and they have a list of songs never to be played.
  lines: Keep the floor full | Grandma’s song, then yours | The right song, right now | No one sits this one out | Bring your do-not-play list | Last song? One more
  tip: Post a thirty-second video of a packed floor from behind the decks, with guests who don’t mind being seen.
  tip: Offer hosts a short call about must-plays and do-not-plays, and put that planning sheet on your website.
  tip: Ask venue managers about power, noise limits and load-in before the event; the ones you make life easy for hand out your card.
  tip: Share a playlist for each part of an evening, dinner, first dance and late night, so hosts can hear your taste.
  tip: Spell out what’s included: hours, sound, lights, microphones, travel and what happens if the equipment fails.
jazz band > To play jazz that suits the room and lifts the evening.
  people: couples who want jazz at the reception; hotels and restaurants planning live evenings; companies hosting guests they’d like to impress
  who: Event planners, couples, venue managers and festival organizers, along with jazz listeners who come to clubs and concerts in the evening.
  mind: They like warmth and class without stiffness, at a volume that lets guests hear one another.
  lines: Swing first, speeches later | Blue notes and clinking glasses | Jazz for the room you’re in | Old standards, played fresh | Stay for the second set | Turn an evening into a night
  tip: Record three short videos, one ballad, one swing number and one dance tune, in a real room with guests talking.
  tip: If you play as a duo and as a full band, list each lineup with the space and power it needs, so planners can choose by room.
  tip: Drop by hotel bars, wineries and museums that host events, and ask for the person who books the music.
  tip: Publish a repertoire list with twenty well-known titles at the top; clients look for a song they can name.
  tip: Announce public gigs by email, and invite anyone planning a party to come by, listen and say hello at the break.
bagpiper > To play the right tune at the moment people will remember.
  people: couples who want an entrance nobody forgets; families saying goodbye at a graveside; organizers of parades and ceremonies
  who: Couples, bereaved families, funeral directors, fire and police departments, and organizers of parades and Highland games, mostly within a few hours’ drive.
  mind: They expect dignity, good timing and a piper who knows the protocol and when to leave.
  lines: Heard across the valley | For the aisle and the graveside | Pipes up, heads turn | A tune to walk to | In step and on time | The sound of a big day
  tip: Write quietly to funeral homes, cemeteries and veterans’ groups with your number, your dress and the tunes you play.
  tip: Record five tunes that people often request, such as “Amazing Grace” and a wedding march, outdoors and at a fair distance.
  tip: Explain how loud it is, where you’ll stand and how long you’ll play; couples marrying indoors always ask.
  tip: Play at a St. Patrick’s Day parade or Highland games with cards in your pocket, and stay for questions.
  tip: Post pictures from weddings only when the couple agrees, and none at all from funerals.
band > To play songs that get people singing and keep them dancing.
  people: fans who know the choruses; hosts of parties, weddings and festivals; venues that need a good Saturday
  who: Listeners who hear of the band at shows and through friends, and bookers from bars, festivals and private parties who decide after one video.
  mind: They hope for a night that starts quickly, sounds good and leaves them with a song for the way home.
  lines: You already know the chorus | Loud, together, live | Bring your dancing shoes | Plugged in and turned up | Front row, lost voice | The encore is yours to ask for
  tip: Film one full song per show from a fixed spot with decent sound; bookers want to see a real crowd.
  tip: Make a one-page press kit with a photo, three links, a stage plan and a phone number, and keep it on your site.
  tip: Put the email list on paper at the merch table with a pen on a string, and write before every show.
  tip: Ask two bands you like to trade support slots in each other’s towns; their crowd is your next crowd.
  tip: Tag the venue and the other bands the morning after, thank the crowd and name the date of the next show.
violinist > To play the piece that matters at the moment it’s needed.
  people: couples choosing music for the ceremony; families planning a memorial service; hosts who want live music at dinner
  who: Couples and families planning a ceremony, event planners, churches and hotels, who book weeks to months ahead and often name one piece.
  mind: They care about one particular melody, and they want it to start on the right cue.
  lines: The piece you chose, live | Strings for the walk in | A violin and a quiet room | Four strings and a full heart | Softly, at the right moment | Music for the long aisle
  tip: Record the ten most wanted ceremony pieces in short clips, so couples can listen and choose at home.
  tip: List what you can arrange, from Bach to a pop song, and how much notice a special request takes.
  tip: Play ten minutes at a bridal open house, and leave your card with the church secretary and the music director.
  tip: Answer the outdoor questions on your site: shade, rain, amplification, chair or no chair.
  tip: For memorials, offer a plain page with suggested pieces and your number, and leave sales talk off it.
singer > To sing the song that suits the room and the reason people came.
  people: couples choosing a song for their first dance; families marking a big birthday or a goodbye; restaurants and hotels that want a voice in the room
  who: Couples, families, churches, hotels and event planners who usually hear a recording first, then ask about songs, sound and price.
  mind: They have a song tied to someone they love, and they want it sung without showing off.
  lines: Your song, sung live | A voice for the first dance | Softer at dinner, bigger later | Sung like it’s yours | The song you asked for | Spoons down, someone’s singing
  tip: Put three live clips first on your page, one soft, one big and one in a real room with people at tables.
  tip: Publish a song list sorted by occasion, and mark ten that people ask for again and again.
  tip: Ask pianists, bands and wedding planners to keep your number for evenings when they need a voice.
  tip: Tell hosts what you bring, whether that’s a microphone, speakers, backing tracks or musicians, and how much floor you need.
  tip: After a wedding, send the couple the recording of their song if there is one, and ask for two lines you may quote.
choir > To bring people together to sing well and to share it in concert.
  people: people who used to sing and miss it; beginners who sing only in the car; concertgoers who like real voices
  who: Adults young and old from the same town or region, who usually rehearse once a week after work and bring friends to concerts.
  mind: They enjoy company, a deep breath after a long day and music that sounds bigger than any of them.
  lines: Sing with a crowd | Everybody breathe in | Louder together | Altos wanted, tenors adored | Voices after work | Take a folder, find a seat
  tip: Hold an open rehearsal each season, put the date on posters and pair every visitor with a singer who smiles.
  tip: Film the last thirty seconds of a rehearsal from the middle of the singers, if they agree, and post it that night.
  tip: Say plainly whether there’s an audition, what it costs, when you meet and whether reading music is needed.
  tip: Sing at the farmers market, the library or a senior home twice a year, with concert flyers in hand.
  tip: Give each member five flyers to hand out in person; nothing fills chairs like a singer’s own coworkers.
voice-over artist > To read every script so that listeners believe it.
  people: video producers with a script and a deadline; publishers casting an audiobook; companies recording training or phone greetings
  who: Producers, agencies, publishers, e-learning teams and small companies who cast from demos online and usually need files within days.
  mind: They want the right tone early on, clean audio and no back-and-forth in the edit.
  lines: Read so people listen | A voice for the page | Warm, clear, on time | Spoken like it’s true | The voice behind the screen | A good read, a clean file
  tip: Cut separate demos for ads, narration, audiobooks and phone systems, each under a minute, and name the files clearly.
  tip: Offer a short custom read of the client’s own script, two or three sentences, before they decide.
  tip: State your turnaround, revision policy, usage fees and recording format in one place, so producers don’t have to ask.
  tip: Write to ten video producers and e-learning firms a month with a link to the single demo that fits them.
  tip: Post a clip of the same line read three ways, friendly, serious and dry, and ask which one people believe.
theatre company > To gather people in the dark for a story told live.
  people: people who like a night out with a story; teachers looking for a class trip; visitors with an evening to spend in town
  who: Theatergoers from town and nearby, many of them regulars, who come in pairs or groups on weekend evenings, plus schools and clubs.
  mind: They hope to be surprised, moved or amused, and they like to talk about it afterward over a drink.
  lines: Lights down, phones off | Live, tonight, in person | A story in the dark | Curtain up | See it before it closes | Anything can happen live
  tip: Film sixty seconds of rehearsal in street clothes, with a director’s note left in, and post it two weeks before opening.
  tip: Offer a preview night at a lower price to teachers, hotel desk staff and hairdressers, who talk to everyone.
  tip: Put running time, intermission, parking and wheelchair access next to the ticket button; these settle it for the undecided.
  tip: Hang posters in cafés and libraries within walking distance, with the title readable from the far side of the street.
  tip: Ask audiences in the lobby for one sentence about the show, and post it that night with their first name.
dance company > To put on dance that an audience feels before it has found the words.
  people: people who go to the theater to be surprised; students and teachers of dance; festivals and theaters with an evening to fill
  who: Mostly adults from the city and around it who go to concerts, theater and museums, along with dance students and their families.
  mind: They like to watch bodies do what talk can’t, and some worry that they won’t understand it.
  lines: Watch what a body can say | Barefoot, breathless, live | An evening without words | Eight counts and a held breath | Sit close, see them breathe | Come curious, no steps required
  tip: Film one minute of rehearsal in socks and sweatpants, counts and all, and post it with the premiere date.
  tip: Write a program note a newcomer can read in a minute: what to watch for, how long it lasts and that clapping is fine.
  tip: Offer dance schools a group price and a short talk with the dancers afterward, and hang the poster in their changing rooms.
  tip: Keep a two-page sheet for presenters with video, stage size, technical needs and fee range ready to send.
  tip: Ask a photographer to a dress rehearsal for sharp pictures in stage light, and send the best three to the press early.
cinema > To give people an evening out with a big screen, good sound and the outside world on hold.
  people: couples on a Friday night; families with a free Sunday; film lovers who go alone on a weekday
  who: People of all ages from town and nearby, who decide the same day, check times on a phone and mostly come on weekends.
  mind: They want to forget the day for two hours, and they hate a dim picture and a glowing phone two rows down.
  lines: Lights out, phone off | Big screen, small worries | Two hours somewhere else | Laugh in a full row | Trailers first, then the world stops | Bigger than your couch
  tip: Post the week’s showtimes as one plain picture every Thursday, with the running time of each film, so people can plan around the sitter.
  tip: Ask the bookstore, the high school film club or a bike shop to host one screening each that suits them, and share the guest list.
  tip: Film the popcorn, the projector or the house lights going down, and end the clip with tonight’s title and time.
  tip: Answer the small things online: parking, seats for wheelchairs, captions, how long the trailers run and what’s allowed inside.
  tip: Hang a chalkboard in the lobby where people vote for an old film to bring back, then show the winner and say who picked it.
radio station > To keep listeners company with music, news and voices they know.
  people: drivers on the way to work; people who keep the radio on in the kitchen; businesses that want to be heard in town
  who: Adults within range of the signal or the stream, listening in cars, kitchens and workshops, many at the same hour every weekday.
  mind: They trust a familiar voice, want to know what’s going on nearby and switch when talk drags.
  lines: Good morning from down the road | Turn the knob, stay a while | Songs, weather and who won | A voice for the night shift | Somebody’s on the air | The town, out loud
  tip: Broadcast from a county fair, a game or a market once a month, under a banner with the frequency and a mic for passersby.
  tip: Cut the funniest minute of the morning show with captions, and post it before lunch with the time it’s on tomorrow.
  tip: Explain on one page how to listen in the car, on a phone and on a smart speaker; people ask after every move.
  tip: Give window stickers to the shops and garages that leave the station on all day, and name them on the air.
  tip: Offer small businesses a rate sheet with three simple spots and help with the script, because most have never bought one.
3d visualisation studio > To show a building or a room so clearly that people can decide before it exists.
  people: architects with a competition deadline; developers who sell before they build; interior designers whose clients can’t read plans
  who: Architects, developers, builders, designers and furniture brands who send plans under time pressure, often for a hearing, a pitch or a sales launch.
  mind: They need pictures that convince without lying, and changes that don’t take another week.
  lines: See it before it’s built | Morning light, by request | From floor plan to picture | Walk in before the walls are up | Plans anyone can read | The view from a future window
  tip: Show the plan, the gray model and the finished image side by side, and note how many days lay between them.
  tip: Once a project is built, photograph it from the same angle, with the architect’s okay, and post the pair.
  tip: List what you need to start, which file formats, materials and views, and how many rounds of changes a price includes.
  tip: Send small architecture offices a card before competition season with one interior, one street view and your lead time.
  tip: Break down one image by layers, light, materials, people and trees, in a short screen recording that clients can follow.
`);
