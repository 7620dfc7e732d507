import { arches } from './arch.ts';
import { balloon } from './balloon.ts';
import { barbell } from './barbell.ts';
import { beacon } from './beacon.ts';
import { bean } from './bean.ts';
import { bicycles } from './bicycle.ts';
import { bird } from './bird.ts';
import { blossoms } from './blossom.ts';
import { book } from './book.ts';
import { citrus } from './citrus.ts';
import { comb } from './comb.ts';
import type { Construction } from './construction.ts';
import { crown } from './crown.ts';
import { cups } from './cup.ts';
import { ear } from './ear.ts';
import { fern } from './fern.ts';
import { fish } from './fish.ts';
import { flames } from './flame.ts';
import { fox } from './fox.ts';
import { fusions } from './fused.ts';
import { gem } from './gem.ts';
import { globe } from './globe.ts';
import { hive } from './hive.ts';
import { keys } from './key.ts';
import { lantern } from './lantern.ts';
import { leaf } from './leaf.ts';
import { links } from './links.ts';
import { lotus } from './lotus.ts';
import { mergers } from './merged.ts';
import { mosaic } from './mosaic.ts';
import { nests } from './nest.ts';
import { nib } from './nib.ts';
import { orbits } from './orbit.ts';
import { pairs } from './pairs.ts';
import { paw } from './paw.ts';
import { peaks } from './peaks.ts';
import { pine } from './pine.ts';
import { sails } from './sail.ts';
import { shores } from './shore.ts';
import { sounds } from './sound.ts';
import { stacks } from './stack.ts';
import { stars } from './star.ts';
import { violins } from './strings.ts';
import { sunrises } from './sunrise.ts';
import { column, temple } from './temple.ts';
import { threads } from './thread.ts';
import { tooth } from './tooth.ts';
import { waves } from './waves.ts';
import { wheels } from './wheel.ts';
import { works } from './works.ts';

/** Every construction; several may share a name, then their forms differ. */
export const constructions: readonly Construction[] = [
  ...arches,
  balloon,
  barbell,
  beacon,
  bean,
  ...bicycles,
  bird,
  ...blossoms,
  book,
  citrus,
  column,
  comb,
  crown,
  ...cups,
  ear,
  fern,
  fish,
  ...flames,
  fox,
  ...fusions,
  gem,
  globe,
  hive,
  ...keys,
  lantern,
  leaf,
  links,
  lotus,
  ...mergers,
  mosaic,
  ...nests,
  nib,
  ...orbits,
  ...pairs,
  paw,
  peaks,
  pine,
  ...sails,
  ...shores,
  ...sounds,
  ...stacks,
  ...stars,
  ...violins,
  ...sunrises,
  temple,
  ...threads,
  tooth,
  waves,
  ...wheels,
  works,
];

const byId = new Map<string, readonly [Construction, string]>();
for (const construction of constructions)
  for (const form of construction.forms) byId.set(`${construction.name}-${form}`, [construction, form]);

/** The construction and form behind `fern-6-blade`; undefined for what is not on the list. */
export const constructionOf = (detail: string): readonly [Construction, string] | undefined => byId.get(detail);
