import { passagesOf } from './passage-list.ts';

/** Services for people and animals, crafts, festivities, travel and communities. */
export const dailyLife = passagesOf(`
dog groomer > Bring the dog and a towel.
  Some dogs love the bath and some act as if it were the end. A calm voice, warm water and breaks get them through, and they leave smelling unlike themselves.
  Mats pull, nails click, and some coats need more than a brush. Owners want a tidy dog and to hear how it behaved.
dog walker > Hang the leash by the door.
  A dog that’s alone all morning makes plans for the sofa. An hour in the park at noon makes the rest of the day better for both.
  People work late, travel or have a bad knee, and the dog still needs to go out. The right person knows its friends, its fears and where it rolls.
dog trainer > Bring the dog and some treats.
  Most dogs know what to do; it’s the other end of the leash that needs lessons. Short sessions, good timing and a pocket of treats change a walk.
  Pulling, barking, jumping on guests: it’s never just the dog. Owners learn what to do in the moment, and it works in the park as well as in class.
pet sitter > Introduce us before you pack.
  Cats, fish and shy dogs are happier at home. Someone comes by to feed them, sits a while and sends a picture, so that the vacation is one.
  Some pets need a pill at seven, and some need a lap for half an hour. Owners can only relax if someone follows the list and writes.
dog kennel > Bring the blanket from home.
  Leaving a dog behind feels worse to people than to most dogs. They want to know where it sleeps, who it plays with and that somebody noticed if it didn’t eat.
  Business trips, hospital stays and weddings don’t always allow dogs. A run, a quiet bed and regular hours make it bearable for the most homesick.
cattery > Bring their favorite blanket.
  A cat wants its own shelf, its own smell and no surprises. Owners bring the old blanket along and like to hear how the first night went.
  Cats don’t like travel, and some stop eating. Quiet rooms, a hiding place and patience help them settle within a day.
dog breeder > Come and meet the mother.
  A puppy is ten to fifteen years, so nobody should choose in ten minutes. Good homes ask about the mother, the hips, the temper, and expect to be asked things, too.
  Temper, health and an early start with people make the difference. Families should be told honestly how much a breed runs, barks and sheds.
animal shelter > Come and meet them.
  Each of them had a home once, or should have. It takes food, vets and volunteers until the right person stops in front of the right cage.
  Some were found, some were given up, and all of them wait. Adopters are matched with care, because nobody wants to see an animal come back.
horse riding stable > Come by at feeding time.
  A horse needs hay at six, whatever the weather. Owners and riders want clean stalls, good footing and someone who notices when a horse leaves its feed.
  Boarders come after work, kids come on Saturdays, and someone’s there when both have gone home. Good hay, safe fences and a clean yard say a lot.
farrier > Book the next six weeks.
  No hoof, no horse, as the saying goes. Every six to eight weeks the feet are trimmed or shod, by someone with a strong back and a quiet way.
  Riders notice a crooked step before anyone else does. Balance, timing and a calm word keep horse and owner sound.
barber > Take a seat.
  A good barber remembers how you like it, and what you talked about. Fifteen minutes in the chair should end with a clean neck and no surprises in the mirror.
  Walking in takes a bit of trust when you’re new. Say how short, show a picture if you have one, and sit still for the razor.
hair salon > Bring a picture, or just an idea.
  A haircut lasts six weeks, so it has to look right at home, without the stylist. It starts with a talk about mornings, products and the picture on the phone.
  People come for a trim and sometimes for a new start. The chair turns, the cape goes on, and somebody finally asks what you’d like.
nail salon > Pick a color and put your feet up.
  Hands are on show all day, at a desk, a register or a party. People want clean tools, a color they’ll still like on Thursday and an hour off their feet.
  Gel, polish or bare and buffed, it should look neat for weeks. People come for weddings, for interviews or to sit still for once.
beauty salon > Take the hour.
  For many customers it’s the one hour that nobody else needs them. Skin gets looked at closely, explained simply and left to calm down.
  Brows, lashes, skin: small changes make tired people look awake. Clients want to know how long it takes, if it hurts and what it does.
lash studio > Close your eyes.
  You lie down with your eyes shut and wake up with nothing left to do in the morning. It’s two hours of tweezers, one lash at a time.
  Some want a bit more at the corners, and some want drama. Good work suits the eye, holds for weeks and leaves the natural lashes alone.
brow bar > Have a seat and look up.
  A few hairs decide how awake a face looks. Shape comes before color, and less is usually better.
  Brows were thin in the nineties, they’re thick today, and they’re never quite even. Threading, wax or tint takes minutes, and it lifts a whole face.
make-up artist > Book a trial first.
  A bride cries, a camera is close, and it’s ninety degrees. Makeup has to hold through that and still look like her.
  Skin first, then light, then color: on camera and in daylight it should hold. A trial run shows what feels right before the big day.
waxing studio > Breathe out on three.
  It’s quick when it’s done by someone quick. Clean strips, the right temperature and small talk at the right second do the trick.
  It’s a bit awkward the first time, and nobody who works there minds. Quick hands and a good balm afterward make it routine.
tanning studio > Wear something dark and loose.
  People want color before a wedding or a vacation, and no streaks. It depends on the skin, so somebody should ask before they choose a shade.
  Before a beach trip or a stage show, pale legs want an even shade. People want to know how to prepare and how long it lasts.
afro and braids salon > Bring a picture and a snack.
  Braids can take most of a day, so the chair had better be good. Clients want neat parts, no pulling at the edges and somebody who knows their hair.
  Box braids, twists, cornrows or locs protect the hair while it grows. Mothers bring daughters, and there’s a lot of talk, because there’s time.
wig and extensions studio > Come in and see it in daylight.
  Good hair should pass in daylight, from a foot away. It takes a match, a fitting and somebody who shows how to care for it.
  After an illness, before a wedding, or just for length: the reasons differ. Good advice is private, patient and honest about care.
piercing studio > Choose the spot and breathe out.
  It’s over in a second and heals for months. People want a sterile needle, a good angle and instructions they can read at home.
  Ears, noses and navels heal at their own speed. Good jewelry, a clean room and a follow-up look make sure it stays pretty.
henna artist > Choose a pattern and hold still.
  The paste goes on before the party and the color deepens overnight. A bride sits still for hours while the pattern grows up her arms.
  Brides, birthdays and Eid each have their own patterns. Natural paste, a fine cone and patience give a dark stain that lasts about two weeks.
skin clinic > Bring what you use now.
  Skin shows stress, hormones and last night. Treatment starts with looking, and with leaving out half of what’s in the bathroom cabinet.
  Breakouts at fourteen and wrinkles at fifty both send people here. They want a routine they can keep, and no miracle in a jar.
blacksmith > Bring a sketch.
  Iron moves while it’s orange, and then it goes back in the fire. A hinge or a gate made this way shows the hammer and outlives the wall.
  Gates, hooks, railings, a knife for the kitchen: it’s made with fire, hammer and a good eye. Customers bring a drawing or an old piece to match.
boat builder > Come and smell the wood.
  Wood, epoxy and rivets have to agree with the sea. Launch day is on the calendar from the start, and every plank is fitted as if someone’s life depended on it.
  Old hulls come in with rot, and new ones start as a line on the floor. Owners like to stop by and watch it take shape.
shoe repair > Bring in the favorites.
  The best pair is usually the one that’s worn out. A new heel, a stitched seam and some polish give it another few years.
  Heels wear down on one side, zippers jam, and a dog finds the loafers. Most of it can be put right for less than a new pair.
tailor > Bring the shoes you’ll wear with it.
  Off the rack fits a person who doesn’t exist. A hem, a waist or a sleeve can be the difference between owning a thing and wearing it.
  Bodies change, and good clothes can be changed, too. Jackets get taken in, zippers replaced, and wedding guests saved on a Friday.
upholsterer > Bring a photo of the chair.
  Grandmother’s armchair has good bones and terrible fabric. It’s stripped to the frame, sprung again and covered with something you chose.
  Sagging seats and torn arms don’t mean that a sofa is done. New webbing, foam and fabric make it better than what’s in the stores.
luthier > Come and play one.
  A guitar is thin wood under a lot of tension. Players hear the difference a millimeter makes, and they’ll wait a year for it.
  Cracks get glued, frets leveled, actions lowered, and now and then there’s time to build. Players describe a sound in strange words, and somebody understands.
piano tuner > Book it before the holidays.
  Over two hundred strings, each a little off by spring. It’s an hour or two with a lever and an ear, and then even scales sound good.
  Heating, humidity and children all take their toll. Owners want it in tune, the sticky key freed, and to hear how the old thing is doing.
furniture restorer > Don’t sand it yourself.
  The chair in the attic isn’t junk until somebody sands it. Joints get glued, veneer is patched and the shine is built up by hand.
  A table from a great-aunt, a desk from a flea market: wood forgives a lot. Loose joints, rings and scratches can be mended without making it look new.
potter > Pick the one that fits your hand.
  Clay is thrown, dried, fired, glazed and fired again, and it can crack at each step. What survives gets used at breakfast.
  People who eat from handmade bowls say that soup tastes different. Glazes are mixed and tested, and no kiln gives the same color twice.
woodworker > Run a hand over it.
  Each board has a way it wants to lie. It’s planed, joined and oiled until the grain shows, and a table like that gets passed on.
  Cutting boards, shelves, a cradle: people want something that isn’t particleboard. Oil and use make it better.
furniture maker > Bring the measurements of the room.
  A piece that’s made for a room fits it like nothing from a box can. It starts with a measurement, a sketch and a talk about how people sit.
  Small apartments, long families, odd corners: standard sizes don’t fit everyone. Drawings, samples and a visit come before the first cut.
leatherworker > Smell it, and look at the edge.
  Leather is cut once and can’t be uncut. Two needles, one thread, and edges rubbed until they shine: it’s slow, and it’s why a strap lasts.
  A bag that’s carried daily needs thick thread and solid buckles. It’s cut by hand, stitched slowly, and it can be repaired.
goldsmith > Bring the old ring.
  Old gold can become a new ring, and often there’s a story in it. People bring a drawing or a feeling, and a model shows if it’s right.
  An engagement, an anniversary, a stone that’s lost its ring: people come with something to say. It’s sketched, modeled in wax and made at a bench.
knitwear and yarn > Put it on and feel.
  A sweater is miles of yarn and a winter of evenings. People who buy one want to know which sheep, which dye and how to wash it.
  Cables, colorwork or plain: warm things for people who feel the cold. Some buy it finished, and some buy the wool and cast on that night.
embroidery studio > Send the name and the color.
  A name, a crest or a flower looks different in thread. It starts as a file or a pencil line, and it stays when prints have washed out.
  Clubs need crests, bakeries need aprons, and babies need a name on a blanket. Thread, backing and size have to suit the fabric.
glass artist > Hold it up to the sun.
  At two thousand degrees, there’s no time for second thoughts. Breath, gravity and a wet newspaper do the shaping, and the cooling takes all night.
  A church window, a lamp, a bowl that turns a shelf blue: glass needs light to come alive. Repairs take patience, because old colors are hard to match.
bookbinder > Open one and lay it flat.
  Pages want to be folded, sewn and pressed before anyone thinks of a cover. A book made this way opens flat.
  Guest books, portfolios, a thesis in linen: some pages deserve a proper cover. Old Bibles and cookbooks come in loose and leave whole.
costume maker > Send the script.
  A costume has to be changed in forty seconds, in the dark. It should look like 1890 from row ten and survive eight shows a week.
  Actors sweat, dance and die in the same coat every night. Seams are strong, zippers are hidden, and everything can be let out.
dressmaker > Bring the shoes and a picture.
  A dress made for one person starts with a tape and a plain cotton version. By the third fitting, it moves the way she does.
  Mothers of brides, tall women and people with a picture in mind come here. A dress can be made to hide, to show or simply to fit.
picture framer > Bring it in, and don’t fold it.
  Some things people frame cost nothing and can’t be replaced. It takes the right mat, the right glass and a hand that doesn’t touch the front.
  A jersey, a medal, a first drawing or an oil painting each needs its own depth and backing. Good framing keeps out light, damp and bugs.
perfumer > Wear it for a day.
  Three drops too many, and it’s a different scent. A perfume is built in layers that come out over hours, so judging takes days.
  People describe a place, a person or a summer, and someone turns it into a bottle. It takes trials on paper and on skin.
engraver and trophy shop > Send the names, spelled right.
  A name on a cup gets read for decades, so the spelling is checked first. Clubs, companies and grandparents need it by the day of the speech.
  Weddings, retirements, races and rescue dogs all deserve a line in metal or glass. Proofs come first, because it can’t be erased.
trampoline park > Bring socks and jump.
  Kids come with energy that no living room can hold. Socks on, rules explained, and an hour later they’re asleep in the car.
  Birthdays, rainy Sundays and teenagers with too much energy all need somewhere to go. Nobody sits still for long.
wedding planner > Tell us the date and how many.
  There are a hundred things to decide and two people with jobs. A planner knows what comes first, who can be trusted and what to do if it rains.
  Families have opinions, vendors have deadlines, and couples would like to enjoy being engaged. Someone with a list and a calm voice helps with all three.
event planner > Tell us the date and the idea.
  Guests shouldn’t notice that anything was planned. Behind that are a timeline, a spreadsheet and somebody with a radio by the kitchen door.
  A product launch, a golden wedding, a conference for two hundred: each needs a place and a budget. It also needs a plan for when the projector fails.
wedding venue > Come and see it.
  Couples walk in and try to see it full of the people they love. They ask about the rain plan, the music and how late it can go.
  Some couples want a barn, some a ballroom, and each couple wants it to feel like theirs. Parking, power and a room for the grandparents matter, too.
floral designer > Show us the colors.
  Flowers are ordered months ahead and arranged in one night. They have to suit the room, the season and the dress, and hold until the last dance.
  Peonies in May, dahlias in September, greenery all year: the season sets the list. Brides bring pictures, and the budget decides how big.
party rental > Count the chairs and call.
  A tent, a hundred chairs and a floor that doesn’t wobble. It should be there the day before and gone the day after, without the host lifting a thing.
  A party needs plates for eighty, a tent in case it rains and maybe a dance floor on the lawn. Hosts want it all counted, clean and picked up again.
balloon decorator > Pick the colors.
  A few hundred balloons turn a gym into a party. They’re blown up on the day, tied by hand and built around a frame that nobody sees.
  A first birthday, a store opening, a graduation: color makes people smile before they know why. Sizes, wind and sun have to be planned for.
children's entertainer > Tell us how old they’ll be.
  Fifteen six-year-olds on sugar are a tough crowd. It takes timing, a bag of props and a sense of which one’s about to cry.
  Parents want an hour in which nobody cries and the house stays up. Songs, tricks and games keep a whole room of kids in one place.
magician > Keep your eye on the coin.
  For a second, grown people believe it. It works best close up, with their own ring, at a table where nobody expected it.
  Company parties, weddings and birthdays get louder when something disappears. Adults look for the trick, and children just enjoy it.
wedding celebrant > Tell us how you met.
  Everyone remembers if the speech was about these two or about anyone. So a celebrant listens for a long time first, and then writes a speech that fits no other couple.
  Not everyone wants a church or a clerk’s office. A ceremony can have vows, jokes and a dog that carries the rings, as long as it sounds like the couple.
stage and event technology > Send the stage plan.
  If the sound is right, nobody mentions it. Cables, lights and a spare of everything have to be in before doors.
  A speech nobody can hear is no speech. Microphones, screens and light get planned, tested and run by someone who stays until the end.
escape room > Bring a team and watch the clock.
  One hour, one locked door, and the quiet one in the group finds the key. It’s more fun if the puzzles are fair and the hints come at the right time.
  Friends, families and office teams find out who reads the instructions. It’s an hour of searching, shouting and one very good idea.
bowling alley > Grab a lane.
  Nobody has to be good at it, which is the appeal. Rented shoes, bad puns on the screen and a strike by whoever said they couldn’t.
  Birthdays, leagues and first dates all end up in the same shoes. Bumpers help the small ones, and bragging helps the rest.
alpaca farm > Come and take one for a walk.
  Alpacas hum, look surprised and walk at your pace. An hour with one on a lead slows people down, children included.
  Families, school classes and people who need a quiet day come to visit. The animals are curious, soft, and not sure about being hugged.
travel agency > Say where you’d like to wake up.
  Forty tabs are open, and none of them says if the beach is nice in May. Someone who’s been there, or knows who has, can cut it to two.
  A honeymoon, a family of six, a trip with a wheelchair: some trips are too important to guess. When a flight is canceled, it’s good to have someone to call.
tour guide > Wear good shoes.
  A city is full of doors you’d walk past. A guide knows which story is true, where the shade is and when the square is empty.
  Visitors have three hours and want to understand a place. Stories, shortcuts and a good place for lunch beat a list of dates.
mountain guide > Pack a warm layer.
  A summit is a nice idea until the weather turns. A guide sets the pace, reads the snow and knows when to go home.
  People want to stand on top, and they want to come down again. Ropes, weather and a turn-back time are agreed on before the first step.
safari operator > Bring binoculars and patience.
  Animals don’t keep appointments. It takes a driver who reads tracks, an early start and the patience to sit with the engine off.
  Some guests want lions, some want birds, and the best drives are a surprise. Small groups, good binoculars and respect for the animals go together.
sailing and boat charter > Bring a jacket and come aboard.
  A day on the water sorts out most moods. Guests can haul on a rope or do nothing at all, and the skipper watches the sky.
  Birthdays, proposals and lazy Sundays are all better on deck. Weather has the last word, and a good skipper says so.
fishing guide > Bring a hat.
  Locals know which bend, which hour and which fly. Beginners catch their first one, and others learn why theirs got away.
  Tides, insects and water temperature decide the day. Someone who’s on the water all season brings the right rod and the patience.
campsite > Bring a tent and marshmallows.
  Tents go up before dinner, with a little arguing. What people look for is flat ground, hot showers and a sky without streetlights.
  Kids run off with new friends, and parents sit down. A clean washhouse, shade and a place for the fire make people come back.
hot air balloon rides > Set an early alarm.
  It starts before sunrise, with everyone holding a bit of rope. Then it’s very quiet, and no one knows exactly where you’ll land.
  People give it as a present and are a bit scared themselves. Wind decides if it goes up, so patience comes with the ticket.
hotel > Drop your bags and put your feet up.
  Travelers arrive tired and decide in a minute. A clean room, quiet halls and a friendly face at the desk make all the difference.
  A night away has to be easy: the key, the bed, the breakfast. Guests remember small things, like a late checkout or a borrowed umbrella.
guest house > Come and stay.
  There are only a few rooms, so the host knows who likes tea. Guests get a key, a tip for dinner and breakfast at a table.
  Hikers, couples and people visiting a new grandchild want something smaller than a hotel. They like to be greeted, to sleep well and to hear where locals eat.
hajj and umrah travel > Ask early.
  It’s the trip of a lifetime, and there’s a lot to get right: visas, dates, rooms near the Haram. Pilgrims want to think about prayer and leave the logistics to somebody.
  Older parents, first-timers and groups from one mosque travel together. Guides, buses and rooms have to be where they should, so that minds are free.
visa and immigration service > Start with the checklist.
  One missing stamp can cancel a trip. People need the right form, a list they can tick off and an appointment that exists.
  Photos in the wrong size and dates in the wrong order cost weeks. Travelers want their forms checked by somebody who’s seen what gets sent back.
charity > Give an hour, or give a little.
  Behind every number there’s a person with a Tuesday to get through. Donors want to see where it goes; volunteers want to know where to stand.
  Most people would like to help and don’t know how. A clear task, an honest account of the money and a thank-you make it easy.
food bank > Bring a bag, or bring a can.
  Sometimes it’s a lost job, sometimes a rent increase or a sick child. Families should be able to pick up food without having to explain themselves, and many come back later to help.
  Shelves fill with cans, vegetables and bread that would’ve been thrown out. Volunteers sort and pack, and nobody should have to say how it came to this.
church > Come in and sit down.
  Some come every Sunday, some at Christmas, some when life falls apart. There’s a seat for each of them, a song and coffee afterward.
  There are baptisms, weddings, funerals and many quiet Wednesdays. People bring questions, casseroles and children who can’t sit still.
mosque > Come and pray, or come and ask.
  Five times a day, people leave what they’re doing and stand side by side. Around prayer there are lessons, weddings, meals and someone to ask.
  Travelers, students and families find a carpet, water to wash with and people to greet. In Ramadan, the tables are long.
synagogue > Come and sit with us.
  The same words are read all over the world that week. Here there are people to hear them with, argue about them, and share the table after.
  Shabbat, holidays, bar mitzvahs and soup for someone who’s sick: it’s a community first. Visitors are usually told which page it is.
hindu temple > Take off your shoes and come in.
  There are bells, flowers and incense, and a row of shoes at the door. Families come to pray, to celebrate and so that the children hear the stories.
  At Diwali it’s full of light, and on a weekday morning it’s still. Elders teach songs, and volunteers cook for everyone.
buddhist centre > Come and sit.
  You don’t have to believe anything to sit down and breathe. There’s a cushion, a teacher and silence that gets easier with others in it.
  Some come for stress, some for big questions. Sitting is simple to learn and takes years to get used to.
sports club > Come to training once.
  Somebody has to wash the shirts, mark the lines and drive to the away game. That’s what a club is, and players are just the part you see.
  Children try three sports before one sticks. Coaches, drivers and people who sell cake make it possible.
football club > Come and have a kick.
  Training is on a wet Tuesday, and the match is what it’s for. Kids, parents and old hands stand on one sideline and shout different advice.
  The youngest chase the ball in a swarm, and the oldest have learned to wait for it. Winning is nice, and a good bus ride home is, too.
rugby club > Come and run with the ball.
  Rugby looks rough and has good manners. New players learn to tackle safely, to trust the one beside them and to eat together afterward.
  All shapes are needed: tall, quick, stubborn and very wide. Juniors start with tags, and the best stories are told in the clubhouse.
chess club > Pull up a chair.
  Two people can play without sharing a language. There’s a clock, a handshake and always someone glad to show you where it went wrong.
  Beginners lose a lot, quickly, and learn. League nights are quiet, and afterward everyone talks at once.
scout group > Pack a sleeping bag.
  Children learn to light a fire, read a map and look after the smallest. They come home muddy, hungry and a bit more sure of themselves.
  Kids learn knots, songs and how to cook without burning it. Good leaders let them try, and step in before it gets silly.
environmental group > Bring gloves.
  A creek gets clean when forty people pick up what’s in it. There’s a date, a pair of gloves and something you can see afterward.
  Planting, counting frogs, writing to city hall: there’s something for each kind of person. It’s easier to stay hopeful with dirt on your hands.
funeral home > Call when you’re ready.
  In the first hours, families can’t think and have to decide. They need somebody who explains what must be done now, what can wait and what it costs.
  Families arrive tired, with papers missing and a lot to decide. A calm voice, a clear list and room for their own wishes make those days bearable.
memorial stone mason > Take your time with the words.
  A few words have to last longer than anyone who knew the person. There’s no rush, and it helps to see the letters drawn at full size.
  Families want to choose the stone, the letters and the words without being hurried. Old stones sink, and lettering fades, and both can be mended.
pet memorial service > Call when you’re ready to.
  It was only a cat, people say, and it was fifteen years. Owners want it handled gently and to know that what comes home is theirs.
  People feel silly for crying, and they shouldn’t. A collar, a paw print or a small urn helps, and so does someone who doesn’t look at the clock.
security guard company > Tell us about the site.
  Most of a guard’s work is noticing. Shops, sites and parties want a calm person at the door, who writes things down and talks before anything else.
  Construction sites, concerts and stores each have their own weak hour. Trained, polite people who know the plan prevent most of it.
astrologer > Bring the hour you were born.
  People rarely come about the stars; they come about a job, a person or a decision. A chart gives an hour to think about it aloud.
  Some come every birthday, others at a crossroads. What they want is an hour, a careful reading and room for their own thoughts.
`);
