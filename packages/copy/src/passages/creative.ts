import { passagesOf } from './passage-list.ts';

/** Pictures, words, sound and shape. */
export const creative = passagesOf(`
photographer > Come as you are.
  Almost nobody likes having their picture taken. It gets easier with a bit of time, a good chair and somebody who talks until the smile is a real one.
  A picture is made before the click: where the window is, what’s behind, when to wait. People see only that they look like themselves, on a good day.
wedding photographer > Tell us the date.
  The day goes by in a blur, and the pictures are what’s left. The album should have the kiss and the cake, and the uncle crying in the third row.
  Couples worry about the weather, the poses and the relatives. With a relaxed plan and someone who sees what’s coming, they can forget about the camera.
newborn and family photographer > Bring the favorite blanket.
  Babies sleep, toddlers run, and no one looks at the camera together. The pictures worth keeping happen in between, with patience and a bag of tricks.
  Children grow so fast that last year’s picture looks like someone else. A session should feel like a morning at home, with snacks.
pet photographer > Bring treats and a squeaky toy.
  A dog sits still for exactly one treat. It takes a squeaky toy, a low angle and a sense of humor to catch the look its people know.
  Cats ignore you, dogs lick the lens, and rabbits hop out of the frame. It’s worth the patience, because they aren’t here forever.
food photographer > Send us the menu.
  Steam lasts for seconds and lettuce for minutes, so the light is ready before the plate. The picture should make people hungry, and it should look like what’s served.
  Restaurants, cookbooks and delivery menus live on pictures. The dish has minutes before it wilts, so everything else is ready beforehand.
real estate photographer > Open the blinds.
  Buyers scroll fast, and the first photo decides if they stop. Straight lines, open blinds and the right hour of day do more than a wide lens.
  Most buyers see a home first on a phone. Honest pictures bring the right people to the door and save everyone else the trip.
nature photographer > Find the one for your wall.
  Most of the work is getting up at four and waiting. What comes home is a minute of light that nobody else saw.
  An early fog, a fox at the edge of a field, a coast in bad weather: it can’t be ordered. People hang such pictures where they have no view.
aerial photographer > Ask about the next clear day.
  From two hundred feet, a roof, a field or a coast makes sense. Flights depend on wind, rules and a battery, so they’re planned on the ground.
  Builders, farmers and real estate agents need to see the whole of it. A short flight shows what takes hours to walk.
product photographer > Send us one to try.
  Online, the picture is the only thing a buyer can touch. It has to show the true color, the size and the stitching, on forty products in a row.
  Shoppers zoom in before they buy. Clean backgrounds, true colors and the same light across a whole range make a store look trustworthy.
film production > Tell us what people should remember.
  Two minutes on screen are two weeks of planning. A script, a shot list and a call sheet keep the day from getting expensive.
  A company knows its story too well to tell it in two minutes. Good questions, a small crew and a patient edit get to what viewers will remember.
wedding videographer > Tell us your date.
  Photos show how it looked; a film has the laugh and the shaky voice. It’s best when nobody remembers where the camera was.
  The vows go by so fast that most couples can’t recall a word. Hearing them again, years later, with the wind and the aunt who sniffles, is why people want a film.
podcast > Press play.
  People listen while they drive, cook or walk the dog. They stay for a voice that gets to the point, and for a question they’d have asked themselves.
  A good guest, a real question and time to answer it are rare on other channels. Listeners come along for an hour and feel that they know everybody.
recording studio > Come in and plug in.
  A good take is often the one after everybody stopped trying. It needs a quiet room, the right microphone and somebody who knows when to press record.
  Bands come with ten songs and a budget for two days. They need a room that sounds good, gear that works and honest ears.
music producer > Send the demo.
  A song arrives as a voice memo and leaves as a record. In between, somebody decides what to add and, more often, what to take away.
  Artists know what they feel and not always what it needs. A beat, a different key or a bit of silence can make it work.
record label > Listen to something new.
  Good bands are made in garages and need help with everything after. That means studio time, a pressing, a tour, and someone who answers at night.
  Fans still like to hold a record, read the notes and see a show. Artists need someone to plan it and to believe in the second album.
dj > Tell us your three songs.
  A dance floor is like weather: you watch it and respond. The right song, one minute early, empties it, and at the right time no one can sit down.
  Grandparents, parents and kids at one wedding want different songs. Reading the room is most of the job, and the rest is good sound and knowing when to play the slow one.
jazz band > Tell us about the evening.
  The tune is written down, and the rest is up to the evening. Guests can talk over it, dance to it, or stop and listen to the second solo.
  A reception needs music that people can talk over and, later, dance to. Musicians who listen to each other can do both.
bagpiper > Ask for the tune you have in mind.
  One piper can fill a valley, so it’s worth choosing the moment. Brides walk in to it, crowds march to it, and at a graveside nobody forgets it.
  For weddings, parades and funerals, people want something that can be heard and felt. Timing matters, and so does knowing when to stop.
band > Come and sing along.
  A crowd can tell when a band likes playing together. The set has to have something to sing along with, something new and one that people shout for.
  A party starts slowly, and then one song does it. Musicians watch the crowd, change the order and keep going when everyone’s dancing.
violinist > Choose the piece.
  A single violin can hold a church or a garden quiet. Couples choose the piece, agree on the minute, and then hear it like they’ve never heard it before.
  A ceremony, a dinner or a quiet farewell can need just a few minutes of music. People choose a piece that means something, and it’s played for them alone.
singer > Name a song.
  A voice makes people look up from their plates. It’s about the right song for the room, in a key that suits it, without a note too many.
  Songs stay tied to the moments when people heard them. For a first dance, a birthday or a goodbye, it’s worth choosing well.
choir > Come and sing.
  Forty ordinary voices make something none of them could do alone. People come after work, breathe together and go home lighter.
  New singers sit between two strong ones and follow along. Some read music, most don’t, and by the concert it makes no difference.
voice-over artist > Send a page of the script.
  You’ve heard such voices a thousand times and never seen a face. The script says what to say; the take decides if anyone believes it.
  An explainer needs a friendly voice, an audiobook needs a patient one, and a thriller needs something else. The right tone and a clean recording save hours in the edit.
theatre company > Take a seat.
  For two hours, strangers sit in the dark and look in the same direction. It takes weeks of rehearsal, borrowed chairs and somebody who always knows the lines.
  A good evening at the theater gives people something to argue about on the way home. Actors, light and a story are all it takes, and lots of rehearsals.
dance company > Come and see it.
  Bodies can say things that would sound wrong in words. Behind an hour on stage are months in a cold studio, over and over the same eight counts.
  Audiences may not know the steps, but they know when it’s true. Dancers train every day for something that exists only while you watch.
cinema > Get popcorn and sit down.
  A film is bigger with strangers laughing in the next row. People come for the screen, the sound and a reason to put the phone away.
  Families come on Sunday, couples on Friday, and some people alone on a Tuesday. With a sharp picture and a soft seat, the outside world can wait.
radio station > Tune in.
  Somebody is always listening: in a truck, a kitchen, on a night shift. They want the news straight, the music chosen by a person and a voice they know.
  People tune in for songs, weather, traffic, and someone who says good morning as if they meant it. Listeners call in, and the town talks to itself.
3d visualisation studio > Send the plans.
  People can’t read floor plans, but they can read a picture. A rendering lets them see the light in the kitchen before there’s a kitchen.
  Architects sell what doesn’t exist yet. A picture that gets the light, the wood and the neighbors’ trees right makes a meeting shorter.
animation studio > Tell us what’s hard to explain.
  Every second is made of drawings, so nothing is there by accident. A minute of animation can explain what ten slides can’t.
  Some ideas can’t be filmed: inside a machine, inside a body, ten years from now. Drawing them, frame by frame, makes them clear and even fun.
copywriter > Send what you have.
  Everyone can write, which makes it hard to see when it isn’t working. A copywriter asks what the reader wants to know and cuts what’s in the way.
  A website that says everything says nothing. Clients bring the facts, and a good writer finds the order, the tone and the one line people repeat.
graphic designer > Show us what you have now.
  People judge a poster, a package or a page before they’ve read a word. Design puts the important thing first and makes the rest easy to find.
  Menus, posters, reports and packages all compete for a glance. Type, color and space, used with care, make people stop and understand.
branding studio > Start with who it’s for.
  A name and a logo get used thousands of times, on things nobody has thought of yet. So the work starts with questions, and ends in something simple enough to last.
  Companies change, and one day the old logo looks like somebody else. Before anything is drawn, it takes a plain answer to who they are and who should care.
marketing agency > Tell us what you’d like to sell.
  Advertising that everybody in the meeting likes isn’t always what works. It takes one clear message, a place to say it and the nerve to count the results.
  A new shop, a new product or a brand that’s been forgotten: each needs its own plan. Clients want to know what’s being tried and whether it worked.
social media agency > Show us your last ten posts.
  A feed is hungry every day, and a business has other things to do. What works is planned by the month, answered within the hour and sounds like a person.
  Posting more isn’t the same as being followed. A business needs ideas, good pictures and someone who answers the comment at nine in the evening.
print shop > Ask for a proof.
  A file that looks fine on screen can still come out wrong on paper. It helps to hold a proof, feel the stock and ask before two thousand are cut.
  Flyers for Friday, menus for the season, a thesis that’s due at noon. Customers want it sharp, on time, and on paper that suits it.
screen printing studio > Send the artwork.
  Ink is pulled through a mesh, one color at a time, and every shirt passes through somebody’s hands. Bands, teams and shops want it to survive the wash.
  A school, a band or a club wants fifty shirts that people will actually wear. The artwork gets simplified, the ink gets matched, and a test print settles it.
sign maker > Show us the wall.
  A sign works every day, in rain and at forty miles an hour. It has to be read from across the street by someone who isn’t looking for it.
  A shop can be open for weeks before anyone notices. Good letters in the right size, with light at night, change that.
letterpress and stationery studio > Come and feel the paper.
  You can feel letterpress with your eyes closed. Type is set, the paper is dampened or not, and each sheet is fed by hand for days that matter.
  Wedding invitations and birth announcements end up in boxes of things to keep. Thick paper and a pressed letter tell people the day matters before they’ve read a word.
architect > Tell us how you’d like to live.
  People know how they want to live long before they can draw it. An architect asks about mornings, storage and light, and finds a house in the answers.
  A plan has to please the family, the budget and the building department. The good ones look obvious once they’re built.
interior designer > Show us the room that doesn’t work.
  A room can have nice things in it and still not work. It takes a plan, a few samples on the floor, and knowing where you drop your keys.
  Couples disagree about color, and offices disagree about open plans. A designer listens to both and draws something that can be built and paid for.
landscape architect > Walk the site with us.
  A park is drawn for trees that will be big in thirty years. Water, shade, paths and benches have to work the first summer, too.
  A schoolyard, a hospital garden, a square in front of a station: people should want to stay there. Rain, roots, wheelchairs and budgets all have to be planned for.
fashion designer > Show us the sketch.
  A drawing becomes a pattern, a pattern becomes a sample, and the sample is always wrong. The third one moves when the body does.
  Ideas are quick, and a collection takes a year. Fabric, fit and price have to come together before someone wears it on a Monday.
product designer > Bring the rough version.
  A thing is well designed if nobody has to ask how it opens. Getting there takes foam models, broken prototypes and people who try it without being told.
  A handle, a lamp, a medical device: people should understand it without a manual. Sketches are cheap, models are honest, and production has its own rules.
textile and pattern designer > Ask to see the repeat.
  A pattern has to repeat without the eye catching where. It starts as a painted sheet and ends up on curtains, shirts and somebody’s sofa.
  Flowers, stripes, small fish: a pattern has its own rhythm. Brands need it in the right scale, in colors that print, and in time for the season.
exhibition stand builder > Send the floor plan and the dates.
  Exhibitors have three days, a few square yards and a crowd walking past. A stand has to stop people, survive the crowd and come apart on Sunday night.
  Exhibitors have one chance to be seen among hundreds. Walls, lights and screens arrive in crates, go up overnight and have to look effortless by nine.
illustrator > Tell us the story.
  A drawing can say in a glance what takes a page to write. It begins with a rough sketch, a few wrong turns and then a line that has it.
  Editors, publishers and brands come with a text and a deadline. A sketch shows the idea, and the final drawing adds what the text left out.
fine artist > Visit the studio.
  A painting is looked at for years, usually across breakfast. People visit a studio to see it in daylight, hear how it came about and take their time.
  Some buyers know exactly which wall it’s for, and others come back to the same painting three times. Seeing it in the place where it was made helps.
sculptor > Come and walk around it.
  You walk around it, and it changes; that’s something a picture can’t do. Stone, wood and bronze set the pace, and it’s slow.
  A garden, a foyer, a grave or a shelf: each needs its own size and its own stone. Models in clay come first, so that people can see what they’ll get.
tattoo studio > Bring your idea and let’s talk.
  It’s for life, so the talk beforehand is as important as the needle. People bring an idea and leave with a drawing that fits the arm it’s on.
  Some have planned theirs for ten years, and some want to cover one they didn’t. Both need clean hands, an honest word about placement and time to look in the mirror.
calligrapher > Send the list of names.
  A name written by hand is read twice. Ink, nib and paper have to agree, and there’s no undo on the last envelope.
  Envelopes, certificates, vows and menus look different by hand. It takes a steady hand, good paper and more time than people think.
mural and street artist > Show us the wall.
  A blank wall belongs to everyone who walks past it. It takes a sketch, a lift, a week of weather and a lot of advice from passersby.
  Schools, cafés and cities have walls that nobody looks at. A sketch on paper, a talk with the neighbors, and some days later there’s a reason to stop.
author > Start with the first chapter.
  A book is written alone and read alone, and still it connects people. There’s a first draft, a bad one, and then a long time with a pencil.
  Readers look for a voice they’d follow anywhere. Behind each chapter are mornings, notes and whole pages that nobody will ever read.
publisher > Pick one and read on.
  Stacks of manuscripts come in, and a handful become books. Each one needs an editor, a cover and somebody who keeps telling booksellers about it.
  Readers see a cover and a first sentence. Before that came edits, proofs, arguments about the title and a decision to print.
comic artist > Start with page one.
  A comic is acting, lighting and timing, all with a pen. Readers take seconds over a page that took days, and then they turn back.
  A page starts as a scribble, gets inked and colored, and takes weeks for an hour of reading. Readers notice when a face is right.
`);
