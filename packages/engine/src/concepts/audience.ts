import type { Brief } from '../brief/brief.ts';

/** Words in a name or description that tell whom a business serves, or how, in the most common languages. */
const children =
  /(?:^|[^\p{L}])(?:kid|kids|child|children|childrens|baby|babies|toddlers?|nursery|preschool|kindergarten|playgroup|playschool|little ones|toys?|toyshop|day ?care|infants?|kinder|enfants?|niños|bambini|crèche|kita|after-?school|youth club|for young)(?![\p{L}])/iu;
const movers =
  /(?:^|[^\p{L}])(?:mov(?:ers?|ing)|removals?|logistics?|courier|couriers|delivery|deliveries|freight|express|transport|haulage|hauling|shipping|cargo|trucking|trucks?|racing|rides?|taxi|cab)(?![\p{L}])/iu;

const told = ({ letters, description, slogan }: Brief): string => `${letters} ${description} ${slogan}`;

/** True if the business serves children. Rules out fashion or saloon styles. */
export const forChildren = (brief: Brief): boolean => children.test(told(brief));

/** True if the trade moves things or people. */
export const onTheMove = (brief: Brief): boolean => movers.test(told(brief));
