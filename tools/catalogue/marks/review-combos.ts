/** Which icons go into which containers, and how good that looks. Judged on sheets at 88, 40 and 16 px. */
import { reviewedIcons, reviewOf, words } from './review.ts';

interface Combo {
  readonly outer: string;
  readonly inner: string;
  readonly craft: number;
}

/** container: icons, with the craft behind the name; 4 when there is none. Each line is one idea: a thing that holds another. */
const table = `
drop: leaf=5 plant=5 fish-simple=5 flower-lotus lightning heart mountains bird coffee-bean=5
heart: paw-print=5 leaf first-aid=5 house=5 key fork-knife coffee bird=5 flower tooth music-note person-arms-spread dog plant=5 hand-palm bone scissors carrot horse=5 book-open bicycle pill
shield: lightning=5 key=5 leaf bird horse=5 crown-simple mountains=5 anchor-simple house wrench hammer castle-turret book-open paw-print barbell tree-evergreen
cloud: bird=5 lightning moon=5 key heart sun rocket-launch music-note airplane-tilt
chat-circle: coffee=5 heart music-note leaf lightbulb paw-print tooth fork-knife camera bird=5 book-open airplane-tilt
chat-teardrop: fork-knife=5 leaf=5 pen-nib
flame: drop=5 leaf lightning heart fish-simple pepper=5 barbell coffee-bean=5 carrot cooking-pot
hexagon: mountains=5 bug-beetle=5 atom flask dna lightning tree-evergreen=5 leaf hammer wrench eye coffee-bean horse axe butterfly anchor-simple fish-simple bicycle key
egg: bird=5 leaf heart plant=5 flower rabbit sun chef-hat
tooth: heart=5 leaf=5 star-four plant flower sparkle
seal: star crown-simple coffee=5 flower scissors chef-hat paw-print fork-knife acorn book-open needle leaf
house: heart=5 leaf=5 key=5 flame plant=5 paw-print lightning tree coffee fork-knife book-open sun hammer paint-brush drop wrench flower-tulip music-note person-arms-spread cooking-pot scissors lamp armchair bird dog tree-palm
map-pin: leaf=5 heart fork-knife=5 coffee house=5 tree paw-print airplane-tilt camera anchor-simple bicycle=5 sailboat wine
lightbulb: leaf=5 lightning=5 heart plant pen-nib=5 puzzle-piece drop
book: leaf=5 heart feather=5 tree bird mountains
balloon: heart star
flower: heart butterfly=5 coffee-bean=5 bird leaf
handbag-simple: leaf heart flower diamond
tote-simple: leaf=5 heart carrot=5 plant
jar: leaf heart cherries coffee-bean bug-beetle
diamond: eye=5 star-four leaf mountains
briefcase: first-aid
t-shirt: heart lightning
trophy: star=5
boxing-glove: lightning
gear-six: leaf=5 drop eye heart
bread: heart=5 leaf grains
chef-hat: heart leaf=5 fish-simple carrot=5 pepper=5
bookmark-simple: star heart feather=5
barn: horse=5 cow heart sun
avocado: heart=5
cookie: heart
eye: heart
watch: heart
wine: leaf=5 heart drop
beer-stein: grains
backpack: mountains=5
puzzle-piece: heart
coffee: leaf=5 heart=5
cooking-pot: leaf heart
crown-simple: heart
star: bird
guitar: heart
lens: eye bird=5 fish-simple coffee-bean drop=5
orange: heart
globe-stand: leaf
umbrella-simple: heart
sock: heart
medal: star
onigiri: fish-simple=5
rocket: star
`;

export const combos: readonly Combo[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [outer, list] = line.split(': ') as [string, string];
    return words(list).map((item) => {
      const [inner, craft] = item.split('=') as [string, string | undefined];
      return { outer, inner, craft: Number(craft ?? 4) };
    });
  });

/** Tiles, bubbles and badges: containers themselves, so that a second one around them is a box in a box. */
const boxed = new Set(
  words('waves waveform wave-sine piano-keys snowflake asterisk chat-circle chat-teardrop seal shield tag vault keyhole wall'),
);

/**
 * Plain forms around good icons, judged one step below the icon. A disc for all (round ones stand in a squircle instead),
 * an arch as well for the best. The engine may make more of them itself: a form and a reversed icon need no boolean geometry.
 */
export function plainFor(round: (name: string) => boolean): { name: string; outer: string; craft: number }[] {
  return reviewedIcons.flatMap((name) => {
    const { craft } = reviewOf(name);
    if (craft < 4 || boxed.has(name)) return [];
    const first = round(name) ? 'squircle' : 'disc';
    const outers = craft === 5 ? [first, 'arch'] : [first];
    return outers.map((outer) => ({ name, outer, craft: craft - 1 }));
  });
}
