import { currentPictureName, limits, type Shows } from '@brandwright/engine';

const open: Shows = { things: [], never: [], letters: false, nothing: false };

/** What the mark should show, as a browser stored it; null if it says nothing. Only names of things survive of what is no such wish. */
export function parseShows(stored: unknown): Shows | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { things, never, letters, nothing } = stored as Readonly<Record<string, unknown>>;
  const chosen = namesIn(things, limits.shownThings);
  const away = namesIn(never, limits.ruledOutThings).filter((name) => !chosen.includes(name));
  return closed({ things: chosen, never: away, letters: letters === true, nothing: nothing === true });
}

const namesIn = (stored: unknown, most: number): readonly string[] =>
  Array.isArray(stored) ? [...new Set(stored.map(currentPictureName).filter(isName))].slice(0, most) : [];

const isName = (name: unknown): name is string => typeof name === 'string' && /^[a-z0-9][a-z0-9' -]{0,59}$/u.test(name);

const closed = (shows: Shows): Shows | null =>
  shows.things.length + shows.never.length > 0 || shows.letters || shows.nothing ? shows : null;

/** How a thing stands: chosen, ruled out, or left to us. */
export type Wish = 'chosen' | 'never' | 'open';

export const wishFor = (shows: Shows | null, name: string): Wish =>
  shows?.things.includes(name) ? 'chosen' : shows?.never.includes(name) ? 'never' : 'open';

/** Whether another thing may be chosen. */
export const mayChoose = (shows: Shows | null): boolean => (shows?.things.length ?? 0) < limits.shownThings;

/** With a thing chosen, ruled out or left to us. Beyond the limits, nothing changes. */
export function withWish(shows: Shows | null, name: string, wish: Wish): Shows | null {
  const before = shows ?? open;
  const things = before.things.filter((one) => one !== name);
  const never = before.never.filter((one) => one !== name);
  if (wish === 'chosen' && things.length >= limits.shownThings) return shows;
  if (wish === 'never' && never.length >= limits.ruledOutThings) return shows;
  return closed({
    ...before,
    things: wish === 'chosen' ? [...things, name] : things,
    never: wish === 'never' ? [...never, name] : never,
  });
}

/** With initials, or names without a picture, asked for or not. */
export const withPlain = (shows: Shows | null, plain: Partial<Pick<Shows, 'letters' | 'nothing'>>): Shows | null =>
  closed({ ...(shows ?? open), ...plain });
