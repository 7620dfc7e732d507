import type { Kind } from '../kind.ts';
import { agent } from './agent.ts';
import { art } from './art.ts';
import { bakery } from './bakery.ts';
import { bar } from './bar.ts';
import { beauty } from './beauty.ts';
import { birth } from './birth.ts';
import { books } from './books.ts';
import { box } from './box.ts';
import { brewer } from './brewer.ts';
import { building } from './building.ts';
import { cafe } from './cafe.ts';
import { care } from './care.ts';
import { childcare } from './childcare.ts';
import { cleaning } from './cleaning.ts';
import { clinic } from './clinic.ts';
import { club } from './club.ts';
import { community } from './community.ts';
import { consult } from './consult.ts';
import { cover } from './cover.ts';
import { craft } from './craft.ts';
import { dental } from './dental.ts';
import { design } from './design.ts';
import { event } from './event.ts';
import { farewell } from './farewell.ts';
import { farm } from './farm.ts';
import { fashion } from './fashion.ts';
import { foodshop } from './foodshop.ts';
import { garden } from './garden.ts';
import { gift } from './gift.ts';
import { helpdesk } from './helpdesk.ts';
import { hobby } from './hobby.ts';
import { home } from './home.ts';
import { homes } from './homes.ts';
import { kitchen } from './kitchen.ts';
import { lab } from './lab.ts';
import { label } from './label.ts';
import { language } from './language.ts';
import { law } from './law.ts';
import { lessons } from './lessons.ts';
import { letting } from './letting.ts';
import { mind } from './mind.ts';
import { motor } from './motor.ts';
import { neutral } from './neutral.ts';
import { pantry } from './pantry.ts';
import { parcel } from './parcel.ts';
import { people } from './people.ts';
import { pets } from './pets.ts';
import { photo } from './photo.ts';
import { play } from './play.ts';
import { reading } from './reading.ts';
import { repair } from './repair.ts';
import { roastery } from './roastery.ts';
import { school } from './school.ts';
import { software } from './software.ts';
import { spa } from './spa.ts';
import { stage } from './stage.ts';
import { studio } from './studio.ts';
import { supply } from './supply.ts';
import { therapy } from './therapy.ts';
import { transport } from './transport.ts';
import { travel } from './travel.ts';
import { vet } from './vet.ts';
import { wealth } from './wealth.ts';
import { writing } from './writing.ts';

/** The kinds of business that the copywriter knows, by their names in the lists of trades. */
export const kinds = {
  agent,
  art,
  bakery,
  bar,
  beauty,
  birth,
  books,
  box,
  brewer,
  building,
  cafe,
  care,
  childcare,
  cleaning,
  clinic,
  club,
  community,
  consult,
  cover,
  craft,
  dental,
  design,
  event,
  farewell,
  farm,
  fashion,
  foodshop,
  garden,
  gift,
  helpdesk,
  hobby,
  home,
  homes,
  kitchen,
  lab,
  label,
  language,
  law,
  lessons,
  letting,
  mind,
  motor,
  neutral,
  pantry,
  parcel,
  people,
  pets,
  photo,
  play,
  reading,
  repair,
  roastery,
  school,
  software,
  spa,
  stage,
  studio,
  supply,
  therapy,
  transport,
  travel,
  vet,
  wealth,
  writing,
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;
