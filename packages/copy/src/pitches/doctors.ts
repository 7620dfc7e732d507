import { pitchesOf } from './pitch-list.ts';

/** Doctors and clinics. */
export const doctors = pitchesOf(`
prosthetist > To build and adjust a limb or brace until it serves the life its wearer wants.
  people: people living with limb loss or limb difference; families of children who keep outgrowing a device; surgeons and rehab teams who refer patients
  who: Adults and children with limb loss or difference, often after surgery, illness or an accident, usually referred by a doctor and returning for years.
  mind: They hope for comfort and independence, after sore skin, long waits and rushed appointments elsewhere.
  lines: A limb that fits your day | Fitted, walked in, fitted again | Small corrections, steadier steps | Prosthetics with your plans in mind | Fit first, then distance | Sockets shaped with care
  tip: Show the workbench: casting, shaping a socket, checking alignment. Hands and devices tell the story without showing a patient.
  tip: Write a page called “Your first visit” that lists what to wear, whom to bring and how many fittings to expect.
  tip: Take a referral sheet to rehab hospitals, surgeons and physical therapists, and name a contact who answers their calls.
  tip: Explain how insurance approval works and which papers to bring, because it’s the question behind most first calls.
  tip: Attend amputee peer groups as a guest and listen. If a wearer offers to tell their story, get written consent first.
speech therapist > To work with children and adults toward clearer speech and the nerve to use it.
  people: parents whose child is late to talk; adults relearning words after a stroke; schools and pediatricians who refer families
  who: Mostly parents of preschool and grade-school children, plus adults and their families, coming weekly for months, often on a doctor’s or teacher’s advice.
  mind: They wonder if they’ve waited too long, and they’d like to hear what to practice at home.
  lines: Finding words, sound by sound | For words that won’t come yet | Speech practice that feels like play | A little practice, a few more words | Tricky sounds welcome | Room to say it again
  tip: Publish a plain list of speech milestones by age, with the words “if in doubt, ask,” and link it from the home page.
  tip: Make a clip of yourself explaining a game for the kitchen table, with no children in the picture.
  tip: Keep pediatricians, preschool directors and neurologists supplied with cards, and tell them how long the wait is right now.
  tip: Say whether a referral is needed, which insurance you take and whether sessions can be online; parents check before they call.
  tip: Offer a preschool or library a short evening talk on what’s usual at two, three and four.
general practitioner > To know patients well enough to ask the right question when something is wrong.
  people: families who want one doctor for everyone; adults managing a long-term condition; new residents who don’t have a doctor yet
  who: People of nearly all ages, mostly from nearby, who come for checkups, forms and sudden complaints and often stay for many years.
  mind: They hope to be seen without a long wait, taken seriously and spoken to plainly.
  lines: A doctor who knows your name | Checkups, coughs and straight answers | One doctor for the whole family | Small worries welcome | Your first call when you’re unwell | Say “ah,” then say the rest
  tip: State first on the website whether you’re taking new patients, which insurance you accept and how to be seen quickly.
  tip: Keep hours, phone number and holiday closings current on your Google Business Profile, since sick people look there first.
  tip: Introduce every clinician with a portrait and two sentences about what they see most, written the way they talk.
  tip: Print a sheet for the counter and the fridge: when to call, when to come in, when to go to the emergency room.
  tip: Reply to reviews without confirming that anyone is a patient, and invite the writer to call the office.
pharmacy > To hand over the right medicine with an explanation people understand.
  people: patients with a new prescription and questions; older adults who take several medicines a day; parents who need advice for a sick child
  who: Mostly people with a home, a job or a doctor nearby, with many monthly refills and a good share of older customers.
  mind: They want to know what matters about a medicine, without being overheard or hurried.
  lines: Medicine, explained in plain words | Your pills, checked together | Refills without the runaround | Someone to ask about your medicine | For fevers, refills and questions | Read the label, then ask
  tip: Put up a small sign that invites questions, such as “New medicine? Ask how to take it,” and mark a spot for private talks.
  tip: Explain online how to move a prescription to you, step by step, because most people think it’s harder than it is.
  tip: Post a seasonal reminder each week, such as medicines and sun, ticks or flu shots, signed by a pharmacist.
  tip: Tell nearby practices and senior residences about refill timing, delivery or pill packs, if you offer them, on a half-page sheet.
  tip: Mention in your map listing whether you give vaccinations, deliver or stay open late, and correct the hours before every holiday.
psychiatrist > To listen first, explain every choice and adjust treatment together with the patient.
  people: adults who wonder if medication could help; patients sent by a therapist or family doctor; families worried about someone close
  who: Adults, and in some practices teenagers, who come by referral or on their own, often at first and then less as treatment settles.
  mind: They fear being judged or rushed into medication, and they want privacy and time to explain.
  lines: A calm place to start talking | Care for the mind, clearly explained | Talk first, then decide together | Time to say what’s going on | Medication, with time for questions | Steady care in unsteady times
  tip: Describe the first visit on the website from hello to goodbye: what you ask, what nobody has to answer, how it ends.
  tip: Say whether you have openings and how long the wait is, so people in need don’t call in vain.
  tip: Send therapists and family doctors nearby a short note on the conditions you treat; many patients come through them.
  tip: Put crisis numbers, such as 988 in the US, on every page and in your voicemail, ahead of anything about the practice.
  tip: Don’t ask patients for reviews. Let a friendly portrait, your training and a plain page on privacy speak for you.
ophthalmologist > To find eye trouble early and explain it while there’s time to act.
  people: adults whose sight has changed lately; people with diabetes who need regular eye exams; optometrists and doctors who refer patients
  who: Mostly older adults and people with diabetes or a family history, plus anyone with a sudden change, often sent by an optometrist.
  mind: They fear for their sight and like to be shown what the doctor sees.
  lines: A clear look at your eyes | Eye exams with clear answers | Look after the eyes you have | When small letters turn blurry | Your sight deserves a second look | Eyes wide open, questions welcome
  tip: Warn patients before the visit if drops will blur their sight and they need a driver; put it in the reminder text.
  tip: Write a page for each thing people type in, such as floaters, cataract, dry eyes or flashes, and say when to call at once.
  tip: Set the website in large type with strong contrast, and test it on someone who has left their reading glasses at home.
  tip: Meet optometrists, diabetes clinics and family doctors nearby, and give them a direct line for urgent cases.
  tip: Take pictures of the devices in an empty exam room, and say under each what it measures and how it feels.
audiologist > To make conversation easier for people who’ve begun to miss words.
  people: adults who miss words in noisy rooms; families tired of repeating themselves; people whose hearing aids ended up in a drawer
  who: Adults past midlife above all, often nudged by a partner or child, plus people who work in noise and parents with a question.
  mind: They put it off because hearing aids feel like old age, and they fear paying for something they won’t wear.
  lines: Catch the punch line again | Hear the table, not just the noise | Less “What?” at dinner | It starts with a few tones | Hearing aids that leave the drawer | Turn the TV down a little
  tip: Write to relatives too: “Has someone you love stopped answering the phone?” reaches readers whom a list of devices never will.
  tip: Explain trial periods, price ranges and follow-up visits before the first appointment, since cost is the fear nobody mentions.
  tip: Give a talk on hearing at senior centers, churches or union halls, and keep seats for partners.
  tip: Show today’s hearing aids on a fingertip or next to a coin, because most people still picture the big beige ones.
  tip: Invite family doctors to add hearing to their checkup list, and leave them cards for patients who nod yes.
ent doctor > To find out what’s behind a blocked nose, a sore ear or a lost voice.
  people: parents of children with repeated earaches; adults with sinus trouble, snoring or ringing ears; singers and teachers whose voice gives out
  who: Children and adults, often sent by a pediatrician or family doctor, usually with complaints that have lasted weeks or keep coming back.
  mind: They feel worn out by something that won’t clear, and nervous about the word surgery.
  lines: Ears, noses, throats and answers | For noses that won’t clear | From earaches to lost voices | The right light on a sore ear | Someone to ask about the ringing | When tea with honey isn’t enough
  tip: Write short pages on earaches, snoring, dizziness and hoarseness, each ending with when to wait and when to be seen.
  tip: Post with the seasons, such as swimmer’s ear in July or sinus pressure in January, and add something to try at home first.
  tip: Give pediatricians and family doctors a quick way to refer, and send your findings back within days.
  tip: Explain what a scope exam feels like in a short video with a model or a colleague, never with a patient.
  tip: Make clear whether you test hearing, see children and test for allergies, so callers know they’ve reached the right office.
dermatologist > To look closely at skin, say what it is and treat what needs treating.
  people: adults with a spot they keep checking; teenagers with acne and their parents; people living with eczema or psoriasis
  who: Patients of all ages, from teenagers with acne to retirees with years of sun, often waiting for an appointment and returning for yearly checks.
  mind: They feel looked at because of their skin, and they want to hear soon whether a spot is harmless.
  lines: A trained eye for your skin | When it itches and won’t stop | Skin checks, acne and answers | Skin looked at closely | Kind words for difficult skin | See someone about that rash
  tip: Publish a drawing each May of how to check moles at home, front, back and scalp; it’s useful and families pass it on.
  tip: State the usual wait for a skin check, and what to do when a spot is changing fast.
  tip: If you offer both medical and cosmetic treatment, give each its own page, so nobody thinks you only do the other.
  tip: Keep patients’ skin out of your feed unless they’ve agreed in writing; a drawing explains a rash just as well.
  tip: Bring a sun safety talk to landscapers, lifeguards, coaches and roofers before summer, with wallet cards on warning signs.
plastic surgeon > To give honest advice about surgery, including when the answer should be no.
  people: patients who need reconstruction after illness or injury; adults who have considered a change for years; doctors who refer patients for repair
  who: Adults, as a rule, who read for months, check credentials and reviews, and often see a second surgeon before they decide.
  mind: They hope to look like themselves, and fear a rushed decision, scars and regret.
  lines: Surgery starts with a conversation | Time to think, room to ask | Honest about what surgery can do | A surgeon who may say no | Careful hands, clear limits | Sleep on it, then ask again
  tip: If you’re board-certified, say in which specialty on the first screen, and link to where people can verify it.
  tip: Write a recovery calendar for each operation: work, driving, sleep and sport, week by week. It’s what patients plan around.
  tip: Show results only with written consent, in the same light and angle, scar included, and note how many months have passed.
  tip: Record a calm video on who isn’t a good candidate; it builds more trust than any offer.
  tip: Leave discounts and deadlines out of your advertising, and mention the second consultation as a normal part of the plan.
aesthetic clinic > To offer small, careful treatments and honest words about what they can do.
  people: adults who want to look less tired; people getting ready for a wedding or reunion; first-timers nervous about needles and lasers
  who: Adults from their thirties on for the most part, coming every few months, often on a friend’s word and with pictures saved on a phone.
  mind: They hope nobody will notice the treatment, and fear looking frozen or overdone.
  lines: Still you, only rested | Small doses, honest advice | Look rested on a Monday | Nobody has to notice | Ask first, treat later | A light touch for tired faces
  tip: List each treatment with what it does, how long it lasts, how long redness may show and who shouldn’t have it.
  tip: Name the person who injects or operates the laser, with their license, on the booking page; careful clients look for it.
  tip: Get written consent before you show a face, leave the picture unretouched and add how many weeks after treatment it was taken.
  tip: Post in March what needs weeks to settle before a June wedding, and in fall what suits the months without much sun.
  tip: Introduce the clinic to bridal shops, hair salons and portrait photographers nearby, and leave a card about the first consultation.
hair transplant clinic > To tell people with thinning hair what can be done, and do it with care.
  people: men and women with thinning or receding hair; people with gaps in a beard or eyebrow; patients unhappy with an earlier procedure
  who: Mostly men, and women too, who read for a long time before they call and will often travel for the right clinic.
  mind: They fear an obvious hairline and a hard sell, and they want to hear what’s realistic.
  lines: An honest look at your hairline | Start with the hair you have | Hairlines drawn with restraint | Graft by graft, with patience | Good hair takes its time | You’ve read enough, now ask
  tip: Show results at three, six and twelve months with written consent, in daylight, with the hair wet and combed back as well.
  tip: Say who draws the hairline, who places the grafts and how much of the day the doctor is in the room.
  tip: Write a page on the first two weeks, day by day: washing, sleeping, hats, work and the shedding that comes before growth.
  tip: If you consult by video, list the photos people should send beforehand, with a small drawing of each angle.
  tip: Answer the price question with a range and what changes it, since silence sends people to the next website.
cardiologist > To read the heart carefully and turn the findings into a plan patients understand.
  people: people with palpitations, chest discomfort or shortness of breath; patients recovering from a heart attack or procedure; adults with heart trouble in the family
  who: Mostly adults past midlife and people with risk factors, usually sent by a family doctor, coming for tests and then regular follow-ups.
  mind: They got a fright, and now they want to hear what’s safe to do and what isn’t.
  lines: Listen to what your heart says | Heart tests, explained plainly | When your heart skips a beat | From a flutter to a plan | For racing hearts and calm answers | Take your heart in for a checkup
  tip: Explain each test in four lines: what happens, how long it takes, what to wear, when the result comes.
  tip: Put the signs of an emergency and the number to call above everything else on the contact page.
  tip: Offer family doctors a short guide on whom to refer and how fast, with a direct line for urgent questions.
  tip: Hold a blood pressure morning at a library, church or workplace, with a sheet people can take to their own doctor.
  tip: Write each month about an everyday question, such as flying with a stent, shoveling snow or coffee.
orthopedist > To find out why a joint hurts and choose the gentlest treatment that makes sense.
  people: adults whose knee, hip or shoulder limits them; athletes and workers with a fresh injury; people told they may need a new joint
  who: Athletes, people with injuries from work and older adults with worn joints, often referred by family doctors or physical therapists.
  mind: They ask whether surgery can be avoided and when they’ll be back at work or sport.
  lines: Knees, hips and straight answers | Find out why it hurts | Surgery when needed, not before | For joints that have had enough | A careful look at that knee | First the cause, then the plan
  tip: Organize the website by body part, since people search for “shoulder hurts at night” and not for a procedure.
  tip: Mention in your map listing how soon a fresh injury can be seen and whether X-rays are taken on site.
  tip: Get to know coaches, athletic trainers and physical therapists, and leave them the quickest number for an injured player.
  tip: Publish an honest page on treating a bad knee without surgery, including when that stops being enough.
  tip: Hand out a list of questions to ask before any joint operation; patients show it to friends with the same knee.
podiatrist > To look after feet early, so people can keep walking where they like.
  people: people whose heel hurts with the first steps of the day; people with diabetes who need their feet checked; runners and workers who stand all day
  who: Adults, many of them older or with diabetes, plus runners and people in standing jobs, returning every few weeks or months.
  mind: They feel embarrassed about their feet and just want relief, in shoes they can bear.
  lines: Kind care for tired feet | Feet first, for a change | For heels, nails and long shifts | Small foot problems, seen early | Take a load off your heels | Toenails to arches, gently handled
  tip: Open the website with complaints in plain words, such as heel pain, ingrown nail or numb toes, and a booking link beside each.
  tip: Spend a Saturday answering foot questions at a running store or senior center, and bring a handout on shoes.
  tip: Film how to cut a toenail properly or lace a shoe for a high instep; it’s useful and easy to share.
  tip: Write to diabetes clinics, family doctors and visiting nurses, and mention whether you make house calls.
  tip: Ask new patients in the confirmation to bring the shoes they wear most, and explain what a worn sole tells you.
neurologist > To take puzzling signs seriously and work out calmly what they mean.
  people: people with migraines, numbness or dizzy spells; families worried about someone’s memory; patients living with epilepsy, Parkinson’s or multiple sclerosis
  who: Adults for the most part, usually referred by a family doctor, often after a wait, and frequently with a partner or grown child beside them.
  mind: They fear the worst while they wait, and they want each test and result explained.
  lines: Clear words for puzzling signs | When headaches won’t let up | For nerves, memory and migraines | Someone to sort out the symptoms | A calm look at your nerves | For tingling hands and lost words
  tip: Put a printable symptom diary on the website, with columns for day, time, what happened and what helped.
  tip: Describe common tests such as an EEG or nerve conduction, sounds and sensations included, so nobody arrives afraid of the wires.
  tip: State the current wait and how urgent referrals are handled, and keep both up to date for the doctors who send patients.
  tip: Write a page for relatives: what to note down, what to bring and how to speak up during the visit.
  tip: Speak at meetings of migraine, Parkinson’s or epilepsy groups, and leave more time for questions than for slides.
gastroenterologist > To make digestion easy to talk about and look for the cause with care.
  people: adults due for a colon screening; people with heartburn, bloating or pain after meals; patients with a long-term bowel condition
  who: Adults from midlife on who come for screenings, plus younger people with ongoing complaints, many of them referred by a family doctor.
  mind: They find the subject embarrassing, dread the preparation and hope to hear it’s nothing serious.
  lines: No question is too awkward | Trust your gut, then ask about it | For heartburn, bloating and checkups | Gentle with a delicate subject | What your stomach has been saying | Screening day, made simpler
  tip: Rewrite the colonoscopy prep sheet in plain words, with an hour-by-hour plan, a shopping list and a phone number for the night before.
  tip: Collect what surprised patients about screening day, and turn it into an honest page with no names.
  tip: Keep your posts matter-of-fact and lightly funny; embarrassment is what stops people from coming.
  tip: Remind family doctors each March, which is colorectal cancer month, how to refer a patient and when the next openings are.
  tip: Explain which bills may follow a scope, such as the lab or anesthesia, before people find out by mail.
urologist > To make a private subject an ordinary conversation, and treat what can be treated.
  people: men with prostate or bladder questions; people with infections, leaks or urgency; anyone who has had a kidney stone
  who: Mostly adults from midlife on, many of them men sent by a partner or family doctor, and women with bladder complaints as well.
  mind: They put it off out of shame, and they want discretion and a calm answer.
  lines: Say it once, it gets easier | Private questions, calm answers | For stones, bladders and long nights | Up again at night? Ask about it | Urology without the blushing | Ask it here, in private
  tip: Let people book online without giving a reason; a box that says “private” is enough.
  tip: Describe a first exam in five honest sentences, because what people imagine is worse than the visit.
  tip: Write for partners, who often make the call: what to say at home, what to bring, how long it takes.
  tip: Offer a plain, short talk at a firehouse, union hall or company in June, which is Men’s Health Month.
  tip: If you treat women too, say so in the first lines of the website, with bladder problems named in everyday words.
gynecologist > To give patients time, privacy and plain answers from their first visit on.
  people: women due for a routine checkup; people planning or avoiding a pregnancy; women going through menopause
  who: Women from their teens to old age, often coming yearly for decades, and more often when something changes.
  mind: They need to feel believed and unhurried, and remember every time they were talked down to.
  lines: Time for the second question | From first visit to hot flash | Women’s health, without the hurry | Checkups with the door closed | Asked, heard and explained | Periods, plans and plain answers
  tip: Write a page for a first visit, addressed to teenagers and their mothers, on what happens and what doesn’t.
  tip: Say whether patients can choose a female doctor, bring someone along or ask for a chaperone.
  tip: Correct a myth about periods, contraception or menopause every week, in three sentences and with a source.
  tip: If you have early or evening appointments, make them easy to see in the booking calendar; work keeps many patients away.
  tip: Meet the midwives, doulas and fertility clinics near you, and agree how to send patients back and forth.
fertility clinic > To guide hopeful parents with clear numbers, a plan and a kind voice.
  people: couples who have been trying for a while; single people hoping to become parents; people who want to keep the option for later
  who: People mostly in their thirties and early forties, alone or in pairs, who compare clinics closely and may travel for treatment.
  mind: They swing between hope and worry, and they want straight figures and a person who picks up the phone.
  lines: Honest odds, kind words | Hope, with a plan beside it | For the family you’re hoping for | Questions about starting a family? | Company for the long wait | Facts for hopeful hearts
  tip: Publish success rates only as official reports define them, by age, with a paragraph on what they don’t say.
  tip: Give the full price picture on a single page: cycle, medicines, storage, and what insurance or financing may cover.
  tip: Introduce nurses and coordinators with portraits, since theirs are the voices patients hear every week.
  tip: Keep baby pictures out of the waiting room and most of your feed, out of kindness to people having a hard week.
  tip: Host an online evening where people can ask with the camera off, and let a nurse answer alongside the doctor.
pediatrician > To look after children and steady their parents, from newborn visits to the teens.
  people: expecting and new parents choosing a doctor; families with toddlers who catch everything; parents of teenagers who need a checkup or a form
  who: Parents of babies, children and teenagers living nearby, who come often in the first years and later for checkups, shots and school forms.
  mind: They want to know if it’s serious, and to reach someone when they can’t tell.
  lines: For fevers, shots and first steps | From first checkup to driver’s ed | Good with babies, honest with parents | Call before you google | Checkups with a sticker at the end | Little coughs taken seriously
  tip: Offer expecting parents a meet-the-doctor hour, and tell obstetricians, midwives and birth classes about it.
  tip: Print a fever card for the fridge with temperatures, warning signs and your number, and hand it out at the first visit.
  tip: Put sick-visit rules, the after-hours number and the booking link where a parent holding a crying child finds them with a thumb.
  tip: Post what’s going around in schools this week, in a calm tone, and what helps at home.
  tip: Put pictures of the empty waiting room and exam table online, so little ones know the place before they come.
oncologist > To explain each part of cancer care clearly and stay reachable throughout.
  people: people with a new cancer diagnosis; patients seeking a second opinion; relatives who want to understand the plan
  who: Mostly adults past midlife and their relatives, referred by another doctor, coming often during treatment and then for years of checks.
  mind: They have more information than they can take in, and need clear words, time and a person to call.
  lines: Someone to ask, all the way through | Clear words on hard days | A plan, and people beside you | Cancer care in plain words | Bring your questions, bring someone | Take your time, ask it twice
  tip: Write a page for the first week after a diagnosis: whom to call, what to bring, which decisions can wait.
  tip: Make it simple to ask for a second opinion, with a list of records to send and a realistic time for the answer.
  tip: Keep every claim sober: no survival figures in ads, no talk of battles, no promise about results.
  tip: List help nearby, such as support groups, rides, wig shops and counselors, and invite them to list you in return.
  tip: Turn the ten questions your nurses hear most into a printed booklet in large type, with room for notes.
pulmonologist > To find out why breathing is hard and make daily life easier on the lungs.
  people: people short of breath on stairs; families managing asthma; smokers and former smokers who want to know where they stand
  who: Mostly adults with asthma, a long cough or years of smoking, often sent by a family doctor and followed over many seasons.
  mind: They fear running out of air, and many would like to do something about it themselves.
  lines: Breathe in, find out | When a cough stays too long | Give your lungs a checkup | Clear words for short breath | For stairs, seasons and deep breaths | Asthma has good days, plan for them
  tip: Film how to use common inhalers correctly, slowly and with subtitles, and send patients the link after the visit.
  tip: Explain a breathing test in pictures: the nose clip, the mouthpiece, the long breath out and what the curve means.
  tip: Watch the pollen and smoke forecast, and post a reminder about medicines before each bad stretch.
  tip: Let smokers know they won’t be lectured, and describe the first talk about quitting in three friendly sentences.
  tip: Tell family doctors, allergists and sleep clinics which tests you can do on the day of the first visit.
sleep clinic > To learn what disturbs people’s nights, so their days can get better.
  people: snorers and the people beside them; adults who are tired no matter how long they sleep; drivers and shift workers who must stay alert
  who: Adults, often in midlife and sent by a partner or doctor, coming for a study at home or overnight and then for follow-ups.
  mind: They doubt they can sleep with wires on, and they don’t want a mask unless it’s needed.
  lines: Tired of being tired? | What’s keeping you up? | For snorers and their listeners | Good mornings start at night | Measure the night, plan the day | A closer look at your sleep
  tip: Show the study room or the home kit in a calm picture: bed, sensors, night-light, phone number.
  tip: Put a short sleepiness questionnaire on the site, with a clear note that it’s no diagnosis and what to do next.
  tip: Talk to dentists, cardiologists and trucking companies, who all meet people with sleep apnea, and leave referral forms.
  tip: Answer “What if I can’t sleep with all that on?” in a video with the person who attaches the sensors.
  tip: Write a page for the partner who lies awake, with ways to raise the subject without blame.
diabetes clinic > To make living with diabetes easier, with numbers that make sense and dinners worth eating.
  people: people with a new diabetes diagnosis; families learning to live with a relative’s diabetes; adults whose numbers have crept up
  who: Adults with type 2 diabetes and their families, in many practices also type 1, usually coming every few months over many years.
  mind: They have been told off often enough, and respond to a plan that allows for real meals.
  lines: Know your numbers, keep your dinner | Diabetes care with room for cake | For good days and high days | Less guesswork at mealtimes | Your numbers, in plain English | Help with highs, lows and leftovers
  tip: Post a meal photo each week with the carbs worked out, chosen from what people in your area really eat.
  tip: Explain who does what in the practice, from adjusting insulin to talking about food, so patients know whom to ask.
  tip: Run a monthly evening for newly diagnosed people and a relative, and announce it through family doctors and pharmacies.
  tip: Make a wallet card with the signs of low and high blood sugar and what to do, with your number on the back.
  tip: Choose words with care: say “people with diabetes,” call numbers high instead of bad, and leave out scary pictures.
allergist > To track down what people react to, so they can enjoy everything else.
  people: people who dread spring and its pollen; parents whose child reacted to a food; pet lovers who can’t stop sneezing
  who: Families with young children and adults of all ages, busiest before pollen season, often after months of remedies from the drugstore.
  mind: They long for an end to the guessing, and parents especially fear the next bite or sting.
  lines: Find out what makes you sneeze | Tissues aren’t a plan | Is it the cat, or the carpet? | Stop guessing, start testing | Answers for itchy eyes | Know what to skip, enjoy the rest
  tip: Translate the pollen count into plain advice each week in season: what’s blooming, when to air the bedroom, when to run.
  tip: Announce early in the year that preparing for spring starts now, and tell people to call about pausing medicines before a skin test.
  tip: Make a school sheet for parents with triggers, signs, emergency steps and a line for the doctor’s signature.
  tip: Demonstrate a skin test on a colleague’s arm, from drops to reading, so children can see how small the scratches are.
  tip: Offer pediatricians and school nurses a lunch talk on food reactions and how to use an auto-injector.
pain clinic > To believe people in pain and work with them toward better days.
  people: adults whose back or neck has hurt for months; people with nerve pain, migraines or sore joints; doctors whose patients need more options
  who: Mostly adults, often off work or working in pain, usually after seeing several other doctors, and coming over many months.
  mind: They fear not being believed, and they’ve stopped trusting quick promises.
  lines: Your pain is taken seriously | A plan for better days | For backs that won’t let go | Small steps toward a good night | Tell it once, be believed | Several ways to ease the ache
  tip: Write the first lines of the site for someone who’s been doubted: say that you listen before you plan.
  tip: Describe your treatments in everyday words, movement and talking included, and be open about what medication can’t do.
  tip: Publish your policy on opioid prescriptions, because patients and referring doctors want to know it before the first visit.
  tip: Offer a printable pain diary with sleep, activity and mood next to the usual scale from zero to ten.
  tip: Report back to every doctor or physical therapist who sends you a patient, in half a page, and ask what else they need.
radiology centre > To take clear pictures, keep patients calm and get the report back quickly.
  people: patients with a scan order from their doctor; doctors who need a report they can act on; people nervous about a narrow machine
  who: People of all ages with an order from a doctor, choosing by distance, wait and price, for a single scan or yearly screenings.
  mind: They feel anxious about the machine and the result, and prefer to know the cost beforehand.
  lines: Clear pictures, calm voices | A scan without the scare | Hold still, breathe, done | Pictures your doctor can use | Sharp images, gentle instructions | Scans, with the noise explained
  tip: Give each scan its own prep page: food, clothes, metal, medicines, contrast, pregnancy, and how long it takes.
  tip: Record the sounds of the machine for a short clip and explain them, so the noise is no surprise.
  tip: Tell people right where they book whether a doctor’s order is needed and when the results reach the office.
  tip: Stop by referring practices with a direct number and the current wait for each kind of scan, and ask what slows them down.
  tip: Publish a self-pay price or range for common scans, since many patients compare before they call.
medical laboratory > To deliver results doctors can rely on, from samples handled properly.
  people: doctors’ offices that send samples every day; patients with a lab order; employers and clinics that need screening tests
  who: Practices, clinics and employers under steady arrangements, plus patients with an order, who often come fasting before work.
  mind: They need a number that’s right and on time, and patients hope for a quick, gentle needle.
  lines: Exact, down to the label | Results doctors can count on | Small samples, careful work | The right name on every tube | Your blood work, done with care | Careful hands behind every number
  tip: Show your busiest and quietest hours online and in the map listing, and say which tests need an empty stomach.
  tip: Send client practices a page on tubes, labels and pickup times, and visit the desk staff who use it.
  tip: Picture a sample’s way through the lab in six photos, from label to report, with made-up names on the tubes.
  tip: If you draw blood, tell nervous people, parents and anyone who faints what to ask for when they arrive.
  tip: Publish turnaround times for your most common tests, and call clients first when something runs late.
travel clinic > To send travelers off with the right shots, good advice and fewer worries.
  people: families planning a trip to the tropics; students and volunteers heading abroad for months; companies that send staff overseas
  who: Vacationers, students, business travelers and people visiting relatives abroad, often whole families, coming in the weeks before departure.
  mind: They don’t want to get sick far from home, and can’t tell which shots they really need.
  lines: Shots first, then the suitcase | Pack your passport and your shots | Ready for heat and mosquitoes | Stamps, shots and sound advice | Before you board, roll up a sleeve | Advice for wherever you’re headed
  tip: Build a page for each of the ten destinations you hear most, with shots, timing and food advice, and review it twice a year.
  tip: Say in large type how many weeks before departure to come, and what can still be done at the last minute.
  tip: Leave cards with travel agents, study-abroad offices, outdoor stores and churches that send mission groups.
  tip: If you give yellow fever shots, say so in the first line; not every clinic does, and travelers search for it by name.
  tip: Print a packing list for the medicine bag, with your number at the bottom and space for a doctor’s notes.
urgent care clinic > To treat what can’t wait and send people home knowing what to do.
  people: parents with a hurt or feverish child after hours; workers and athletes with a fresh injury; travelers without a doctor in town
  who: People of every age from around the area, mostly without an appointment, often after hours or on a weekend, picking the nearest place on a map.
  mind: They ask about the wait, the cost and whether they’ve come to the right place.
  lines: When it can’t wait till Monday | Walk in, get looked at | For cuts, coughs and twisted ankles | Between the bandage box and the ER | Stitches, swabs and straight answers | Today’s bump, seen today
  tip: Post the current wait online if your system allows it; that number decides which clinic people drive to.
  tip: Hang a clear list on the door and the website of what you treat and what belongs in the emergency room.
  tip: State self-pay prices and accepted insurance in the same place, so nobody sits in the parking lot wondering.
  tip: Give coaches, school nurses and hotel front desks a card with your hours and what you can X-ray, test or stitch.
  tip: Correct your hours on Google and Apple Maps before each holiday, the very days when other offices are closed.
telehealth service > To bring a clinician’s advice to the sofa and say when that isn’t enough.
  people: parents with a sick child at bedtime; patients who live far from a practice; busy adults who need a refill or advice
  who: Mostly adults at ease with a phone or laptop, often parents, rural patients and people with full workdays, booking on short notice.
  mind: They like quick, private advice, and wonder whether a visit on a screen is good enough.
  lines: The doctor is on the screen | Care from your own couch | No waiting room, just a call | Seen from home, in private | For rashes, refills and late fevers | Open your laptop, say “ah”
  tip: List what can be handled by video and what can’t, with an example of each, right next to the booking button.
  tip: Name the states or regions where your clinicians are licensed before a visitor has to type in anything.
  tip: Film a test run of a minute: opening the link, allowing the camera, hearing the first question.
  tip: Put price, insurance and the way a prescription reaches the pharmacy into three lines on the first screen.
  tip: Reach employers, colleges and rural libraries with a flyer that answers the privacy question before anything else.
dietitian > To turn medical advice into meals people will really cook and eat.
  people: people with a new diagnosis that changes what they eat; parents of picky or allergic eaters; athletes and active adults with a goal
  who: Mostly adults, plus parents who come for a child, often sent by a doctor, meeting every few weeks in person or by video.
  mind: They brace for bland food and judgment, and relax when someone asks what they like.
  lines: Start with what’s in your fridge | Food advice for real weeks | From diagnosis to dinner | Eat what you like, with a plan | Advice that ends up on the fork | Room on the plate for Friday night
  tip: Share a week of ordinary plates, takeout included, and caption what you’d change and what you’d leave alone.
  tip: Give every condition you work with its own page, from celiac disease to high cholesterol, since that’s the word people search for.
  tip: Explain in two sentences above the booking link which insurance plans cover a visit and whether a referral is needed.
  tip: Lead a label-reading hour with a nearby grocer, and use the questions you hear as topics for posts.
  tip: State your credential and what it stands for, because in many places anyone may use the word nutritionist.
weight loss clinic > To support people losing weight with medical care, patience and no shame.
  people: adults who have tried several diets alone; people whose doctor has advised losing weight; patients asking about weight loss medication
  who: Mostly adults in midlife with several attempts behind them, often thinking of knees, blood pressure or blood sugar, coming about monthly.
  mind: They expect to be judged, and have had enough of promises and before-and-after pictures.
  lines: Weight care, without the lecture | For people who’ve tried it all | Start where you are, any month | A plan your knees will like | Slow is fine, steady helps | Help for the weeks when it stalls
  tip: Keep pounds per month out of your ads, and describe what happens in the first three visits instead.
  tip: Show the room as it is: a private scale, sturdy chairs, a door that closes. Those details decide whether people call.
  tip: Say plainly which medications you prescribe, if any, who isn’t a candidate and what happens after stopping.
  tip: Write about plateaus, birthdays and night shifts, since those are the weeks when people look for support.
  tip: Send family doctors, orthopedists and sleep clinics a referral sheet that speaks of patients with respect.
iv therapy lounge > To offer drips in comfort, after checking who should and who shouldn’t have one.
  people: travelers worn out after a long flight; runners and athletes after a hard race; groups before a wedding or after a big weekend
  who: Working adults, athletes and visitors, alone or in small groups, who book on a phone for the same day or weekend.
  mind: They enjoy being looked after, and wonder what’s in the bag and who approved it.
  lines: Sit back, roll up a sleeve | Know what’s in your drip | Questions first, needle second | A soft chair and a safe hand | An hour off, with a drip | Feet up, sleeve up
  tip: List every ingredient with its amount and price, and name the licensed clinician who reviews each guest’s health history.
  tip: Promise no cures, immunity or hangover fixes, and have a lawyer who knows health advertising read your menu.
  tip: Photograph the chair, the blanket and the sealed supplies before they’re opened, so comfort and care both show.
  tip: Bring hotels, race organizers and wedding planners a card that says how long a visit takes and how groups book.
  tip: Publish a “not for everyone” list above the booking button; turning some people away shows you take health seriously.
vein clinic > To find the cause of heavy, aching legs and explain the choices before treating.
  people: people whose legs feel heavy by evening; adults with varicose or spider veins; workers who stand or sit all day
  who: Mostly adults from midlife on, more often women, many after pregnancies or years in standing jobs, some sent by a family doctor.
  mind: They keep their legs covered, and wonder if it’s health or looks and who pays.
  lines: For legs that ache by evening | Veins, checked and explained | See where the blood goes | A closer look at tired legs | Bring your legs in before summer | An ultrasound, then a plan
  tip: Explain when insurance may cover vein treatment, when it counts as cosmetic, and which exam decides.
  tip: Record an ultrasound screen while scanning a staff member who agrees, and say in plain words what’s moving.
  tip: Advertise in fall and winter, when compression stockings bother people less and there’s time before summer.
  tip: Speak to nurses, teachers, hairdressers or store staff about standing all day, and bring a pair of stockings to pass around.
  tip: Use before-and-after pictures sparingly and with written consent, and note how many sessions and weeks lie between them.
lice clinic > To clear lice out of a family’s hair gently, thoroughly and without blame.
  people: parents who got the note from school; camps and schools that need a screening; sitters and grandparents who share the couch
  who: Mostly parents of grade-school children, who call the same day, often in the evening, and bring the siblings along.
  mind: They feel embarrassed and exhausted, and would like it to be over by bedtime.
  lines: Put down the comb and call | Checked, combed and back to school | Lice happen, so does help | Itchy heads, patient hands | No blame, no nits | Every strand gets a look
  tip: Answer calls or texts in the evening and on Sundays if you can; a worried parent tries the next name on the list.
  tip: Post a close-up guide that tells a louse from a nit, dandruff and lint. Parents with a flashlight will pass it on.
  tip: Supply school nurses, camp directors and hairdressers with a discreet flyer and an offer to check a whole group.
  tip: Mention on the website how you keep visits private, from unmarked bags to a neutral name on the receipt.
  tip: Invite reviews by first name or initials only, and never show a child’s head in your pictures.
`);
