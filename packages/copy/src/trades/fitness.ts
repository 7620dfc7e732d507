import { tradesOf } from './trade-list.ts';

/** Training, sport and rest. */
export const fitness = [
  ...tradesOf(
    'studio',
    `
health coach > health coaching practice = food habits, better sleep, daily walks
gym = weights, classes, coaching
personal trainer > personal training studio = one-on-one training, strength plans, steady progress
functional fitness box > functional fitness gym = barbell training, group workouts, conditioning
yoga studio = yoga classes, breathing, long stretches
prenatal fitness studio = prenatal classes, pelvic floor work, recovery
pilates studio > Pilates studio = mat classes, reformer sessions, posture
barre studio = barre classes, balance, small-group work
indoor cycling studio = cycling classes, intervals, loud music
dance studio = dance classes, first steps, socials
pole dance studio = pole classes, strength, spins
aerial silks studio = aerial silks, hoop, conditioning
trampoline park = jumping, foam pits, birthday parties
kids gym > kids’ gym = tumbling, climbing, balance games
senior fitness studio = balance training, gentle strength, chair classes
stretching studio = assisted stretching, mobility, posture
`,
  ),
  ...tradesOf(
    'club',
    `
boxing gym = boxing, footwork, pad rounds
kickboxing gym = kickboxing, conditioning, sparring
karate school = karate, kata, sparring
self-defense school = self-defense, awareness, calm under pressure
judo club = judo, throws, falling safely
brazilian jiu-jitsu academy > Brazilian jiu-jitsu academy = ground fighting, drills, sparring
taekwondo school = taekwondo, kicks, forms
kung fu school = kung fu, forms, stick work
tai chi school = tai chi, balance, slow forms
fencing club = foil, épée, footwork
swim school = swimming, water safety, better strokes
surf school = surfing, wave reading, first stand-ups
climbing gym = bouldering, rope climbing, belay courses
gymnastics club = tumbling, bars, beam
running club = group runs, intervals, race days
cycling club = group rides, hill repeats, race days
tennis club = tennis, doubles, coaching
padel club = padel, doubles, coaching
pickleball club = pickleball, drop-in games, clinics
badminton club = badminton, doubles, league nights
squash club = squash, ladders, coaching
golf club = rounds of golf, putting practice, lessons
football academy > soccer academy = soccer, ball control, match play
basketball academy = basketball, shooting, team play
cricket academy = batting, bowling, match play
horse riding school > riding school = riding lessons, hacks, stable care
sailing school = sailing, knots, harbor handling
diving school = diving courses, pool sessions, open-water dives
ski school = skiing, snowboarding, first turns
kayak and paddle school = kayaking, paddleboarding, river trips
rowing club = rowing, sculling, regattas
skate school = skateboarding, ramps, first tricks
ice skating club = skating, spins, edges
archery club = archery, target days, beginner courses
`,
  ),
  ...tradesOf(
    'spa',
    `
hypnotherapist > hypnotherapy practice = deep calm, better sleep, fresh starts
massage therapist > massage practice = massage, deep-tissue work, rest
thai massage studio > Thai massage studio = Thai massage, stretching, herbal compresses
day spa = massages, facials, steam
sauna and bathhouse = sauna, cold plunges, steam
float center = float sessions, silence, warm rooms
cryotherapy studio = cold sessions, recovery, compression
salt cave = salt air, warm chairs, quiet
reiki healer > Reiki practice = Reiki sessions, quiet, rest
sound healer > sound bath studio = sound baths, gongs, deep rest
meditation center = meditation, quiet days, courses
breathwork coach > breathwork studio = breathwork, group sessions, calm
reflexologist > reflexology practice = foot reflexology, warm baths, rest
aromatherapist > aromatherapy practice = oil massage, scent blends, rest
wellness retreat = quiet days, yoga, good food
cupping therapist > cupping practice = cupping, massage, rest
`,
  ),
];
