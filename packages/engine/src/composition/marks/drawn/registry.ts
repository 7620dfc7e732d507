import type { Construction } from './construction.ts';
import { arches } from './constructions/arch.ts';
import { balloon } from './constructions/balloon.ts';
import { barbell } from './constructions/barbell.ts';
import { beacon } from './constructions/beacon.ts';
import { bean } from './constructions/bean.ts';
import { bicycles } from './constructions/bicycle.ts';
import { bird } from './constructions/bird.ts';
import { blossoms } from './constructions/blossom.ts';
import { book } from './constructions/book.ts';
import { citrus } from './constructions/citrus.ts';
import { comb } from './constructions/comb.ts';
import { crown } from './constructions/crown.ts';
import { cups } from './constructions/cup.ts';
import { ear } from './constructions/ear.ts';
import { fern } from './constructions/fern.ts';
import { fish } from './constructions/fish.ts';
import { flames } from './constructions/flame.ts';
import { fox } from './constructions/fox.ts';
import { gem } from './constructions/gem.ts';
import { globe } from './constructions/globe.ts';
import { hive } from './constructions/hive.ts';
import { keys } from './constructions/key.ts';
import { lantern } from './constructions/lantern.ts';
import { leaf } from './constructions/leaf.ts';
import { links } from './constructions/links.ts';
import { lotus } from './constructions/lotus.ts';
import { mosaic } from './constructions/mosaic.ts';
import { nests } from './constructions/nest.ts';
import { nib } from './constructions/nib.ts';
import { orbits } from './constructions/orbit.ts';
import { pairs } from './constructions/pairs.ts';
import { paw } from './constructions/paw.ts';
import { peaks } from './constructions/peaks.ts';
import { pine } from './constructions/pine.ts';
import { sails } from './constructions/sail.ts';
import { shores } from './constructions/shore.ts';
import { sounds } from './constructions/sound.ts';
import { stacks } from './constructions/stack.ts';
import { stars } from './constructions/star.ts';
import { violins } from './constructions/strings.ts';
import { sunrises } from './constructions/sunrise.ts';
import { column, temple } from './constructions/temple.ts';
import { threads } from './constructions/thread.ts';
import { tooth } from './constructions/tooth.ts';
import { waves } from './constructions/waves.ts';
import { wheels } from './constructions/wheel.ts';
import { works } from './constructions/works.ts';
import { fusions } from './merged/fused.ts';
import { mergers } from './merged/merged.ts';

/** Lists every construction. Constructions that share a name differ in their forms. */
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

/** Finds the construction and form behind an ID such as `fern-6-blade`. Undefined for unlisted IDs. */
export const constructionOf = (detail: string): readonly [Construction, string] | undefined => byId.get(detail);
