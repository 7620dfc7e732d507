import { tradesOf } from './trade-list.ts';

/** Training, sport and rest. */
export const fitness = [
  ...tradesOf(
    'studio',
    `
health coach > health coaching practice = nutrition coaching, sleep habits, walking plans
gym = weights, classes, coaching
personal trainer > personal training studio = one-on-one training, strength plans, workouts at home
functional fitness box > functional fitness gym = barbell training, group workouts, conditioning
yoga studio = yoga classes, breathing exercises, deep stretching
prenatal fitness studio = prenatal classes, pelvic floor work, postnatal recovery
pilates studio > Pilates studio = mat classes, reformer sessions, posture work
barre studio = barre classes, balance, small-group work
indoor cycling studio = cycling classes, intervals, sprint classes
dance studio = dance classes, first steps, socials
pole dance studio = pole classes, strength training, spins
aerial silks studio = aerial silks, aerial hoop, conditioning
senior fitness studio = balance training, gentle strength, chair classes
stretching studio = assisted stretching, mobility training, posture work
`,
  ),
  ...tradesOf(
    'club',
    `
kids gym > kids’ gym = tumbling, climbing, balance games
boxing gym = boxing classes, footwork, pad work
kickboxing gym = kickboxing classes, conditioning, sparring
karate school = karate classes, kata, sparring
self-defense school = self-defense classes, awareness training, personal safety
judo club = judo classes, throws, safe falling
brazilian jiu-jitsu academy > Brazilian jiu-jitsu academy = ground fighting, drills, sparring
taekwondo school = taekwondo classes, kicks, forms
kung fu school = kung fu classes, forms, stick training
tai chi school = tai chi classes, balance training, slow forms
fencing club = foil, épée, footwork
swim school = swimming lessons, water safety, stroke technique
surf school = surfing lessons, wave reading, beginner courses
climbing gym = bouldering, rope climbing, belay courses
gymnastics club = tumbling, bars, balance beam
running club = group runs, intervals, race days
cycling club = group rides, hill repeats, race days
tennis club = tennis lessons, doubles, match play
padel club = padel lessons, doubles, match play
pickleball club = pickleball lessons, drop-in games, clinics
badminton club = badminton training, doubles, league nights
squash club = squash lessons, match play, coaching
golf club = rounds of golf, putting practice, lessons
football academy > soccer academy = soccer training, ball control, match play
basketball academy = basketball training, shooting, team play
cricket academy = batting, bowling, match play
horse riding school > riding school = riding lessons, trail rides, horse care
sailing school = sailing lessons, knots, boat handling
diving school = diving courses, pool sessions, open-water dives
ski school = ski lessons, snowboarding, beginner courses
kayak and paddle school = kayaking, paddleboarding, river trips
rowing club = rowing lessons, sculling, regattas
skate school = skateboarding, ramps, beginner tricks
ice skating club = skating lessons, spins, jumps
archery club = archery practice, target days, beginner courses
`,
  ),
  ...tradesOf(
    'spa',
    `
hypnotherapist > hypnotherapy practice = relaxation sessions, help with sleep, help with habits
massage therapist > massage practice = relaxing massage, deep-tissue massage, foot massage
thai massage studio > Thai massage studio = Thai massage, stretching, herbal compresses
day spa = massages, facials, steam
sauna and bathhouse = saunas, cold plunges, steam baths
float center = float sessions, silence, warm rooms
cryotherapy studio = cold sessions, recovery, compression
salt cave = salt air, reclining chairs, quiet
reiki healer > Reiki practice = Reiki sessions, quiet, rest
sound healer > sound bath studio = sound baths, gongs, deep rest
meditation center = guided meditation, retreat days, courses
breathwork coach > breathwork studio = breathing sessions, group sessions, courses
reflexologist > reflexology practice = foot reflexology, warm baths, rest
aromatherapist > aromatherapy practice = oil massage, scent blends, rest
wellness retreat = quiet days, yoga, good food
cupping therapist > cupping practice = dry cupping, massage, relaxation
`,
  ),
];
