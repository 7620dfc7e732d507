import { tradesOf } from './trade-list.ts';

/** Places to learn and to grow up. */
export const learning = [
  ...tradesOf(
    'childcare',
    `
kindergarten = play, songs, first letters
daycare > daycare center = play, naps, fresh air
montessori school > Montessori school = hands-on work, quiet choice, mixed ages
forest school = forest days, shelter building, fire safety
after-school program = homework help, crafts, games
summer camp = campfires, swimming, new friends
`,
  ),
  ...tradesOf(
    'school',
    `
primary school > elementary school = reading, math, music
private secondary school > private high school = languages, science, the arts
tutoring center = math, reading, homework
math tutor > math tutoring practice = math, exam practice, number sense
language school = Spanish, French, conversation
english school > English school = English, conversation, exam practice
test prep center = test practice, essays, strategy
coding school = programming, web projects, logic
robotics club = robots, sensors, teamwork
science club = experiments, rockets, microscopes
chess school = chess, openings, tournaments
college = degree courses, evening courses, exam help
business school = management, finance, case studies
online course platform = online courses, projects, feedback
vocational school = trade skills, workshops, exams
nursing school = nursing, anatomy, ward practice
first aid training > first aid training school = first aid, CPR, refresher courses
public speaking coach > public speaking school = speeches, nerves, clear talk
study abroad agency = applications, visas, host schools
learning support center = reading support, dyslexia, confidence
bible school > Bible school = Bible study, languages, service
quran school > Quran school = recitation, Arabic, study
hebrew school > Hebrew school = Hebrew, Torah, holidays
sign language school = sign language, conversation, culture
homeschool co-op = shared lessons, field trips, science days
`,
  ),
  ...tradesOf(
    'lessons',
    `
music school = piano, guitar, singing
piano teacher > piano studio = piano, sight-reading, first recitals
guitar teacher > guitar studio = guitar, chords, favorite songs
violin teacher > violin studio = violin, bowing, ensemble playing
singing teacher > singing studio = singing, breath, stage nerves
drum school = drums, rhythm, band practice
ballet school = ballet, posture, performances
drama school = acting, voice, improvisation
art school = drawing, painting, printmaking
driving school = driving, parking, test practice
motorcycle school = riding, braking, test practice
flight school = flying, navigation, licenses
cooking school = knife skills, sauces, bread
bartending school = cocktails, pouring, bar service
barista school = espresso, milk foam, tasting
wine school = wine tasting, grape lore, food pairing
beauty school = haircutting, makeup, skincare
sewing school = sewing, patterns, alterations
pottery class > pottery studio = throwing, glazing, hand-building
film and photo school = photography, filming, editing
circus school = juggling, trapeze, acrobatics
`,
  ),
];
