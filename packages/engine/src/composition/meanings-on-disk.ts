/** `#meanings` in Node: everything that pages fetch on demand. */
export { meaningBook as atHand } from './meaning-book.ts';
