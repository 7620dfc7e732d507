import { animalsAndBeauty } from './animals-and-beauty.ts';
import { barsAndBreweries } from './bars-and-breweries.ts';
import { booksAndClothes } from './books-and-clothes.ts';
import { building } from './building.ts';
import { cafesAndBakeries } from './cafes-and-bakeries.ts';
import { care } from './care.ts';
import { cleaningAndGardens } from './cleaning-and-gardens.ts';
import { community } from './community.ts';
import { consulting } from './consulting.ts';
import { dealers } from './dealers.ts';
import { design } from './design.ts';
import { doctors } from './doctors.ts';
import { eventsAndTravel } from './events-and-travel.ts';
import { foodMakers } from './food-makers.ts';
import { foodShops } from './food-shops.ts';
import { giftAndPetShops } from './gift-and-pet-shops.ts';
import { hobbyShops } from './hobby-shops.ts';
import { homeGoods } from './home-goods.ts';
import { kitchens } from './kitchens.ts';
import { law } from './law.ts';
import { lessons } from './lessons.ts';
import { makers } from './makers.ts';
import { money } from './money.ts';
import { online } from './online.ts';
import { picturesAndStage } from './pictures-and-stage.ts';
import type { Pitch } from './pitch-list.ts';
import { property } from './property.ts';
import { repairs } from './repairs.ts';
import { restaurants } from './restaurants.ts';
import { schools } from './schools.ts';
import { supply } from './supply.ts';
import { technology } from './technology.ts';
import { training } from './training.ts';
import { vehicles } from './vehicles.ts';
import { wellness } from './wellness.ts';

/**
 * What is said of each trade besides its story, by the names that the engine has for trades. A pitch is true of every business of its trade, says
 * nothing about one business, and shares no six words in a row with another.
 */
export const knownPitches: ReadonlyMap<string, Pitch> = new Map([
  ...cafesAndBakeries,
  ...barsAndBreweries,
  ...foodMakers,
  ...restaurants,
  ...kitchens,
  ...foodShops,
  ...giftAndPetShops,
  ...hobbyShops,
  ...booksAndClothes,
  ...homeGoods,
  ...dealers,
  ...online,
  ...doctors,
  ...care,
  ...training,
  ...wellness,
  ...schools,
  ...lessons,
  ...money,
  ...law,
  ...consulting,
  ...property,
  ...picturesAndStage,
  ...design,
  ...technology,
  ...repairs,
  ...building,
  ...cleaningAndGardens,
  ...vehicles,
  ...supply,
  ...animalsAndBeauty,
  ...makers,
  ...eventsAndTravel,
  ...community,
]);
