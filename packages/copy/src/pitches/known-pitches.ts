import animalsAndBeauty from './animals-and-beauty.json' with { type: 'json' };
import barsAndBreweries from './bars-and-breweries.json' with { type: 'json' };
import booksAndClothes from './books-and-clothes.json' with { type: 'json' };
import building from './building.json' with { type: 'json' };
import cafesAndBakeries from './cafes-and-bakeries.json' with { type: 'json' };
import care from './care.json' with { type: 'json' };
import cleaningAndGardens from './cleaning-and-gardens.json' with { type: 'json' };
import community from './community.json' with { type: 'json' };
import consulting from './consulting.json' with { type: 'json' };
import dealers from './dealers.json' with { type: 'json' };
import design from './design.json' with { type: 'json' };
import doctors from './doctors.json' with { type: 'json' };
import eventsAndTravel from './events-and-travel.json' with { type: 'json' };
import foodMakers from './food-makers.json' with { type: 'json' };
import foodShops from './food-shops.json' with { type: 'json' };
import giftAndPetShops from './gift-and-pet-shops.json' with { type: 'json' };
import hobbyShops from './hobby-shops.json' with { type: 'json' };
import homeGoods from './home-goods.json' with { type: 'json' };
import kitchens from './kitchens.json' with { type: 'json' };
import law from './law.json' with { type: 'json' };
import lessons from './lessons.json' with { type: 'json' };
import makers from './makers.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import online from './online.json' with { type: 'json' };
import picturesAndStage from './pictures-and-stage.json' with { type: 'json' };
import property from './property.json' with { type: 'json' };
import repairs from './repairs.json' with { type: 'json' };
import restaurants from './restaurants.json' with { type: 'json' };
import schools from './schools.json' with { type: 'json' };
import supply from './supply.json' with { type: 'json' };
import technology from './technology.json' with { type: 'json' };
import training from './training.json' with { type: 'json' };
import vehicles from './vehicles.json' with { type: 'json' };
import wellness from './wellness.json' with { type: 'json' };

/** What a business of a trade says of itself besides its story, and to whom. */
export interface Pitch {
  /** A sentence that begins with “To”. */
  readonly mission: string;
  /** Three groups, each of which can follow “for”. */
  readonly people: readonly string[];
  /** Who they are, when and how they buy. */
  readonly demographics: string;
  /** What they care about: a sentence that begins with “They”. */
  readonly psychographics: string;
  /** Six lines without a period. */
  readonly taglines: readonly string[];
  /** Five pieces of advice for the owner. */
  readonly tips: readonly string[];
}

const groups: readonly Readonly<Record<string, Pitch>>[] = [
  cafesAndBakeries,
  barsAndBreweries,
  foodMakers,
  restaurants,
  kitchens,
  foodShops,
  giftAndPetShops,
  hobbyShops,
  booksAndClothes,
  homeGoods,
  dealers,
  online,
  doctors,
  care,
  training,
  wellness,
  schools,
  lessons,
  money,
  law,
  consulting,
  property,
  picturesAndStage,
  design,
  technology,
  repairs,
  building,
  cleaningAndGardens,
  vehicles,
  supply,
  animalsAndBeauty,
  makers,
  eventsAndTravel,
  community,
];

/**
 * What is said of each trade besides its story, by the names that the engine has for trades. A pitch is true of every business of its trade, says
 * nothing about one business, and shares no six words in a row with another.
 */
export const knownPitches: ReadonlyMap<string, Pitch> = new Map(groups.flatMap((group) => Object.entries(group)));
