import { isRefusal } from '../client.ts';

/** Milliseconds until another try. */
export const betweenTries = 1500;

/** Times that the server may be too busy. */
const mostWaits = 5;

/** Asks, and asks again by itself while the server is too busy to draw. What it made until then is kept, so asking again is waiting. */
export async function whenFree<T>(ask: () => Promise<T>, isOver: () => boolean = () => false): Promise<T> {
  for (let waits = 0; ; waits++) {
    try {
      return await ask();
    } catch (error) {
      if (!isRefusal(error, 'press.busy', 'press.unavailable') || waits === mostWaits || isOver()) throw error;
      await new Promise((resolve) => setTimeout(resolve, betweenTries));
    }
  }
}
