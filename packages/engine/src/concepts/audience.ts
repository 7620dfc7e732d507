import type { Brief } from '../brief/brief.ts';

/** Words of a name or description that say whom a business serves or how it goes about it, in the commonest languages. */
const children =
  /(?:^|[^\p{L}])(?:kid|kids|child|children|childrens|baby|babies|toddlers?|nursery|preschool|kindergarten|playgroup|playschool|little ones|toys?|toyshop|day ?care|infants?|kinder|enfants?|niños|bambini|crèche|kita|after-?school|youth club|for young)(?![\p{L}])/iu;
const movers =
  /(?:^|[^\p{L}])(?:mov(?:ers?|ing)|removals?|logistics?|courier|couriers|delivery|deliveries|freight|express|transport|haulage|hauling|shipping|cargo|trucking|trucks?|racing|rides?|taxi|cab)(?![\p{L}])/iu;

const told = ({ letters, description, slogan }: Brief): string => `${letters} ${description} ${slogan}`;

/** Whether children are served: nothing of a fashion page or a saloon then. */
export const forChildren = (brief: Brief): boolean => children.test(told(brief));

/** Whether the trade is to bring things or people from place to place. */
export const onTheMove = (brief: Brief): boolean => movers.test(told(brief));
