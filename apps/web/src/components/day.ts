const days = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const moments = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** “Nov 20, 2026”, where the reader is (row D-01). `at` is ISO 8601. */
export const dayOf = (at: string): string => days.format(new Date(at));

const daysOfUtc = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** “Nov 20, 2026” by UTC, wherever the reader is: of an end that is the same for everybody. */
export const utcDayOf = (at: string): string => daysOfUtc.format(new Date(at));

/** “Nov 20, 4:05 PM”, where the reader is. */
export const momentOf = (at: string): string => moments.format(new Date(at)).replaceAll('\u202F', '\u00A0');
