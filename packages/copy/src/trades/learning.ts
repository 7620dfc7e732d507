import { tradesOf } from './trade-list.ts';

/** Places to learn and to grow up. */
export const learning = [
  ...tradesOf(
    'childcare',
    `
kindergarten = playtime, songs, first letters
daycare > daycare center = playtime, naps, outdoor time
montessori school > Montessori school = hands-on learning, free choice, mixed-age groups
forest school = forest days, shelter building, nature walks
after-school program = homework help, crafts, games
summer camp = campfires, swimming, new friends
`,
  ),
  ...tradesOf(
    'school',
    `
primary school > elementary school = reading, math, music
private secondary school > private high school = languages, science, the arts
tutoring center = math tutoring, reading help, homework help
math tutor > math tutoring practice = math tutoring, exam practice, homework help
language school = Spanish, French, conversation practice
english school > English school = English lessons, conversation practice, exam prep
test prep center = test practice, essays, strategy
coding school = programming, web projects, app projects
robotics club = robot building, sensors, teamwork
science club = experiments, rocket building, microscope work
chess school = chess lessons, openings, tournaments
college = degree courses, evening courses, exam help
business school = management, finance, case studies
online course platform = online courses, projects, feedback
vocational school = trade skills, workshops, exam prep
nursing school = nursing skills, anatomy, hospital practice
first aid training > first aid training school = first aid, CPR, refresher courses
public speaking coach > public speaking school = speech writing, stage presence, clear speaking
study abroad agency = application help, visa advice, host schools
learning support center = reading support, help with dyslexia, study skills
bible school > Bible school = Bible study, biblical languages, church history
quran school > Quran school = recitation, Arabic, Quran study
hebrew school > Hebrew school = Hebrew lessons, Torah study, Jewish holidays
sign language school = sign language, conversation practice, Deaf culture
homeschool co-op = shared lessons, field trips, science days
`,
  ),
  ...tradesOf(
    'lessons',
    `
music school = piano, guitar, singing
piano teacher > piano studio = piano technique, sight-reading, performing
guitar teacher > guitar studio = chords, fingerpicking, favorite songs
violin teacher > violin studio = bowing, reading music, ensemble playing
singing teacher > singing studio = singing technique, breathing, stage presence
drum school = drumming, rhythm, playing in a band
ballet school = ballet technique, posture, stage performance
drama school = acting, voice, improvisation
art school = drawing, painting, printmaking
driving school = safe driving, parking, test skills
motorcycle school = safe riding, braking, test skills
flight school = flying, navigation, radio skills
cooking school = knife skills, sauce making, bread baking
bartending school = cocktails, pouring, bar service
barista school = espresso making, latte art, coffee tasting
wine school = wine tasting, grape varieties, food pairing
beauty school = haircutting, makeup, skincare
sewing school = sewing basics, pattern making, alterations
pottery class > pottery studio = throwing, glazing, hand-building
film and photo school = photography, filming, editing
circus school = juggling, trapeze, acrobatics
`,
  ),
];
