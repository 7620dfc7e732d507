import { tradesOf } from './trade-list.ts';

/** Food and drink: places to eat, and makers and growers of food. */
export const food = [
  ...tradesOf(
    'cafe',
    `
coffee shop = filter coffee, espresso, a slice of cake
`,
  ),
];
