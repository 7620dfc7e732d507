import { pitchesOf } from './pitch-list.ts';

/** Teeth, therapies, care and animals’ health. */
export const care = pitchesOf(`
dentist > To make going to the dentist calm, clear and easier to do again.
  people: families who want one dentist for all ages; adults who haven’t been in years; people with a sudden toothache
  who: People of all ages from nearby homes and offices, some twice a year for decades, others only when something hurts.
  mind: They fear pain, a scolding and a surprise on the bill.
  lines: Been a while? Come in anyway | A kind word and a good filling | You can always say stop | Gentle with nervous patients | For checkups and sudden toothaches | Clean teeth, clear explanations
  tip: Speak to anxious visitors in a sentence on the home page, and tell them how to signal for a break.
  tip: Publish what a first visit costs with and without insurance, and what it includes.
  tip: Show every face a patient will meet, from the front desk to the chair, with a friendly line about each.
  tip: If you keep slots for emergencies, say so in your map listing and voicemail, in people’s words: broken tooth, swollen cheek.
  tip: Write kindly to patients who haven’t been in for over a year, by name, with a link to open times.
orthodontist > To straighten teeth on a schedule that patients and parents understand from the start.
  people: parents of preteens and teenagers; adults who want straighter teeth without much fuss; dentists who refer patients for braces
  who: Families with school-age children and teenagers, plus adults, who usually come every few weeks over a year or more.
  mind: They compare cost, time and how visible it will be, and teenagers think of the class photo.
  lines: Straighter, visit by visit | A better bite, on schedule | Brackets, wires and a clear plan | Counting down to braces-off day | For teenagers and their parents, too | Line them up, smile later
  tip: Put total cost and an example of monthly payments online, because parents do the sums at the kitchen table.
  tip: Mark the day the braces come off with a sign or a balloon, and post the picture only with the family’s written consent.
  tip: Film short answers to what teenagers ask: popcorn, trumpets, mouthguards, kissing and school pictures.
  tip: Have general dentists and hygienists over for coffee, and show them how you report back on the patients they send.
  tip: Sponsor mouthguard cases for a youth team, with your name on the lid and a note about playing sports in braces.
pediatric dentist > To make a child’s first years at the dentist friendly, boring and easy to repeat.
  people: parents of toddlers with their first teeth; families with an anxious child; parents of children with special needs
  who: Parents of children from the first tooth to the teens, living nearby, who plan around naps, school and siblings.
  mind: They don’t want to pass on their own fear, and they hope for a visit without tears.
  lines: First tooth, first visit | Little teeth, no big deal | Teeth counted, stickers earned | Dentistry at kid height | Brave is optional here | Open wide like a hippo
  tip: Make a small picture book of a visit that parents can read aloud the night before, as a page to print.
  tip: If families may come by just to look around, make that offer the headline for nervous first-timers.
  tip: Visit preschools and library story hours with a giant toothbrush in February, which is Children’s Dental Health Month.
  tip: Supply pediatricians and daycare directors with a card on why the first visit comes around the first birthday.
  tip: Answer the guilty questions in posts, one by one: pacifiers, juice, thumb sucking, brushing a toddler who refuses.
oral surgeon > To make oral surgery predictable, with a clear plan before and a person to call after.
  people: young adults having wisdom teeth out; patients who need an implant or extraction; dentists who refer surgical cases
  who: Teenagers and young adults with wisdom teeth, and older adults who need extractions or implants, nearly all sent by their dentist.
  mind: They worry about the needle, the anesthesia and the days after, and need to plan time off.
  lines: Know the plan before you’re numb | Wisdom teeth, explained first | Steady hands for stubborn teeth | Soft food, clear instructions | A number to call that night | Ask before, rest after
  tip: Turn the aftercare sheet into a web page, with pictures of food for each of the first days, and text patients the link.
  tip: Record the surgeon explaining sedation choices in three minutes, sitting down and without jargon.
  tip: Post before school breaks which weeks leave students time to heal before class.
  tip: Give referring dentists a simple online form, and send a report after every case.
  tip: State what goes to dental insurance and what to medical, since the difference confuses nearly everyone.
teeth whitening studio > To brighten smiles by a realistic shade and keep them that way.
  people: brides, grooms and anyone in the photos; job seekers before an interview; coffee and red wine drinkers
  who: Mostly adults booking before a wedding, interview or reunion, often on a friend’s tip, and returning now and then for a touch-up.
  mind: They fear sensitive teeth and a fake-looking white, and like to see the shade beforehand.
  lines: For teeth that love coffee | A natural white, not a paper white | Let your smile show its teeth | A few shades brighter | Bright, and still your own | Ready for the close-up
  tip: Hold a shade guide beside the teeth in before-and-after pictures, in the same light, and post them only with consent.
  tip: Check the rules on who may apply whitening gel, and advertise only what you’re allowed to do.
  tip: Write a page on sensitive teeth, crowns, fillings and pregnancy, and advise a dental checkup first.
  tip: Team up with bridal shops, makeup artists and photographers, who meet people weeks before the big picture.
  tip: Hand each client a card on what to skip for the next two days: coffee, red wine, curry, cola.
dental laboratory > To make crowns and bridges that dentists can seat without a fight.
  people: dentists who want fewer adjustments at the chair; implant and denture specialists; practices switching to digital scans
  who: Dental practices within shipping or pickup distance, often in long relationships, sending cases every week and remembering each remake.
  mind: They hate remakes and late cases, and value a technician who picks up the phone.
  lines: Margins that close, shades that match | Crowns that vanish into the smile | Checked under a lens | From impression to perfect seat | Less grinding at the chair | Ceramics with a steady hand
  tip: Photograph finished work on the model at high magnification, with margins and contacts in focus, and post it for dentists.
  tip: Publish turnaround times by product, together with shipping or pickup days, and keep the page current.
  tip: Call about an unclear impression before starting work, and tell that kind of story, without names, on your site.
  tip: Print a laminated card on how to photograph a shade in daylight, and send it to every practice you serve.
  tip: Attend the county dental society’s meetings with a small case of samples people can hold.
physiotherapist > To get people moving again, with the right exercise in the right dose.
  people: patients recovering from surgery or injury; desk workers with aching backs and necks; athletes who want to return to their sport
  who: Mostly adults, often with a doctor’s referral, coming once or twice a week for some weeks and practicing at home.
  mind: They fear making it worse, and ask how long it will take.
  lines: Move a little more each week | Back to stairs, gardens and games | Motion, in the right dose | Homework your back will thank you for | Bring the knee that nags | Bend, lift, rest, repeat
  tip: Film an exercise each week for a common complaint, with the typical mistake next to the right way.
  tip: Say beside the booking button whether people can come without a referral and which insurance you bill.
  tip: Tell surgeons, family doctors and running clubs how soon you can see a new patient, and update them monthly.
  tip: Send home exercises as clips with your own voice; people show them to spouses and coworkers.
  tip: Offer a lifting or desk check at a nearby warehouse or office, and leave a poster with three stretches.
chiropractor > To examine backs and necks carefully, treat them with skill and refer when needed.
  people: people whose back has just locked up; office workers with stiff necks; drivers and tradespeople with sore backs
  who: Adults of working age for the most part, many in sudden pain the first time, who return for a few visits or on and off for years.
  mind: They wonder if the cracking is safe, and don’t want to be talked into endless visits.
  lines: Tie your shoes in peace | For backs that lock without warning | Necks, backs and honest advice | When turning your head is hard | A careful start for a sore back | Your spine, seriously considered
  tip: Answer “Does it hurt?” and “What’s that crack?” on video, with a spine model on the desk.
  tip: Tell newcomers how many visits are usual and when you’d stop; it sets you apart from the hard sell.
  tip: Keep your claims to what your license and the evidence cover, and leave out promises about other illnesses.
  tip: Bring desk-posture or lifting sheets to offices, warehouses and trucking firms, with an offer of a lunch talk.
  tip: If you see people the same day, write it in the first line of your map profile; a locked back can’t wait.
osteopath > To feel for what doesn’t move well, and ease it with patient hands.
  people: people whose scans show nothing but who still hurt; adults with recurring headaches or back pain; desk workers who feel stiff all over
  who: Mostly adults with lingering aches, often on a friend’s recommendation, coming a few times and then now and again.
  mind: They have tried a few things already, and warm to gentle hands and clear thinking.
  lines: Gentle hands, a good listener | For aches that scans can’t show | Quiet hands for old aches | Look beyond the spot that hurts | A slow look at stiff places | Patience for backs and necks
  tip: Explain in a short paragraph how osteopathy differs from chiropractic and massage, because nearly every caller asks.
  tip: Describe clothing, length and possible soreness on the booking page, so a first session holds no surprises.
  tip: Take a picture of your hands at work on a colleague who agrees, in natural light, with the face turned away.
  tip: List your training and registration, and use only the titles allowed where you practice.
  tip: Thank the people who recommend you, and ask if they’d take a few cards for the office or the choir.
occupational therapist > To work on everyday tasks with people, so that daily life gets easier.
  people: people relearning daily tasks after a stroke or injury; parents of children who struggle with buttons and pencils; families adapting a home for an older relative
  who: Children, adults and older people, usually through a doctor, school or hospital, seen regularly at home, in a clinic or at work.
  mind: They hope to manage by themselves, and relatives need to know the house is safe.
  lines: Practice for real life | Buttons, spoons and stairs first | Small tasks, a bigger day | The kitchen is a practice room | Your hands, your home, your day | Zippers, pencils and patience
  tip: Post before-and-after pictures of things, such as a raised chair or a marked kettle, with nobody in them.
  tip: Explain occupational therapy in a sentence at the top of the site, since many think it’s about finding a job.
  tip: Draw up a home safety checklist, room by room, and give it to hospital discharge planners with your number on it.
  tip: Hold a workshop for preschool teachers and parents on scissors, pencils and zippers.
  tip: Demonstrate a gadget of the week, such as a jar opener or a sock aid, with your own hands on film.
naturopath > To take time for the whole story and give realistic, natural advice.
  people: people with complaints that have no single cause; adults interested in gentler ways to stay well; patients who want advice alongside their doctor’s care
  who: Mostly adults, more often women, who usually pay themselves and come a few times over several months.
  mind: They need time to tell everything, and like to begin with food and plants.
  lines: Bring the whole list | A practice that isn’t in a hurry | Sleep, food, stress, then advice | Plants, plates and plain talk | Begin with how you live | An hour for the whole story
  tip: Describe the first appointment on the website: how long it lasts, what you ask and what you may suggest.
  tip: Put in writing that you work alongside doctors, and list the signs that should be seen by one at once.
  tip: Give a talk on sleep or digestion at a library or health food store, and note the questions for your newsletter.
  tip: Picture the consulting room and the shelf of remedies in daylight; it says more than a stock photo of leaves.
  tip: Have your wording checked against what the law allows, name your sources and leave cures out of it.
homeopath > To listen at length and choose gentle remedies with care.
  people: people who value a long first conversation; adults curious about gentle remedies; families who want something mild beside medical care
  who: Mostly adults, often mothers, who come to a practitioner through friends and return every month or two.
  mind: They want somebody to remember the details, and like remedies that feel mild.
  lines: A long talk, a gentle remedy | Every detail gets heard | Small doses, long listening | Time for the odd details | Mild remedies, honest limits | Gently, question by question
  tip: State on the website that homeopathy doesn’t replace medical care, and when you send people to a doctor.
  tip: Offer a short call before booking, so people can hear your voice and ask what an appointment involves.
  tip: Avoid naming diseases you treat; describe the conversation, the follow-up and the fees instead.
  tip: Write a short piece on keeping a symptom diary, which helps before any appointment and is easy to pass along.
  tip: Meet midwives, yoga teachers and health food store owners, and see if they’d keep a few of your cards.
acupuncturist > To offer a quiet hour, fine needles and a careful ear to people in discomfort.
  people: people with an ache that keeps returning; poor sleepers and people under stress; skeptics sent by a friend
  who: Mostly adults from nearby, many in midlife with pain, stress or poor sleep, coming weekly at first and then less often.
  mind: They feel curious and a little afraid of needles, and notice at once whether the room is clean and calm.
  lines: Thin needles, quiet room | Needles about as thin as a hair | Not a fan of needles? Come see | Lie still for a while | Calm, with a few fine points | A quiet hour, pin by pin
  tip: Lay an acupuncture needle next to a sewing needle for a picture; it answers the first fear of every new client.
  tip: Explain that needles are sterile and used once, and show a sealed packet being opened.
  tip: Say what a course of sessions usually looks like, what it costs and at what point you’d advise stopping.
  tip: Film a slow minute of the room being prepared, from heat lamp to blanket, with no talking and no patient.
  tip: Introduce yourself to massage therapists, midwives and pain clinics nearby, and swap cards.
ayurveda clinic > To bring old Ayurvedic habits into modern breakfasts, bedtimes and seasons.
  people: people who want to slow down and sleep better; yoga students curious about food and routine; adults drawn to oils, spices and old traditions
  who: Adults interested in yoga, cooking and natural living, usually coming for a consultation first and then with the seasons.
  mind: They feel drawn to old traditions, and look for advice that works in a modern kitchen.
  lines: Warm oil, warm meals, good sleep | Eat with the seasons | An old calm for busy days | Spices, rest and routine | Begin at breakfast | Ayurveda for ordinary evenings
  tip: Share a simple recipe each week, such as kitchari or spiced milk, filmed from pot to bowl.
  tip: Explain terms like dosha and abhyanga in a small glossary, since unfamiliar words keep people from booking.
  tip: Send a short newsletter at the change of each season on what to eat, drink and leave out.
  tip: Host an evening of tea and talk at a yoga studio or Indian grocery nearby, with a bowl of spices to smell.
  tip: If you sell herbs, name the source and the testing, and remind clients to tell their doctor about them.
herbalist > To blend teas and tinctures with knowledge, and ask first what else people take.
  people: people who want a tea for sleep or nerves; gardeners and cooks who love plants; adults who like gentle remedies for small complaints
  who: People interested in plants and home remedies, from the area or online, who often return for refills through the year.
  mind: They trust plants, and still want to hear whether a blend is safe with their other medicines.
  lines: Teas with a reason | From leaf to teacup | Blends from someone who knows plants | Roots, leaves and good advice | Know the plant, know the dose | Leaf, root and a good long talk
  tip: Lead a plant walk in season, in a group small enough that everyone can smell, touch and ask.
  tip: Label every blend with the Latin names, the ingredients and how to steep it, and show the label online.
  tip: Include a question about medicines in your order or intake form, and say why; people trust whoever asks.
  tip: Picture drying racks, jars and the scale by a window, and tell the story of a single plant in each post.
  tip: Stick to careful wording such as “traditionally used for,” and never claim to treat a disease.
psychotherapist > To offer a private hour where hard things can be said without judgment.
  people: adults going through a crisis or loss; people who feel stuck without knowing why; anyone living with anxiety or low mood
  who: Mostly adults who search online or ask a doctor or friend, and come weekly for months, in person or by video.
  mind: They fear being judged, and wonder whether this is the right person to tell.
  lines: An hour with the door closed | Start anywhere you like | Room for what’s hard to say | Someone who listens all the way | Talk that stays in the room | Say it slowly, you have time
  tip: Write your website as if to a reader on a bad evening: short, warm and without diagnoses in the first lines.
  tip: Fill in your profile on therapist directories such as Psychology Today, with a natural portrait and whether you have openings.
  tip: Don’t ask clients for testimonials, which professional ethics speak against; let colleagues vouch for you by referring.
  tip: Put fees, insurance, online sessions and the likely wait into a short paragraph, so nobody has to ask.
  tip: Let family doctors, school counselors and fellow therapists know what you work with and when you have space.
couples therapist > To help two people hear each other again without deciding who’s right.
  people: couples stuck in the same argument; partners deciding whether to stay together; engaged couples who want to start well
  who: Couples of all ages, married or not, often with jobs and children; usually it’s a single partner who calls and the other agrees to try.
  mind: They fear being blamed or hearing it’s over, and look for a fair third person.
  lines: Room for both sides | Nobody has to win | The same argument, heard differently | Finish the sentence, then listen | A fair listener for two | Come as two, talk as two
  tip: Address the reluctant partner on the first page: say what happens in a session and that you take no sides.
  tip: If you have evening or online hours, show them plainly, since two calendars have to agree.
  tip: Write about money, phones, in-laws and sleep; couples search for those long before they search for a therapist.
  tip: Explain the length, the fee and whether insurance may cover couples work, so neither partner is surprised.
  tip: Introduce yourself to family lawyers, clergy, individual therapists and family doctors, who hear about trouble early.
addiction treatment center > To stand by people as they stop, and as they learn to stay stopped.
  people: people who want to stop drinking or using; families worn out by a relative’s addiction; doctors and employers looking for a place to refer
  who: Adults above all, often encouraged by relatives, some in crisis, some after earlier attempts, from nearby and from far away.
  mind: They feel shame and dread withdrawal, and need a person on the phone who doesn’t judge.
  lines: You don’t have to stop alone | The first call is enough for today | Steady help for shaky days | Start again, as often as needed | Help for families, too | Sober days, built together
  tip: Have a trained person answer the phone, or state honestly on the site when someone will call back.
  tip: Describe the first days from arrival on: medical care, phones, visitors, meals and what to pack, where that applies.
  tip: Never pay for leads or referrals; it can break the law, and families have learned to be wary.
  tip: Write a separate page for families on what to say tonight, and name support groups such as Al-Anon.
  tip: Show the rooms, the kitchen table and the people who work there; leave bottles, needles and patients out of your pictures.
autism therapist > To build on what a child loves and make family days a little easier.
  people: parents of a newly diagnosed child; families looking for help with mornings, school or friends; schools and pediatricians who refer children
  who: Parents of toddlers to teenagers, often after a long wait, referred by pediatricians or schools and committing for months or years.
  mind: They want their child respected, not remade, and have explained themselves often enough.
  lines: Start with what your child loves | Easier mornings, step by step | Your child leads, the plan follows | Small wins for the whole family | Trains, dinosaurs and progress | Room to be different
  tip: Say in parents’ words which approaches you use and which you don’t; families choose carefully here.
  tip: Publish the waiting time, and give families two or three things to try in the meantime.
  tip: Show the empty therapy room in photos, quiet corner included, so a child can look it over beforehand.
  tip: Plan a sensory-friendly morning with a library or museum, and let families meet each other there.
  tip: Pay an autistic adult to read your website before you publish it, and change the wording that hurts.
senior living > To make leaving the old house feel like gaining good neighbors.
  people: older adults ready to give up stairs and gutters; adult children looking for a place for a parent; couples whose needs are starting to differ
  who: Mostly people in their seventies and eighties, with adult children close to the decision, comparing several places over months.
  mind: They fear losing independence, and their children fear choosing wrong.
  lines: Your own door, good company | Less house, more company | Leave the gutters to someone else | Come for lunch, meet the neighbors | Friends just down the hall | Keep the key, lose the ladder
  tip: Photograph an ordinary Tuesday, such as cards, the garden or lunch, with residents’ permission, and skip stock pictures.
  tip: Answer the cost question openly: what’s included, what’s extra and what happens if more care is needed.
  tip: Invite families to a meal or a concert instead of a tour, and let them sit among residents.
  tip: Get to know hospital social workers, elder law attorneys and real estate agents who help people downsize.
  tip: Print a moving guide, room by room, on what to keep and who can help, and leave it at senior centers.
ambulance service > To arrive ready, act calmly and tell people what’s happening at every turn.
  people: hospitals and nursing homes that need safe transfers; event organizers who need a crew on standby; towns and families who count on help
  who: Hospitals, care facilities, event organizers and towns, often under contract, and the patients and relatives who ride along.
  mind: They count on a crew that turns up prepared, stays calm and communicates clearly.
  lines: Calm hands on the way | Steady crews, safe transfers | The siren, then a calm voice | On standby at your event | Gentle over every bump | Ready when the call comes
  tip: Keep the emergency number and your transfer booking number in separate, unmistakable places on the website.
  tip: Show the crew checking equipment at shift change, never a call, a patient or an address.
  tip: Mail race and fair organizers a page each spring on what a standby includes: crew, vehicle, paperwork.
  tip: Visit discharge planners and nursing home directors in person, and ask what goes wrong with transfers today.
  tip: Teach a CPR hour at schools and companies; people remember who knelt on the floor with them.
home care agency > To send someone kind and reliable, so people can stay in their own homes.
  people: older people who want to stay at home; adult children who live too far away to help; spouses who need a few hours of relief
  who: Mostly people past seventy, with daughters or sons doing the arranging, needing anything from a weekly visit to daily help.
  mind: They worry about a stranger with a key, a no-show, and a new face every week.
  lines: Stay home, with a hand | A shower, a meal, a chat | A familiar knock at the door | For parents who want to stay put | Kind help around the house | Your kitchen, plus a helper
  tip: Explain in a page of plain sentences how caregivers are checked, trained and matched; that’s the first fear of every family.
  tip: Film caregivers saying, in twenty seconds each, what makes a good morning at work.
  tip: Write out an example visit of two hours from hello to goodbye, with the hourly rate or a range beneath it.
  tip: Drop in on discharge planners, senior centers, clergy and pharmacists each month with fresh cards.
  tip: Set a callback time for inquiries and keep it; families phone three agencies and start with whoever answers.
nursing home > To care for residents day and night, and keep their days as ordinary as possible.
  people: families who can no longer manage care at home; older people who need help around the clock; hospital staff planning a discharge
  who: People often in their eighties and nineties, with daughters, sons or spouses choosing for them, sometimes in a hurry after a hospital stay.
  mind: They feel guilty, fear neglect and listen closely to the tone in the hallway.
  lines: Someone’s awake all night | Cared for, and called by name | Lunch smells good here | Come by on any ordinary day | Kind mornings, quiet nights | Care that knows her favorite chair
  tip: Invite families to come by unannounced at mealtimes, and say so on the website; few things build trust faster.
  tip: Put inspection results and staffing on a page with a plain explanation, since families look them up anyway.
  tip: Post the weekly menu and activity calendar, with pictures of the food as it’s served.
  tip: Prepare a first-week folder for relatives on laundry, visits and whom to call at night, and give copies to hospital social workers.
  tip: Introduce the people who give care, with their consent and by first name, beginning with the night shift.
hospice > To keep people comfortable near the end of life and stand beside their families.
  people: people with a serious illness who want comfort; families caring for someone at home; doctors with patients near the end of life
  who: People with a limited time to live, mostly older, and the spouses and children who often make the first call.
  mind: They fear pain and being alone, and families wonder if calling means giving up.
  lines: Comfort, and time together | Quiet days, gentle care | Care for the family, too | Near when it matters | A gentle hand at the end | Room for songs and silence
  tip: Say in plain, quiet words what hospice does, who pays, and that calling commits nobody to anything.
  tip: Give families an honest page on what to expect in the last weeks, reviewed by your nurses.
  tip: Choose calm pictures of hands, windows and gardens, and show a face only if the family offers and agrees in writing.
  tip: Talk with doctors, nursing homes and clergy about how early a referral can be made and what it changes.
  tip: Hold a yearly remembrance or a grief evening that’s open to the town; it’s service first, and people remember it.
disability support service > To lend a hand on people’s own terms, at home, at work and around town.
  people: adults with disabilities who run their own lives; families planning for a son or daughter’s future; case managers looking for a reliable provider
  who: Adults and young people with disabilities and their families, often funded through public programs, using anything from a few hours to daily support.
  mind: They prefer to be spoken to directly, and feel wary of staff who take over.
  lines: Your life, your call | Support that asks first | Your plans, an extra hand | Ask, listen, then lend a hand | Out the door and on the bus | Help that knows when to leave
  tip: Write to the person first and the family second, and add an easy-read version of your main page.
  tip: Test the website with a screen reader and with people you support, and fix whatever they stumble over.
  tip: Let the people you support decide whether and how they appear in pictures, and check again before each use.
  tip: Lay out funding and eligibility step by step with phone numbers, since the paperwork stops many families.
  tip: Meet the transition coordinators at nearby high schools a year or more before students leave.
nursing service > To bring skilled nursing to the bedside at home and keep the doctor informed.
  people: patients just home from the hospital; families caring for someone with wounds or injections; doctors who want a nurse’s eyes at home
  who: Mostly older adults and people after surgery, usually on a doctor’s order, visited anywhere from daily to weekly, with relatives close by.
  mind: They’re afraid of a mistake at home, and hope to see the same nurse again.
  lines: The nurse comes to you | Wound care at the kitchen table | A nurse at your door | Dressings, drips and good advice | Home from the hospital, not alone | Skilled hands, your own pillow
  tip: List exactly what your nurses do at home, from dressings to infusions, and what they don’t, such as housekeeping.
  tip: Ask discharge planners and surgeons’ offices how to get on their lists, and tell them how soon a first visit is possible.
  tip: Put who pays for what into a short table: insurance, public programs, private.
  tip: Design a home folder with visit notes, warning signs and your phone number on the cover; doctors see it, too.
  tip: Film a nurse’s bag being packed in the morning, item by item; it makes skilled care visible.
midwife > To stay close to mothers before, during and after birth, calmly and attentively.
  people: expecting parents who want to know who’ll be there; mothers hoping for a calm, personal birth; new parents in the first weeks
  who: Mostly women in their twenties to forties and their partners, who look early in pregnancy and pass a good name on to friends.
  mind: They look for safety and a say, and fear being just another chart.
  lines: Here before, during and after | For big bellies and small hours | A birth with someone you know | Calm company for nine months | Ask at any week | Steady through the last push
  tip: Open your site with the months you still have room; parents search with a date in mind.
  tip: Explain where you attend births and how you work with hospitals and doctors when plans change.
  tip: Host a tea for expecting parents, with a family who’d like to talk about the first weeks.
  tip: Answer a nighttime worry in each post, such as cramps or swollen feet, and add the signs that shouldn’t wait.
  tip: Wait some weeks before asking a family for a review, and share baby pictures only when both parents agree.
doula > To stay beside parents through labor with steady hands and simple words.
  people: first-time parents who don’t know what to expect; mothers planning again after a hard birth; partners who’d like someone beside them
  who: Couples and single mothers who often book in mid-pregnancy, meet a time or two beforehand and want someone on call.
  mind: They hope to feel less alone, and worry about cost and what the hospital will say.
  lines: A hand through the long hours | Steady company in labor | For mothers, and for nervous partners | Breathe, drink, rest, repeat | Someone stays the whole time | Beside you until the baby’s here
  tip: Tell visitors in the first paragraph how a doula differs from a midwife, since most aren’t sure.
  tip: Put a calendar link for a short video call under your portrait, because parents choose by voice and feeling.
  tip: Pack your birth bag on camera and say what each thing is for; it shows the work without showing a birth.
  tip: Ask obstetric nurses, midwives and prenatal yoga teachers how they like to work with doulas, and leave a card.
  tip: Spell out what a package includes: meetings, on-call weeks, backup, visits after birth and what happens with a cesarean.
lactation consultant > To make feeding a baby less painful and support whatever the mother decides.
  people: mothers in the first sore weeks; parents worried whether the baby gets enough; working mothers who pump
  who: Mostly first-time mothers in the weeks after birth, often tired and in doubt when they call, plus some who return when work or weaning begins.
  mind: They feel they’re failing, and hope for help today without any pressure.
  lines: Feeding help without the pressure | It shouldn’t hurt this much | Help for sore first weeks | Latch, breathe, try again | A quiet hour for you two | However you feed, you’re welcome
  tip: Reply to messages the same day, even if only with a time, and say on the site how fast you answer.
  tip: Teach latch positions with drawings, a doll or a knitted breast; it explains well and protects everyone’s privacy.
  tip: Leave fridge magnets with maternity wards, pediatricians and midwives, because the question comes up at night, weeks later.
  tip: Tell parents which visits insurance may cover, and how home, office and video appointments differ.
  tip: If you have or can borrow a room, run a weekly hour where mothers weigh the baby, sit down and talk.
animal physiotherapist > To keep animals moving comfortably, with exercises their owners can manage at home.
  people: owners of dogs recovering from surgery; people whose old pet has gotten stiff; owners of sporting and working animals
  who: Owners of older animals or animals after an operation, usually sent by their vet, coming every week or two and practicing at home.
  mind: They hate to see their animal in pain, and love having something they can do themselves.
  lines: Stiff old dogs, gentle hands | Treats, stretches and patience | For paws that need practice | Easier walks for old friends | Gentle exercise, wagging tail | Up the steps, paw by paw
  tip: Film an animal’s walk on the first day and again some weeks later, from the same angle and with the owner’s consent.
  tip: Visit veterinary surgeons in your area with a referral form, and send them reports they can read in a minute.
  tip: Teach a simple exercise for older dogs in a clip, such as rising slowly from a sit, and say when to stop.
  tip: Speak about warming up at a dog club, an agility trial or a stable, and demonstrate on an animal in the audience.
  tip: Say beside the booking button if a vet’s referral is needed and what pet insurance may pay.
veterinarian > To care for animals gently and explain the choices and costs to their people.
  people: families with a new puppy or kitten; owners of older or chronically ill pets; people whose pet is suddenly unwell
  who: Pet owners of all ages, mostly from nearby, coming yearly for checkups and right away when something’s wrong, often with children along.
  mind: They love the animal like family, and dread both bad news and the bill.
  lines: Gentle with paws and people | For tails, whiskers and worried owners | Good hands for your old friend | Checkups without the tucked tail | Noses, ears, paws, all checked | Plain words about your pet
  tip: Introduce a patient of the week, with the owner’s permission, and say something true and funny about each animal.
  tip: Make a picture guide on bringing a frightened cat: carrier, towel, quiet car, calm wait.
  tip: Give price ranges for vaccinations, dental cleaning and spaying, since fear of the bill keeps people away.
  tip: Put your emergency arrangement on the voicemail, the door and the first screen, even if it’s another clinic.
  tip: Hand out a first-year calendar for puppies and kittens through shelters, breeders, groomers and trainers.
equine veterinarian > To reach the barn soon, examine the horse quietly and speak straight with its owner.
  people: owners of riding and sport horses; boarding stables and breeders; buyers who need a prepurchase exam
  who: Horse owners, barn managers, trainers and breeders across a wide rural area, calling for yearly shots, lameness and sudden colic.
  mind: They value a vet who answers at night and is honest about a horse’s future.
  lines: The clinic comes to the barn | Sound horses, straight answers | A steady hand at the halter | For limps, colic and quiet checkups | Horse sense, with a stethoscope | On the road to your horse
  tip: Print a colic card for the barn wall: what to check, what not to do, and your emergency number in large digits.
  tip: Plan vaccination days by area, offer to split the farm call among barns if you can, and announce the route a month ahead.
  tip: Film how to take a pulse or check gums on a calm horse, with its owner’s permission.
  tip: Spend time at shows, feed stores and clinics, and stay on good terms with farriers, whom owners ask first.
  tip: Describe a prepurchase exam step by step: what’s included, whom you work for and what it can’t predict.
farm veterinarian > To keep herds healthy and farms earning, with prevention ahead of emergencies.
  people: dairy and beef farmers; keepers of sheep, goats and pigs; smallholders with a few animals and many questions
  who: Farm families and herd managers within driving distance, often with the same vet for years, through routine visits and night calls.
  mind: They count costs and daylight, and respect advice that pays for itself.
  lines: Boots on, barn door open | Healthy herds, fewer bad nights | From calving to hoof checks | In the barn when it counts | Good advice over the gate | Prevention before the midnight call
  tip: Text clients a short seasonal reminder on what to watch next, such as calf scours, worms or ventilation.
  tip: Hold an evening on a single subject, such as colostrum or lameness, at a client’s kitchen table, with coffee.
  tip: Work out in plain numbers what a herd visit costs and what a prevented problem may save, with your assumptions written down.
  tip: Show the on-call number on the truck door, the feed store board and magnets for the milk room, always the same number.
  tip: Tell owners of a few goats, sheep or backyard pigs whether you take them on; many can’t find a vet.
`);
